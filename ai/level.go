package ai

import "math/rand/v2"

// Levels is the number of levels, 1 the easiest.
const Levels = 3

// level is how well a player plays: what is seen, and how often it is lost
// sight of.
type level struct {
	// plies is how far the player looks ahead.
	plies int
	// nodes bounds what the player looks at.
	nodes int64
	// slips is how often in a hundred moves the player takes any move.
	slips int
}

// levelOf gives the meaning of a level, 1 to Levels.
func levelOf(n int) level {
	return [Levels]level{
		{plies: 2, nodes: 5_000, slips: 35},
		{plies: 4, nodes: 20_000, slips: 10},
		{plies: 9, nodes: 120_000, slips: 0},
	}[n-1]
}

// choose picks a move of the root as a level does, all moves having been
// searched and ordered: one of the best, or by a slip another.
func (l level) choose(s *search, random *rand.Rand) *rooted {
	best := 1
	for best < len(s.root) && s.root[best].depth == s.root[0].depth && s.root[best].score == s.root[0].score {
		best++
	}
	if best < len(s.root) && random.IntN(100) < l.slips {
		return &s.root[best+random.IntN(len(s.root)-best)]
	}
	return &s.root[random.IntN(best)]
}
