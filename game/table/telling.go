package table

import (
	"slices"
	"strconv"
	"strings"

	"ayoayo/engine"
	"ayoayo/game/direction"
	"ayoayo/game/narration"
	"ayoayo/game/session"
	"ayoayo/game/voice"
	"ayoayo/game/words"
)

// telling says what there is to say of a game, in the names that its pits and players
// have. It knows nothing of the screen, nor what goes on at the table.
type telling struct {
	say     *words.Printer
	session *session.Session
	// aloud says that what is said is spoken.
	aloud bool
}

// near and far are the side that is near on the screen, and the other one.
func (t *telling) near() engine.Player { return t.session.Near() }

func (t *telling) far() engine.Player { return t.session.Near().Other() }

// name is the name that a record gives a player, or else how the side is spoken of.
func (t *telling) name(side engine.Player) string {
	return voice.Name(t.say, t.session.Players(), side)
}

// sayOf says a sentence about who plays a side.
func (t *telling) sayOf(f words.Family, side engine.Player, args ...any) string {
	return t.teller().Of(f, side, args...)
}

// teller tells the moves of the game as they are written or, where it is spoken, heard.
func (t *telling) teller() *narration.Teller {
	return &narration.Teller{Say: t.say, Rules: t.session.Rules(), Players: t.session.Players(), Aloud: t.aloud}
}

// pitName is a pit's name, as it is written or spoken.
func (t *telling) pitName(pit engine.Pit) string { return t.teller().Pit(pit) }

// pitNames lists some pits, listed as a sentence does.
func (t *telling) pitNames(pits []engine.Pit) string {
	names := make([]string, len(pits))
	for i, pit := range pits {
		names[i] = t.pitName(pit)
	}
	return strings.Join(names, ", ")
}

func (t *telling) listed(pits []engine.Pit) string { return t.teller().Pits(pits) }

// written is a move as it is written down or, where it is spoken, as it is called.
func (t *telling) written(m engine.Move) string {
	switch {
	case t.aloud:
		return voice.HeardMove(t.say, t.session.Rules(), m, t.near())
	case m.IsClaim():
		return t.pitNames(claimed(m))
	}
	return voice.Move(t.say, t.session.Rules(), m, t.near())
}

// heading returns the way that the first seed of a move goes on a board that stands
// upright or lies.
func (t *telling) heading(m engine.Move, upright bool) direction.Direction {
	return voice.Heading(t.session.Rules(), m, t.near(), upright)
}

// bothWays returns the two ways of sowing a pit, legal or not, in the order in which
// they lead across the screen: to the left or up, then to the right or down.
func (t *telling) bothWays(pit engine.Pit) [2]engine.Move {
	moves := [2]engine.Move{engine.SowFrom(pit), engine.SowBackwards(pit)}
	if t.heading(moves[0], false) == direction.Right {
		moves[0], moves[1] = moves[1], moves[0]
	}
	return moves
}

// movesOf are the moves that a pit would have, legal or not.
func (t *telling) movesOf(pit engine.Pit) []engine.Move {
	if t.session.Rules().Board().TwoWays {
		ways := t.bothWays(pit)
		return ways[:]
	}
	return []engine.Move{engine.SowFrom(pit)}
}

// What follows is what is heard of a game by somebody who does not see it. Its
// sentences are those that are seen, with other names.

// heard is what a function says, as it is spoken.
func (t *telling) heard(say func() string) string {
	return t.spoken(func() []string { return []string{say()} })[0]
}

// spoken is what is said, as it is spoken: pits that differ on the board by the size of
// a letter have names that differ for the ear.
func (t *telling) spoken(what func() []string) []string {
	was := t.aloud
	t.aloud = true
	defer func() { t.aloud = was }()
	said := slices.Clone(what())
	for i := range said {
		said[i] = words.Heard(said[i])
	}
	return said
}

// held returns the seeds that count for a side in a position.
func (t *telling) held(p engine.Position, side engine.Player) int {
	return t.session.Rules().Held(&p, side)
}

