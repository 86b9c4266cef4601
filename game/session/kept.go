package session

// Kept is a game that can be gone on with, or looked at again.
type Kept struct {
	*Session
	// Place is the name of the place where it is kept.
	Place string
	// Days is how many days ago it was played last, -1 where that is not known.
	Days int
}
