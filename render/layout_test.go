package render

import (
	"fmt"
	"math"
	"testing"

	"ayoayo/engine"
)

// boards are the shapes that games have.
func boards() map[string]engine.Board {
	return map[string]engine.Board{
		"2x6":        {Rows: 2, Cols: 6, Deal: 4, Stores: true},
		"2x6 rounds": {Rows: 2, Cols: 6, Deal: 4, Stores: true, Rounds: true},
		"2x8":        {Rows: 2, Cols: 8, Deal: 3, Stores: true, SownStores: true},
		"2x8 bare":   {Rows: 2, Cols: 8, Deal: 2},
		"4x8":        {Rows: 4, Cols: 8, Deal: 2, TwoWays: true},
	}
}

// everyStance lists the ways in which a board lies on the screen.
func everyStance() []stance {
	return []stance{{}, {upright: true}, {near: engine.North}, {upright: true, near: engine.North}}
}

// everyLayout runs a test over boards, sizes of room and both ways to lie.
func everyLayout(t *testing.T, f func(t *testing.T, l *layout, bounds Rect)) {
	sizes := []Rect{
		{0, 0, 320, 400},
		{10, 90, 370, 660},
		{40, 50, 760, 290},
		{20, 60, 440, 160},
		{30, 90, 700, 800},
		{45, 110, 1190, 490},
		{100, 200, 3600, 1700},
		{0, 0, 140, 60},
	}
	for name, b := range boards() {
		for _, bounds := range sizes {
			for _, stands := range everyStance() {
				for _, fit := range []fittings{{}, {numbers: 1}, {numbers: 1, letters: true, rowNumbers: b.Rows == 4}, {numbers: 1.55, scores: true, letters: true}, {letters: true}} {
					t.Run(fmt.Sprintf("%s in %gx%g %v with %v", name, bounds.W, bounds.H, stands, fit), func(t *testing.T) {
						l := arrange(b, bounds, stands, fit)
						f(t, &l, bounds)
					})
				}
			}
		}
	}
}

// whole are the fittings of a board that is played on.
var whole = fittings{numbers: 1, letters: true}

// within reports whether a rectangle lies inside another.
func within(r, in Rect) bool {
	const slack = 1e-6
	return r.X >= in.X-slack && r.Y >= in.Y-slack && r.X+r.W <= in.X+in.W+slack && r.Y+r.H <= in.Y+in.H+slack
}

// pitsOf lists the places of a layout.
func pitsOf(l *layout) []engine.Pit {
	var pits []engine.Pit
	for p := range engine.Hand {
		if l.has(p) {
			pits = append(pits, p)
		}
	}
	return pits
}

func TestBoardIsAsLargeAsItsRoomAllows(t *testing.T) {
	everyLayout(t, func(t *testing.T, l *layout, bounds Rect) {
		if !within(l.plank, bounds) {
			t.Errorf("the board %v leaves its bounds %v", l.plank, bounds)
		}
		if l.plank.W < bounds.W-0.01 && l.plank.H < bounds.H-0.01 {
			t.Errorf("the board %v touches its bounds %v on no side", l.plank, bounds)
		}
		if l.radius <= 0 {
			t.Errorf("pits have the radius %g", l.radius)
		}
	})
}

func TestEveryPlaceIsThere(t *testing.T) {
	everyLayout(t, func(t *testing.T, l *layout, _ Rect) {
		want := l.board.Rows * l.board.Cols
		if l.board.Stores {
			want += 2
		}
		if got := len(pitsOf(l)); got != want {
			t.Errorf("%d places, want %d", got, want)
		}
		if l.has(engine.Hand) || l.has(engine.NoPit) {
			t.Error("the hand or no pit at all has a place on the board")
		}
	})
}

func TestNothingOverlapsOrLeavesTheBoard(t *testing.T) {
	everyLayout(t, func(t *testing.T, l *layout, _ Rect) {
		pits := pitsOf(l)
		for _, p := range pits {
			s := l.at[p]
			if bowl := around(s.centre, s.half); !within(bowl, l.plank) || !within(bowl, s.hit) {
				t.Errorf("pit %d at %v leaves the board or what can be touched for it, %v", p, bowl, s.hit)
			}
			if !l.inside(s, l.corner, 0) {
				t.Errorf("pit %d is cut by the board's round end", p)
			}
			for _, q := range pits {
				if p < q && l.at[q].hit.Overlaps(s.hit) {
					t.Errorf("touching %d and %d is not told apart", p, q)
				}
			}
			if l.counted(p) {
				numberIsClear(t, l, p, pits)
			}
			if s.letter != (point{}) {
				letterIsClear(t, l, p, pits)
			}
		}
	})
}

