package game

import (
	"runtime"
	"strings"
	"testing"
	"unicode/utf8"

	"ayoayo/game/ui"
)

// A word from outside may be of any length and the window of any width; the
// memory of a browser is not.
func TestLongWordsAreBroken(t *testing.T) {
	noFolder(t)
	a := open(t, 800, 600)
	for name, word := range map[string]string{
		"letters":  strings.Repeat("x", 4000),
		"not text": strings.Repeat("\xff", 500),
		"accents":  "e" + strings.Repeat("\u0301", 4000),
		"nothing":  "",
	} {
		for _, width := range []float64{-50, 10, 300} {
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			lines := a.Page.Wrap(word, ui.SmallStyle(), width)
			short := a.Page.Short(word, width, ui.SmallStyle())
			runtime.ReadMemStats(&after)
			if used := after.TotalAlloc - before.TotalAlloc; used > 256<<20 {
				t.Errorf("%s in a width of %v took %d MB", name, width, used>>20)
			}
			if got, want := strings.Join(lines, ""), string([]rune(word)); got != want {
				t.Errorf("%s in a width of %v: the lines hold %d letters, want %d", name, width, utf8.RuneCountInString(got), utf8.RuneCountInString(want))
			}
			for _, l := range append(lines, short) {
				if a.Page.Wide(l, ui.SmallStyle()) > max(width, 0) && utf8.RuneCountInString(l) > 2 {
					t.Errorf("%s in a width of %v: a line of %d letters is too wide", name, width, utf8.RuneCountInString(l))
				}
			}
		}
	}
}
