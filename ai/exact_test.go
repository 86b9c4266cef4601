package ai

import (
	"math/rand/v2"
	"strings"
	"testing"

	"ayoayo/ai/prove"
	"ayoayo/ai/wire"
	"ayoayo/engine"
	"ayoayo/engine/enginetest"
)

// attractor is who can force what from positions of a game, found by going
// through all positions that can come about. A position that has stood twice ends
// the game when it comes again.
type attractor struct {
	rules *engine.Rules
	// index finds the place of a position among nodes.
	index map[engine.Position]int
	nodes []node
}

// node is a position and, for each player, the least result that the player is
// known to be able to force: 1 a win, 0 a draw, -1 nothing yet.
type node struct {
	pos    engine.Position
	next   []int
	over   bool
	forces [2]int
}

// attractorOf looks at all that can come about in a game.
func attractorOf(g *engine.Game) *attractor {
	a := &attractor{rules: g.Rules(), index: map[engine.Position]int{}}
	times := map[engine.Position]int{}
	for i := range g.Ply() + 1 {
		times[g.After(i)]++
	}
	root := g.Position()
	a.add(root, false)
	for i := 0; i < len(a.nodes); i++ {
		p := a.nodes[i].pos
		if a.nodes[i].over {
			continue
		}
		for _, m := range a.rules.Moves(&p, nil) {
			q := p
			a.rules.Play(&q, m, nil)
			a.nodes[i].next = append(a.nodes[i].next, a.add(q, times[q] >= 2))
		}
	}
	for result := 1; result >= 0; result-- {
		for _, side := range []engine.Player{engine.South, engine.North} {
			for a.spread(side, result) {
			}
		}
	}
	return a
}

// add returns the place of a position, which may stand for the third time.
func (a *attractor) add(p engine.Position, third bool) int {
	at, ok := a.index[p]
	if ok {
		return at
	}
	at = len(a.nodes)
	a.index[p] = at
	n := node{pos: p, forces: [2]int{-1, -1}}
	if third {
		a.rules.Repeat(&p, nil)
	}
	winner, decided := prove.Decided(a.rules, &p)
	for _, side := range []engine.Player{engine.South, engine.North} {
		half := p.Seeds(engine.StoreOf(side)) == a.rules.Board().Seeds()/2
		switch {
		case decided && winner == side:
			n.forces[side] = 1
		case decided && winner == engine.Nobody, half && !decided:
			n.forces[side] = 0
		}
	}
	n.over = decided
	a.nodes = append(a.nodes, n)
	return at
}

// spread goes a step back from where a player forces a result, and reports
// whether there was one to go.
func (a *attractor) spread(side engine.Player, result int) bool {
	more := false
	for i := range a.nodes {
		n := &a.nodes[i]
		if n.over || n.forces[side] >= result || len(n.next) == 0 {
			continue
		}
		some, all := false, true
		for _, k := range n.next {
			good := a.nodes[k].forces[side] >= result
			some, all = some || good, all && good
		}
		if n.pos.Turn() == side && some || all {
			n.forces[side] = result
			more = true
		}
	}
	return more
}

// bears reports whether it is true that a player who moves to a position wins,
// loses or draws, as an exact score says.
func (a *attractor) bears(mover engine.Player, after engine.Position, score int) bool {
	n := &a.nodes[a.index[after]]
	switch {
	case score > 0:
		return n.forces[mover] == 1
	case score < 0:
		return n.forces[mover.Other()] == 1
	}
	return n.forces[mover] >= 0 && n.forces[mover.Other()] >= 0
}

// circled is a game of few seeds at random in which a position stands twice and
// the players go on in the circle.
func circled(r *engine.Rules, random *rand.Rand) *engine.Game {
	for {
		g := engine.NewGameFrom(r, scatter(r, 3+random.IntN(3), random))
		left := -1
		for g.Ply() < 60 && len(g.Legal()) > 0 && left != 0 {
			g.Play(goesRound(g, random))
			if left--; left < 0 && g.Repeated() == 2 {
				left = random.IntN(4)
			}
		}
		if left == 0 && len(g.Legal()) > 0 {
			return g
		}
	}
}

