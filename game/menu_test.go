//go:build !js

package game

import (
	"image"
	"testing"

	"ayoayo/game/host"
	"ayoayo/game/menu"
	"ayoayo/game/ui"
	"ayoayo/game/ui/uitest"
	"ayoayo/render"
)

// openMenu opens the menu of a game in a window.
func openMenu(t *testing.T, size image.Point) *App {
	t.Helper()
	emptyFolder(t)
	a := open(t, float64(size.X), float64(size.Y))
	begin(t, a, people("oware"))
	press(t, a, "menu")
	return a
}

// touch puts a finger down and up.
func touch(a *App, x, y float64) {
	for _, down := range []bool{true, false} {
		a.HandleInput(&ui.Input{}, host.Events{Touches: []host.Touch{{X: x, Y: y, Finger: true, Down: down, Here: true}}}, a.clock)
	}
	a.advance(0)
}

// The menu comes from below in narrow windows and else stands at the right side, and
// leaves the table in sight.
func TestTheMenuLeavesTheTableInSight(t *testing.T) {
	for _, size := range windows() {
		a := openMenu(t, size)
		m := a.Page.Window
		beside := a.Window.W >= 600 || a.Window.W > a.Window.H
		switch {
		case m.X+m.W != a.Window.W || m.Y+m.H != a.Window.H:
			t.Errorf("in %v the menu at %+v does not reach the corner", size, m)
		case beside && (m.W != 360 || m.Y != 0):
			t.Errorf("in %v the menu is %+v, want a panel of 360 px", size, m)
		case !beside && (m.X != 0 || m.Y < render.Touch):
			t.Errorf("in %v the menu is %+v, want a sheet from below", size, m)
		}
		if ui.Find(a.Page.Controls, pitID("A")) != nil {
			t.Errorf("in %v the table under the menu can be used", size)
		}
	}
}

// A touch outside, the key Escape and the browser's way back close the menu, and a touch
// between its entries does not.
func TestTheMenuIsClosed(t *testing.T) {
	for _, size := range []image.Point{{320, 568}, {844, 390}} {
		for way, do := range map[string]func(a *App){
			"a touch outside": func(a *App) { touch(a, 10, 10) },
			"Escape":          func(a *App) { uitest.Do(a.Screen, ui.Input{Esc: true}) },
			"the way back":    func(a *App) { a.HandleInput(&ui.Input{}, host.Events{Back: true}, a.clock) },
			"its button":      func(a *App) { a.Activate("back") },
		} {
			a := openMenu(t, size)
			touch(a, a.Page.Window.X+4, a.Page.Window.Y+4)
			if _, open := a.Scene().(*menu.Scene); !open {
				t.Errorf("in %v a touch inside closes the menu", size)
			}
			if do(a); !atTable(a) {
				t.Errorf("in %v %s does not close the menu", size, way)
			}
		}
	}
}

// However far the menu is scrolled, what is used most and the way out stay, and the last
// entry comes in sight.
func TestTheMenuScrollsUnderItsTiles(t *testing.T) {
	a := openMenu(t, image.Pt(320, 568))
	at := func(id string) render.Rect {
		for _, e := range fake(a).Elements {
			if e.ID == id {
				return render.Rect{X: e.X, Y: e.Y, W: e.W, H: e.H}
			}
		}
		t.Fatalf("the menu has no %s", id)
		return render.Rect{}
	}
	if r := at("resign"); r.Y < a.Window.H {
		t.Fatalf("the menu need not scroll: its last entry is at %+v", r)
	}
	stay := map[string]render.Rect{}
	for _, id := range []string{"back", "home", "rules", "new-game"} {
		stay[id] = at(id)
	}
	uitest.Do(a.Screen, ui.Input{Scrolls: []float64{100}})
	for id, before := range stay {
		if now := at(id); now != before {
			t.Errorf("%s has gone from %+v to %+v", id, before, now)
		}
	}
	if r := at("resign"); r.Y < stay["home"].Y+stay["home"].H || r.Y+r.H > a.Window.H {
		t.Errorf("the last entry is at %+v", r)
	}
}

// An entry that sets something says how it is, takes the next at each press, and keeps it.
func TestTheMenuSetsWhatOneWantsWhilePlaying(t *testing.T) {
	a := openMenu(t, image.Pt(390, 844))
	for id, setting := range map[string]*string{"letters": &a.settings.Letters, "speed": &a.settings.Speed} {
		first, said, seen := *setting, "", map[string]bool{}
		for {
			c := ui.Find(a.Page.Controls, id)
			if len(c.Under) != 1 || c.Said == said {
				t.Fatalf("%s is told as %q, %q", id, c.Under, c.Said)
			}
			said, seen[*setting] = c.Said, true
			if press(t, a, id); *setting == first {
				break
			}
		}
		if len(seen) < 3 {
			t.Errorf("%s has the values %v", id, seen)
		}
	}
}
