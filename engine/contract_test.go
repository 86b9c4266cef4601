package engine_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"ayoayo/engine"
	"ayoayo/engine/enginetest"
	"ayoayo/engine/vectors"
)

// seedsOf counts the seeds in pits and stores.
func seedsOf(p *engine.Position) int {
	return p.OnBoard() + p.Seeds(engine.SouthStore) + p.Seeds(engine.NorthStore)
}

// randomGame plays random legal moves and calls visit after each.
func randomGame(t *testing.T, r *engine.Rules, seed uint64, plies int, visit func(g *engine.Game, before engine.Position, tr *engine.Trace)) *engine.Game {
	t.Helper()
	rng := rand.New(rand.NewPCG(seed, 4))
	g := engine.NewGame(r)
	for range plies {
		legal := g.Legal()
		if len(legal) == 0 {
			break
		}
		before := g.Position()
		m := legal[rng.IntN(len(legal))]
		tr, err := g.Play(m)
		if err != nil {
			t.Fatalf("%s: %v", r, err)
		}
		visit(g, before, tr)
	}
	return g
}

// overVariants runs a test for every rule-set and option.
func overVariants(t *testing.T, test func(t *testing.T, r *engine.Rules)) {
	for _, name := range variants() {
		t.Run(name, func(t *testing.T) { test(t, enginetest.Rules(t, name)) })
	}
}

// TestContractGames holds what is true of every game: seeds are conserved, the
// trace folds to the position, texts round-trip, and there is no legal move
// exactly when the game is over.
func TestContractGames(t *testing.T) {
	overVariants(t, func(t *testing.T, r *engine.Rules) {
		for seed := range uint64(20) {
			randomGame(t, r, seed, 300, func(g *engine.Game, before engine.Position, tr *engine.Trace) {
				checkPly(t, g, before, tr)
			})
		}
	})
}

func checkPly(t *testing.T, g *engine.Game, before engine.Position, tr *engine.Trace) {
	t.Helper()
	r, p := g.Rules(), g.Position()
	if got := seedsOf(&p); got != r.Board().Seeds() {
		t.Fatalf("%d seeds after %s, want %d", got, r.FormatPosition(&p), r.Board().Seeds())
	}
	checkFold(t, r, before, p, tr)
	res, over := g.Result()
	if over != (len(g.Legal()) == 0) {
		t.Fatalf("%s: over is %v with %d legal moves", r.FormatPosition(&p), over, len(g.Legal()))
	}
	if res.End.ByPlayer() != (res.By != engine.Nobody) {
		t.Fatalf("%s: ended by %v, and by player %v", r.FormatPosition(&p), res.End, res.By)
	}
	if !r.Board().Circles && g.Repeated() > 1 {
		t.Fatalf("%s came back on a board that does not circle", r.FormatPosition(&p))
	}
	for _, m := range g.Legal() {
		if back, err := r.ParseMove(r.FormatMove(m)); err != nil || back != m {
			t.Fatalf("%s reads back as %v, %v", r.FormatMove(m), back, err)
		}
	}
	if p.End() == engine.EndRepetition {
		return
	}
	text := r.FormatPosition(&p)
	back, err := r.ParsePosition(text)
	if err != nil || r.FormatPosition(&back) != text || back.Over() != p.Over() || back.Winner() != p.Winner() {
		t.Fatalf("%s reads back as %s, %v", text, r.FormatPosition(&back), err)
	}
}

// checkFold folds a trace and follows the hand through it.
func checkFold(t *testing.T, r *engine.Rules, p, after engine.Position, tr *engine.Trace) {
	t.Helper()
	total, hand := seedsOf(&p), 0
	for _, e := range tr.Events {
		was := seedsOf(&p)
		r.Fold(&p, e)
		if e.Kind == engine.Dealt {
			hand = 0
			continue
		}
		hand += was - seedsOf(&p)
		if hand < 0 || hand+seedsOf(&p) != total {
			t.Fatalf("%s: after %+v %d seeds in hand and %d elsewhere, want %d", r, e, hand, seedsOf(&p), total)
		}
	}
	if hand != 0 || p != after {
		t.Fatalf("%s: the trace leads to %s with %d in hand, the move to %s", r, r.FormatPosition(&p), hand, r.FormatPosition(&after))
	}
}

// TestContractUndo takes whole games back and plays them again.
func TestContractUndo(t *testing.T) {
	overVariants(t, func(t *testing.T, r *engine.Rules) {
		var after []engine.Position
		g := randomGame(t, r, 7, 200, func(g *engine.Game, _ engine.Position, tr *engine.Trace) {
			after = append(after, g.Position())
			again := g.Trace(g.Ply() - 1)
			if len(again.Events) != len(tr.Events) {
				t.Fatalf("the trace of ply %d has %d events, was %d", g.Ply(), len(again.Events), len(tr.Events))
			}
		})
		for i := len(after) - 1; i >= 0; i-- {
			if g.Position() != after[i] || !g.Undo() {
				t.Fatalf("undo to ply %d", i)
			}
		}
		if g.Undo() || g.Position() != g.Start() {
			t.Fatal("undone past the start")
		}
		for i := range after {
			if !g.Redo() || g.Position() != after[i] {
				t.Fatalf("redo of ply %d", i)
			}
		}
		if g.Redo() {
			t.Fatal("redone past the end")
		}
	})
}

