package drill

import "ayoayo/engine"

// Kind is what makes questions hard.
type Kind uint8

const (
	// Laps: how many laps the move has.
	Laps Kind = iota
	// Seeds: how many seeds it sows, in one lap that does not come round.
	Seeds
	// Store: its lap goes through the own store.
	Store
	// Several: it captures in several pits, one after the other.
	Several
	// Round: its lap comes round to where it began.
	Round
)

// String is the name of the kind, by which it is told.
func (k Kind) String() string {
	return [...]string{"laps", "seeds", "store", "several", "round"}[k]
}

// Step is how hard questions are: the laps or the seeds are at least From and, where To is
// not 0, at most To.
type Step struct {
	Kind     Kind
	From, To int
}

// Steps are the steps of a rule-set, the easiest first. In a game of relays laps are what
// is hard to count, and captures on the way come with them.
func Steps(r *engine.Rules) []Step {
	b := r.Board()
	if b.Rounds { // where fours leave the board on the way, and relays end sooner
		return []Step{{Laps, 1, 1}, {Laps, 2, 2}, {Laps, 3, 3}, {Laps, 4, 5}, {Laps, 6, 8}, {Laps, 9, 12}, {Laps, 13, 0}}
	}
	if b.Laps {
		return []Step{
			{Laps, 1, 1}, {Laps, 2, 2}, {Laps, 3, 3}, {Laps, 4, 5}, {Laps, 6, 8}, {Laps, 9, 12}, {Laps, 13, 19}, {Laps, 20, 0},
		}
	}
	if b.SownStores {
		return []Step{{Seeds, 1, 3}, {Store, 1, 0}, {Seeds, 4, 8}, {Seeds, 9, 0}}
	}
	return []Step{{Seeds, 1, 4}, {Seeds, 5, 8}, {Seeds, 9, 0}, {Several, 2, 0}, {Round, 0, 0}}
}

// Fits reports whether a question is as hard as the step says.
func (s Step) Fits(q *Question) bool {
	within := func(n int) bool { return n >= s.From && (s.To == 0 || n <= s.To) }
	lifted := int(q.Trace.Events[0].Count)
	switch s.Kind {
	case Laps:
		return within(q.Trace.Laps())
	case Store:
		return q.drops(engine.SouthStore)
	case Several:
		return within(q.captures())
	case Round:
		return q.comesRound(lifted)
	}
	return within(lifted) && !q.comesRound(lifted)
}

// comesRound reports whether a lap of so many seeds comes round to its origin.
func (q *Question) comesRound(lifted int) bool {
	b := q.Rules.Board()
	return lifted >= b.Rows*b.Cols
}

// drops reports whether a seed falls into a place.
func (q *Question) drops(at engine.Pit) bool {
	for _, e := range q.Trace.Events {
		if e.Kind == engine.Dropped && e.Pit == at {
			return true
		}
	}
	return false
}

// captures is how many pits are captured from.
func (q *Question) captures() int {
	n := 0
	for _, e := range q.Trace.Events {
		if e.Kind == engine.Captured {
			n++
		}
	}
	return n
}
