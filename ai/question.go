package ai

import (
	"strings"

	"ayoayo/ai/wire"
	"ayoayo/engine"
)

// Question returns a request for a move in a game: q, of which the limits, the
// level, the seed and the lines count, with the game filled in.
func Question(g *engine.Game, q wire.Request) wire.Request {
	r, start := g.Rules(), g.Start()
	moves := make([]string, 0, g.Ply())
	for _, m := range g.Moves() {
		moves = append(moves, r.FormatMove(m))
	}
	q.Rules, q.Start, q.Moves = r.String(), "", strings.Join(moves, " ")
	if start != r.Start() {
		q.Start = r.FormatPosition(&start)
	}
	return q
}
