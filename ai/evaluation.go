package ai

import (
	"math/bits"

	"ayoayo/engine"
)

// weights are what the features of a position are worth to the player who has
// more of them, in hundredths of a seed.
type weights struct {
	// store is a seed in the store.
	store int32
	// front and back are for the rows at a player's side; on a board of two
	// rows there is only the front one.
	front, back rowWeights
	// turn is being the one to move.
	turn int32
}

// rowWeights are what the features of a row are worth.
type rowWeights struct {
	// seed is a seed in it, pit a pit with seeds.
	seed, pit int32
	// one and two are pits with so many seeds, full is one with enough to go
	// round the board of two rows.
	one, two, full int32
}

// weightsOf gives the weights of a rule-set by its key. A rule-set that is not
// in the table has weights that suit any game.
func weightsOf(r *engine.Rules) weights {
	if w, ok := tuned()[r.Key()]; ok {
		return w
	}
	if r.Board().Stores {
		return weights{store: 100, front: rowWeights{pit: 20}, turn: 10}
	}
	row := rowWeights{seed: 100, pit: 20}
	return weights{front: row, back: row, turn: 10}
}

// tuned is the table of weights. README.md gives for each rule-set the command
// "ayo tune" that prints them, or where else they come from, and the matches for
// which they were kept.
func tuned() map[string]weights {
	return map[string]weights{
		"ayoayo": {
			store: 100, turn: 57,
			front: rowWeights{seed: 16, pit: -77, one: 105, two: 53, full: -149},
		},
		"oware": {
			store: 100, turn: -8,
			front: rowWeights{seed: -15, pit: 172, one: -68, two: -31, full: 190},
		},
		"oware-masters": {
			store: 100, turn: -19,
			front: rowWeights{seed: -7, pit: 183, one: -45, two: -11, full: 194},
		},
		"namnam": {
			store: 100, turn: -11,
			front: rowWeights{seed: -29, pit: 484, one: -346, two: -218, full: 95},
		},
		"bao-children": {
			store: 100, turn: 91,
			front: rowWeights{seed: -54, pit: 344, one: -181, two: -89},
		},
		"bao-laps": {
			store: 100, turn: 34,
			front: rowWeights{seed: 14, pit: -31, one: 66, two: -8},
		},
		"bao-kujifunza": {
			turn:  541,
			front: rowWeights{seed: 33, pit: 185, one: 6, two: 42, full: -471},
			back:  rowWeights{seed: 167, pit: -109, one: 40, two: 21, full: 172},
		},
	}
}

// quietOf is how many plies of captures are looked at where the search of a
// rule-set ends, so that no position is judged just before one. In games of
// relays, where nearly every move captures, that is worth less than a deeper
// search.
func quietOf(r *engine.Rules) int {
	return map[string]int{"oware": 2, "oware-masters": 2}[r.Key()]
}

// evaluation scores positions in which the game goes on.
type evaluation struct {
	weights
	// quiet is how many plies of captures are looked at where the search ends.
	quiet int
	// rows is the number of rows at a player's side.
	rows int
	// full finds pits with as many seeds as go round the board.
	full least
	// pits are those whose owners may change: none but in games of rounds.
	pits []engine.Pit
}

func newEvaluation(r *engine.Rules) evaluation {
	b := r.Board()
	e := evaluation{weights: weightsOf(r), quiet: quietOf(r), rows: b.Rows / 2, full: leastOf(2 * b.Cols)}
	if b.Rounds {
		e.pits = b.Pits()
	}
	return e
}

// score is what a position is worth to the player to move.
func (e *evaluation) score(p *engine.Position) int32 {
	s := e.store * int32(p.Stored(engine.South)-p.Stored(engine.North))
	if e.rows == 1 {
		s += e.front.compare(p.Row(0), p.Row(1), e.full)
	} else {
		s += e.front.compare(p.Row(0), p.Row(2), e.full) + e.back.compare(p.Row(1), p.Row(3), e.full)
	}
	if len(e.pits) > 0 {
		s += e.owned(p)
	}
	if p.Turn() == engine.North {
		s = -s
	}
	return s + e.turn
}

// compare is what the seeds of South's row are worth more to South than those of
// North's row to North.
func (w *rowWeights) compare(south, north uint64, full least) int32 {
	return w.seed*(sum(south)-sum(north)) +
		w.pit*(some.count(south)-some.count(north)) +
		w.one*(some.count(north^ones)-some.count(south^ones)) +
		w.two*(some.count(north^2*ones)-some.count(south^2*ones)) +
		w.full*(full.count(south)-full.count(north))
}

// owned is what it is worth to South to own more pits than North: of the seeds
// still on the board each player will take about the share of the pits owned.
// A claim, which turns seeds taken into pits, is then worth nothing by itself.
func (e *evaluation) owned(p *engine.Position) int32 {
	pits, norths := int32(len(e.pits)), int32(0)
	for _, pit := range e.pits {
		norths += int32(p.Owner(pit))
	}
	return e.store * int32(p.OnBoard()) * (pits - 2*norths) / pits
}

// The bytes of a row are its pits; none holds 128 seeds.
const (
	ones  = 0x0101010101010101
	highs = 0x8080808080808080
)

// least finds the pits of a row with a number of seeds or more: it is what makes
// the highest bit of their bytes one when added.
type least uint64

// leastOf is the least of a number of seeds, 1 to 128, some that of 1.
func leastOf(n int) least { return least(0x80-n) * ones }

const some least = 0x7f * ones

// count is the number of such pits in a row.
func (l least) count(row uint64) int32 {
	return int32(bits.OnesCount64((row + uint64(l)) & highs))
}

// sum is the number of seeds in a row.
func sum(row uint64) int32 {
	const low = 0x00ff00ff00ff00ff
	pairs := row&low + row>>8&low
	return int32(pairs * 0x0001000100010001 >> 48)
}
