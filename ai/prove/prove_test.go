package prove

import (
	"bytes"
	"strings"
	"testing"

	"ayoayo/ai/prove/verify"
	"ayoayo/engine"
	"ayoayo/engine/enginetest"
)

func rules(t testing.TB, s string) *engine.Rules {
	t.Helper()
	r := enginetest.Rules(t, s)
	return r
}

// certify proves a claim, writes the certificate and has it checked.
func certify(t *testing.T, s *Prover, p engine.Position, c Claim) *Certificate {
	t.Helper()
	strategy, err := s.Strategy(p, c, 2_000_000)
	if err != nil {
		t.Fatal(err)
	}
	cert, err := strategy.Certificate(p)
	if err != nil {
		t.Fatal(err)
	}
	var text bytes.Buffer
	if _, err := cert.WriteTo(&text); err != nil {
		t.Fatal(err)
	}
	found, err := verify.Check(&text)
	if err != nil {
		t.Fatalf("%s %s: %v", cert.Rules, c, err)
	}
	if found.Replies != len(cert.Lines) || found.Claim != c.String() && !cert.Round {
		t.Errorf("the checker saw %+v of %d lines", found, len(cert.Lines))
	}
	return cert
}

// TestStartsAreProven proves who wins from the start where that takes a moment.
func TestStartsAreProven(t *testing.T) {
	for _, name := range []string{"ayoayo", "ayoayo;leftovers=side", "ayoayo;win=majority", "bao-kujifunza", "bao-laps;capturer=taken"} {
		r := rules(t, name)
		cert := certify(t, New(r, 1<<19), r.Start(), Claim{Side: engine.South})
		t.Logf("%s: %d replies", name, len(cert.Lines))
	}
}

// small are positions with few seeds, in which everything can be tried.
func small(t *testing.T, r *engine.Rules, seed uint64) engine.Position {
	t.Helper()
	b := r.Board()
	p := r.Start()
	for ply := 0; ply < 400 && !p.Over(); ply++ {
		if b.Stores && p.OnBoard() <= 5 {
			return p
		}
		moves := r.Moves(&p, nil)
		seed = seed*6364136223846793005 + 1442695040888963407
		r.Play(&p, moves[int(seed>>33)%len(moves)], nil)
	}
	return p
}

// attractor finds the positions from which a claim can be forced, by going over
// all positions that can be reached until nothing changes.
func attractor(r *engine.Rules, start engine.Position, c Claim) map[engine.Position]bool {
	after := map[engine.Position][]engine.Position{}
	var reach func(p engine.Position)
	reach = func(p engine.Position) {
		if _, seen := after[p]; seen {
			return
		}
		after[p] = []engine.Position{}
		for _, m := range r.Moves(&p, nil) {
			q := p
			r.Play(&q, m, nil)
			after[p] = append(after[p], q)
			reach(q)
		}
	}
	reach(start)
	won := map[engine.Position]bool{}
	for changed := true; changed; {
		changed = false
		for p, next := range after {
			if won[p] {
				continue
			}
			good := 0
			for _, q := range next {
				if won[q] {
					good++
				}
			}
			if p.Over() && c.met(p.Winner()) || !p.Over() && (p.Turn() == c.Side && good > 0 || p.Turn() != c.Side && good == len(next)) {
				won[p], changed = true, true
			}
		}
	}
	return won
}

// TestAgainstAttractor compares with a solver that goes over all positions of
// small endings, circles included.
func TestAgainstAttractor(t *testing.T) {
	verdicts := map[Status]int{}
	for _, sp := range engine.Specs() {
		if sp.Rounds || !sp.Stores {
			continue
		}
		r := rules(t, sp.Key)
		for seed := range uint64(12) {
			p := small(t, r, seed)
			if p.Over() {
				continue
			}
			for _, c := range []Claim{{engine.South, false}, {engine.North, false}, {engine.South, true}, {engine.North, true}} {
				won := attractor(r, p, c)
				s := New(r, 1<<12)
				got := s.Prove(p, c, 1_000_000)
				if (got == Proven) != won[p] || got == Open {
					t.Errorf("%s %s: %s is %s, all positions say %v", sp.Key, r.FormatPosition(&p), c, got, won[p])
				}
				verdicts[got]++
				tried := 0
				for q := range won {
					if tried++; tried > 100 {
						break
					}
					if got := s.Prove(q, c, 1_000_000); got != Proven {
						t.Errorf("%s %s: %s is %s, all positions say proven", sp.Key, r.FormatPosition(&q), c, got)
					}
				}
			}
		}
	}
	if verdicts[Proven] < 15 || verdicts[Refuted] < 15 {
		t.Errorf("verdicts %v; the endings prove little", verdicts)
	}
}

