package advice

import (
	"slices"

	"ayoayo/ai/wire"
	"ayoayo/engine"
)

// MoveVerdict is what is known about a move.
type MoveVerdict struct {
	Move engine.Move
	Verdict
	// Line is the expected play, the move itself first.
	Line []engine.Move
}

// Study collects what the search says about the moves of a position while it
// goes on.
type Study struct {
	rules    *engine.Rules
	position engine.Position
	// moves are those that something is known about, the best first.
	moves []MoveVerdict
	// drawn says that the position is known to be a draw.
	drawn bool
}

// NewStudy begins a study of a position.
func NewStudy(r *engine.Rules, p engine.Position) *Study {
	return &Study{rules: r, position: p}
}

// NoteDraw takes in that the position is proven to be a draw, by which move nobody
// has said.
func (s *Study) NoteDraw() { s.drawn = true }

// Verdict returns what the position is worth, and false while that is not known:
// what is proven of it or else what its best move is worth.
func (s *Study) Verdict() (Verdict, bool) {
	if s.drawn {
		return Verdict{Proven: true, Side: engine.Nobody}, true
	}
	best, ok := s.Best()
	return best.Verdict, ok
}

// Note takes in what the search says about a move. What was proven stays so.
func (s *Study) Note(i wire.Info) {
	line, err := s.rules.ParseMoves(i.Line)
	if err != nil || len(line) == 0 {
		return
	}
	v := MoveVerdict{Move: line[0], Verdict: VerdictOf(s.rules, s.position, i), Line: line}
	if old, ok := s.Of(v.Move); ok && old.Proven && !v.Proven {
		return
	}
	s.moves = slices.DeleteFunc(s.moves, func(old MoveVerdict) bool { return old.Move == v.Move })
	at, mover := 0, s.position.Turn()
	for at < len(s.moves) && s.moves[at].worth(mover) >= v.worth(mover) {
		at++
	}
	s.moves = slices.Insert(s.moves, at, v)
}

// Moves returns what is known about the moves, the best first. The list is the
// study's own.
func (s *Study) Moves() []MoveVerdict { return s.moves }

// Of returns what is known about a move, and false if nothing is.
func (s *Study) Of(m engine.Move) (MoveVerdict, bool) {
	for _, v := range s.moves {
		if v.Move == m {
			return v, true
		}
	}
	return MoveVerdict{}, false
}

// Best returns the best move, and false while none is known.
func (s *Study) Best() (MoveVerdict, bool) {
	if len(s.moves) == 0 {
		return MoveVerdict{}, false
	}
	return s.moves[0], true
}
