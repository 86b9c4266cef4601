package eval_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"ayoayo/ai/eval"
	"ayoayo/engine"
	"ayoayo/engine/enginetest"
)

// random fills a phase with weights.
func random(p *eval.Phase, r *rand.Rand) {
	p.Store, p.Turn = r.Int32N(200), r.Int32N(200)-100
	for place := range p.Pits {
		for class := range p.Pits[place] {
			p.Pits[place][class] = r.Int32N(2000) - 1000
		}
	}
}

// worth is what a position is worth to its player to move in one phase.
func worth(p *eval.Phase, at *engine.Position, cols int) float64 {
	class := []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 9, 9, 10, 10, 10, 11, 11, 11, 11, 11}
	sum := float64(p.Turn)
	for i, side := range []engine.Player{at.Turn(), at.Turn().Other()} {
		sign := float64(1 - 2*i)
		sum += sign * float64(int(p.Store)*at.Stored(side))
		for place := range cols {
			seeds := int(uint8(at.Row(int(side)) >> (8 * place)))
			sum += sign * float64(p.Pits[place][class[min(seeds, 19)]])
		}
	}
	return sum
}

// The score is the sum of what pits and stores are worth, and passes from one phase
// into the other between three and one quarter of the seeds.
func TestPlacedScoreIsTheSum(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	for _, rules := range []string{"oware", "bao-children"} {
		var w eval.Placed
		random(&w.Full, r)
		random(&w.Few, r)
		with := enginetest.Rules(t, rules)
		b := with.Board()
		e := eval.NewPlaced(b, w)
		least := b.Seeds()
		for range 100 {
			g := engine.NewGame(with)
			for range 200 {
				p := g.Position()
				legal := g.Legal()
				if len(legal) == 0 {
					break
				}
				share := float64(p.OnBoard()-b.Seeds()/4) / float64(b.Seeds()/2)
				share = min(max(share, 0), 1)
				want := share*worth(&w.Full, &p, b.Cols) + (1-share)*worth(&w.Few, &p, b.Cols)
				if got := e.Score(&p); math.Abs(float64(got)-want) > 20 {
					t.Fatalf("%s: %s is worth %d; expected %.1f", rules, with.FormatPosition(&p), got, want)
				}
				least = min(least, p.OnBoard())
				g.Play(legal[r.IntN(len(legal))])
			}
		}
		if least > b.Seeds()/4 {
			t.Errorf("%s: never fewer than %d seeds on the board", rules, least)
		}
	}
}
