package table

import (
	"slices"
	"strings"
	"testing"
	"time"

	"ayoayo/engine"
	"ayoayo/engine/enginetest"
	"ayoayo/game/advice"
	"ayoayo/game/save"
	"ayoayo/game/seat"
	"ayoayo/game/session"
	"ayoayo/game/ui"
	"ayoayo/render"
)

// against shows a game against the computer that stands at a position.
func against(t *testing.T, a *program, rules, position string) *Table {
	t.Helper()
	return a.show(session.Resume(save.Game{Seats: [2]seat.Seat{person, computer}}, enginetest.Game(t, rules, position)))
}

// A board shows the letters of its pits as soon as anything says one of them.
func TestLettersAreOnTheBoardWhereAPitIsNamed(t *testing.T) {
	for name, do := range map[string]func(a *program, at *Table){
		"nothing":   nil,
		"a move":    func(a *program, _ *Table) { press(t, a, "pit:C"); settle(t, a) },
		"a refusal": func(_ *program, at *Table) { at.Refuse("pit:c") },
		"a look":    func(_ *program, at *Table) { at.Look("pit:C") },
		"a hint":    func(a *program, _ *Table) { press(t, a, "hint") },
		"analysis":  func(a *program, _ *Table) { a.analyse() },
	} {
		a := open(t, 390, 844)
		at := onTheTable(t, a, "oware", "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S")
		if do != nil {
			do(a, at)
		}
		if got := at.mode.marks().Letters; got != (do != nil) {
			t.Errorf("%s: letters are on the board: %v", name, got)
		}
	}
}

// A round that ends is told with its score and what is claimed, until the player goes on.
func TestARoundsEndIsToldAndWaits(t *testing.T) {
	for _, tt := range []struct{ stores, score, claim, onward string }{
		{"16,24", "Round 1: You 24, Computer 24", "Even: 6 pits each", "Round 2: the computer begins"},
		{"12,28", "Round 1: Computer 28, You 20", "The computer takes your pit ", "Round 2: the computer begins"},
	} {
		a := open(t, 390, 844)
		at := against(t, a, "namnam", "0,0,1,3,0,0/2,2,0,0,0,0 "+tt.stores+" S SSSSSS/NNNNNN sow S N")
		a.speed = render.Fast
		press(t, a, "pit:C")
		over := func() bool { _, ok := at.mode.(*roundEnd); return ok }
		waitUntil(a, over)
		a.advance(0)
		if got := status(a); got != tt.score {
			t.Errorf("the round ends with %q, want %q", got, tt.score)
		}
		if got := more(a); !strings.HasPrefix(got, tt.claim) {
			t.Errorf("what is claimed is told as %q, want %q", got, tt.claim)
		}
		if !slices.ContainsFunc(a.host.Announced, func(s string) bool { return strings.Contains(s, tt.score) && strings.Contains(s, tt.claim) }) {
			t.Errorf("read out is %q", a.host.Announced)
		}
		if got := label(t, a, "player:S:score"); strings.HasPrefix(got, "0") {
			t.Errorf("before the next round begins the player holds %q", got)
		}
		for range 100 {
			a.advance(100 * time.Millisecond)
		}
		if !over() {
			t.Fatal("the next round begins by itself")
		}
		if got := label(t, a, "next-round"); got != tt.onward {
			t.Errorf("the way on is %q, want %q", got, tt.onward)
		}
		a.host.Announced = nil
		press(t, a, "next-round")
		settle(t, a)
		if slices.ContainsFunc(a.host.Announced, func(s string) bool { return strings.Contains(s, tt.score) }) {
			t.Errorf("after going on the round is told again: %q", a.host.Announced)
		}
		if over() || at.view.Seeds(0) != 4 || label(t, a, "player:N:score") != "0" {
			t.Errorf("after going on the table is %T with %d seeds in A", at.mode, at.view.Seeds(0))
		}
	}
}

