package endgame

import (
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"ayoayo/engine"
	"ayoayo/engine/enginetest"
)

func rules(t testing.TB, s string) *engine.Rules {
	t.Helper()
	r := enginetest.Rules(t, s)
	return r
}

func build(t testing.TB, r *engine.Rules, seeds int) *Table {
	t.Helper()
	tab, err := Build(context.Background(), r, seeds, nil)
	if err != nil {
		t.Fatal(err)
	}
	return tab
}

// variants are the rule-sets with tables: each as it is and with each other
// value of each option, those left out that say the same of another rule-set.
func variants() []string {
	var names []string
	seen := map[string]bool{}
	for _, spec := range engine.Specs() {
		r, err := engine.ParseRules(spec.Key)
		if err != nil || Fits(r) != nil {
			continue
		}
		all := []*engine.Rules{r}
		for _, o := range spec.Options {
			for _, v := range o.Values {
				if with, err := r.With(o.Name, v); err == nil && v != o.Default {
					all = append(all, with)
				}
			}
		}
		for _, r := range all {
			said := fmt.Sprint(spec.Board)
			for _, o := range spec.Options {
				said += " " + o.Name + " " + r.Value(o.Name)
			}
			if !seen[said] {
				seen[said] = true
				names = append(names, r.String())
			}
		}
	}
	return names
}

// blank is a board without seeds.
func blank(r *engine.Rules) engine.Position {
	p := r.Start()
	for _, pit := range r.Board().Pits() {
		p = p.With(pit, 0)
	}
	return p
}

// each visits every way in which seeds can lie on the board.
func each(r *engine.Rules, seeds int, visit func(p engine.Position)) {
	for w := newWalk(r, newRanking(), seeds); w.left > 0; w.next() {
		visit(w.pos)
	}
}

// TestRank numbers every position once and in order, and mirrors alike.
func TestRank(t *testing.T) {
	r := rules(t, "ayoayo")
	rank := newRanking()
	for n, want := range []uint32{1, 12, 78, 364, 1365, 4368} {
		next := uint32(0)
		each(r, n, func(p engine.Position) {
			if got := rank.rank(&p); got != next || p.OnBoard() != n {
				t.Fatalf("%s has number %d, want %d", r.FormatPosition(&p), got, next)
			}
			mirror := blank(r).By(engine.North)
			for _, pit := range r.Board().Pits() {
				mirror = mirror.With(pit^8, p.Seeds(pit))
			}
			if got := rank.rank(&mirror); got != next {
				t.Fatalf("the mirror of %s has number %d, want %d", r.FormatPosition(&p), got, next)
			}
			next++
		})
		if next != want || rank.count[n] != want {
			t.Errorf("%d positions with %d seeds, want %d", next, n, want)
		}
	}
	if rank.count[12] != 1352078 {
		t.Errorf("%d positions with 12 seeds", rank.count[12])
	}
}

// plain works out bounds by going over all positions again and again, with whole
// positions in a map and no ranking; most is what a circle may pay.
func plain(r *engine.Rules, seeds, most int) map[engine.Position][2]int {
	bounds := map[engine.Position][2]int{}
	var all []engine.Position
	for n := range seeds + 1 {
		each(r, n, func(p engine.Position) { all = append(all, p) })
	}
	for _, p := range all {
		bounds[p] = [2]int{-most, most}
	}
	for changed := true; changed; {
		changed = false
		for _, p := range all {
			if now := plainBounds(r, p, bounds, most); now != bounds[p] {
				bounds[p], changed = now, true
			}
		}
	}
	return bounds
}

func plainBounds(r *engine.Rules, p engine.Position, bounds map[engine.Position][2]int, most int) [2]int {
	won := func(q engine.Position) int { return q.Seeds(engine.SouthStore) - q.Seeds(engine.NorthStore) }
	settled := p
	r.Settle(&settled)
	if settled.Over() {
		return [2]int{won(settled), won(settled)}
	}
	best := [2]int{-most, -most}
	for _, m := range r.Moves(&p, nil) {
		q := p
		r.Play(&q, m, nil)
		low, high := won(q), won(q)
		if !q.Over() {
			mirror := blank(r)
			for _, pit := range r.Board().Pits() {
				mirror = mirror.With(pit^8, q.Seeds(pit))
			}
			b := bounds[mirror]
			low, high = won(q)-b[1], won(q)-b[0]
		}
		best[0], best[1] = max(best[0], low), max(best[1], high)
	}
	if most > 50 {
		// Beyond what seeds can pay, a bound is none.
		if best[0] < -50 {
			best[0] = -most
		}
		if best[1] > 50 {
			best[1] = most
		}
	}
	return best
}

