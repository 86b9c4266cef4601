package ai

import (
	"context"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"ayoayo/ai/wire"
	"ayoayo/engine"
	"ayoayo/engine/enginetest"
)

// untimedMind is a new mind whose levels play as well on every machine.
func untimedMind() *Mind {
	m := NewMind(nil)
	m.IgnoreTime()
	return m
}

// answered is a reply, which has to hold a legal move.
func answered(t *testing.T, g *engine.Game, q wire.Request) wire.Reply {
	t.Helper()
	reply := untimedMind().Answer(t.Context(), q, nil)
	if reply.Error != "" {
		t.Fatalf("%+v: %s", q, reply.Error)
	}
	m, err := g.Rules().ParseMove(reply.Move)
	if err != nil || !slices.Contains(g.Legal(), m) {
		t.Fatalf("%+v: the answer %q is not legal", q, reply.Move)
	}
	if first, _, _ := strings.Cut(reply.Info.Line, " "); first != reply.Move {
		t.Errorf("%+v: the answer is %s and its line %s", q, reply.Move, reply.Info.Line)
	}
	return reply
}

func playLine(t *testing.T, g *engine.Game, line string) {
	t.Helper()
	before := g.Ply()
	if err := g.PlayMoves(line); err != nil {
		t.Fatalf("%s, the line %s: %v", g.Rules(), line, err)
	}
	g.Jump(before)
}

// Whatever the limits, the move is legal, and so is the line.
func TestAnswersAreLegal(t *testing.T) {
	for _, r := range everyRules(t) {
		random := rand.New(rand.NewPCG(4, 4))
		for range 8 {
			g := randomPlies(r, random, random.IntN(80))
			for _, limit := range []wire.Request{
				{Nodes: 1},
				{Nodes: 2},
				{Nodes: 30},
				{Nodes: 900},
				{Depth: 1},
				{Depth: 3},
				{Time: 1},
				{Level: 1},
				{Level: 2},
				{Level: 3, Nodes: 500},
				{Depth: 2, Lines: 40},
				{Nodes: 50, Lines: 3},
			} {
				limit.Seed = random.Uint64()
				reply := answered(t, g, Question(g, limit))
				playLine(t, g, reply.Info.Line)
				for _, l := range reply.Lines {
					playLine(t, g, l.Line)
				}
			}
		}
	}
}

func TestLimitsAreKept(t *testing.T) {
	for _, spec := range engine.Specs() {
		g := randomPlies(enginetest.Rules(t, spec.Key), rand.New(rand.NewPCG(5, 5)), 8)
		for _, nodes := range []int64{1, 2, 100, 4321} {
			if reply := answered(t, g, Question(g, wire.Request{Nodes: nodes})); reply.Info.Nodes != nodes && !reply.Info.Exact {
				t.Errorf("%s: %d moves looked at; the limit is %d", spec.Key, reply.Info.Nodes, nodes)
			}
		}
		for depth := range 4 {
			if reply := answered(t, g, Question(g, wire.Request{Depth: depth + 1})); reply.Info.Depth != depth+1 && !reply.Info.Exact {
				t.Errorf("%s: %d plies looked ahead; the limit is %d", spec.Key, reply.Info.Depth, depth+1)
			}
		}
	}
}

// A search that would go on for hours ends when it is told to, or when the
// context's or its own time is over.
func TestSearchEnds(t *testing.T) {
	g := engine.NewGame(enginetest.Rules(t, "oware"))
	q := Question(g, wire.Request{Depth: maxPly})
	ctx, cancel := context.WithCancel(t.Context())
	reply := Answer(ctx, q, func(i wire.Info) {
		if i.Depth == 4 {
			cancel()
		}
	})
	if reply.Error != "" || reply.Move == "" || reply.Info.Depth > 5 {
		t.Errorf("cancelled at depth 4: %+v", reply)
	}
	if reply = Answer(ctx, q, nil); reply.Error != "" || reply.Move == "" || reply.Info.Nodes > 0 {
		t.Errorf("cancelled before it began: %+v", reply)
	}
	q.Time = 20
	answered(t, g, q)
	soon, cancel := context.WithDeadline(t.Context(), time.Now().Add(20*time.Millisecond))
	defer cancel()
	q.Time = 0
	Answer(soon, q, nil)
}