// Its score, and what is claimed, are written in every window.
func TestARoundsEndIsSeenOnEveryScreen(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {320, 568}, {844, 390}, {480, 270}, {1280, 720}} {
		for stores, said := range map[string][]string{
			"16,24": {"Round 1: You 24, Computer 24", "Even: 6 pits each"},
			"12,28": {"Round 1: Computer 28, You 20", "The computer takes your pit "},
		} {
			a := open(t, size[0], size[1])
			at := against(t, a, "namnam", "0,0,1,3,0,0/2,2,0,0,0,0 "+stores+" S SSSSSS/NNNNNN sow S N")
			press(t, a, "pit:C")
			waitUntil(a, func() bool { _, ok := at.mode.(*roundEnd); return ok })
			a.advance(0)
			_, straight := turnedTexts(a)
			for _, want := range said {
				if got := strings.Join(straight, " "); !strings.Contains(got, want) {
					t.Errorf("in %v of a round that ended %s is written %q, not %q", size, stores, got, want)
				}
			}
		}
	}
}

// Whose turn it is, what both have, and what a move has brought change when its seeds
// have come to rest.
func TestTurnAndScoresFollowTheSeeds(t *testing.T) {
	a := open(t, 390, 844)
	at := onTheTable(t, a, "oware", "0,0,0,0,0,2/1,1,0,0,0,20 12,12 S")
	a.speed = render.Slow
	a.advance(0)
	a.host.Announced = nil
	press(t, a, "pit:F")
	a.advance(100 * time.Millisecond)
	if !at.view.Animating() {
		t.Fatal("the seeds are not moving")
	}
	plank := at.view.Bounds()
	if label(t, a, "player:S:score") != "12" || a.Page.Dot.Y < plank.Y+plank.H || status(a) != "South played F" {
		t.Errorf("while seeds move South holds %q, the dot is at %v, and the table says %q", label(t, a, "player:S:score"), a.Page.Dot.Y, status(a))
	}
	if got := label(t, a, "player:S:more"); got != "" {
		t.Errorf("while seeds move South's plate says %q", got)
	}
	if want := []string{"South played south f"}; !slices.Equal(a.host.Announced, want) {
		t.Errorf("while seeds move %q is read out, want %q", a.host.Announced, want)
	}
	settle(t, a)
	a.advance(0)
	if label(t, a, "player:S:score") != "16" || a.Page.Dot.Y > plank.Y || label(t, a, "player:S:more") != "played F: took 4 seeds" {
		t.Errorf("at rest South holds %q, and the plate says %q", label(t, a, "player:S:score"), label(t, a, "player:S:more"))
	}
	if got, want := a.host.Announced[len(a.host.Announced)-1], "ended in north b, captured 4. South 16, North 12. North’s turn"; got != want {
		t.Errorf("at rest %q is read out, want %q", got, want)
	}
}

