package game

import (
	"ayoayo/ai/fair"
	"ayoayo/ai/prove"
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
	if err := s.Lead(o.MovesFor(s.Rules(), s.Turn()), remark); err != nil {
		return err
	}
	a.Host.Announce(remark)
	return nil
}
