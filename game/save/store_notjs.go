//go:build !js

package save

import (
	"errors"
	"fmt"
	"hash/fnv"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"ayoayo/game/atomicfile"
)

// Open returns the store in the user's configuration folder. It always returns
// one; [Store.Try] says whether it can keep anything.
func Open() *Store {
	dir, err := os.UserConfigDir()
	if err != nil {
		return newStore(nil, fmt.Errorf("there is no folder for settings: %w", err))
	}
	return OpenFolder(filepath.Join(dir, "ayoayo"))
}

// OpenFolder returns the store in a folder, which is made when something is saved.
func OpenFolder(dir string) *Store {
	atomicfile.Sweep(dir)
	return newStore(folder{dir}, nil)
}

// folder keeps a file a record.
type folder struct{ dir string }

const suffix = ".msgp"

func (f folder) path(name string) string { return filepath.Join(f.dir, name+suffix) }

// read reads a file, and nothing that may never end: no pipe, nor more than any
// record has.
func (f folder) read(name string) ([]byte, error) {
	info, err := os.Stat(f.path(name))
	switch {
	case err != nil:
		return nil, err
	case !info.Mode().IsRegular():
		return nil, fmt.Errorf("%w: %s", errNotFile, f.path(name))
	case info.Size() > largest:
		return nil, fmt.Errorf("%w: %s has %d bytes", errNotFile, f.path(name), info.Size())
	}
	return os.ReadFile(f.path(name))
}

func (f folder) write(name string, data []byte) error {
	if err := os.MkdirAll(f.dir, 0o700); err != nil {
		return err
	}
	return atomicfile.Write(f.path(name), data)
}

func (f folder) list() ([]string, error) {
	entries, err := os.ReadDir(f.dir)
	var names []string
	for _, e := range entries {
		if name, ok := strings.CutSuffix(e.Name(), suffix); ok {
			names = append(names, name)
		}
	}
	return names, err
}

// changes is a sum of the names, sizes and times of all files.
func (f folder) changes() uint64 {
	entries, _ := os.ReadDir(f.dir) // of a folder that is not there yet: none
	sum := fnv.New64a()
	for _, e := range entries {
		if info, err := e.Info(); err == nil && strings.HasSuffix(e.Name(), suffix) {
			fmt.Fprintln(sum, e.Name(), info.Size(), info.ModTime().UnixNano())
		}
	}
	return sum.Sum64()
}

func (f folder) lock(name string) lock { return newFileLock(filepath.Join(f.dir, name)) }

// cabinet is a folder in this one, with a file a game.
func (f folder) cabinet(func(func())) cabinet {
	dir := filepath.Join(f.dir, "library")
	atomicfile.Sweep(dir)
	return prompt{medium: folder{dir}}
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
