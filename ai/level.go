package ai

import "math/rand/v2"

// Levels is the number of levels, 1 the easiest.
const Levels = 3

// level is how well a player plays: what is seen, and how often it is lost
// sight of.
type level struct {
	// plies is how far the player looks ahead.
	plies int
	// nodes bounds how many moves the player looks at.
	nodes int64
	// slips is how often in a hundred turns the player overlooks all moves but
	// one.
	slips int
}

// levelOf gives the meaning of a level, 1 to Levels.
func levelOf(n int) level {
	return [Levels]level{
		{plies: 2, nodes: 5_000, slips: 35},
		{plies: 4, nodes: 20_000, slips: 10},
		{plies: 9, nodes: 120_000},
	}[n-1]
}

// slip leaves the search a single move to look at when the player slips.
func (l level) slip(s *search, random *rand.Rand) {
	if random.IntN(100) < l.slips {
		s.root = s.root[:1]
	}
}
