package table

import (
	"math"
	"slices"
	"strings"

	"ayoayo/engine"
	"ayoayo/game/advice"
	"ayoayo/game/words"
)

// What follows says what moves are worth, and why.

// previewWords says where a move ends and what it captures.
func (t *telling) previewWords(m engine.Move, trace *engine.Trace) []string {
	ends := t.say.Say(words.EndsIn, t.written(m), t.pitName(trace.End()))
	captures := t.say.Say(words.NoCapture)
	if n := t.taken(trace, t.session.Turn()); n > 0 {
		captures = t.say.Say(words.Captures, n)
	}
	after := ""
	for _, e := range trace.Events {
		switch e.Kind {
		case engine.Again:
			after = t.say.Say(words.PreviewAgain)
		case engine.Ended:
			after = t.say.Say(words.PreviewEnds)
		}
	}
	return []string{
		words.Join(ends, captures, t.lapsWords(trace), after),
		words.Join(ends, captures, after),
		words.Join(ends, captures),
		ends,
	}
}

// valueWords says what a verdict means for a side.
func (t *telling) valueWords(v advice.Verdict, side engine.Player) string {
	say := t.say.Say
	n, counts := v.Seeds(t.session.Rules().Board().Seeds())
	ahead := v.Side == side
	switch {
	case v.Draw():
		return say(words.ValueDraws)
	case v.Proven && ahead:
		return t.counted(words.ValueWins, words.ValueWon, v.Plies)
	case v.Proven:
		return t.counted(words.ValueLoses, words.ValueLost, v.Plies)
	case n == 0:
		return say(words.ValueEven)
	case counts && ahead:
		return say(words.ValueAhead, n)
	case counts:
		return say(words.ValueBehind, n)
	case ahead:
		return say(words.ValueFarAhead)
	}
	return say(words.ValueFarBehind)
}

// chipWords writes a verdict for a side as shortly as can be: in seeds, to a
// tenth or, in a narrow place, to a whole one, or as what is proven.
func (t *telling) chipWords(v advice.Verdict, side engine.Player, narrow bool) string {
	say := t.say.Say
	if v.Proven {
		text := say(words.ChipWin)
		switch {
		case v.Draw():
			text = say(words.ChipDraw)
		case !v.Wins(side):
			return say(words.ChipLoss) // a tick would praise it
		}
		if !narrow {
			text = say(words.ChipSure, text)
		}
		return text
	}
	seeds := float64(v.Hundredths) / 100
	seeds = min(seeds, float64(t.session.Rules().Board().Seeds())) // more means: far ahead
	if v.Side != side {
		seeds = -seeds
	}
	text := say(words.ChipValue, seeds)
	if narrow || math.Abs(seeds) >= 9.95 {
		text = say(words.ChipRound, seeds)
	}
	if !strings.ContainsAny(text, "123456789") {
		text = strings.TrimLeft(text, "+-") // what comes to nothing is nobody's
	}
	return strings.ReplaceAll(text, "-", "−")
}

// hintWords says a move and why, with fewer and fewer of the reasons.
func (t *telling) hintWords(best advice.MoveVerdict, reasons []advice.Reason) []string {
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
func (t *telling) reasonWords(r advice.Reason, of advice.Verdict) string {
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
func (t *telling) counted(some, unknown words.Key, n int) string {
	if n == 0 {
		return t.say.Say(unknown)
	}
	return t.say.Say(some, n)
}

// onlyBecause is the rule that leaves a single move, "" where no rule does: nothing
// else holds seeds, or rules of several kinds.
func (t *telling) onlyBecause() string {
	pos, why := t.session.Position(), engine.NotRefused
	for _, pit := range t.session.Rules().Board().Pits() {
		if pos.Owner(pit) != pos.Turn() || pos.Seeds(pit) == 0 || t.isLegal(pit) {
			continue
		}
		switch refusal := t.refusal(pit); why {
		case engine.NotRefused, refusal:
			why = refusal
		default:
			return ""
		}
	}
	if why == engine.NotRefused {
		return ""
	}
	return strings.TrimSuffix(t.say.Say(words.RefusedRule.Of(why.String())), ".") // more may follow
}

// isLegal reports whether the player to move may sow a pit.
func (t *telling) isLegal(pit engine.Pit) bool {
	return slices.ContainsFunc(t.session.Legal(), func(m engine.Move) bool { return !m.IsClaim() && m.Pit() == pit })
}
