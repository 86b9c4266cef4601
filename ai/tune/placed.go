package tune

import (
	"fmt"
	"math"
	"sync"

	"ayoayo/ai"
	"ayoayo/ai/eval"
	"ayoayo/ai/parallel"
	"ayoayo/ai/wire"
	"ayoayo/engine"
)

const (
	// placedRounds is how often games are played to find weights by place: the
	// players of the first round judge by the plain weights.
	placedRounds = 2
	// labelled is how many positions, one in so many, are judged by a deeper
	// search, which looks at deeper times as many moves as the players do.
	labelled = 3
	deeper   = 20
	// few is the number of seeds on the board below which nothing is learned: the
	// endgame tables know better.
	few = 12
	// decisive is the score from which on a position is as good as won, beyond is
	// where it says nothing any more; hundredths of a seed.
	decisive = 1500
	beyond   = 3000
	// priorWeight is how many positions it takes to move a weight half the way from
	// what it was supposed to be.
	priorWeight = 30
)

// Placed returns the weights by place of a rule-set on a board of two rows: what a
// search ahead says about positions of games that the search plays with itself,
// fitted by least squares. The same options give the same weights. Progress, which
// may be nil, is called after every game with the number of games so far.
func Placed(r *engine.Rules, o Options, progress func(games int)) (found eval.Placed, err error) {
	if b := r.Board(); b.Rows != 2 || !b.Stores || b.Rounds {
		return eval.Placed{}, fmt.Errorf("%s is not a game of one round on two rows with stores", r.Key())
	}
	if progress == nil {
		progress = func(int) {}
	}
	plain, err := Weights(r, Options{Games: o.Games, Nodes: max(1, o.Nodes/4), Quiet: o.Quiet, Seed: o.Seed}, progress)
	if err != nil {
		return eval.Placed{}, err
	}
	judge, played := eval.New(r.Board(), plain), rounds*o.Games
	for round := range placedRounds {
		fit := newLeastSquares(r.Board())
		games := make([]labels, o.Games)
		var mu sync.Mutex
		parallel.For(o.Games, func(i int) {
			games[i] = newSelfPlay(r, judge, nil, o, (rounds+round)*o.Games+i).label(fit.features)
			mu.Lock()
			defer mu.Unlock()
			played++
			progress(played)
		})
		for _, g := range games {
			fit.addAll(g)
		}
		if fit.positions == 0 {
			return found, fmt.Errorf("%d games had no position to learn from", o.Games)
		}
		found = fit.weights()
		judge = eval.NewPlaced(r.Board(), found)
	}
	return found, nil
}

// prior are the weights of which nothing is known: a seed in the store is a
// seed.
func prior() eval.Placed {
	seed := eval.Phase{Store: 100}
	return eval.Placed{Full: seed, Few: seed}
}

// labels are positions and what a search says that they are worth.
type labels struct {
	features [][]float64
	score    []float64
}

// label plays a game and has some of its positions judged.
func (s *selfPlay) label(features []feature) (l labels) {
	g := engine.NewGame(s.rules)
	s.opening = 4 + s.random.IntN(10)
	for g.Ply() < maxPlies && !over(g) {
		p := g.Position()
		if g.Ply() >= s.opening && p.OnBoard() > few && s.random.IntN(labelled) == 0 {
			if score, ok := s.deeperScore(g); ok {
				row := make([]float64, len(features))
				for k, f := range features {
					row[k] = f.count(&p)
				}
				l.features, l.score = append(l.features, row), append(l.score, score)
			}
		}
		if _, err := g.Play(s.move(g)); err != nil {
			panic("tune: a legal move can be played: " + err.Error())
		}
	}
	return l
}

// deeperScore is what a deeper search says of the position of a game.
func (s *selfPlay) deeperScore(g *engine.Game) (score float64, ok bool) {
	q := wire.Request{Nodes: deeper * s.options.Nodes, Depth: ai.MostPlies, Seed: s.random.Uint64()}
	_, info, err := s.mind.Move(g, q)
	if err != nil {
		panic("tune: a game that goes on can be judged: " + err.Error())
	}
	score = float64(info.Score)
	return min(max(score, -decisive), decisive), math.Abs(score) <= beyond
}

// leastSquares finds the weights by which the features of positions add up to
// their scores as nearly as possible.
type leastSquares struct {
	features []feature
	// prior is what the weights are supposed to be.
	prior []float64
	// rows is the system of equations for what is to be added to that.
	rows      [][]float64
	positions int
}

func newLeastSquares(b engine.Board) *leastSquares {
	f := &leastSquares{}
	start, w := prior(), eval.Placed{}
	for _, n := range numbers(&start) {
		f.prior = append(f.prior, float64(*n))
	}
	for _, n := range numbers(&w) {
		*n = unit
		f.features = append(f.features, feature{eval.NewPlaced(b, w)})
		*n = 0
	}
	n := len(f.prior)
	f.rows = make([][]float64, n)
	for i := range f.rows {
		f.rows[i] = make([]float64, n+1)
		f.rows[i][i] = priorWeight
	}
	return f
}

// addAll adds the positions of a game.
func (f *leastSquares) addAll(l labels) {
	for i, score := range l.score {
		f.add(l.features[i], score)
	}
}

func (f *leastSquares) add(features []float64, score float64) {
	f.positions++
	rest := score - dot(f.prior, features)
	n := len(f.prior)
	for i, x := range features {
		if x == 0 {
			continue
		}
		row := f.rows[i]
		row[n] += x * rest
		for j, y := range features {
			row[j] += x * y
		}
	}
}

// weights solves the system.
func (f *leastSquares) weights() (found eval.Placed) {
	step := solve(f.rows)
	for i, n := range numbers(&found) {
		*n = round(f.prior[i] + step[i])
	}
	return found
}
