package main

import (
	"fmt"
	"math"
	"os"
	"strings"
	"testing"

	"ayoayo/engine"
)

// fields reads the lines of a match's output.
func fields(out string) map[string]string {
	m := map[string]string{}
	for line := range strings.SplitSeq(strings.TrimSpace(out), "\n") {
		name, value, _ := strings.Cut(line, "\t")
		m[name] = value
	}
	return m
}

func TestMatchIsRepeatable(t *testing.T) {
	args := strings.Fields("match -rules oware -a nodes:300 -b random -games 8 -openings 4 -seed 5")
	first := expectDone(t, "", args...)
	if second := expectDone(t, "", args...); first != second {
		t.Errorf("%s\nthen\n%s", first, second)
	}
	f := fields(first)
	if f["games"] != "8" || f["wins"] < "6" {
		t.Errorf("%s\nwant 8 games and most of them won", first)
	}
}

func TestALongMatchTellsHowItStands(t *testing.T) {
	_, errs, code := ayo("", strings.Fields("match -rules bao-kujifunza -a random -b random -games 100 -openings 2")...)
	if code != exitDone || strings.Count(errs, "\n") != 9 || !strings.HasPrefix(errs, "ayo match: 10 of 100 games: ") {
		t.Errorf("exit code %d, %q; want nine reports", code, errs)
	}
}

func TestMatchInEveryGame(t *testing.T) {
	for _, key := range ruleKeys() {
		out := expectDone(t, "", "match", "-rules", key, "-a", "random", "-b", "depth:1", "-games", "2")
		if fields(out)["games"] != "2" {
			t.Errorf("%s: %s", key, out)
		}
	}
}

func TestMatchRecordsReplay(t *testing.T) {
	file := writeFile(t, "games.txt", "[Rules \"oware\"]\n\n1. F *\n\n")
	out := expectDone(t, "", "match", "-rules", "ayoayo;capturer=stays", "-a", "depth:2", "-b", "random", "-games", "6", "-openings", "3", "-records", file)
	results := strings.Split(strings.TrimSpace(expectDone(t, "", "replay", file)), "\n")
	if len(results) != 7 {
		t.Fatalf("%d records, want the one before and 6", len(results))
	}
	results = results[1:]
	wins := 0
	for i, line := range results {
		a := [2]string{"S", "N"}[i%2]
		if strings.Split(line, "\t")[1] == a {
			wins++
		}
	}
	if got := fields(out)["wins"]; got != fmt.Sprint(wins) {
		t.Errorf("a won %s games, %d in the records", got, wins)
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	records := splitRecords(text)[1:]
	for i := 0; i < 6; i += 2 {
		if afterOpening(t, records[i]) != afterOpening(t, records[i+1]) {
			t.Errorf("games %d and %d do not share their opening", i+1, i+2)
		}
	}
	if afterOpening(t, records[0]) == afterOpening(t, records[2]) {
		t.Error("the first two openings are one")
	}
}

// afterOpening is the position after the opening of a record.
func afterOpening(t *testing.T, p part) engine.Position {
	t.Helper()
	rec, err := engine.ParseRecord(p.text)
	if err != nil {
		t.Fatal(err)
	}
	return rec.Game.After(6)
}

func TestOpeningsAreEvenAndDiffer(t *testing.T) {
	r, err := engine.ParseRules("oware")
	if err != nil {
		t.Fatal(err)
	}
	found := findOpenings(r, 10, 6, 1)
	seen := map[engine.Position]bool{}
	for _, moves := range found {
		g := engine.NewGame(r)
		for _, m := range moves {
			if _, err := g.Play(m); err != nil {
				t.Fatal(err)
			}
		}
		if off := imbalance(g); off > even {
			t.Errorf("%v is %d off", moves, off)
		}
		seen[g.Position()] = true
	}
	if len(found) != 10 || len(seen) != 10 {
		t.Errorf("%d openings with %d positions, want 10", len(found), len(seen))
	}
	if start := findOpenings(r, 3, 0, 1); len(start) != 1 || len(start[0]) != 0 {
		t.Errorf("openings of no plies: %v; want the start alone", start)
	}
}

func TestTally(t *testing.T) {
	for _, c := range []struct {
		tally
		score, low, high float64
		elo              string
	}{
		{tally{wins: 10}, 1, 0.7225, 1, "+inf"},
		{tally{losses: 10}, 0, 0, 0.2775, "-inf"},
		{tally{wins: 60, draws: 20, losses: 20}, 0.7, 0.6042, 0.7811, "+147"},
		{tally{draws: 4}, 0.5, 0.15, 0.85, "+0"},
	} {
		low, high := c.interval()
		near := func(a, b float64) bool { return math.Abs(a-b) < 5e-4 }
		if !near(c.tally.score(), c.score) || !near(low, c.low) || !near(high, c.high) || elo(c.tally.score()) != c.elo {
			t.Errorf("%+v: %v, %v to %v, %s", c.tally, c.tally.score(), low, high, elo(c.tally.score()))
		}
	}
}

// The levels of a round robin are rated, the same each time.
func TestRatings(t *testing.T) {
	args := []string{"ratings", "-rules", "bao-children", "-games", "8", "-others", "2", "-to", "3", "-nodes", "200"}
	first := expectDone(t, "", args...)
	if again := expectDone(t, "", args...); again != first {
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
	r.scores[1][0] = tally{wins: 7500, losses: 2500}
	r.scores[2][1] = tally{wins: 5000, draws: 5000}
	for i, elo := range r.ratings() {
		if want := []float64{0, 190.8, 381.7}[i]; math.Abs(elo-want) > 1 {
			t.Errorf("level %d is rated %.1f; expected %.1f", i+1, elo, want)
		}
	}
}
