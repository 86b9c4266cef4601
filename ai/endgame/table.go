// Package endgame builds and keeps endgame tables of the games on two rows of
// six: for every way in which a few seeds can lie on the board, how many more
// of them the player to move will take than the other, when both play best.
//
// What is in the stores already plays no part, and neither does the rule that
// stops a game at a majority: who wins is the same. Where play can go round in
// circles the value depends on what a repetition pays, so the table holds
// bounds that are true whatever it pays: where it shares out the seeds on the
// board, no player can get more than all of them; where it is a draw, it may
// pay anything, and a bound that rests on it is none. The bounds are equal
// nearly everywhere in Ayoayo, and far less often in Oware.
package endgame

import (
	"cmp"
	"fmt"

	"ayoayo/engine"
)

// MaxSeeds is the largest number of seeds on the board that a table can hold.
// Two bounds then fit into a byte, four bits each.
const MaxSeeds = 12

// Unbounded is the upper bound where there is none, and its negative the lower.
const Unbounded = 100

// none is what is kept in place of a bound that there is not.
const none = 15

// Table holds bounds for every position with at most Seeds seeds on the board.
// It is not changed once it is built and may be used by several goroutines.
type Table struct {
	rules *engine.Rules
	rank  *ranking
	// bounds holds a byte a position, by number of seeds and rank: the lower
	// bound in the high half, the upper in the low half. A bound b of a position
	// with n seeds is kept as (b+n)/2, since the difference is odd or even as
	// the number of seeds is.
	bounds [][]uint8
}

// Fits reports why there are no tables for a rule-set, or nil.
func Fits(r *engine.Rules) error {
	b := r.Board()
	if b.Rows*b.Cols != pits || !b.Stores || b.SownStores || b.Rounds {
		return fmt.Errorf("there are no endgame tables for %s; expected a game on two rows of six whose seeds stay captured", r.Key())
	}
	return nil
}

// Rules returns the rule-set that the table is for.
func (t *Table) Rules() *engine.Rules { return t.rules }

// Seeds returns the largest number of seeds on the board that the table holds.
func (t *Table) Seeds() int { return len(t.bounds) - 1 }

// Holds reports whether a position in which the game goes on is in the table.
func (t *Table) Holds(p *engine.Position) bool { return p.OnBoard() < len(t.bounds) && !p.Over() }

// Probe returns bounds for how many more seeds the player to move will take, of
// those on the board, than the other; ok is false where the position has more
// seeds than the table holds, or is over.
func (t *Table) Probe(p *engine.Position) (low, high int, ok bool) {
	if !t.Holds(p) {
		return 0, 0, false
	}
	n := p.OnBoard()
	low, high = unpack(t.bounds[n][t.rank.rank(p)], n)
	return low, high, true
}

// Outcome is bounds for who wins: 1 the player in question, 0 a draw, -1 the other.
type Outcome struct{ Low, High int }

// Unknown is the outcome of which nothing is known.
func Unknown() Outcome { return Outcome{-1, 1} }

// Decided reports whether it is known who wins.
func (o Outcome) Decided() bool { return o.Low == o.High }

// Turned returns the outcome for the other player.
func (o Outcome) Turned() Outcome { return Outcome{-o.High, -o.Low} }

// Outcome returns what the table knows about who wins from a position, for its player
// to move.
func (t *Table) Outcome(p *engine.Position) Outcome {
	low, high, ok := t.Probe(p)
	if !ok {
		return Unknown()
	}
	lead := Lead(p, p.Turn())
	return Outcome{cmp.Compare(lead+low, 0), cmp.Compare(lead+high, 0)}
}

// Lead is how many more seeds a player has in store than the other.
func Lead(p *engine.Position, player engine.Player) int {
	return p.Seeds(engine.StoreOf(player)) - p.Seeds(engine.StoreOf(player.Other()))
}

// pack puts two bounds of a position with n seeds into a byte.
func pack(low, high, n int) uint8 { return half(low, n)<<4 | half(high, n) }

// half is how a bound is kept.
func half(b, n int) uint8 {
	if b == Unbounded || b == -Unbounded {
		return none
	}
	return uint8((b + n) / 2)
}

// unpack takes two bounds out of a byte.
func unpack(b uint8, n int) (low, high int) {
	low, high = -Unbounded, Unbounded
	if b>>4 != none {
		low = int(b>>4)*2 - n
	}
	if b&15 != none {
		high = int(b&15)*2 - n
	}
	return low, high
}

// Exact counts the positions with n seeds whose bounds are equal, and all of
// them.
func (t *Table) Exact(n int) (exact, all int) {
	for _, b := range t.bounds[n] {
		if b>>4 == b&15 && b&15 != none {
			exact++
		}
	}
	return exact, len(t.bounds[n])
}
