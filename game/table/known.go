package table

import (
	"strconv"

	"ayoayo/ai/wire"
	"ayoayo/engine"
	"ayoayo/game/advice"
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

// noteOutcome takes in what the computer says about the move that it is about to play.
func (t *Table) noteOutcome(i wire.Info) {
	s := t.session
	v := advice.VerdictOf(s.Rules(), s.Position(), i)
	if !v.Proven || t.known.verdict.Proven && t.known.verdict.Side == v.Side {
		return
	}
	if v.Plies > 0 {
		v.Plies--
	}
	t.known = known{verdict: v, by: s.Turn(), ply: s.Ply() + 1}
}

// knownWords says what the computer knows about the outcome, in full and more
// shortly; nothing when it is not the time.
func (t *Table) knownWords() []string {
	say, s, k := t.say.Say, t.session, t.known
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
