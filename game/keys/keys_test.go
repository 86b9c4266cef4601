package keys_test

import (
	"strings"
	"testing"

	"ayoayo/game/keys"
	"ayoayo/game/ui"
	"ayoayo/game/ui/uitest"
	"ayoayo/game/words"
)

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