// numberIsClear fails a test where the number of a place is not clear of the others'
// numbers, of the rings round pits, and of the board's edge.
func numberIsClear(t *testing.T, l *layout, p engine.Pit, pits []engine.Pit) {
	t.Helper()
	s, digits := l.at[p], point{l.digits * 0.62, l.digits * 0.40}
	number := around(s.count, digits)
	if !within(number, l.plank) {
		t.Errorf("the number of %d at %v leaves the board %v", p, number, l.plank)
	}
	two := point{l.digits * 0.70, l.digits * 0.37}
	if d := apart(around(s.count, two), s); d < ringReach(l.radius) {
		t.Errorf("two digits beside %d are %.1f px away, on its ring of %.1f px", p, d, ringReach(l.radius))
	}
	for _, q := range pits {
		if apart(number, l.at[q]) < 0 {
			t.Errorf("the number of %d lies on %d", p, q)
		}
		if p < q && l.counted(q) && number.Overlaps(around(l.at[q].count, digits)) {
			t.Errorf("the numbers of %d and %d overlap", p, q)
		}
	}
}

// letterIsClear fails a test where the disc of a pit's letter is not clear of numbers,
// of the rings round pits, of other discs, and of the board's edge.
func letterIsClear(t *testing.T, l *layout, p engine.Pit, pits []engine.Pit) {
	t.Helper()
	r := discRadius * l.letter
	disc := around(l.at[p].letter, point{r, r})
	if !within(disc, l.plank) {
		t.Errorf("the letter of %d at %v leaves the board %v", p, disc, l.plank)
	}
	for _, q := range pits {
		if d := apart(disc, l.at[q]); d < ringReach(l.radius) {
			t.Errorf("the letter of %d is %.1f px from %d", p, d, q)
		}
		one := around(l.at[q].count, point{0.32 * l.digits, 0.37 * l.digits})
		if l.counted(q) && disc.Overlaps(one) {
			t.Errorf("the letter of %d lies on the number of %d", p, q)
		}
		if p < q && l.at[q].letter != (point{}) && l.at[p].letter.distance(l.at[q].letter) < 2*r {
			t.Errorf("the letters of %d and %d overlap", p, q)
		}
	}
}

// apart is the distance between a rectangle and a hollow with round ends, less
// than 0 when they overlap.
func apart(r Rect, s spot) float64 {
	end := min(s.half.x, s.half.y)
	x, y := r.Center()
	dx := max(0, math.Abs(x-s.centre.x)-r.W/2-(s.half.x-end))
	dy := max(0, math.Abs(y-s.centre.y)-r.H/2-(s.half.y-end))
	return math.Hypot(dx, dy) - end
}

func TestPitsCanBeTouched(t *testing.T) {
	// Where a window of common size leaves the board this room, a finger must
	// find every pit.
	for _, c := range []struct {
		name    string
		bounds  Rect
		upright bool
	}{
		{"2x6", Rect{8, 84, 304, 400}, true},
		{"2x6", Rect{10, 90, 370, 660}, true},
		{"2x6", Rect{60, 56, 724, 278}, false},
		{"2x8", Rect{10, 90, 370, 660}, true},
		{"2x8", Rect{60, 56, 724, 278}, false},
		{"4x8", Rect{10, 90, 370, 660}, true},
		{"4x8", Rect{45, 110, 1190, 490}, false},
	} {
		l := arrange(boards()[c.name], c.bounds, stance{upright: c.upright}, whole)
		for _, p := range pitsOf(&l) {
			// Stores are not chosen, so that they may be smaller.
			if hit := l.at[p].hit; !p.IsStore() && min(hit.W, hit.H) < Touch {
				t.Errorf("%s in %v: pit %d has only %.1f x %.1f to touch", c.name, c.bounds, p, hit.W, hit.H)
			}
		}
	}
}

func TestPitAtFindsEveryPitAndNothingOutside(t *testing.T) {
	everyLayout(t, func(t *testing.T, l *layout, _ Rect) {
		for _, p := range pitsOf(l) {
			s := l.at[p]
			points := []point{s.centre, {s.hit.X + 0.1, s.hit.Y + 0.1}}
			if l.counted(p) {
				points = append(points, s.count)
			}
			if s.letter != (point{}) {
				points = append(points, s.letter)
			}
			for _, at := range points {
				if got := l.pitAt(at.x, at.y); got != p {
					t.Errorf("at %v, which belongs to %d, PitAt says %d", at, p, got)
				}
			}
		}
		if got := l.pitAt(l.plank.X-1, l.plank.Y-1); got != engine.NoPit {
			t.Errorf("beside the board PitAt says %d", got)
		}
	})
}