// goesRound is a move at random: rather one to a position that has stood, and else
// one that captures nothing.
func goesRound(g *engine.Game, random *rand.Rand) engine.Move {
	p, stood := g.Position(), newPast(g)
	best, most := engine.NoMove, -1
	for _, m := range g.Legal() {
		q, worth := p, random.IntN(8)
		if g.Rules().Play(&q, m, nil); mayReturn(&p, &q) {
			worth += 5
		}
		if stood.has(&q) {
			worth += 2
		}
		if worth > most {
			best, most = m, worth
		}
	}
	return best
}

// What is said to be exact is true with all that has stood before: of games in
// circles, with and without tables, for one line and for all, by a mind that knows
// strategies of other games.
func TestExactIsExactWithTheHistory(t *testing.T) {
	for _, rules := range []string{"oware", "oware-masters", "oware;repetition=even", "ayoayo;capturer=stays"} {
		r := parse(t, rules)
		tables := buildTable(t, r, 6)
		random := rand.New(rand.NewPCG(11, 12))
		exact := 0
		m := NewMind(nil)
		for range 2 {
			for range 60 {
				g := circled(r, random)
				truth := attractorOf(g)
				for _, lines := range []int{1, engine.MaxMoves} {
					reply := m.Answer(t.Context(), Question(g, wire.Request{Nodes: 10 + random.Int64N(6000), Lines: lines}), nil)
					exact += truth.hold(t, g, reply)
				}
			}
			m.UseTable(tables)
		}
		if t.Logf("%s: %d exact values", rules, exact); exact < 100 {
			t.Errorf("%s: only %d values are exact", rules, exact)
		}
	}
}

// hold reports what is said to be exact and is not true, and returns how much is
// said to be exact.
func (a *attractor) hold(t *testing.T, g *engine.Game, reply wire.Reply) (exact int) {
	p := g.Position()
	for _, i := range append([]wire.Info{reply.Info}, reply.Lines...) {
		if !i.Exact {
			continue
		}
		exact++
		m, err := g.Rules().ParseMove(strings.Fields(i.Line)[0])
		if err != nil {
			t.Fatal(err)
		}
		q := p
		g.Rules().Play(&q, m, nil)
		if !a.bears(p.Turn(), q, i.Score) || endsOtherwise(t, g, i) {
			q := Question(g, wire.Request{})
			t.Errorf("%s, %s, %s: %+v is not true", q.Rules, q.Start, q.Moves, i)
		}
	}
	return exact
}

// endsOtherwise reports whether the expected play ends a game otherwise than is said
// to be exact.
func endsOtherwise(t *testing.T, g *engine.Game, i wire.Info) bool {
	h := engine.NewGameFrom(g.Rules(), g.Start())
	for _, m := range g.Moves() {
		h.Play(m)
	}
	if err := h.PlayMoves(i.Line); err != nil {
		t.Fatal(err)
	}
	p := g.Position()
	result, over := h.Result()
	return over && i.Score > 0 && result.Winner != p.Turn() || over && i.Score < 0 && result.Winner != p.Turn().Other()
}

// In this game a win was said to be certain whose way leads to a position that has
// stood twice.
func TestWinThatComesBackThriceIsNone(t *testing.T) {
	g := enginetest.Game(t, "oware", "0,1,0,2,0,0/0,0,0,1,0,0 22,22 S")
	const circle = "D d F e B f E a F a A b C d B c D e E d C f A e F f B a A b D c C d B e D f E a F a A b C d B c D e E d C f A e"
	if err := g.PlayMoves(circle); err != nil {
		t.Fatal(err)
	}
	truth := attractorOf(g)
	for _, lines := range []int{1, engine.MaxMoves} {
		m := NewMind(nil)
		for range 2 {
			if exact := truth.hold(t, g, m.Answer(t.Context(), Question(g, wire.Request{Nodes: 100_000, Lines: lines}), nil)); exact == 0 {
				t.Errorf("nothing is exact in %d lines; two moves win", lines)
			}
			m.UseTable(buildTable(t, g.Rules(), 4))
		}
	}
}

