package engine

// The Kenyan Bao with laps. The rule numbers are those of RULES.md.

func baoLapsSpec() Spec {
	return Spec{
		Key:   "bao-laps",
		Board: Board{Rows: 2, Cols: 8, Deal: 2, Stores: true, Laps: true, Circles: true},
		Options: []Option{
			{Name: "capturer", Values: []string{"stays", "taken"}, Default: "stays"},
		},
		new: func(b Board, v values) game {
			return &baoLaps{
				sower: newSower(b, false), // rule 1
				board: b,
				half:  uint8(b.Seeds() / 2),
				taken: v["capturer"] == "taken",
			}
		},
	}
}

type baoLaps struct {
	sower
	board Board
	half  uint8
	taken bool
}

// candidates are the pits that rule 3 allows.
func (g *baoLaps) candidates(p *Position, dst []Move) []Move {
	const singles = 0x0101010101010101
	least := 1
	if p.rows[p.turn]&^singles != 0 {
		least = 2
	}
	return sowable(p, int(p.turn), least, g.board.Cols, dst)
}

func (g *baoLaps) play(p *Position, m Move, t *Trace) bool {
	last, ok := g.relay(p, m.Pit(), t) // rule 1
	if !ok {
		return false
	}
	if last.Row() == int(p.turn) {
		g.captureOpposite(p, last, g.taken, t) // rule 2
	}
	p.pass(t)
	g.settle(p, t)
	return true
}

func (g *baoLaps) settle(p *Position, t *Trace) {
	if p.decided(g.half, t) || g.canMove(p) {
		return
	}
	p.sweepRows(p.turn.Other(), p.turn.Other(), WhyOpponent, t) // rule 4
	p.finish(EndNoMove, p.ahead(), t)
}

// canMove reports whether the mover has a legal move.
func (g *baoLaps) canMove(p *Position) bool {
	var buf [8]Move
	pits := g.candidates(p, buf[:0])
	if g.anyEndsEmpty(p, pits) {
		return true
	}
	for _, m := range pits {
		q := *p
		if _, ok := g.relay(&q, m.Pit(), nil); ok {
			return true
		}
	}
	return false
}

func (g *baoLaps) refuse(p *Position, m Move) Refusal {
	var buf [8]Move
	for _, c := range g.candidates(p, buf[:0]) {
		if c == m {
			return RefusedEndless
		}
	}
	return RefusedSingle
}

func (g *baoLaps) repeat(p *Position, t *Trace) { p.finish(EndRepetition, Nobody, t) }
