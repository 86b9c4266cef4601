package ai

import (
	"cmp"

	"ayoayo/ai/table"
	"ayoayo/engine"
)

// outcome is bounds for who wins: 1 the player in question, 0 a draw, -1 the
// other.
type outcome struct{ low, high int }

func (o outcome) decided() bool { return o.low == o.high }

// tableWin is the score of a win that the endgame tables know and that begins at
// a ply: behind those that search sees to the end.
func tableWin(ply int) int32 { return int32(Win - maxPly - ply) }

// lead is how many more seeds a player has in store than the other.
func lead(p *engine.Position, player engine.Player) int {
	return p.Seeds(engine.StoreOf(player)) - p.Seeds(engine.StoreOf(player.Other()))
}

// outcomeOf returns what the endgame tables know about a position, for its player
// to move.
func (s *search) outcomeOf(p *engine.Position) outcome {
	low, high, ok := s.endgames.Probe(p)
	if !ok {
		return outcome{-1, 1}
	}
	ahead := lead(p, p.Turn())
	return outcome{cmp.Compare(ahead+low, 0), cmp.Compare(ahead+high, 0)}
}

// probe scores a position at a ply, which may have stood since an earlier one, by
// the endgame tables, if what they know is enough for a window. Nothing is known where a circle may end the game sooner
// than the tables expect, because a position has stood twice that may come back.
func (s *search) probe(p *engine.Position, ply, since int, alpha, beta int32) (int32, bool) {
	if s.endgames == nil || p.OnBoard() > s.probed || s.past.twice && since == 0 {
		return 0, false
	}
	switch o := s.outcomeOf(p); {
	case o.low > 0:
		return tableWin(ply), true
	case o.high < 0:
		return -tableWin(ply), true
	case o.decided(), o.low == 0 && beta <= 0, o.high == 0 && alpha >= 0:
		return 0, true
	}
	return 0, false
}

// useTables gives the search endgame tables, which may be nil.
func (s *search) useTables(t *table.Table) {
	s.endgames = t
	if t != nil {
		s.probed = t.Seeds()
	}
}

// lookUp looks the moves of the root up in the endgame tables and puts the best
// ones first. It returns what they know of the outcome for the player to move,
// and if they know it, and where more than one line is wanted that of every
// move, there is an answer. Where a position has stood twice the tables know
// only what follows a capture.
func (s *search) lookUp(lines int) outcome {
	unknown := outcome{-1, 1}
	if s.endgames == nil {
		return unknown
	}
	known, best := true, outcome{-1, -1}
	for i := range s.root {
		o := s.probeRoot(&s.root[i])
		known = known && o.decided()
		best = outcome{max(best.low, o.low), max(best.high, o.high)}
	}
	if !best.decided() && s.past.twice && s.endgames.Holds(&s.stack[0].pos) {
		best, known = s.promised(), false
	}
	if !best.decided() || lines > 1 && !known {
		return unknown
	}
	s.sortRoot(len(s.root), func(r rooted) int32 { return int32(r.least) })
	s.sortRoot(len(s.root), rooted.standing)
	return best
}

// probeRoot notes what the endgame tables know of a move of the root, or of the end
// that it makes of the game, and returns it for the player who moves.
func (s *search) probeRoot(r *rooted) outcome {
	mover := s.stack[0].pos.Turn()
	r.least = lead(&r.pos, mover)
	var o outcome
	win := tableWin(1)
	if r.pos.Over() {
		o.low = cmp.Compare(r.least, 0)
		o.high, win = o.low, Win-1
	} else if s.past.twice && mayReturn(&s.stack[0].pos, &r.pos) {
		return outcome{-1, 1}
	} else {
		theirs := s.outcomeOf(&r.pos)
		o = outcome{-theirs.high, -theirs.low}
		if _, high, ok := s.endgames.Probe(&r.pos); ok {
			r.least -= high
		}
	}
	if o.decided() {
		r.setProof(won{line: []engine.Move{r.move}}, int32(o.low)*win)
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

// plan finds the way to an outcome that the endgame tables promise, past the
// positions that would end the game, puts its first move first, and reports
// whether there is one.
func (s *search) plan(out int) bool {
	p, over := &s.stack[0].pos, s.clock.part(planShare)
	line := s.endgames.Plan(p, out-lead(p, p.Turn()), s.past.stoodTwice, func(positions int) bool {
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

// promised is the outcome where a position has stood twice: a win that the
// tables promise holds if there is a way to it past the circles. That a game is
// lost or drawn would take the other player's way.
func (s *search) promised() outcome {
	if s.outcomeOf(&s.stack[0].pos).low > 0 && s.plan(1) {
		return outcome{1, 1}
	}
	return outcome{-1, 1}
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
