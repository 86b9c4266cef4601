package main

import (
	"fmt"
	"io"
	"math"
)

// tally counts the games of a match as one side sees them.
type tally struct{ wins, draws, losses, forfeits int }

// count counts a game with 2, 1 or 0 half points.
func (t *tally) count(halves int) {
	switch halves {
	case 2:
		t.wins++
	case 1:
		t.draws++
	default:
		t.losses++
	}
}

func (t tally) games() int { return t.wins + t.draws + t.losses }

// score is the share of points won.
func (t tally) score() float64 {
	return (float64(t.wins) + float64(t.draws)/2) / float64(t.games())
}

// interval is Wilson's 95% interval of the score, a draw taken as half a win,
// which is on the careful side: draws vary less than that.
func (t tally) interval() (low, high float64) {
	const z = 1.959964
	n, s := float64(t.games()), t.score()
	middle := (s + z*z/(2*n)) / (1 + z*z/n)
	width := z / (1 + z*z/n) * math.Sqrt(s*(1-s)/n+z*z/(4*n*n))
	return max(0, middle-width), min(1, middle+width)
}

// elo is the difference in Elo that a score stands for, as text.
func elo(score float64) string {
	const edge = 1e-9
	switch {
	case score < edge:
		return "-inf"
	case score > 1-edge:
		return "+inf"
	}
	return fmt.Sprintf("%+.0f", 400*math.Log10(score/(1-score)))
}

// print writes the tally.
func (t tally) print(w io.Writer) {
	fmt.Fprintf(w, "games\t%d\nwins\t%d\ndraws\t%d\nlosses\t%d\n", t.games(), t.wins, t.draws, t.losses)
	if t.forfeits > 0 {
		fmt.Fprintf(w, "forfeits\t%d\n", t.forfeits)
	}
	low, high := t.interval()
	fmt.Fprintf(w, "score\t%.1f%%\t%.1f%% to %.1f%%\n", 100*t.score(), 100*low, 100*high)
	fmt.Fprintf(w, "elo\t%s\t%s to %s\n", elo(t.score()), elo(low), elo(high))
}