// refusals are positions in which pits can't be sown, with what is said about one of
// them: the sentence, and what is said below it. Of it the board shows where its seeds
// would fall, and where the last would, which row the rule is about, and which pits are
// named; falls and ends are pits, row is how many pits there are in it.
func refusals() []refusalIs {
	return []refusalIs{
		{
			"oware", "2,1,0,4,0,3/0,0,0,0,0,0 20,18 S", "A", "A can’t be sown: it ends in C.",
			"The empty row must get seeds. D and F reach it.", "B", "C", 6, "D F",
		},
		{
			"oware", "1,2,0,0,0,6/0,0,0,0,0,0 20,19 S", "B", "B can’t be sown: it ends in D.",
			"The empty row must get seeds. F reaches it.", "C", "D", 6, "F",
		},
		{
			"ayoayo", "1,1,1,1,1,0/0,0,0,0,0,0 22,21 S", "A", "A can’t be sown: it ends in F.",
			"The empty row must get seeds. B and D reach it.", "C E", "F", 6, "B D",
		},
		{
			"ayoayo", "4,0,1,0,1,0/6,1,0,5,0,5 12,13 S", "A", "A can’t be sown: its laps never end.",
			"A move has to come to an end. C and E can be sown.", "B C D E", "", 0, "C E",
		},
		{
			"oware;grandslam=illegal", "1,1,0,0,2,0/1,0,0,0,0,0 21,22 S", "E", "E can’t be sown: it takes the whole row.",
			"The other row must keep some seeds. A and B can be sown.", "F", "a", 6, "A B",
		},
		{
			"namnam", "0,2,1,2,0,2/1,0,2,1,0,1 24,12 S SSSSSS/NNNNNN sow S S", "D", "D can’t be sown: its laps never end.",
			"A move has to come to an end. B, C and F can be sown.", "E F", "", 0, "B C F",
		},
		{
			"bao-laps", "1,0,2,5,1,0,1,1/0,1,1,5,2,1,5,0 2,4 S", "A", "A can’t be sown: one seed is too few.",
			"Sow a pit that holds two or more. C and D can be sown.", "", "B", 0, "C D",
		},
		{
			"bao-laps", "1,0,3,2,1,2,0,1/0,3,0,1,0,2,3,0 4,9 S", "F", "F can’t be sown: its laps never end.",
			"A move has to come to an end. C and D can be sown.", "G H", "", 0, "C D",
		},
		{
			"bao-kujifunza", "0,0,1,3,4,1,0,0/2,1,2,1,4,0,1,0/1,2,1,3,13,9,3,0/0,1,6,2,0,2,1,0 0,0 S", "E2", "E2 can’t be sown: the front comes first.",
			"It is at the back. D1 and E1 can be sown.", "D2 C2 B2 F2 G2 H2", "A2 H1", 8, "D1 E1",
		},
		{
			"bao-kujifunza", "0,3,0,4,2,5,1,7/3,0,3,3,0,3,3,0/2,0,0,0,2,1,3,4/2,2,2,2,2,2,0,3 0,0 S", "B1", "B1 can’t be sown: you must capture.",
			"It takes nothing. D1 and F2 capture.", "A1 A2 C1 D1", "B2 E1", 0, "D1 F2",
		},
		{
			"bao-kujifunza", "0,3,0,4,2,5,1,7/3,0,3,3,0,3,3,0/2,0,0,0,2,1,3,4/2,2,2,2,2,2,0,3 0,0 S", "G1", "G1 can’t be sown: one seed is too few.",
			"Sow a pit that holds two or more. D1 and F2 can be sown.", "", "F1 H1", 0, "D1 F2",
		},
	}
}

// refusalIs is what is said and shown of a pit that can't be sown.
type refusalIs struct {
	rules, position, pit, said, more string
	falls, ends                      string
	row                              int
	lit                              string
}

// A pit that can't be sown says by which rule and what can be done, and the board shows
// it, until something else is done: for every rule of every game.
func TestAPitThatCantBeSownSaysWhy(t *testing.T) {
	told := map[engine.Refusal]bool{}
	for _, tt := range refusals() {
		a := open(t, 1280, 720)
		at := onTheTable(t, a, tt.rules, tt.position)
		a.Activate(ui.PitID(tt.pit))
		a.advance(0)
		told[at.refusal(at.refused)] = true
		f, lit := at.mode.marks().Refusal, at.mode.marks().Lit
		if f == nil {
			t.Fatalf("%s %s: the board marks nothing", tt.rules, tt.pit)
		}
		names := func(pits []engine.Pit) string { return strings.ReplaceAll(at.pitNames(pits), ",", "") }
		got := refusalIs{tt.rules, tt.position, names([]engine.Pit{f.Pit}), status(a), more(a), names(f.Falls), names(f.Ends), len(f.Row), names(lit)}
		if got != tt {
			t.Errorf("%s %s: said and shown is\n%+v, want\n%+v", tt.rules, tt.pit, got, tt)
		}
		if heard, want := a.host.Announced[len(a.host.Announced)-1], at.heard(func() string { return heardWhy(at.mode.(refuser), at.refused) }); heard != want || !strings.Contains(heard, strings.ToLower(tt.pit[:1])) {
			t.Errorf("%s %s: read out is %q, want %q", tt.rules, tt.pit, heard, want)
		}
	}
	for _, f := range engine.Refusals() {
		if !told[f] {
			t.Errorf("nothing is said of %v", f)
		}
	}
}

