package main

import (
	"bufio"
	"io"
	"strings"
	"testing"

	"ayoayo/ai/cli"
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
	c.say("go depth 1")
	c.hear("info string go: a search without an end is running")
	c.say("stop")
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
		"hello", "uci now", "isready?", "stop", "ucinewgame x", "go fast", "go depth", "go depth 0", "go depth x", "go nodes -1",
		"go movetime 99999999999999999999", "setoption", "setoption name", "setoption name Rules", "setoption name Rules value chess",
		"setoption name Hash value 16", "setoption name Level value 11", "setoption name MultiPV value 0", "setoption name Seed value x",
		"position", "position here", "position fen", "position fen 1,2,3", "position startpos moves X", "position startpos moves a",
		"position startposmoves C", "position fen 4,4,4,4,4,5/4,4,4,4,4,4 0,0 S", "\x00\xff", "go depth 3 depth", "position fen 5,4,4,4,4,4/4,4,4,4,4,4 0,0 S moves",
	} {
		lines := talk(t, in+"\n")
		if len(lines) != 1 || !strings.HasPrefix(lines[0], "info string ") || len(lines[0]) < len("info string ")+10 {
			t.Errorf("%q is answered by %q; want one info string", in, lines)
		}
	}
}

func TestBadInputChangesNothing(t *testing.T) {
	lines := talk(t, "setoption name Rules value oware\nposition startpos moves F\nposition startpos moves FF\nsetoption name Rules value x\ngo depth 1\n")
	if last := lines[len(lines)-1]; last < "bestmove a" {
		t.Errorf("%q; want a move of North's in the position before", last)
	}
}

func TestLongLinesAndNoise(t *testing.T) {
	long := strings.Repeat("position ", maxLine/5)
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
			return // a search would only cost time
		}
		for _, out := range talk(t, line+"\nisready\n") {
			if strings.ContainsAny(out, "\r\x00") {
				t.Errorf("%q is answered by %q", line, out)
			}
		}
	})
}