// TestContractIllegal holds that a move that is not legal leaves the position
// and the trace as they were.
func TestContractIllegal(t *testing.T) {
	refused := 0
	for _, name := range variants() {
		r := enginetest.Rules(t, name)
		rng := rand.New(rand.NewPCG(11, 5))
		for range 400 {
			p := enginetest.Position(t, r, thrown(newRef(name), rng).text())
			for _, m := range r.Candidates(&p, nil) {
				q, tr := p, &engine.Trace{Events: make([]engine.Event, 1)}
				if !r.Play(&q, m, tr) {
					refused++
					if q != p || len(tr.Events) != 1 {
						t.Fatalf("%s %s: refused %s changed it to %s, %d events", name, r.FormatPosition(&p),
							r.FormatMove(m), r.FormatPosition(&q), len(tr.Events))
					}
				}
			}
		}
	}
	if refused < 50 {
		t.Errorf("only %d candidates were refused; the test proves little", refused)
	}
}

func TestPlayMovesNamesTheMove(t *testing.T) {
	r := enginetest.Rules(t, "ayoayo")
	for _, c := range []struct {
		list  string
		plies int
		want  string
	}{
		{"", 0, ""},
		{"C d B", 3, ""},
		{"CdB", 3, ""},
		{"C x", 0, "move 2: "},
		{"C d C", 2, "move 3: C is not a legal move here; legal: "},
	} {
		g := engine.NewGame(r)
		err := g.PlayMoves(c.list)
		if g.Ply() != c.plies || (err == nil) != (c.want == "") || err != nil && !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("%q: %d plies and %v; expected %d and %q", c.list, g.Ply(), err, c.plies, c.want)
		}
	}
}

// TestContractAllocations holds that playing without a trace allocates nothing.
func TestContractAllocations(t *testing.T) {
	overVariants(t, func(t *testing.T, r *engine.Rules) {
		var stack [2]engine.Position
		var buf [engine.MaxMoves]engine.Move
		stack[0] = r.Start()
		if n := testing.AllocsPerRun(20, func() {
			for _, m := range r.Candidates(&stack[0], buf[:0]) {
				stack[1] = stack[0]
				r.Play(&stack[1], m, nil)
			}
		}); n != 0 {
			t.Errorf("%v allocations for the moves of a position", n)
		}
	})
}

// TestContractRepetition plays shuffling games until a position stands for the
// third time.
func TestContractRepetition(t *testing.T) {
	for _, c := range []struct{ rules, start string }{
		{"ayoayo", "0,0,0,0,0,1/0,0,0,0,0,1 23,23 S"},
		{"oware", "1,0,0,0,0,0/1,0,0,0,0,0 23,23 S"},
		{"oware-masters", "1,0,0,0,0,0/1,0,0,0,0,0 23,23 S"},
		{"oware;repetition=even", "1,0,0,0,0,0/1,0,0,0,0,0 23,23 S"},
		{"bao-laps", "1,1,0,2,1,1,1,0/0,0,2,0,2,0,1,0 9,11 N"},
	} {
		r := enginetest.Rules(t, c.rules)
		p := enginetest.Position(t, r, c.start)
		g := engine.NewGameFrom(r, p)
		stood := map[engine.Position]int{p: 1}
		for len(g.Legal()) > 0 && g.Ply() < 200 {
			before := g.Position()
			tr, err := g.Play(g.Legal()[0])
			if err != nil {
				t.Fatal(err)
			}
			checkFold(t, r, before, g.Position(), tr)
			if q := g.Position(); !q.Over() {
				stood[q]++
				if stood[q] == 3 {
					t.Fatalf("%s: %s stands for the third time and the game goes on", c.rules, r.FormatPosition(&q))
				}
			}
		}
		if _, over := g.Result(); !over {
			t.Errorf("%s: the game never ended", c.rules)
		}
	}
}

// TestContractVectorRepetition counts the vector games that end by repetition:
// the replay in TestGameVectors would not notice if there were none.
func TestContractVectorRepetition(t *testing.T) {
	n := 0
	eachGame(t, func(_ int, v vectors.Game) {
		if v.End == "repetition" {
			n++
		}
	})
	if n < 30 {
		t.Errorf("%d vector games end by repetition; there are more than 30", n)
	}
}

// TestRepetitionEndsTheRoundOfNamnam holds that the round, not the match, ends
// with the third time, and that the four left go to who did not begin it.
func TestRepetitionEndsTheRoundOfNamnam(t *testing.T) {
	r := enginetest.Rules(t, "namnam")
	p := enginetest.Position(t, r, "1,0,0,0,0,0/2,1,0,0,0,0 32,12 N SSSSSS/NNSNNN sow N -")
	g := engine.NewGameFrom(r, p)
	stood := 0
	for q := g.Position(); q.Phase() == engine.Sow && g.Ply() < 200; q = g.Position() {
		stood = g.Repeated()
		if stood > 2 {
			t.Fatalf("%s stands for the third time and the round goes on", r.FormatPosition(&q))
		}
		if _, err := g.Play(g.Legal()[0]); err != nil {
			t.Fatal(err)
		}
	}
	const want = "0,0,0,0,0,0/0,0,0,0,0,0 36,12 S SSSSSS/NNSNNN claim N -"
	if q := g.Position(); r.FormatPosition(&q) != want || stood != 2 {
		t.Errorf("the round ends with %s, want %s", r.FormatPosition(&q), want)
	}
}

// TestRepetitionThatDrawsSweepsNothing ends a game as its third repetition does.
func TestRepetitionThatDrawsSweepsNothing(t *testing.T) {
	for _, name := range []string{"oware-masters", "oware;repetition=draw", "bao-laps", "bao-kujifunza"} {
		r := enginetest.Rules(t, name)
		p := r.Start()
		r.Repeat(&p, nil)
		if p.End() != engine.EndRepetition || p.Winner() != engine.Nobody || p.OnBoard() != r.Board().Seeds() {
			t.Errorf("%s: end %v, won by %v, %d seeds on the board", name, p.End(), p.Winner(), p.OnBoard())
		}
	}
}