// TestLimits holds that a search keeps to its nodes and can be stopped.
func TestLimits(t *testing.T) {
	r := rules(t, "oware")
	s := New(r, 1<<12)
	if v := s.Prove(r.Start(), Claim{Side: engine.South}, 5000); v != Open || s.Nodes() > 5000 {
		t.Errorf("%s after %d nodes", v, s.Nodes())
	}
	s.StopWhen(func() bool { return true })
	before := s.Nodes()
	if v := s.Prove(r.Start(), Claim{Side: engine.South}, 1_000_000); v != Open || s.Nodes()-before > 2048 {
		t.Errorf("%s after %d more nodes", v, s.Nodes()-before)
	}
}

// TestVerifyRefuses spoils a certificate in every way that a checker must see.
func TestVerifyRefuses(t *testing.T) {
	r := rules(t, "bao-kujifunza")
	cert := certify(t, New(r, 1<<16), r.Start(), Claim{Side: engine.South})
	var text strings.Builder
	if _, err := cert.WriteTo(&text); err != nil {
		t.Fatal(err)
	}
	good := text.String()
	lines := strings.SplitAfter(good, "\n")
	without := strings.Join(append(append([]string{}, lines[:5]...), lines[6:]...), "")
	for _, c := range []struct{ name, text, want string }{
		{"empty", "", "line 1: the certificate is empty"},
		{"no claim", "bao-kujifunza\tstart\n", "line 1: 2 fields"},
		{"a false claim", strings.Replace(good, "S wins", "N wins", 1), "the certificate gives no move"},
		{"an unknown claim", strings.Replace(good, "S wins", "S loses", 1), "line 1: claim \"S loses\""},
		{"a missing reply", without, "the certificate gives no move"},
		{"a reply twice", strings.Replace(good, lines[3], lines[3]+lines[3], 1), "line 5: the lines are not sorted"},
		{"another game", strings.Replace(good, "bao-kujifunza", "bao-laps", 1), "line 2: position: "},
		{"a superfluous reply", good + "9,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0/54,0,0,0,0,0,0,0 0,0 S\tA1>\n", "does not arise"},
		{"noise", strings.Repeat("x", 1<<20), "line 1 is longer than 4096 bytes"},
		{"a long reply", good + strings.Repeat("9", 5000), "is longer than 4096 bytes"},
		{"an empty line", strings.Replace(good, lines[3], lines[3]+"\n", 1), "line 5: the line is empty"},
		{"empty lines at the end", good + "\r\n", ": the line is empty"},
	} {
		if _, err := verify.Check(strings.NewReader(c.text)); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: got %v, want %q", c.name, err, c.want)
		}
	}
}

// TestVerifyReadsWhatEditorsWrite holds that marks and line ends of editors change
// nothing.
func TestVerifyReadsWhatEditorsWrite(t *testing.T) {
	r := rules(t, "bao-kujifunza")
	var text strings.Builder
	if _, err := certify(t, New(r, 1<<16), r.Start(), Claim{Side: engine.South}).WriteTo(&text); err != nil {
		t.Fatal(err)
	}
	plain, err := verify.Check(strings.NewReader(text.String()))
	if err != nil {
		t.Fatal(err)
	}
	edited, err := verify.Check(strings.NewReader("\ufeff" + strings.ReplaceAll(text.String(), "\n", "\r\n")))
	if err != nil || edited != plain {
		t.Errorf("%+v, %v; expected %+v", edited, err, plain)
	}
}

// BenchmarkProve measures nodes a second, with the table of a phone.
func BenchmarkProve(b *testing.B) {
	for _, name := range []string{"ayoayo", "bao-laps", "bao-children", "namnam"} {
		r := rules(b, name)
		b.Run(name, func(b *testing.B) {
			nodes := int64(0)
			for b.Loop() {
				s := New(r, 1<<18)
				s.Prove(r.Start(), Claim{Side: engine.South}, 100_000)
				nodes += s.Nodes()
			}
			b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
		})
	}
}

// TestRoundsAreDetermined holds that in endings of a first round, where a circle
// ends it by its own rule, no more than one of two opposite claims is proven, and
// that the checker agrees.
func TestRoundsAreDetermined(t *testing.T) {
	r := rules(t, "namnam")
	decided := 0
	for seed := range uint64(40) {
		p := r.Start()
		for p.OnBoard() > 16 && p.Starter() == engine.South && p.Phase() == engine.Sow {
			moves := r.Moves(&p, nil)
			seed = seed*6364136223846793005 + 1442695040888963407
			r.Play(&p, moves[int(seed>>33)%len(moves)], nil)
		}
		s := NewRound(r, 1<<14)
		if _, over := s.decided(&p); over {
			continue
		}
		for _, c := range []Claim{{engine.South, false}, {engine.North, false}} {
			win := s.Prove(p, c, 20_000)
			draw := s.Prove(p, Claim{Side: c.Side.Other(), Draw: true}, 20_000)
			if win != Open && win == draw {
				t.Errorf("%s: %s is %s, and that the other side draws is %s", r.FormatPosition(&p), c, win, draw)
			}
			if win != Open && draw != Open {
				decided++
			}
			if win == Proven {
				certify(t, s, p, c)
			}
		}
	}
	if decided < 20 {
		t.Errorf("%d claims were decided; that shows little", decided)
	}
}
