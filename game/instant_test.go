package game

import (
	"ayoayo/ai/wire"
	"ayoayo/engine"
	"ayoayo/game/opponent"
)

// instant is an opponent that answers as it is asked, so that nothing depends on
// when an answer comes; what it has no answer to it never answers.
type instant struct {
	// answer returns what is known about the best moves, best first.
	answer func(g *engine.Game, q wire.Request) []wire.Info
	busy   bool
	came   []opponent.Event
}

// Ask has the answer come next.
func (i *instant) Ask(g *engine.Game, q wire.Request) {
	lines := i.answer(g, q)
	i.came, i.busy = nil, len(lines) == 0
	if i.busy {
		return
	}
	e := opponent.Event{Kind: opponent.Answered, Reply: wire.Reply{Info: lines[0], Lines: lines}}
	if line, err := g.Rules().ParseMoves(lines[0].Line); err == nil {
		e.Move = line[0]
	}
	i.came = append(i.came, e)
}

// Busy reports whether there is a question without an answer.
func (i *instant) Busy() bool { return i.busy }

// Cancel forgets question and answer.
func (i *instant) Cancel() { i.busy, i.came = false, nil }

// Poll returns the answer, once.
func (i *instant) Poll() (opponent.Event, bool) {
	if len(i.came) == 0 {
		return opponent.Event{}, false
	}
	e := i.came[0]
	i.came = i.came[1:]
	return e, true
}

func (i *instant) Close() {}

// unanswered is an opponent that never answers.
func unanswered() *instant {
	return &instant{answer: func(*engine.Game, wire.Request) []wire.Info { return nil }}
}
