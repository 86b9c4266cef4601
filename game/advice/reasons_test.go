package advice

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"

	"ayoayo/ai"
	"ayoayo/ai/wire"
	"ayoayo/engine"
	"ayoayo/engine/enginetest"
)

// position reads a position of a rule-set.
func position(t *testing.T, rules, text string) (*engine.Rules, engine.Position) {
	t.Helper()
	r := enginetest.Rules(t, rules)
	if text == "" {
		return r, r.Start()
	}
	p := enginetest.Position(t, r, text)
	return r, p
}

func move(t *testing.T, r *engine.Rules, text string) engine.Move {
	t.Helper()
	m, err := r.ParseMove(text)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

var (
	even      = Verdict{Side: engine.Nobody}
	southWins = Verdict{Proven: true, Side: engine.South, Plies: 7}
	northWins = Verdict{Proven: true, Side: engine.North, Plies: 8}
	draw      = Verdict{Proven: true, Side: engine.Nobody}
)

func TestReasons(t *testing.T) {
	for _, c := range []struct {
		name, rules, position, move string
		of                          Verdict
		others                      *Verdict
		want                        []Reason
	}{
		{
			"captures", "oware", "1,0,0,0,0,2/1,1,0,0,0,19 12,12 S", "F",
			even, nil,
			[]Reason{{Why: Captures, N: 4}},
		},
		{
			"saves by going away", "oware", "2,0,0,0,0,8/0,0,0,0,0,1 18,19 S", "A",
			even, nil,
			[]Reason{{Why: Saves, N: 3}},
		},
		{
			"saves by capturing what threatens", "oware", "2,0,1,0,0,6/0,0,0,0,0,1 19,19 S", "F",
			even, nil,
			[]Reason{{Why: Captures, N: 2}, {Why: Saves, N: 3}},
		},
		{
			"another turn", "bao-children", "", "F",
			even, nil,
			[]Reason{{Why: Again}},
		},
		{
			"feeds", "oware", "1,0,0,0,0,3/0,0,0,0,0,0 22,22 S", "F",
			even, nil,
			[]Reason{{Why: OnlyMove}, {Why: Feeds}},
		},
		{
			"wins by seeds", "oware", "0,0,0,0,0,2/1,1,0,0,0,2 21,21 S", "F",
			southWins, nil,
			[]Reason{{Why: OnlyMove}, {Why: EndsWon, N: 25, Other: 21}, {Why: Captures, N: 4}},
		},
		{
			"wins by leaving no move", "ayoayo", "0,0,0,0,0,1/1,0,0,0,0,0 23,23 S", "F",
			even, nil,
			[]Reason{{Why: OnlyMove}, {Why: EndsWon, N: 25, Other: 23}, {Why: NoMove}},
		},
		{
			"ends in a draw", "oware", "0,0,0,0,0,2/1,1,2,0,0,0 20,22 S", "F",
			even, nil,
			[]Reason{{Why: OnlyMove}, {Why: EndsDrawn, N: 24, Other: 24}, {Why: Captures, N: 4}, {Why: NoMove}},
		},
		{
			"proven win", "ayoayo", "", "C",
			southWins, nil,
			[]Reason{{Why: Wins, N: 7}, {Why: Captures, N: 7}},
		},
		{
			"the only win", "ayoayo", "", "C",
			southWins, &northWins,
			[]Reason{{Why: OnlyWins, N: 7}, {Why: Captures, N: 7}},
		},
		{
			"a win where another move draws", "ayoayo", "", "C",
			southWins, &draw,
			[]Reason{{Why: Wins, N: 7}, {Why: Captures, N: 7}},
		},
		{
			"one win of several", "ayoayo", "", "C",
			southWins, &southWins,
			[]Reason{{Why: Wins, N: 7}, {Why: Captures, N: 7}},
		},
		{
			"the only move that does not lose", "bao-laps", "", "B",
			even, &northWins,
			[]Reason{{Why: OnlyHolds}},
		},
		{
			"draws, and nothing else does", "bao-laps", "", "B",
			draw, &northWins,
			[]Reason{{Why: OnlyHolds}, {Why: Draws}},
		},
		{
			"lost", "ayoayo", "", "A",
			northWins, &northWins,
			[]Reason{{Why: Lost, N: 8}, {Why: Captures, N: 2}, {Why: Saves, N: 3}},
		},
		{
			"nothing to tell", "oware", "", "A",
			Verdict{Side: engine.South, Hundredths: 120},
			nil,
			[]Reason{{Why: Best}},
		},
		{
			"a claim", "namnam", "0,0,0,0,0,0/0,0,0,0,0,0 32,16 S SSSSSS/NNNNNN claim S S", "+be",
			even, nil,
			[]Reason{{Why: Best}},
		},
		{
			"ends a round and captures", "namnam", "0,0,0,0,0,1/3,0,0,0,0,4 24,16 S SSSSSS/NNNNNN sow S S", "F",
			even, nil,
			[]Reason{{Why: OnlyMove}, {Why: EndsRound, N: 32, Other: 16}, {Why: Captures, N: 8}},
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			r, p := position(t, c.rules, c.position)
			got := Reasons(r, p, move(t, r, c.move), c.of, c.others)
			if !slices.Equal(got, c.want) {
				t.Errorf("got %v, want %v", got, c.want)
			}
		})
	}
}

