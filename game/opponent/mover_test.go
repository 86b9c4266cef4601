package opponent

import (
	"testing"

	"ayoayo/ai/wire"
)

func TestAnAnswerWaitsUntilItIsTaken(t *testing.T) {
	o := newOffice(answers)
	m := &Mover{Searcher: o}
	m.Ask(game(t), wire.Request{})
	if _, ok := m.Answer(); ok {
		t.Fatal("there is an answer before it has come")
	}
	o.started[0].inbox.post(letter{message: wire.Message{Building: &wire.Building{Done: 1, All: 2}}})
	if e, ok := m.Poll(); !ok || e.Kind != Building {
		t.Errorf("what comes beside the answer is %+v, %v", e, ok)
	}
	if e, ok := m.Poll(); ok {
		t.Errorf("then there is %+v", e)
	}
	if e, ok := m.Answer(); !ok || e.Kind != Answered || game(t).Rules().FormatMove(e.Move) != "C" {
		t.Errorf("the answer is %+v, %v", e, ok)
	}
	if _, ok := m.Answer(); ok {
		t.Error("the answer is taken twice")
	}
}

// What was asked in another position, and what came of it, is nobody's any more.
func TestAnAnswerIsDroppedWithItsQuestion(t *testing.T) {
	for name, drop := range map[string]func(m *Mover){
		"Cancel": (*Mover).Cancel,
		"Ask":    func(m *Mover) { m.Ask(game(t), wire.Request{}) },
	} {
		m := &Mover{Searcher: newOffice(answers, isSilent)}
		m.Ask(game(t), wire.Request{})
		m.Poll()
		drop(m)
		if e, ok := m.Answer(); ok {
			t.Errorf("%s leaves the answer %+v", name, e)
		}
	}
}
