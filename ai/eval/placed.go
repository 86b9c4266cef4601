package eval

import "ayoayo/engine"

// Placed are weights by place, seeds and phase: what a pit is worth depends on
// where in the row it lies, on how many seeds are in it, and on how many are on
// the board.
type Placed struct {
	// Full are the weights while most seeds are on the board, Few those when few
	// are left; in between they pass into each other.
	Full, Few Phase
}

// Phase is what the features of a position are worth in a phase, in hundredths of a
// seed.
type Phase struct {
	// Store is a seed in the store, Turn is being the one to move.
	Store, Turn int32
	// Pits is what a pit of a board of two rows is worth by its place along the
	// way of its player's seeds and by its number of seeds: those from 0 to 7, 8
	// or 9, 10 or 11, 12 to 14, and more.
	Pits [places][classes]int32
}

// classes is the number of classes of seeds that a pit may have.
const classes = 12

// classOf is the class of a number of seeds.
func classOf(seeds int) int {
	switch {
	case seeds < 8:
		return seeds
	case seeds < 12:
		return 8 + (seeds-8)/2
	case seeds < 15:
		return 10
	}
	return 11
}

// NewPlaced makes the evaluation of a board of two rows with stores by weights by
// place.
func NewPlaced(b engine.Board, w Placed) *Evaluation {
	e := &Evaluation{
		rows: 1, cols: b.Cols,
		store: both(w.Full.Store, w.Few.Store), turn: both(w.Full.Turn, w.Few.Turn),
	}
	for place := range places {
		for seeds := range most {
			class := classOf(seeds)
			e.pits[0][place][seeds] = both(w.Full.Pits[place][class], w.Few.Pits[place][class])
		}
	}
	for stored := range e.full {
		left := 3*b.Seeds() - 4*stored // Of the quarters between which the phases change.
		e.full[stored] = int32(whole * min(max(left, 0), 2*b.Seeds()) / (2 * b.Seeds()))
	}
	e.phased = true
	return e
}
