// Package engine holds the rules of every game: positions, moves, traces,
// notation, games and records. It is deterministic and has no clock, no
// randomness and no input or output of its own.
//
// The words are the field's: a player lifts the seeds of a pit and sows them
// (one lift and the sowing of what was lifted is a lap); a move of several laps
// is a relay; one choice of a player is a ply.
//
// # Pits
//
// A pit is numbered row*8 + its place along the sowing ring, so that a row is
// one 64-bit word with a byte a pit. In a two-row game row 0 is South's, from
// South's left, and row 1 North's, from North's left; sowing runs along row 0,
// then row 1, then row 0 again. In a four-row game rows 0 and 1 are South's
// front and back row, rows 2 and 3 North's, each player's two rows forming a
// ring of their own: the front row from the owner's left to the right, then
// the back row from the owner's right to the left.
//
// # One path
//
// [Rules.Play] is the only place where seeds move. With a nil trace it is what
// the search uses and allocates nothing; with a trace it tells what a hand
// does, in order, and folding those events onto the position before gives the
// position after.
package engine
