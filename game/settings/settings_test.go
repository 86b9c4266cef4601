package settings_test

import (
	"reflect"
	"strings"
	"testing"

	"ayoayo/engine"
	"ayoayo/game/host"
	"ayoayo/game/save"
	"ayoayo/game/settings"
	"ayoayo/game/ui"
	"ayoayo/game/ui/uitest"
	"ayoayo/game/words"
)

// app is a program of which only the settings are there.
type app struct {
	chosen  save.Settings
	changes int
	screen  *ui.Screen
}

func (a *app) Settings() *save.Settings { return &a.chosen }

func (a *app) SettingsChanged() {
	a.changes++
	look := a.screen.Look
	look.Theme = a.chosen.Theme
	a.screen.SetLook(look)
}

func (a *app) OpenKeys() {}

func (a *app) OpenCredits() {}

func (a *app) Preset(key string) *engine.Rules {
	r, err := engine.ParseRules(key)
	if err != nil {
		panic(err)
	}
	return r
}

func open(t *testing.T, vibrates bool) *app {
	t.Helper()
	screen, h := uitest.NewScreen(800, 600)
	h.Buzzes = vibrates
	a := &app{chosen: settings.Default(), screen: screen}
	screen.Push(settings.New(screen, uitest.English(t), a))
	screen.Pass(0)
	return a
}

// question is the part of an answer's identity that names its question.
func question(id string) string {
	name, _, _ := strings.Cut(id, ":")
	return name
}

// Every answer is the one that is shown as chosen afterwards, alone among those of
// its question, and nothing else is.
func TestEveryAnswerIsChosen(t *testing.T) {
	a := open(t, true)
	var answers []string
	shown := map[string]bool{}
	for _, c := range a.screen.Page.Controls {
		if c.Toggle {
			answers = append(answers, c.ID)
			shown[c.ID] = c.Pressed
		}
	}
	if len(answers) < 20 {
		t.Fatalf("there are %d answers only: %v", len(answers), answers)
	}
	for i, id := range answers {
		before := a.chosen
		chosen := shown[id]
		uitest.Press(t, a.screen, id)
		if a.changes != i+1 {
			t.Errorf("after %d answers the program was told of %d", i+1, a.changes)
		}
		if chosen != reflect.DeepEqual(before, a.chosen) {
			t.Errorf("%s was chosen: %v; the settings were %+v and are %+v", id, chosen, before, a.chosen)
		}
		for other, was := range shown {
			want := was
			if question(other) == question(id) {
				want = other == id
			}
			if c := ui.Find(a.screen.Page.Controls, other); c.Pressed != want {
				t.Errorf("after %s, %s is shown as chosen: %v", id, other, c.Pressed)
			}
			shown[other] = want
		}
	}
}

func TestOnlyWhatVibratesIsAskedAbout(t *testing.T) {
	for _, can := range []bool{false, true} {
		a := open(t, can)
		if asked := ui.Find(a.screen.Page.Controls, "vibrate:on") != nil; asked != can {
			t.Errorf("of a machine that vibrates (%v) it is asked: %v", can, asked)
		}
	}
}

// How long games are kept is said where it is known.
func TestHowLongGamesAreKeptIsSaid(t *testing.T) {
	for lasting, want := range map[host.Lasting]words.Key{host.Lasts: "", host.LastsForGood: words.LastsForGood, host.LastsForNow: words.LastsForNow} {
		screen, h := uitest.NewScreen(800, 600)
		h.Last = lasting
		say := uitest.English(t)
		screen.Push(settings.New(screen, say, &app{chosen: settings.Default(), screen: screen}))
		screen.Pass(0)
		c := ui.Find(screen.Page.Controls, "lasting")
		switch {
		case want == "" && c != nil:
			t.Errorf("where nothing is known it is said: %s", c.Label)
		case want != "" && (c == nil || c.Label != say.Say(want)):
			t.Errorf("want %q, got %+v", say.Say(want), c)
		}
	}
}
