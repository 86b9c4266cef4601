package engine_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"ayoayo/engine"
	"ayoayo/engine/enginetest"
)

// told writes a trace in a line: laps as "A3: B C D", captures as "c2>S" (from,
// seeds, to), then what follows of itself.
func told(r *engine.Rules, t *engine.Trace) string {
	var words []string
	say := func(format string, args ...any) { words = append(words, fmt.Sprintf(format, args...)) }
	place := func(p engine.Pit) string {
		switch p {
		case engine.Hand:
			return "hand"
		case engine.SouthStore, engine.NorthStore:
			return "store-" + r.PitName(p)
		}
		return r.PitName(p)
	}
	claimed := ""
	for _, e := range t.Events {
		switch e.Kind {
		case engine.Lifted:
			say("%s%d:", place(e.Pit), e.Count)
		case engine.Dropped:
			say("%s", place(e.Pit))
		case engine.Captured:
			say("%s%d>%s", place(e.Pit), e.Count, place(e.To))
		case engine.Swept:
			say("sweep-%s%d>%s", place(e.Pit), e.Count, place(e.To))
		case engine.Again:
			say("again")
		case engine.Passed:
			say("%s-passes", e.Player)
		case engine.Turned:
			say("%s", e.Player)
		case engine.RoundEnded:
			say("%s-claims", e.Player)
		case engine.Claimed:
			claimed += e.Player.String()
		case engine.Dealt:
			say("%s deal-%s", claimed, e.Player)
		case engine.Ended:
			say("end-%s-%s", e.End, e.Player)
		}
	}
	return strings.Join(words, " ")
}

// ruleCase is a move from a set-up position and what it must do; "illegal" when
// it can't be played. Checked by hand against the rules text.
type ruleCase struct {
	rule, rules, position, move, want string
}

