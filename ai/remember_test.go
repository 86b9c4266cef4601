package ai

import (
	"math/rand/v2"
	"strings"
	"testing"

	"ayoayo/ai/wire"
	"ayoayo/engine"
	"ayoayo/engine/enginetest"
)

// after is what a mind says about a game to a depth: the score and the moves looked
// at.
func (m *Mind) after(t *testing.T, g *engine.Game, depth int) wire.Info {
	t.Helper()
	reply := m.Answer(t.Context(), Question(g, wire.Request{Depth: depth}), nil)
	if reply.Error != "" {
		t.Fatal(reply.Error)
	}
	return reply.Info
}

// What a search has found spares the next one work.
func TestPositionsLiveOnFromMoveToMove(t *testing.T) {
	for _, rules := range []string{"ayoayo", "oware", "bao-laps"} {
		g, m := engine.NewGame(enginetest.Rules(t, rules)), NewMind(nil)
		line := strings.Fields(m.after(t, g, 9).Line)
		if err := g.PlayMoves(strings.Join(line[:2], " ")); err != nil {
			t.Fatal(err)
		}
		kept, fresh := m.after(t, g, 7).Nodes, NewMind(nil).after(t, g, 7).Nodes
		if kept*10 > fresh*9 {
			t.Errorf("%s: %d moves looked at, a new mind looks at %d", rules, kept, fresh)
		}
		other := enginetest.Rules(t, "oware-masters")
		if kept, fresh := m.after(t, engine.NewGame(other), 6), NewMind(nil).after(t, engine.NewGame(other), 6); kept != fresh {
			t.Errorf("after %s: %+v in another game, a new mind says %+v", rules, kept, fresh)
		}
	}
}

// What is remembered of a position is true of it alone, whatever stood before: of
// games in circles it agrees with a search that knows nothing of the game.
func TestHistoryIsNotRemembered(t *testing.T) {
	for _, rules := range []string{"oware", "oware-masters", "ayoayo"} {
		r := enginetest.Rules(t, rules)
		random := rand.New(rand.NewPCG(41, 41))
		compared := 0
		for range 80 {
			g := circled(r, random)
			s := newSearch(t.Context(), g, limits{memory: 1 << 20})
			s.margin, s.alone = 0, false
			s.deepen(7, 1, func() {})
			walk(r, g.Position(), 3, func(p engine.Position) {
				e := s.positions.find(r.Pack(&p))
				if e == nil || e.bound() == boundNone || p.Over() {
					return
				}
				compared++
				score := searched(engine.NewGameFrom(r, p), int(e.depth), 1<<20).root[0].score
				if b := e.bound(); b != boundUpper && score < e.score || b != boundLower && score > e.score {
					t.Errorf("%s: %s has the bound %d of %d at depth %d; it is worth %d", Question(g, wire.Request{}).Moves,
						r.FormatPosition(&p), e.bound(), e.score, e.depth, score)
				}
			})
		}
		if compared < 100 {
			t.Errorf("%s: only %d positions compared", rules, compared)
		}
	}
}

// walk calls each with the positions that can come about within some plies.
func walk(r *engine.Rules, p engine.Position, plies int, each func(engine.Position)) {
	if each(p); plies == 0 || p.Over() {
		return
	}
	for _, m := range r.Moves(&p, nil) {
		q := p
		r.Play(&q, m, nil)
		walk(r, q, plies-1, each)
	}
}
