package advice

import (
	"slices"

	"ayoayo/ai/wire"
	"ayoayo/engine"
)

// Value is what is known about a move.
type Value struct {
	Move engine.Move
	Verdict
	// Line is the expected play, the move itself first.
	Line []engine.Move
}

// Study collects what the search says about the moves of a position while it
// goes on.
type Study struct {
	rules *engine.Rules
	mover engine.Player
	// values are the best first.
	values []Value
}

// NewStudy begins a study of a position.
func NewStudy(r *engine.Rules, p engine.Position) *Study {
	return &Study{rules: r, mover: p.Turn()}
}

// Note takes in what the search says about a move. What was proven stays so.
func (s *Study) Note(i wire.Info) {
	line, err := s.rules.ParseMoves(i.Line)
	if err != nil || len(line) == 0 {
		return
	}
	v := Value{Move: line[0], Verdict: Of(s.mover, i), Line: line}
	if old, ok := s.Of(v.Move); ok && old.Proven && !v.Proven {
		return
	}
	s.put(v)
}

// put puts what is known about a move in its place.
func (s *Study) put(v Value) {
	s.values = slices.DeleteFunc(s.values, func(old Value) bool { return old.Move == v.Move })
	at := 0
	for at < len(s.values) && s.values[at].worth(s.mover) >= v.worth(s.mover) {
		at++
	}
	s.values = slices.Insert(s.values, at, v)
}

// NoteReply takes in what the search says about the position after a move, if
// that is certain: a guess from there is no better than one from here.
func (s *Study) NoteReply(m engine.Move, mover engine.Player, i wire.Info) {
	v := Of(mover, i)
	if old, ok := s.Of(m); !v.Proven || ok && old.Proven {
		return
	}
	if v.Plies > 0 {
		v.Plies++
	}
	line, err := s.rules.ParseMoves(i.Line)
	if err == nil {
		s.put(Value{Move: m, Verdict: v, Line: append([]engine.Move{m}, line...)})
	}
}

// Values returns what is known about the moves, the best first. The list is the
// study's own.
func (s *Study) Values() []Value { return s.values }

// Of returns what is known about a move, and false if nothing is.
func (s *Study) Of(m engine.Move) (Value, bool) {
	for _, v := range s.values {
		if v.Move == m {
			return v, true
		}
	}
	return Value{}, false
}

// Best returns the best move, and false while none is known.
func (s *Study) Best() (Value, bool) {
	if len(s.values) == 0 {
		return Value{}, false
	}
	return s.values[0], true
}
