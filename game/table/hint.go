package table

import (
	"time"

	"ayoayo/engine"
	"ayoayo/game/advice"
	"ayoayo/game/words"
	"ayoayo/render"
)

// hint is a move that the player asked for, or the asking itself.
type hint struct {
	// move is the move, NoMove while the analyst is looking; trace is what would
	// happen.
	move  engine.Move
	trace *engine.Trace
	// wordings say why, as it is written, and aloud as it is spoken.
	wordings, aloud []string
	// waited is how long the analyst has been looking.
	waited time.Duration
}

// hintLimit is how long a hint waits for an analysis, which goes on and on.
const hintLimit = 1500 * time.Millisecond

// AskHint asks for a hint, or puts away the one that is there or to come.
func (t *Table) AskHint() {
	t.screen.Relayout()
	if t.hint != nil {
		t.hint = nil
		return
	}
	t.choice, t.offered, t.refused = nothingChosen(), engine.NoMove, engine.NoPit
	looking := []string{t.say.Say(words.HintLooking)}
	t.hint = &hint{move: engine.NoMove, wordings: looking, aloud: looking}
	t.screen.Host.Announce(looking[0])
}

// giveHint shows what the analyst found for a hint, when it has.
func (t *Table) giveHint(study *advice.Study, done bool) {
	if t.hint == nil || t.hinted() != engine.NoMove || study == nil || !done {
		return
	}
	best, ok := study.Best()
	if !ok {
		return
	}
	h, s := t.hint, t.session
	h.move, h.trace = best.Move, s.Preview(best.Move)
	var others *advice.Verdict
	if values := study.Moves(); len(values) > 1 {
		others = &values[1].Verdict
	}
	reasons := advice.Reasons(s.Rules(), s.Position(), best.Move, best.Verdict, others)
	h.wordings = t.hintWords(best, reasons)
	h.aloud = t.spoken(func() []string { return t.hintWords(best, reasons) })
	t.screen.Host.Announce(h.aloud[0])
	t.screen.Relayout()
}

// said is what the hint says, as it is spoken or written.
func (h *hint) said(aloud bool) []string {
	if aloud {
		return h.aloud
	}
	return h.wordings
}

// hintWords says a move and why, with fewer and fewer of the reasons.
func (t *Table) hintWords(best advice.MoveVerdict, reasons []advice.Reason) []string {
	k := words.HintMove
	if t.aloud {
		k = words.HintHeard
	}
	pieces := make([]string, len(reasons))
	for i, r := range reasons {
		pieces[i] = t.reasonWords(r, best.Verdict)
	}
	var wordings []string
	for n := len(pieces); n > 0; n-- {
		wordings = append(wordings, t.say.Say(k, t.written(best.Move), words.Glue(", ", pieces[:n]...)))
	}
	return append(wordings, t.written(best.Move))
}

// reasonWords says a reason for a move of the player to move.
func (t *Table) reasonWords(r advice.Reason, of advice.Verdict) string {
	say, s := t.say.Say, t.session
	other := s.Turn().Other()
	stores := s.Rules().Board().Stores
	switch r.Why {
	case advice.OnlyMove:
		return words.Glue(": ", say(words.ReasonOnlyMove), t.onlyBecause())
	case advice.EndsWon:
		if !stores {
			return say(words.ReasonWinsNow)
		}
		return say(words.ReasonEndsWon, r.N, r.Other)
	case advice.EndsDrawn:
		return say(words.ReasonEndsDrawn, r.N, r.Other)
	case advice.EndsLost:
		if !stores {
			return say(words.ReasonEndsNow)
		}
		return say(words.ReasonEndsLost, r.N, r.Other)
	case advice.Wins:
		return t.counted(words.ReasonWins, words.ReasonWon, r.N)
	case advice.OnlyWins:
		return t.counted(words.ReasonOnlyWins, words.ReasonOnlyWon, r.N)
	case advice.OnlyHolds:
		return say(words.ReasonOnlyHolds)
	case advice.Draws:
		return say(words.ReasonDraws)
	case advice.Lost:
		return t.counted(words.ReasonLost, words.ReasonAllLost, r.N)
	case advice.EndsRound:
		return say(words.ReasonEndsRound, r.N, r.Other)
	case advice.Captures:
		return say(words.ReasonCaptures, r.N)
	case advice.Saves:
		return say(words.ReasonSaves, r.N)
	case advice.NoMove:
		return t.sayOf(words.ReasonNoMove, other)
	case advice.Again:
		return say(words.ReasonAgain)
	case advice.Feeds:
		return t.sayOf(words.ReasonFeeds, other)
	case advice.Best:
		return say(words.ReasonBest, t.valueWords(of, s.Turn()))
	}
	return ""
}

// counted says a sentence with a number of moves, or another one where the number
// is not known.
func (t *Table) counted(some, unknown words.Key, n int) string {
	if n == 0 {
		return t.say.Say(unknown)
	}
	return t.say.Say(some, n)
}

// hinted is the move of the hint that is shown, or NoMove.
func (t *Table) hinted() engine.Move {
	if t.hint == nil {
		return engine.NoMove
	}
	return t.hint.move
}

func (t *Table) markHint(marks *render.Marks) {
	m := t.hinted()
	if m == engine.NoMove {
		return
	}
	if !m.IsClaim() {
		marks.Hint = m.Pit()
		if marks.Preview == nil && t.at == engine.NoPit {
			marks.Preview = &render.Preview{Trace: t.hint.trace}
		}
		return
	}
	marks.Chosen = append(marks.Chosen, claimed(m)...)
}
