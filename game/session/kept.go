package session

import "time"

// Kept is a game that can be gone on with, or looked at again.
type Kept struct {
	*Session
	// Slot names where in the store it is kept.
	Slot string
	// Saved is when it was saved, zero where that is not known, and Days how many days
	// ago that was, -1 where it is not known.
	Saved time.Time
	Days  int
}

// Tally is how the games between the two at a table have ended: how many each side's
// player has won, and how many in a row up to the last.
type Tally struct{ Won, Row [2]int }
