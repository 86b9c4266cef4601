//go:build !js && !windows

package desktop

import (
	"cmp"
	"os"
	"slices"
	"strings"
)

// Languages returns the tags of the languages that the player likes, the best first: the
// environment says so, as it does to every program here.
func Languages() []string {
	locale := cmp.Or(os.Getenv("LC_ALL"), os.Getenv("LC_MESSAGES"), os.Getenv("LANG"))
	if slices.Contains([]string{"", "C", "POSIX"}, locale) {
		return nil
	}
	// A list in order, which is GNU's own, goes before the one language.
	liked := strings.FieldsFunc(os.Getenv("LANGUAGE"), func(r rune) bool { return r == ':' })
	return append(liked, locale)
}
