package prove

import (
	"ayoayo/engine"

	"ayoayo/ai/endgame"
)

// endgameHeight stands for the number of plies that a game takes from where an
// endgame table knows who wins: it does not say.
const endgameHeight = 64

// UseTable makes searches from now on end where an endgame table knows who wins,
// nil nowhere, and so do the strategies that they find. Such a proof needs the
// table beside it, and is not for a certificate. Where it ends in a circle of
// positions that are to be avoided it does not hold: that is up to the caller.
func (s *Prover) UseTable(t *endgame.Table) { s.endgames = t }

// probe reports who wins where that is decided or an endgame table knows, and
// how many plies the game then counts as taking.
func (h horizon) probe(p *engine.Position) (winner engine.Player, height uint32, ok bool) {
	if winner, over := h.decided(p); over {
		return winner, 0, true
	}
	if h.endgames == nil {
		return engine.Nobody, 0, false
	}
	switch o := h.endgames.Outcome(p); {
	case !o.Decided():
		return engine.Nobody, 0, false
	case o.Low > 0:
		return p.Turn(), endgameHeight, true
	case o.Low < 0:
		return p.Turn().Other(), endgameHeight, true
	}
	return engine.Nobody, endgameHeight, true
}
