package ai

import (
	"context"
	"math/rand/v2"
	"testing"

	"ayoayo/ai/eval"
	"ayoayo/engine"
	"ayoayo/engine/enginetest"
	"ayoayo/engine/vectors"
)

// everyRules are all rule-sets with all values of each option.
func everyRules(t *testing.T) []*engine.Rules {
	var all []*engine.Rules
	for _, name := range vectors.RuleSets() {
		all = append(all, enginetest.Rules(t, name))
	}
	return all
}

// randomPlies plays up to a number of random plies, and not the game's last one.
func randomPlies(r *engine.Rules, random *rand.Rand, plies int) *engine.Game {
	g := engine.NewGame(r)
	for range plies {
		legal := g.Legal()
		if _, err := g.Play(legal[random.IntN(len(legal))]); err != nil {
			panic(err)
		}
		if _, over := g.Result(); over {
			g.Undo()
			break
		}
	}
	return g
}

// searched is the search of a game's position to a depth.
func searched(g *engine.Game, depth, table int) *search {
	s := newSearch(context.Background(), g, limits{depth: depth, memory: table})
	s.margin = 0
	s.deepen(depth, 1, func() {})
	return s
}

// plain is a search without anything that makes it fast: what its score is
// every other search must find.
type plain struct {
	rules *engine.Rules
	eval  *eval.Evaluation
	// captures is how many plies of captures count at the end.
	captures int
	path     []engine.Position
	circle   bool
}

func (s *plain) visit(p engine.Position, depth int) int32 {
	for _, before := range s.path {
		s.circle = s.circle || before == p
	}
	ply := len(s.path)
	if p.Over() {
		return ended(&p, ply)
	}
	s.path = append(s.path, p)
	defer func() { s.path = s.path[:ply] }()
	best, quiet := int32(-Win), depth <= 0
	if quiet {
		best = s.eval.Score(&p)
		if depth == -s.captures {
			return best
		}
	}
	for _, m := range s.rules.Moves(&p, nil) {
		q := p
		s.rules.Play(&q, m, nil)
		if quiet && !isNoisy(&p, &q) {
			continue
		}
		score := s.visit(q, depth-1)
		if q.Turn() != p.Turn() {
			score = -score
		}
		best = max(best, score)
	}
	return best
}

// The window, the order of moves and the table change the cost of a search and
// nothing else.
func TestScoreIsThatOfPlainSearch(t *testing.T) {
	for _, r := range everyRules(t) {
		random := rand.New(rand.NewPCG(1, 1))
		depth := 5
		if r.Board().Cols > 6 {
			depth = 4
		}
		compared := 0
		for range 8 {
			g := randomPlies(r, random, 2+random.IntN(40))
			big, small := searched(g, depth, 1<<20), searched(g, depth, 0)
			p := plain{rules: r, eval: big.eval, captures: big.captures}
			score := p.visit(g.Position(), big.root[0].depth)
			if p.circle {
				continue
			}
			compared++
			if big.root[0].score != score || small.root[0].score != score {
				at := g.Position()
				t.Errorf("%s, %s, depth %d: plain search scores %d, with a table %d, with a bucket %d",
					r, r.FormatPosition(&at), depth, score, big.root[0].score, small.root[0].score)
			}
		}
		if compared < 3 {
			t.Errorf("%s: only %d positions without repetition compared", r, compared)
		}
	}
}

// Forced wins, each the only winning move.
func TestFindsForcedWins(t *testing.T) {
	for _, c := range []struct {
		rules, position, move string
		plies                 int
	}{
		{"ayoayo", "2,0,0,0,1,0/1,0,1,0,0,0 23,20 S", "E", 1},
		{"oware", "3,0,0,0,0,1/1,0,0,0,0,1 23,19 S", "F", 1},
		{"oware", "1,1,0,0,0,0/0,0,0,0,1,1 20,24 N", "f", 1},
	} {
		g := enginetest.Game(t, c.rules, c.position)
		best := searched(g, 12, 1<<20).root[0]
		if move := g.Rules().FormatMove(best.move); move != c.move || best.score != int32(Win-c.plies) {
			t.Errorf("%s, %s: %s with score %d; expected %s with %d",
				c.rules, c.position, move, best.score, c.move, Win-c.plies)
		}
	}
}

