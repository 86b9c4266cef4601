//go:build !js

package game

import (
	"testing"

	"ayoayo/game/save"
	"ayoayo/game/ui"
	"ayoayo/game/words"
)

// The program speaks the language of the system or the one that was chosen, at once, as
// soon as its sentences are here, and keeps the choice.
func TestLanguages(t *testing.T) {
	emptyFolder(t)
	a := open(t, 800, 600)
	tab := func() string {
		a.advance(0)
		return ui.Find(a.Page.Controls, "play").Label
	}
	choose := func(id string) {
		t.Helper()
		a.openSettings()
		a.advance(0)
		a.Activate("language:" + id)
	}
	want := func(what, code, word string) {
		t.Helper()
		if got := tab(); got != word || fake(a).Spoken != code || a.say.Code() != code {
			t.Errorf("%s: %q, and the page is told of %q", what, got, fake(a).Spoken)
		}
	}
	want("at first", "en", "Play")
	fake(a).Liked, fake(a).Fetched = []string{"xx", "cs-CZ", "en"}, "cs"
	a.refresh()
	if got := tab(); got != "Play" {
		t.Errorf("without its sentences it speaks Czech: %q", got)
	}
	fake(a).Fetched = ""
	a.refresh()
	want("as the system", "cs", "Hrát")
	choose("en")
	want("English", "en", "Play")
	choose("cs")
	want("Czech", "cs", "Hrát")
	if kept, _ := save.Open().LoadSettings(a.settings); kept.Language != "cs" {
		t.Errorf("kept is %q", kept.Language)
	}
	choose("system")
	fake(a).Liked = nil
	a.refresh()
	want("the system's again", "en", "Play")
	if a.say.Say(words.Undo) != "Undo" {
		t.Error("the scenes speak another language than the tabs")
	}
}