// The reason is seen on every screen, with the pits that can be sown instead: in all its
// words or in one sentence.
func TestARefusalIsSeenOnEveryScreen(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {320, 568}, {844, 390}, {480, 270}, {1280, 720}} {
		for _, tt := range refusals() {
			a := open(t, size[0], size[1])
			at := onTheTable(t, a, tt.rules, tt.position)
			a.Activate(ui.PitID(tt.pit))
			a.advance(0)
			_, straight := turnedTexts(a)
			written, brief := strings.Join(straight, " "), at.sowInstead(at.pitOf(ui.PitID(tt.pit)))
			if !strings.Contains(written, tt.more) && !strings.Contains(written, brief) {
				t.Errorf("%s in %v: the table says %q, neither %q nor %q", tt.rules, size, written, tt.more, brief)
			}
		}
	}
}

// What is empty or another player's says so and marks nothing. The reason stays where
// another pit is looked at, and until something is done.
func TestARefusalStaysUntilSomethingIsDone(t *testing.T) {
	a := open(t, 1280, 720)
	at := onTheTable(t, a, "oware", "1,2,0,0,0,6/0,0,0,0,0,0 20,19 S")
	for pit, said := range map[string]string{"pit:C": "C is empty", "pit:a": "a is North’s pit"} {
		a.Activate(pit)
		a.advance(0)
		if got := status(a); got != said || more(a) != "" || at.mode.marks().Refusal != nil {
			t.Errorf("%s: %q, and below it %q, want %q", pit, got, more(a), said)
		}
	}
	a.Activate("pit:B")
	a.FocusOn("pit:F") // which is looked at
	a.advance(10 * time.Second)
	if got := status(a) + " " + more(a); got != "B can’t be sown: it ends in D. The empty row must get seeds. F reaches it." {
		t.Errorf("where another pit is looked at the reason becomes %q", got)
	}
	if m := at.mode.marks(); m.Preview == nil || m.Refusal != nil {
		t.Errorf("where a move is looked at it is not marked alone: %v, %v", m.Preview, m.Refusal)
	}
	press(t, a, "hint")
	waitUntil(a, func() bool { return at.hinted() != engine.NoMove })
	a.advance(0)
	if got, want := status(a), "F: the only legal move: The empty row must get seeds"; !strings.HasPrefix(got, want) {
		t.Errorf("the hint says %q, want %q", got, want)
	}
	press(t, a, "pit:F")
	if got := status(a); got != "North’s turn" {
		t.Errorf("after a move the table says %q", got)
	}
}

// While pits are claimed, a pit that can't be says why.
func TestAPitThatCantBeClaimedSaysWhy(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {1280, 720}} {
		a := open(t, size[0], size[1])
		at := onTheTable(t, a, "namnam", "0,0,0,0,0,0/0,0,0,0,0,0 32,16 S SSSSSS/NNNNNN claim S S")
		refused := func(pit, said, below string) {
			t.Helper()
			a.Activate(pit)
			a.advance(5 * time.Second)
			if status(a) != said || more(a) != below {
				t.Errorf("%v: %s says %q, %q, want %q, %q", size, pit, status(a), more(a), said, below)
			}
			if m := at.mode.marks(); m.Refusal != nil {
				t.Errorf("%v: %s is marked as one that can't be sown", size, pit)
			}
			heard := a.host.Announced[len(a.host.Announced)-1]
			if !strings.HasSuffix(heard, below) || heard == below {
				t.Errorf("%v: %s is read out as %q", size, pit, heard)
			}
		}
		refused("pit:A", "A is South’s already.", "Choose 2 pits of the other row.")
		press(t, a, "pit:b")
		if got := status(a); strings.Contains(got, "already") {
			t.Errorf("after a claim the table still says %q", got)
		}
		press(t, a, "pit:d")
		refused("pit:e", "e can’t be claimed: 2 are chosen.", "Touch a chosen pit to give it back.")
		if at.choice.claimed != 0b1010 {
			t.Errorf("%v: what was chosen before is now %b", size, at.choice.claimed)
		}
	}
}

