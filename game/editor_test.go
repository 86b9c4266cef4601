package game

import (
	"strings"
	"testing"

	"ayoayo/engine/enginetest"
	"ayoayo/game/editor"
	"ayoayo/game/host"
	"ayoayo/game/ui"
	"ayoayo/game/words"
)

// setUp opens the editor for a game in an otherwise fresh program.
func setUp(t *testing.T, rules string) *App {
	t.Helper()
	emptyFolder(t)
	a := open(t, 800, 600)
	openEditor(t, a, rules)
	a.advance(0)
	return a
}

// openEditor shows the start of a game in the editor.
func openEditor(t *testing.T, a *App, rules string) {
	t.Helper()
	r := enginetest.Rules(t, rules)
	a.Push(editor.New(a.Screen, a.say, a, r, r.Start()))
}

// says fails unless an item of the page says something.
func says(t *testing.T, a *App, id, want string) {
	t.Helper()
	if got := label(t, a, id); got != want {
		t.Errorf("%s says %q, want %q", id, got, want)
	}
}

func TestAPositionIsPlayedFrom(t *testing.T) {
	a := setUp(t, "ayoayo;capturer=stays")
	a.deliver(host.Delivery{Text: " 0,0,0,0,0,2/1,0,0,0,0,3 21,21 N\n"})
	says(t, a, "state", "Ready: North is to move")
	press(t, a, "play")
	if ui.Find(a.Page.Controls, "starts:S") != nil {
		t.Error("who starts is asked although the position says it")
	}
	press(t, a, "with:people")
	press(t, a, "start")
	says(t, a, "status", "North’s turn")
	says(t, a, "store:S", "South’s store, 21 seeds")
	if got := a.Session().Rules().String(); got != "ayoayo;capturer=stays" {
		t.Errorf("the rules became %s", got)
	}
	press(t, a, "pit:f")
	settle(t, a)
	press(t, a, "undo")
	says(t, a, "pit:f", "Pit north f, 3 seeds, can be sown")
}

func TestThePositionOnTheTableIsTakenUp(t *testing.T) {
	emptyFolder(t)
	a := open(t, 800, 600)
	onTheTable(t, a, "oware", "0,0,0,0,0,2/1,0,0,0,0,3 21,21 N")
	a.Scene().Back()
	a.advance(0)
	press(t, a, "position")
	says(t, a, "text", "0,0,0,0,0,2/1,0,0,0,0,3 21,21 N")
}

func TestAPositionFindsItsGame(t *testing.T) {
	a := setUp(t, "oware")
	for text, want := range map[string]string{
		"4,4,4,4,4,4/4,4,4,4,4,4 0,0 S":                                         "oware",
		"2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2 0,0 N":                                 "bao-laps",
		"2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2 0,0 S": "bao-kujifunza",
		"0,0,0,0,0,0/0,0,0,0,0,0 28,20 S SSSSSS/NNNNNN claim S S":               "namnam",
		"4,4,4,4,4,4/4,4,4,4,4,4 0,0 S SSSSSS/NNNNNN sow S -":                   "namnam",
		"3,3,3,3,3,3,3,3/3,3,3,3,3,3,3,0 0,3 S":                                 "bao-children",
	} {
		a.OpenHome()
		openEditor(t, a, "oware")
		a.deliver(host.Delivery{Text: text})
		a.advance(0)
		says(t, a, "game:choose", a.say.Say(words.GameName.Of(want)))
		says(t, a, "text", text)
	}
}

func TestAWrongPositionIsRefusedInItsPlace(t *testing.T) {
	a := setUp(t, "oware")
	before := label(t, a, "text")
	for _, c := range []struct{ text, want string }{
		{"4,4,4,4,4,4/4,4,4,4,4,4 0,1 S", "The text is not a position: 49 seeds in pits and stores; expected 48."},
		{"4,4,4/4,4,4 0,0 S", "The text is not a position: 3 pits in row 1, \"4,4,4\"; expected 6 separated by commas."},
		{"anything else", "The text is not a position: 2 fields in \"anything else\"; expected 3 separated by one space: pits, stores, turn."},
		{strings.Repeat("4,", 1<<20), "The text is too long for a record: the limit is 256 KB."},
	} {
		a.deliver(host.Delivery{Text: c.text})
		says(t, a, "state", c.want)
		if label(t, a, "text") != before {
			t.Fatalf("%.40q changed the board", c.text)
		}
	}
}
