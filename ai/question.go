package ai

import (
	"context"
	"errors"
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

// Move picks a move in a game that is not over, by the limits, the level and the seed of
// a request, and returns it with what the search says about it.
func (m *Mind) Move(g *engine.Game, q wire.Request) (engine.Move, wire.Info, error) {
	reply := m.Answer(context.Background(), Question(g, q), nil)
	if reply.Error != "" {
		return engine.NoMove, wire.Info{}, errors.New(reply.Error)
	}
	move, err := g.Rules().ParseMove(reply.Move)
	return move, reply.Info, err
}

// Score is what a new mind's search of a number of moves says of the position of a game,
// for the player to move.
func Score(g *engine.Game, nodes int64) int {
	return Answer(context.Background(), Question(g, wire.Request{Nodes: nodes}), nil).Info.Score
}
