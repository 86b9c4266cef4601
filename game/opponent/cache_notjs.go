//go:build !js

package opponent

import (
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
	"slices"

	"ayoayo/game/atomicfile"
)

// cache is a store of the mind in a folder, a file a name. What can't be kept is
// forgotten: it can be made again.
type cache struct{ dir string }

const (
	cacheSuffix = ".cache"
	// cacheMost is the most files kept; a table for the most seeds takes 2.7 MB.
	cacheMost = 8
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

func (c cache) Save(name string, data []byte) {
	if err := os.MkdirAll(c.dir, 0o700); err != nil {
		return
	}
	_ = atomicfile.Write(c.path(name), data)
	c.sweep()
}

// sweep removes the oldest files beyond the most that are kept. What can't be
// removed does no harm.
func (c cache) sweep() {
	atomicfile.Sweep(c.dir)
	kept := c.files()
	for _, f := range kept[:max(0, len(kept)-cacheMost)] {
		_ = os.Remove(filepath.Join(c.dir, f.Name()))
	}
}

// files lists the files that are kept, the oldest first.
func (c cache) files() []fs.FileInfo {
	names, _ := filepath.Glob(filepath.Join(c.dir, "*"+cacheSuffix))
	var files []fs.FileInfo
	for _, name := range names {
		if info, err := os.Stat(name); err == nil {
			files = append(files, info)
		}
	}
	slices.SortStableFunc(files, func(a, b fs.FileInfo) int { return a.ModTime().Compare(b.ModTime()) })
	return files
}
