package tune

import (
	"math/rand/v2"

	"ayoayo/engine"
)

const (
	// opening is the number of random plies that a game begins with.
	opening = 6
	// whim is how often, one move in so many, a player moves at random: without,
	// games would be too much alike.
	whim = 12
	// longest is where a game is cut off; it says nothing.
	longest = 2000
	// perGame is the most positions that are taken of a game, so that long games do
	// not weigh more.
	perGame = 40
)

// play plays a game of the model against itself and adds its positions.
func (m *model) play(s *samples, o Options, number int) {
	random := rand.New(rand.NewPCG(o.Seed, uint64(number)))
	g := engine.NewGame(m.rules)
	var seen []engine.Position
	for g.Ply() < longest {
		p := g.Position()
		if p.Over() {
			break
		}
		legal := g.Legal()
		move := legal[random.IntN(len(legal))]
		if g.Ply() >= opening && random.IntN(whim) > 0 {
			move = m.best(p, legal, o.Depth, random)
		}
		if _, err := g.Play(move); err != nil {
			panic("tune: a legal move can be played: " + err.Error())
		}
		after := g.Position()
		captured := after.Stored(p.Turn()) > p.Stored(p.Turn())
		if g.Ply() > opening && p.Phase() == engine.Sow && !(o.Quiet && captured) {
			seen = append(seen, p)
		}
	}
	res, over := g.Result()
	if !over {
		return
	}
	random.Shuffle(len(seen), func(i, j int) { seen[i], seen[j] = seen[j], seen[i] })
	for i := range seen[:min(len(seen), perGame)] {
		s.add(m.features(&seen[i], nil), points(res.Winner, seen[i].Turn()))
	}
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

// best picks the best of the legal moves, at random among equal ones.
func (m *model) best(p engine.Position, legal []engine.Move, depth int, random *rand.Rand) engine.Move {
	random.Shuffle(len(legal), func(i, j int) { legal[i], legal[j] = legal[j], legal[i] })
	room := make([]float64, 0, len(m.names))
	pick, best := legal[0], -infinite
	for _, move := range legal {
		var q engine.Position
		m.rules.PlayInto(&q, &p, move)
		if score := m.reply(&p, &q, depth-1, best, infinite, room); score > best {
			pick, best = move, score
		}
	}
	return pick
}

// reply is what a position is worth to the player who has brought it about from
// another.
func (m *model) reply(from, p *engine.Position, depth int, alpha, beta float64, room []float64) float64 {
	if p.Turn() == from.Turn() {
		return m.search(p, depth, alpha, beta, room)
	}
	return -m.search(p, depth, -beta, -alpha, room)
}

// search is plain alpha-beta.
func (m *model) search(p *engine.Position, depth int, alpha, beta float64, room []float64) float64 {
	if p.Over() {
		return result(p) * float64(1+depth) // the sooner the better
	}
	if depth == 0 {
		return m.score(p, room)
	}
	best := -infinite
	var moves [engine.MaxMoves]engine.Move
	for _, move := range m.rules.Candidates(p, moves[:0]) {
		var q engine.Position
		if !m.rules.PlayInto(&q, p, move) {
			continue
		}
		best = max(best, m.reply(p, &q, depth-1, max(alpha, best), beta, room))
		if best >= beta {
			break
		}
	}
	return best
}