// While the computer is to move or a round is over, a pit that is touched says so.
func TestAPitSaysThatItIsNotThePlayersTurn(t *testing.T) {
	a := open(t, 390, 844)
	at := against(t, a, "namnam", "0,0,1,3,0,0/2,2,0,0,0,0 12,28 S SSSSSS/NNNNNN sow S N")
	press(t, a, "pit:C")
	a.Activate("pit:A")
	if got, want := a.host.Announced[len(a.host.Announced)-1], "The computer won the round and chooses its pits"; got != want {
		t.Errorf("while the computer claims %q is read out, want %q", got, want)
	}
	waitUntil(a, func() bool { _, ok := at.mode.(*roundEnd); return ok })
	a.Activate("pit:A")
	a.advance(0)
	const want = "Nothing is sown before round 2 begins."
	if got := a.host.Announced[len(a.host.Announced)-1]; !strings.HasSuffix(got, want) || more(a) != want || status(a) != "Round 1: Computer 28, You 20" {
		t.Errorf("after a round %q is read out, and the table says %q, %q", got, status(a), more(a))
	}
	press(t, a, "next-round")
	if got := more(a); got == want {
		t.Error("in the next round it is still said that it has not begun")
	}
}

// captures are moves that capture, by every rule, with what is said about why.
func captures() []struct{ rules, position, pit, said, short string } {
	return []struct{ rules, position, pit, said, short string }{
		{
			"ayoayo", "0,0,0,0,1,0/3,0,0,0,0,1 22,21 S", "E",
			"South’s last seed fell in empty F: it took what lay across, in a, and itself.", "South: F was empty. Taken: a and F.",
		},
		{
			"ayoayo;capturer=stays", "0,0,0,0,1,0/3,0,0,0,0,1 22,21 S", "E",
			"South’s last seed fell in empty F: it took what lay across, in a.", "South: F was empty. Taken: a.",
		},
		{
			"oware", "0,0,0,0,0,2/1,1,0,0,0,20 12,12 S", "F",
			"South’s last seed made two or three in b: it took those in b and a.", "South: two or three in b. Taken: b and a.",
		},
		{
			"namnam", "0,0,0,0,1,3/2,2,2,2,2,2 16,16 S SSSSSS/NNNNNN sow S S", "E",
			"South’s last seed made four in F and took them.", "South: the last seed made four in F.",
		},
		{
			"namnam", "0,0,0,2,3,0/2,2,2,2,2,1 16,16 S SSSSSS/NNNNNN sow S S", "D",
			"Four came together in E: they are its owner’s.", "Four in E: its owner’s.",
		},
		{
			"namnam", "0,0,1,3,0,0/2,2,0,0,0,0 16,24 S SSSSSS/NNNNNN sow S N", "C",
			"South’s last seed made four in D and took them. The last four went with them.", "South: the last seed made four in D. The last four went along.",
		},
		{
			"bao-kujifunza", "2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2 0,0 S", "C1",
			"South’s last seed fell on seeds, with seeds across: it took those in ", "South: seeds met seeds. Taken: ",
		},
	}
}

