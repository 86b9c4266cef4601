package engine

// The Kenyan children's Bao. The rule numbers are those of RULES.md.

func baoChildrenSpec() Spec {
	return Spec{
		Key:   "bao-children",
		Board: Board{Rows: 2, Cols: 8, Deal: 3, Stores: true, SownStores: true},
		Options: []Option{
			{Name: "capturer", Values: []string{"stays", "taken"}, Default: "stays"},
		},
		new: func(b Board, v values) game {
			return &baoChildren{
				sower: newSower(b, true), // rule 1
				board: b,
				half:  uint8(b.Seeds() / 2),
				taken: v["capturer"] == "taken",
			}
		},
	}
}

type baoChildren struct {
	sower
	board Board
	half  uint8
	taken bool
}

func (g *baoChildren) candidates(p *Position, dst []Move) []Move {
	return sowable(p, int(p.turn), 1, g.board.Cols, dst)
}

func (g *baoChildren) play(p *Position, m Move, t *Trace) bool {
	last := g.single(p, m.Pit(), t) // rule 1
	switch {
	case last == StoreOf(p.turn): // rule 2
		t.add(Event{Kind: Again, Player: p.turn})
		g.settle(p, t)
		return true
	case last.Row() == int(p.turn) && p.Seeds(last) == 1: // rule 3
		g.captureOpposite(p, last, g.taken, t)
	}
	p.pass(t)
	g.settle(p, t)
	return true
}

func (g *baoChildren) settle(p *Position, t *Trace) {
	if p.decided(g.half, t) || p.rows[p.turn] != 0 {
		return
	}
	p.sweepRows(p.turn.Other(), p.turn.Other(), WhyOpponent, t) // rule 4
	p.finish(EndNoMove, p.ahead(), t)
}

// refuse is not reached: any pit with seeds can be sown.
func (g *baoChildren) refuse(*Position, Move) Refusal { return NotRefused }

// repeat is not reached: every seed only ever moves on towards its player's
// store and none comes out of a store, so no position stands twice.
func (g *baoChildren) repeat(p *Position, t *Trace) { p.finish(EndRepetition, Nobody, t) }
