package game

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"ayoayo/engine"
	"ayoayo/game/host"
	"ayoayo/game/keeper"
	"ayoayo/game/ui"
	"ayoayo/game/ui/uitest"
	"ayoayo/game/words"
)

// lookAround lets a window look at what the others do.
func lookAround(a *App) {
	a.advance(keeper.WatchEvery)
	a.advance(0)
}

// slotOf names the slot in which the game in progress is kept, or would be.
func slotOf(a *App) string {
	for _, g := range a.AllGames() {
		if g.Session == a.Session() {
			return g.Slot
		}
	}
	return ""
}

// Of two windows at a table one plays and the other one follows, until it takes
// over or is the only one.
func TestTwoWindowsPlayOneGame(t *testing.T) {
	emptyFolder(t)
	a := openAt(t, "#rules=oware", 800, 600)
	begin(t, a, people("oware"))
	press(t, a, "pit:A")
	b := openAt(t, "#rules=oware", 800, 600)
	says(t, b, "status", b.say.Say(words.Elsewhere))
	if c := ui.Find(b.Page.Controls, "undo"); c == nil || c.Works() {
		t.Error("a window that follows can take back")
	}
	press(t, a, "pit:b")
	lookAround(b)
	settle(t, b)
	if b.Session().Position() != a.Session().Position() {
		t.Error("the other window does not follow")
	}
	press(t, b, "play-here")
	lookAround(a)
	says(t, a, "status", a.say.Say(words.Elsewhere))
	lookAround(b)
	press(t, b, "pit:C")
	lookAround(a)
	settle(t, a)
	if a.Session().Ply() != 3 || a.Session().Position() != b.Session().Position() || len(uitest.Notices(a.Screen))+len(uitest.Notices(b.Screen)) > 0 {
		t.Errorf("after it was taken over the first window is at ply %d; notices %q %q", a.Session().Ply(), uitest.Notices(a.Screen), uitest.Notices(b.Screen))
	}
	b.Close()
	lookAround(a)
	press(t, a, "pit:d")
	if a.Session().Ply() != 4 || a.Elsewhere() {
		t.Error("the window that is left can't play")
	}
}

// A game that begins in one window leaves those of the others alone.
func TestABegunGameLeavesOthersAlone(t *testing.T) {
	emptyFolder(t)
	a := open(t, 800, 600)
	begin(t, a, people("oware"))
	press(t, a, "pit:A")
	b := open(t, 800, 600)
	for _, rules := range []string{"namnam", "oware"} {
		begin(t, b, people(rules))
		press(t, b, "pit:A")
		lookAround(a)
		lookAround(b)
		if a.Session().Rules().Key() != "oware" || a.Session().Ply() != 1 || a.Elsewhere() || b.Elsewhere() {
			t.Errorf("after %s began the first window shows %s at ply %d", rules, a.Session().Rules(), a.Session().Ply())
		}
		press(t, a, "undo")
		press(t, a, "pit:C")
		press(t, a, "undo")
		press(t, a, "pit:A")
	}
	b.OpenHome()
	if games := b.Games(); len(games) != 3 || len(uitest.Notices(a.Screen))+len(uitest.Notices(b.Screen)) > 0 {
		t.Errorf("the second window has %d games; notices %q %q", len(games), uitest.Notices(a.Screen), uitest.Notices(b.Screen))
	}
}

// scrolled is how far a page is scrolled.
func scrolled(t *testing.T, a *App, id string) float64 {
	t.Helper()
	c := ui.Find(a.Page.Controls, id)
	i := slices.IndexFunc(fake(a).Elements, func(e host.Element) bool { return e.ID == id })
	if c == nil || i < 0 {
		t.Fatalf("the page has no %s", id)
	}
	return c.Bounds.Y - fake(a).Elements[i].Y
}

