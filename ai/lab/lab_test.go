package main

import (
	"bytes"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ayoayo/ai/cli"
	"ayoayo/ai/match"
)

// lab runs a command line and returns what it wrote and its exit code.
func lab(args ...string) (out, errs string, code int) {
	var o, e bytes.Buffer
	code = run(args, strings.NewReader(""), &o, &e)
	return o.String(), e.String(), code
}

// expectDone runs a command line that must succeed.
func expectDone(t *testing.T, args ...string) string {
	t.Helper()
	out, errs, code := lab(args...)
	if code != cli.ExitDone {
		t.Fatalf("lab %s: exit code %d, errors %q; want 0", strings.Join(args, " "), code, errs)
	}
	return out
}

func TestHelp(t *testing.T) {
	list := expectDone(t, "help")
	for _, c := range program().Commands {
		if !strings.Contains(list, "lab "+c.Name+" ") {
			t.Errorf("the list lacks %s", c.Name)
		}
		if help := expectDone(t, c.Name, "-h"); !strings.HasPrefix(help, "lab "+c.Name) || len(help) < 200 {
			t.Errorf("lab %s -h says %q", c.Name, help)
		}
	}
}

func TestWrongUse(t *testing.T) {
	for args, want := range map[string]string{
		"ratings -rules ayoayo":                        "-games is missing",
		"ratings -rules ayoayo -games 2 -from 4 -to 4": "-from",
		"tune -rules ayoayo":                           "-games is missing",
		"tune -rules ayoayo -games 0":                  "-games",
		"fair -rules ayoayo":                           "-plies is missing",
		"book -rules ayoayo":                           "-o is missing",
		"table -rules bao-laps -seeds 4":               "-rules",
		"table -rules ayoayo":                          "-seeds is missing",
		"table -rules ayoayo -seeds 99":                "-seeds",
		"table -seeds 4":                               "-rules is missing",
		"champion -games 3":                            "-rules is missing",
		"champion -rules ayoayo -side X":               "-side",
		"champion -rules ayoayo -first A":              "-first",
		"champion -rules ayoayo -side N -first G":      "-first",
	} {
		out, errs, code := lab(strings.Fields(args)...)
		if code != cli.ExitMisuse || out != "" || !strings.Contains(errs, want) {
			t.Errorf("lab %s: exit code %d, output %q, errors %q; want 2, none, and %q", args, code, out, errs, want)
		}
	}
}

func TestTunePrintsWeights(t *testing.T) {
	args := strings.Fields("tune -rules bao-kujifunza -games 4 -nodes 20")
	first := expectDone(t, args...)
	if !strings.HasPrefix(first, "eval.Weights{") || first != expectDone(t, args...) {
		t.Errorf("tune prints %q, or something else the next time", first)
	}
}

// The levels of a round robin are rated, the same each time.
func TestRatings(t *testing.T) {
	args := []string{"ratings", "-rules", "bao-children", "-games", "8", "-others", "2", "-to", "3", "-nodes", "200"}
	first := expectDone(t, args...)
	if again := expectDone(t, args...); again != first {
		t.Errorf("%s and then\n%s", first, again)
	}
	lines := strings.Split(strings.TrimSpace(first), "\n")
	if len(lines) != 3 || !strings.HasPrefix(lines[0], "1\t0\t-\t-\t-\t") {
		t.Fatalf("the ratings are\n%s", first)
	}
	for i, line := range lines {
		if fields := strings.Split(line, "\t"); len(fields) != 7 || fields[4+i] != "-" {
			t.Errorf("line %q; expected seven fields", line)
		}
	}
}

// Ratings are those that the scores stand for.
func TestRatingsFollowFromScores(t *testing.T) {
	r := tournament{from: 1, to: 3}
	r.scores[1][0] = match.Tally{Wins: 7500, Losses: 2500}
	r.scores[2][1] = match.Tally{Wins: 5000, Draws: 5000}
	for i, elo := range r.ratings() {
		if want := []float64{0, 190.8, 381.7}[i]; math.Abs(elo-want) > 1 {
			t.Errorf("level %d is rated %.1f; expected %.1f", i+1, elo, want)
		}
	}
}

// TestTable builds a small table, writes it, and refuses what has none.
func TestTable(t *testing.T) {
	file := filepath.Join(t.TempDir(), "table")
	out := expectDone(t, "table", "-rules", "ayoayo", "-seeds", "6", "-o", file)
	lines := strings.Split(out, "\n")
	if lines[0] != "0\t1\t1" || !strings.HasPrefix(lines[6], "6\t12376\t") {
		t.Errorf("table says %q", out)
	}
	if info, err := os.Stat(file); err != nil || info.Size() < 18564 {
		t.Errorf("the table's file: %v, %v", info, err)
	}
}

// TestChampion has the champion win a few games and reads the sums; on the other
// side it wins all those that begin with a move that loses, and of others it
// can't win all, which is no failure.
func TestChampion(t *testing.T) {
	out := expectDone(t, "champion", "-rules", "bao-kujifunza", "-games", "6")
	if !strings.HasPrefix(out, "6 games\t6 wins\t0 draws\t0 losses\t") {
		t.Errorf("champion says %q", out)
	}
	out = expectDone(t, "champion", "-rules", "bao-kujifunza", "-games", "1", "-side", "N")
	if !strings.HasPrefix(out, "1 games\t") {
		t.Errorf("champion says %q", out)
	}
	out = expectDone(t, "champion", "-rules", "bao-kujifunza", "-games", "3", "-side", "N", "-first", "A1>")
	if !strings.HasPrefix(out, "3 games\t3 wins\t") || !strings.HasSuffix(out, "certain in 3, after 1.0 plies\n") {
		t.Errorf("champion says %q", out)
	}
}

// TestBook makes a book and compares it with the one that is shipped.
func TestBook(t *testing.T) {
	file := filepath.Join(t.TempDir(), "book")
	expectDone(t, "book", "-rules", "bao-kujifunza", "-memory", "16", "-o", file)
	made, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	shipped, err := os.ReadFile("../prove/book/bao-kujifunza.book")
	if err != nil || string(made) != string(shipped) {
		t.Errorf("the book is not the one that is shipped (%v): make the books anew, ./build.sh prove books", err)
	}
}
