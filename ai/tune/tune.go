// Package tune finds the weights of the evaluation of a rule-set. [Weights] lets
// the search play against itself and fits, by logistic regression, what the
// features of a position say about who wins.
package tune

import (
	"fmt"
	"sync"

	"ayoayo/ai/eval"
	"ayoayo/ai/parallel"
	"ayoayo/engine"
)

// Options say how much to play.
type Options struct {
	// Games is the number of games of each round.
	Games int
	// Nodes is the number of moves that the players look at in a turn.
	Nodes int64
	// Quiet says that positions teach nothing in which the player to move goes on
	// to capture: for a search that does not judge those as they stand.
	Quiet bool
	// Seed decides all that is random.
	Seed uint64
}

// rounds is how often games are played: the players of the first judge by the
// seeds, those of each later one by what was found in the one before.
const rounds = 2

// Weights returns the weights of a rule-set. The same options give the same
// weights. Progress, which may be nil, is called after every game with the number
// of games so far.
func Weights(r *engine.Rules, o Options, progress func(games int)) (eval.Weights, error) {
	w := seedsOnly(r.Board())
	features := featuresOf(r.Board())
	var mu sync.Mutex
	played := 0
	for round := range rounds {
		games := make([]samples, o.Games)
		parallel.For(o.Games, func(i int) {
			g := newSelfPlay(r, eval.New(r.Board(), w), features, o, round*o.Games+i)
			games[i] = g.play()
			mu.Lock()
			defer mu.Unlock()
			if played++; progress != nil {
				progress(played)
			}
		})
		var all samples
		for _, g := range games {
			all.features = append(all.features, g.features...)
			all.result = append(all.result, g.result...)
		}
		if len(all.result) == 0 {
			return w, fmt.Errorf("none of %d games came to an end", o.Games)
		}
		w = inSeeds(r.Board(), all.fit(len(features)))
	}
	return w, nil
}

// seedsOnly are the weights that players begin with: a seed in the store, or on
// a board without stores in a pit, is what counts.
func seedsOnly(b engine.Board) eval.Weights {
	if b.Stores {
		return eval.Weights{Store: 100}
	}
	row := eval.Row{Seed: 100}
	return eval.Weights{Front: row, Back: row}
}

// inSeeds writes fitted weights in hundredths of a seed. What a seed is worth is
// what it is worth in the store, or on a board without stores on average in a
// pit.
func inSeeds(b engine.Board, fitted []float64) eval.Weights {
	start, seed, sum := seedsOnly(b), 0.0, 0.0
	for i, w := range numbers(&start) {
		if *w != 0 {
			seed, sum = seed+fitted[i], sum+float64(*w)
		}
	}
	var found eval.Weights
	for i, w := range numbers(&found) {
		*w = round(fitted[i] * sum / seed)
	}
	return found
}

// feature counts one feature of positions.
type feature struct{ *eval.Evaluation }

// unit is the weight by which a feature is counted. It is more than one, so that
// a share of a seed is not lost.
const unit = 1 << 10

// featuresOf are the features of a board, in the order of the weights.
func featuresOf(b engine.Board) []feature {
	var all []feature
	var w eval.Weights
	for _, n := range numbers(&w) {
		*n = unit
		all = append(all, feature{eval.New(b, w)})
		*n = 0
	}
	return all
}

// count returns how much more of the feature the player to move has than the
// other.
func (f feature) count(p *engine.Position) float64 { return float64(f.Score(p)) / unit }
