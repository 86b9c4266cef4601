package render

import (
	"testing"

	"ayoayo/engine"
	"ayoayo/engine/enginetest"
)

func TestSeedsLieInTheirPit(t *testing.T) {
	everyLayout(t, func(t *testing.T, l *layout, _ Rect) {
		size := seedRadius * l.radius
		for _, p := range pitsOf(l) {
			s := l.at[p]
			for slot := range maxSeeds {
				at := l.rest(p, slot)
				bowl := Rect{s.centre.x - s.half.x, s.centre.y - s.half.y, 2 * s.half.x, 2 * s.half.y}
				if !within(around(at, point{size, size}), bowl) {
					t.Fatalf("seed %d of pit %d lies at %v, outside %v", slot, p, at, bowl)
				}
				if !p.IsStore() && at.distance(s.centre)+size > s.half.x {
					t.Fatalf("seed %d of pit %d lies %.2f from the middle of a pit of %.2f", slot, p, at.distance(s.centre), s.half.x)
				}
			}
		}
	})
}

func TestTwelveSeedsHideNothing(t *testing.T) {
	l := arrange(boards()["2x6"], Rect{0, 0, 1200, 500}, stance{}, whole)
	for _, p := range pitsOf(&l) {
		if p.IsStore() {
			continue
		}
		for a := range bottomLayer {
			for b := range a {
				apart := l.rest(p, a).distance(l.rest(p, b)) / (2 * seedRadius * l.radius)
				if apart < 0.94 {
					t.Errorf("pit %d: seeds %d and %d are %.2f of their size apart", p, a, b, apart)
				}
			}
		}
	}
}

func TestSeedsKeepTheirPlaces(t *testing.T) {
	v := testView(t, "ayoayo")
	before := v.heaps
	v.Show(v.start)
	if v.heaps != before {
		t.Error("showing the same position again moved seeds")
	}
	// Three more seeds fall into a pit: those below stay as they are.
	const pit = engine.Pit(2)
	v.heaps.deal(maxSeeds, v.order, func(p engine.Pit) int {
		if p == pit {
			return 7
		}
		return 4
	})
	for i, id := range before.in[pit].ids[:before.in[pit].n] {
		if v.heaps.in[pit].ids[i] != id || v.heaps.seeds[id] != before.seeds[id] {
			t.Errorf("seed %d moved when others came", id)
		}
	}
	v.Show(v.start)
	for i, id := range before.in[pit].ids[:before.in[pit].n] {
		if v.heaps.in[pit].ids[i] != id || v.heaps.seeds[id] != before.seeds[id] {
			t.Errorf("seed %d moved when others went", id)
		}
	}
}

func TestEverySeedIsSomewhereOnce(t *testing.T) {
	v := testView(t, "ayoayo")
	checkHeaps(t, v)
	if lying := v.lying(); lying != v.board.Seeds() {
		t.Errorf("%d seeds lie on the board, want %d", lying, v.board.Seeds())
	}
}

// lying counts the seeds in all places.
func (v *BoardView) lying() int {
	n := 0
	for i := range v.heaps.in {
		n += v.heaps.in[i].n
	}
	return n
}

// checkHeaps fails when a seed is in no heap, in two, or says it is elsewhere.
func checkHeaps(t *testing.T, v *BoardView) {
	t.Helper()
	var seen [maxSeeds]bool
	for p := range v.heaps.in {
		h := &v.heaps.in[p]
		for slot, id := range h.ids[:h.n] {
			s := v.heaps.seeds[id]
			if seen[id] || s.at != engine.Pit(p) || int(s.slot) != slot {
				t.Fatalf("seed %d is in place %d, slot %d and says %d, %d", id, p, slot, s.at, s.slot)
			}
			seen[id] = true
		}
	}
}

// testView is a view of a rule-set's board, laid out.
func testView(t testing.TB, rules string) *BoardView {
	t.Helper()
	r := enginetest.Rules(t, rules)
	v := NewBoardView(r, Look{Theme: "wood", Dark: true, Counts: true})
	v.Arrange(Rect{0, 0, 480, 200}, false, 1)
	t.Cleanup(v.Free)
	return v
}