// Without a time limit the answer depends on the request alone, and the seed
// is part of it.
func TestAnswersAreRepeatable(t *testing.T) {
	for _, spec := range engine.Specs() {
		g := randomPlies(enginetest.Rules(t, spec.Key), rand.New(rand.NewPCG(6, 6)), 4)
		for _, limit := range []wire.Request{{Nodes: 2000, Lines: 3}, {Depth: 4, Seed: 11}, {Level: 2, Seed: 12}} {
			q := Question(g, limit)
			a, b := answered(t, g, q), answered(t, g, q)
			if !reflect.DeepEqual(a, b) {
				t.Errorf("%+v is answered by %+v and by %+v", q, a, b)
			}
		}
	}
}

func TestSeedVariesEqualMoves(t *testing.T) {
	for _, level := range []int{0, 1, 2, 3} {
		seen := map[string]bool{}
		g := enginetest.Game(t, "ayoayo", "1,0,1,0,0,0/0,0,1,0,1,0 24,20 S")
		for seed := range uint64(20) {
			seen[answered(t, g, Question(g, wire.Request{Level: level, Depth: 1, Seed: seed})).Move] = true
		}
		if len(seen) < 2 {
			t.Errorf("level %d: always the same of equal moves", level)
		}
	}
}

// Lines are different moves, the best first, each as good as a search of that
// move alone finds it.
func TestLines(t *testing.T) {
	for _, spec := range engine.Specs() {
		g := randomPlies(enginetest.Rules(t, spec.Key), rand.New(rand.NewPCG(7, 7)), 3)
		const depth = 4
		reply := answered(t, g, Question(g, wire.Request{Depth: depth, Lines: engine.MaxMoves}))
		if len(reply.Lines) != len(g.Legal()) || reply.Lines[0] != reply.Info {
			t.Fatalf("%s: %d lines; expected one for each of %d moves", spec.Key, len(reply.Lines), len(g.Legal()))
		}
		seen := map[string]bool{}
		for i, l := range reply.Lines {
			move, _, _ := strings.Cut(l.Line, " ")
			if seen[move] || i > 0 && l.Score > reply.Lines[i-1].Score {
				t.Errorf("%s: line %d, %+v, is out of order", spec.Key, i, l)
			}
			seen[move] = true
			if alone := scoreOf(t, g, move, depth); alone != l.Score {
				t.Errorf("%s: %s scores %d in the lines and %d alone", spec.Key, move, l.Score, alone)
			}
		}
	}
}

// scoreOf is the score of one move for the player who makes it.
func scoreOf(t *testing.T, g *engine.Game, move string, depth int) int {
	m, err := g.Rules().ParseMove(move)
	if err != nil {
		t.Fatal(err)
	}
	s := newSearch(t.Context(), g, limits{})
	s.root = slices.DeleteFunc(s.root, func(r rooted) bool { return r.move != m })
	s.deepen(depth, 1, func() {})
	return int(s.root[0].score)
}

func TestInfosComeDepthByDepth(t *testing.T) {
	q := wire.Request{ID: 9, Rules: "ayoayo", Depth: 5, Lines: 2}
	depth, n := 0, 0
	reply := Answer(t.Context(), q, func(i wire.Info) {
		if n%2 == 0 {
			depth++
		}
		if n++; i.ID != 9 || i.Depth != depth || i.Line == "" {
			t.Errorf("info %d is %+v; expected depth %d", n, i, depth)
		}
	})
	if depth != 5 || reply.ID != 9 || reply.Info.Depth != 5 {
		t.Errorf("%d depths were told of; the reply is %+v", depth, reply)
	}
}

