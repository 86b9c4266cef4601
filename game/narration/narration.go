// Package narration tells in sentences what a move has done, to whoever made it: where its
// seeds were sown, where the last one fell, and what was captured why; and how a game ended.
// All of it is read off the engine's trace.
package narration

import (
	"ayoayo/engine"
	"ayoayo/game/seat"
	"ayoayo/game/voice"
	"ayoayo/game/words"
)

// Teller tells the moves of a game.
type Teller struct {
	Say     *words.Printer
	Rules   *engine.Rules
	Players [2]seat.Seat
	// Aloud says that it is for the ear: pits that differ by the size of a letter have
	// other names.
	Aloud bool
}

// Part is what is told of one lap of a move.
type Part struct {
	// Lap is the lap after which it is told, from 1.
	Lap  int
	Text string
	// Takes says that it is about what is captured.
	Takes bool
}

// few is how many laps are told one by one at most.
const few = 4

// Pit is a pit's name.
func (t *Teller) Pit(pit engine.Pit) string {
	if t.Aloud {
		return voice.HeardPit(t.Say, t.Rules, pit)
	}
	return t.Rules.PitName(pit)
}

// Pits are the names of some pits as a sentence lists them, AnyPit as it lists those to
// choose from.
func (t *Teller) Pits(pits []engine.Pit) string   { return words.List(t.Say, t.pits(pits)) }
func (t *Teller) AnyPit(pits []engine.Pit) string { return words.Either(t.Say, t.pits(pits)) }

func (t *Teller) pits(pits []engine.Pit) []string {
	names := make([]string, len(pits))
	for i, pit := range pits {
		names[i] = t.Pit(pit)
	}
	return names
}

// Name is how a side is called.
func (t *Teller) Name(side engine.Player) string { return voice.Name(t.Say, t.Players, side) }

// Of says a sentence of a family about a side.
func (t *Teller) Of(f words.Family, side engine.Player, args ...any) string {
	return voice.About(t.Say, f, t.Players, side, args...)
}

// Move tells a move, from the position before it: its laps, where it ended, and what was
// captured.
func (t *Teller) Move(before engine.Position, trace *engine.Trace) []Part {
	a := &account{Teller: t, mover: before.Turn(), at: before}
	laps, end := trace.Laps(), trace.LastDrop()
	for i, e := range trace.Events {
		t.Rules.Fold(&a.at, e)
		switch {
		case e.Kind == engine.Lifted:
			a.lifted(e, laps)
		case e.Kind == engine.Dropped:
			a.last = e.Pit
		case e.Kind == engine.Captured && (i < end || e.To == engine.Hand):
			a.onTheWay(e, laps)
		}
		if i == end && laps > 0 {
			if laps > few {
				a.add(t.Say.Say(words.ToldLaps, laps))
			}
			a.add(a.ended())
			a.taken(trace.Events[i+1:])
		}
	}
	return a.parts
}

// Ends tells where the last seed fell.
func (t *Teller) Ends(before engine.Position, trace *engine.Trace) string {
	a := account{Teller: t, mover: before.Turn(), at: before}
	for _, e := range trace.Events[:trace.LastDrop()+1] {
		t.Rules.Fold(&a.at, e)
		a.last = e.Pit
	}
	return a.ended()
}

// account is a move that is being told.
type account struct {
	*Teller
	mover engine.Player
	// at is the board as far as the move is told, last where a seed fell last.
	at    engine.Position
	last  engine.Pit
	lap   int
	parts []Part
}

func (a *account) add(text string) { a.parts = append(a.parts, Part{Lap: max(1, a.lap), Text: text}) }

// addTakes adds what tells a capture.
func (a *account) addTakes(text string) {
	a.parts = append(a.parts, Part{Lap: max(1, a.lap), Text: text, Takes: true})
}

// lifted begins a lap.
func (a *account) lifted(e engine.Event, laps int) {
	a.lap++
	switch {
	case a.lap == 1:
		a.add(a.Say.Say(words.ToldSown, e.Count, a.Pit(e.Pit)))
	case laps <= few:
		a.lap-- // it is told when the lap before has ended
		a.add(a.Say.Say(words.ToldOn, a.Pit(e.Pit), e.Count))
		a.lap++
	}
}

// onTheWay tells a capture before the last seed: of a four by its owner, or of seeds that
// are sown.
func (a *account) onTheWay(e engine.Event, laps int) {
	switch {
	case e.To == engine.Hand:
		if laps <= few {
			a.addTakes(a.Say.Say(words.ToldToSow, e.Count, a.Pit(a.last), a.Pit(e.Pit)))
		}
		a.lap++
	case e.Why == engine.WhyOwnersFour:
		told := words.ToldOthersFour
		if e.To == engine.StoreOf(a.mover) {
			told = words.ToldOwnFour
		}
		a.addTakes(a.Say.Say(told, e.Count, a.Pit(e.Pit)))
	}
}

// ended tells where the last seed has fallen.
func (a *account) ended() string {
	pit := a.last
	switch n := a.at.Seeds(pit); {
	case pit.IsStore():
		return a.Say.Say(words.ToldInStore)
	case n > 1:
		return a.Say.Say(words.ToldOnSeeds, a.Pit(pit), n)
	case a.at.Owner(pit) == a.mover:
		return a.Say.Say(words.ToldInOwn, a.Pit(pit))
	}
	return a.Say.Say(words.ToldInOther, a.Pit(pit))
}

// Rule says by which rule a game ended, in its last position.
func (t *Teller) Rule(res engine.Result, last engine.Position) string {
	name, by := res.End.String(), res.By
	if res.End == engine.EndFrontRow {
		by = res.Winner.Other() // whose is empty
	}
	half, who := t.Rules.Board().Seeds()/2, ""
	switch {
	case by != engine.Nobody:
		name += "." + string(voice.Of(t.Players, by))
		who = t.Name(by)
	case res.End == engine.EndSeeds && res.Winner == engine.Nobody:
		name = "half"
	}
	most := max(t.Rules.Held(&last, engine.South), t.Rules.Held(&last, engine.North))
	return t.Say.Say(words.EndBy.Of(name), most, half+1, who)
}

// Swept says what went where at the end of a game, beginning with the near side.
func (t *Teller) Swept(trace *engine.Trace, near engine.Player) []string {
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
		far := near.Other()
		return []string{t.Say.Say(words.Swept.Of(why.String()), t.Name(near), to[near], t.Name(far), to[far])}
	}
	var sentences []string
	for _, side := range []engine.Player{engine.South, engine.North} {
		if n := to[side]; n > 0 {
			sentences = append(sentences, t.Of(words.Family(words.Swept.Of(why.String())), side, n))
		}
	}
	return sentences
}