// However soon a search is stopped, the first line is the best one, and it does not
// lose for certain while another move may not.
func TestFirstLineIsTheBest(t *testing.T) {
	games := []*engine.Game{engine.NewGame(enginetest.Rules(t, "bao-laps"))}
	if err := games[0].PlayMoves("C g G c C b E"); err != nil {
		t.Fatal(err)
	}
	random := rand.New(rand.NewPCG(31, 31))
	for _, spec := range engine.Specs() {
		for range 12 {
			games = append(games, randomPlies(enginetest.Rules(t, spec.Key), random, 10+random.IntN(150)))
		}
	}
	some, all := 0, 0
	for _, g := range games {
		for range 4 {
			nodes := 1 + random.Int64N(20_000)
			for _, lines := range []int{1, 2, engine.MaxMoves} {
				s := newSearch(t.Context(), g, limits{nodes: nodes, memory: 1 << 18})
				lines = min(lines, len(s.root))
				s.deepen(maxPly, lines, func() { firstIsBest(t, g, s, lines) })
				firstIsBest(t, g, s, lines)
				if s.root[len(s.root)-1].loses() && !s.root[0].loses() {
					some++
				}
			}
		}
		const depth = 5
		s := newSearch(t.Context(), g, limits{memory: 1 << 18})
		if s.deepen(depth, len(s.root), func() {}); !s.root[0].loses() {
			continue
		}
		if all++; !searched(g, depth, 1<<18).root[0].loses() {
			p := g.Position()
			t.Errorf("%s, %s: all moves lose, but not the best", g.Rules(), g.Rules().FormatPosition(&p))
		}
	}
	if some < 20 || all < 3 {
		t.Errorf("some moves lose in %d searches, all in %d; expected 20 and 3", some, all)
	}
}

func firstIsBest(t *testing.T, g *engine.Game, s *search, lines int) {
	t.Helper()
	for i, r := range s.root[1:] {
		before := &s.root[i]
		if before.loses() && !r.loses() || i+1 < lines && before.depth > 0 && r.depth > 0 && r.score > before.score {
			p := g.Position()
			t.Errorf("%s, %s, of %d lines: %s with %d before %s with %d", g.Rules(), g.Rules().FormatPosition(&p), lines,
				g.Rules().FormatMove(before.move), before.score, g.Rules().FormatMove(r.move), r.score)
			return
		}
	}
}

// What one line and all lines say to be exact agrees, whichever is asked for first.
func TestOneLineAgreesWithAll(t *testing.T) {
	random := rand.New(rand.NewPCG(32, 32))
	won := 0
	for _, rules := range []string{"ayoayo", "oware", "bao-laps", "bao-kujifunza"} {
		r := enginetest.Rules(t, rules)
		for range 25 {
			g := randomPlies(r, random, 8+random.IntN(60))
			m := NewMind(nil)
			one := m.Answer(t.Context(), Question(g, wire.Request{Nodes: 20_000}), nil)
			all := m.Answer(t.Context(), Question(g, wire.Request{Nodes: 20_000, Lines: engine.MaxMoves}), nil)
			again := m.Answer(t.Context(), Question(g, wire.Request{Nodes: 20_000}), nil)
			for _, single := range []wire.Info{one.Info, again.Info} {
				for _, i := range all.Lines {
					same := strings.Fields(i.Line)[0] == strings.Fields(single.Line)[0]
					if single.Exact && i.Exact && same && (i.Score > 0) != (single.Score > 0) {
						t.Errorf("%s: %+v and %+v", Question(g, wire.Request{}).Moves, single, i)
					}
				}
			}
			if one.Info.Exact && one.Info.Score > 0 {
				won++
				if !all.Info.Exact || all.Info.Score < 0 {
					t.Errorf("%s: one line wins, %+v, but not the first of all, %+v", Question(g, wire.Request{}).Moves, one.Info, all.Info)
				}
			}
			if all.Info.Exact && all.Info.Score > 0 && !(again.Info.Exact && again.Info.Score > 0) {
				t.Errorf("%s: the first of all lines wins, %+v, but not one alone, %+v", Question(g, wire.Request{}).Moves, all.Info, again.Info)
			}
		}
	}
	if won < 20 {
		t.Errorf("only %d positions are won", won)
	}
}
