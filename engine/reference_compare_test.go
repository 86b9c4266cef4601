package engine_test

import (
	"math/rand/v2"
	"sort"
	"strings"
	"testing"

	"ayoayo/engine"
	"ayoayo/engine/enginetest"
	"ayoayo/engine/vectors"
)

// variants lists every rule-set with every single option changed, and one with
// several.
func variants() []string {
	return append(vectors.RuleSets(), "ayoayo;capturer=stays;leftovers=side;win=majority")
}

// sameMoves fails when engine and reference differ in a position's legal moves
// or in a position that one of them leads to; it returns the moves.
func sameMoves(t testing.TB, r *engine.Rules, p engine.Position, s *refState) ([]engine.Move, map[string]*refState) {
	t.Helper()
	legal := r.Moves(&p, nil)
	want := s.moves()
	var got []string
	for _, m := range legal {
		got = append(got, r.FormatMove(m))
	}
	sort.Strings(got)
	if strings.Join(got, " ") != names(want) {
		t.Fatalf("%s %s: legal moves %v, reference has %s", r, r.FormatPosition(&p), got, names(want))
	}
	for _, m := range legal {
		q := p
		r.Play(&q, m, nil)
		ref := want[r.FormatMove(m)]
		if got, want := r.FormatPosition(&q), ref.text(); got != want || q.Over() != (ref.won != "") {
			t.Fatalf("%s %s: %s leads to %s (over %v), reference has %s (won %q)",
				r, r.FormatPosition(&p), r.FormatMove(m), got, q.Over(), want, ref.won)
		}
		if q.Over() && winnerText(q.Winner()) != ref.won {
			t.Fatalf("%s %s: %s is won by %s, reference has %s",
				r, r.FormatPosition(&p), r.FormatMove(m), winnerText(q.Winner()), ref.won)
		}
	}
	return legal, want
}

func winnerText(p engine.Player) string {
	if p == engine.Nobody {
		return "draw"
	}
	return p.String()
}

// playout plays random moves on both implementations until the end or a number
// of plies.
func playout(t testing.TB, r *engine.Rules, p engine.Position, s *refState, rng *rand.Rand, plies int) {
	for range plies {
		legal, want := sameMoves(t, r, p, s)
		if len(legal) == 0 {
			return
		}
		m := legal[rng.IntN(len(legal))]
		s = want[r.FormatMove(m)]
		r.Play(&p, m, nil)
	}
}

// TestReferencePlayouts holds the engine against the plain implementation over
// random games of every rule-set and option.
func TestReferencePlayouts(t *testing.T) {
	for i, name := range variants() {
		t.Run(name, func(t *testing.T) {
			r := enginetest.Rules(t, name)
			rng := rand.New(rand.NewPCG(uint64(i), 1))
			for range 8 {
				playout(t, r, r.Start(), newRef(name).start(), rng, 60)
			}
		})
	}
}

// TestReferencePositions holds the engine against the plain implementation in
// thrown-together positions, which have big pits, empty rows and full stores.
func TestReferencePositions(t *testing.T) {
	for i, name := range variants() {
		t.Run(name, func(t *testing.T) {
			r := enginetest.Rules(t, name)
			rng := rand.New(rand.NewPCG(uint64(i), 2))
			for range 150 {
				s := thrown(newRef(name), rng)
				p, err := r.ParsePosition(s.text())
				if err != nil {
					t.Fatalf("%s: %v", s.text(), err)
				}
				s.settle()
				if got, want := r.FormatPosition(&p), s.text(); got != want {
					t.Fatalf("settled %s, reference has %s", got, want)
				}
				playout(t, r, p, s, rng, 2)
			}
		})
	}
}

// thrown throws the seeds into pits and stores at random; few pits are used
// sometimes, so that heaps arise.
func thrown(r *refRules, rng *rand.Rand) *refState {
	s := r.start()
	s.pits = [4][8]int{}
	s.turn = rng.IntN(2)
	unit := 1
	if r.key == "namnam" {
		unit = 4
		s.starter = rng.IntN(2)
		s.last = rng.IntN(3) - 1
		for range rng.IntN(4) {
			s.owner[1][rng.IntN(6)] = 0
		}
	}
	board := 4 + rng.IntN(3)*8
	if r.rows == 4 {
		board = 64
	}
	rows := r.rows
	if rows == 2 && rng.IntN(4) == 0 {
		// North's row stays empty: South to move has to feed it.
		rows, s.turn = 1, 0
	}
	for range board {
		col := rng.IntN(r.cols)
		if rng.IntN(2) == 0 {
			col = col * col / r.cols
		}
		s.pits[rng.IntN(rows)][col]++
	}
	for left := r.rows*r.cols*r.deal - board; left > 0; left -= unit {
		s.store[rng.IntN(2)] += unit
	}
	return s
}

// FuzzPositions holds the engine against the plain implementation in positions
// that the fuzzer writes.
func FuzzPositions(f *testing.F) {
	for i, name := range variants() {
		f.Add(name, uint64(i))
	}
	f.Fuzz(func(t *testing.T, name string, seed uint64) {
		r, err := engine.ParseRules(name)
		if err != nil {
			return
		}
		rng := rand.New(rand.NewPCG(seed, 3))
		s := thrown(newRef(r.String()), rng)
		p, err := r.ParsePosition(s.text())
		if err != nil {
			t.Fatalf("%s: %v", s.text(), err)
		}
		s.settle()
		playout(t, r, p, s, rng, 8)
	})
}
