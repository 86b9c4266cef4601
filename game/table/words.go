package table

import (
	"strconv"
	"strings"

	"ayoayo/engine"
	"ayoayo/game/session"
	"ayoayo/game/ui"
	"ayoayo/game/voice"
	"ayoayo/game/words"
	"ayoayo/render"
)

// title is the game's name, and the result when it is over.
func (t *Table) title() string {
	if res, over := t.session.Result(); over && !t.view.Animating() {
		return voice.Outcome(t.say, t.session.Seats(), res)
	}
	return t.say.Say(words.GameName.Of(t.session.Rules().Key()))
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

// turnWords says whose turn it is, why if that is unusual, what waits for it, and
// what else there is to know now.
func (t *Table) turnWords(waits string) []string {
	turn := t.whoseTurn()
	wordings := []string{words.Join(t.passWords(), turn, waits, t.round()), words.Join(turn, waits)}
	if waits != "" {
		wordings = append(wordings, waits)
	}
	wordings = append(wordings, words.Join(turn, t.round()), turn)
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
	voice := voice.Of(s.Seats(), s.Turn())
	if family == words.Turn && voice == words.VoiceComputer {
		return t.say.Say(words.LevelThinks.Of(strconv.Itoa(s.Seat(s.Turn()).Level)))
	}
	return t.say.Say(family.For(voice))
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
			text = t.say.Say(words.Passes.For(voice.Of(s.Seats(), e.Player)))
		case engine.Again:
			text = t.say.Say(words.Again.For(voice.Of(s.Seats(), e.Player)))
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
	return t.say.Say(family.For(voice.Of(t.session.Seats(), ply.By)), t.written(ply.Move))
}

// written is a move as it is told.
func (t *Table) written(m engine.Move) string { return voice.Move(t.say, t.session.Rules(), m) }

// lapsWords says how many laps a relay had, "" for one.
func (t *Table) lapsWords(trace *engine.Trace) string {
	if n := trace.Laps(); n > 1 {
		return t.say.Say(words.Laps, n)
	}
	return ""
}

// nameWords returns who plays a side, to fit in a style; held upright, with the number of seeds.
func (t *Table) nameWords(p *ui.Page, side engine.Player, tall bool, width float64, style render.TextStyle) string {
	s := t.session
	name := t.playerName(p, side, width, style)
	switch {
	case tall:
		return t.say.Say(words.NameSeeds, name, t.held(t.seen(), side))
	case s.Seat(side).Computer:
		return t.say.Say(words.NameIs, name, voice.Level(t.say, s.Seat(side)))
	}
	return name
}

// playerName returns the name that a record gives a player, or else how the side
// is spoken of, cut to leave room for a number in a style.
func (t *Table) playerName(p *ui.Page, side engine.Player, width float64, style render.TextStyle) string {
	s := t.session
	name := s.PlayerName(side)
	if name == "" {
		name = t.say.Say(words.Name.For(voice.Of(s.Seats(), side)))
	}
	number := t.say.Say(words.NameSeeds, "", s.Rules().Board().Seeds())
	return p.Short(name, width-p.Wide(number, style), style)
}

// moreWords returns what a side holds and did last, in the fullest form and in
// shorter ones for less room.
func (t *Table) moreWords(side engine.Player, tall bool) []string {
	s := t.session
	first := t.say.Say(seedsOf(voice.Of(s.Seats(), side), side), t.held(t.seen(), side))
	if tall {
		first = ""
		if seat := s.Seat(side); seat.Computer {
			first = voice.Level(t.say, seat)
		}
	}
	if s.Rules().Board().Rounds {
		first = words.Join(first, t.say.Say(words.OwnsPits, t.owned(side)))
	}
	last, ok := s.LastBy(side)
	if !ok {
		return []string{first, ""}
	}
	played := t.say.Say(words.Played, t.written(last.Move))
	if last.Move.IsClaim() {
		played = t.say.Say(words.Claims, t.written(last.Move))
	}
	if t.view.Animating() && s.Turned(side) {
		// What the move captures is told when the seeds have.
		return []string{words.Join(first, played), played}
	}
	laps, captured := t.lapsWords(last.Trace), t.captured(last.Trace, side)
	full := words.Glue(", ", played, laps, captured)
	return []string{words.Join(first, full), full, words.Glue(", ", played, captured), played}
}

// seen is the position whose seeds are told: while a move is being shown, the
// one before it.
func (t *Table) seen() engine.Position {
	if s := t.session; t.view.Animating() && s.Ply() > 0 {
		return s.Game().After(s.Ply() - 1)
	}
	return t.session.Position()
}

// owned returns the number of pits that a side owns.
func (t *Table) owned(side engine.Player) int {
	n, pos := 0, t.seen()
	for _, pit := range t.session.Rules().Board().Pits() {
		if pos.Owner(pit) == side {
			n++
		}
	}
	return n
}

// seedsOf is how the seeds of a side are told beside its name: with the side
// unless that is its name.
func seedsOf(v words.Voice, side engine.Player) words.Key {
	switch {
	case v == words.VoiceSouth || v == words.VoiceNorth:
		return words.Seeds
	case side == engine.South:
		return words.SouthSeeds
	}
	return words.NorthSeeds
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

// rule says by which rule the game ended.
func (t *Table) rule(res engine.Result) string {
	s := t.session
	name := res.End.String()
	switch {
	case res.By != engine.Nobody:
		name += "." + string(voice.Of(s.Seats(), res.By))
	case res.End == engine.EndSeeds && res.Winner == engine.Nobody:
		name = "half"
	}
	p, half := s.Position(), s.Rules().Board().Seeds()/2
	return t.say.Say(words.EndBy.Of(name), max(t.held(p, engine.South), t.held(p, engine.North)), half+1)
}

// swept says what went where at the end of a game.
func (t *Table) swept(trace *engine.Trace) []string {
	var to [2]int
	why := engine.WhyNone
	for _, e := range trace.Events {
		if e.Kind == engine.Swept && e.To.IsStore() {
			to[e.To-engine.SouthStore] += int(e.Count)
			why = e.Why
		}
	}
	if why == engine.WhyNone {
		return nil
	}
	if !why.ToOne() {
		return []string{t.say.Say(words.Swept.Of(why.String()), to[0], to[1])}
	}
	var sentences []string
	for _, side := range []engine.Player{engine.South, engine.North} {
		if n := to[side]; n > 0 {
			sentences = append(sentences, t.say.Say(words.Swept.Of(why.String()+"."+side.String()), n))
		}
	}
	return sentences
}

// report says what happened in a ply, for those who can't see the board.
func (t *Table) report(last session.Ply) string {
	moved := words.Glue(", ", t.moveWords(last), t.lapsWords(last.Trace), t.captured(last.Trace, last.By))
	if res, over := t.session.Result(); over {
		return words.Glue(". ", moved, voice.Outcome(t.say, t.session.Seats(), res)) + ". " + t.reason(res)
	}
	return words.Glue(". ", moved, t.passWords(), t.whoseTurn())
}
