//go:build !js

package game

import (
	"strings"
	"testing"

	"ayoayo/engine"
	"ayoayo/game/host"
	"ayoayo/game/lessons"
	"ayoayo/game/seat"
	"ayoayo/game/ui"
	"ayoayo/game/ui/uitest"
	"ayoayo/render"
)

// The places are at hand wherever nothing lies over them, each is finger-sized and
// leads where it says, and none is at a table.
func TestPlacesAreAtHandButNotAtATable(t *testing.T) {
	noFolder(t)
	a := open(t, 800, 600)
	for _, size := range sizes() {
		a.Resize(float64(size.X), float64(size.Y), 1)
		for _, place := range a.Places {
			a.OpenHome()
			a.advance(0)
			press(t, a, place.ID)
			for _, other := range a.Places {
				c := ui.Find(a.Page.Controls, other.ID)
				if c == nil || c.Pressed != (other.ID == place.ID) || min(c.Bounds.W, c.Bounds.H) < render.Touch {
					t.Errorf("in %v at %s the way to %s is %+v", size, place.ID, other.ID, c)
				}
			}
			if ui.Find(a.Page.Controls, "back") != nil {
				t.Errorf("in %v %s leads back", size, place.ID)
			}
		}
	}
	begin(t, a, people("oware"))
	for _, over := range []func(){func() {}, a.OpenMenu, a.OpenSettings, a.OpenRecords} {
		over()
		a.advance(0)
		if ui.Find(a.Page.Controls, "play") != nil {
			t.Errorf("the places are at hand over a table, in %T", a.Scene())
		}
	}
	a.openSettings()
	a.Scene().Back()
	if a.Scene() != ui.Scene(a.first) {
		t.Error("from a place one does not come back to the first")
	}
}

// Who has played nothing yet plays at once, or is shown how on a board and plays then: the
// same game, against somebody who is easily beaten, and begins it.
func TestTheFirstVisitLeadsToAGame(t *testing.T) {
	first := engine.Specs()[0].Key
	taught, _ := lessons.For(first)
	shown := []string{"show-me"}
	for at := range taught.Steps {
		shown = append(append(shown, rightPits(first, at)...), "", "next")
	}
	for _, size := range windows() {
		for _, way := range [][]string{{"play-now"}, append(shown, "first-game")} {
			emptyFolder(t)
			a := open(t, float64(size.X), float64(size.Y))
			for _, id := range way {
				if id != "" {
					press(t, a, id)
					continue
				}
				for range 60 { // until the seeds lie still
					a.advance(longestStep)
				}
			}
			want := [2]seat.Seat{{}, {Computer: true, Level: 2}}
			if !atTable(a) || a.Session().Rules().String() != first || a.Session().Seats() != want || a.Session().Turn() != engine.South {
				t.Errorf("in %v %q leads to %T", size, way, a.Scene())
			}
		}
	}
}

// A lesson that was left is gone on with, also after the program was closed, and the page of
// lessons says how far it has come.
func TestALessonIsGoneOnWith(t *testing.T) {
	emptyFolder(t)
	a := open(t, 390, 844)
	press(t, a, "show-me")
	press(t, a, rightPits(engine.Specs()[0].Key, 0)[0])
	press(t, a, "back")
	a = open(t, 390, 844)
	press(t, a, "learn")
	uitest.Says(t, a.Screen, "lesson:ayoayo", "Ayoayo · 1 of 8")
	press(t, a, "lesson:ayoayo")
	uitest.Says(t, a.Screen, "place", "2 of 8")
	press(t, a, "back")
	press(t, a, "game:oware")
	press(t, a, "lesson")
	uitest.Says(t, a.Screen, "place", "1 of 7")
}

// From the rules of a game one goes on without reading to their end: before a game to one
// by the options that were chosen there, from a table back to it.
func TestRulesLeadOn(t *testing.T) {
	emptyFolder(t)
	for _, size := range windows() {
		a := open(t, float64(size.X), float64(size.Y))
		readRules(a, "oware")
		a.advance(0)
		unfold(a)
		press(t, a, "option:grandslam:all")
		for _, scroll := range []float64{-100, 100} {
			uitest.Do(a.Screen, ui.Input{Scrolls: []float64{scroll}})
			for _, e := range fake(a).Elements {
				if e.ID == "start" && (e.Y < 0 || e.Y+e.H > a.Window.H) {
					t.Errorf("in %v the way on is at %+v", size, e)
				}
			}
		}
		press(t, a, "start")
		if got := a.Session().Rules().String(); got != "oware;grandslam=all" {
			t.Errorf("in %v the rules lead to a game of %s", size, got)
		}
		if got := a.Preset("ayoayo").String(); got != "ayoayo" {
			t.Errorf("what was chosen for Oware holds for %s", got)
		}
		table := a.table
		press(t, a, "menu")
		press(t, a, "rules")
		press(t, a, "keep-on")
		if !atTable(a) || a.table != table {
			t.Errorf("in %v the rules lead from the table to %T", size, a.Scene())
		}
	}
}

