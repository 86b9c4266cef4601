package prove

import (
	"ayoayo/engine"

	"ayoayo/ai/endgame"
)

// horizon is how far ahead a proof has to look: to where the game, or what is
// proven of it, is decided.
type horizon struct {
	// half is the number of seeds above which a store decides the game, 0 where
	// stores do not.
	half int
	// round says that the game ends with its first round.
	round bool
	// endgames, if not nil, knows who wins with few seeds on the board.
	endgames *endgame.Table
}

// horizonOf returns the horizon of whole games.
func horizonOf(r *engine.Rules) horizon {
	if b := r.Board(); b.Stores && !b.Rounds {
		return horizon{half: b.Seeds() / 2}
	}
	return horizon{}
}

// decided reports who has won when the game is over or a store holds more than
// half of the seeds. The first round of a game of rounds is also over when, both
// having captured as much, North has started the second; that a claim is due
// needs no look, since a store holds more than half then.
func (h horizon) decided(p *engine.Position) (engine.Player, bool) {
	if p.Over() {
		return p.Winner(), true
	}
	if h.round && p.Starter() == engine.North {
		return engine.Nobody, true
	}
	if h.half > 0 {
		for _, side := range [2]engine.Player{engine.South, engine.North} {
			if p.Seeds(engine.StoreOf(side)) > h.half {
				return side, true
			}
		}
	}
	return engine.Nobody, false
}

// repeats reports whether a position that comes back bears a claim out. Only
// where the round is all that counts may it: the round then ends as its own rule
// says. There are no captures in a circle, so that all its positions pay the
// same.
func (h horizon) repeats(r *engine.Rules, c Claim, p *engine.Position) bool {
	if !h.round {
		return false
	}
	q := *p
	r.Repeat(&q, nil)
	winner, _ := h.decided(&q)
	return c.met(winner)
}

// Decided reports who has won when a game is over, or when what is left of it
// changes nothing about who wins: a store holds more than half of the seeds.
func Decided(r *engine.Rules, p *engine.Position) (engine.Player, bool) {
	return horizonOf(r).decided(p)
}
