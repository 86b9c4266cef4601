package tune

import (
	"math/rand/v2"

	"ayoayo/ai"
	"ayoayo/ai/eval"
	"ayoayo/ai/match"
	"ayoayo/ai/wire"
	"ayoayo/engine"
)

const (
	// opening is the number of random plies that a game begins with.
	opening = 6
	// randomMoveEvery is how often, one move in so many, a player moves at random:
	// without, games would be too much alike.
	randomMoveEvery = 12
	// maxPlies is where a game is cut off; it says nothing.
	maxPlies = match.MaxPlies
	// perGame is the most positions that are taken of a game, so that long games do
	// not weigh more.
	perGame = 40
)

// selfPlay is a game of the search against itself.
type selfPlay struct {
	rules    *engine.Rules
	features []feature
	options  Options
	random   *rand.Rand
	mind     *ai.Mind
	// opening is the number of random plies that the game begins with.
	opening int
}

// newSelfPlay prepares a game of players who judge by an evaluation. Its number decides,
// with the seed of the options, all that is random.
func newSelfPlay(r *engine.Rules, e *eval.Evaluation, features []feature, o Options, number int) *selfPlay {
	g := &selfPlay{
		rules:    r,
		features: features,
		options:  o,
		random:   rand.New(rand.NewPCG(o.Seed, uint64(number))),
		mind:     ai.NewMind(nil),
		opening:  opening,
	}
	g.mind.UseEvaluation(e)
	return g
}

// play plays the game and returns what its positions say.
func (s *selfPlay) play() samples {
	g := engine.NewGame(s.rules)
	var seen []engine.Position
	for g.Ply() < maxPlies && !over(g) {
		p := g.Position()
		if _, err := g.Play(s.move(g)); err != nil {
			panic("tune: a legal move can be played: " + err.Error())
		}
		after := g.Position()
		captured := after.Stored(p.Turn()) > p.Stored(p.Turn())
		if g.Ply() > opening && p.Phase() == engine.Sow && !(s.options.Quiet && captured) {
			seen = append(seen, p)
		}
	}
	var taught samples
	res, ended := g.Result()
	if !ended {
		return taught
	}
	s.random.Shuffle(len(seen), func(i, j int) { seen[i], seen[j] = seen[j], seen[i] })
	for i := range seen[:min(len(seen), perGame)] {
		row := make([]float64, len(s.features))
		for k, f := range s.features {
			row[k] = f.count(&seen[i])
		}
		taught.add(row, points(res.Winner, seen[i].Turn()))
	}
	return taught
}

func over(g *engine.Game) bool {
	_, is := g.Result()
	return is
}

// move picks a move: at random in the opening and now and then, else the best.
func (s *selfPlay) move(g *engine.Game) engine.Move {
	legal := g.Legal()
	if g.Ply() < s.opening || s.random.IntN(randomMoveEvery) == 0 {
		return legal[s.random.IntN(len(legal))]
	}
	// With a limit of depth there is no looking for proofs.
	q := wire.Request{Nodes: s.options.Nodes, Depth: ai.MostPlies, Seed: s.random.Uint64()}
	m, _, err := s.mind.Move(g, q)
	if err != nil {
		panic("tune: the search has a move in every game that goes on: " + err.Error())
	}
	return m
}

// points is what a player gets for a game, 1 for a win.
func points(winner, player engine.Player) float64 {
	switch winner {
	case player:
		return 1
	case engine.Nobody:
		return 0.5
	}
	return 0
}