// Why a move captured is said by each rule, to a newcomer in full.
func TestACaptureSaysWhy(t *testing.T) {
	for _, tt := range captures() {
		a := open(t, 1280, 720)
		at := onTheTable(t, a, tt.rules, tt.position)
		for _, m := range at.ways(at.pitOf(ui.PitID(tt.pit))) {
			if at.taken(a.session.Preview(m), engine.South) > 0 || a.session.Rules().Board().TwoWays {
				at.play(m)
				break
			}
		}
		last, ok := a.session.Last()
		if !ok {
			t.Fatalf("%s: %s is not played", tt.rules, tt.pit)
		}
		for novice, want := range map[bool]string{true: tt.said, false: tt.short} {
			a.novice = novice
			if said := at.captureWords(last); said[0] != want && !(strings.HasSuffix(want, " ") && strings.HasPrefix(said[0], want)) {
				t.Errorf("%s: of %s is said %q, want %q", tt.rules, tt.pit, said, want)
			}
		}
	}
}

// It is said when the seeds have come to rest, and until the other player captures or the
// player does something else: as what was before, once the other's move is marked.
func TestACaptureIsToldUntilTheNext(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {320, 568}, {844, 390}, {480, 270}, {1280, 720}} {
		a := open(t, size[0], size[1])
		at := onTheTable(t, a, "ayoayo", "2,0,0,0,1,0/3,0,0,0,2,1 20,19 S")
		a.speed = render.Slow
		a.advance(0)
		told := func() bool {
			return strings.Contains(status(a)+more(a), "South: F was empty. Taken: a and F.")
		}
		before := func(a *program) bool { return strings.Contains(status(a)+more(a), "Before that") }
		press(t, a, "pit:E")
		if told() {
			t.Errorf("in %v the capture is told before it is seen: %q", size, status(a)+more(a))
		}
		settle(t, a)
		a.advance(0)
		if !told() {
			t.Errorf("in %v the table says %q, %q", size, status(a), more(a))
		}
		if before(a) {
			t.Errorf("in %v the move that is marked is said to be before: %q, %q", size, status(a), more(a))
		}
		press(t, a, "pit:e")
		roomy := size[0] > 320 && size[1] >= lowestWindow // where one line does not say what is being played
		if told() != roomy || before(a) != roomy {
			t.Errorf("in %v while the answer is shown the table says %q, %q", size, status(a), more(a))
		}
		settle(t, a)
		a.advance(0)
		fits := size[1] >= lowestWindow
		if told() != fits || before(a) != fits {
			t.Errorf("in %v after an answer that takes nothing the table says %q, %q", size, status(a), more(a))
		}
		if got := at.pitNames(at.mode.marks().Lit); got != "a, F" {
			t.Errorf("in %v of a capture before the move that is marked the letters %q are lit", size, got)
		}
		a.Activate("pit:F")
		a.advance(0)
		if told() {
			t.Errorf("in %v where a pit was touched in vain the table says %q, %q", size, status(a), more(a))
		}
		if got := at.mode.marks().Lit; got != nil {
			t.Errorf("in %v where a pit was touched in vain letters are lit: %v", size, got)
		}
	}
}

