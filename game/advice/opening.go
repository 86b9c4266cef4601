package advice

import (
	"slices"

	"ayoayo/ai/fair"
	"ayoayo/ai/prove"
	"ayoayo/engine"
	"ayoayo/game/session"
)

// OpeningMoves returns the moves of an opening for the side that has the first
// turn.
func OpeningMoves(o fair.Opening, r *engine.Rules, first engine.Player) []engine.Move {
	if first == engine.North {
		return session.Mirrored(r.Board(), o.Moves)
	}
	return o.Moves
}

// IsDrawnOpening reports whether a game stands at the end of an opening that is
// proven to be a draw.
func IsDrawnOpening(g *engine.Game) bool {
	r, start, moves := g.Rules(), g.Start(), g.Moves()
	if start != r.StartBy(start.Turn()) {
		return false
	}
	return slices.ContainsFunc(fair.Openings(r), func(o fair.Opening) bool {
		return o.Value == prove.Drawn && slices.Equal(moves, OpeningMoves(o, r, start.Turn()))
	})
}
