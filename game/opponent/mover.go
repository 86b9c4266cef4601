package opponent

import (
	"ayoayo/ai/wire"
	"ayoayo/engine"
)

// Mover asks a searcher for one move at a time, and keeps the answer until it is taken:
// who asks may not be ready for it when it comes.
type Mover struct {
	Searcher
	answer Event
	waits  bool
}

// Ask asks for a move in a game. What is not taken of the last question is dropped.
func (m *Mover) Ask(g *engine.Game, q wire.Request) {
	m.waits = false
	m.Searcher.Ask(g, q)
}

// Cancel drops the question, and its answer if it has come.
func (m *Mover) Cancel() {
	m.waits = false
	m.Searcher.Cancel()
}

// Poll returns the next event that is no answer, and false when there is none.
func (m *Mover) Poll() (Event, bool) {
	for {
		e, ok := m.Searcher.Poll()
		if !ok || e.Kind != Answered && e.Kind != Refused {
			return e, ok
		}
		m.answer, m.waits = e, true
	}
}

// Answer takes the answer, if it has come: a move, or that there is none.
func (m *Mover) Answer() (Event, bool) {
	if !m.waits {
		return Event{}, false
	}
	m.waits = false
	return m.answer, true
}