func TestBoardTurnsAsAWhole(t *testing.T) {
	b := boards()["2x6"]
	lying := arrange(b, Rect{0, 0, 1200, 500}, stance{}, whole)
	upright := arrange(b, Rect{0, 0, 500, 1200}, stance{upright: true}, whole)
	south := func(l *layout, col int) point { return l.at[b.PitAt(0, col)].centre }
	north := func(l *layout, col int) point { return l.at[b.PitAt(1, col)].centre }
	if !(south(&lying, 0).x < south(&lying, 5).x && south(&lying, 0).y > north(&lying, 0).y) {
		t.Error("lying, South is not below and sows to the right")
	}
	if north(&lying, 0).x < north(&lying, 5).x {
		t.Error("lying, North does not sow to the left")
	}
	if !(south(&upright, 0).y < south(&upright, 5).y && south(&upright, 0).x < north(&upright, 0).x) {
		t.Error("upright, South is not on the left and sows downwards")
	}
	if north(&upright, 0).y < north(&upright, 5).y {
		t.Error("upright, North does not sow upwards")
	}
	if lying.at[engine.SouthStore].centre.x < lying.at[engine.NorthStore].centre.x {
		t.Error("lying, South's store is not at the right end")
	}
	if upright.at[engine.SouthStore].centre.y < upright.at[engine.NorthStore].centre.y {
		t.Error("upright, South's store is not at the bottom")
	}
	opposite := func(l *layout) bool {
		for col := range b.Cols {
			p := b.PitAt(0, col)
			d := l.at[p].centre.to(l.at[b.Opposite(p)].centre)
			if math.Abs(d.x) > 1e-6 && math.Abs(d.y) > 1e-6 {
				return false
			}
		}
		return true
	}
	if !opposite(&lying) || !opposite(&upright) {
		t.Error("pits that face each other in the rules do not on the board")
	}
}

func TestLoopAndFriezeAreClearOfMarks(t *testing.T) {
	friezes, loops := 0, 0
	everyLayout(t, func(t *testing.T, l *layout, _ Rect) {
		if l.loop.y == 0 {
			return
		}
		loops++
		if l.frieze.y > 0 {
			friezes++
		}
		if l.board.TwoWays {
			t.Error("a board that is sown both ways has a loop")
		}
		x, y := l.plank.Center()
		half := point{l.loop.x, max(l.loop.y, 1.42*l.frieze.y) + l.groove()}
		if l.upright {
			half = point{half.y, half.x}
		}
		for _, p := range pitsOf(l) {
			d := apart(around(point{x, y}, half), l.at[p])
			if reach := ringReach(l.radius); d < reach && !p.IsStore() && l.frieze.y > 0 || d < 0 {
				t.Errorf("the loop is %.1f px from %d, whose ring reaches %.1f px", d, p, reach)
			}
		}
	})
	if friezes == 0 || loops == friezes {
		t.Errorf("%d boards have a loop, %d of them a frieze", loops, friezes)
	}
}

// With North near everything of a board lies where the same of the other side lies with
// South near: the one row for the other, and the stores.
func TestABoardForNorthIsTheSameBoardTurned(t *testing.T) {
	bounds := Rect{30, 60, 900, 700}
	for name, b := range boards() {
		for _, upright := range []bool{false, true} {
			f := fittings{numbers: 1, letters: true, rowNumbers: b.Rows == 4}
			south := arrange(b, bounds, stance{upright: upright}, f)
			north := arrange(b, bounds, stance{upright: upright, near: engine.North}, f)
			if south.radius != north.radius || south.plank != north.plank {
				t.Fatalf("%s: the boards differ in size", name)
			}
			for _, p := range pitsOf(&south) {
				at, want := north.at[acrossFrom(b, p)], south.at[p]
				for what, pair := range map[string][2]point{
					"centre": {at.centre, want.centre}, "half": {at.half, want.half}, "count": {at.count, want.count}, "letter": {at.letter, want.letter},
					"hit": {{at.hit.X, at.hit.Y}, {want.hit.X, want.hit.Y}}, "end": {{at.hit.W, at.hit.H}, {want.hit.W, want.hit.H}},
				} {
					if pair[0].distance(pair[1]) > 1e-6 {
						t.Errorf("%s, upright %v: the %s of what is across from %d is at %v, want %v", name, upright, what, p, pair[0], pair[1])
					}
				}
			}
			for row := range b.Rows {
				if !f.rowNumbers {
					break
				}
				across := b.PitAt(row, 0)
				if at, want := north.rowAt[acrossFrom(b, across).Row()], south.rowAt[row]; at.distance(want) > 1e-6 {
					t.Errorf("%s, upright %v: the number of the row across from %d is at %v, want %v", name, upright, row, at, want)
				}
			}
		}
	}
}

// acrossFrom is the place that the other player has where this one is a player's.
func acrossFrom(b engine.Board, p engine.Pit) engine.Pit {
	switch {
	case p == engine.SouthStore:
		return engine.NorthStore
	case p == engine.NorthStore:
		return engine.SouthStore
	}
	return b.PitAt((p.Row()+b.Rows/2)%b.Rows, b.Column(p))
}
