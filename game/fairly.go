package game

import (
	"slices"

	"ayoayo/ai/fair"
	"ayoayo/ai/prove"
	"ayoayo/engine"
	"ayoayo/game/session"
	"ayoayo/game/words"
)

// beginFairly plays an even opening of the game, drawn by lot, if one is known. A
// remark in the record says what it is worth.
func (a *App) beginFairly(s *session.Session) error {
	known := fair.Openings(s.Rules())
	if len(known) == 0 {
		return nil
	}
	o := known[a.seed()%uint64(len(known))]
	worth := words.FairWin
	if o.Value == prove.Drawn {
		worth = words.FairDraw
	}
	remark := a.say.Say(worth)
	if err := s.Lead(movesOf(o, s.Rules(), s.Turn()), remark); err != nil {
		return err
	}
	a.Host.Announce(remark)
	return nil
}

// movesOf returns the moves of an opening for the side that has the first turn.
func movesOf(o fair.Opening, r *engine.Rules, first engine.Player) []engine.Move {
	if first == engine.North {
		return session.Mirrored(r.Board(), o.Moves)
	}
	return o.Moves
}

// drawnOpening reports whether a game stands at the end of an opening that is proven to
// be a draw.
func drawnOpening(g *engine.Game) bool {
	r, start, moves := g.Rules(), g.Start(), g.Moves()
	if start != r.StartBy(start.Turn()) {
		return false
	}
	return slices.ContainsFunc(fair.Openings(r), func(o fair.Opening) bool {
		return o.Value == prove.Drawn && slices.Equal(moves, movesOf(o, r, start.Turn()))
	})
}
