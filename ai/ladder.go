package ai

import "ayoayo/engine"

// skill is what a level below the champion's is made of.
type skill struct {
	// plies is how far the player looks ahead.
	plies int
	// laps is how many laps of a relay the player follows; where a longer one
	// leads is guessed. 0 is no limit.
	laps int
	// nodes bounds how many moves the player looks at.
	nodes int64
	// slips is how often in a hundred turns the player overlooks all moves but
	// one.
	slips int
}

// ladder is the skills from level 1 up to the one below the champion.
type ladder [Levels - 1]skill

// ladderOf gives the ladder of a rule-set by its key; one that is not in the table
// has that of a game of its kind.
func ladderOf(r *engine.Rules) ladder {
	if l, ok := ladders()[r.Key()]; ok {
		return l
	}
	if r.Board().Laps {
		return ladders()["ayoayo"]
	}
	return ladders()["oware"]
}

// proofsOf is the most positions that the level below the champion looks at for
// a proof. Only where short games are decided by proofs does it look for any:
// search alone would leave it too far behind.
func proofsOf(r *engine.Rules) int64 {
	return map[string]int64{"bao-laps": 10_000}[r.Key()]
}

// ladders is the table of skills. In some games a slip decides and in some hardly
// matters, so that each has its own; "ayo ratings" says how far apart the levels
// are, see README.md.
func ladders() map[string]ladder {
	return map[string]ladder{
		"ayoayo": {
			{1, 2, 300, 45},
			{1, 10, 300, 4},
			{2, 8, 500, 10},
			{2, 20, 500, 3},
			{3, 20, 1_000, 4},
			{4, 30, 3_000, 2},
			{5, 60, 8_000, 0},
			{7, 0, 30_000, 0},
			{10, 0, 150_000, 0},
		},
		"oware": {
			{1, 0, 100, 38},
			{1, 0, 100, 19},
			{2, 0, 300, 15},
			{2, 0, 300, 8},
			{3, 0, 1_000, 5},
			{4, 0, 3_000, 4},
			{6, 0, 12_000, 3},
			{9, 0, 60_000, 1},
			{13, 0, 350_000, 0},
		},
		"oware-masters": {
			{1, 0, 100, 38},
			{1, 0, 100, 20},
			{2, 0, 300, 16},
			{2, 0, 300, 8},
			{3, 0, 1_000, 7},
			{4, 0, 3_000, 3},
			{6, 0, 10_000, 3},
			{9, 0, 60_000, 1},
			{12, 0, 220_000, 0},
		},
		"namnam": {
			{1, 4, 300, 18},
			{1, 12, 300, 3},
			{2, 8, 500, 40},
			{2, 8, 500, 26},
			{2, 8, 500, 10},
			{4, 30, 2_000, 4},
			{5, 60, 10_000, 1},
			{7, 0, 45_000, 1},
			{11, 0, 280_000, 0},
		},
		"bao-children": {
			{1, 0, 100, 70},
			{1, 0, 100, 36},
			{2, 0, 300, 23},
			{3, 0, 1_000, 12},
			{3, 0, 1_000, 4},
			{4, 0, 3_000, 3},
			{5, 0, 6_000, 2},
			{6, 0, 12_000, 2},
			{8, 0, 60_000, 0},
		},
		"bao-laps": {
			{1, 1, 300, 60},
			{1, 3, 300, 25},
			{1, 10, 300, 6},
			{2, 10, 500, 8},
			{4, 50, 3_000, 2},
			{6, 0, 25_000, 0},
			{9, 0, 120_000, 0},
			{14, 0, 600_000, 0},
			{14, 0, 600_000, 0},
		},
		"bao-kujifunza": {
			{1, 1, 300, 60},
			{1, 2, 300, 29},
			{1, 6, 300, 10},
			{2, 10, 500, 8},
			{2, 16, 500, 3},
			{3, 20, 1_000, 2},
			{4, 50, 3_000, 2},
			{5, 60, 8_000, 0},
			{9, 0, 120_000, 0},
		},
	}
}
