package ai

import (
	"context"
	"math/rand/v2"
	"testing"

	"ayoayo/ai/endgame"
	"ayoayo/ai/wire"
	"ayoayo/engine"
	"ayoayo/engine/enginetest"
)

func parse(t *testing.T, rules string) *engine.Rules {
	t.Helper()
	r := enginetest.Rules(t, rules)
	return r
}

func buildTable(t *testing.T, r *engine.Rules, seeds int) *endgame.Table {
	t.Helper()
	tab, err := endgame.Build(context.Background(), r, seeds, nil)
	if err != nil {
		t.Fatal(err)
	}
	return tab
}

// scatter is a position with a number of seeds on the board, the others nearly
// evenly in the stores.
func scatter(r *engine.Rules, seeds int, random *rand.Rand) engine.Position {
	p := r.Start().By(engine.Player(random.IntN(2)))
	pits := r.Board().Pits()
	for _, at := range pits {
		p = p.With(at, 0)
	}
	for range seeds {
		at := pits[random.IntN(len(pits))]
		p = p.With(at, p.Seeds(at)+1)
	}
	south := min(24, (48-seeds)/2+random.IntN(3)-1)
	p = p.With(engine.SouthStore, south).With(engine.NorthStore, 48-seeds-south)
	r.Settle(&p)
	return p
}

// takes picks the move that takes most seeds.
func takes(g *engine.Game, random *rand.Rand) engine.Move {
	p, r := g.Position(), g.Rules()
	legal := g.Legal()
	best, most := legal[random.IntN(len(legal))], 0
	for _, m := range legal {
		q := p
		r.Play(&q, m, nil)
		if n := q.Seeds(engine.StoreOf(p.Turn())) - p.Seeds(engine.StoreOf(p.Turn())); n > most {
			best, most = m, n
		}
	}
	return best
}

// With tables the outcome that is known from the start of a game comes true,
// whoever plays against them: nothing goes round in circles.
func TestTablesKeepWhatTheyPromise(t *testing.T) {
	for _, rules := range []string{
		"ayoayo", "ayoayo;capturer=stays;leftovers=side", "ayoayo;win=majority",
		"oware", "oware;repetition=draw", "oware-masters", "oware;grandslam=illegal;repetition=even",
	} {
		t.Run(rules, func(t *testing.T) {
			r := parse(t, rules)
			tab := buildTable(t, r, 8)
			m := NewMind(nil)
			m.UseTable(tab)
			random := rand.New(rand.NewPCG(1, 2))
			promised := 0
			for range 120 {
				p := scatter(r, 3+random.IntN(6), random)
				low, high, ok := tab.Probe(&p)
				if !ok {
					continue
				}
				// The first to move has the table in one game, the other in the next.
				for _, with := range []engine.Player{p.Turn(), p.Turn().Other()} {
					sure := endgame.Lead(&p, with)
					if sure += low; with != p.Turn() {
						sure = endgame.Lead(&p, with) - high
					}
					if sure < 0 {
						continue
					}
					promised++
					keep(t, m, p, with, sure, random)
				}
			}
			if promised < 60 {
				t.Errorf("only %d promises", promised)
			}
		})
	}
}

// keep plays a game in which one player has tables that promise a lead, of which
// 0 is a draw, and the other takes what there is or plays at random.
func keep(t *testing.T, m *Mind, p engine.Position, with engine.Player, sure int, random *rand.Rand) {
	t.Helper()
	r := m.wanted
	g := engine.NewGameFrom(r, p)
	greedy := random.IntN(2) == 0
	for len(g.Legal()) > 0 {
		if g.Ply() > 300 {
			t.Fatalf("%s goes on and on: %s", r.FormatPosition(&p), Question(g, wire.Request{}).Moves)
		}
		here := g.Position()
		if here.Turn() == with {
			reply := m.Answer(context.Background(), Question(g, wire.Request{Nodes: 500}), nil)
			move, err := r.ParseMove(reply.Move)
			if err != nil {
				t.Fatal(reply, err)
			}
			if sure > 0 && (!reply.Info.Exact || reply.Info.Score <= decided) {
				t.Fatalf("%s: a won game is said to be worth %+v", r.FormatPosition(&here), reply.Info)
			}
			g.Play(move)
		} else if greedy {
			g.Play(takes(g, random))
		} else {
			legal := g.Legal()
			g.Play(legal[random.IntN(len(legal))])
		}
	}
	result, _ := g.Result()
	if result.Winner == with.Other() || sure > 0 && result.Winner != with {
		t.Fatalf("%s: %v was sure to lead by %d, but %s ended %v: %s", r.FormatPosition(&p), with, sure, r, result, Question(g, wire.Request{}).Moves)
	}
}

// Search that sees an end of the game and the tables never contradict each other.
func TestSearchAgreesWithTables(t *testing.T) {
	for _, rules := range []string{"ayoayo", "ayoayo;capturer=stays", "oware", "oware-masters", "oware;grandslam=opponent-takes-rest"} {
		r := parse(t, rules)
		tab := buildTable(t, r, 7)
		random := rand.New(rand.NewPCG(3, 4))
		both := 0
		for range 150 {
			p := scatter(r, 2+random.IntN(6), random)
			low, high, ok := tab.Probe(&p)
			if !ok {
				continue
			}
			ahead := endgame.Lead(&p, p.Turn())
			reply := Answer(context.Background(), Question(engine.NewGameFrom(r, p), wire.Request{Depth: 40, Nodes: 20_000, Lines: 1}), nil)
			if !reply.Info.Exact {
				continue
			}
			won := reply.Info.Score > 0
			if won && ahead+high <= 0 || !won && ahead+low >= 0 {
				t.Errorf("%s %s: search is certain of %d, the table of a lead of %d to %d",
					rules, r.FormatPosition(&p), reply.Info.Score, ahead+low, ahead+high)
			}
			if ahead+low > 0 || ahead+high < 0 {
				both++
			}
		}
		if both < 40 {
			t.Errorf("%s: both are certain of only %d positions", rules, both)
		}
	}
}
