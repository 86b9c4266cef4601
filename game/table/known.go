package table

import (
	"strconv"

	"ayoayo/ai/wire"
	"ayoayo/engine"
	"ayoayo/game/advice"
	"ayoayo/game/session"
	"ayoayo/game/words"
)

// known is an outcome that the computer has found out: it is told once, beside
// the turn that follows, and again only when it has changed.
type known struct {
	verdict advice.Verdict
	// by is who found it out, ply how many plies were played when it was told.
	by  engine.Player
	ply int
}

// note takes in what the computer says about the move that it is about to play.
func (k *known) note(s *session.Session, i wire.Info) {
	v := advice.VerdictOf(s.Rules(), s.Position(), i)
	if !v.Proven || k.verdict.Proven && k.verdict.Side == v.Side {
		return
	}
	if v.Plies > 0 {
		v.Plies--
	}
	*k = known{verdict: v, by: s.Turn(), ply: s.Ply() + 1}
}

// words says what the computer knows about the outcome, in full and more shortly; nothing
// when it is not the time.
func (k *known) words(t *telling) []string {
	say, s := t.say.Say, t.session
	if _, over := s.Result(); over || !k.verdict.Proven || k.ply != s.Ply() {
		return nil
	}
	who := say(words.LevelWho.Of(strconv.Itoa(s.Seat(k.by).Level)))
	outcome := say(words.KnowsDraw)
	if side := k.verdict.Side; side != engine.Nobody {
		outcome = t.sayOf(words.KnowsSure, side)
		if k.verdict.Plies > 0 {
			outcome = t.sayOf(words.KnowsWin, side, k.verdict.Plies)
		}
	}
	return []string{say(words.Knows, who, outcome), say(words.KnowsShort, who, outcome)}
}
