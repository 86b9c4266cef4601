package eval_test

import (
	"testing"

	"ayoayo/ai/eval"
	"ayoayo/engine/enginetest"
)

// Each feature counts as its comment says: the weights are powers of ten, so that
// the digits of a score are how often the one has it more than the other.
func TestEachFeatureCounts(t *testing.T) {
	front := eval.Weights{
		Store: 10_000_000, Turn: 1_000_000,
		Front: eval.Row{Seed: 10_000, Pit: 1000, One: 100, Two: 10, Full: 1},
	}
	back := eval.Weights{Back: front.Front}
	for _, c := range []struct {
		name, rules, position string
		weights               eval.Weights
		want                  int32
	}{
		{"all of a row", "oware", "1,1,1,2,2,12/0,0,0,0,0,4 13,12 S", front, 10_000_000 + 1_000_000 + 15*10_000 + 5*1000 + 3*100 + 2*10 + 1},
		{"the other's", "oware", "0,0,0,0,0,4/1,1,1,2,2,12 12,13 S", front, -10_000_000 + 1_000_000 - 15*10_000 - 5*1000 - 3*100 - 2*10 - 1},
		{"to move", "oware", "0,0,0,0,0,4/1,1,1,2,2,12 12,13 N", front, 10_000_000 + 1_000_000 + 15*10_000 + 5*1000 + 3*100 + 2*10 + 1},
		{"eleven are not full", "oware", "0,0,0,0,0,11/0,0,0,0,0,11 13,13 S", front, 1_000_000},
		{"eight pits", "bao-children", "0,0,0,0,0,0,0,16/0,0,0,0,0,0,0,15 8,9 S", front, -10_000_000 + 1_000_000 + 10_000 + 1},
		{"the back row", "bao-kujifunza", "0,0,0,0,0,0,0,1/16,2,0,0,0,0,0,0/29,0,0,0,0,0,0,0/15,0,0,1,0,0,0,0 0,0 S", back, 19_911},
	} {
		r := enginetest.Rules(t, c.rules)
		p, err := r.ParsePosition(c.position)
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		if got := eval.New(r.Board(), c.weights).Score(&p); got != c.want {
			t.Errorf("%s: %s is worth %d; expected %d", c.name, c.position, got, c.want)
		}
	}
}

// In a game of rounds the seeds on the board are shared out by the pits owned.
func TestPitsOwnedShareOutTheBoard(t *testing.T) {
	r := enginetest.Rules(t, "namnam")
	p := enginetest.Position(t, r, "4,4,4,4,4,4/4,4,4,4,0,0 4,4 N SSSSSS/NNNSSS sow S -")
	// South owns 9 of 12 pits and may expect 30 of the 40 seeds, North 10.
	if got := eval.New(r.Board(), eval.Weights{Store: 10}).Score(&p); got != -200 {
		t.Errorf("worth %d to North; expected -200", got)
	}
}
