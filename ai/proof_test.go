package ai

import (
	"iter"
	"math/rand/v2"
	"testing"

	"ayoayo/ai/prove/book"
	"ayoayo/ai/wire"
	"ayoayo/engine"
	"ayoayo/engine/enginetest"
)

// books are the books, each with the first rule-set that it serves.
func books(t *testing.T) iter.Seq2[*engine.Rules, *book.Book] {
	return func(yield func(*engine.Rules, *book.Book) bool) {
		for _, r := range everyRules(t) {
			if b := book.Of(r); b != nil && b.Rules[0] == r.String() && !yield(r, b) {
				return
			}
		}
	}
}

// TestChampionNeverLetsGo plays games from the start of every game that is won
// by the book, the opponent at random, and has the champion win them all with
// certainty from the first move on. In every other game it forgets all it
// knows before each move, as a new worker does.
func TestChampionNeverLetsGo(t *testing.T) {
	for r := range books(t) {
		keeping := NewMind(nil)
		for i := range uint64(4) {
			random := rand.New(rand.NewPCG(8, i))
			g := engine.NewGame(r)
			for len(g.Legal()) > 0 {
				legal := g.Legal()
				m := legal[random.IntN(len(legal))]
				if p := g.Position(); p.Turn() == engine.South {
					mind := keeping
					if i%2 == 1 {
						mind = NewMind(nil)
					}
					m = certainMove(t, mind, g)
				}
				if _, err := g.Play(m); err != nil {
					t.Fatal(err)
				}
			}
			if res, _ := g.Result(); res.Winner != engine.South {
				t.Errorf("%s: the champion did not win:\n%s", r, (&engine.Record{Game: g}).Text())
			}
		}
	}
}

// certainMove is a move of which full strength says that it wins for certain.
func certainMove(t *testing.T, m *Mind, g *engine.Game) engine.Move {
	t.Helper()
	reply := m.Answer(t.Context(), Question(g, wire.Request{Nodes: 3 * proofNodes}), nil)
	if !reply.Info.Exact || reply.Info.Score <= decided || reply.Info.Nodes > proofNodes {
		p := g.Position()
		t.Errorf("%s, %s: %+v is no certain win within %d nodes", g.Rules(), g.Rules().FormatPosition(&p), reply, proofNodes)
	}
	move, err := g.Rules().ParseMove(reply.Move)
	if err != nil {
		t.Fatal(reply.Error)
	}
	return move
}

// TestMasterProvesWithoutTheBook has the level below the champion look for proofs
// in a game that the champion wins by the book from the first move on: it finds
// some, but not from the start.
func TestMasterProvesWithoutTheBook(t *testing.T) {
	r := enginetest.Rules(t, "bao-laps")
	g, random := engine.NewGame(r), rand.New(rand.NewPCG(9, 1))
	champion, master := NewMind(nil), untimedMind()
	certain := 0
	for len(g.Legal()) > 0 {
		m := g.Legal()[random.IntN(len(g.Legal()))]
		if p := g.Position(); p.Turn() == engine.South {
			m = certainMove(t, champion, g)
			reply := master.Answer(t.Context(), Question(g, wire.Request{Level: Levels - 1}), nil)
			if wins := reply.Info.Exact && reply.Info.Score > decided; wins && g.Ply() > 0 {
				certain++
			} else if wins {
				t.Errorf("the start is known to be won: %+v", reply)
			}
		}
		if _, err := g.Play(m); err != nil {
			t.Fatal(err)
		}
	}
	if certain < 3 {
		t.Errorf("a win was certain before %d moves of %d plies; expected 3 or more", certain, g.Ply())
	}
}

// TestChampionTakesTheChance has South begin with each move that loses.
func TestChampionTakesTheChance(t *testing.T) {
	for r, b := range books(t) {
		for i := range b.Openings {
			if o := &b.Openings[i]; o.Winner == engine.North {
				g := engine.NewGame(r)
				if err := g.PlayMoves(o.Move); err != nil {
					t.Fatal(err)
				}
				if p := g.Position(); p.Turn() == engine.North {
					certainMove(t, NewMind(nil), g)
				}
			}
		}
	}
}

// TestAnalysisKnowsTheStart asks for all moves of a start whose values the book
// holds, and for those after a move that loses.
func TestAnalysisKnowsTheStart(t *testing.T) {
	r := enginetest.Rules(t, "ayoayo")
	for _, c := range []struct {
		before string
		wins   string
	}{{"", "C"}, {"C", ""}} {
		g := engine.NewGame(r)
		if err := g.PlayMoves(c.before); err != nil {
			t.Fatal(err)
		}
		reply := answered(t, g, Question(g, wire.Request{Lines: 6, Nodes: 30_000}))
		for _, line := range reply.Lines {
			playLine(t, g, line.Line)
			first := line.Line[:1]
			if wins := line.Score > 0; !line.Exact || wins != (first == c.wins) {
				t.Errorf("after %q: %+v", c.before, line)
			}
		}
		if len(reply.Lines) != len(g.Legal()) {
			t.Errorf("after %q: %d lines of %d", c.before, len(reply.Lines), len(g.Legal()))
		}
	}
}

// TestPositionsThatStoodTwice holds that a proof does not come to a position that
// would end the game by repetition.
func TestPositionsThatStoodTwice(t *testing.T) {
	r := enginetest.Rules(t, "bao-laps")
	p := enginetest.Position(t, r, "0,0,0,0,0,0,2,0/0,0,0,0,0,0,2,0 14,14 S")
	g := engine.NewGameFrom(r, p)
	for len(g.Legal()) > 0 && g.Ply() < 40 {
		if _, err := g.Play(g.Legal()[0]); err != nil {
			t.Fatal(err)
		}
		for _, q := range positionsToAvoid(g) {
			times := 0
			for i := range g.Ply() {
				if g.After(i) == q {
					times++
				}
			}
			if times != 2 {
				t.Errorf("%s stood %d times", r.FormatPosition(&q), times)
			}
		}
	}
}
