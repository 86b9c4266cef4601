//go:build !js

package save

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"ayoayo/game/atomicfile"
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
	if err == nil {
		atomicfile.Sweep(dir)
	}
	return newStore(folder{dir}, err)
}

// folder keeps a file a record.
type folder struct{ dir string }

const suffix = ".msgp"

func (f folder) path(name string) string { return filepath.Join(f.dir, name+suffix) }

func (f folder) read(name string) ([]byte, error) { return os.ReadFile(f.path(name)) }

func (f folder) write(name string, data []byte) error { return atomicfile.Write(f.path(name), data) }

func (f folder) move(from, to string) error {
	return os.Rename(f.path(from), f.path(to))
}

func (f folder) remove(name string) error {
	if err := os.Remove(f.path(name)); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}