// Whatever is played, there is a reason, and what it says of seeds is so.
func TestReasonsOfEveryMove(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	seen := map[Why]int{}
	for _, spec := range engine.Specs() {
		r, p := position(t, spec.Key, "")
		start := p
		for range 60 {
			if p.Over() {
				p = start
			}
			moves := r.Moves(&p, nil)
			for _, m := range moves {
				reasons := Reasons(r, p, m, even, nil)
				if len(reasons) == 0 {
					t.Fatalf("%s: no reason for %s in %s", spec.Key, r.FormatMove(m), r.FormatPosition(&p))
				}
				for _, reason := range reasons {
					seen[reason.Why]++
					check(t, r, p, m, reason)
				}
			}
			r.Play(&p, moves[random.IntN(len(moves))], nil)
		}
	}
	for _, why := range []Why{EndsRound, Captures, Saves, NoMove, Again, Best} {
		if seen[why] == 0 {
			t.Errorf("reason %d was never given", why)
		}
	}
}

// check looks at a reason another way than it was found.
func check(t *testing.T, r *engine.Rules, p engine.Position, m engine.Move, reason Reason) {
	t.Helper()
	mover := p.Turn()
	q := p
	r.Play(&q, m, nil)
	switch reason.Why {
	case Captures:
		if b := r.Board(); b.Stores && !b.SownStores && !b.Rounds && !q.Over() {
			if n := q.Seeds(engine.StoreOf(mover)) - p.Seeds(engine.StoreOf(mover)); n != reason.N {
				t.Errorf("%s in %s: captures %d, said %d", r.FormatMove(m), r.FormatPosition(&p), n, reason.N)
			}
		}
	case Saves:
		if b := r.Board(); b.Stores && !b.SownStores && !b.Rounds {
			passed := p.By(mover.Other())
			if n := gain(r, passed) - gain(r, q); n != reason.N {
				t.Errorf("%s in %s: saves %d, said %d", r.FormatMove(m), r.FormatPosition(&p), n, reason.N)
			}
		}
	}
}

// gain is the most that a move adds to the mover's store, seeds swept at the end
// of the game left out.
func gain(r *engine.Rules, p engine.Position) int {
	most := 0
	store := engine.StoreOf(p.Turn())
	for _, m := range r.Moves(&p, nil) {
		q, tr := p, engine.Trace{}
		r.Play(&q, m, &tr)
		n := q.Seeds(store) - p.Seeds(store)
		for _, e := range tr.Events {
			if e.Kind == engine.Swept && e.To == store {
				n -= int(e.Count)
			}
		}
		most = max(most, n)
	}
	return most
}

func TestVerdicts(t *testing.T) {
	const south, north = "0,0,0,0,0,2/1,1,0,0,0,2 21,21 S", "1,1,0,0,0,2/0,0,0,0,0,2 21,21 N"
	for _, c := range []struct {
		position string
		info     wire.Info
		want     Verdict
	}{
		{south, wire.Info{Score: 250, Depth: 9}, Verdict{Side: engine.South, Hundredths: 250, Depth: 9}},
		{north, wire.Info{Score: 250}, Verdict{Side: engine.North, Hundredths: 250}},
		{north, wire.Info{Score: -40}, Verdict{Side: engine.South, Hundredths: 40}},
		{south, wire.Info{}, Verdict{Side: engine.Nobody}},
		{south, wire.Info{Score: ai.Win - 1, Exact: true, Line: "F"}, Verdict{Proven: true, Side: engine.South, Plies: 1}},
		{north, wire.Info{Score: ai.Win - 1, Exact: true, Line: "f"}, Verdict{Proven: true, Side: engine.North, Plies: 1}},
		{north, wire.Info{Exact: true}, Verdict{Proven: true, Side: engine.Nobody}},
		// How far it is is known only where the line goes to the end.
		{south, wire.Info{Score: 4 - ai.Win, Exact: true, Line: "F a"}, Verdict{Proven: true, Side: engine.North}},
		{south, wire.Info{Score: ai.Win - 1, Exact: true, Line: ""}, Verdict{Proven: true, Side: engine.South}},
		{south, wire.Info{Score: ai.Win - 65, Exact: true, Line: "F"}, Verdict{Proven: true, Side: engine.South}},
	} {
		r, p := position(t, "oware", c.position)
		if got := VerdictOf(r, p, c.info); got != c.want {
			t.Errorf("%v in %s: got %+v, want %+v", c.info, c.position, got, c.want)
		}
	}
}

