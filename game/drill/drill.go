// Package drill makes the questions of the counting trainer: where does a move end, and
// what does it take? Their positions come from games that the levels of the computer play
// against each other, a ply at a time.
package drill

import (
	"hash/fnv"

	"ayoayo/engine"
)

// Question is a move whose end is to be counted out. South makes it.
type Question struct {
	Rules    *engine.Rules
	Position engine.Position
	Move     engine.Move
	// Trace is what the move does, End where its last seed falls, and Takes how many
	// seeds South takes by it.
	Trace *engine.Trace
	End   engine.Pit
	Takes int
}

// New returns the question about a move, and false where there is none: the move is not
// South's, not legal, or it ends a game or a round, which moves seeds that nobody counts.
func New(r *engine.Rules, p engine.Position, m engine.Move) (Question, bool) {
	t := &engine.Trace{}
	after := p
	if p.Over() || p.Turn() != engine.South || m.IsClaim() || !r.Play(&after, m, t) {
		return Question{}, false
	}
	for _, e := range t.Events {
		switch e.Kind {
		case engine.Swept, engine.RoundEnded, engine.Dealt, engine.Ended:
			return Question{}, false
		}
	}
	q := Question{Rules: r, Position: p, Move: m, Trace: t, End: t.End()}
	q.Takes, _ = t.Captures(engine.South)
	return q, q.End != engine.NoPit
}

// Parse reads a question as it is kept: a position and a move.
func Parse(r *engine.Rules, position, move string) (Question, bool) {
	p, err := r.ParsePosition(position)
	if err != nil {
		return Question{}, false
	}
	m, err := r.ParseMove(move)
	if err != nil {
		return Question{}, false
	}
	return New(r, p, m)
}

// Hash tells a question from others.
func (q *Question) Hash() uint32 {
	h := fnv.New32a()
	_, _ = h.Write([]byte(q.Rules.FormatPosition(&q.Position) + " " + q.Rules.FormatMove(q.Move))) // which never fails
	return h.Sum32()
}

// Lap is one lift and the sowing of what was lifted.
type Lap struct {
	// From is the pit that Count seeds were lifted from, Taken that they are seeds
	// captured there.
	From  engine.Pit
	Count int
	Taken bool
	// End is where the last one fell, Held what lay there before it.
	End  engine.Pit
	Held int
}

// Laps are the laps of the move, in order.
func (q *Question) Laps() []Lap {
	at, laps := q.Position, make([]Lap, 0, q.Trace.Laps())
	for _, e := range q.Trace.Events {
		if e.Lifts() {
			laps = append(laps, Lap{From: e.Pit, Count: int(e.Count), Taken: e.Kind == engine.Captured})
		}
		if n := len(laps); e.Kind == engine.Dropped && n > 0 {
			laps[n-1].End, laps[n-1].Held = e.Pit, at.Seeds(e.Pit)
		}
		q.Rules.Fold(&at, e)
	}
	return laps
}
