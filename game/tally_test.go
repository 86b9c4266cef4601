package game

import (
	"testing"

	"ayoayo/engine"
	"ayoayo/game/seat"
	"ayoayo/game/session"
	"ayoayo/game/ui"
)

// won is the tally of the game in progress.
func won(t *testing.T, a *App) [2]int {
	t.Helper()
	tally, ok := a.Tally(a.Session())
	if !ok {
		t.Fatal("the games of these players are not counted")
	}
	return tally.Won
}

// A game counts once when it is over, not any more when its end is taken back, and is
// kept, for these two players and this game.
func TestEveryGameCountsOnce(t *testing.T) {
	emptyFolder(t)
	a := open(t, 800, 600)
	players := [2]seat.Seat{{Name: "Ama"}, {Name: "Bisi"}}
	begin(t, a, session.Setup{Rules: "oware", Seats: players})
	resign := func() {
		a.table.Resign()
		a.advance(0)
	}
	resign()
	for range 3 {
		press(t, a, "undo")
		if got := won(t, a); got != [2]int{} {
			t.Fatalf("after the end was taken back %v are counted", got)
		}
		resign()
		a.Save()
		if got := won(t, a); got != [2]int{0, 1} {
			t.Fatalf("after the game %v are counted", got)
		}
	}
	press(t, a, "undo")
	resign() // which is what is saved last
	a.Close()
	b := open(t, 800, 600)
	press(t, b, "go-on")
	b.Save()
	if got := won(t, b); got != [2]int{0, 1} {
		t.Errorf("after a reload %v are counted", got)
	}
	press(t, b, "undo")
	if got := won(t, b); got != [2]int{} {
		t.Errorf("taken back after a reload %v are counted", got)
	}
	b.table.Resign()
	swapped := [2]seat.Seat{players[1], players[0]}
	begin(t, b, session.Setup{Rules: "oware", Seats: swapped, First: engine.North})
	if got := won(t, b); got != [2]int{1, 0} {
		t.Errorf("on the other side of the board %v are counted", got)
	}
	begin(t, b, session.Setup{Rules: "namnam", Seats: players})
	if got := won(t, b); got != [2]int{} {
		t.Errorf("in another game %v are counted", got)
	}
	begin(t, b, people("oware"))
	if _, ok := b.Tally(b.Session()); ok {
		t.Error("games of people without names are counted")
	}
}

// How the games of two people have ended so far is told in the menu of their table, not
// only at an end.
func TestTheMenuTellsTheTally(t *testing.T) {
	noFolder(t)
	a := open(t, 390, 844)
	players := [2]seat.Seat{{Name: "Ama"}, {Name: "Kofi"}}
	begin(t, a, session.Setup{Rules: "oware", Seats: players})
	a.OpenMenu()
	a.advance(0)
	if c := ui.Find(a.Page.Controls, "tally"); c != nil {
		t.Errorf("before any game is over the menu says %q", c.Label)
	}
	a.table.Resign()
	begin(t, a, session.Setup{Rules: "oware", Seats: players})
	a.OpenMenu()
	says(t, a, "tally", "So far: Ama 0, Kofi 1")
}
