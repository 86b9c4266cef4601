package render

import (
	"math"
	"testing"
	"time"

	"ayoayo/engine"
	"ayoayo/engine/enginetest"
)

// traceOf is what a move does.
func traceOf(t testing.TB, r *engine.Rules, p engine.Position, s string) *engine.Trace {
	t.Helper()
	for _, m := range r.Moves(&p, nil) {
		if r.FormatMove(m) == s {
			trace := &engine.Trace{}
			r.Play(&p, m, trace)
			return trace
		}
	}
	t.Fatalf("%s can't be played", s)
	return nil
}

// markedView is a view of a game for pictures of its marks.
func markedView(t *testing.T, key string, bounds Rect, upright bool) *BoardView {
	v := NewBoardView(enginetest.Rules(t, key), Look{Counts: true, Scored: true})
	t.Cleanup(v.Free)
	v.Arrange(bounds, upright, 1)
	return v
}

func TestGoldenHint(t *testing.T) {
	v := markedView(t, "ayoayo", Rect{6, 6, 188, 296}, true)
	p := enginetest.Position(t, enginetest.Rules(t, "ayoayo"), "0,7,3,8,0,0/3,1,7,7,0,1 9,2 S")
	v.Show(p)
	m := NoMarks()
	m.Hint, m.Preview = 2, &Preview{Trace: traceOf(t, enginetest.Rules(t, "ayoayo"), p, "C")}
	m.Legal, m.LastFrom, m.LastTo = []engine.Pit{1, 2, 3}, 9, 11
	v.SetMarks(m)
	checkGolden(t, "hint", scene(t, v, 200, 308))
}

func TestGoldenWays(t *testing.T) {
	v := markedView(t, "bao-kujifunza", Rect{6, 6, 248, 348}, true)
	r := enginetest.Rules(t, "bao-kujifunza")
	m := NoMarks()
	m.Ways = &Ways{Pit: 2, Traces: [2]*engine.Trace{traceOf(t, r, r.Start(), "C1<"), traceOf(t, r, r.Start(), "C1>")}}
	m.Legal = []engine.Pit{0, 1, 2, 3, 4}
	v.SetMarks(m)
	checkGolden(t, "ways", scene(t, v, 260, 360))
}

func TestGoldenRefusal(t *testing.T) {
	v := markedView(t, "oware", Rect{6, 6, 308, 138}, false)
	v.Show(enginetest.Position(t, enginetest.Rules(t, "oware"), "2,1,0,4,0,3/0,0,0,0,0,0 20,18 S"))
	m := NoMarks()
	m.Refusal = &Refusal{Pit: 0, Falls: []engine.Pit{1}, Ends: []engine.Pit{2}, Row: []engine.Pit{8, 9, 10, 11, 12, 13}}
	m.Legal, m.Lit = []engine.Pit{3, 5}, []engine.Pit{3, 5}
	v.SetMarks(m)
	checkGolden(t, "refusal", scene(t, v, 320, 150))
}

func TestGoldenCounted(t *testing.T) {
	v := markedView(t, "ayoayo", Rect{6, 6, 308, 138}, false)
	v.Show(enginetest.Position(t, enginetest.Rules(t, "ayoayo"), "0,0,1,0,0,1/0,0,0,0,1,1 26,18 S"))
	m := NoMarks()
	m.Counted, m.Decisive = true, Decisive{engine.SouthStore, 25}
	v.SetMarks(m)
	v.Update(countLongest)
	checkGolden(t, "counted", scene(t, v, 320, 150))
}

// Captures of the player who moves and of the other one are told apart.
func TestPreviewTellsWhoCaptures(t *testing.T) {
	r := enginetest.Rules(t, "namnam")
	v := NewBoardView(r, Look{Counts: true})
	defer v.Free()
	won, lost := 0, 0
	for _, m := range playout(t, r, 30, 7) {
		v.Show(m.before)
		marks := NoMarks()
		marks.Preview = &Preview{Trace: m.trace}
		v.SetMarks(marks)
		mine, others := m.trace.Captures(m.before.Turn())
		taken, sum := 0, 0
		for p, n := range v.ghost.lost {
			taken, sum = taken+v.ghost.won[p], sum+n
		}
		if taken != mine || sum != others {
			t.Fatalf("%d and %d are shown as captured, not %d and %d", taken, sum, mine, others)
		}
		won, lost = won+mine, lost+others
	}
	if won == 0 || lost == 0 {
		t.Errorf("%d seeds were captured and %d by the other player", won, lost)
	}
}

