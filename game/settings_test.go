package game

import (
	"testing"

	"ayoayo/ai"
	"ayoayo/engine"
	"ayoayo/game/host/hosttest"
	"ayoayo/game/save"
	"ayoayo/game/seat"
	"ayoayo/game/session"
	"ayoayo/game/settings"
	"ayoayo/game/ui"
	"ayoayo/render"
)

func TestAThemeIsChosenAndKept(t *testing.T) {
	emptyFolder(t)
	a := open(t, 800, 600)
	press(t, a, "settings")
	for _, name := range render.Themes() {
		press(t, a, "theme:"+name)
		for _, other := range render.Themes() {
			if c := ui.Find(a.Page.Controls, "theme:"+other); c.Pressed != (other == name) {
				t.Errorf("after choosing %s, %s is shown as chosen: %v", name, other, c.Pressed)
			}
		}
	}
	press(t, a, "theme:sand")
	b := open(t, 800, 600)
	if b.Look.Theme != "sand" {
		t.Errorf("the next time the theme is %q, want sand", b.Look.Theme)
	}
}

// Levels that there are not, in what was kept, become the nearest.
func TestKeptLevelsAreOnesThatThereAre(t *testing.T) {
	emptyFolder(t)
	const south, north = engine.South, engine.North
	kept := [2]seat.Seat{{Computer: true, Level: -5}, {Computer: true, Level: 99}}
	chosen := settings.Default()
	chosen.Games = []save.Choice{{Rules: "oware", Seats: kept}}
	s, err := session.New(session.Setup{Rules: "oware", Seats: kept}, 1)
	if err != nil {
		t.Fatal(err)
	}
	store := save.Open()
	if _, err := store.SaveSettings(chosen); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Play(s.Legal()[0]); err != nil {
		t.Fatal(err)
	}
	if _, err := store.SaveGame(s.Record()); err != nil {
		t.Fatal(err)
	}
	a := open(t, 800, 600)
	for name, seats := range map[string][2]seat.Seat{
		"settings": a.settings.Games[0].Seats,
		"game":     {a.Session().Seat(south), a.Session().Seat(north)},
	} {
		if seats[south].Level != 1 || seats[north].Level != ai.Levels {
			t.Errorf("the levels of the %s are %d and %d, want 1 and %d", name, seats[south].Level, seats[north].Level, ai.Levels)
		}
	}
}

// Two pages of the same address keep the same settings: what one changes the
// other does not change back.
func TestTwoPagesChangeTheSettings(t *testing.T) {
	emptyFolder(t)
	a, b := open(t, 800, 600), open(t, 800, 600)
	press(t, a, "settings")
	press(t, a, "theme:sand")
	press(t, b, "settings")
	press(t, b, "speed:fast")
	c := open(t, 800, 600)
	if c.Look.Theme != "sand" || c.settings.Speed != "fast" {
		t.Errorf("the theme is %q and the speed %q, want sand and fast", c.Look.Theme, c.settings.Speed)
	}
	begin(t, a, people("oware"))
	if d := open(t, 800, 600); d.settings.Speed != "fast" {
		t.Errorf("after a new game the speed is %q, want fast", d.settings.Speed)
	}
}

// A system that asks for strong contrast gets it where the player has chosen no board,
// and one that asks for larger text gets everything larger, as far as it finds room.
func TestTheSystemChoosesContrastAndSize(t *testing.T) {
	emptyFolder(t)
	h := &hosttest.Fake{Contrast: true, Text: 2}
	a := openIn(t, h, 1280, 720)
	if a.Look.Theme != render.Contrast {
		t.Errorf("the theme is %q", a.Look.Theme)
	}
	a.settings.Theme = "sand"
	a.refresh()
	if a.Look.Theme != "sand" {
		t.Errorf("the board that was chosen is %q", a.Look.Theme)
	}
	if a.Window.W != 640 || a.Window.H != 360 {
		t.Errorf("with text of twice the size a page of 1280 by 720 is laid out in %v", a.Window)
	}
	if a.Resize(390, 844, 1); a.Window.W != 320 {
		t.Errorf("on a phone of 390 by 844 it is laid out in %v", a.Window)
	}
	h.Text = 1
	a.refresh()
	if a.Resize(390, 844, 1); a.Window.W != 390 {
		t.Errorf("with text of the usual size it is laid out in %v", a.Window)
	}
}
