package engine

// Oware, in its two presets: Abapa and the masters' form. The rule numbers are
// those of RULES.md.

func owareSpec() Spec { return owareOf("oware", "nothing", "side") }

func owareMastersSpec() Spec {
	masters := owareOf("oware-masters", "all", "draw")
	masters.VariantOf = "oware"
	return masters
}

// owareOf is a preset: the options are the same, their defaults its own.
func owareOf(key, slam, repetition string) Spec {
	return Spec{
		Key:   key,
		Board: Board{Rows: 2, Cols: 6, Deal: 4, Stores: true, Circles: true},
		Options: []Option{
			{
				Name:    "grandslam",
				Values:  []string{"nothing", "all", "illegal", "leave-last", "leave-first", "opponent-takes-rest"},
				Default: slam,
			},
			{Name: "repetition", Values: []string{"side", "draw", "even"}, Default: repetition},
		},
		new: func(b Board, v values) game {
			return &oware{
				sower:      newSower(b, true), // rule 1
				cols:       b.Cols,
				half:       uint8(b.Seeds() / 2),
				slam:       slams()[v["grandslam"]],
				repetition: v["repetition"],
			}
		},
	}
}

// slam is what taking the whole other row does.
type slam uint8

const (
	slamNothing slam = iota
	slamAll
	slamIllegal
	slamLeaveLast
	slamLeaveFirst
	slamOpponentTakesRest
)

// slams gives the meaning of the option's values.
func slams() map[string]slam {
	return map[string]slam{
		"nothing": slamNothing, "all": slamAll, "illegal": slamIllegal,
		"leave-last": slamLeaveLast, "leave-first": slamLeaveFirst,
		"opponent-takes-rest": slamOpponentTakesRest,
	}
}

type oware struct {
	sower
	cols       int
	half       uint8
	slam       slam
	repetition string
}

func (g *oware) candidates(p *Position, dst []Move) []Move {
	return sowable(p, int(p.turn), 1, g.cols, dst)
}

func (g *oware) play(p *Position, m Move, t *Trace) bool {
	if !g.move(p, m.Pit(), t) {
		return false
	}
	if p.phase != Over {
		g.settle(p, t)
	}
	return true
}

// move sows, captures and hands over the turn; it reports false, the position
// undefined, when the other row stays unfed or the slam is illegal.
func (g *oware) move(p *Position, from Pit, t *Trace) bool {
	other := p.turn ^ 1
	hungry := p.rows[other] == 0
	last := g.single(p, from, t) // rule 1
	if hungry && p.rows[other] == 0 {
		return false // rule 3
	}
	rest := false
	if last.Row() == int(other) && takes(p, last) {
		chain := captureChain(p.rows[other], last)
		if chain != 0 && p.rows[other]&^chain == 0 { // rule 4
			if g.slam == slamIllegal {
				return false
			}
			chain = g.slamCapture(chain, last)
			rest = g.slam == slamOpponentTakesRest
		}
		g.capture(p, chain, last, t)
	}
	mover := p.turn
	p.pass(t)
	if rest {
		p.gather(int(mover), other, t, t.sweep, WhySlam)
		p.finish(EndSlam, p.ahead(), t)
	}
	return true
}

// takes reports whether a last seed has made a pit two or three.
func takes(p *Position, last Pit) bool { return p.inPit(last)&^1 == 2 }

// captureChain is the mask of the bytes of a row that a last seed captures by
// rule 2.
func captureChain(row uint64, last Pit) uint64 {
	chain := uint64(0)
	for place := last.Place(); place >= 0; place-- {
		if n := row >> (place * 8) & 0xff; n != 2 && n != 3 {
			break
		}
		chain |= 0xff << (place * 8)
	}
	return chain
}

// slamCapture is what is taken of a chain that holds the whole row, by rule 4.
func (g *oware) slamCapture(chain uint64, last Pit) uint64 {
	switch g.slam {
	case slamNothing:
		return 0
	case slamLeaveLast:
		return chain &^ (0xff << last.shift())
	case slamLeaveFirst:
		return chain &^ (chain & -chain * 0xff)
	}
	return chain
}

// capture takes the masked pits of the other row, from the last seed back.
func (g *oware) capture(p *Position, chain uint64, last Pit, t *Trace) {
	if chain == 0 {
		return
	}
	row := &p.rows[p.turn^1]
	if t != nil {
		for place := last.Place(); place >= 0; place-- {
			if n := *row & chain >> (place * 8) & 0xff; n > 0 {
				t.capture(pitAt(last.Row(), place), StoreOf(p.turn), int(n), WhyTwoOrThree)
			}
		}
	}
	p.stores[p.turn] += uint8(sum(*row & chain))
	*row &^= chain
}

func (g *oware) settle(p *Position, t *Trace) {
	if p.decided(g.half, t) || g.canMove(p) {
		return
	}
	p.sweepRows(South, North, WhyOwnRow, t) // rule 5
	p.finish(EndNoMove, p.ahead(), t)
}

// canMove reports whether the mover has a legal move.
func (g *oware) canMove(p *Position) bool {
	if p.rows[p.turn&1] == 0 {
		return false
	}
	return p.rows[p.turn&1^1] != 0 && g.slam != slamIllegal || g.anyLegal(p)
}

// anyLegal reports whether a move meets the obligations.
func (g *oware) anyLegal(p *Position) bool {
	var buf [8]Move
	for _, m := range g.candidates(p, buf[:0]) {
		q := *p
		if g.move(&q, m.Pit(), nil) {
			return true
		}
	}
	return false
}

func (g *oware) refuse(p *Position, m Move) Refusal {
	q := *p
	g.single(&q, m.Pit(), nil)
	if q.rows[q.turn^1] == 0 {
		return RefusedHungry
	}
	return RefusedSlam
}

func (g *oware) repeat(p *Position, t *Trace) {
	switch g.repetition {
	case "side":
		p.sweepRows(South, North, WhyOwnRow, t)
	case "even":
		p.splitEven(t)
	default:
		p.finish(EndRepetition, Nobody, t)
		return
	}
	p.finish(EndRepetition, p.ahead(), t)
}

// splitEven shares the seeds of a two-row board evenly, an odd one to South.
func (p *Position) splitEven(t *Trace) {
	south := (p.OnBoard() + 1) / 2
	for row := range 2 {
		for place := range 8 {
			at := pitAt(row, place)
			n := p.take(at)
			mine := min(n, south)
			south -= mine
			p.put(SouthStore, mine)
			p.put(NorthStore, n-mine)
			if mine > 0 {
				t.sweep(at, SouthStore, mine, WhyEven)
			}
			if n > mine {
				t.sweep(at, NorthStore, n-mine, WhyEven)
			}
		}
	}
}
