package endgame

import "ayoayo/engine"

// pits is the number of pits of a game that has tables: two rows of six.
const pits = 12

// ranking numbers the ways in which seeds can lie in twelve pits: a position
// with n seeds has a number from 0 to count[n]-1. The mover's row comes first,
// so that a position and its mirror share a number.
//
// The number is that of the combinatorial number system: a way is told by how
// many seeds lie in the first pit, the first two, and so on; these sums, each
// increased by its place, are a choice of different numbers, and choices are
// counted by their greatest, then the next, and so on.
type ranking struct {
	// before[i][s] counts the ways in which the first i+1 pits hold fewer than s
	// seeds. There are sixteen sums so that four bits need no check.
	before [pits - 1][16]uint32
	count  [MaxSeeds + 1]uint32
}

func newRanking() *ranking {
	r := &ranking{}
	for i := range r.before {
		for s := range r.before[i] {
			r.before[i][s] = choose(s+i, i+1)
		}
	}
	for n := range r.count {
		r.count[n] = choose(n+pits-1, pits-1)
	}
	return r
}

// choose is the number of ways to choose k of n things.
func choose(n, k int) uint32 {
	ways := uint64(1)
	for i := range k {
		ways = ways * uint64(n-i) / uint64(i+1)
	}
	return uint32(ways)
}

// rank returns the number of a position, which must have at most MaxSeeds seeds
// on the board.
func (r *ranking) rank(p *engine.Position) uint32 {
	const sums = 0x0101010101010101 // times a row: in each byte the sum of those up to it
	mover := int(p.Turn())
	own := p.Row(mover) * sums
	other := p.Row(mover^1)*sums + own>>40&15*sums
	b := &r.before
	return b[0][own&15] + b[1][own>>8&15] + b[2][own>>16&15] + b[3][own>>24&15] + b[4][own>>32&15] + b[5][own>>40&15] +
		b[6][other&15] + b[7][other>>8&15] + b[8][other>>16&15] + b[9][other>>24&15] + b[10][other>>32&15]
}

// walk goes through the ways in which seeds can lie on a board with South to
// move, in the order of their numbers. The stores are empty: what a player takes
// from there on shows in them.
type walk struct {
	pos    engine.Position
	counts [pits]int
	// left is the number of positions from this one on.
	left uint32
}

// newWalk stands on the first position with a number of seeds.
func newWalk(r *engine.Rules, rank *ranking, seeds int) walk {
	w := walk{pos: r.Start().By(engine.South), left: rank.count[seeds]}
	for _, at := range append(r.Board().Pits(), engine.SouthStore, engine.NorthStore) {
		w.pos = w.pos.With(at, 0)
	}
	w.set(pits-1, seeds)
	return w
}

// set puts a number of seeds into a pit.
func (w *walk) set(i, seeds int) {
	w.counts[i] = seeds
	w.pos = w.pos.With(engine.Pit(i/(pits/2)*8+i%(pits/2)), seeds)
}

// next goes to the next position, if there is one: the first pit that can take
// one more seed from the pit after it does, and what lay before it goes there.
func (w *walk) next() {
	w.left--
	if w.left == 0 {
		return
	}
	i := 1
	for w.counts[i] == 0 {
		i++
	}
	first := w.counts[0]
	w.set(i, w.counts[i]-1)
	w.set(0, 0)
	w.set(i-1, first+1)
}
