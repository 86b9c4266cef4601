//go:build !js

package game

import (
	"fmt"
	"image"
	"math"
	"testing"

	"ayoayo/engine"
	"ayoayo/game/ui"
	"ayoayo/render"
)

// Who plays a side, and what it has, stands at that side's own store and row: the
// other player above, the player below, on every board in every window.
func TestAPlayersPlateStandsAtItsOwnStore(t *testing.T) {
	noFolder(t)
	s := newStudio(t, 800, 600)
	for _, spec := range engine.Specs() {
		c := shot{name: spec.Key, set: func(s *studio) error { return s.table(spec.Key, 7) }}
		for _, size := range sizes() {
			if err := s.set(c, size); err != nil {
				t.Fatal(err)
			}
			checkPlates(t, fmt.Sprintf("%s in %v", spec.Key, size), s.app, spec.Board)
		}
	}
}

// checkPlates reports plates that stand anywhere but at their sides.
func checkPlates(t *testing.T, name string, a *App, b engine.Board) {
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
		if _, y := middle(plate.Bounds); (y > half) != (side == engine.South) {
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
