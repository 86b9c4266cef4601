package engine

import "slices"

// EventKind says what happened in an event of a trace.
type EventKind uint8

// The kinds of event, in the order a hand meets them.
const (
	// Lifted: Count seeds were lifted from Pit into the hand: a lap begins.
	Lifted EventKind = iota
	// Dropped: one seed of the hand fell into Pit, which may be a store.
	Dropped
	// Captured: Count seeds went from Pit to To, a store or the hand, for Why.
	Captured
	// Again: Player moves once more.
	Again
	// Passed: Player has no legal move and passes.
	Passed
	// Swept: Count seeds went from Pit to To at the end of a game or round,
	// for Why.
	Swept
	// Turned: it is Player's turn now.
	Turned
	// RoundEnded: the round is over and Player is to claim pits.
	RoundEnded
	// Claimed: Player owns Pit from now on, the other player's until then or not.
	Claimed
	// Dealt: every pit holds the seeds of a start again and Player starts.
	Dealt
	// Ended: the game is over, by End; Player won, or Nobody.
	Ended
)

// Event is one step of a move as a hand does it.
type Event struct {
	Kind   EventKind
	Pit    Pit
	To     Pit
	Count  uint8
	Player Player
	Why    Why
	End    End
}

// Trace collects the events of a move. A nil *Trace collects nothing, which is
// what search passes.
type Trace struct {
	Events []Event
}

// add appends an event; on a nil trace it does nothing.
func (t *Trace) add(e Event) {
	if t != nil {
		t.Events = append(t.Events, e)
	}
}

// lift records the start of a lap.
func (t *Trace) lift(p Pit, n int) { t.add(Event{Kind: Lifted, Pit: p, Count: uint8(n)}) }

func (t *Trace) capture(from, to Pit, n int, why Why) {
	t.add(Event{Kind: Captured, Pit: from, To: to, Count: uint8(n), Why: why})
}

func (t *Trace) sweep(from, to Pit, n int, why Why) {
	t.add(Event{Kind: Swept, Pit: from, To: to, Count: uint8(n), Why: why})
}

// reset forgets what was recorded, for a move that turns out illegal.
func (t *Trace) reset(n int) {
	if t != nil {
		t.Events = t.Events[:n]
	}
}

// len is the number of events so far.
func (t *Trace) len() int {
	if t == nil {
		return 0
	}
	return len(t.Events)
}

// Lifts reports whether a lap begins with the event: seeds are lifted from a
// pit, or captured into the hand to be sown.
func (e Event) Lifts() bool { return e.Kind == Lifted || e.Kind == Captured && e.To == Hand }

// Laps returns the number of laps in the trace.
func (t *Trace) Laps() int {
	n := 0
	for _, e := range t.Events {
		if e.Lifts() {
			n++
		}
	}
	return n
}

// AfterLap returns the number of events up to the end of a lap, which takes in all
// that follows it before the next one. After lap 0 none has happened.
func (t *Trace) AfterLap(lap int) int {
	for i, e := range t.Events {
		if e.Lifts() {
			if lap == 0 {
				return i
			}
			lap--
		}
	}
	return len(t.Events)
}

// Origin returns the pit that the move began in, NoPit for a claim.
func (t *Trace) Origin() Pit {
	for _, e := range t.Events {
		if e.Kind == Lifted {
			return e.Pit
		}
	}
	return NoPit
}

// EndOf returns where the last seed of a lap fell, NoPit before the first.
func (t *Trace) EndOf(lap int) Pit {
	for _, e := range slices.Backward(t.Events[:t.AfterLap(lap)]) {
		if e.Kind == Dropped {
			return e.Pit
		}
	}
	return NoPit
}

// End returns where the last seed of the move fell, NoPit where none did.
func (t *Trace) End() Pit {
	if last := t.LastDrop(); last >= 0 {
		return t.Events[last].Pit
	}
	return NoPit
}

// LastDrop returns the index of the event in which the last seed fell, -1 where none did.
func (t *Trace) LastDrop() int {
	for i, e := range slices.Backward(t.Events) {
		if e.Kind == Dropped {
			return i
		}
	}
	return -1
}
