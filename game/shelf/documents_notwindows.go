//go:build !js && !windows

package shelf

import (
	"os"
	"path/filepath"
	"strings"
)

// documents returns the user's folder of documents: the one that the desktop
// has named, in whatever language, or else the usual one.
func documents() (string, error) {
	home, err := os.UserHomeDir()
	if err != nil {
		return "", err
	}
	if config, err := os.UserConfigDir(); err == nil {
		if text, err := os.ReadFile(filepath.Join(config, "user-dirs.dirs")); err == nil {
			if dir := named(string(text), home); dir != "" {
				return dir, nil
			}
		}
	}
	return filepath.Join(home, "Documents"), nil
}

// named returns the folder of documents in a desktop's list of folders, "" if
// it is not in it. The list is a script of lines like NAME="$HOME/folder".
func named(list, home string) string {
	for line := range strings.Lines(list) {
		if value, ok := strings.CutPrefix(strings.TrimSpace(line), "XDG_DOCUMENTS_DIR="); ok {
			return strings.Replace(strings.Trim(value, `"`), "$HOME", home, 1)
		}
	}
	return ""
}
