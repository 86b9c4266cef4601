package engine

// Bao la kujifunza, the learners' form of the four-row Bao. The rule numbers are
// those of RULES.md.

func kujifunzaSpec() Spec {
	return Spec{
		Key:   "bao-kujifunza",
		Board: Board{Rows: 4, Cols: 8, Deal: 2, Laps: true, TwoWays: true, Circles: true},
		new: func(b Board, _ values) game {
			return &kujifunza{sower: newSower(b, false), board: b}
		},
	}
}

type kujifunza struct {
	sower
	board Board
}

// Pits of a ring, counted from the left end of the front row.
const (
	leftEnd  = 0
	rightEnd = 7
	// beforeLeft and beforeRight are the pits from which a lap falls into an
	// end of the front row first, sown forwards and backwards.
	beforeLeft  = 15
	beforeRight = 8
	// mostMtaji is the most seeds a capturing move may start from: they do not go
	// all the way round.
	mostMtaji = 15
)

// base is the first pit of a player's ring.
func base(p Player) Pit { return Pit(p) * 16 }

// candidates are the capturing moves if one is legal, by rule 2, or else
// kutakata, by rule 5.
func (g *kujifunza) candidates(p *Position, dst []Move) []Move {
	from := len(dst)
	dst = g.movesOf(p, g.board.Front(p.turn), dst)
	dst = g.movesOf(p, g.board.Front(p.turn)+1, dst)
	if mtaji := g.onlyMtaji(p, dst[from:]); g.anyLegal(p, dst[from:from+mtaji], true) {
		return dst[:from+mtaji]
	}
	// Kutakata from the front row come first, and only when none of them is legal
	// those from the back row.
	front := 0
	for _, m := range dst[from:] {
		if m.Pit().Row() != g.board.Front(p.turn) {
			break
		}
		front++
	}
	if g.anyLegal(p, dst[from:from+front], false) {
		return dst[:from+front]
	}
	return append(dst[:from], dst[from+front:]...)
}

// movesOf appends both ways, by rule 1, of every pit of a row that holds two or
// more.
func (g *kujifunza) movesOf(p *Position, row int, dst []Move) []Move {
	for place := range g.board.Cols {
		if at := pitAt(row, place); p.inPit(at) >= 2 {
			dst = append(dst, SowFrom(at), SowBackwards(at))
		}
	}
	return dst
}

// onlyMtaji moves the capturing moves, endless ones too, to the front of the
// list and returns how many there are.
func (g *kujifunza) onlyMtaji(p *Position, moves []Move) int {
	n := 0
	for i, m := range moves {
		if g.isMtaji(p, m) {
			moves[i], moves[n] = moves[n], m
			n++
		}
	}
	return n
}

// anyLegal reports whether one of the moves, all capturing or all kutakata,
// comes to an end.
func (g *kujifunza) anyLegal(p *Position, moves []Move, capturing bool) bool {
	for _, m := range moves {
		if g.playable(p, m, capturing) {
			return true
		}
	}
	return false
}

// playable reports whether a move comes to an end.
func (g *kujifunza) playable(p *Position, m Move, capturing bool) bool {
	q := *p
	return g.turn(&q, m, capturing, nil)
}

// isMtaji reports whether the first lap of a move ends in a capture: rule 2.
func (g *kujifunza) isMtaji(p *Position, m Move) bool {
	n := p.inPit(m.Pit())
	if n > mostMtaji {
		return false
	}
	last := base(p.turn) + g.tab[m.way()][m.Pit()&15][n].last
	return g.captures(p, last) && p.inPit(last) > 0
}

// captures reports whether a last seed in a pit that held seeds captures.
func (g *kujifunza) captures(p *Position, last Pit) bool {
	return last&15 <= rightEnd && p.inPit(g.facing[last&31]) > 0
}

func (g *kujifunza) play(p *Position, m Move, t *Trace) bool {
	if !g.carryOut(p, m, t) {
		return false
	}
	p.pass(t)
	g.settle(p, t)
	return true
}

// carryOut carries out a move with captures if it is a capturing one. If that is
// endless, and so are all others, its pit may be sown without captures.
func (g *kujifunza) carryOut(p *Position, m Move, t *Trace) bool {
	if !g.isMtaji(p, m) {
		return g.turn(p, m, false, t)
	}
	before, mark := *p, t.len()
	if g.turn(p, m, true, t) {
		return true
	}
	*p = before
	t.reset(mark)
	return !g.anyMtaji(p) && g.turn(p, m, false, t)
}

