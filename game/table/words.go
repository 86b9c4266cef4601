package table

import (
	"strconv"
	"strings"

	"ayoayo/engine"
	"ayoayo/game/narration"
	"ayoayo/game/session"
	"ayoayo/game/voice"
	"ayoayo/game/words"
)

// sayOf says a sentence about who plays a side.
func (t *Table) sayOf(f words.Family, side engine.Player, args ...any) string {
	return t.teller().Of(f, side, args...)
}

// title is the game's name, and the result when it is over.
func (t *Table) title() string {
	if res, over := t.session.Result(); over && t.mode.still() && !t.steps() {
		return voice.Outcome(t.say, t.session.Players(), res)
	}
	return t.say.Say(words.GameName.Of(t.session.Rules().Key()))
}

// steps reports whether plies are stepped through.
func (t *Table) steps() bool {
	_, ok := t.mode.(stepper)
	return ok
}

// score says the seeds of both, the winner's first.
func (t *Table) score(res engine.Result) string {
	p := t.session.Position()
	winner := res.Winner
	if winner == engine.Nobody {
		winner = engine.South
	}
	return t.say.Say(words.Score, t.held(p, winner), t.held(p, winner.Other()))
}

// held returns the seeds that count for a side in a position.
func (t *Table) held(p engine.Position, side engine.Player) int {
	return t.session.Rules().Held(&p, side)
}

// turnWords says what the last ply brought that is unusual, whose turn it is, what waits
// for it, and what else there is to know now.
func (t *Table) turnWords(waits string) []string {
	pass, turn, round := t.passWords(), t.whoseTurn(), t.round()
	wordings := []string{words.Join(pass, turn, waits, round), words.Join(pass, turn, waits), words.Join(pass, turn)}
	switch {
	case waits != "":
		wordings = append(wordings, waits)
	case pass != "":
		wordings = append(wordings, pass)
	}
	if remark := t.session.Standing(); remark != "" {
		told := append([]string{words.Join(turn, remark), remark}, shortened(strings.Fields(remark), func(some string) string { return some })...)
		wordings = append(told, wordings...)
	}
	if known := t.knownWords(); len(known) > 0 {
		wordings = append(append([]string{words.Join(turn, known[0])}, known...), wordings...)
	}
	return wordings
}

// round says which round of a match is being played, "" in a game without.
func (t *Table) round() string {
	if s := t.session; s.Rules().Board().Rounds {
		return t.say.Say(words.Round, len(s.Rounds())+1)
	}
	return ""
}

func (t *Table) whoseTurn() string {
	s := t.session
	p := s.Position()
	family := words.Turn
	if p.Phase() == engine.Claim {
		family = words.Claim
	}
	if family == words.Turn && voice.Of(s.Players(), s.Turn()) == words.VoiceComputer {
		return t.say.Say(words.LevelThinks.Of(strconv.Itoa(s.Seat(s.Turn()).Level)))
	}
	return t.sayOf(family, s.Turn())
}

// passWords tells of a pass or another turn in the last ply, "" if there was
// none.
func (t *Table) passWords() string {
	s := t.session
	last, ok := s.Last()
	if !ok {
		return ""
	}
	text := ""
	for _, e := range last.Trace.Events {
		switch e.Kind {
		case engine.Passed:
			text = t.sayOf(words.Passes, e.Player)
		case engine.Again:
			text = t.sayOf(words.Again, e.Player)
		}
	}
	return text
}

// moveWords says what a player did in a ply.
func (t *Table) moveWords(ply session.Ply) string {
	family := words.Moved
	if ply.Move.IsClaim() {
		family = words.Claimed
	}
	return t.sayOf(family, ply.By, t.written(ply.Move))
}

// written is a move as it is written down or, where it is spoken, as it is called.
func (t *Table) written(m engine.Move) string {
	switch {
	case t.aloud:
		return voice.HeardMove(t.say, t.session.Rules(), m, t.near())
	case m.IsClaim():
		return t.pitNames(claimed(m))
	}
	return voice.Move(t.say, t.session.Rules(), m, t.near())
}

// claimed lists the pits of a claim.
func claimed(m engine.Move) []engine.Pit {
	var pits []engine.Pit
	for place := range engine.Pit(8) {
		if m.Claims()>>place&1 != 0 {
			pits = append(pits, m.Pit()+place)
		}
	}
	return pits
}

// pitNames lists some pits, listed as a sentence does.
func (t *Table) pitNames(pits []engine.Pit) string {
	names := make([]string, len(pits))
	for i, pit := range pits {
		names[i] = t.pitName(pit)
	}
	return strings.Join(names, ", ")
}

func (t *Table) listed(pits []engine.Pit) string { return t.teller().Pits(pits) }

// pitName is a pit's name, as it is written or spoken.
func (t *Table) pitName(pit engine.Pit) string { return t.teller().Pit(pit) }

// lapsWords says how many laps a relay had, "" for one.
func (t *Table) lapsWords(trace *engine.Trace) string {
	if n := trace.Laps(); n > 1 {
		return t.say.Say(words.Laps, n)
	}
	return ""
}

// captured says what a side took in a ply, "" for nothing.
func (t *Table) captured(trace *engine.Trace, side engine.Player) string {
	if n := t.taken(trace, side); n > 0 {
		return t.say.Say(words.Captured, n)
	}
	return ""
}

// reason says how the game ended: with how many seeds, by which rule, and what
// was swept where.
func (t *Table) reason(res engine.Result) string {
	sentences := []string{t.score(res), t.rule(res)}
	if last, ok := t.session.Last(); ok && res.End != engine.EndResigned {
		sentences = append(sentences, t.swept(last.Trace)...)
	}
	return words.Glue(" ", sentences...)
}

// teller tells the moves of the game as they are written or, where it is spoken, heard.
func (t *Table) teller() *narration.Teller {
	return &narration.Teller{Say: t.say, Rules: t.session.Rules(), Players: t.session.Players(), Aloud: t.aloud}
}

// rule says by which rule the game ended.
func (t *Table) rule(res engine.Result) string { return t.teller().Rule(res, t.session.Position()) }

// swept says what went where at the end of a game.
func (t *Table) swept(trace *engine.Trace) []string { return t.teller().Swept(trace, t.near()) }
