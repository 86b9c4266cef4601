package main

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ayoayo/ai/cli"
	"ayoayo/engine"
)

// ayo runs a command line and returns what it wrote and its exit code.
func ayo(in string, args ...string) (out, errs string, code int) {
	var o, e bytes.Buffer
	code = run(args, strings.NewReader(in), &o, &e)
	return o.String(), e.String(), code
}

// expectDone runs a command line that must succeed without a word of error.
func expectDone(t *testing.T, in string, args ...string) string {
	t.Helper()
	out, errs, code := ayo(in, args...)
	if code != cli.ExitDone || errs != "" {
		t.Fatalf("ayo %s: exit code %d, errors %q; want 0 and none", strings.Join(args, " "), code, errs)
	}
	return out
}

func writeFile(t *testing.T, name, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

const vectorsDir = "../../engine/testdata"

// noise is megabytes that mean nothing.
func noise(size int) string {
	data := make([]byte, size)
	random := rand.New(rand.NewPCG(1, 2))
	for i := range data {
		data[i] = byte(random.Uint32())
	}
	return string(data)
}

func TestOutputs(t *testing.T) {
	record := writeFile(t, "game.txt", "[Rules \"oware\"]\n[Result \"N\"]\n[End \"resigned\"]\n\n1. F c N\n")
	for _, c := range []struct {
		args string
		want string
	}{
		{"perft -rules ayoayo -depth 6", "13041\t80d3e54bb3b3a4f3\n"},
		{"perft -rules oware -depth 0", "1\t"},
		{"perft -rules oware -position 0,0,0,0,0,0/0,0,0,0,0,0_30,18_S -depth 2", "0\t0000000000000000\n"},
		{"moves -rules oware -position 0,0,0,0,0,2/1,2,0,0,0,1_20,22_S", "F\t0,0,0,0,0,0/0,0,0,0,0,1 25,22 N\t5\t1\n"},
		{"analyze -rules oware -position 0,0,0,0,0,2/1,2,0,0,0,1_20,22_S -depth 3", "F\twin in 1\texact\t"},
		{"analyze -rules oware -moves Fc -nodes 500 -json", `{"move":"`},
		{"replay " + record, "5,5,4,4,4,0/5,5,0,6,5,5 0,0 S\tN\tresigned\n"},
	} {
		args := strings.Fields(c.args)
		for i := range args {
			args[i] = strings.ReplaceAll(args[i], "_", " ")
		}
		if out := expectDone(t, "", args...); !strings.HasPrefix(out, c.want) {
			t.Errorf("ayo %s: %q; want %q", c.args, out, c.want)
		}
	}
}

// Every rule-set has a line, and its options are those that it takes, the default
// first.
func TestGamesListsOptionsDefaultFirst(t *testing.T) {
	lines := strings.Split(strings.TrimSuffix(expectDone(t, "", "games"), "\n"), "\n")
	specs := engine.Specs()
	if len(lines) != len(specs) {
		t.Fatalf("%d lines, want %d", len(lines), len(specs))
	}
	for i, line := range lines {
		key, options, _ := strings.Cut(line, "\t")
		if key != specs[i].Key || len(strings.Fields(options)) != len(specs[i].Options) {
			t.Errorf("line %d: %q; want %s with %d options", i+1, line, specs[i].Key, len(specs[i].Options))
		}
		for option := range strings.FieldsSeq(options) {
			name, values, _ := strings.Cut(option, "=")
			for k, value := range strings.Split(values, "|") {
				r, err := engine.ParseRules(key + ";" + name + "=" + value)
				if err != nil || (r.String() == key) != (k == 0) {
					t.Errorf("%s: %s, value %d of %s: %v", key, value, k+1, name, err)
				}
			}
		}
	}
	if lines[0] != "ayoayo\tcapturer=taken|stays leftovers=opponent|side win=25|majority" {
		t.Errorf("the first line is %q", lines[0])
	}
}

func TestAnalyzeReportsAsManyLinesAsAreAskedFor(t *testing.T) {
	out := expectDone(t, "", "analyze", "-rules", "ayoayo", "-depth", "4", "-lines", "3", "-tables", "0")
	lines := strings.Split(strings.TrimSpace(out), "\n")
	if len(lines) != 3 {
		t.Fatalf("%d lines, want 3:\n%s", len(lines), out)
	}
	for _, line := range lines {
		if f := strings.Split(line, "\t"); len(f) != 7 || !strings.HasPrefix(f[4], f[0]) {
			t.Errorf("%q; want 7 fields, the line beginning with the move", line)
		}
	}
}

// Analysis knows what the endgame tables know: in this position, without them, North
// is said to be two seeds ahead.
func TestAnalysisKnowsTheTables(t *testing.T) {
	args := []string{"analyze", "-rules", "oware", "-position", "2,0,3,2,0,0/1,1,0,0,0,0 17,22 N", "-nodes", "3000", "-lines", "2"}
	for _, line := range strings.Split(strings.TrimSpace(expectDone(t, "", args...)), "\n") {
		if f := strings.Split(line, "\t"); f[1] != "loss" || f[2] != "exact" {
			t.Errorf("%q; expected an exact loss, in nobody knows how many plies", line)
		}
	}
	if out := expectDone(t, "", append(args, "-tables", "0")...); strings.Contains(out, "exact") {
		t.Errorf("without tables %q", out)
	}
}

func TestMovesOfAGameThatIsOver(t *testing.T) {
	out, errs, code := ayo("", "moves", "-rules", "oware", "-position", "0,0,0,0,0,0/0,0,0,0,0,0 30,18 S")
	if out != "" || code != cli.ExitDone || !strings.Contains(errs, "the game is over") {
		t.Errorf("%q, %q, %d; want nothing listed, a word about it, and 0", out, errs, code)
	}
}

func TestHelp(t *testing.T) {
	list := expectDone(t, "", "help")
	for _, c := range program().Commands {
		if !strings.Contains(list, "ayo "+c.Name+" ") {
			t.Errorf("the list lacks %s", c.Name)
		}
		if help := expectDone(t, "", c.Name, "-h"); !strings.HasPrefix(help, "ayo "+c.Name) || len(help) < 200 {
			t.Errorf("ayo %s -h says %q", c.Name, help)
		}
	}
}

func TestWrongUse(t *testing.T) {
	const start = "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S"
	for _, c := range []struct {
		args []string
		want string // in the error
	}{
		{[]string{}, "ayo COMMAND -h"},
		{[]string{"chess"}, `"chess"`},
		{[]string{"games", "x"}, `"x"`},
		{[]string{"perft"}, "-rules is missing"},
		{[]string{"perft", "-rules", "chess", "-depth", "1"}, "-rules"},
		{[]string{"perft", "-rules", "ayoayo;capturer=flies", "-depth", "1"}, "-rules"},
		{[]string{"perft", "-rules", "ayoayo"}, "-depth is missing"},
		{[]string{"perft", "-rules", "ayoayo", "-depth", "-1"}, "-depth"},
		{[]string{"perft", "-rules", "ayoayo", "-depth", "99999999999999999999"}, "-depth"},
		{[]string{"perft", "-rules", "ayoayo", "-depth", "two"}, "-depth"},
		{[]string{"perft", "-rules", "ayoayo", "-depth"}, "-depth"},
		{[]string{"perft", "-rules", "ayoayo", "-deep", "2"}, "-deep"},
		{[]string{"perft", "-rules", "ayoayo", "-depth", "1", "-position", "4,4 0,0 S"}, "-position"},
		{[]string{"perft", "-rules", "ayoayo", "-depth", "1", "-position", "5" + start[1:]}, "48"},
		{[]string{"moves", "-rules", "ayoayo", "-position", start[:23], "0,0", "S"}, "quotes"},
		{[]string{"moves", "-rules", "ayoayo", start}, "quotes"},
		{[]string{"replay"}, "expected one"},
		{[]string{"replay", "a", "b"}, "expected one"},
		{[]string{"replay", "/no/such/file"}, "/no/such/file"},
		{[]string{"vectors"}, "expected one"},
		{[]string{"vectors", t.TempDir()}, "perft.tsv"},
		{[]string{"analyze", "-rules", "ayoayo", "-time", "2"}, "-time"},
		{[]string{"analyze", "-rules", "ayoayo", "-time", "0s"}, "-time"},
		{[]string{"analyze", "-rules", "ayoayo", "-nodes", "0"}, "-nodes"},
		{[]string{"analyze", "-rules", "ayoayo", "-lines", "99"}, "-lines"},
		{[]string{"analyze", "-rules", "ayoayo", "-moves", "C X"}, "move 2"},
		{[]string{"analyze", "-rules", "ayoayo", "-moves", "C C"}, "move 2"},
		{[]string{"analyze", "-rules", "oware", "-position", "0,0,0,0,0,0/0,0,0,0,0,0 30,18 S"}, "over"},
		{[]string{"engine", "now"}, `"now"`},
		{[]string{"match", "-rules", "ayoayo", "-a", "full", "-b", "full"}, "-games is missing"},
		{[]string{"match", "-rules", "ayoayo", "-a", "full", "-games", "2"}, "-b is missing"},
		{[]string{"match", "-rules", "ayoayo", "-a", "strong", "-b", "full", "-games", "2"}, "-a"},
		{[]string{"match", "-rules", "ayoayo", "-a", "full", "-b", "level:99", "-games", "2"}, "-b"},
		{[]string{"match", "-rules", "ayoayo", "-a", "full", "-b", "cmd:", "-games", "2"}, "no program"},
		{[]string{"match", "-rules", "ayoayo", "-a", "full", "-b", "cmd:/no/such/program", "-games", "2"}, "/no/such/program"},
		{[]string{"match", "-rules", "ayoayo", "-a", "random", "-b", "random", "-games", "2", "-records", "/no/such/folder/x"}, "-records"},
	} {
		out, errs, code := ayo("", c.args...)
		if code != cli.ExitMisuse || out != "" || !strings.Contains(errs, c.want) {
			t.Errorf("ayo %q: exit code %d, output %q, errors %q; want 2, none, and %q", c.args, code, out, errs, c.want)
		}
	}
}

func TestOutputThatCannotBeWritten(t *testing.T) {
	var errs bytes.Buffer
	if code := run([]string{"games"}, nil, full{}, &errs); code != cli.ExitFailed || !strings.Contains(errs.String(), "disk full") {
		t.Errorf("exit code %d, %q; want 1 and the reason", code, errs.String())
	}
}

type full struct{}

func (full) Write([]byte) (int, error) { return 0, fmt.Errorf("disk full") }

func TestTheVectorsPass(t *testing.T) {
	out := expectDone(t, "", "vectors", vectorsDir)
	if !strings.HasSuffix(out, " passed, 0 failed\n") || strings.Count(out, "\n") != 1 {
		t.Errorf("%q; want one line that says that none failed", out)
	}
}

func TestWrongVectorsAreListed(t *testing.T) {
	dir := filepath.Dir(writeFile(t, "perft.tsv", strings.Join([]string{
		"#rules\tposition\tdepth\tsequences\tdigest",
		"ayoayo\tstart\t1\t6\t82ab36123140131a",
		"ayoayo\tstart\t1\t6\t82ab36123140131b",
		"ayoayo\tstart\t1\t7\t82ab36123140131a",
		"ayoayo\tstart\tdeep\t6\t82ab36123140131a",
		"ayoayo\t1,2\t1\t6\t82ab36123140131a",
		"chess\tstart\t1\t20\t0",
		"nonsense",
	}, "\n")))
	games := `{"rules":"oware","moves":["F"],"positions":["4,4,4,4,4,0/5,5,5,5,4,4 0,0 N","4,4,4,4,4,0/5,5,5,5,4,4 0,0 N"],"result":null,"end":"unfinished"}
{"rules":"oware","moves":["F"],"positions":["4,4,4,4,4,0/5,5,5,5,4,4 0,0 N","4,4,4,4,4,4/4,4,4,4,4,4 0,0 N"]}
{"rules":"oware","moves":["F"],"positions":[]}
{"rules":"oware","moves":["F"],"result":"S","end":"end"}
{"rules":"oware","moves":["F","F"]}
{"rules":"oware","moves":7}
`
	if err := os.WriteFile(filepath.Join(dir, "games.jsonl"), []byte(games), 0o600); err != nil {
		t.Fatal(err)
	}
	out, errs, code := ayo("", "vectors", dir)
	lines := strings.Split(strings.TrimSpace(out), "\n")
	if code != cli.ExitFailed || errs != "" || lines[len(lines)-1] != "2 passed, 11 failed" || len(lines) != 12 {
		t.Errorf("exit code %d, %q\n%s\nwant 1 and 12 lines, the last \"2 passed, 11 failed\"", code, errs, out)
	}
	for _, want := range []string{"perft.tsv line 3: ", "perft.tsv line 8: ", "games.jsonl line 2: ply 1: ", "games.jsonl line 5: ply 2: "} {
		if !strings.Contains(out, want) {
			t.Errorf("no line says %q:\n%s", want, out)
		}
	}
}

func TestReplayOfTheVectorGames(t *testing.T) {
	out := expectDone(t, "", "replay", "-json", vectorsDir+"/games.jsonl")
	if n := strings.Count(out, "\n"); n < 290 {
		t.Errorf("%d games, want all", n)
	}
}

func TestReplaySaysWhereAGameIsWrong(t *testing.T) {
	const good = "[Rules \"oware\"]\n\n1. F c *\n\n"
	long := `{"moves": [` + strings.Repeat(" ", 1<<20)
	for name, c := range map[string]struct {
		flags, in, want string
	}{
		"illegal":             {"", "[Rules \"oware\"]\n\n1. F c\n2. F\n", "line 4, ply 3"},
		"second record":       {"", good + "[Rules \"oware\"]\n\n1. F F\n", "line 7, ply 2"},
		"after the end":       {"", "[Rules \"oware\"]\n[End \"resigned\"]\n\n1. F c N\n2. A", "line 5"},
		"unclosed comment":    {"", "[Rules \"oware\"]\n\n1. F {and then\n[so on", "comment"},
		"empty":               {"", "", "line 1"},
		"noise":               {"", noise(10 << 20), "line 1"},
		"noise of letters":    {"", strings.Repeat("ab c[\"\n", 1<<20), "line 1"},
		"JSON: noise":         {"-json", noise(10 << 20), "line 1"},
		"JSON: illegal":       {"-json", "{\"rules\":\"oware\"}\n\n{\"rules\":\"oware\",\"moves\":[\"F\",\"F\"]}", "line 3, ply 2"},
		"JSON: no rules":      {"-json", "{}", "line 1, rules"},
		"JSON: a start":       {"-json", `{"rules":"oware","start":"1,2"}`, "line 1, start"},
		"JSON: long":          {"-json", long, "line 1 is longer"},
		"JSON: empty":         {"-json", "\n\n", "line 1"},
		"JSON: unknown end":   {"-json", `{"rules":"oware","end":"boredom"}`, "boredom"},
		"JSON: result":        {"-json", `{"rules":"oware","end":"unfinished","result":"S"}`, "result"},
		"JSON: not an object": {"-json", "[[[[", "line 1"},
	} {
		_, errs, code := ayo(c.in, strings.Fields("replay "+c.flags+" -")...)
		if code != cli.ExitFailed || !strings.Contains(errs, c.want) || !strings.Contains(errs, "standard input") || strings.Count(errs, "\n") != 1 || len(errs) > 400 {
			t.Errorf("%s: exit code %d, %.300q; want 1 and one line with %q", name, code, errs, c.want)
		}
	}
}

func TestReplayReadsSeveralRecords(t *testing.T) {
	in := "[Rules \"oware\"]\n\n1. F {a comment\n[Rules \"in it\"]\nends} c *\n\n[Rules \"ayoayo\"]\n\n1. C *\n[Rules \"bao-laps\"]\n"
	out := expectDone(t, in, "replay", "-")
	if strings.Count(out, "\n") != 3 {
		t.Errorf("%q; want three games", out)
	}
}
