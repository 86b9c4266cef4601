package table

import (
	"strings"
	"testing"
	"time"

	"ayoayo/game/seat"
	"ayoayo/game/session"
	"ayoayo/game/ui"
	"ayoayo/render"
)

// replayOf returns the replay at a table, nil if there is none.
func replayOf(at *Table) *replaying {
	r, _ := at.mode.(*replaying)
	return r
}

// seedsSaid returns what the pits are said to hold.
func seedsSaid(a *program) string {
	a.advance(0)
	var said []string
	for _, c := range a.Page.Controls {
		if strings.HasPrefix(c.ID, ui.PitID("")) || strings.HasPrefix(c.ID, ui.StoreID("")) {
			said = append(said, strings.Split(c.Label, ",")[1])
		}
	}
	return strings.Join(said, "")
}

func TestTheLastMoveIsSteppedThrough(t *testing.T) {
	a := open(t, 800, 600)
	at := sitDown(t, a, people("ayoayo"))
	before := seedsSaid(a)
	press(t, a, "pit:A")
	settle(t, a)
	after := seedsSaid(a)
	a.speed = render.Normal
	a.advance(0)
	at.StartReplay(0)
	a.advance(0)
	if got := seedsSaid(a); got != before {
		t.Errorf("before the move the pits hold %q, want %q", got, before)
	}
	if c := ui.Find(a.Page.Controls, "lap:back"); c.Works() {
		t.Error("one can step back from before the move")
	}
	if at.playable() {
		t.Error("one can play while the last move is stepped through")
	}
	seen := []string{before}
	for ui.Find(a.Page.Controls, "lap:on").Works() {
		press(t, a, "lap:on")
		if !at.view.Animating() {
			t.Error("a lap on is not shown moving")
		}
		settle(t, a)
		seen = append(seen, seedsSaid(a))
	}
	if len(seen) != replayOf(at).ply.Trace.Laps()+1 || seen[len(seen)-1] != after {
		t.Errorf("%d laps were stepped through and end with %q, want %q", len(seen)-1, seen[len(seen)-1], after)
	}
	for i := len(seen) - 2; i >= 0; i-- {
		a.Press(&ui.Input{Letters: []rune{'['}})
		if got := seedsSaid(a); got != seen[i] || at.view.Animating() {
			t.Errorf("back at lap %d the pits hold %q, want %q at once", i, got, seen[i])
		}
	}
	a.Scene().Back()
	if got := seedsSaid(a); got != after || replayOf(at) != nil || !at.playable() {
		t.Errorf("back in the game the pits hold %q, want %q", got, after)
	}
}

// playable reports whether any pit can be sown.
func (t *Table) playable() bool {
	for _, c := range t.screen.Page.Controls {
		if strings.HasPrefix(c.ID, ui.PitID("")) && c.Works() {
			return true
		}
	}
	return false
}

func TestTheComputerWaitsForAReplay(t *testing.T) {
	a := open(t, 800, 600)
	at := sitDown(t, a, session.Setup{Rules: "oware", Seats: [2]seat.Seat{{}, {Computer: true, Level: 1}}})
	press(t, a, "pit:A")
	a.Press(&ui.Input{Letters: []rune{']'}})
	a.advance(0)
	waitUntil(a, func() bool { return a.answered != nil })
	for range 60 {
		a.advance(50 * time.Millisecond)
	}
	if replayOf(at) == nil || a.session.Ply() != 1 {
		t.Fatalf("after a while in a replay there were %d plies", a.session.Ply())
	}
	press(t, a, "lap:end")
	waitForPerson(a)
	if a.session.Ply() != 2 {
		t.Errorf("after the replay the computer does not move")
	}
}