// What another window plays is shown as it comes where all games are, and the keys and
// the page stay where they are.
func TestGamesOfOtherWindowsAreShownAsTheyCome(t *testing.T) {
	for place, at := range map[string]struct{ focus, tells string }{
		"play":  {"game:bao-kujifunza", "score"},
		"games": {"remove:ayoayo", "kept:bao-laps"},
	} {
		emptyFolder(t)
		a, b := open(t, 320, 568), open(t, 800, 600)
		press(t, a, place)
		for _, key := range []string{"ayoayo", "oware"} { // so that there is something to scroll
			begin(t, a, people(key))
			press(t, a, pitOf(a, a.Session().Legal()[0]))
		}
		a.OpenHome()
		a.advance(0)
		press(t, a, place)
		a.FocusOn(at.focus)
		begin(t, b, people("bao-laps"))
		for ply := range 4 {
			press(t, b, pitOf(b, b.Session().Legal()[0]))
			settle(t, b)
			before := scrolled(t, a, at.focus)
			lookAround(a)
			pos := b.Session().Position()
			if list := a.Games(); len(list) != 3 || list[0].Position() != pos {
				t.Fatalf("at %s after ply %d there are %d games, want 3 and the other window's first", place, ply, len(list))
			}
			score := fmt.Sprintf("South %d, North %d", pos.Seeds(engine.SouthStore), pos.Seeds(engine.NorthStore))
			if got := label(t, a, at.tells); !strings.Contains(got, score) {
				t.Errorf("at %s after ply %d the page says %q, want %q", place, ply, got, score)
			}
			if after := scrolled(t, a, at.focus); a.Focus() != at.focus || !a.Keyed() || after != before {
				t.Errorf("at %s the keys are at %s in a page scrolled from %v to %v", place, a.Focus(), before, after)
			}
		}
		b.OpenHome()
		b.Remove(b.Games()[0])
		lookAround(a)
		if n := len(a.Games()); n != 2 {
			t.Errorf("at %s %d games are shown when one was removed elsewhere, want 2", place, n)
		}
	}
}

// A page whose address follows to another table leaves the game there, and shows the
// one that was played last when it is loaded again.
func TestAGameLeftAtAnotherTableIsKept(t *testing.T) {
	emptyFolder(t)
	a := openAt(t, "#rules=namnam", 800, 600)
	begin(t, a, people("namnam"))
	press(t, a, "pit:A")
	a.Close()
	b := openAt(t, "#rules=oware", 800, 600)
	begin(t, b, people("namnam"))
	press(t, b, "pit:C")
	b.Close()
	c := openAt(t, b.Host.Address(), 800, 600)
	if at := slotOf(c); at != "namnam 2" || len(c.Games()) != 2 {
		t.Errorf("at %q the game is at table %q, one of %d", b.Host.Address(), at, len(c.Games()))
	}
	if last, ok := c.Session().Last(); !ok || c.Session().Rules().FormatMove(last.Move) != "C" {
		t.Error("it is not the one that was played last")
	}
}

// What could not be saved at the start, nor later, is saved when there is room, and
// that is said once.
func TestSavingIsTriedAgain(t *testing.T) {
	root := emptyFolder(t)
	folder := filepath.Join(root, "ayoayo")
	if err := os.WriteFile(folder, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	a := open(t, 800, 600)
	begin(t, a, people("oware"))
	press(t, a, "pit:A")
	if len(uitest.Notices(a.Screen)) != 1 {
		t.Errorf("the notices are %q, want one", uitest.Notices(a.Screen))
	}
	if err := errors.Join(os.Remove(folder), os.Mkdir(folder, 0o700)); err != nil {
		t.Fatal(err)
	}
	for range 5 {
		a.advance(time.Second)
	}
	if len(uitest.Notices(a.Screen)) != 0 {
		t.Errorf("when there is room the page says %q", uitest.Notices(a.Screen))
	}
	a.Close()
	b := open(t, 800, 600)
	if b.Session() == nil || b.Session().Ply() != 1 || b.Session().Turn() != engine.North {
		t.Error("the game was not saved")
	}
}