// TestAgainstPlain compares every bound of small tables with those of the plain
// solver.
func TestAgainstPlain(t *testing.T) {
	for _, name := range variants() {
		seeds, least := 4, 1500
		if !strings.Contains(name, ";") {
			seeds, least = 5, 5000
		}
		r := rules(t, name)
		tab := build(t, r, seeds)
		most := seeds
		if !r.RepetitionSweeps() {
			most = Unbounded
		}
		checked := 0
		for p, want := range plain(r, seeds, most) {
			settled := p
			if r.Settle(&settled); settled.Over() {
				continue
			}
			low, high, ok := tab.Probe(&p)
			n := p.OnBoard()
			if most == seeds {
				// The plain solver lets a circle pay a little more than all seeds.
				want[0], want[1] = max(want[0], -n), min(want[1], n)
			}
			if !ok || low > high || low < want[0] || high > want[1] {
				t.Fatalf("%s %s: bounds %d to %d, plain %d to %d", name, r.FormatPosition(&p), low, high, want[0], want[1])
			}
			if want[0] == want[1] && (low != want[0] || high != want[1]) {
				t.Fatalf("%s %s: bounds %d to %d, plain exactly %d", name, r.FormatPosition(&p), low, high, want[0])
			}
			checked++
		}
		if checked < least {
			t.Errorf("%s: only %d positions were compared", name, checked)
		}
	}
}

// TestBoundsHoldInPlay plays random games from positions of the table: whoever
// follows the lower bound gets at least that much.
func TestBoundsHoldInPlay(t *testing.T) {
	const seeds = 8
	for _, name := range variants() {
		r := rules(t, name)
		tab := build(t, r, seeds)
		rng := rand.New(rand.NewPCG(5, 6))
		for range 300 {
			p := blank(r)
			for range 1 + rng.IntN(seeds) {
				at := r.Board().Pits()[rng.IntN(pits)]
				p = p.With(at, p.Seeds(at)+1)
			}
			if r.Settle(&p); p.Over() {
				continue
			}
			follow(t, tab, p, rng)
		}
	}
}

// follow plays a game in which South follows the table and North plays at
// random. A circle ends it, since the bound then says nothing.
func follow(t *testing.T, tab *Table, p engine.Position, rng *rand.Rand) {
	t.Helper()
	r := tab.Rules()
	start := r.FormatPosition(&p)
	promise, _, _ := tab.Probe(&p)
	for range 200 {
		if p.Over() {
			if got := gain(&p); got < promise {
				t.Fatalf("%s: South has %d after following the table, which promised %d", start, got, promise)
			}
			return
		}
		moves := r.Moves(&p, nil)
		best, least := moves[rng.IntN(len(moves))], -Unbounded-1
		for _, m := range moves {
			q := p
			r.Play(&q, m, nil)
			worth := gain(&q)
			if !q.Over() {
				_, high, _ := tab.Probe(&q)
				worth -= high
			}
			if p.Turn() == engine.South && worth > least {
				best, least = m, worth
			}
		}
		r.Play(&p, best, nil)
	}
}

// TestFile writes a table and reads it, and refuses a spoilt one.
func TestFile(t *testing.T) {
	r := rules(t, "ayoayo")
	tab := build(t, r, 6)
	var b bytes.Buffer
	if _, err := tab.WriteTo(&b); err != nil {
		t.Fatal(err)
	}
	data := b.Bytes()
	back, err := Read(r, bytes.Clone(data))
	if err != nil || back.Seeds() != 6 || !bytes.Equal(back.bounds[6], tab.bounds[6]) {
		t.Fatalf("read back %v, %v", back, err)
	}
	for _, spoil := range []func([]byte) []byte{
		func(d []byte) []byte { d[len(d)/2] ^= 1; return d },
		func(d []byte) []byte { return d[:len(d)-1] },
		func([]byte) []byte { return nil },
	} {
		if _, err := Read(r, spoil(bytes.Clone(data))); err == nil {
			t.Error("a spoilt table was read")
		}
	}
	if _, err := Read(rules(t, "oware"), data); err == nil {
		t.Error("a table of another game was read")
	}
}