// score says the seeds of both, the winner's first.
func (t *telling) score(res engine.Result) string {
	p := t.session.Position()
	winner := res.Winner
	if winner == engine.Nobody {
		winner = engine.South
	}
	return t.say.Say(words.Score, t.held(p, winner), t.held(p, winner.Other()))
}

// scoreWords says what both sides hold.
func (t *telling) scoreWords() string {
	pos := t.session.Position()
	return t.say.Say(words.BothScores, t.name(t.near()), t.held(pos, t.near()), t.name(t.far()), t.held(pos, t.far()))
}

// round says which round of a match is being played, "" in a game without.
func (t *telling) round() string {
	if s := t.session; s.Rules().Board().Rounds {
		return t.say.Say(words.Round, len(s.Rounds())+1)
	}
	return ""
}

func (t *telling) whoseTurn() string {
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

// roundWords says how the last round ended, the winner's seeds first.
func (t *telling) roundWords() string {
	s := t.session
	rounds := s.Rounds()
	score, first := rounds[len(rounds)-1], engine.South
	if score[engine.North] > score[engine.South] {
		first = engine.North
	}
	name := func(side engine.Player) string { return t.name(side) }
	return t.say.Say(words.RoundScore, len(rounds), name(first), score[first], name(first.Other()), score[first.Other()])
}

// claimWords says which pits are claimed after a round.
func (t *telling) claimWords(ply session.Ply) string {
	if !ply.Move.IsClaim() {
		return t.say.Say(words.RoundEven, t.session.Rules().Board().Cols)
	}
	pits := claimed(ply.Move)
	return t.sayOf(words.RoundTakes, ply.By, len(pits), t.listed(pits))
}

// reason says how the game ended: with how many seeds, by which rule, and what
// was swept where.
func (t *telling) reason(res engine.Result) string {
	sentences := []string{t.score(res), t.rule(res)}
	if last, ok := t.session.Last(); ok && res.End != engine.EndResigned {
		sentences = append(sentences, t.swept(last.Trace)...)
		if n := t.lying(); n > 0 {
			sentences = append(sentences, t.say.Say(words.LeftLying, n))
		}
	}
	return words.Glue(" ", sentences...)
}

// lying is how many seeds lie on the board that count for nobody.
func (t *telling) lying() int {
	n, pos := 0, t.session.Position()
	if b := t.session.Rules().Board(); b.Stores {
		for _, pit := range b.Pits() {
			n += pos.Seeds(pit)
		}
	}
	return n
}

// rule says by which rule the game ended.
func (t *telling) rule(res engine.Result) string { return t.teller().Rule(res, t.session.Position()) }

// swept says what went where at the end of a game.
func (t *telling) swept(trace *engine.Trace) []string { return t.teller().Swept(trace, t.near()) }

// passWords tells of a pass or another turn in the last ply, "" if there was
// none.
func (t *telling) passWords() string {
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
func (t *telling) moveWords(ply session.Ply) string {
	family := words.Moved
	if ply.Move.IsClaim() {
		family = words.Claimed
	}
	return t.sayOf(family, ply.By, t.written(ply.Move))
}

// lapsWords says how many laps a relay had, "" for one.
func (t *telling) lapsWords(trace *engine.Trace) string {
	if n := trace.Laps(); n > 1 {
		return t.say.Say(words.Laps, n)
	}
	return ""
}

// taken returns how many seeds a side captures in a move: into its store or, in
// a game without stores, to be sown on its own side. Seeds sown into a store are
// no capture.
func (t *telling) taken(trace *engine.Trace, side engine.Player) int {
	if trace == nil {
		return 0
	}
	mine, _ := trace.Captures(side)
	return mine
}

// captured says what a side took in a ply, "" for nothing.
func (t *telling) captured(trace *engine.Trace, side engine.Player) string {
	if n := t.taken(trace, side); n > 0 {
		return t.say.Say(words.Captured, n)
	}
	return ""
}

// endedIn says where a ply ended, "" for a claim.
func (t *telling) endedIn(ply session.Ply) string {
	if ply.Move.IsClaim() {
		return ""
	}
	return t.say.Say(words.EndedIn, t.pitName(ply.Trace.End()))
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
