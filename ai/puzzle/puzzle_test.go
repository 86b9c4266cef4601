package puzzle

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"ayoayo/engine"
)

var proveAll = flag.Bool("all", false, "prove all puzzles anew, not a sample of them")

// shipped is the file that the program shows.
func shipped(t *testing.T) string {
	t.Helper()
	file, err := os.ReadFile(filepath.Join("..", "..", "game", "puzzles", "puzzles.txt"))
	if err != nil {
		t.Fatal(err)
	}
	return string(file)
}

// There are enough of each rule-set, none twice, each as it is written, with the themes
// that it has; and all of them are small.
func TestShippedPuzzles(t *testing.T) {
	file := shipped(t)
	if len(file) > 200<<10 {
		t.Errorf("the file has %d bytes, more than 200 KB", len(file))
	}
	lines, about := 0, map[Theme]int{}
	for _, spec := range engine.Specs() {
		list, seen := Of(file, spec.Key), map[engine.Position]bool{}
		want := 100
		if spec.Key == "ayoayo" || spec.Key == "oware" {
			want = 500
		}
		if len(list) < want {
			t.Errorf("%s has %d puzzles, want %d", spec.Key, len(list), want)
		}
		lines += len(list)
		for _, line := range list {
			z, err := Parse(line)
			if err != nil {
				t.Fatalf("%s: %v", line, err)
			}
			if z.Format() != line || seen[z.Position] {
				t.Errorf("%s: it is written %s; a second time: %v", line, z.Format(), seen[z.Position])
			}
			seen[z.Position] = true
			if found := z.Find(); !slices.Equal(found, z.Themes) {
				t.Errorf("%s: its themes are %v", line, found)
			}
			for _, theme := range z.Themes {
				about[theme]++
			}
		}
	}
	if all := strings.Count(file, "\n"); all != lines {
		t.Errorf("%d lines are of no rule-set", all-lines)
	}
	t.Log(lines, "puzzles,", len(file), "bytes;", about)
}

// A sample of the puzzles is proven anew, another one each time; with -all all are.
func TestShippedPuzzlesAreProven(t *testing.T) {
	const sample = 8
	file, seed := shipped(t), rand.Uint64()
	t.Log("sample", seed)
	random := rand.New(rand.NewPCG(seed, 0))
	for _, spec := range engine.Specs() {
		r, _ := engine.ParseRules(spec.Key)
		prover, lines := NewProver(r, CheckNodes), Of(file, spec.Key)
		if !*proveAll {
			random.Shuffle(len(lines), func(i, j int) { lines[i], lines[j] = lines[j], lines[i] })
			lines = lines[:min(sample, len(lines))]
		}
		for _, line := range lines {
			z, err := Parse(line)
			if err == nil {
				err = prover.Check(&z)
			}
			if err != nil {
				t.Errorf("%s: %v", line, err)
			}
		}
	}
}

// What is no puzzle is told from one: another move, another goal, other themes, and a line
// that ends with a reply.
func TestFalsePuzzlesAreFound(t *testing.T) {
	r, _ := engine.ParseRules("ayoayo")
	prover := NewProver(r, CheckNodes)
	for _, line := range Of(shipped(t), "ayoayo")[:20] {
		z, err := Parse(line)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range r.Moves(&z.Position, nil) {
			if other := z; m != z.Line[0] {
				other.Line = []engine.Move{m}
				if other.Themes = other.Find(); prover.Check(&other) == nil {
					t.Errorf("%s: %s is proven too", line, r.FormatMove(m))
				}
			}
		}
		other := z
		other.Goal = 1 - other.Goal
		if prover.Check(&other) == nil {
			t.Errorf("%s: %s is proven too", line, other.Goal)
		}
		other = z
		other.Themes = append(slices.Clone(z.Themes), Feed)
		if prover.Check(&other) == nil {
			t.Errorf("%s: themes that it has not are taken", line)
		}
		if len(z.Line) > 1 {
			other = z
			other.Line = z.Line[:len(z.Line)-1]
			if at := other.after(z.Line[0]); at.Turn() == engine.North && len(other.Line) == 2 && prover.Check(&other) == nil {
				t.Errorf("%s: it may end with a reply", line)
			}
		}
	}
}

// The same seed makes the same puzzles, another one others.
func TestPuzzlesAreMadeFromASeed(t *testing.T) {
	made := func(seed uint64) (list []string) {
		r, _ := engine.ParseRules("bao-laps")
		m := NewMaker(r, 5_000, seed)
		for len(list) < 5 {
			if err := m.Game(func(z Puzzle) { list = append(list, z.Format()) }); err != nil {
				t.Fatal(err)
			}
		}
		return list
	}
	first := made(1)
	if again := made(1); !slices.Equal(first, again) {
		t.Errorf("from the same seed come %v and %v", first, again)
	}
	if other := made(2); slices.Equal(first, other) {
		t.Error("from another seed come the same")
	}
}

// The puzzle of the day is another one each day, and each comes up.
func TestToday(t *testing.T) {
	for _, n := range []int{1, 100, 500, 7919} {
		seen := map[int]bool{}
		for day := range n {
			at := Today(20_000+day, n)
			if at < 0 || at >= n {
				t.Fatalf("on day %d of %d it is %d", day, n, at)
			}
			seen[at] = true
		}
		if want := n; n != 7919 && len(seen) != want {
			t.Errorf("%d of %d come up", len(seen), n)
		}
	}
}

func TestParseRefuses(t *testing.T) {
	good := Of(shipped(t), "ayoayo")[0]
	for i := range fields {
		part := strings.Split(good, "\t")
		part[i] = "x y"
		if _, err := Parse(strings.Join(part, "\t")); err == nil && i != 3 && i != 5 {
			t.Errorf("%v is taken", part)
		}
	}
	if _, err := Parse("ayoayo"); err == nil || !strings.Contains(fmt.Sprint(err), "fields") {
		t.Errorf("%v", err)
	}
}
