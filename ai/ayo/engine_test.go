package main

import (
	"bufio"
	"fmt"
	"io"
	"strings"
	"testing"
	"time"
	"unicode"

	"ayoayo/ai/cli"
	"ayoayo/engine"
)

// talk gives all of a conversation's input at once and returns the output.
func talk(t testing.TB, in string) []string {
	t.Helper()
	out, errs, code := ayo(in, "engine")
	if code != cli.ExitDone || errs != "" {
		t.Fatalf("exit code %d, %q", code, errs)
	}
	return strings.Split(strings.TrimRight(out, "\n"), "\n")
}

// conversation is one in which each side waits for the other.
type conversation struct {
	t   *testing.T
	in  *io.PipeWriter
	out chan string
	end chan int
}

func converse(t *testing.T) *conversation {
	inRead, inWrite := io.Pipe()
	outRead, outWrite := io.Pipe()
	c := &conversation{t, inWrite, make(chan string, 10_000), make(chan int, 1)}
	go func() {
		c.end <- run([]string{"engine"}, inRead, outWrite, io.Discard)
		outWrite.Close()
	}()
	go func() {
		defer close(c.out)
		for sc := bufio.NewScanner(outRead); sc.Scan(); {
			c.out <- sc.Text()
		}
	}()
	t.Cleanup(func() { inWrite.Close() })
	return c
}

func (c *conversation) say(line string) {
	c.t.Helper()
	if _, err := io.WriteString(c.in, line+"\n"); err != nil {
		c.t.Fatal(err)
	}
}

// hear waits for a line that begins with some text.
func (c *conversation) hear(prefix string) string {
	c.t.Helper()
	for line := range c.out {
		if strings.HasPrefix(line, prefix) {
			return line
		}
	}
	c.t.Fatalf("the end came before %q", prefix)
	return ""
}

func TestIntroduction(t *testing.T) {
	lines := talk(t, "uci\nisready\n")
	if n := len(lines); !strings.HasPrefix(lines[0], "id name ") || lines[n-2] != "uciok" || lines[n-1] != "readyok" {
		t.Errorf("%q; want id first, uciok and readyok last", lines)
	}
	if !strings.Contains(strings.Join(lines, "\n"), "option name Rules type string default ayoayo") {
		t.Error("the option Rules is not told")
	}
}

func TestSearches(t *testing.T) {
	for name, c := range map[string]struct{ in, want string }{
		"from the start":     {"go depth 3", "bestmove "},
		"forced":             {"setoption name Rules value oware\nposition fen 0,0,0,0,0,2/1,2,0,0,0,1 20,22 S\ngo nodes 100", "bestmove F"},
		"after moves":        {"setoption name rules value oware\nposition fen 0,0,0,0,0,2/1,2,0,0,0,1 20,22 S moves F\ngo", "bestmove 0000"},
		"joined moves":       {"setoption name Rules value oware\nposition startpos moves FeCc\ngo depth 1", "bestmove "},
		"both ways":          {"setoption name Rules value bao-kujifunza\nposition startpos moves C1>\ngo depth 1", "bestmove "},
		"over":               {"setoption name Rules value oware\nposition fen 0,0,0,0,0,0/0,0,0,0,0,0 30,18 S\ngo infinite", "bestmove 0000"},
		"a level":            {"setoption name Level value 1\ngo", "bestmove "},
		"endless, input out": {"go infinite", "bestmove "},
		"ponder":             {"go ponder\nstop", "bestmove "},
		"quit meanwhile":     {"go depth 100\nquit", "bestmove "},
		"stop meanwhile":     {"go depth 100\nstop", "bestmove "},
	} {
		lines := talk(t, c.in+"\n")
		last := lines[len(lines)-1]
		if !strings.HasPrefix(last, c.want) || len(last) <= len("bestmove ") {
			t.Errorf("%s: %q; want %q last", name, lines, c.want)
		}
	}
}

func TestInfoLines(t *testing.T) {
	lines := talk(t, "setoption name MultiPV value 2\ngo depth 2\n")
	if len(lines) != 5 {
		t.Fatalf("%q; want two lines for each of two depths and bestmove", lines)
	}
	for i, want := range []string{"info depth 1 multipv 1 score cp ", "info depth 1 multipv 2 ", "info depth 2 multipv 1 ", "info depth 2 multipv 2 "} {
		if !strings.HasPrefix(lines[i], want) || !strings.Contains(lines[i], " nodes ") ||
			!strings.Contains(lines[i], " nps ") || !strings.Contains(lines[i], " pv ") {
			t.Errorf("%q; want %q and nodes, nps, pv", lines[i], want)
		}
	}
	best := strings.TrimPrefix(lines[4], "bestmove ")
	if !strings.Contains(lines[2]+" ", " pv "+best+" ") {
		t.Errorf("%q after %q; want the first move of the best line", lines[4], lines[2])
	}
}

