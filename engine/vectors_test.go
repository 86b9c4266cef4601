package engine_test

import (
	"bytes"
	"flag"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"ayoayo/engine"
	"ayoayo/engine/vectors"
)

var updateVectors = flag.String("update-vectors", "",
	"write the vectors of these `rule-sets`, separated by spaces, anew with the plain implementation")

// lines calls visit with every line of a file of vectors and its number, but for
// comments.
func lines(t *testing.T, name string, visit func(n int, line []byte)) {
	t.Helper()
	f, err := os.Open(filepath.Join("testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	err = vectors.EachLine(f, func(n int, line []byte) error {
		if line[0] != '#' {
			visit(n, line)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// eachPerft calls visit with every line of perft.tsv.
func eachPerft(t *testing.T, visit func(n int, v vectors.Perft)) {
	t.Helper()
	lines(t, vectors.PerftFile, func(n int, line []byte) {
		v, err := vectors.ParsePerft(string(line))
		if err != nil {
			t.Fatalf("line %d: %v", n, err)
		}
		visit(n, v)
	})
}

// eachGame calls visit with every line of games.jsonl.
func eachGame(t *testing.T, visit func(n int, v vectors.Game)) {
	t.Helper()
	lines(t, vectors.GamesFile, func(n int, line []byte) {
		v, err := vectors.ParseGame(line)
		if err != nil {
			t.Fatalf("line %d: %v", n, err)
		}
		visit(n, v)
	})
}

// TestPerftVectors compares counts and digests with those of the independent
// program that made perft.tsv.
func TestPerftVectors(t *testing.T) {
	seen := 0
	eachPerft(t, func(n int, v vectors.Perft) {
		if err := v.Check(); err != nil {
			t.Errorf("line %d: %v", n, err)
		}
		seen++
	})
	if seen < 1600 {
		t.Errorf("%d vectors read; the file holds more than 1,600", seen)
	}
}

// TestGameVectors replays the whole games of games.jsonl.
func TestGameVectors(t *testing.T) {
	seen := 0
	eachGame(t, func(n int, v vectors.Game) {
		if len(v.Positions) == 0 || v.End == "" {
			t.Errorf("line %d gives nothing to compare", n)
		}
		if _, err := v.Replay(); err != nil {
			t.Errorf("line %d: %s: %v", n, v.Rules, err)
		}
		seen++
	})
	if seen < 290 {
		t.Errorf("%d games read; the file holds more than 290", seen)
	}
}

// TestEveryRuleSetHasVectors holds that no game comes without them.
func TestEveryRuleSetHasVectors(t *testing.T) {
	has := map[string]int{}
	eachPerft(t, func(_ int, v vectors.Perft) { has[v.Rules] |= 1 })
	eachGame(t, func(_ int, v vectors.Game) { has[v.Rules] |= 2 })
	for _, sp := range engine.Specs() {
		if has[sp.Key] != 3 {
			t.Errorf("%s lacks vectors; see CONTRIBUTING", sp.Key)
		}
	}
}

// TestVectorsAreThoseOfThePlainImplementation writes every line that is shipped
// once more, with the plain implementation, and finds it as it is. The first
// lines came from a third program: so the two agree, and what the writer writes
// for another game has the same form.
func TestVectorsAreThoseOfThePlainImplementation(t *testing.T) {
	eachPerft(t, func(n int, v vectors.Perft) {
		if got := countPlainly(t, v.Rules, v.Position, v.Depth); got != v {
			t.Errorf("line %d: the plain implementation counts %q, given is %q", n, got, v)
		}
	})
	eachGame(t, func(n int, v vectors.Game) {
		moves := v.Moves
		got := playPlainly(t, v.Rules, v.Start, func(map[string]*refState, map[string]int) string {
			if len(moves) == 0 {
				return ""
			}
			m := moves[0]
			moves = moves[1:]
			return m
		})
		if got.String() != v.String() {
			t.Errorf("line %d: the plain implementation plays %s, given is %s", n, got, v)
		}
	})
	for name, text := range map[string]string{vectors.PerftFile: perftText(t, nil), vectors.GamesFile: gamesText(t, nil)} {
		shipped, err := os.ReadFile(filepath.Join("testdata", name))
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(shipped, []byte(text)) {
			t.Errorf("%s is written otherwise than it is shipped", name)
		}
	}
}

// perftText writes perft.tsv, the lines of some rule-sets made anew.
func perftText(t *testing.T, anew []string) string {
	var b strings.Builder
	fmt.Fprintln(&b, vectors.PerftHead)
	eachPerft(t, func(_ int, v vectors.Perft) {
		if !slices.Contains(anew, v.Rules) {
			fmt.Fprintln(&b, v)
		}
	})
	for _, name := range anew {
		for _, v := range newPerfts(t, name) {
			fmt.Fprintln(&b, v)
		}
	}
	return b.String()
}

// gamesText writes games.jsonl, the lines of some rule-sets made anew.
func gamesText(t *testing.T, anew []string) string {
	var b strings.Builder
	eachGame(t, func(_ int, v vectors.Game) {
		if !slices.Contains(anew, v.Rules) {
			fmt.Fprintln(&b, v)
		}
	})
	for _, name := range anew {
		for _, v := range newGames(t, name) {
			fmt.Fprintln(&b, v)
		}
	}
	return b.String()
}

// TestUpdateVectors writes the vectors of the rule-sets that the flag
// -update-vectors names. Without it, it writes some of a known game, which must
// hold.
func TestUpdateVectors(t *testing.T) {
	anew := strings.Fields(*updateVectors)
	if len(anew) > 0 {
		for name, text := range map[string]string{vectors.PerftFile: perftText(t, anew), vectors.GamesFile: gamesText(t, anew)} {
			if err := os.WriteFile(filepath.Join("testdata", name), []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		return
	}
	const known = "oware;repetition=even"
	perfts, games := newPerfts(t, known), newGames(t, known)
	if len(perfts) < 40 || len(games) < 10 {
		t.Errorf("%d counts and %d games are written for a rule-set", len(perfts), len(games))
	}
	for _, v := range perfts {
		if err := v.Check(); err != nil {
			t.Error(err)
		}
	}
	ends := map[string]int{}
	for _, v := range games {
		ends[v.End]++
		if _, err := v.Replay(); err != nil {
			t.Error(err)
		}
	}
	if ends["end"] == 0 || ends["repetition"] == 0 {
		t.Errorf("the games end by %v; expected repetition too", ends)
	}
}

// mostSequences is how many sequences a new line of perft.tsv counts at most.
const mostSequences = 3000

// newPerfts counts from the start, as deep as is quick, and from positions put
// together at random.
func newPerfts(t *testing.T, name string) []vectors.Perft {
	var list []vectors.Perft
	for depth := 1; ; depth++ {
		v := countPlainly(t, name, vectors.FromStart, depth)
		if v.Sequences > mostSequences {
			break
		}
		list = append(list, v)
	}
	rng := randomFor(name)
	for range 30 {
		position := thrown(newRef(name), rng).text()
		for depth := 1; depth <= 2; depth++ {
			list = append(list, countPlainly(t, name, position, depth))
		}
	}
	return list
}

// newGames plays games at random from the start, and adds the first that end by
// repetition when the players go back to a position where they can.
func newGames(t *testing.T, name string) []vectors.Game {
	var list []vectors.Game
	rng := randomFor(name)
	anyMove := func(moves map[string]*refState, _ map[string]int) string {
		legal := strings.Fields(names(moves))
		return legal[rng.IntN(len(legal))]
	}
	back := func(moves map[string]*refState, stood map[string]int) string {
		best := anyMove(moves, stood)
		for _, m := range strings.Fields(names(moves)) {
			if stood[moves[m].text()] > stood[moves[best].text()] {
				best = m
			}
		}
		return best
	}
	for range 10 {
		list = append(list, playPlainly(t, name, "", anyMove))
	}
	for tries, repeated := 0, 0; tries < 300 && repeated < 3; tries++ {
		start := ""
		if tries%2 == 0 {
			start = thrown(newRef(name), rng).text()
		}
		v := playPlainly(t, name, start, back)
		if v.End == "repetition" {
			list = append(list, v)
			repeated++
		}
	}
	return list
}

// randomFor is what makes the vectors of a rule-set, the same each time.
func randomFor(name string) *rand.Rand {
	h := fnv.New64a()
	h.Write([]byte(name))
	return rand.New(rand.NewPCG(h.Sum64(), 6))
}

// countPlainly counts with the plain implementation.
func countPlainly(t *testing.T, name, position string, depth int) vectors.Perft {
	v := vectors.Perft{Rules: name, Position: position, Depth: depth}
	s := readPlainly(t, name, position)
	v.Sequences = s.perft(depth, func(leaf *refState) {
		h := fnv.New64a()
		h.Write([]byte(leaf.text()))
		v.Digest += h.Sum64()
	})
	return v
}

// readPlainly reads a position into the plain implementation and settles it.
func readPlainly(t *testing.T, name, position string) *refState {
	t.Helper()
	s := newRef(name).start()
	if position != vectors.FromStart && position != "" {
		s.read(position)
		if s.text() != position {
			t.Fatalf("%s: %q is read as %q", name, position, s.text())
		}
	}
	s.settle()
	return s
}

// mostPlies is when a game is cut off.
const mostPlies = 400

// playPlainly plays a game with the plain implementation; next chooses one of the
// moves, knowing how often positions have stood, or "" to stop.
func playPlainly(t *testing.T, name, start string, next func(moves map[string]*refState, stood map[string]int) string) vectors.Game {
	t.Helper()
	v := vectors.Game{Rules: name, Start: start, Moves: []string{}, End: "unfinished"}
	s := readPlainly(t, name, start)
	after, stood := []string{s.text()}, map[string]int{s.text(): 1}
	for s.won == "" && len(v.Moves) < mostPlies {
		moves, starter := s.moves(), s.starter
		m := next(moves, stood)
		if m == "" {
			break
		}
		if s = moves[m]; s == nil {
			t.Fatalf("%s: %s is not a legal move after %s for the plain implementation", name, m, v.Moves)
		}
		v.End = "end"
		if stood[s.text()]++; stood[s.text()] == 3 && s.won == "" && !s.claim && s.starter == starter && s.repeat() {
			v.End = "repetition"
		}
		if s.starter != starter {
			stood = map[string]int{s.text(): 1}
		}
		v.Moves, after = append(v.Moves, m), append(after, s.text())
	}
	for _, ply := range vectors.Shown(len(v.Moves)) {
		v.Positions = append(v.Positions, after[ply])
	}
	if s.won == "" {
		v.End = "unfinished"
	} else {
		v.Result = &s.won
	}
	return v
}
