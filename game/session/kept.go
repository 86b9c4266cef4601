package session

import "time"

// Kept is a game that can be gone on with, or looked at again.
type Kept struct {
	*Session
	// Table names the table at which it is kept.
	Table string
	// Saved is when it was saved, zero where that is not known, and Days how many days
	// ago that was, -1 where it is not known.
	Saved time.Time
	Days  int
}
