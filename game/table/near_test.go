package table

import (
	"slices"
	"strings"
	"testing"
	"time"

	"ayoayo/engine"
	"ayoayo/game/direction"
	"ayoayo/game/host"
	"ayoayo/game/seat"
	"ayoayo/game/session"
	"ayoayo/game/ui"
	"ayoayo/game/ui/uitest"
)

// fromNorth is a game of a person who plays North, and begins, against the computer.
func fromNorth(rules string) session.Setup {
	return session.Setup{Rules: rules, Seats: [2]seat.Seat{engine.South: {Computer: true, Level: 1}}, First: engine.North}
}

// mirrored lists the pits in the order in which they are come to.
func mirrored(a *program) string {
	var names []string
	for _, c := range a.Page.Controls {
		if name, is := strings.CutPrefix(c.ID, ui.PitID("")); is {
			names = append(names, name)
		}
	}
	return strings.Join(names, " ")
}

// Somebody who plays North has the own row below or on the left, where keys, clicks and
// whoever hears the page find it.
func TestAPersonWhoPlaysNorthSitsNear(t *testing.T) {
	for _, tt := range []struct {
		width, height float64
		on            direction.Direction
	}{{800, 600, direction.Right}, {844, 390, direction.Right}, {390, 844, direction.Down}} {
		a := open(t, tt.width, tt.height)
		a.novice, a.bar = true, true
		openTable(t, a, fromNorth("oware"))
		if got, want := mirrored(a), "a b c d e f A B C D E F"; got != want {
			t.Errorf("%v: the pits are read as %q, want %q", tt.width, got, want)
		}
		if got := more(a); !strings.HasPrefix(got, "Yours is the l") {
			t.Errorf("%v: a newcomer is told %q", tt.width, got)
		}
		uitest.Do(a.Screen, ui.Input{Arrows: []direction.Direction{tt.on}}) // shows the focus
		uitest.Do(a.Screen, ui.Input{Arrows: []direction.Direction{tt.on, tt.on}})
		if a.Focus() != "pit:c" {
			t.Errorf("%v: two arrows along the row lead to %q", tt.width, a.Focus())
		}
		plank, d := boardOf(a).Bounds(), ui.Find(a.Page.Controls, "pit:d").Bounds
		x, y := d.Center()
		if tt.on == direction.Right && y < plank.Y+plank.H/2 || tt.on == direction.Down && x > plank.X+plank.W/2 {
			t.Errorf("%v: d is at %v, %v on a board at %+v", tt.width, x, y, plank)
		}
		a.HandleInput(&ui.Input{Touches: []host.Touch{{X: x, Y: y, Here: true, Down: true}, {X: x, Y: y, Here: true}}}, host.Events{}, time.Time{})
		if last, ok := a.session.Last(); !ok || a.session.Rules().FormatMove(last.Move) != "d" {
			t.Errorf("%v: a click at %v, %v plays %v", tt.width, x, y, last.Move)
		}
	}
}

// Of rows that are read one by one the near ones come first.
func TestRowsAreReadFromTheNearOneOn(t *testing.T) {
	for rules, want := range map[string][]string{
		"oware":         {"Your row", "The computer’s row"},
		"bao-kujifunza": {"Your back row", "Your front row", "The computer’s front row", "The computer’s back row"},
	} {
		a := open(t, 800, 600)
		at := openTable(t, a, fromNorth(rules))
		b := a.session.Rules().Board()
		var rows []string
		for n := range b.Rows {
			name, _, _ := strings.Cut(at.reader.rowAloud(n), ":")
			rows = append(rows, name)
		}
		if !slices.Equal(rows, want) {
			t.Errorf("%s: the rows are read as %q", rules, rows)
		}
	}
}

// The ways of a pit are those that are seen: to the owner's right is to the right for
// whoever sits near, downwards where the board stands.
func TestWaysLeadAsTheyAreSeenFromNorth(t *testing.T) {
	for _, tt := range []struct {
		width, height float64
		on            direction.Direction
		written       string
	}{{800, 600, direction.Right, "c1→"}, {390, 844, direction.Down, "c1↓"}} {
		a := open(t, tt.width, tt.height)
		at := openTable(t, a, fromNorth("bao-kujifunza"))
		m, err := a.session.Rules().ParseMove("c1>")
		if err != nil {
			t.Fatal(err)
		}
		if at.heading(m, at.tall) != tt.on || at.written(m) != tt.written {
			t.Errorf("c1> leads %v and is written %q", at.heading(m, at.tall), at.written(m))
		}
		if said := at.spoken(func() []string { return []string{at.written(m)} })[0]; tt.on == direction.Right && said != "north c 1 to the right" {
			t.Errorf("c1> is spoken as %q", said)
		}
		press(t, a, "pit:c1")
		x, y := at.view.WayBounds(1).Center()
		first, second := at.view.WayBounds(0), at.view.WayBounds(1)
		if ways := at.bothWays(m.Pit()); ways[1] != m || tt.on == direction.Right && second.X <= first.X || tt.on == direction.Down && second.Y <= first.Y {
			t.Errorf("the ways are %v at %+v and %+v", ways, first, second)
		}
		if c := ui.Find(a.Page.Controls, wayID(m)); c == nil || !c.Reach.Contains(x, y) {
			t.Errorf("c1> can't be touched where its chip is, at %v, %v: %+v", x, y, c)
		}
	}
}

// The lower part of the bar is that of whoever sits below.
func TestTheBarIsFromTheNearSide(t *testing.T) {
	a := open(t, 800, 600)
	a.bar = true
	at := openTable(t, a, fromNorth("oware"))
	at.session.Resign()
	at.resume()
	waitUntil(a, func() bool { return at.bar.isKnown })
	a.advance(swing)
	if got := a.Page.Bars[0].Near(); got != 0 {
		t.Errorf("North has resigned and has %v of the bar", got)
	}
}
