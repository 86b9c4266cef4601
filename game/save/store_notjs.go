//go:build !js

package save

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"
)

// Open returns the store in the user's configuration folder. It always returns
// one; [Store.Err] says whether it can keep anything.
func Open() *Store {
	dir, err := os.UserConfigDir()
	if err != nil {
		return newStore(nil, fmt.Errorf("there is no folder for settings: %w", err))
	}
	return OpenFolder(filepath.Join(dir, "ayoayo"))
}

// OpenFolder returns the store in a folder, which is made if it is not there.
func OpenFolder(dir string) *Store {
	err := os.MkdirAll(dir, 0o700)
	f := folder{dir}
	if err == nil {
		f.sweep()
	}
	return newStore(f, err)
}

// folder keeps a file a record.
type folder struct{ dir string }

const (
	suffix    = ".msgp"
	temporary = ".tmp"
	// stale is the age of a temporary file that no running program is writing.
	stale = time.Minute
)

// sweep removes temporary files of programs that were stopped while writing.
// What can't be removed does no harm.
func (f folder) sweep() {
	left, _ := filepath.Glob(filepath.Join(f.dir, "*"+temporary))
	for _, name := range left {
		if info, err := os.Stat(name); err == nil && time.Since(info.ModTime()) > stale {
			_ = os.Remove(name)
		}
	}
}

func (f folder) path(name string) string { return filepath.Join(f.dir, name+suffix) }

func (f folder) read(name string) ([]byte, error) { return os.ReadFile(f.path(name)) }

// write makes a temporary file, brings it to the disk and gives it the record's
// name, which replaces the file before in one step.
func (f folder) write(name string, data []byte) error {
	tmp, err := os.CreateTemp(f.dir, name+"-*"+temporary)
	if err != nil {
		return err
	}
	_, err = tmp.Write(data)
	err = errors.Join(err, tmp.Sync(), tmp.Close())
	if err == nil {
		err = os.Rename(tmp.Name(), f.path(name))
	}
	if err != nil {
		_ = os.Remove(tmp.Name())
		return err
	}
	f.sync()
	return nil
}

// sync brings the folder's names to the disk. Not every system can; the rename
// has happened in any case.
func (f folder) sync() {
	if d, err := os.Open(f.dir); err == nil {
		_ = d.Sync()
		_ = d.Close()
	}
}

func (f folder) move(from, to string) error {
	return os.Rename(f.path(from), f.path(to))
}

func (f folder) remove(name string) error {
	if err := os.Remove(f.path(name)); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}
