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
// opposite one is: either may be the easy one to settle.
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
	for _, side := range [2]engine.Player{mover, mover.Other()} {
		if s.Prove(p, Claim{Side: side, Draw: true}, nodes) != Proven {
			return Unknown
		}
	}
	return Drawn
}

// Winner proves who wins from a position that is not decided, turning from one
// side to the other with more and more nodes, at most a number for each. Nobody
// means that it could not be proven of either.
func (s *Prover) Winner(p engine.Position, nodes int64) engine.Player {
	open := []engine.Player{p.Turn(), p.Turn().Other()}
	for share := int64(firstShare); len(open) > 0; share *= 4 {
		share = min(share, nodes)
		left := open[:0]
		for _, side := range open {
			switch s.Prove(p, Claim{Side: side}, share) {
			case Proven:
				return side
			case Open:
				if share < nodes && !s.stop() {
					left = append(left, side)
				}
			}
		}
		open = left
	}
	return engine.Nobody
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
