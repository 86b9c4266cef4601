package ai

import (
	"ayoayo/ai/eval"
	"ayoayo/engine"
)

// tuning is what was found for one rule-set by playing: README.md says by which
// commands and matches.
type tuning struct {
	// weights are those of the evaluation, placed those by place, where they are
	// better; "lab tune" prints them.
	weights eval.Weights
	placed  *eval.Placed
	// quiet is how many plies of captures are looked at where the search ends, so
	// that no position is judged just before one. In games of relays, where nearly
	// every move captures, that is worth less than a deeper search.
	quiet int
	// margin is how many hundredths of a seed a ply may cost a player at most: a
	// position that is better than needed by more for each ply left is not searched.
	// 0 is to search all.
	margin int32
	// ladder is what the levels see. In some games a slip decides and in some
	// hardly matters; "lab ratings" says how far apart the levels are.
	ladder ladder
	// proofs is the most positions that the level below the champion looks at for
	// a proof. Only where short games are decided by proofs does it look for any:
	// search alone would leave it too far behind.
	proofs int64
}

func (t *tuning) evaluation(b engine.Board) *eval.Evaluation {
	if t.placed != nil {
		return eval.NewPlaced(b, *t.placed)
	}
	return eval.New(b, t.weights)
}

// ladder is the skills from level 1 up to the one below the champion.
type ladder [Levels - 1]skill

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

// tuningOf gives the tuning of a rule-set by its key. One that is not in the
// table has weights that suit any game and the ladder of a game of its kind.
func tuningOf(r *engine.Rules) tuning {
	all, b := tunings(), r.Board()
	if t, ok := all[r.Key()]; ok {
		return t
	}
	t := tuning{weights: eval.Weights{Store: 100, Turn: 10, Front: eval.Row{Pit: 20}}, ladder: all["oware"].ladder}
	if b.Laps {
		t.ladder = all["ayoayo"].ladder
	}
	if !b.Stores {
		row := eval.Row{Seed: 100, Pit: 20}
		t.weights = eval.Weights{Turn: 10, Front: row, Back: row}
	}
	return t
}

// tunings is the table, a row for each rule-set.
func tunings() map[string]tuning {
	return map[string]tuning{
		"ayoayo": {
			weights: eval.Weights{
				Store: 100, Turn: 57,
				Front: eval.Row{Seed: 16, Pit: -77, One: 105, Two: 53, Full: -149},
			},
			ladder: ladder{
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
		},
		"oware":         owareTuning(),
		"oware-masters": owareTuning(),
		"namnam": {
			weights: eval.Weights{
				Store: 100, Turn: -11,
				Front: eval.Row{Seed: -29, Pit: 484, One: -346, Two: -218, Full: 95},
			},
			ladder: ladder{
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
		},
		"bao-children": {
			weights: eval.Weights{
				Store: 100, Turn: 91,
				Front: eval.Row{Seed: -54, Pit: 344, One: -181, Two: -89},
			},
			ladder: ladder{
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
		},
		"bao-laps": {
			weights: eval.Weights{
				Store: 100, Turn: 34,
				Front: eval.Row{Seed: 14, Pit: -31, One: 66, Two: -8},
			},
			proofs: 10_000,
			ladder: ladder{
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
		},
		"bao-kujifunza": {
			weights: eval.Weights{
				Turn:  541,
				Front: eval.Row{Seed: 33, Pit: 185, One: 6, Two: 42, Full: -471},
				Back:  eval.Row{Seed: 167, Pit: -109, One: 40, Two: 21, Full: 172},
			},
			ladder: ladder{
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
		},
	}
}

// owareTuning is that of Oware, which serves masters' Oware as well. The weights are what
// "lab tune -rules oware -placed -games 400 -nodes 3000" prints.
func owareTuning() tuning {
	return tuning{
		placed: &eval.Placed{
			Full: eval.Phase{
				Store: 81, Turn: -13,
				Pits: [8][12]int32{
					{-318, -148, -42, 85, 107, 93, 88, 80, 38, -37, -64, 119},
					{-295, -107, -11, 92, 109, 81, 38, 6, -42, -90, 23, 195},
					{-244, -85, -16, 60, 53, 35, 53, 16, -59, -76, 54, 209},
					{-191, -41, 8, 44, 69, -10, -16, -95, -96, -69, 137, 261},
					{-162, -56, 22, 23, 3, 7, -60, -39, -31, 28, 154, 110},
					{-123, -18, 33, -4, -50, -59, -80, -90, 1, 123, 254, 16},
				},
			},
			Few: eval.Phase{
				Store: 93, Turn: 4,
				Pits: [8][12]int32{
					{-178, -108, -77, 88, 52, 33, 19, 1, 100, 27, 32, 12},
					{-186, -124, -26, 57, 19, 70, 57, 89, 38, -59, -30, 96},
					{-129, -61, 1, 76, 50, 51, 29, 51, 24, -101, -29, 39},
					{-134, -70, -28, 44, 65, 81, 64, -36, -112, -58, 16, 168},
					{-90, -30, 4, 16, 4, -20, -8, -64, -161, -50, 110, 287},
					{-69, 27, 13, 45, -1, -52, -48, -138, -88, -25, 255, 82},
				},
			},
		},
		quiet:  2,
		margin: 70,
		ladder: ladder{
			{1, 0, 100, 77},
			{1, 0, 100, 50},
			{1, 0, 100, 30},
			{2, 0, 300, 17},
			{3, 0, 1_000, 12},
			{4, 0, 3_000, 6},
			{6, 0, 8_000, 2},
			{8, 0, 40_000, 0},
			{11, 0, 160_000, 0},
		},
	}
}
