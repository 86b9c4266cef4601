package main

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"ayoayo/ai/cli"
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
	if code != cli.ExitDone || strings.Count(errs, "\n") != 9 || !strings.HasPrefix(errs, "ayo match: 10 of 100 games: ") {
		t.Errorf("exit code %d, %q; want nine reports", code, errs)
	}
}

func TestMatchInEveryGame(t *testing.T) {
	for _, key := range cli.RuleKeys() {
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
	var records []string
	for first, rest := engine.CutRecord(string(text)); first != ""; first, rest = engine.CutRecord(rest) {
		records = append(records, first)
	}
	records = records[1:]
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
func afterOpening(t *testing.T, text string) engine.Position {
	t.Helper()
	rec, err := engine.ParseRecord(text)
	if err != nil {
		t.Fatal(err)
	}
	return rec.Game.After(6)
}