// Counted seeds lie in rows of ten with a gap after five, in a store of any shape.
func TestCountedSeedsLieInRowsOfTen(t *testing.T) {
	everyLayout(t, func(t *testing.T, l *layout, _ Rect) {
		if !l.board.Stores || l.radius < smallest {
			return
		}
		for _, store := range []engine.Pit{engine.SouthStore, engine.NorthStore} {
			for _, n := range []int{1, 10, 26, 48} {
				at := func(i int) point {
					p := l.at[store].centre.to(l.counted10(store, i, n))
					if l.upright {
						p = point{p.y, p.x}
					}
					return p
				}
				for i := range n {
					p, half := at(i), l.at[store].half
					if l.upright {
						half = point{half.y, half.x}
					}
					if r := seedRadius * l.radius; math.Abs(p.x)+r > half.x || math.Abs(p.y)+r > half.y {
						t.Fatalf("seed %d of %d lies at %v in a store of %v", i, n, p, half)
					}
					if i%10 == 0 {
						continue
					}
					if p.x != at(i-1).x {
						t.Fatalf("seeds %d and %d lie in different rows", i-1, i)
					}
					step, first := p.y-at(i-1).y, at(1).y-at(0).y
					if wide := step > 1.5*first; n > 1 && wide != (i%10 == 5) {
						t.Fatalf("seeds %d and %d are %.1f px apart, the first two %.1f px", i-1, i, step, first)
					}
				}
			}
		}
	})
}

// Seeds roll into their rows one after the other, and then lie still; where motion is
// reduced they lie there at once.
func TestCountingComesToRest(t *testing.T) {
	v := markedView(t, "ayoayo", Rect{6, 6, 308, 138}, false)
	v.Show(enginetest.Position(t, enginetest.Rules(t, "ayoayo"), "0,0,1,0,0,1/0,0,0,0,1,1 26,18 S"))
	m := NoMarks()
	m.Counted = true
	v.SetMarks(m)
	store := &v.heaps.in[engine.SouthStore]
	place := func(i int) point { return v.poseOf(int(store.ids[i])).at }
	first, last := v.layout.rest(engine.SouthStore, 0), v.layout.rest(engine.SouthStore, store.n-1)
	if place(0) != first {
		t.Error("seeds lie in rows before they roll there")
	}
	v.Update(countLongest / 2)
	if place(0) != v.layout.counted10(engine.SouthStore, 0, store.n) || place(store.n-1) != last {
		t.Error("half way the first seed does not lie in its row yet, or the last one does")
	}
	v.dirty = false
	if !v.Update(countLongest/2) || place(store.n-1) != v.layout.counted10(engine.SouthStore, store.n-1, store.n) {
		t.Error("at the end the last seed does not lie in its row")
	}
	v.dirty = false
	if v.Update(time.Second) {
		t.Error("counted seeds ask to be drawn")
	}
	v.SetLook(Look{Counts: true, Reduced: true})
	v.SetMarks(NoMarks())
	v.SetMarks(m)
	if place(3) != v.layout.counted10(engine.SouthStore, 3, store.n) {
		t.Error("seeds roll though motion is reduced")
	}
}

// The two ways of a pit point along its row, away from each other, as the board lies.
func TestWaysPointAlongTheRow(t *testing.T) {
	r := enginetest.Rules(t, "bao-kujifunza")
	for _, c := range []struct {
		upright bool
		forward point
	}{{false, point{1, 0}}, {true, point{0, 1}}} {
		bounds := Rect{0, 0, 800, 400}
		if c.upright {
			bounds = Rect{0, 0, 400, 800}
		}
		v := markedView(t, "bao-kujifunza", bounds, c.upright)
		m := NoMarks()
		m.Ways = &Ways{Pit: 2, Traces: [2]*engine.Trace{traceOf(t, r, r.Start(), "C1<"), traceOf(t, r, r.Start(), "C1>")}}
		v.SetMarks(m)
		if got := v.wayAlong(1); got.distance(c.forward) > 1e-9 {
			t.Errorf("upright %v: C1> points to %v, expected %v", c.upright, got, c.forward)
		}
		if a, b := v.wayAlong(0), v.wayAlong(1); a.distance(b.times(-1)) > 1e-9 {
			t.Errorf("upright %v: the ways point to %v and %v", c.upright, a, b)
		}
		if a, b := v.WayBounds(0), v.WayBounds(1); a.Overlaps(b) || !within(a, v.Bounds()) || !within(b, v.Bounds()) {
			t.Errorf("upright %v: the chips of the ways lie at %v and %v", c.upright, a, b)
		}
		// A way that can't be played points against the other.
		m.Ways = &Ways{Pit: 2, Traces: [2]*engine.Trace{nil, m.Ways.Traces[1]}}
		v.SetMarks(m)
		if a, b := v.wayAlong(0), v.wayAlong(1); a.distance(b.times(-1)) > 1e-9 {
			t.Errorf("upright %v: where one can't be played the ways point to %v and %v", c.upright, a, b)
		}
	}
}

