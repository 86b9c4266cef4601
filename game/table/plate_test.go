package table

import (
	"slices"
	"testing"

	"ayoayo/engine"
	"ayoayo/game/seat"
	"ayoayo/game/session"
)

// turnedTexts are the lines that stand on their heads, and the others.
func turnedTexts(a *program) (turned, straight []string) {
	for _, l := range a.Page.Lines {
		if l.Style.Turned {
			turned = append(turned, l.Text)
		} else {
			straight = append(straight, l.Text)
		}
	}
	return turned, straight
}

// Of two people the one across has a plate of their own and, in their turn, what goes on
// turned to them; what is for the other stays.
func TestWhatIsForThePlayerAcrossFacesThem(t *testing.T) {
	for _, size := range [][2]float64{{800, 600}, {390, 844}, {844, 390}} {
		a := open(t, size[0], size[1])
		openTable(t, a, people("oware"))
		if turned, _ := turnedTexts(a); len(turned) > 0 {
			t.Fatalf("%v: without the setting %q is turned", size, turned)
		}
		a.across = true
		a.Relayout()
		a.advance(0)
		turned, straight := turnedTexts(a)
		if !slices.Contains(turned, "North") || slices.Contains(turned, "South") || !slices.Contains(straight, "South’s turn") {
			t.Errorf("%v: in South's turn %q is turned and %q is not", size, turned, straight)
		}
		press(t, a, "pit:C")
		settle(t, a)
		if turned, straight = turnedTexts(a); !slices.Contains(turned, "North’s turn") || !slices.Contains(straight, "South") {
			t.Errorf("%v: in North's turn %q is turned and %q is not", size, turned, straight)
		}
		openTable(t, a, session.Setup{Rules: "oware", Seats: [2]seat.Seat{engine.North: {Computer: true, Level: 1}}})
		if turned, _ = turnedTexts(a); len(turned) > 0 {
			t.Errorf("%v: %q is turned to a computer", size, turned)
		}
	}
}

// Between two people each plate says how often they have won, once somebody has; against
// the computer there is its level.
func TestPlatesSayWhoHasWonHowOften(t *testing.T) {
	rivals := session.Setup{Rules: "oware", Seats: [2]seat.Seat{{Name: "Ama"}, {Name: "Kofi"}}}
	for _, size := range [][2]float64{{320, 568}, {390, 844}, {844, 390}, {480, 270}, {1280, 720}} {
		a := open(t, size[0], size[1])
		for _, won := range [][2]int{{}, {3, 1}} {
			a.won = won
			openTable(t, a, rivals)
			_, straight := turnedTexts(a)
			if told := slices.Contains(straight, "won 3 games") && slices.Contains(straight, "won 1 game"); told != (won[0] > 0) {
				t.Errorf("in %v after %v the plates say %q", size, won, straight)
			}
		}
		openTable(t, a, versus("oware", 3))
		if _, straight := turnedTexts(a); slices.Contains(straight, "won 3 games") {
			t.Errorf("in %v against the computer the plates say %q", size, straight)
		}
	}
}

// The dot between a name and what was played last stands only where both are, and not
// under the one that marks the turn.
func TestNoDotStandsAlone(t *testing.T) {
	a := open(t, 320, 568)
	at := openTable(t, a, people("oware"))
	for plies, want := range []int{0, 1, 1} {
		_, straight := turnedTexts(a)
		dots := 0
		for _, text := range straight {
			if text == "·" {
				dots++
			}
		}
		if dots != want {
			t.Errorf("after %d plies the plates say %q", plies, straight)
		}
		at.playFirst(1)
	}
}