func TestErrorsNameThePlace(t *testing.T) {
	for _, c := range []struct {
		q    wire.Request
		want string
	}{
		{wire.Request{Rules: "chess"}, `rule-set "chess" is not known`},
		{wire.Request{Rules: "ayoayo;win=3"}, "option win"},
		{wire.Request{Rules: "ayoayo", Start: "1,2"}, "position: "},
		{wire.Request{Rules: "ayoayo", Moves: "C x"}, "move 2: "},
		{wire.Request{Rules: "ayoayo", Moves: "C c c"}, "move 3: c is not a legal move here"},
		{wire.Request{Rules: "ayoayo", Level: Levels + 1}, "level 11; expected 1 to 10"},
		{wire.Request{Rules: "ayoayo", Level: -1}, "level -1"},
		{wire.Request{Rules: "ayoayo", Time: -1}, "a limit is negative"},
		{wire.Request{Rules: "oware", Start: "0,0,0,0,0,0/0,0,0,0,0,0 25,23 S"}, "the game is over"},
	} {
		c.q.ID = 3
		reply := Answer(t.Context(), c.q, nil)
		if reply.ID != 3 || reply.Move != "" || !strings.Contains(reply.Error, c.want) {
			t.Errorf("%+v: %+v; expected an error with %q", c.q, reply, c.want)
		}
	}
}

// Levels rise: each beats the one three below it by far. How neighbours do is
// measured in README.md.
func TestLevelsRise(t *testing.T) {
	const apart = 3
	for level := 1 + apart; level <= Levels; level += apart {
		points, games := 0, 0
		for _, spec := range engine.Specs() {
			if spec.Rounds {
				continue // a match of rounds takes too long here
			}
			for strong := range engine.Nobody {
				games++
				points += pointsOf(t, enginetest.Rules(t, spec.Key), level, level-apart, strong)
			}
		}
		t.Logf("level %d: %d of %d points against level %d", level, points, 2*games, level-apart)
		if 10*points < 14*games {
			t.Errorf("level %d: %d of %d points against level %d", level, points, 2*games, level-apart)
		}
	}
}

// pointsOf is what a level gets out of a game against another: 2 for a win, 1
// for a draw.
func pointsOf(t *testing.T, r *engine.Rules, level, against int, strong engine.Player) int {
	g := randomPlies(r, rand.New(rand.NewPCG(1, 8)), 2)
	for range 200 {
		if _, over := g.Result(); over {
			break
		}
		q := wire.Request{Level: against, Nodes: 4000}
		if p := g.Position(); p.Turn() == strong {
			q.Level = level
		}
		m, err := r.ParseMove(answered(t, g, Question(g, q)).Move)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := g.Play(m); err != nil {
			t.Fatal(err)
		}
	}
	switch result, _ := g.Result(); result.Winner {
	case strong:
		return 2
	case engine.Nobody:
		return 1
	}
	return 0
}

// A player who follows few laps takes a capture that comes with the first for
// what it is, and does not see one at the end of a long relay.
func TestSightEndsWithTheLaps(t *testing.T) {
	g := engine.NewGame(enginetest.Rules(t, "ayoayo"))
	p := g.Position()
	for _, laps := range []int{1, 4, 1000} {
		s := newSearch(t.Context(), g, limits{depth: 1})
		level{skill: skill{laps: laps}}.limit(s, rand.New(rand.NewPCG(1, 1)))
		for _, r := range s.root {
			q := p
			var trace engine.Trace
			g.Rules().Play(&q, r.move, &trace)
			if r.unseen != (trace.Laps() > laps) {
				t.Errorf("%s has %d laps, the player follows %d: unseen is %v",
					g.Rules().FormatMove(r.move), trace.Laps(), laps, r.unseen)
			}
			if score, _ := s.try(0, &r.next, 1, -Win, Win, true); r.unseen && score != r.guess {
				t.Errorf("%s scores %d; the guess is %d", g.Rules().FormatMove(r.move), score, r.guess)
			}
		}
	}
}

