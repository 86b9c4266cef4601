// Package atomicfile writes files that are replaced as a whole: whoever stops the
// program, at whatever moment, leaves the old contents or the new ones.
package atomicfile

import (
	"errors"
	"os"
	"path/filepath"
	"time"
)

const (
	temporary = ".tmp"
	// stale is the age of a temporary file that no running program is writing.
	stale = time.Minute
)

// Write writes a file. It makes a temporary one beside it, brings that to the
// disk and gives it the name, which replaces the file before in one step.
func Write(path string, data []byte) error {
	dir, name := filepath.Split(path)
	tmp, err := os.CreateTemp(dir, name+"-*"+temporary)
	if err != nil {
		return err
	}
	_, err = tmp.Write(data)
	err = errors.Join(err, tmp.Sync(), tmp.Close())
	if err == nil {
		err = os.Rename(tmp.Name(), path)
	}
	if err != nil {
		_ = os.Remove(tmp.Name())
		return err
	}
	syncFolder(dir)
	return nil
}

// syncFolder brings a folder's names to the disk. Not every system can; the
// rename has happened in any case.
func syncFolder(dir string) {
	if d, err := os.Open(dir); err == nil {
		_ = d.Sync()
		_ = d.Close()
	}
}

// Sweep removes from a folder temporary files of programs that were stopped while
// writing. What can't be removed does no harm.
func Sweep(dir string) {
	left, _ := filepath.Glob(filepath.Join(dir, "*"+temporary))
	for _, name := range left {
		if info, err := os.Stat(name); err == nil && time.Since(info.ModTime()) > stale {
			_ = os.Remove(name)
		}
	}
}