// TestChangedRules holds that a table is refused that was built when the rules
// were others, whatever its first line says: tables of one variant are handed
// to all others.
func TestChangedRules(t *testing.T) {
	tables := map[string]*Table{}
	for _, name := range variants() {
		tables[name] = build(t, rules(t, name), 8)
	}
	for was, tab := range tables {
		for is := range tables {
			r := rules(t, is)
			if r.RepetitionSweeps() != tab.rules.RepetitionSweeps() {
				continue // What a circle may pay is not seen one ply ahead.
			}
			var b bytes.Buffer
			(&Table{rules: r, rank: tab.rank, bounds: tab.bounds}).WriteTo(&b)
			_, err := Read(r, b.Bytes())
			same := true
			for n, layer := range tables[is].bounds {
				same = same && bytes.Equal(layer, tab.bounds[n])
			}
			if (err == nil) != same {
				t.Errorf("a table of %s read as one of %s: %v", was, is, err)
			}
		}
	}
}

// TestBuildRefuses holds that what can't be built is said.
func TestBuildRefuses(t *testing.T) {
	stopped, cancel := context.WithCancel(context.Background())
	cancel()
	for _, c := range []struct {
		ctx   context.Context
		rules string
		seeds int
	}{
		{context.Background(), "bao-laps", 4},
		{context.Background(), "namnam", 4},
		{context.Background(), "ayoayo", MaxSeeds + 1},
		{context.Background(), "ayoayo", -1},
		{stopped, "ayoayo", 9},
	} {
		if _, err := Build(c.ctx, rules(t, c.rules), c.seeds, nil); err == nil {
			t.Errorf("%s with %d seeds was built", c.rules, c.seeds)
		}
	}
}

// TestProgress holds that progress grows and ends at the whole.
func TestProgress(t *testing.T) {
	last, whole := 0, 0
	if _, err := Build(context.Background(), rules(t, "oware"), 8, func(done, all int) {
		if done < last {
			t.Errorf("progress went back from %d to %d", last, done)
		}
		last, whole = done, all
	}); err != nil || last != 125970 || whole != last {
		t.Errorf("progress ended at %d of %d, %v", last, whole, err)
	}
}

// BenchmarkBuild measures positions a second, for the tables that are built
// while somebody plays.
func BenchmarkBuild(b *testing.B) {
	for _, name := range []string{"ayoayo", "oware"} {
		r := rules(b, name)
		for _, seeds := range []int{8, 10, 12} {
			b.Run(name+"/"+string(rune('0'+seeds/10))+string(rune('0'+seeds%10)), func(b *testing.B) {
				positions := 0
				for b.Loop() {
					tab := build(b, r, seeds)
					for _, layer := range tab.bounds {
						positions += len(layer)
					}
				}
				b.ReportMetric(float64(positions)/b.Elapsed().Seconds(), "positions/s")
				b.ReportMetric(float64(b.Elapsed()/time.Duration(b.N))/1e9, "s/table")
			})
		}
	}
}

// TestPlan follows plans against every kind of defence: each ply is one fewer
// until seeds leave the board, and what leaves it is what was promised.
func TestPlan(t *testing.T) {
	const seeds = 7
	nobody := func(*engine.Position) bool { return false }
	always := func(int) bool { return false }
	for _, name := range variants() {
		r := rules(t, name)
		tab := build(t, r, seeds)
		rng := rand.New(rand.NewPCG(8, 9))
		long := 0
		for range 100 {
			p := blank(r)
			for range 2 + rng.IntN(seeds-1) {
				at := r.Board().Pits()[rng.IntN(pits)]
				p = p.With(at, p.Seeds(at)+1)
			}
			if r.Settle(&p); p.Over() {
				continue
			}
			low, _, _ := tab.Probe(&p)
			if low == -p.OnBoard() || low == -Unbounded {
				continue // Any circle gives as much.
			}
			text := r.FormatPosition(&p)
			for plies := 1 << 20; ; {
				line := tab.Plan(&p, low, nobody, always)
				if len(line) == 0 || len(line) >= plies {
					t.Fatalf("%s %s: the plan has %d plies, the one before it %d", name, text, len(line), plies)
				}
				plies = len(line)
				long = max(long, plies)
				n := p.OnBoard()
				if r.Play(&p, line[0], nil); p.Over() || p.OnBoard() < n {
					break
				}
				moves := r.Moves(&p, nil)
				r.Play(&p, moves[rng.IntN(len(moves))], nil)
				if plies--; p.Over() || p.OnBoard() < n {
					break
				}
			}
			if p.Over() {
				if got := gain(&p); got < low {
					t.Fatalf("%s %s: the plan gave %d, promised were %d", name, text, got, low)
				}
				continue
			}
			least, most, _ := tab.Probe(&p)
			if p.Turn() == engine.North {
				least = -most
			}
			if gain(&p)+least < low {
				t.Fatalf("%s %s: the plan led to %s, promised were %d", name, text, r.FormatPosition(&p), low)
			}
		}
		if long < 3 {
			t.Errorf("%s: the longest plan has %d plies", name, long)
		}
	}
}
