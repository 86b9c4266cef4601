package prove

import "ayoayo/engine"

// Value is what a position is worth when both sides play best.
type Value uint8

// The values, for the player to move.
const (
	Unknown Value = iota
	Loss
	Drawn
	Win
)

// String returns the value in a word.
func (v Value) String() string { return [...]string{"unknown", "loss", "draw", "win"}[v] }

// Turned returns the value for the other player.
func (v Value) Turned() Value {
	switch v {
	case Loss:
		return Win
	case Win:
		return Loss
	}
	return v
}

// firstShare is the number of nodes that a claim is tried with before the
// opposite one is: either may be the easy one to decide.
const firstShare = 4096

// Value proves what a position is worth to the player to move, with at most a
// number of nodes for each claim tried. Unknown means that the nodes did not
// suffice, or that neither side can do more than go in circles.
func (s *Prover) Value(p engine.Position, nodes int64) Value {
	if winner, over := s.decided(&p); over {
		return valueFor(p.Turn(), winner)
	}
	mover := p.Turn()
	switch s.Winner(p, nodes) {
	case mover:
		return Win
	case mover.Other():
		return Loss
	}
	if !s.rules.Board().Stores {
		// Nothing but repetition makes a draw, and that counts for nobody.
		return Unknown
	}
	if s.Draws(p, nodes) {
		return Drawn
	}
	return Unknown
}

// Winner proves who wins from a position that is not decided, with at most a number of
// nodes for each side. Nobody means that it could not be proven of either.
func (s *Prover) Winner(p engine.Position, nodes int64) engine.Player {
	winner, _ := s.alternate(p, false, nodes, Proven)
	return winner
}

// Draws proves that each side draws at least, with at most a number of nodes for each.
func (s *Prover) Draws(p engine.Position, nodes int64) bool {
	loser, open := s.alternate(p, true, nodes, Refuted)
	return loser == engine.Nobody && !open
}

// alternate turns from one side's claim to the other's, with more and more nodes, until
// one of them has a status or both are decided: it returns that side, or Nobody and
// whether a claim is still open.
func (s *Prover) alternate(p engine.Position, draw bool, nodes int64, until Status) (side engine.Player, open bool) {
	left := []engine.Player{p.Turn(), p.Turn().Other()}
	for share := int64(firstShare); ; share *= 4 {
		share = min(share, nodes)
		tried := left
		left = left[:0]
		for _, side := range tried {
			switch s.Prove(p, Claim{Side: side, Draw: draw}, share) {
			case until:
				return side, false
			case Open:
				left = append(left, side)
			}
		}
		if len(left) == 0 || share == nodes || s.stop() {
			return engine.Nobody, len(left) > 0
		}
	}
}

// valueFor is what an ended game is worth to a player.
func valueFor(player, winner engine.Player) Value {
	switch winner {
	case engine.Nobody:
		return Drawn
	case player:
		return Win
	}
	return Loss
}

// MoveValue is a legal move, its value to the player who makes it, and the
// nodes that it took to prove.
type MoveValue struct {
	Move  engine.Move
	Value Value
	Nodes int64
}

// Moves proves the value of every legal move and calls each with it.
func (s *Prover) Moves(p engine.Position, nodes int64, each func(MoveValue)) {
	for _, m := range s.rules.Moves(&p, nil) {
		q, before := p, s.nodes
		s.rules.Play(&q, m, nil)
		v := s.Value(q, nodes)
		if q.Turn() != p.Turn() {
			v = v.Turned()
		}
		each(MoveValue{Move: m, Value: v, Nodes: s.nodes - before})
	}
}

// ClaimOf returns the claim that a value makes about a position, and false for
// Unknown. A draw claims that the player to move draws at least.
func ClaimOf(p engine.Position, v Value) (Claim, bool) {
	side := p.Turn()
	if v == Loss {
		side = side.Other()
	}
	return Claim{Side: side, Draw: v == Drawn}, v != Unknown
}
