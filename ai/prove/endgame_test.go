package prove

import (
	"context"
	"math/rand/v2"
	"testing"

	"ayoayo/engine"

	"ayoayo/ai/endgame"
	"ayoayo/engine/enginetest"
)

// With a table a search finds all that it finds without, in fewer nodes, and
// the other side never wins by it.
func TestProofsThatEndAtATable(t *testing.T) {
	const nodes = 20_000
	for _, name := range []string{"ayoayo", "ayoayo;capturer=stays"} {
		r := enginetest.Rules(t, name)
		tab, err := endgame.Build(context.Background(), r, 10, nil)
		if err != nil {
			t.Fatal(err)
		}
		random := rand.New(rand.NewPCG(2, 3))
		var spent [2]int64
		proven := 0
		for range 12 {
			g := engine.NewGame(r)
			for g.Ply() < 14 && len(g.Legal()) > 0 {
				legal := g.Legal()
				g.Play(legal[random.IntN(len(legal))])
			}
			p := g.Position()
			if p.Over() || p.OnBoard() <= tab.Seeds() {
				continue
			}
			plain, short := New(r, 1<<16), New(r, 1<<16)
			short.UseTable(tab)
			without, with := plain.Winner(p, nodes), short.Winner(p, nodes)
			spent[0] += plain.Nodes()
			spent[1] += short.Nodes()
			if without != engine.Nobody && with != without {
				t.Errorf("%s %s: %v wins, %v with a table", name, r.FormatPosition(&p), without, with)
			}
			if with == engine.Nobody {
				continue
			}
			s, err := short.Strategy(p, Claim{Side: with}, nodes)
			if err != nil {
				t.Error(err)
				continue
			}
			proven++
			followToTable(t, s, tab, p, random)
		}
		if proven < 4 || spent[1] >= spent[0] {
			t.Errorf("%s: %d proven in %d nodes, %d without a table", name, proven, spent[1], spent[0])
		}
	}
}

// followToTable plays a game by a strategy, the other side at random, until the
// game is over or the table says who wins.
func followToTable(t *testing.T, s *Strategy, tab *endgame.Table, p engine.Position, random *rand.Rand) {
	t.Helper()
	r := tab.Rules()
	for plies := 1 << 20; ; {
		height, ok := s.Holds(&p)
		if !ok || height >= plies {
			t.Fatalf("%s: held %v, in %d plies after %d", r.FormatPosition(&p), ok, height, plies)
		}
		plies = height
		if _, _, over := s.probe(&p); over {
			return
		}
		m := s.Move(&p)
		if p.Turn() != s.Claim().Side {
			legal := r.Moves(&p, nil)
			m = legal[random.IntN(len(legal))]
		}
		if m == engine.NoMove || !r.Play(&p, m, nil) {
			t.Fatalf("%s: no move", r.FormatPosition(&p))
		}
	}
}