// Nobody who has overlooked moves, or can't follow one, knows of a loss.
func TestLevelsKnowWhatIsCertain(t *testing.T) {
	lost, said := 0, 0
	for _, spec := range engine.Specs() {
		if spec.Rounds {
			continue
		}
		r := enginetest.Rules(t, spec.Key)
		random := rand.New(rand.NewPCG(21, 21))
		for range 60 {
			g := randomPlies(r, random, 20+random.IntN(60))
			reply := answered(t, g, Question(g, wire.Request{Level: 1 + random.IntN(Levels-1), Seed: random.Uint64(), Nodes: 2000}))
			if !reply.Info.Exact {
				continue
			}
			said++
			sure := searched(g, Win-max(reply.Info.Score, -reply.Info.Score), 1<<16).root[0]
			if (sure.score > decided) != (reply.Info.Score > 0) {
				t.Errorf("%s: a score of %d was said to be certain; it is %d", r, reply.Info.Score, sure.score)
			}
			if sure.score < 0 {
				lost++
			}
		}
	}
	if said == 0 || lost == 0 {
		t.Errorf("%d outcomes known, %d of them lost; expected some of both", said, lost)
	}
}

// served is what Serve posts. Where no time passes no depth is told about.
func served(t *testing.T, q wire.Request) wire.Reply {
	t.Helper()
	var posted []wire.Message
	synctest.Test(t, func(t *testing.T) {
		NewMind(nil).Serve(t.Context(), q, func(m wire.Message) { posted = append(posted, m) })
	})
	if len(posted) != 1 || posted[0].Reply == nil {
		t.Fatalf("%+v is answered by %+v", q, posted)
	}
	return *posted[0].Reply
}

func TestServe(t *testing.T) {
	q := wire.Request{ID: 12, Rules: "bao-laps", Depth: 5}
	if reply := served(t, q); reply.Error != "" || reply.ID != 12 || reply.Move == "" || reply.Info.Depth != 5 {
		t.Errorf("the reply is %+v", reply)
	}
	q.Rules = "chess"
	if reply := served(t, q); !strings.Contains(reply.Error, "chess") || reply.ID != 12 {
		t.Errorf("the reply to a wrong request is %+v", reply)
	}
}

// A search that breaks down is a reply, too.
func TestServeSurvivesTheSearch(t *testing.T) {
	var last wire.Message
	broken := (*Mind)(nil)
	broken.Serve(t.Context(), wire.Request{ID: 12, Rules: "oware"}, func(m wire.Message) { last = m })
	if last.Reply == nil || last.Reply.ID != 12 || !strings.HasPrefix(last.Reply.Error, "the search broke down: ") {
		t.Errorf("the last message is %+v", last)
	}
}

// At most ten depths a second are told about, each with all its lines.
func TestDepthsAreToldTenTimesASecond(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		gap := depthGap{last: time.Now()}
		var told []int
		for depth := 1; depth <= 9; depth++ {
			time.Sleep(infoGap / 2)
			for range 2 {
				if gap.allows(depth) {
					told = append(told, depth)
				}
			}
		}
		if want := []int{2, 2, 4, 4, 6, 6, 8, 8}; !slices.Equal(told, want) {
			t.Errorf("the depths %v are told about; expected %v", told, want)
		}
	})
}

// TestFullStrengthProvesTheStart holds that full strength finds the one winning
// first move of Ayoayo, says that it is certain, and that its line is play.
func TestFullStrengthProvesTheStart(t *testing.T) {
	q := wire.Request{Rules: "ayoayo", Nodes: 900_000}
	r := Answer(context.Background(), q, nil)
	if r.Error != "" || r.Move != "C" || !r.Info.Exact || r.Info.Score <= Win-2*maxPly {
		t.Fatalf("%+v; expected C, a certain win", r)
	}
	rules := enginetest.Rules(t, q.Rules)
	g := engine.NewGame(rules)
	if err := g.PlayMoves(r.Info.Line); err != nil {
		t.Fatal(err)
	}
	p := g.Position()
	if p.Seeds(engine.SouthStore) < 25 {
		t.Errorf("the line %s ends in %s", r.Info.Line, rules.FormatPosition(&p))
	}
	if r.Info.Nodes > q.Nodes {
		t.Errorf("%d nodes; the limit was %d", r.Info.Nodes, q.Nodes)
	}
}
