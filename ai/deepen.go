package ai

import (
	"cmp"
	"slices"

	"ayoayo/engine"
)

// rooted is a move of the position that is searched, and what is known of it.
type rooted struct {
	next
	// depth is the number of plies that score and line rest on, 0 for none.
	depth int
	score int32
	line  [maxPly + 1]engine.Move
	len   int
	// proven says that the outcome of the move is known, and proof is the score
	// of that: a win, a loss, or 0 for a draw.
	proven bool
	proof  int32
	// least is how many seeds more than the other the player then has at least,
	// as far as the endgame tables know.
	least int
}

// deepen searches one ply deeper each time until a limit is met or nothing is
// left to find out, and orders the moves of the root so that the best few,
// lines in number, come first. Report is called after each depth.
func (s *search) deepen(depth, lines int, report func()) {
	if s.positions == nil {
		s.positions = newTranspositions(s.memory)
	}
	s.positions.open()
	for d := 1; d <= depth; d++ {
		s.positions.begin()
		for k := range lines {
			s.best(k, d)
		}
		s.arrange(lines)
		if s.clock.stopped {
			return
		}
		report()
		if s.decidedBest(lines) {
			return
		}
	}
}

// decidedBest reports whether the outcome of the best moves is certain: of a draw also
// that there is nothing better.
func (s *search) decidedBest(lines int) bool {
	open := slices.ContainsFunc(s.root, func(r rooted) bool { return !s.certain(&r) })
	for i := range s.root[:lines] {
		if r := &s.root[i]; !s.certain(r) || r.score == 0 && open {
			return false
		}
	}
	return true
}

// certain reports whether the outcome of a move is, as far as it counts.
func (s *search) certain(r *rooted) bool { return r.proven && s.provenSorts || r.wins() || r.loses() }

// wins and loses report whether a move does so for certain.
func (r *rooted) wins() bool  { return r.score > decided }
func (r *rooted) loses() bool { return r.score < -decided }

// arrange puts the moves that lose for certain last and, among the best few, those
// of a higher score first. Some of them may have been searched less deep than
// others when the search was stopped, or not at all.
func (s *search) arrange(lines int) {
	s.sortRoot(len(s.root), func(r rooted) int32 {
		if r.loses() {
			return 0
		}
		return 1
	})
	s.sortRoot(lines, func(r rooted) int32 {
		if r.depth == 0 {
			return -decided
		}
		return r.score
	})
}

// sortRoot sorts the first few of the root's moves, those of a higher value first,
// and leaves those of the same value as they were.
func (s *search) sortRoot(few int, value func(r rooted) int32) {
	slices.SortStableFunc(s.root[:few], func(a, b rooted) int { return cmp.Compare(value(b), value(a)) })
}

// best finds the best of the root's moves from the k-th on, and puts it there.
// When the search is stopped, the best of the moves looked at so far is there.
func (s *search) best(k, depth int) {
	alpha := int32(-Win)
	for i := k; i < len(s.root); i++ {
		score := s.root[i].proof
		proven := s.root[i].proven && s.provenSorts
		if !proven {
			score, _ = s.try(0, &s.root[i].next, depth, alpha, Win, i == k)
		}
		if s.clock.stopped {
			return
		}
		if i > k && score <= alpha {
			if score < -decided && !proven {
				s.note(i, depth, score)
			}
			continue
		}
		alpha = score
		if !proven {
			s.note(i, depth, score)
		}
		r := s.root[i]
		copy(s.root[k+1:i+1], s.root[k:i])
		s.root[k] = r
	}
}

// note keeps what was found of a move of the root.
func (s *search) note(i, depth int, score int32) {
	r, c := &s.root[i], &s.stack[1]
	r.depth, r.score = depth, score
	r.len = 1 + copy(r.line[1:], c.line[:c.len])
}
