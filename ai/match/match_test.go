package match

import (
	"math"
	"testing"

	"ayoayo/engine"
	"ayoayo/engine/enginetest"
)

func TestOpeningsAreEvenAndDiffer(t *testing.T) {
	r := enginetest.Rules(t, "oware")
	found := FindOpenings(r, 10, 6, 1)
	seen := map[engine.Position]bool{}
	for _, moves := range found {
		g := engine.NewGame(r)
		for _, m := range moves {
			if _, err := g.Play(m); err != nil {
				t.Fatal(err)
			}
		}
		if off := imbalance(g); off > even {
			t.Errorf("%v is %d off", moves, off)
		}
		seen[g.Position()] = true
	}
	if len(found) != 10 || len(seen) != 10 {
		t.Errorf("%d openings with %d positions, want 10", len(found), len(seen))
	}
	if start := FindOpenings(r, 3, 0, 1); len(start) != 1 || len(start[0]) != 0 {
		t.Errorf("openings of no plies: %v; want the start alone", start)
	}
}

func TestTally(t *testing.T) {
	for _, c := range []struct {
		Tally
		score, low, high float64
		elo              string
	}{
		{Tally{Wins: 10}, 1, 0.7225, 1, "+inf"},
		{Tally{Losses: 10}, 0, 0, 0.2775, "-inf"},
		{Tally{Wins: 60, Draws: 20, Losses: 20}, 0.7, 0.6042, 0.7811, "+147"},
		{Tally{Draws: 4}, 0.5, 0.15, 0.85, "+0"},
	} {
		low, high := c.Interval()
		near := func(a, b float64) bool { return math.Abs(a-b) < 5e-4 }
		if !near(c.Score(), c.score) || !near(low, c.low) || !near(high, c.high) || elo(c.Score()) != c.elo {
			t.Errorf("%+v: %v, %v to %v, %s", c.Tally, c.Score(), low, high, elo(c.Score()))
		}
	}
}
