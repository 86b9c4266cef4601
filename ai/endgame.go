package ai

import (
	"cmp"

	"ayoayo/ai/endgame"
	"ayoayo/engine"
)

// tableWin is the score of a win that the endgame tables know and that begins at
// a ply: behind those that search sees to the end.
func tableWin(ply int) int32 { return int32(Win - maxPly - ply) }

// probe scores a position at a ply, which may have stood since an earlier one, by
// the endgame tables, if what they know is enough for a window. Nothing is known where
// a circle may end the game sooner than the tables expect, because a position has stood
// twice that may come back.
func (s *search) probe(p *engine.Position, ply, since int, alpha, beta int32) (int32, bool) {
	if s.endgames == nil || p.OnBoard() > s.probed || s.past.twice && since == 0 {
		return 0, false
	}
	switch o := s.endgames.Outcome(p); {
	case o.Low > 0:
		return tableWin(ply), true
	case o.High < 0:
		return -tableWin(ply), true
	case o.Decided(), o.Low == 0 && beta <= 0, o.High == 0 && alpha >= 0:
		return 0, true
	}
	return 0, false
}

// useTables gives the search endgame tables, which may be nil.
func (s *search) useTables(t *endgame.Table) {
	s.endgames = t
	if t != nil {
		s.probed = t.Seeds()
	}
}

// probeMoves looks the moves of the root up in the endgame tables and puts the best
// ones first. It returns what they know of the outcome for the player to move,
// and if they know it, and where more than one line is wanted that of every
// move, there is an answer. Where a position has stood twice the tables know
// only what follows a capture.
func (s *search) probeMoves(lines int) endgame.Outcome {
	if s.endgames == nil {
		return endgame.Unknown()
	}
	known, best := true, endgame.Outcome{Low: -1, High: -1}
	for i := range s.root {
		o := s.probeMove(&s.root[i])
		known = known && o.Decided()
		best = endgame.Outcome{Low: max(best.Low, o.Low), High: max(best.High, o.High)}
	}
	if !best.Decided() && s.past.twice && s.endgames.Holds(&s.stack[0].pos) {
		best, known = s.assured(), false
	}
	if !best.Decided() || lines > 1 && !known {
		return endgame.Unknown()
	}
	s.sortRoot(len(s.root), func(r rooted) int32 { return int32(r.least) })
	s.sortRoot(len(s.root), rooted.standing)
	return best
}

// probeMove notes what the endgame tables know of a move of the root, or of the end
// that it makes of the game, and returns it for the player who moves.
func (s *search) probeMove(r *rooted) endgame.Outcome {
	mover := s.stack[0].pos.Turn()
	r.least = endgame.Lead(&r.pos, mover)
	var o endgame.Outcome
	win := tableWin(1)
	if r.pos.Over() {
		o.Low = cmp.Compare(r.least, 0)
		o.High, win = o.Low, Win-1
	} else if s.past.twice && mayReturn(&s.stack[0].pos, &r.pos) {
		return endgame.Unknown()
	} else {
		o = s.endgames.Outcome(&r.pos).Turned()
		if _, high, ok := s.endgames.Probe(&r.pos); ok {
			r.least -= high
		}
	}
	if o.Decided() {
		r.setProof(won{line: []engine.Move{r.move}}, int32(o.Low)*win)
	}
	return o
}

// standing orders moves by what is known of them, the best case left out.
func (r rooted) standing() int32 {
	if !r.proven {
		return -Win
	}
	return r.proof
}

const (
	// planPositions bounds the search for a way, planShare the part of the time,
	// one in so many.
	planPositions = 50_000
	planShare     = 2
)

// follow puts first the move that leads to an outcome of which the endgame
// tables are certain, and reports whether they know the way there.
func (s *search) follow(out, lines int) bool {
	if out < 0 || s.past.twice || s.root[0].pos.Over() || !s.endgames.Holds(&s.stack[0].pos) {
		return true // There is no way to go, or the move goes it.
	}
	return s.plan(out) || s.seek(lines)
}

// plan finds the way to an outcome that the endgame tables give, past the
// positions that would end the game, puts its first move first, and reports
// whether there is one.
func (s *search) plan(out int) bool {
	p, over := &s.stack[0].pos, s.clock.part(planShare)
	line := s.endgames.Plan(p, out-endgame.Lead(p, p.Turn()), s.past.stoodTwice, func(positions int) bool {
		return positions > planPositions || over()
	})
	if line == nil {
		return false
	}
	i := s.at(line[0])
	r := s.root[i]
	copy(s.root[1:i+1], s.root[:i])
	s.root[0] = r
	s.root[0].setProof(won{line: line}, int32(out)*tableWin(1))
	return true
}

// assured is the outcome where a position has stood twice: a win that the
// tables give holds if there is a way to it past the circles. That a game is
// lost or drawn would take the other player's way.
func (s *search) assured() endgame.Outcome {
	if s.endgames.Outcome(&s.stack[0].pos).Low > 0 && s.plan(1) {
		return endgame.Outcome{Low: 1, High: 1}
	}
	return endgame.Unknown()
}

// seek leaves the search to find a way among the moves that keep the outcome:
// positions with as many seeds as now tell it nothing, since they are all as
// good.
func (s *search) seek(lines int) bool {
	if lines > 1 {
		return false
	}
	best := s.root[0].standing()
	kept := s.root[:0]
	for i := range s.root {
		if r := &s.root[i]; r.standing() == best {
			kept = append(kept, *r)
		}
	}
	s.root = kept
	for i := range s.root {
		s.root[i].proven = false
	}
	s.probed, s.alone = s.stack[0].pos.OnBoard()-1, true
	return false
}
