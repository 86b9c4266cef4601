package engine

// Ayoayo of the Yoruba. The rule numbers are those of RULES.md.

func ayoayoSpec() Spec {
	return Spec{
		Key:   "ayoayo",
		Board: Board{Rows: 2, Cols: 6, Deal: 4, Stores: true, Laps: true, Circles: true},
		Options: []Option{
			{Name: "capturer", Values: []string{"taken", "stays"}, Default: "taken"},
			{Name: "leftovers", Values: []string{"opponent", "side"}, Default: "opponent"},
			{Name: "win", Values: []string{"25", "majority"}, Default: "25"},
		},
		new: func(b Board, v values) game {
			return &ayoayo{
				sower:    newSower(b, true), // rule 1
				board:    b,
				half:     uint8(b.Seeds() / 2),
				stays:    v["capturer"] == "stays",
				side:     v["leftovers"] == "side",
				majority: v["win"] == "majority",
			}
		},
	}
}

type ayoayo struct {
	sower
	board                 Board
	half                  uint8
	stays, side, majority bool
}

func (g *ayoayo) candidates(p *Position, dst []Move) []Move {
	return sowable(p, int(p.turn), 1, g.board.Cols, dst)
}

func (g *ayoayo) play(p *Position, m Move, t *Trace) bool {
	if !g.move(p, m.Pit(), t) {
		return false
	}
	p.pass(t)
	g.settle(p, t)
	return true
}

// move sows and captures; it reports false, the position undefined, for an
// endless relay or one that leaves the other row unfed.
func (g *ayoayo) move(p *Position, from Pit, t *Trace) bool {
	other := p.turn ^ 1
	hungry := p.rows[other] == 0
	last, ok := g.relay(p, from, t) // rules 1 and 2
	if !ok {
		return false
	}
	if last.Row() == int(p.turn) {
		g.captureOpposite(p, last, !g.stays, t) // rule 3, and by rule 5 even all
	}
	return !hungry || p.rows[other] != 0 // rule 4
}

func (g *ayoayo) settle(p *Position, t *Trace) {
	if !g.majority && p.decided(g.half, t) || g.canMove(p) {
		return
	}
	// Rule 6.
	if g.side {
		p.sweepRows(South, North, WhyOwnRow, t)
	} else {
		p.sweepRows(p.turn.Other(), p.turn.Other(), WhyOpponent, t)
	}
	p.finish(EndNoMove, p.ahead(), t)
}

// canMove reports whether the mover has a legal move.
func (g *ayoayo) canMove(p *Position) bool {
	var buf [8]Move
	pits := g.candidates(p, buf[:0])
	if p.rows[p.turn^1] != 0 && g.anyEndsEmpty(p, pits) {
		return true
	}
	for _, m := range pits {
		q := *p
		if g.move(&q, m.Pit(), nil) {
			return true
		}
	}
	return false
}

func (g *ayoayo) refuse(p *Position, m Move) Refusal {
	q := *p
	if _, ok := g.relay(&q, m.Pit(), nil); !ok {
		return RefusedEndless
	}
	return RefusedHungry
}

// attempt is the whole relay, in any lap of which a move may feed.
func (g *ayoayo) attempt(p *Position, m Move, t *Trace) {
	q := *p
	if _, ends := g.relay(&q, m.Pit(), nil); !ends {
		g.sower.attempt(p, m, t)
		return
	}
	g.relay(p, m.Pit(), t)
}

func (g *ayoayo) repeat(p *Position, t *Trace) {
	p.sweepRows(South, North, WhyOwnRow, t)
	p.finish(EndRepetition, p.ahead(), t)
}

// captureOpposite takes the seeds opposite a pit of the mover's front row, with
// the capturing seed if that is taken too, when there are any.
func (s *sower) captureOpposite(p *Position, last Pit, capturer bool, t *Trace) {
	facing := s.facing[last&31]
	n := p.inPit(facing)
	if n == 0 {
		return
	}
	store := StoreOf(p.turn)
	p.take(facing)
	p.put(store, n)
	t.capture(facing, store, n, WhyOpposite)
	if capturer {
		p.put(store, p.take(last))
		t.capture(last, store, 1, WhyCapturer)
	}
}