func ruleCases() []ruleCase {
	return []ruleCase{
		{
			"ayoayo 1: the lap skips its origin", "ayoayo", "12,0,0,0,0,0/0,0,0,0,0,1 18,17 S", "A",
			"A12: B C D E F a b c d e f B B2: C D D2: E F F2: a b b2: c d d2: e f f3: A B C C3: D E F a2>store-S F1>store-S N",
		},
		{
			"ayoayo 2: relay until an empty pit", "ayoayo", "1,1,0,0,0,0/1,0,0,0,1,0 22,22 S", "A",
			"A1: B B2: C D N",
		},
		{
			"ayoayo 3: own empty pit takes opposite and the capturer", "ayoayo", "1,0,0,0,0,0/1,0,0,0,3,1 22,20 S", "A",
			"A1: B e3>store-S B1>store-S N end-seeds-S",
		},
		{
			"ayoayo 3: the other row captures nothing", "ayoayo", "3,0,0,0,0,1/0,0,0,0,0,0 22,22 S", "F",
			"F1: a N",
		},
		{
			"ayoayo 3: opposite an empty pit captures nothing", "ayoayo", "1,0,0,0,0,0/1,0,0,0,0,1 22,23 S", "A",
			"A1: B N",
		},
		{
			"ayoayo 3: option capturer=stays", "ayoayo;capturer=stays", "1,0,0,0,0,0/1,0,0,0,3,1 22,20 S", "A",
			"A1: B e3>store-S N end-seeds-S",
		},
		{
			"ayoayo 4: a move that does not feed", "ayoayo", "1,0,0,0,0,1/0,0,0,0,0,0 23,23 S", "A",
			"illegal: hungry",
		},
		{
			"ayoayo 4: a move that feeds", "ayoayo", "1,0,0,0,0,1/0,0,0,0,0,0 23,23 S", "F",
			"F1: a N",
		},
		{
			"ayoayo 5: a capture that empties the row stands", "ayoayo", "1,0,0,0,0,1/0,0,0,0,2,0 22,22 S", "A",
			"A1: B e2>store-S B1>store-S N end-seeds-S",
		},
		{
			"ayoayo 6: the rest goes to the other player", "ayoayo", "0,1,0,0,0,0/0,0,0,0,0,1 22,24 N", "f",
			"f1: A S sweep-A1>store-N sweep-B1>store-N end-no-move-N",
		},
		{
			"ayoayo 6: option leftovers=side", "ayoayo;leftovers=side", "0,0,0,2,0,0/0,0,0,0,0,1 22,23 N", "f",
			"f1: A S sweep-A1>store-S sweep-D2>store-S end-no-move-S",
		},
		{"ayoayo: 25 seeds win at once", "ayoayo", "1,0,0,0,0,0/1,0,0,0,3,1 22,20 S", "A", "A1: B e3>store-S B1>store-S N end-seeds-S"},
		{"ayoayo: option win=majority plays on", "ayoayo;win=majority", "1,0,0,0,0,0/1,0,0,0,3,1 22,20 S", "A", "A1: B e3>store-S B1>store-S N"},

		{
			"ayoayo: an endless relay", "ayoayo", "0,2,1,0,1,0/2,1,2,0,2,1 15,21 N", "c",
			"illegal: endless",
		},
		{
			"ayoayo: a pit of the other player", "ayoayo", "0,2,1,0,1,0/2,1,2,0,2,1 15,21 N", "B",
			"illegal: owner",
		},
		{
			"ayoayo: an empty pit", "ayoayo", "0,2,1,0,1,0/2,1,2,0,2,1 15,21 N", "d",
			"illegal: empty",
		},
		{
			"ayoayo: a game that is over", "ayoayo", "0,2,1,0,1,0/2,1,2,0,0,1 13,25 N", "c",
			"illegal: over",
		},
		{
			"namnam: an endless relay", "namnam", "2,1,4,0,3,0/5,1,0,3,1,0 16,12 S SSSSSS/NNSNNS sow N N", "C",
			"illegal: endless",
		},
		{
			"bao-laps: an endless relay", "bao-laps", "1,2,0,2,3,0,1,0/2,1,0,2,1,2,3,0 9,3 S", "B",
			"illegal: endless",
		},

		{"oware 1: the origin is skipped", "oware", "0,0,0,0,0,12/0,0,0,0,0,0 18,18 S", "F", "F12: a b c d e f A B C D E a a2>store-S N"},
		{"oware 1: and skipped again", "oware", "23,0,0,0,0,0/0,0,0,0,0,1 12,12 S", "A", "A23: B C D E F a b c d e f B C D E F a b c d e f B N"},
		{"oware 2: twos and threes in a chain", "oware", "0,0,0,0,0,3/3,1,2,0,4,0 17,18 S", "F", "F3: a b c c3>store-S b2>store-S N"},
		{"oware 2: the chain breaks", "oware", "0,0,0,0,0,4/1,5,1,2,4,0 15,16 S", "F", "F4: a b c d d3>store-S c2>store-S N"},
		{"oware 2: never in the own row", "oware", "1,1,0,0,0,0/0,0,0,0,4,0 21,21 S", "A", "A1: B N"},
		{"oware 3: a move that does not feed", "oware", "1,0,0,0,0,1/0,0,0,0,0,0 23,23 S", "A", "illegal: hungry"},
		{"oware 3: the sowing feeds", "oware", "1,0,0,0,0,1/0,0,0,0,0,0 23,23 S", "F", "F1: a N"},
		{"oware 4: a slam captures nothing", "oware", "5,0,0,0,0,2/1,1,0,0,0,0 19,20 S", "F", "F2: a b N"},
		{"oware 4: masters take all", "oware-masters", "5,0,0,0,0,2/1,1,0,0,0,0 19,20 S", "F", "F2: a b b2>store-S a2>store-S N sweep-A5>store-S end-no-move-S"},
		{"oware 4: option illegal", "oware;grandslam=illegal", "5,0,0,0,0,2/1,1,0,0,0,0 19,20 S", "F", "illegal: slam"},
		{"oware 4: option leave-last", "oware;grandslam=leave-last", "5,0,0,0,0,2/1,1,0,0,0,0 19,20 S", "F", "F2: a b a2>store-S N"},
		{"oware 4: option leave-first", "oware;grandslam=leave-first", "5,0,0,0,0,2/1,1,0,0,0,0 19,20 S", "F", "F2: a b b2>store-S N"},
		{"oware 4: option opponent-takes-rest", "oware;grandslam=opponent-takes-rest", "5,0,0,0,0,2/1,1,0,0,0,0 19,20 S", "F", "F2: a b b2>store-S a2>store-S N sweep-A5>store-N end-slam-N"},
		{"oware 5: each takes the own row", "oware", "0,0,0,1,0,0/0,0,0,0,0,1 23,23 N", "f", "f1: A S sweep-A1>store-S sweep-D1>store-S end-no-move-S"},
		{"oware 5: the mover can't feed", "oware", "0,0,0,0,0,1/0,1,1,0,0,0 22,23 S", "F", "F1: a N sweep-a1>store-N sweep-b1>store-N sweep-c1>store-N end-no-move-N"},

		{"namnam 1: the origin is sown", "namnam", "12,0,0,0,0,0/0,0,0,0,0,0 16,20 S SSSSSS/NNNNNN sow S N", "A", "A12: B C D E F a b c d e f A N"},
		{"namnam 1: an owned pit of the other row", "namnam", "0,0,0,0,0,0/0,1,0,2,5,0 20,20 S SSSSSS/NSNNNN sow S N", "b", "b1: c N"},
		{"namnam 2: the owner's four in passing", "namnam", "0,0,0,0,2,2/3,1,0,0,0,4 16,20 S SSSSSS/NNNNNN sow S N", "F", "F2: a a4>store-N b b2: c d N"},
		{"namnam 3: the mover's four with the last seed", "namnam", "0,0,0,0,0,1/3,4,0,0,4,0 16,20 S SSSSSS/NNNNNN sow S N", "F", "F1: a a4>store-S N"},
		{"namnam 3: any other last seed goes on", "namnam", "0,0,0,0,1,1/4,0,0,2,4,0 16,20 S SSSSSS/NNNNNN sow S N", "E", "E1: F F2: a b N"},
		{"namnam 4: the last four go along", "namnam", "0,0,0,0,0,1/3,4,0,0,0,0 20,20 S SSSSSS/NNNNNN sow S N", "F", "F1: a a4>store-S b4>store-S N S-claims"},
		{"namnam 4: also for the owner in the other's turn", "namnam", "0,0,0,0,0,5/3,0,0,0,0,0 20,20 S SSSSSS/NNNNNN sow S S", "F", "F5: a a4>store-N hand4>store-N N N-claims"},
		{"namnam 5: a player who can't move passes", "namnam", "0,0,0,0,0,0/0,1,0,2,5,0 20,20 N SSSSSS/NNNNNN sow S N", "b", "b1: c S S-passes N"},
		{"namnam 6: the winner claims", "namnam", "0,0,0,0,0,0/0,0,0,0,0,0 20,28 N SSSSSS/NNNNNN claim S N", "+B", "SNSSSSNNNNNN deal-N"},
		{"namnam 7: all seeds win", "namnam", "0,0,0,0,0,1/3,4,0,0,0,0 40,0 S SSSSSS/NNNNNN sow S S", "F", "F1: a a4>store-S b4>store-S N end-rounds-S"},
		{"namnam 7: option goal=7", "namnam;goal=7", "0,0,0,0,0,1/3,4,0,0,0,0 20,20 S SSSSSS/NNNNNN sow S N", "F", "F1: a a4>store-S b4>store-S N end-rounds-S"},

		{"bao-children 1: the 17th seed skips the origin", "bao-children", "17,0,0,0,0,0,0,0/0,0,0,0,0,0,0,1 15,15 S", "A", "A17: B C D E F G H store-S a b c d e f g h B N"},
		{"bao-children 1: the other store is passed over", "bao-children", "0,0,0,0,0,0,0,10/1,0,0,0,0,0,0,0 18,19 S", "H", "H10: store-S a b c d e f g h A h1>store-S N"},
		{"bao-children 2: the own store moves again", "bao-children", "1,0,0,0,0,0,2,1/1,1,0,0,0,0,0,0 21,21 S", "H", "H1: store-S again"},
		{"bao-children 2: again without seeds ends the game", "bao-children", "0,0,0,0,0,0,0,1/1,1,0,0,0,0,0,0 22,23 S", "H", "H1: store-S again sweep-a1>store-N sweep-b1>store-N end-no-move-N"},
		{"bao-children 3: opposite is taken, the capturer stays", "bao-children", "1,0,0,0,0,0,0,0/1,0,0,0,0,0,5,0 20,21 S", "A", "A1: B g5>store-S N end-seeds-S"},
		{"bao-children 3: option capturer=taken", "bao-children;capturer=taken", "1,0,0,0,0,0,0,0/1,0,0,0,0,0,5,0 18,23 S", "A", "A1: B g5>store-S B1>store-S N"},
		{"bao-children 4: an empty row ends the game", "bao-children", "0,0,0,0,0,0,0,0/0,1,1,0,0,0,0,0 23,23 N", "b", "b1: c S sweep-c2>store-N end-no-move-N"},

		{"bao-laps 1: a lap of 16 ends in its origin", "bao-laps", "16,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0 8,8 S", "A", "A16: B C D E F G H a b c d e f g h A h1>store-S N"},
		{"bao-laps 2: opposite is taken, the capturer stays", "bao-laps", "0,2,0,0,0,0,0,0/1,0,0,0,3,0,0,0 12,14 S", "B", "B2: C D e3>store-S N"},
		{"bao-laps 2: option capturer=taken", "bao-laps;capturer=taken", "0,2,0,0,0,0,0,0/1,0,0,0,3,0,0,0 12,14 S", "B", "B2: C D e3>store-S D1>store-S N"},
		{"bao-laps 3: no single while a bigger pit is there", "bao-laps", "1,2,0,0,0,0,0,0/1,0,0,0,3,0,0,0 12,13 S", "A", "illegal: single"},
		{"bao-laps 3: singles when all are", "bao-laps", "1,0,1,0,0,0,0,0/1,0,0,0,3,0,0,0 12,14 S", "A", "A1: B N"},
		{"bao-laps 4: the other takes what is left", "bao-laps", "1,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0 15,16 S", "A", "A1: B N sweep-B1>store-S end-no-move--"},

		{"bao-kujifunza 1: two directions", "bao-kujifunza", "2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2 0,0 S", "A1>", "A12: B1 C1 f12>hand A1 B1 g12>hand A1 B1 B15: C1 D1 E1 F1 G1 b12>hand H1 G1 G14: F1 E1 D1 C1 C15: B1 A1 A2 B2 C2 C23: D2 E2 F2 F23: G2 H2 H1 a12>hand H1 G1 N"},
		{"bao-kujifunza 2: a capturing move is obligatory", "bao-kujifunza", "2,0,1,0,0,0,3,0/10,0,0,0,0,0,0,0/0,0,0,0,0,2,0,0/10,10,10,10,6,0,0,0 0,0 S", "G1<", "illegal: mtaji"},
		{"bao-kujifunza 3: captured left, sown from the left", "bao-kujifunza", "1,0,2,0,0,0,0,0/20,0,0,0,0,0,0,0/0,0,0,0,0,0,1,3/10,10,10,7,0,0,0,0 0,0 S", "C1<", "C12: B1 A1 h13>hand A1 B1 C1 N"},
		{"bao-kujifunza 3: captured right, sown from the right", "bao-kujifunza", "0,0,0,0,0,2,0,1/20,0,0,0,0,0,0,0/2,0,0,0,0,0,1,0/10,10,10,8,0,0,0,0 0,0 S", "F1>", "F12: G1 H1 a12>hand H1 G1 G12: F1 E1 N"},
		{"bao-kujifunza 3: captured in the middle, the way is kept", "bao-kujifunza", "0,0,0,2,0,1,0,0/20,0,0,0,0,0,0,0/0,0,2,0,0,0,1,0/10,10,10,8,0,0,0,0 0,0 S", "D1>", "D12: E1 F1 c12>hand A1 B1 N"},
		{"bao-kujifunza 4: a back pit goes on", "bao-kujifunza", "0,0,1,0,0,0,2,1/0,0,0,0,0,0,0,1/0,0,0,0,0,1,0,0/20,20,10,8,0,0,0,0 0,0 S", "G1>", "G12: H1 H2 H22: G2 F2 N"},
		{"bao-kujifunza 5: kutakata does not capture", "bao-kujifunza", "0,0,0,2,0,1,0,1/0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0/20,20,19,0,0,0,0,0 0,0 S", "D1>", "D12: E1 F1 F12: G1 H1 H12: H2 G2 N"},
		{"bao-kujifunza 5: the back row only when the front can't", "bao-kujifunza", "0,0,2,0,3,0,0,0/0,0,0,0,0,0,0,16/1,0,0,0,0,0,0,0/20,20,2,0,0,0,0,0 0,0 S", "H2<", "illegal: front"},
		{"bao-kujifunza 6: an empty front row loses", "bao-kujifunza", "0,0,0,2,0,1,0,0/20,0,0,0,0,0,0,0/0,0,2,0,0,0,0,0/10,10,10,9,0,0,0,0 0,0 S", "D1>", "D12: E1 F1 c12>hand A1 B1 N end-front-row-S"},
	}
}