// From whatever position a win is announced, playing the best moves of both
// sides wins within the plies announced.
func TestAnnouncedWinsAreWon(t *testing.T) {
	for _, rules := range []string{
		"ayoayo", "oware", "oware-masters", "namnam;goal=7", "bao-children", "bao-laps", "bao-kujifunza",
	} {
		r := enginetest.Rules(t, rules)
		random := rand.New(rand.NewPCG(2, 2))
		found := 0
		for try := 0; try < 200 && found < 5; try++ {
			g := randomPlies(r, random, 10+random.IntN(150))
			best := searched(g, 6, 1<<18).root[0]
			if best.score < decided {
				continue
			}
			found++
			p := g.Position()
			winner := p.Turn()
			for left := Win - int(best.score); ; left-- {
				result, over := g.Result()
				if over && result.Winner != winner || !over && left == 0 {
					t.Fatalf("%s: a win announced at ply %d is not there at ply %d", r, g.Ply(), g.Ply())
				}
				if over {
					break
				}
				if _, err := g.Play(searched(g, left, 1<<18).root[0].move); err != nil {
					t.Fatal(err)
				}
			}
		}
		if found == 0 {
			t.Errorf("%s: no win found in 200 positions", r)
		}
	}
}

// Two seeds that follow each other for ever come back after twelve plies.
const (
	circle       = "0,0,0,0,0,1/0,0,0,0,0,1 24,22 S"
	circleLength = 12
)

// A line ends where a position comes back, as the game would.
func TestRepetitionEndsALine(t *testing.T) {
	for rules, want := range map[string]int32{
		"oware-masters":         0,
		"oware":                 circling,
		"oware;repetition=even": circling,
	} {
		g := enginetest.Game(t, rules, circle)
		if short := searched(g, circleLength-1, 1<<16).root[0].score; short == want {
			t.Errorf("%s: scored %d before it comes back", rules, short)
		}
		if long := searched(g, circleLength+8, 1<<16).root[0].score; long != want {
			t.Errorf("%s: scored %d; expected %d", rules, long, want)
		}
	}
}

// The positions of the game before the root count too.
func TestRepetitionOfTheGame(t *testing.T) {
	g := enginetest.Game(t, "oware-masters", circle)
	const played = 8
	for range played {
		if _, err := g.Play(g.Legal()[0]); err != nil {
			t.Fatal(err)
		}
	}
	depth := circleLength - played
	if score := searched(g, depth, 1<<16).root[0].score; score != 0 {
		t.Errorf("scored %d; expected 0, the position of the start coming back", score)
	}
	fresh := engine.NewGameFrom(g.Rules(), g.Position())
	if score := searched(fresh, depth, 1<<16).root[0].score; score == 0 {
		t.Errorf("scored 0 where nothing has come back yet")
	}
}

func TestSearchDoesNotAllocate(t *testing.T) {
	for _, spec := range engine.Specs() {
		g := randomPlies(enginetest.Rules(t, spec.Key), rand.New(rand.NewPCG(3, 3)), 30)
		s := newSearch(context.Background(), g, limits{memory: 1 << 16})
		if n := testing.AllocsPerRun(3, func() { s.deepen(5, 1, func() {}) }); n != 0 {
			t.Errorf("%s: %v allocations in a search", spec.Key, n)
		}
	}
}

func TestTableStaysInItsMemory(t *testing.T) {
	for _, size := range []int{0, 1000, 1 << 20} {
		if got := len(newTranspositions(size).buckets); got > 1 && got*4*24 > size {
			t.Errorf("a table of %d bytes has %d buckets", size, got)
		}
	}
}

// BenchmarkSearch measures moves looked at a second, with a second for each.
func BenchmarkSearch(b *testing.B) {
	for _, spec := range engine.Specs() {
		b.Run(spec.Key, func(b *testing.B) {
			g := engine.NewGame(enginetest.Rules(b, spec.Key))
			b.ReportAllocs()
			s := newSearch(context.Background(), g, limits{nodes: int64(b.N), memory: tableBytes})
			b.ResetTimer()
			s.deepen(maxPly, 1, func() {})
			b.ReportMetric(float64(s.clock.spent)/b.Elapsed().Seconds(), "moves/s")
		})
	}
}