// Letters are shown always, while they are needed, or never; the board stays as it is
// when they come.
func TestLettersAreShownWhenTheyAreNeeded(t *testing.T) {
	letters := func(look Letters, m Marks) (int, Rect) {
		v := NewBoardView(enginetest.Rules(t, "ayoayo"), Look{Letters: look})
		defer v.Free()
		v.Arrange(Rect{0, 0, 800, 400}, false, 1)
		v.SetMarks(m)
		v.makeArt()
		v.compose()
		before := len(v.sprites.vs)
		v.layout.letters = false
		v.compose()
		return before - len(v.sprites.vs), v.PitBounds(3)
	}
	named, hint := NoMarks(), NoMarks()
	named.Letters, hint.Hint = true, 2
	_, free := letters(LettersNeeded, NoMarks())
	for _, c := range []struct {
		what  string
		look  Letters
		marks Marks
		shown bool
	}{
		{"always", LettersAlways, NoMarks(), true},
		{"while needed, when they are not", LettersNeeded, NoMarks(), false},
		{"while needed, where words name pits", LettersNeeded, named, true},
		{"while needed, with a hint", LettersNeeded, hint, true},
		{"never", LettersNever, named, false},
		{"never, with a hint", LettersNever, hint, false},
	} {
		n, at := letters(c.look, c.marks)
		if (n > 0) != c.shown {
			t.Errorf("%s: %d corners of letters are drawn", c.what, n)
		}
		if c.look == LettersNeeded && at != free {
			t.Errorf("%s: pit D lies at %v, without letters at %v", c.what, at, free)
		}
	}
}

// A pit's letter is that of its name: capital for South, from each player's left.
func TestLettersAreThoseOfNames(t *testing.T) {
	for _, spec := range engine.Specs() {
		r := enginetest.Rules(t, spec.Key)
		v := NewBoardView(r, Look{})
		v.Arrange(Rect{0, 0, 1200, 600}, false, 1)
		s := signsOf(&v.layout)[letters]
		for _, p := range r.Board().Pits() {
			if got, want := s.text[v.letterOf(p)], r.PitName(p)[0]; got != want {
				t.Errorf("%s: the letter of %s is %c", spec.Key, r.PitName(p), got)
			}
		}
	}
}

// The chips of two ways cover no other pit's number, and on a board that lies, where pits
// are further apart, their own neither.
func TestChipsOfWaysCoverNoOtherNumber(t *testing.T) {
	r := enginetest.Rules(t, "bao-kujifunza")
	for _, size := range []struct {
		w, h    float64
		upright bool
	}{{312, 420, true}, {374, 590, true}, {700, 960, true}, {640, 380, false}, {960, 520, false}, {1880, 900, false}} {
		v := markedView(t, "bao-kujifunza", Rect{0, 0, size.w, size.h}, size.upright)
		start := r.Start()
		for _, move := range r.Moves(&start, nil) {
			m := NoMarks()
			m.Ways = &Ways{Pit: move.Pit(), Traces: [2]*engine.Trace{nil, traceOf(t, r, start, r.FormatMove(move))}}
			v.SetMarks(m)
			for i := range 2 {
				chip := v.WayBounds(i)
				for p := range v.layout.at {
					if !v.layout.has(engine.Pit(p)) || engine.Pit(p) == m.Ways.Pit && size.upright {
						continue
					}
					digit := point{0.3, 0.4}.times(v.layout.digits)
					if number := around(v.layout.at[p].count, digit); chip.Overlaps(number) {
						t.Errorf("%v: way %d of %s lies at %v, over the number of pit %d at %v", size, i, r.FormatMove(move), chip, p, number)
					}
				}
			}
		}
	}
}

// On a board of four rows a lit letter and a lit number of a row name one pit, and never
// several.
func TestLettersNameOnePitOfFourRows(t *testing.T) {
	for rules, several := range map[string]bool{"ayoayo": true, "bao-kujifunza": false} {
		v := markedView(t, rules, Rect{0, 0, 800, 400}, false)
		for n, want := range map[int]bool{1: true, 2: several} {
			m := NoMarks()
			m.Lit = []engine.Pit{1, 3}[:n]
			v.SetMarks(m)
			if got := v.isLit(1); got != want {
				t.Errorf("%s: of %d pits that are named the first is lit: %v", rules, n, got)
			}
		}
	}
}