func TestSharesOfABar(t *testing.T) {
	const all = 48
	ahead := func(n int) Verdict { return Verdict{Side: engine.North, Hundredths: n} }
	last := 0.5
	for _, n := range []int{50, 300, 1200, 5000, 100_000} {
		share := ahead(n).Share(engine.North, all)
		if share <= last || share >= 1 {
			t.Errorf("ahead by %d hundredths: %v of the bar, after %v", n, share, last)
		}
		if south := ahead(n).Share(engine.South, all); share+south != 1 {
			t.Errorf("the shares %v and %v do not fill the bar", share, south)
		}
		last = share
	}
	if got := southWins.Share(engine.South, all); got != 1 {
		t.Errorf("a proven win has %v of the bar", got)
	}
	if got := draw.Share(engine.South, all); got != 0.5 {
		t.Errorf("a proven draw has %v of the bar", got)
	}
}

func TestSeedsAheadAreANumberOnlyWhereTheyMeanOne(t *testing.T) {
	for _, c := range []struct {
		hundredths, seeds int
		means             bool
	}{{0, 0, true}, {49, 0, true}, {50, 1, true}, {320, 3, true}, {2400, 24, true}, {10_000, 100, false}} {
		n, means := Verdict{Hundredths: c.hundredths}.Seeds(48)
		if n != c.seeds || means != c.means {
			t.Errorf("%d hundredths: %d seeds, a number %v", c.hundredths, n, means)
		}
	}
}

// A study puts the moves in the order of what the search says last, and forgets
// no proof.
func TestAStudyKeepsTheBestFirst(t *testing.T) {
	r, p := position(t, "ayoayo", "")
	s := NewStudy(r, p)
	for _, i := range []wire.Info{
		{Line: "A b", Score: 300, Depth: 3},
		{Line: "B", Score: 100, Depth: 3},
		{Line: "C", Score: -200, Depth: 3},
		{Line: "D", Score: 6 - ai.Win, Depth: 5, Exact: true},
		{Line: "E", Score: 4 - ai.Win, Depth: 3, Exact: true},
		{Line: "C d", Score: ai.Win - 9, Depth: 9, Exact: true},
		{Line: "C", Score: 50, Depth: 4},
		{Line: "A b", Score: 200, Depth: 4},
		{Line: "nonsense", Score: 900},
		{Line: "", Score: 900},
	} {
		s.Note(i)
	}
	order := ""
	for _, v := range s.Moves() {
		order += r.FormatMove(v.Move)
	}
	if order != "CABDE" {
		t.Errorf("the moves stand in the order %s", order)
	}
	best, _ := s.Best()
	if !best.Wins(engine.South) || len(best.Line) != 2 {
		t.Errorf("the best: %+v", best)
	}
	if v, ok := s.Of(move(t, r, "A")); !ok || v.Hundredths != 200 {
		t.Errorf("of A is known: %+v", v)
	}
	if _, ok := s.Of(move(t, r, "F")); ok {
		t.Error("something is known about F")
	}
}

// What the search itself says of a position becomes the reason.
func TestASearchedWinIsGivenAsOne(t *testing.T) {
	r, p := position(t, "oware", "0,0,0,0,1,2/1,1,0,0,0,2 21,20 S")
	q := ai.Question(engine.NewGameFrom(r, p), wire.Request{Depth: 6, Lines: 2})
	reply := ai.Answer(context.Background(), q, nil)
	if reply.Error != "" {
		t.Fatal(reply.Error)
	}
	s := NewStudy(r, p)
	for _, i := range reply.Lines {
		s.Note(i)
	}
	best, ok := s.Best()
	if !ok || !best.Wins(engine.South) {
		t.Fatalf("the best: %+v", best)
	}
	got := Reasons(r, p, best.Move, best.Verdict, nil)
	if got[0].Why != EndsWon && got[0].Why != Wins {
		t.Errorf("the reasons: %v", got)
	}
}
