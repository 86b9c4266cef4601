package table

import (
	"strings"
	"testing"

	"ayoayo/engine"
	"ayoayo/game/seat"
	"ayoayo/game/session"
	"ayoayo/game/ui"
)

// versus is a person against the computer.
func versus(rules string, level int) session.Setup {
	return session.Setup{Rules: rules, Seats: [2]seat.Seat{{}, {Computer: true, Level: level}}}
}

// end plays a ply and gives the game up.
func end(a *program, at *Table) {
	at.playFirst(1)
	at.Resign()
	a.advance(0)
}

// The other player begins the next game, and the button says who that is.
func TestWhoBeginsTheNextGameIsSaidAndHolds(t *testing.T) {
	a := open(t, 800, 600)
	at := openTable(t, a, versus("oware", 1))
	for _, c := range []struct {
		says string
		then engine.Player
	}{{"Again: the computer begins", engine.North}, {"Again: you begin", engine.South}} {
		at.Resign()
		if got := label(t, a, "play-again"); got != c.says {
			t.Errorf("the button says %q, want %q", got, c.says)
		}
		press(t, a, "play-again")
		at = a.Scene().(*Table)
		if start := a.session.Game().Start(); start.Turn() != c.then {
			t.Errorf("after %q %v begins", c.says, start.Turn())
		}
	}
}

// A level that was too easy leads to the next, one that was too hard to one below, and
// between them there is a choice.
func TestTheNextLevelFollowsFromTheTally(t *testing.T) {
	a := open(t, 800, 600)
	for _, c := range []struct {
		won   [2]int
		level int
		id    string
		then  int
	}{
		{[2]int{3, 1}, 4, "next-level", 5},
		{[2]int{3, 2}, 4, "other-level", 4},
		{[2]int{1, 3}, 4, "easier-level", 3},
		{[2]int{9, 0}, 10, "other-level", 10},
		{[2]int{0, 9}, 1, "other-level", 1},
	} {
		a.won = c.won
		end(a, openTable(t, a, versus("oware", c.level)))
		press(t, a, c.id)
		if got := a.session.Seat(engine.North).Level; got != c.then {
			t.Errorf("after %v against level %d %s leads to level %d, want %d", c.won, c.level, c.id, got, c.then)
		}
	}
	if a.setups != 3 {
		t.Errorf("who plays was asked %d times, want 3", a.setups)
	}
	end(a, openTable(t, a, people("oware")))
	for _, id := range []string{"next-level", "other-level", "easier-level", "tally"} {
		if ui.Find(a.Page.Controls, id) != nil {
			t.Errorf("of two people without names there is %s", id)
		}
	}
}

// The tally of the two is told, the person's part first.
func TestTheTallyIsTold(t *testing.T) {
	a := open(t, 1280, 720)
	a.won = [2]int{2, 5}
	end(a, openTable(t, a, versus("oware", 3)))
	if got, want := label(t, a, "tally"), "So far: You 2, Computer 5"; got != want {
		t.Errorf("the tally is %q, want %q", got, want)
	}
}

// Those who look on greet both in the game whose people do, and call who has won three
// in a row by the name they have for that.
func TestTheGreetingIsThatOfTheGamesPeople(t *testing.T) {
	a := open(t, 1280, 720)
	end(a, openTable(t, a, versus("ayoayo", 3)))
	if got := label(t, a, "greeting"); !strings.Contains(got, "Mo kí ọ̀ta, mo kí òpè") {
		t.Errorf("the greeting is %q", got)
	}
	a.row = [2]int{0, 3}
	end(a, openTable(t, a, versus("ayoayo", 3)))
	if got := label(t, a, "greeting"); !strings.Contains(got, "3 games in a row") {
		t.Errorf("after three games in a row is said %q", got)
	}
	end(a, openTable(t, a, versus("oware", 3)))
	if ui.Find(a.Page.Controls, "greeting") != nil {
		t.Error("there is a greeting in a game that has none")
	}
}

// When the game is over its seeds are counted, and the one more than half is ringed
// where that decided it.
func TestSeedsAreCountedWhenTheGameIsOver(t *testing.T) {
	a := open(t, 1280, 720)
	at := onTheTable(t, a, "oware", "0,0,0,0,0,2/1,1,0,0,0,2 21,21 S")
	if at.mode.marks().Counted {
		t.Error("seeds are counted while the game goes on")
	}
	press(t, a, "pit:F")
	settle(t, a)
	if m := at.mode.marks(); !m.Counted || m.Decisive.Seed != 25 || m.Decisive.Store != engine.SouthStore {
		t.Errorf("at the end: counted %v, decided by %+v", m.Counted, m.Decisive)
	}
	at.jump(a.session.Undo())
	if at.mode.marks().Counted {
		t.Error("seeds stay counted when the last move is taken back")
	}
}

// A button leads back from a table, also when the game is over, in every window.
func TestABackButtonIsAtEveryTable(t *testing.T) {
	for _, rules := range []string{"oware", "bao-kujifunza"} {
		for _, size := range [][2]float64{{320, 568}, {390, 844}, {480, 270}, {844, 390}, {1280, 720}} {
			a := open(t, size[0], size[1])
			at := openTable(t, a, versus(rules, 3))
			for _, over := range []bool{false, true} {
				back := ui.Find(a.Page.Controls, "back")
				if back == nil || back.Bounds.X < 0 || back.Bounds.Y < -1 || back.Bounds.Y+back.Bounds.H > size[1] {
					t.Fatalf("%s in %v, over %v: the way back is %+v", rules, size, over, back)
				}
				homes := a.homes
				press(t, a, "back")
				if a.homes != homes+1 {
					t.Errorf("%s in %v, over %v: back leads nowhere", rules, size, over)
				}
				if !over {
					end(a, at)
				}
			}
		}
	}
}
