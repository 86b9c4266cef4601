package ai

import (
	"math/bits"

	"ayoayo/engine"
)

// weights are what a position's features are worth to the player who has more
// of them, in hundredths of a seed.
type weights struct {
	// seed is a seed in a store, or for a board without stores in an own pit.
	seed int32
	// own is a seed in an own pit of a board with stores.
	own int32
	// front is a seed in the front row, on a board of four rows.
	front int32
	// pit is a pit that can be sown from: choice, and time.
	pit int32
	// single is a pit with one seed.
	single int32
	// turn is being the one to move.
	turn int32
}

// weightsOf gives the weights of a rule-set, by its key; a game that is not in
// the table has those that fit any.
func weightsOf(r *engine.Rules) weights {
	w, ok := map[string]weights{}[r.Key()]
	if !ok {
		w = weights{seed: 100, own: 10, front: 10, pit: 15, turn: 20}
	}
	return w
}

// evaluation scores positions in which the game goes on.
type evaluation struct {
	weights
	// depth is the number of rows at a player's side.
	depth int
	// pits are those whose owners may change: none but in games of rounds.
	pits []engine.Pit
}

func newEvaluation(r *engine.Rules) evaluation {
	b := r.Board()
	e := evaluation{weights: weightsOf(r), depth: b.Rows / 2}
	if b.Rounds {
		e.pits = b.Pits()
	}
	return e
}

// score is what a position is worth to the player to move.
func (e *evaluation) score(p *engine.Position) int32 {
	s := e.side(p, engine.South) - e.side(p, engine.North)
	if len(e.pits) > 0 {
		s += e.owned(p)
	}
	if p.Turn() == engine.North {
		s = -s
	}
	return s + e.turn
}

// side is what a player has.
func (e *evaluation) side(p *engine.Position, player engine.Player) int32 {
	row := int(player) * e.depth
	front := p.Row(row)
	s := e.pit*holding(front) + e.single*singles(front)
	if e.depth == 1 {
		return s + e.own*int32(p.InRow(row)) + e.seed*int32(p.Seeds(engine.StoreOf(player)))
	}
	back := p.Row(row + 1)
	s += e.pit*holding(back) + e.single*singles(back)
	return s + e.front*int32(p.InRow(row)) + e.seed*int32(p.InRow(row)+p.InRow(row+1))
}

// owned is what it is worth to South to own more pits than North: of the seeds
// still on the board each player will take about the share of the pits owned.
// A claim, which turns seeds taken into pits, is then worth nothing by itself.
func (e *evaluation) owned(p *engine.Position) int32 {
	pits, norths := int32(len(e.pits)), int32(0)
	for _, pit := range e.pits {
		norths += int32(p.Owner(pit))
	}
	return e.seed * int32(p.OnBoard()) * (pits - 2*norths) / pits
}

const (
	ones  = 0x0101010101010101
	highs = 0x8080808080808080
)

// holding counts the pits of a row that hold seeds. A pit never holds 128.
func holding(row uint64) int32 {
	return int32(bits.OnesCount64((row + ^uint64(highs)) & highs))
}

// singles counts the pits of a row that hold one seed.
func singles(row uint64) int32 { return 8 - holding(row^ones) }
