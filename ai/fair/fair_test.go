package fair

import (
	"slices"
	"strings"
	"testing"

	"ayoayo/ai/prove"
	"ayoayo/engine"
	"ayoayo/engine/enginetest"
)

// TestOpenings reads and plays every line of the file, and proves the value of
// those that do not take long once more.
func TestOpenings(t *testing.T) {
	const nodes = 100_000
	provers := map[string]*prove.Prover{}
	lines, proven := 0, 0
	for line := range strings.Lines(openings) {
		name, fields, _ := strings.Cut(strings.TrimSuffix(line, "\n"), "\t")
		r := enginetest.Rules(t, name)
		o, err := parse(r, fields)
		if err != nil {
			t.Fatal(err)
		}
		g := engine.NewGame(r)
		for _, m := range o.Moves {
			if _, err := g.Play(m); err != nil {
				t.Fatalf("%s: %v", line, err)
			}
		}
		if _, over := g.Result(); over {
			t.Errorf("%s: the game is over", line)
		}
		if provers[name] == nil {
			provers[name] = prove.New(r, 1<<17)
		}
		lines++
		switch holds(provers[name], g.Position(), o.Value, nodes) {
		case prove.Proven:
			proven++
		case prove.Refuted:
			t.Errorf("%s: that is refuted", line)
		}
	}
	if proven*4 < lines {
		t.Errorf("only %d of %d openings were proven again", proven, lines)
	}
	t.Logf("%d of %d openings were proven again", proven, lines)
}

// holds is what a prover finds about a position's being worth a value, with a
// number of nodes for each claim: that both sides draw at least or that the
// player to move wins.
func holds(p *prove.Prover, pos engine.Position, v prove.Value, nodes int64) prove.Status {
	claims := []prove.Claim{{Side: pos.Turn()}}
	if v == prove.Drawn {
		claims = []prove.Claim{{Side: engine.South, Draw: true}, {Side: engine.North, Draw: true}}
	}
	for _, c := range claims {
		if status := p.Prove(pos, c, nodes); status != prove.Proven {
			return status
		}
	}
	return prove.Proven
}

// TestEveryLineIsOffered holds that each line belongs to a rule-set as the
// program writes it.
func TestEveryLineIsOffered(t *testing.T) {
	offered := 0
	names := map[string]bool{}
	for line := range strings.Lines(openings) {
		name, _, _ := strings.Cut(line, "\t")
		if names[name] {
			continue
		}
		names[name] = true
		r := enginetest.Rules(t, name)
		offered += len(Openings(r))
	}
	if want := strings.Count(openings, "\n"); offered != want || want == 0 {
		t.Errorf("%d openings are offered, %d are in the file", offered, want)
	}
}

// TestFind finds openings of one ply after which a single move wins.
func TestFind(t *testing.T) {
	r := enginetest.Rules(t, "bao-kujifunza")
	found, last := 0, 0
	Search{Rules: r, Plies: 1, Nodes: 5_000, Entries: 1 << 16, Sample: 6, Seed: 1}.Find(func(done, all int) {
		if last = done; all != 6 {
			t.Errorf("%d positions; 6 were asked for", all)
		}
	}, func(o Opening) {
		found++
		p := r.Start()
		r.Play(&p, o.Moves[0], nil)
		if v := prove.New(r, 1<<16).Value(p, 5_000); v != prove.Win || o.Value != v || o.Plies < 2 {
			t.Errorf("%s: the value is %s", o.Format(r), v)
		}
	})
	if last != 6 || found == 0 || found > 5 {
		t.Errorf("%d openings among %d positions", found, last)
	}
}

// TestFindDraws finds a draw in a game with stores, at once where it seems even.
func TestFindDraws(t *testing.T) {
	r := enginetest.Rules(t, "bao-laps;capturer=taken")
	const want = "bao-laps;capturer=taken\tE c\tdraw\t0"
	even := r.Start()
	for _, move := range []string{"E", "c"} {
		m, err := r.ParseMove(move)
		if err != nil {
			t.Fatal(err)
		}
		r.Play(&even, m, nil)
	}
	var found []string
	done := 0
	find := Search{Rules: r, Plies: 2, Seeds: even.OnBoard(), Nodes: 40_000, Entries: 1 << 17}
	find.Lead = func(p engine.Position) int {
		if p.OnBoard() > find.Seeds {
			t.Errorf("%s has too many seeds", r.FormatPosition(&p))
		}
		if p == even {
			return 0
		}
		return -100
	}
	find.Find(func(n, _ int) { done = n }, func(o Opening) {
		found = append(found, o.Format(r))
		if done > 0 && len(found) == 1 {
			t.Errorf("%s was found after %d others were looked at", o.Format(r), done)
		}
	})
	if !slices.Contains(found, want) {
		t.Errorf("found %q; expected %q among them", found, want)
	}
}
