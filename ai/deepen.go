package ai

import "ayoayo/engine"

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
	if s.table == nil {
		s.table = newTranspositions(s.memory)
	}
	for d := 1; d <= depth; d++ {
		s.table.begin(d)
		for k := range lines {
			s.best(k, d)
		}
		if s.clock.stopped {
			return
		}
		report()
		if s.settled(lines) {
			return
		}
	}
}

// settled reports whether the outcome of the best moves is certain.
func (s *search) settled(lines int) bool {
	for _, r := range s.root[:lines] {
		if !certain(r.score) && !(r.proven && r.proof == 0) {
			return false
		}
	}
	return true
}

// certain reports whether a score is a forced win or loss.
func certain(score int32) bool { return score > decided || score < -decided }

// best finds the best of the root's moves from the k-th on, and puts it there.
// When the search is stopped, the best of the moves looked at so far is there.
func (s *search) best(k, depth int) {
	alpha := int32(-Win)
	for i := k; i < len(s.root); i++ {
		score := s.root[i].proof
		proven := s.root[i].proven && s.weighs
		if !proven {
			score, _ = s.try(0, &s.root[i].next, depth, alpha, Win, i == k)
		}
		if s.clock.stopped {
			return
		}
		if i > k && score <= alpha {
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
