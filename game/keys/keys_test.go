package keys_test

import (
	"slices"
	"strings"
	"testing"

	"ayoayo/game/keys"
	"ayoayo/game/ui"
	"ayoayo/game/ui/uitest"
	"ayoayo/game/words"
)

// The name of a key is what one looks for: it is set no smaller than what the key does,
// and alike in every window.
func TestNamesOfKeysAreSetAsLargeAsWhatTheyDo(t *testing.T) {
	say := uitest.English(t)
	for _, size := range [][2]float64{{320, 568}, {390, 844}, {844, 390}, {1280, 720}} {
		screen, _ := uitest.NewScreen(size[0], size[1])
		screen.Push(keys.New(screen, say))
		screen.Pass(0)
		for _, group := range words.KeyGroups() {
			for _, key := range group.Keys {
				name := say.Say(words.KeyName.Of(key))
				at := slices.IndexFunc(screen.Page.Lines, func(l ui.Line) bool { return l.Text == name })
				if at < 0 {
					t.Fatalf("in %v the name %q does not stand on one line", size, name)
				}
				if style := screen.Page.Lines[at].Style; style.Size < ui.TextStyle().Size || !style.Bold {
					t.Errorf("in %v the name %q is set as %+v", size, name, style)
				}
			}
		}
	}
}

// Every key stands in the list with what it does, and a reader hears both.
func TestEveryKeyIsListed(t *testing.T) {
	say := uitest.English(t)
	for _, width := range []float64{320, 800} {
		screen, _ := uitest.NewScreen(width, 600)
		screen.Push(keys.New(screen, say))
		screen.Pass(0)
		for _, group := range words.KeyGroups() {
			for _, key := range group.Keys {
				c := ui.Find(screen.Page.Controls, "key:"+key)
				if c == nil || !strings.HasPrefix(c.Said, say.Say(words.KeyName.Of(key))) || !strings.HasSuffix(c.Said, c.Label) {
					t.Errorf("the key %s is heard as %+v", key, c)
				}
			}
		}
	}
}
