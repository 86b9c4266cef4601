package match

import (
	"math/rand/v2"
	"slices"

	"ayoayo/ai"
	"ayoayo/engine"
)

const (
	// even is the score, in hundredths of a seed, up to which an opening counts
	// as balanced, and shallow the search that judges.
	even    = 200
	shallow = 2_000
	// tries is how many random lines are looked at for an opening.
	tries = 20
)

// OpeningPlies is the usual length of an opening.
const OpeningPlies = 6

// opening is a line of play and how far it is from even.
type opening struct {
	moves []engine.Move
	off   int
}

// FindOpenings returns up to n openings of some plies that end in different
// positions, at least one: balanced ones in the order in which they were found,
// then the most even of the others.
func FindOpenings(r *engine.Rules, n, plies int, seed uint64) [][]engine.Move {
	random := rand.New(rand.NewPCG(seed, 0x0be9))
	seen := map[engine.Position]bool{}
	var balanced, rest []opening
	for try := 0; try < n*tries && len(balanced) < n; try++ {
		g := randomLine(r, plies, random)
		if p := g.Position(); len(g.Legal()) == 0 || seen[p] {
			continue
		}
		seen[g.Position()] = true
		o := opening{g.Moves(), imbalance(g)}
		if o.off <= even {
			balanced = append(balanced, o)
		} else {
			rest = append(rest, o)
		}
	}
	slices.SortStableFunc(rest, func(a, b opening) int { return a.off - b.off })
	found := append(balanced, rest...)
	if len(found) == 0 {
		return [][]engine.Move{nil} // every line ends the game: begin at the start
	}
	moves := make([][]engine.Move, min(n, len(found)))
	for i := range moves {
		moves[i] = found[i].moves
	}
	return moves
}

// randomLine plays random moves from the start.
func randomLine(r *engine.Rules, plies int, random *rand.Rand) *engine.Game {
	g := engine.NewGame(r)
	for range plies {
		legal := g.Legal()
		if len(legal) == 0 {
			break
		}
		if _, err := g.Play(legal[random.IntN(len(legal))]); err != nil {
			panic("match: a listed move can be played: " + err.Error())
		}
	}
	return g
}

// imbalance is how far ahead a short search sees either player.
func imbalance(g *engine.Game) int {
	score := ai.Score(g, shallow)
	return max(score, -score)
}