// All tables are seen, or one of them is cut by the edge of the page so that one sees
// that it goes on.
func TestTablesAreSeenOrSeenToGoOn(t *testing.T) {
	noFolder(t)
	s := newStudio(t, 800, 600)
	for _, c := range shots() {
		if !strings.HasPrefix(c.name, "home") {
			continue
		}
		for _, size := range windows() {
			if err := s.set(c, size); err != nil {
				t.Fatal(err)
			}
			end := s.app.Page.Pane.Y + s.app.Page.Pane.H
			hidden, cut := 0, false
			for i := range s.app.Page.Controls {
				b := s.app.Page.Controls[i].Bounds
				if !strings.HasPrefix(s.app.Page.Controls[i].ID, "game:") || b.Y+b.H <= end {
					continue
				}
				hidden++
				cut = cut || b.Y < end-8 && b.Y+b.H > end+8
			}
			if hidden > 0 && !cut {
				t.Errorf("%s in %v: %d tables are below the edge and nothing says so", c.name, size, hidden)
			}
		}
	}
}

// A page that goes on below what is seen shows it, where nothing else is.
func TestAPageThatGoesOnShowsIt(t *testing.T) {
	noFolder(t)
	s := newStudio(t, 800, 600)
	longer := 0
	for _, c := range shots() {
		for _, size := range windows() {
			if c.alike {
				continue
			}
			if err := s.set(c, size); err != nil {
				t.Fatal(err)
			}
			p, at := &s.app.Page, s.app.Thumb()
			if p.Bottom > p.Pane.Y+p.Pane.H {
				longer++
				if at.W == 0 || leaves(at, p.Window) {
					t.Errorf("%s in %v goes on, and its thumb is %+v", c.name, size, at)
				}
			}
			for i := range p.Controls {
				if b := p.Controls[i].Bounds; at.W > 0 && p.Controls[i].Focusable() && !p.Controls[i].Fixed && b.X < at.X+at.W && b.X+b.W > at.X {
					t.Errorf("%s in %v: the thumb at %+v stands on %s", c.name, size, at, p.Controls[i].ID)
				}
			}
		}
	}
	if longer < 50 {
		t.Errorf("only %d pages go on", longer)
	}
}

// titleOf is the title of the page, empty without one.
func titleOf(a *App) string {
	if c := ui.Find(a.Page.Controls, "title"); c != nil {
		return c.Label
	}
	return ""
}

// What leads back stays in sight however far the page is scrolled, and what has gone
// under it is not touched there.
func TestTheWayBackStays(t *testing.T) {
	noFolder(t)
	s := newStudio(t, 800, 600)
	for _, c := range shots() {
		for _, size := range windows()[:6] {
			if c.alike || strings.HasPrefix(c.name, "table-") {
				continue
			}
			if err := s.set(c, size); err != nil {
				t.Fatal(err)
			}
			a := s.app
			back := ui.Find(a.Page.Controls, "back")
			if back == nil {
				if a.Page.Place() == "" && !atTable(a) && c.name != "trouble" {
					t.Errorf("%s in %v has no way back", c.name, size)
				}
				continue
			}
			x, y := back.Bounds.Center()
			uitest.Do(a.Screen, ui.Input{Scrolls: []float64{100}})
			for _, e := range fake(a).Elements {
				if e.ID == "back" && (e.Y != back.Bounds.Y || e.Y < 0 || e.Y+e.H > a.Window.H) {
					t.Errorf("%s in %v: after scrolling the way back is at %v", c.name, size, e.Y)
				}
			}
			scenes, stepping, at := a.Scene(), ui.Find(a.Page.Controls, "slider") != nil, titleOf(a)
			for _, down := range []bool{true, false} {
				a.HandleInput(&ui.Input{}, host.Events{Touches: []host.Touch{{X: x, Y: y, Down: down, Here: true}}}, a.clock)
			}
			a.advance(0)
			// A scene may lead back within itself.
			left := stepping && ui.Find(a.Page.Controls, "slider") == nil || titleOf(a) != at
			if a.Scene() == scenes && !left && ui.Find(a.Page.Controls, "sure") == nil && c.name != "resign" {
				t.Errorf("%s in %v: a touch does not lead back", c.name, size)
			}
		}
	}
}
