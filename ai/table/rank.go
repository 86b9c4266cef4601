package table

import "ayoayo/engine"

// pits is the number of pits of a game that has tables: two rows of six.
const pits = 12

// ranking numbers the ways in which seeds can lie in twelve pits: a position
// with n seeds has a number from 0 to count[n]-1. The mover's row comes first,
// so that a position and its mirror share a number.
//
// The number is that of the combinatorial number system: of all ways in the
// order of the pits' counts, how many come before.
type ranking struct {
	// before[i][left][c] counts the ways that have fewer than c seeds in pit i,
	// when left seeds lie in pit i and those after it.
	before [pits][MaxSeeds + 1][MaxSeeds + 1]uint32
	count  [MaxSeeds + 1]uint32
}

func newRanking() *ranking {
	r := &ranking{}
	// ways[k][s] is the number of ways in which s seeds lie in k pits.
	var ways [pits + 1][MaxSeeds + 1]uint32
	ways[0][0] = 1
	for k := 1; k <= pits; k++ {
		for s := range MaxSeeds + 1 {
			for c := 0; c <= s; c++ {
				ways[k][s] += ways[k-1][s-c]
			}
		}
	}
	for i := range pits {
		for left := range MaxSeeds + 1 {
			for c := 1; c <= left; c++ {
				r.before[i][left][c] = r.before[i][left][c-1] + ways[pits-1-i][left-(c-1)]
			}
		}
	}
	r.count = ways[pits]
	return r
}

// rank returns the number of a position with n seeds on the board.
func (r *ranking) rank(p *engine.Position, n int) uint32 {
	rank, left := uint32(0), n
	own := engine.Pit(p.Turn()) * 8
	for i := range pits / 2 {
		c := p.Seeds(own + engine.Pit(i))
		rank += r.before[i][left][c]
		left -= c
	}
	own ^= 8
	for i := range pits / 2 {
		c := p.Seeds(own + engine.Pit(i))
		rank += r.before[pits/2+i][left][c]
		left -= c
	}
	return rank
}

// walk visits every way in which n seeds can lie on a board with South to move,
// in the order of their numbers. The stores are empty: what a player takes from
// there on shows in them.
func (r *ranking) walk(blank engine.Position, n int, visit func(p engine.Position)) {
	var fill func(p engine.Position, i, left int)
	fill = func(p engine.Position, i, left int) {
		at := engine.Pit(i/(pits/2)*8 + i%(pits/2))
		if i == pits-1 {
			visit(p.With(at, left))
			return
		}
		for c := range left + 1 {
			fill(p.With(at, c), i+1, left-c)
		}
	}
	fill(blank, 0, n)
}