// TestRules plays every case.
func TestRules(t *testing.T) {
	for _, c := range ruleCases() {
		t.Run(c.rule, func(t *testing.T) {
			r := enginetest.Rules(t, c.rules)
			p := enginetest.Position(t, r, c.position)
			if got := r.FormatPosition(&p); got != c.position {
				t.Fatalf("the position settles to %s", got)
			}
			m, err := r.ParseMove(c.move)
			if err != nil {
				t.Fatal(err)
			}
			got := "illegal: " + r.Refusal(&p, m).String()
			if tr, err := engine.NewGameFrom(r, p).Play(m); err == nil {
				got = told(r, tr)
			}
			if got != c.want {
				t.Errorf("%s %s in %s:\ngot  %s\nwant %s", r, c.move, c.position, got, c.want)
			}
		})
	}
}

// TestLapsAreLifts counts laps: a lift of captured seeds is one.
func TestLapsAreLifts(t *testing.T) {
	for _, c := range []struct {
		rules, position, move string
		laps                  int
	}{
		{"oware", "1,0,0,0,0,3/3,1,2,0,4,0 17,17 S", "F", 1},
		{"ayoayo", "1,1,0,0,0,0/1,0,0,0,1,0 22,22 S", "A", 2},
		{"bao-kujifunza", "0,0,0,2,0,1,0,0/20,0,0,0,0,0,0,0/0,0,2,0,0,0,1,0/10,10,10,8,0,0,0,0 0,0 S", "D1>", 2},
	} {
		r := enginetest.Rules(t, c.rules)
		p := enginetest.Position(t, r, c.position)
		m, err := r.ParseMove(c.move)
		if err != nil {
			t.Fatal(err)
		}
		trace, err := engine.NewGameFrom(r, p).Play(m)
		if err != nil {
			t.Fatal(err)
		}
		if got := trace.Laps(); got != c.laps {
			t.Errorf("%s %s: %d laps, want %d", c.rules, c.move, got, c.laps)
		}
	}
}

