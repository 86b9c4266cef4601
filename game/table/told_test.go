package table

import (
	"slices"
	"strings"
	"testing"
	"time"

	"ayoayo/engine"
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
	r, err := engine.ParseRules(rules)
	if err != nil {
		t.Fatal(err)
	}
	p, err := r.ParsePosition(position)
	if err != nil {
		t.Fatal(err)
	}
	return a.sit(session.Resume(save.Game{Seats: [2]seat.Seat{person, computer}}, engine.NewGameFrom(r, p)))
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
	if got := label(t, a, "player:S:more"); got != "playing F" {
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

// A pit that can't be sown says by which rule, until something else is done.
func TestAPitThatCantBeSownSaysWhy(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {320, 568}, {844, 390}, {480, 270}} {
		a := open(t, size[0], size[1])
		onTheTable(t, a, "oware", "1,2,0,0,0,6/0,0,0,0,0,0 20,19 S")
		a.Activate("pit:B")
		a.advance(0)
		if got := status(a); !strings.Contains(got, "The other row is empty: sow into it.") {
			t.Errorf("in %v the table says %q", size, got)
		}
	}
	a := open(t, 1280, 720)
	at := onTheTable(t, a, "oware", "1,2,0,0,0,6/0,0,0,0,0,0 20,19 S")
	for _, tt := range []struct{ pit, said string }{
		{"pit:C", "C is empty"},
		{"pit:a", "a is North’s pit"},
		{"pit:B", "B can’t be sown. The other row is empty: sow into it."},
	} {
		a.Activate(tt.pit)
		a.advance(0)
		if got := status(a); got != tt.said {
			t.Errorf("%s: %q, want %q", tt.pit, got, tt.said)
		}
		if got := more(a); got != "Can be sown: F." {
			t.Errorf("%s: below it %q", tt.pit, got)
		}
		if got := a.host.Announced[len(a.host.Announced)-1]; got != at.heard(func() string { return strings.TrimSuffix(at.refusalWords(at.pitOf(tt.pit))[0], ".") })+". Can be sown: south f." {
			t.Errorf("%s: read out is %q", tt.pit, got)
		}
	}
	m := at.mode.marks()
	if m.Refusal == nil || m.Refusal.Pit != 1 || len(m.Refusal.Reach) != 6 || !slices.Equal(m.Lit, []engine.Pit{5}) {
		t.Errorf("the board marks %+v, with %v lit", m.Refusal, m.Lit)
	}
	a.FocusOn("pit:F") // which is looked at
	a.advance(10 * time.Second)
	if got := status(a); !strings.HasPrefix(got, "B can’t be sown") {
		t.Errorf("where another pit is looked at the reason becomes %q", got)
	}
	press(t, a, "hint")
	waitUntil(a, func() bool { return at.hinted() != engine.NoMove })
	a.advance(0)
	if got, want := status(a), "F: the only legal move: The other row is empty: sow into it."; got != want {
		t.Errorf("the hint says %q, want %q", got, want)
	}
	press(t, a, "pit:F")
	if got := status(a); got != "North’s turn" {
		t.Errorf("after a move the table says %q", got)
	}
}

// What a move has brought stays where another pit is looked at, also where there is one
// line for both.
func TestNewsAreNotReplacedByAPreview(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {1280, 720}, {480, 270}} {
		a := open(t, size[0], size[1])
		sitDown(t, a, session.Setup{Rules: "bao-children", Seats: [2]seat.Seat{person, computer}})
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
			sitDown(t, a, session.Setup{Rules: tt.rules, Seats: [2]seat.Seat{person, computer}})
			if got := more(a); (got == tt.said) != novice {
				t.Errorf("%s in %v: to a newcomer (%v) the table says %q", tt.rules, tt.size, novice, got)
			}
		}
	}
}

// The pits of both sides differ for the ear.
func TestPitsDifferForTheEar(t *testing.T) {
	a := open(t, 800, 600)
	sitDown(t, a, people("oware"))
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
		at := sitDown(t, a, session.Setup{Rules: "oware", Seats: [2]seat.Seat{computer, computer}})
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
	at := sitDown(t, a, people("oware"))
	for side, want := range map[engine.Player]string{engine.South: "✓ W", engine.North: "L"} {
		if got := at.chipWords(advice.Verdict{Proven: true, Side: engine.South}, side, false); got != want {
			t.Errorf("a win of South's is for %v written %q, want %q", side, got, want)
		}
	}
}
