//go:build !js

package shelf

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// Shelf is a folder of records and backups.
type Shelf struct{ folder string }

// suffixes are how the files end that are listed: records, so that a double click shows
// their text, and backups.
var suffixes = [...]string{".txt", ".ayoayo"}

// Open returns the shelf in the user's documents. The folder is made when the
// first record is put there.
func Open() (*Shelf, error) {
	dir, err := documents()
	if err != nil {
		return nil, fmt.Errorf("there is no folder for documents: %w", err)
	}
	return OpenFolder(filepath.Join(dir, "Ayoayo")), nil
}

// OpenFolder returns the shelf in a folder.
func OpenFolder(folder string) *Shelf { return &Shelf{folder} }

// Folder returns where the records are.
func (s *Shelf) Folder() string { return s.folder }

// List returns the names of the records, the latest first. A folder that is not
// there yet has none.
func (s *Shelf) List() []string {
	entries, err := os.ReadDir(s.folder)
	if err != nil {
		return nil
	}
	type file struct {
		name  string
		saved int64
	}
	var files []file
	for _, e := range entries {
		if info, err := e.Info(); err == nil && info.Mode().IsRegular() && slices.Contains(suffixes[:], filepath.Ext(e.Name())) {
			files = append(files, file{e.Name(), info.ModTime().UnixNano()})
		}
	}
	slices.SortFunc(files, func(a, b file) int {
		if a.saved != b.saved {
			return int(min(max(b.saved-a.saved, -1), 1))
		}
		return strings.Compare(a.name, b.name)
	})
	names := make([]string, len(files))
	for i, f := range files {
		names[i] = f.name
	}
	return names
}

// Read returns a record of the list, at most so many bytes of it.
func (s *Shelf) Read(name string, most int) (string, error) {
	return ReadFile(os.DirFS(s.folder), name, most)
}

// ReadFile returns a file of a file system, at most so many bytes of it.
func ReadFile(files fs.FS, name string, most int) (string, error) {
	f, err := files.Open(name)
	if err != nil {
		return "", err
	}
	text, err := io.ReadAll(io.LimitReader(f, int64(most)))
	return string(text), errors.Join(err, f.Close())
}

// Write puts a file on the shelf and returns its path. No file is written over: where
// the name is taken, a number follows it.
func (s *Shelf) Write(name, text string) (string, error) {
	if err := os.MkdirAll(s.folder, 0o755); err != nil {
		return "", err
	}
	path := filepath.Join(s.folder, name)
	end := filepath.Ext(name)
	for n := 2; ; n++ {
		f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
		if errors.Is(err, fs.ErrExist) {
			path = filepath.Join(s.folder, fmt.Sprintf("%s-%d%s", strings.TrimSuffix(name, end), n, end))
			continue
		}
		if err != nil {
			return "", err
		}
		_, err = f.WriteString(text)
		if err = errors.Join(err, f.Close()); err != nil {
			return "", errors.Join(err, os.Remove(path))
		}
		return path, nil
	}
}
