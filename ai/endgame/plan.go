package endgame

import "ayoayo/engine"

// Plan returns the moves by which the player to move comes to have at least
// some more of the seeds on the board than the other, in the fewest plies
// until seeds leave the board or the game ends, against the defence that holds
// out longest. To follow the bounds alone is not enough: every move that keeps
// them may be one more turn of a circle.
//
// There is no plan where the bounds do not give as much. Positions that are
// barred are kept away from: those that would end the game because they have
// stood too often. Stop is asked before each position is looked at with the
// number of those before, and ends the search for a plan without one.
func (t *Table) Plan(p *engine.Position, least int, barred func(*engine.Position) bool, stop func(positions int) bool) []engine.Move {
	low, _, ok := t.Probe(p)
	if !ok || low < least {
		return nil
	}
	g := &plan{table: t, side: p.Turn(), seeds: p.OnBoard(), least: least, barred: barred, stop: stop, known: map[uint32]int32{}}
	g.add(p)
	for plies := 1; plies <= len(g.nodes) && !g.stopped; plies++ { // No way needs to pass a position twice.
		if g.within(0, plies) {
			return g.line()
		}
	}
	return nil
}

// plan is the positions that may come about before seeds leave the board.
type plan struct {
	table *Table
	// side is who needs at least least seeds more, of seeds on the board.
	side         engine.Player
	seeds, least int
	barred       func(*engine.Position) bool
	stop         func(positions int) bool
	stopped      bool
	// expanded is the number of positions whose steps are known.
	expanded int
	nodes    []planned
	steps    []step
	// known finds a position's place among nodes by its number and mover.
	known map[uint32]int32
}

// planned is a position and the number of plies within which it is known that
// seeds leave the board, never if none is, and within which it is known that the
// other player can prevent it.
type planned struct {
	pos           engine.Position
	sure, refused int
	// Its steps, once it is expanded, are those from first to last.
	expanded    bool
	first, last int
}

const never = 1 << 30

// step is a move and the place of the position it leads to, or away.
type step struct {
	move engine.Move
	to   int32
}

// The places of what is no position of the plan: seeds have left the board, or
// the position is barred.
const (
	away   = -1
	closed = -2
)

// add returns the place of a position among the nodes.
func (g *plan) add(p *engine.Position) int32 {
	number := g.table.rank.rank(p)<<1 | uint32(p.Turn())
	at, ok := g.known[number]
	if !ok {
		at = int32(len(g.nodes))
		g.known[number] = at
		g.nodes = append(g.nodes, planned{pos: *p, sure: never})
	}
	return at
}

// expand finds the steps from a position: all of the other player's, and those
// of the side that keep what the bounds give.
func (g *plan) expand(i int) {
	r, pos := g.table.rules, g.nodes[i].pos
	first := len(g.steps)
	for _, m := range r.Candidates(&pos, make([]engine.Move, 0, engine.MaxMoves)) {
		q := pos
		if r.Play(&q, m, nil) && (pos.Turn() != g.side || g.suffices(&pos, &q)) {
			g.steps = append(g.steps, step{m, g.place(&q)})
		}
	}
	n := &g.nodes[i]
	n.first, n.last, n.expanded = first, len(g.steps), true
	g.expanded++
}

// suffices reports whether a position still gives the side what it needs.
func (g *plan) suffices(before, after *engine.Position) bool {
	own, other := engine.StoreOf(g.side), engine.StoreOf(g.side.Other())
	won := after.Seeds(own) - before.Seeds(own) - after.Seeds(other) + before.Seeds(other)
	if after.Over() {
		return won >= g.least
	}
	_, high, _ := g.table.Probe(after)
	return won-high >= g.least
}

// place is where a step leads.
func (g *plan) place(q *engine.Position) int32 {
	switch {
	case q.Over() || q.OnBoard() < g.seeds:
		return away
	case g.barred(q):
		return closed
	}
	return g.add(q)
}

// within reports whether the side can make seeds leave the board within a number
// of plies from a position.
func (g *plan) within(i, plies int) bool {
	n := &g.nodes[i]
	if plies <= n.refused || plies >= n.sure {
		return plies >= n.sure
	}
	if !n.expanded {
		if g.stopped = g.stopped || g.stop(g.expanded); g.stopped {
			return false
		}
		g.expand(i)
	}
	own := g.nodes[i].pos.Turn() == g.side
	sure := !own
	for k := g.nodes[i].first; k < g.nodes[i].last && sure != own; k++ {
		to := g.steps[k].to
		sure = to == away || to >= 0 && g.within(int(to), plies-1)
	}
	switch {
	case sure:
		g.nodes[i].sure = plies
	case !g.stopped:
		g.nodes[i].refused = plies
	}
	return sure
}

// line is the plan with the defence that is known to hold out longest.
func (g *plan) line() []engine.Move {
	var moves []engine.Move
	for at := int32(0); at >= 0; {
		n := &g.nodes[at]
		best := g.steps[n.first]
		for _, s := range g.steps[n.first+1 : n.last] {
			if (g.sure(s) < g.sure(best)) == (n.pos.Turn() == g.side) && g.sure(s) != g.sure(best) {
				best = s
			}
		}
		moves = append(moves, best.move)
		at = best.to
	}
	return moves
}

// sure is the number of plies within which seeds are known to leave the board
// after a step.
func (g *plan) sure(s step) int {
	switch {
	case s.to == away:
		return 0
	case s.to == closed:
		return never
	}
	return g.nodes[s.to].sure
}