// A search without an end holds its move back until stop, while the program
// goes on answering.
func TestStop(t *testing.T) {
	c := converse(t)
	c.say("position startpos")
	c.say("go infinite")
	c.hear("info depth")
	c.say("isready")
	c.hear("readyok")
	c.say("go depth 1") // waits
	c.say("stop")
	c.hear("bestmove ")
	c.hear("bestmove ")
	c.say("position startpos moves C") // at once, as programs do
	c.say("go depth 2")
	c.hear("bestmove ")
	c.say("quit")
	if code := <-c.end; code != cli.ExitDone {
		t.Errorf("exit code %d", code)
	}
}

// What comes during a search with limits is done after it, not lost.
func TestInstructionsWait(t *testing.T) {
	lines := talk(t, "go depth 7\nsetoption name Rules value oware\nposition startpos moves F\ngo depth 1\nsetoption name Level value 77\n")
	var told []string
	for _, line := range lines {
		if strings.HasPrefix(line, "bestmove") || strings.HasPrefix(line, "info string") {
			told = append(told, line)
		}
	}
	if len(told) != 3 || told[0] < "bestmove A" || told[0] > "bestmove F" || told[1] < "bestmove a" || !strings.Contains(told[2], "Level") {
		t.Errorf("%q; want a move of South's, one of North's, and a complaint", told)
	}
}

func TestBadInputIsAnsweredInALine(t *testing.T) {
	for _, in := range []string{
		"hello", "uci now", "isready?", "stop", "ponderhit", "ucinewgame x", "setoption", "setoption name", "setoption name Rules", "setoption name Rules value chess",
		"setoption name Hash value 16", "setoption name Level value 11", "setoption name MultiPV value 0", "setoption name Seed value x",
		"position", "position here", "position fen", "position fen 1,2,3", "position startpos moves X", "position startpos moves a",
		"position startposmoves C", "position fen 4,4,4,4,4,5/4,4,4,4,4,4 0,0 S", "\x00\xff", "position fen 5,4,4,4,4,4/4,4,4,4,4,4 0,0 S moves",
	} {
		lines := talk(t, in+"\n")
		if len(lines) != 1 || !strings.HasPrefix(lines[0], "info string ") || len(lines[0]) < len("info string ")+10 {
			t.Errorf("%q is answered by %q; want one info string", in, lines)
		}
	}
}

// Every go has one move for an answer, whatever its words.
func TestEveryGoHasItsMove(t *testing.T) {
	for _, c := range []struct {
		words    string
		sensible bool
	}{
		{"depth 1", true},
		{"wtime 1000 btime 1000", true},
		{"wtime 60 btime 9000 winc 1 binc 1 movestogo 3", true},
		{"mate 1", true},
		{"nodes 20 searchmoves A B depth 2", true},
		{"searchmoves A B", true},
		{"ponder wtime 10 btime 10\nponderhit", true},
		{"infinite\ngo depth 1\nstop", true},
		{"fast", false},
		{"depth", false},
		{"depth 0", false},
		{"depth x", false},
		{"nodes -1", false},
		{"depth 3 depth", false},
		{"movetime 99999999999999999999", false},
		{"depth 1 \x00", false},
		{"wtime -5 btime 10", false},
	} {
		moves, complaints, others := 0, 0, 0
		in := "setoption name Level value 1\ngo " + c.words + "\n"
		for _, line := range talk(t, in) {
			switch {
			case strings.HasPrefix(line, "bestmove "):
				moves++
			case strings.HasPrefix(line, "info string "):
				complaints++
			case !strings.HasPrefix(line, "info depth "):
				others++
			}
		}
		if moves != strings.Count(in, "\ngo ") || complaints > 0 == c.sensible || others > 0 {
			t.Errorf("go %s: %d moves, %d complaints", c.words, moves, complaints)
		}
	}
}

// A clock gives the player to move a part of what is left, and is not overrun.
func TestClockIsShared(t *testing.T) {
	for _, c := range []struct {
		words string
		mover engine.Player
		want  time.Duration
	}{
		{"wtime 50000 btime 1000", engine.South, 2 * time.Second},
		{"wtime 50000 btime 1000", engine.North, 40 * time.Millisecond},
		{"wtime 50000 winc 1000", engine.South, 2500 * time.Millisecond},
		{"wtime 50000 movestogo 10", engine.South, 5 * time.Second},
		{"wtime 1000 winc 5000 movestogo 1", engine.South, 800 * time.Millisecond},
		{"wtime 1", engine.South, time.Millisecond},
		{"wtime 50000 movetime 70", engine.South, 70 * time.Millisecond},
		{"btime 1000 depth 3", engine.South, 0},
	} {
		in, err := parseInstruction("go " + c.words)
		if got := in.limitsFor(c.mover).Time; err != nil || got != c.want {
			t.Errorf("%s: %v has %v, %v; expected %v", c.words, c.mover, got, err, c.want)
		}
	}
}

