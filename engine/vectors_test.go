package engine_test

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"testing"

	"ayoayo/engine"
)

// mustRules parses a rule-set string that a test relies on.
func mustRules(t testing.TB, s string) *engine.Rules {
	t.Helper()
	r, err := engine.ParseRules(s)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// lines calls visit with every line of a file and its number.
func lines(t *testing.T, name string, visit func(n int, line string)) {
	t.Helper()
	f, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	sc := bufio.NewScanner(f)
	sc.Buffer(nil, 1<<20)
	for n := 1; sc.Scan(); n++ {
		visit(n, sc.Text())
	}
	if err := sc.Err(); err != nil {
		t.Fatal(err)
	}
}

// TestPerftVectors compares counts and digests with those of the independent
// program that made testdata/perft.tsv.
func TestPerftVectors(t *testing.T) {
	seen := 0
	lines(t, "testdata/perft.tsv", func(n int, line string) {
		if strings.HasPrefix(line, "#") {
			return
		}
		f := strings.Split(line, "\t")
		r := mustRules(t, f[0])
		p := r.Start()
		if f[1] != "start" {
			var err error
			if p, err = r.ParsePosition(f[1]); err != nil {
				t.Errorf("line %d: %v", n, err)
				return
			}
		}
		var depth int
		fmt.Sscan(f[2], &depth)
		count, digest := r.Perft(p, depth)
		if got := fmt.Sprintf("%d\t%016x", count, digest); got != f[3]+"\t"+f[4] {
			t.Errorf("line %d: %s %s depth %d: got %s, want %s %s", n, f[0], f[1], depth, got, f[3], f[4])
		}
		seen++
	})
	if seen < 1600 {
		t.Errorf("%d vectors read; the file holds more than 1,600", seen)
	}
}

// vectorGame is a line of testdata/games.jsonl.
type vectorGame struct {
	Rules     string
	Start     string
	Moves     []string
	Positions []string
	Result    *string
	End       string
}

// TestGameVectors replays the whole games of testdata/games.jsonl.
func TestGameVectors(t *testing.T) {
	seen := 0
	lines(t, "testdata/games.jsonl", func(n int, line string) {
		var v vectorGame
		if err := json.Unmarshal([]byte(line), &v); err != nil {
			t.Fatalf("line %d: %v", n, err)
		}
		if err := v.replay(); err != nil {
			t.Errorf("line %d: %s: %v", n, v.Rules, err)
		}
		seen++
	})
	if seen < 290 {
		t.Errorf("%d games read; the file holds more than 290", seen)
	}
}

// replay plays the game and compares positions, result and end.
func (v vectorGame) replay() error {
	r, err := engine.ParseRules(v.Rules)
	if err != nil {
		return err
	}
	g := engine.NewGame(r)
	if v.Start != "" {
		p, err := r.ParsePosition(v.Start)
		if err != nil {
			return err
		}
		g = engine.NewGameFrom(r, p)
	}
	for i, s := range v.Moves {
		m, err := r.ParseMove(s)
		if err != nil {
			return fmt.Errorf("ply %d: %w", i+1, err)
		}
		if _, err := g.Play(m); err != nil {
			return fmt.Errorf("ply %d: %w", i+1, err)
		}
		p := g.Position()
		if got := r.FormatPosition(&p); i < 6 && got != v.Positions[i] {
			return fmt.Errorf("after ply %d: got %s, want %s", i+1, got, v.Positions[i])
		}
	}
	p := g.Position()
	if got, want := r.FormatPosition(&p), v.Positions[len(v.Positions)-1]; got != want {
		return fmt.Errorf("at the end: got %s, want %s", got, want)
	}
	return v.checkEnd(g)
}

// checkEnd compares how the game ended.
func (v vectorGame) checkEnd(g *engine.Game) error {
	end, result := "unfinished", "null"
	if res, over := g.Result(); over {
		end, result = "end", res.Winner.String()
		if res.Winner == engine.Nobody {
			result = "draw"
		}
		if res.End == engine.EndRepetition {
			end = "repetition"
		}
	}
	want := "null"
	if v.Result != nil {
		want = *v.Result
	}
	if end != v.End || result != want {
		return fmt.Errorf("got result %s by %s, want %s by %s", result, end, want, v.End)
	}
	return nil
}
