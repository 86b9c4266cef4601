//go:build !js

package opponent

import (
	"errors"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"time"
)

// cache is a store of the mind in a folder, a file a name. What can't be kept is
// forgotten: it can be made again.
type cache struct{ dir string }

const (
	cacheSuffix    = ".cache"
	cacheTemporary = ".tmp"
	// cacheMost is the most files kept; a table for the most seeds takes 2.7 MB.
	cacheMost = 8
	// cacheStale is the age of a temporary file that no running program is
	// writing.
	cacheStale = time.Minute
)

// userCache is the cache in the user's folder for what can be made again.
func userCache() (cache, error) {
	dir, err := os.UserCacheDir()
	return cache{filepath.Join(dir, "ayoayo")}, err
}

func (c cache) path(name string) string {
	return filepath.Join(c.dir, url.PathEscape(name)+cacheSuffix)
}

func (c cache) Load(name string) []byte {
	data, err := os.ReadFile(c.path(name))
	if err != nil {
		return nil
	}
	return data
}

// Save writes a temporary file and gives it the name, which replaces the file
// before in one step.
func (c cache) Save(name string, data []byte) {
	if err := os.MkdirAll(c.dir, 0o700); err != nil {
		return
	}
	tmp, err := os.CreateTemp(c.dir, "*"+cacheTemporary)
	if err != nil {
		return
	}
	_, err = tmp.Write(data)
	err = errors.Join(err, tmp.Close())
	if err == nil {
		err = os.Rename(tmp.Name(), c.path(name))
	}
	if err != nil {
		_ = os.Remove(tmp.Name())
	}
	c.sweep()
}

// sweep removes the oldest files beyond the most that are kept, and temporary
// ones of programs that were stopped while writing. What can't be removed does
// no harm.
func (c cache) sweep() {
	kept := c.files("*" + cacheSuffix)
	for _, f := range kept[:max(0, len(kept)-cacheMost)] {
		_ = os.Remove(filepath.Join(c.dir, f.Name()))
	}
	for _, f := range c.files("*" + cacheTemporary) {
		if time.Since(f.ModTime()) > cacheStale {
			_ = os.Remove(filepath.Join(c.dir, f.Name()))
		}
	}
}

// files lists files, the oldest first.
func (c cache) files(pattern string) []fs.FileInfo {
	names, _ := filepath.Glob(filepath.Join(c.dir, pattern))
	var files []fs.FileInfo
	for _, name := range names {
		if info, err := os.Stat(name); err == nil {
			files = append(files, info)
		}
	}
	slices.SortStableFunc(files, func(a, b fs.FileInfo) int { return a.ModTime().Compare(b.ModTime()) })
	return files
}