// Where a game stands still, a pit that is touched says what to do first, on
// every screen, until something is done.
func TestAPitOfAStoppedGameSaysThatNothingIsSown(t *testing.T) {
	said := func(a *program) string { return status(a) + " " + more(a) }
	for _, size := range [][2]float64{{390, 844}, {320, 568}, {844, 390}, {480, 270}, {1280, 720}} {
		for name, tt := range map[string]struct {
			seats        [2]seat.Seat
			stop         func(t *Table)
			onward, want string
		}{
			"over":    {[2]seat.Seat{person, person}, func(t *Table) { t.Resign() }, "undo", "The game is over: begin another."},
			"replay":  {[2]seat.Seat{person, person}, func(t *Table) { t.StartReplay(0) }, "move:on", "Go back to play on."},
			"start":   {[2]seat.Seat{person, person}, func(t *Table) { t.StartReplay(0) }, "start", "Go back to play on."},
			"playing": {[2]seat.Seat{person, person}, func(t *Table) { t.StartReplay(0) }, "play", "Go back to play on."},
			"leaving": {[2]seat.Seat{person, person}, func(t *Table) { t.StartReplay(0) }, "back", "Go back to play on."},
			"paused":  {[2]seat.Seat{computer, computer}, func(t *Table) { t.pause() }, "go-on", "Press Go on first."},
		} {
			a := open(t, size[0], size[1])
			at := openTable(t, a, session.Setup{Rules: "oware", Seats: tt.seats})
			at.playFirst(2)
			tt.stop(at)
			a.advance(0)
			plank := at.view.Bounds()
			for _, pit := range []string{"pit:A", "pit:a"} {
				a.Activate(pit)
				a.advance(5 * time.Second)
				heard := a.host.Announced[len(a.host.Announced)-1]
				if !strings.Contains(said(a), tt.want) || !strings.Contains(heard, tt.want) {
					t.Errorf("%s in %v: of %s the table says %q, and aloud %q", name, size, pit, said(a), heard)
				}
			}
			if name != "over" && at.view.Bounds() != plank {
				t.Errorf("%s in %v: the board moves when a pit is touched", name, size)
			}
			press(t, a, tt.onward)
			settle(t, a)
			if name == "leaving" && status(a) != "South’s turn" {
				t.Errorf("in %v back in the game the table says %q", size, said(a))
			}
			if strings.Contains(said(a), tt.want) {
				t.Errorf("%s in %v: after %s the table still says %q", name, size, tt.onward, said(a))
			}
		}
	}
}

// What a move has brought stays where another pit is looked at, also where there is one
// line for both.
func TestNewsAreNotReplacedByAPreview(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {1280, 720}, {480, 270}} {
		a := open(t, size[0], size[1])
		openTable(t, a, session.Setup{Rules: "bao-children", Seats: [2]seat.Seat{person, computer}})
		press(t, a, "pit:F") // whose last seed falls into the store
		if got := status(a); !strings.Contains(got, "You move again") {
			t.Fatalf("after a move into the store the table says %q", got)
		}
		a.FocusOn("pit:A")
		a.advance(0)
		if got := status(a); !strings.Contains(got, "You move again") {
			t.Errorf("in %v looking at a pit makes of it %q", size, got)
		}
	}
}

// Somebody who has played little is told which row is whose and where it is sown to, until
// the first move.
func TestANewcomerIsToldTheOwnRow(t *testing.T) {
	for _, tt := range []struct {
		size  [2]float64
		rules string
		said  string
	}{
		{[2]float64{390, 844}, "oware", "Yours is the left row. Sow downwards."},
		{[2]float64{1280, 720}, "oware", "Yours is the lower row. Sow to the right."},
		{[2]float64{1280, 720}, "bao-kujifunza", "Yours are the two lower rows. Sow either way."},
	} {
		a := open(t, tt.size[0], tt.size[1])
		a.say.Turn(tt.size[1] > tt.size[0])
		for _, novice := range []bool{true, false} {
			a.novice = novice
			openTable(t, a, session.Setup{Rules: tt.rules, Seats: [2]seat.Seat{person, computer}})
			if got := more(a); (got == tt.said) != novice {
				t.Errorf("%s in %v: to a newcomer (%v) the table says %q", tt.rules, tt.size, novice, got)
			}
		}
	}
}

// The pits of both sides differ for the ear.
func TestPitsDifferForTheEar(t *testing.T) {
	a := open(t, 800, 600)
	openTable(t, a, people("oware"))
	heard := map[string]bool{}
	for i := range a.Page.Controls {
		c := &a.Page.Controls[i]
		if !strings.HasPrefix(c.ID, ui.PitID("")) {
			continue
		}
		name := strings.ToLower(c.Label)
		if heard[name] {
			t.Errorf("two pits are called %q", name)
		}
		heard[name] = true
	}
	if len(heard) != 12 {
		t.Errorf("%d pits are called by names", len(heard))
	}
}

