package ai

import "ayoayo/engine"

// Ranks of moves that are tried before others. A move known to be good comes
// first, then what ends the game or takes seeds, then moves that refuted other
// moves of the same ply, then those that were good elsewhere.
const (
	rankHint   = 1 << 30
	rankGain   = 1 << 24
	rankAgain  = 1 << 23
	rankKiller = 1 << 22
	rankMost   = 1 << 20
)

// order remembers which moves were good, to try them first elsewhere.
type order struct {
	killers [maxPly + 1][2]engine.Move
	history [2][64]int32
}

// rank says how early a move is to be tried.
func (o *order) rank(f *frame, c *next, ply int, hint engine.Move) int32 {
	mover := f.pos.Turn()
	rank := o.history[mover][c.move&63]
	switch {
	case c.move == hint:
		return rankHint
	case c.pos.Over():
		return rank + rankGain*ending(&c.pos, mover)
	case c.move == o.killers[ply][0]:
		rank += rankKiller
	case c.move == o.killers[ply][1]:
		rank += rankKiller / 2
	}
	if c.pos.Turn() == mover {
		rank += rankAgain
	}
	store := engine.StoreOf(mover)
	return rank + rankGain/2*int32(c.pos.Seeds(store)-f.pos.Seeds(store))/2
}

// ending is the rank of an ended game: a win before any capture, a loss last.
func ending(p *engine.Position, mover engine.Player) int32 {
	switch p.Winner() {
	case mover:
		return 60
	case engine.Nobody:
		return 0
	}
	return -60
}

// reward notes that a move was good enough to end the search of its position.
func (o *order) reward(mover engine.Player, ply, depth int, m engine.Move) {
	if k := &o.killers[ply]; k[0] != m {
		k[0], k[1] = m, k[0]
	}
	h := &o.history[mover]
	if h[m&63] += int32(depth * depth); h[m&63] > rankMost {
		for i := range h {
			h[i] /= 2
		}
	}
}