// Lines are numbered from 1, the best first, also those that are proven, whose depth
// is another, and the last of them belong to the move that is played.
func TestLinesAreNumbered(t *testing.T) {
	for _, rules := range []string{"bao-children", "ayoayo", "bao-kujifunza", "bao-laps"} {
		for _, nodes := range []string{"30000", "47"} {
			lines := talk(t, "setoption name Rules value "+rules+"\nsetoption name MultiPV value 3\ngo nodes "+nodes+"\n")
			infos, last := lines[:len(lines)-1], lines[len(lines)-1]
			if len(infos) == 0 || len(infos)%3 != 0 {
				t.Fatalf("%s: %q", rules, lines)
			}
			score := 0
			for i, line := range infos {
				var depth, rank, now int
				if _, err := fmt.Sscanf(line, "info depth %d multipv %d score cp %d", &depth, &rank, &now); err != nil || rank != i%3+1 {
					t.Errorf("%s: line %d is %q, %v; expected number %d", rules, i, line, err, i%3+1)
				}
				if i > len(infos)-3 && depth > 0 && now > score {
					t.Errorf("%s: %q is better than the line before it", rules, line)
				}
				score = now
			}
			if first := infos[len(infos)-3] + " "; !strings.Contains(first, " pv "+strings.TrimPrefix(last, "bestmove ")+" ") {
				t.Errorf("%s: %q, but the best line is %q", rules, last, first)
			}
		}
	}
}

// What others write before and after lines does not matter, and nothing that can't
// be seen comes back.
func TestMarksAndControls(t *testing.T) {
	if lines := talk(t, "\ufeffisready\r\n\ufeff\r\n\r\nisready\r\n"); len(lines) != 2 || lines[0] != "readyok" || lines[1] != "readyok" {
		t.Errorf("%q; expected readyok twice", lines)
	}
	for _, in := range []string{"\x01\x1b[2Jgo", "uci \x07", "setoption name \x00 value x", "position \u202e", "setoption name Rules value \x1b[31m"} {
		for _, line := range talk(t, in+"\n") {
			if strings.ContainsFunc(line, func(r rune) bool { return !unicode.IsPrint(r) }) {
				t.Errorf("%q is answered by %q", in, line)
			}
		}
	}
}

// The engine uses endgame tables as the program does: in this position, without them,
// North is said to be two seeds ahead. The table is built beside the game, however long
// that takes.
func TestEngineKnowsTheTables(t *testing.T) {
	c := converse(t)
	c.say("setoption name Rules value oware")
	c.say("position fen 2,0,3,2,0,0/1,1,0,0,0,0 17,22 N")
	for line := ""; !strings.Contains(line, " score cp -99"); {
		time.Sleep(20 * time.Millisecond)
		c.say("go nodes 3000")
		line = c.hear("info depth")
		c.hear("bestmove")
	}
	c.say("quit")
}

func TestBadInputChangesNothing(t *testing.T) {
	lines := talk(t, "setoption name Rules value oware\nposition startpos moves F\nposition startpos moves FF\nsetoption name Rules value x\ngo depth 1\n")
	if last := lines[len(lines)-1]; last < "bestmove a" {
		t.Errorf("%q; want a move of North's in the position before", last)
	}
}

func TestLongLinesAndNoise(t *testing.T) {
	long := strings.Repeat("position ", cli.MaxLine/5)
	lines := talk(t, long+"\nisready\n"+long)
	if len(lines) != 3 || !strings.Contains(lines[0], "longer than") || lines[1] != "readyok" || !strings.Contains(lines[2], "longer than") {
		t.Errorf("%d lines %.300q; want a complaint, readyok, a complaint", len(lines), lines)
	}
	for _, line := range talk(t, noise(10<<20)) {
		if !strings.HasPrefix(line, "info string ") || len(line) > 400 {
			t.Fatalf("noise is answered by %.500q", line)
		}
	}
}

// FuzzInstruction holds that every line is either understood or explained, and
// that nothing it says can bring a session down.
func FuzzInstruction(f *testing.F) {
	for _, line := range []string{
		"uci", "isready", "ucinewgame", "stop", "quit", "go depth 1", "go nodes 10 movetime 1", "setoption name Rules value bao-laps",
		"setoption name Level value 2", "position startpos moves CdE", "position fen 4,4,4,4,4,4/4,4,4,4,4,4 0,0 N moves c",
		"position fen 2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2 0,0 S",
	} {
		f.Add(line)
	}
	f.Fuzz(func(t *testing.T, line string) {
		if strings.ContainsAny(line, "\n") {
			return
		}
		in, err := parseInstruction(line)
		if err == nil && in.verb == "" {
			t.Errorf("%q is understood as nothing", line)
		}
		if in.verb == "go" {
			line = "setoption name Level value 1\n" + line + " depth 1 \nstop" // a longer search would only cost time
		}
		for _, out := range talk(t, line+"\nisready\n") {
			if strings.ContainsAny(out, "\r\x00") {
				t.Errorf("%q is answered by %q", line, out)
			}
		}
	})
}