// A game between computers is stopped, goes on, and is shown faster at the table.
func TestAWatchedGameIsPausedAtTheTable(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {1280, 720}, {480, 270}} {
		a := open(t, size[0], size[1])
		at := openTable(t, a, session.Setup{Rules: "oware", Seats: [2]seat.Seat{computer, computer}})
		press(t, a, "pause")
		plies := a.session.Ply()
		for range 50 {
			a.advance(100 * time.Millisecond)
		}
		if _, waits := at.mode.(*paused); !waits || a.session.Ply() != plies || !ui.Find(a.Page.Controls, "pause").Pressed {
			t.Errorf("after pause the table is %T, and %d plies are played", at.mode, a.session.Ply())
		}
		press(t, a, "pause")
		waitUntil(a, func() bool { return a.session.Ply() > plies })
		press(t, a, "speed")
		if a.Speed() != render.Fast {
			t.Error("the seeds are not faster")
		}
	}
}

// What is proven to lose has no tick.
func TestAProvenLossHasNoTick(t *testing.T) {
	a := open(t, 1280, 720)
	at := openTable(t, a, people("oware"))
	for side, want := range map[engine.Player]string{engine.South: "✓ W", engine.North: "L"} {
		if got := at.chipWords(advice.Verdict{Proven: true, Side: engine.South}, side, false); got != want {
			t.Errorf("a win of South's is for %v written %q, want %q", side, got, want)
		}
	}
}

// Who claims pits is told how many seeds they come from, which are chosen and how many more
// are to be, and somebody who has played little whose pits are whose.
func TestAClaimSaysWhySoManyAndWhichAreChosen(t *testing.T) {
	for _, size := range [][2]float64{{320, 568}, {390, 844}, {844, 390}, {1280, 720}} {
		a := open(t, size[0], size[1])
		at := onTheTable(t, a, "namnam", "0,0,0,0,0,0/0,0,0,0,0,0 36,12 S SSSSSS/NNNNNN claim S S")
		said, plank := []string{more(a)}, at.view.Bounds()
		for _, pit := range []string{"pit:b", "pit:d", "pit:e"} {
			press(t, a, pit)
			said = append(said, more(a))
			if at.view.Bounds() != plank {
				t.Errorf("in %v the board moves when %s is chosen", size, pit)
			}
		}
		want := []string{"36 seeds fill 9 pits: choose 3 more.", "Chosen: b. Choose 2 more.", "Chosen: b and d. Choose one more.", "Chosen: b, d and e."}
		if !slices.Equal(said, want) {
			t.Errorf("in %v a claim says %q, want %q", size, said, want)
		}
	}
	a := open(t, 1280, 720)
	a.novice = true
	openTable(t, a, session.Setup{Rules: "namnam", Seats: [2]seat.Seat{person, computer}})
	if got := more(a); !strings.Contains(got, "Pits with pale letters are yours") {
		t.Errorf("to a newcomer the table of Nam-nam says %q", got)
	}
}

// A replay says why the ply that it has shown took what it did.
func TestAReplaySaysWhyAPlyCaptured(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {320, 568}, {844, 390}, {1280, 720}} {
		a := open(t, size[0], size[1])
		at := onTheTable(t, a, "ayoayo", "2,0,0,0,1,0/3,0,0,0,2,1 20,19 S")
		press(t, a, "pit:E")
		settle(t, a)
		at.StartReplay(0)
		a.advance(0)
		if got := status(a); strings.Contains(got, "Taken") {
			t.Errorf("in %v before the ply is shown the replay says %q", size, got)
		}
		press(t, a, "move:on")
		settle(t, a)
		a.advance(0)
		if got := status(a); got != "South: F was empty. Taken: a and F." {
			t.Errorf("in %v the replay says %q", size, got)
		}
	}
}
