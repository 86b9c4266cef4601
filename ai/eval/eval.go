// Package eval scores positions in which the game goes on. What the features of
// a position are worth is data, [Weights], one for each rule-set; a search
// scores by the tables that are made of it, an [Evaluation]. There is no other
// definition of a feature: a tuner reads from the tables how often a position
// has it.
package eval

import "ayoayo/engine"

// Weights are what the features of a position are worth to the player who has
// more of them, in hundredths of a seed.
type Weights struct {
	// Store is a seed in the store and, in a game of rounds, one of the seeds on
	// the board that the player may expect by the pits owned.
	Store int32
	// Turn is being the one to move.
	Turn int32
	// Front and Back are for the rows at a player's side; on a board of two
	// rows there is only the front one.
	Front, Back Row
}

// Row is what the features of a row are worth.
type Row struct {
	// Seed is a seed in it, Pit a pit with seeds.
	Seed, Pit int32
	// One and Two are pits with so many seeds, Full is one with enough to go
	// round the board of two rows.
	One, Two, Full int32
}

// pit is what a pit with a number of seeds is worth, full being the least of
// them that are enough to go round.
func (w Row) pit(seeds, full int) int32 {
	if seeds == 0 {
		return 0
	}
	worth := w.Seed*int32(seeds) + w.Pit
	switch seeds {
	case 1:
		worth += w.One
	case 2:
		worth += w.Two
	}
	if seeds >= full {
		worth += w.Full
	}
	return worth
}

const (
	// most is more than the most seeds that a pit can have, a power of two.
	most = 128
	// places is the most pits that a row can have.
	places = 8
)

// pair is what something is worth in two phases, the one while the board is full
// in the high half, so that both are added up at once.
type pair int64

func both(full, few int32) pair { return pair(full)<<32 + pair(few) }

// halves takes a pair apart.
func (p pair) halves() (full, few int32) {
	few = int32(p)
	return int32((p - pair(few)) >> 32), few
}

// whole is the share of the first phase while the board is full.
const whole = 256

// Evaluation scores the positions of a rule-set. It is not changed once it is made.
type Evaluation struct {
	store, turn pair
	// rows is the number of rows at a player's side, cols that of pits in a row.
	rows, cols int
	// pits is what a pit is worth by its row, its place in it along the sowing
	// ring, and its seeds.
	pits [2][places][most]pair
	// phased says that there are two phases, full is the share of the first by the
	// number of seeds in the stores.
	phased bool
	full   [most]int32
	// owned are the pits whose owners may change: none but in games of rounds.
	owned []engine.Pit
}

// New makes the evaluation of a board by weights.
func New(b engine.Board, w Weights) *Evaluation {
	e := &Evaluation{store: both(w.Store, w.Store), turn: both(w.Turn, w.Turn), rows: b.Rows / 2, cols: b.Cols}
	for row, worth := range [...]Row{w.Front, w.Back} {
		for place := range e.pits[row] {
			for seeds := range most {
				n := worth.pit(seeds, 2*b.Cols)
				e.pits[row][place][seeds] = both(n, n)
			}
		}
	}
	if b.Rounds {
		e.owned = b.Pits()
	}
	return e
}

// Score is what a position is worth to the player to move.
func (e *Evaluation) Score(p *engine.Position) int32 {
	south, north := p.Stored(engine.South), p.Stored(engine.North)
	s := e.store * pair(south-north)
	for row := range e.rows {
		s += e.compare(row&1, p.Row(row), p.Row(e.rows+row))
	}
	if len(e.owned) > 0 {
		s += e.ownership(p)
	}
	if p.Turn() == engine.North {
		s = -s
	}
	full, few := (s + e.turn).halves()
	if !e.phased {
		return few
	}
	share := e.full[(south+north)%most]
	return (full*share + few*(whole-share)) / whole
}

// compare is what South's pits of a row are worth more to South than North's to
// North.
func (e *Evaluation) compare(row int, south, north uint64) pair {
	s, pits := pair(0), &e.pits[row]
	for place := range min(e.cols, places) {
		s += pits[place][south%most] - pits[place][north%most]
		south, north = south>>8, north>>8
	}
	return s
}

// ownership is what it is worth to South to own more pits than North: of the
// seeds still on the board each player will take about the share of the pits
// owned. A claim, which turns seeds taken into pits, is then worth nothing by
// itself.
func (e *Evaluation) ownership(p *engine.Position) pair {
	pits, norths := int32(len(e.owned)), int32(0)
	for _, pit := range e.owned {
		norths += int32(p.Owner(pit))
	}
	_, store := e.store.halves()
	worth := store * int32(p.OnBoard()) * (pits - 2*norths) / pits
	return both(worth, worth)
}