// anyMtaji reports whether a capturing move is legal.
func (g *kujifunza) anyMtaji(p *Position) bool {
	var buf [MaxMoves]Move
	moves := g.movesOf(p, g.board.Front(p.turn), buf[:0])
	moves = g.movesOf(p, g.board.Front(p.turn)+1, moves)
	return g.anyLegal(p, moves[:g.onlyMtaji(p, moves)], true)
}

// turn carries out the laps of a turn by rule 4 and reports whether they come to
// an end.
func (g *kujifunza) turn(p *Position, m Move, capturing bool, t *Trace) bool {
	home := base(p.turn)
	at, way := m.Pit(), m.way()
	var c circle
	for c.goesOn(p, at, way) {
		at = g.lapFrom(p, at, way, t)
		if p.inPit(at) == 1 {
			return true
		}
		for capturing && g.captures(p, at) {
			facing := g.facing[at&31]
			if !c.goesOn(p, facing, way) {
				return false
			}
			var from Pit
			from, way = entry(at&15, way)
			at = g.sowCaptured(p, facing, home+from, way, t)
			if p.inPit(at) == 1 {
				return true
			}
		}
	}
	return false
}

// entry is where captured seeds are sown from by rule 3: the pit before the end
// of the front row they go into first, and the way.
func entry(at Pit, way int) (Pit, int) {
	switch {
	case at <= leftEnd+1:
		way = 0
	case at >= rightEnd-1:
		way = 1
	}
	if way == 0 {
		return beforeLeft, way
	}
	return beforeRight, way
}

// lapFrom lifts a pit and sows it in the mover's ring; it returns the last pit.
func (g *kujifunza) lapFrom(p *Position, from Pit, way int, t *Trace) Pit {
	n := p.take(from)
	t.lift(from, n)
	return g.sowRing(p, from, n, way, t)
}

// sowCaptured takes an opponent's pit and sows it from an end of the front row.
func (g *kujifunza) sowCaptured(p *Position, taken, from Pit, way int, t *Trace) Pit {
	n := p.take(taken)
	t.capture(taken, Hand, n, WhyOpposite)
	return g.sowRing(p, from, n, way, t)
}

// sowRing sows seeds in hand in the mover's ring beyond a pit.
func (g *kujifunza) sowRing(p *Position, from Pit, n, way int, t *Trace) Pit {
	l := &g.tab[way&1][from&15][n&127]
	front := int(p.turn&1) * 2
	p.rows[front] += l.add[0]
	p.rows[front+1] += l.add[1]
	if t != nil {
		g.drops(p.turn, from, n, way, t)
	}
	return base(p.turn) + l.last
}

// settle looks at rule 6.
func (g *kujifunza) settle(p *Position, t *Trace) {
	mover := p.turn.Other()
	switch {
	case p.rows[g.board.Front(p.turn)] == 0:
		p.finish(EndFrontRow, mover, t)
	case p.rows[g.board.Front(mover)] == 0:
		p.finish(EndFrontRow, p.turn, t)
	case !g.canMove(p):
		p.finish(EndBlocked, mover, t)
	}
}

// canMove reports whether the mover has a legal move.
func (g *kujifunza) canMove(p *Position) bool {
	var buf [MaxMoves]Move
	moves := g.movesOf(p, g.board.Front(p.turn), buf[:0])
	moves = g.movesOf(p, g.board.Front(p.turn)+1, moves)
	for _, m := range moves {
		if g.endsEmpty(p, m) {
			return true
		}
	}
	if g.anyLegal(p, moves, false) {
		return true
	}
	// Every kutakata is endless; a capturing move may still end.
	return g.anyMtaji(p)
}

// endsEmpty reports whether the first lap of a move ends in an empty pit: then
// the move is certainly not endless.
func (g *kujifunza) endsEmpty(p *Position, m Move) bool {
	n := p.inPit(m.Pit())
	return n <= mostMtaji && p.inPit(base(p.turn)+g.tab[m.way()][m.Pit()&15][n].last) == 0
}

func (g *kujifunza) refuse(p *Position, m Move) Refusal {
	switch {
	case p.Seeds(m.Pit()) == 1:
		return RefusedSingle
	case g.isMtaji(p, m) && !g.playable(p, m, true):
		return RefusedEndless
	case g.anyMtaji(p):
		return RefusedMtaji
	case m.Pit().Row() != g.board.Front(p.turn) && g.playable(p, m, false):
		return RefusedFront
	}
	return RefusedEndless
}

func (g *kujifunza) repeat(p *Position, t *Trace) { p.finish(EndRepetition, Nobody, t) }
