//go:build !js

package game

import (
	"fmt"
	"image"
	"math"
	"testing"

	"ayoayo/engine"
	"ayoayo/game/seat"
	"ayoayo/game/session"
	"ayoayo/game/ui"
	"ayoayo/render"
)

// Who plays a side, and what it has, stands at that side's own store and row: the
// other player above, the player below, on every board in every window, whichever side
// the person plays; also where the game is stepped through.
func TestAPlayersPlateStandsAtItsOwnStore(t *testing.T) {
	noFolder(t)
	s := newStudio(t, 800, 600)
	for _, spec := range engine.Specs() {
		for _, near := range []engine.Player{engine.South, engine.North} {
			c := shot{name: spec.Key, set: func(s *studio) error { return s.play(seatedAt(spec.Key, near), 7) }}
			for _, size := range sizes() {
				if err := s.set(c, size); err != nil {
					t.Fatal(err)
				}
				name := fmt.Sprintf("%s from %v's side in %v", spec.Key, near, size)
				checkPlates(t, name, s.app, spec.Board, near)
				checkRows(t, name, s.app, near)
				s.app.table.StartReplay(0)
				s.app.advance(0)
				checkPlates(t, name+", stepped through", s.app, spec.Board, near)
			}
		}
	}
}

// seatedAt is a game of a person at a side against the computer.
func seatedAt(key string, side engine.Player) session.Setup {
	setup := session.Setup{Rules: key}
	setup.Seats[side.Other()] = seat.Seat{Computer: true, Level: 3}
	return setup
}

// checkRows reports a board whose near row is not the lower one or, upright, the left
// one, sown to the right or downwards.
func checkRows(t *testing.T, name string, a *App, near engine.Player) {
	t.Helper()
	view, b := board(a), a.Session().Rules().Board()
	row := func(side engine.Player, col int) (x, y float64) {
		return view.Hollow(b.PitAt(b.Front(side), col)).Center()
	}
	x, y := row(near, 0)
	lastX, lastY := row(near, b.Cols-1)
	farX, farY := row(near.Other(), 0)
	stands := a.Page.Upright()
	if !stands && (y < farY || x > lastX) || stands && (x > farX || y > lastY) {
		t.Errorf("%s: the first near pit is at %v, %v, the last at %v, %v, the first far one at %v, %v", name, x, y, lastX, lastY, farX, farY)
	}
}

// checkPlates reports plates that stand anywhere but at their sides.
func checkPlates(t *testing.T, name string, a *App, b engine.Board, near engine.Player) {
	t.Helper()
	view := board(a)
	middle := func(r render.Rect) (x, y float64) { return r.Center() }
	_, half := middle(view.Bounds())
	for _, side := range []engine.Player{engine.South, engine.North} {
		id := "player:" + side.String()
		plate := ui.Find(a.Page.Controls, id)
		if plate == nil {
			t.Fatalf("%s: there is no %s", name, id)
		}
		if _, y := middle(plate.Bounds); (y > half) != (side == near) {
			t.Errorf("%s: %s is at %v, and the board's middle at %v", name, id, y, half)
		}
		if !b.Stores {
			continue
		}
		score := ui.Find(a.Page.Controls, id+":score")
		if score == nil {
			t.Fatalf("%s: %s has no score", name, id)
		}
		own, other := view.Hollow(engine.StoreOf(side)), view.Hollow(engine.StoreOf(side.Other()))
		for _, c := range []*ui.Control{plate, score} {
			if apart(c.Bounds, own) >= apart(c.Bounds, other) {
				t.Errorf("%s: %s is at %+v, nearer to the other player's store", name, c.ID, c.Bounds)
			}
		}
	}
}

// apart is how far the middles of two rectangles are apart.
func apart(a, b render.Rect) float64 {
	ax, ay := a.Center()
	bx, by := b.Center()
	return math.Hypot(ax-bx, ay-by)
}

// On a phone the board comes first.
func TestPitsAreLargeOnAPhone(t *testing.T) {
	noFolder(t)
	s := newStudio(t, 800, 600)
	for _, spec := range engine.Specs() {
		if spec.Board.Cols > 6 {
			continue
		}
		c := shot{name: spec.Key, set: func(s *studio) error { return s.table(spec.Key, 7) }}
		if err := s.set(c, image.Pt(390, 844)); err != nil {
			t.Fatal(err)
		}
		if pit := 2 * board(s.app).Radius(); pit < 68 {
			t.Errorf("%s: a pit is %.1f px wide", spec.Key, pit)
		}
	}
}

// Home and the list of games show a game as its table does, with the person's row near.
func TestPicturesOfAGameHaveThePersonNear(t *testing.T) {
	noFolder(t)
	for _, near := range []engine.Player{engine.South, engine.North} {
		a := open(t, 800, 600)
		if err := a.Begin(seatedAt("oware", near)); err != nil {
			t.Fatal(err)
		}
		if _, err := a.Session().Play(a.Session().Legal()[0]); err != nil {
			t.Fatal(err)
		}
		b := a.Session().Rules().Board()
		for i, show := range []func(){a.OpenHome, a.OpenGames} {
			show()
			a.advance(0)
			view := board(a)
			_, own := view.Hollow(b.PitAt(b.Front(near), 0)).Center()
			_, other := view.Hollow(b.PitAt(b.Front(near.Other()), 0)).Center()
			if own <= other {
				t.Errorf("in picture %d the row of %v is at %v, the other at %v", i, near, own, other)
			}
		}
	}
}
