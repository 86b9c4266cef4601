package advice

import (
	"math"
	"slices"

	"ayoayo/ai"
	"ayoayo/ai/wire"
	"ayoayo/engine"
)

// Verdict is what the search says about a position, or about a move there.
type Verdict struct {
	// Proven says that the outcome is certain, whatever the other player does.
	Proven bool
	// Side wins for certain or is ahead; Nobody for a proven draw, or where
	// neither is ahead.
	Side engine.Player
	// Plies is within how many plies a proven win comes, 0 where that is not
	// known.
	Plies int
	// Hundredths is by how many hundredths of a seed Side is ahead; 0 where the
	// outcome is proven.
	Hundredths int
	// Depth is how many plies the search looked ahead.
	Depth int
}

// VerdictOf returns what the search says of a position, or of a move there.
func VerdictOf(r *engine.Rules, p engine.Position, i wire.Info) Verdict {
	v := Verdict{Side: engine.Nobody, Depth: i.Depth, Proven: i.Exact}
	switch {
	case i.Score > 0:
		v.Side = p.Turn()
	case i.Score < 0:
		v.Side = p.Turn().Other()
	}
	size := max(i.Score, -i.Score)
	if !v.Proven {
		v.Hundredths = size
		return v
	}
	if n := ai.Win - size; n <= ai.MostPlies && ends(r, p, i.Line) {
		v.Plies = n
	}
	return v
}

// ends reports whether a line leads to the end of the game. One that does not
// goes to where endgame tables or a book know who wins, but not how far it is from
// there.
func ends(r *engine.Rules, p engine.Position, line string) bool {
	moves, err := r.ParseMoves(line)
	if err != nil {
		return false
	}
	for _, m := range moves {
		if !slices.Contains(r.Moves(&p, nil), m) || !r.Play(&p, m, nil) {
			return false
		}
	}
	return p.Over()
}

// Wins reports whether a side is proven to win.
func (v Verdict) Wins(side engine.Player) bool { return v.Proven && v.Side == side }

// Loses reports whether a side is proven to lose.
func (v Verdict) Loses(side engine.Player) bool { return v.Wins(side.Other()) }

// Draw reports whether the outcome is proven to be a draw.
func (v Verdict) Draw() bool { return v.Proven && v.Side == engine.Nobody }

// Seeds returns by about how many seeds the side is ahead, and false if it is by
// more than half of all: such a number stands for a clear advantage and counts
// no seeds.
func (v Verdict) Seeds(all int) (int, bool) {
	n := (v.Hundredths + 50) / 100
	return n, n <= all/2
}

// Share returns how much of a bar is a side's, 0 to 1: half where neither is
// ahead, all of it for a proven win, in a game of so many seeds.
func (v Verdict) Share(side engine.Player, all int) float64 {
	var ahead float64
	switch {
	case v.Side == engine.Nobody:
		return 0.5
	case v.Proven:
		ahead = 1
	default:
		// A quarter of the seeds ahead is nearly a win; what is not proven never
		// fills the bar.
		ahead = 0.96 * math.Tanh(float64(v.Hundredths)/(25*float64(all)))
	}
	if v.Side != side {
		ahead = -ahead
	}
	return (1 + ahead) / 2
}

// worth orders verdicts for a player: a sooner win before a later one, wins
// before draws and guesses, a later loss before a sooner one.
func (v Verdict) worth(p engine.Player) int {
	n := v.Hundredths
	if v.Proven && v.Side != engine.Nobody {
		n = ai.Win - v.Plies
		if v.Plies == 0 {
			n = ai.Win - ai.MostPlies - 1
		}
	}
	if v.Side != p {
		n = -n
	}
	return n
}
