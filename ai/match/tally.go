package match

import (
	"fmt"
	"io"
	"math"
)

// Tally counts the games of a match as one side sees them.
type Tally struct{ Wins, Draws, Losses, Forfeits int }

// count adds a game, for which the side gets 2, 1 or 0 half points.
func (t *Tally) count(halves int) {
	switch halves {
	case 2:
		t.Wins++
	case 1:
		t.Draws++
	default:
		t.Losses++
	}
}

// Games is the number of games.
func (t Tally) Games() int { return t.Wins + t.Draws + t.Losses }

// Score is the share of points won.
func (t Tally) Score() float64 {
	return (float64(t.Wins) + float64(t.Draws)/2) / float64(t.Games())
}

// Interval is Wilson's 95% interval of the score, a draw taken as half a win,
// which is on the careful side: draws vary less than that.
func (t Tally) Interval() (low, high float64) {
	const z = 1.959964
	n, s := float64(t.Games()), t.Score()
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

// Print writes the tally.
func (t Tally) Print(w io.Writer) {
	fmt.Fprintf(w, "games\t%d\nwins\t%d\ndraws\t%d\nlosses\t%d\n", t.Games(), t.Wins, t.Draws, t.Losses)
	if t.Forfeits > 0 {
		fmt.Fprintf(w, "forfeits\t%d\n", t.Forfeits)
	}
	low, high := t.Interval()
	fmt.Fprintf(w, "score\t%.1f%%\t%.1f%% to %.1f%%\n", 100*t.Score(), 100*low, 100*high)
	fmt.Fprintf(w, "elo\t%s\t%s to %s\n", elo(t.Score()), elo(low), elo(high))
}