// A variant has the board and the options of its game; only defaults differ.
func TestVariantsAreOfAGame(t *testing.T) {
	games := map[string]engine.Spec{}
	for _, spec := range engine.Specs() {
		games[spec.Key] = spec
	}
	variants := 0
	for _, spec := range engine.Specs() {
		if spec.VariantOf == "" {
			continue
		}
		variants++
		game, ok := games[spec.VariantOf]
		if !ok || game.VariantOf != "" || game.Board != spec.Board || len(game.Options) != len(spec.Options) {
			t.Errorf("%s can't be a variant of %q", spec.Key, spec.VariantOf)
			continue
		}
		for i, o := range spec.Options {
			if o.Name != game.Options[i].Name || !slices.Equal(o.Values, game.Options[i].Values) {
				t.Errorf("%s: option %s is not as in %s", spec.Key, o.Name, game.Key)
			}
		}
	}
	if variants == 0 {
		t.Error("no rule-set is a variant")
	}
}

// A mirrored move is the other player's in the same place.
func TestMirror(t *testing.T) {
	for _, c := range []struct{ rules, move, want string }{
		{"ayoayo", "D", "d"},
		{"ayoayo", "b", "B"},
		{"bao-kujifunza", "A2<", "a2<"},
		{"bao-kujifunza", "b1>", "B1>"},
	} {
		r := enginetest.Rules(t, c.rules)
		m, err := r.ParseMove(c.move)
		if err != nil {
			t.Fatal(err)
		}
		if got := r.FormatMove(r.Board().Mirror(m)); got != c.want {
			t.Errorf("%s: %s is mirrored as %s; expected %s", c.rules, c.move, got, c.want)
		}
	}
}
