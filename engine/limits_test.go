package engine

import (
	"strings"
	"testing"
)

// TestBoardsBeyondTheLimitsAreRefused holds that a rule-set is not made that the
// engine would play wrongly without a word: two positions with the same packed
// words, a pit that overflows, more moves than a list holds.
func TestBoardsBeyondTheLimitsAreRefused(t *testing.T) {
	check := func(b Board) error {
		_, err := newRules(Spec{Key: "new", Board: b, new: func(Board, values) game { return nil }}, values{})
		return err
	}
	for _, c := range []struct {
		board Board
		want  string
	}{
		{Board{Rows: 2, Cols: 8, Deal: 4}, "rule-set new: 4 seeds in each of 16 pits; expected 1 or more, and at most 63 in all"},
		{Board{Rows: 4, Cols: 8, Deal: 3}, "at most 64 in all"},
		{Board{Rows: 2, Cols: 6}, "0 seeds in each of 12 pits"},
		{Board{Rows: 2, Cols: 7, Deal: 4, Rounds: true}, "may have 35 moves; expected at most 32"},
		{Board{Rows: 2, Cols: 8, Deal: 2, Rounds: true}, "may have 70 moves"},
		{Board{Rows: 3, Cols: 6, Deal: 3}, "3 rows of 6 pits"},
		{Board{Rows: 2, Cols: 9, Deal: 3}, "2 rows of 9 pits"},
	} {
		if err := check(c.board); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%+v: got %v, want %q", c.board, err, c.want)
		}
	}
	for _, b := range []Board{
		{Rows: 2, Cols: 6, Deal: 5},
		{Rows: 2, Cols: 6, Deal: 4, Rounds: true},
		{Rows: 4, Cols: 8, Deal: 2, TwoWays: true},
	} {
		if err := check(b); err != nil {
			t.Errorf("%+v: %v", b, err)
		}
	}
}

// TestPackIsExactAtItsLimit packs positions whose pits differ by one seed only
// where they hold most.
func TestPackIsExactAtItsLimit(t *testing.T) {
	r := &Rules{spec: Spec{Board: Board{Rows: 2, Cols: 8}}}
	seen := map[[2]uint64]Position{}
	for _, n := range []int{0, 1, 31, 32, maxPacked - 1, maxPacked} {
		for row := range 2 {
			for place := range 8 {
				p := Position{stores: [2]uint8{uint8(maxPacked - n), 0}}
				p.put(pitAt(row, place), n)
				if q, ok := seen[r.Pack(&p)]; ok && q != p {
					t.Errorf("%v and %v have the same words", p, q)
				}
				seen[r.Pack(&p)] = p
			}
		}
	}
}
