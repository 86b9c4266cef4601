//go:build !js

package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"ayoayo/ai/cli"
)

// outsideProgram as its first argument makes the test program one that plays a
// match, in the manner that the second says.
const outsideProgram = "outside-program"

func TestMain(m *testing.M) {
	if len(os.Args) > 2 && os.Args[1] == outsideProgram {
		os.Exit(playOutside(os.Args[2]))
	}
	os.Exit(m.Run())
}

// playOutside is "ayo engine" or one of its faulty kin.
func playOutside(manner string) int {
	switch manner {
	case "sound":
		return run([]string{"engine"}, os.Stdin, os.Stdout, os.Stderr)
	}
	var word string
	for {
		if _, err := fmt.Scan(&word); err != nil {
			return 0
		}
		switch word {
		case "uci":
			fmt.Println("uciok")
		case "isready":
			fmt.Println("readyok")
		case "go":
			switch manner {
			case "dies":
				fmt.Fprintln(os.Stderr, "out of memory")
				return 3
			case "illegal":
				fmt.Println("bestmove X9")
			case "resigns":
				fmt.Println("bestmove")
			}
		case "quit":
			if manner == "silent" {
				time.Sleep(time.Hour) // It must be killed.
			}
			return 0
		}
	}
}

// outside is the SPEC of an outside program.
func outside(manner string) string {
	return "cmd:" + os.Args[0] + " " + outsideProgram + " " + manner
}

func TestMatchAgainstAnOutsideProgram(t *testing.T) {
	out := expectDone(t, "", "match", "-rules", "bao-laps", "-a", "nodes:200", "-b", outside("sound"), "-nodes", "200", "-games", "6")
	if f := fields(out); f["games"] != "6" || f["forfeits"] != "" {
		t.Errorf("%s\nwant 6 games, none forfeited", out)
	}
}

func TestAProgramThatFailsLosesItsGames(t *testing.T) {
	for manner, reason := range map[string]string{
		"dies":    "out of memory",
		"illegal": `"X9" is not a pit`,
		"resigns": `bestmove: "-"`,
	} {
		file := filepath.Join(t.TempDir(), "games.txt")
		out, errs, code := ayo("", "match", "-rules", "oware", "-a", outside(manner), "-b", "depth:1", "-depth", "1", "-games", "3", "-records", file)
		f := fields(out)
		if code != cli.ExitDone || f["losses"] != "3" || f["forfeits"] != "3" || strings.Count(errs, reason) != 3 {
			t.Errorf("%s: exit code %d, %q\n%s\nwant 3 forfeits for %q", manner, code, errs, out, reason)
		}
		if got := expectDone(t, "", "replay", file); strings.Count(got, "resigned") != 3 {
			t.Errorf("%s: records replay to %q", manner, got)
		}
	}
}
