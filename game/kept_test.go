package game

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ayoayo/game/host/hosttest"
	"ayoayo/game/save"
	"ayoayo/game/ui"
)

// resign plays a ply at a table of two people, and gives the game up.
func resign(t *testing.T, a *App, rules string) {
	t.Helper()
	begin(t, a, people(rules))
	press(t, a, "pit:A")
	settle(t, a)
	a.table.Resign()
	a.advance(0)
}

// listed are the identities of the games that the place of all games shows.
func listed(a *App) []string {
	a.OpenGames()
	a.advance(0)
	var list []string
	for i := range a.Page.Controls {
		if id, ok := strings.CutPrefix(a.Page.Controls[i].ID, "kept:"); ok {
			list = append(list, id)
		}
	}
	return list
}

// A game that ended is kept when the next one begins at its table, in the next window
// too, and is opened at its end.
func TestFinishedGamesAreKept(t *testing.T) {
	emptyFolder(t)
	a := open(t, 800, 600)
	resign(t, a, "oware")
	want := a.Session().Position()
	begin(t, a, people("oware"))
	press(t, a, "pit:B")
	settle(t, a)
	if at := slotOf(a); at != "oware" {
		t.Errorf("the next game is at %q", at)
	}
	for _, a := range []*App{a, open(t, 800, 600)} {
		list := listed(a)
		if len(list) != 2 || list[0] != "oware" {
			t.Fatalf("the games are %q", list)
		}
		press(t, a, "kept:"+list[1])
		if _, over := a.Session().Result(); !over || !atTable(a) || a.Session().Position() != want || slotOf(a) != "oware 2" {
			t.Errorf("opened: the game at %q, %v", slotOf(a), a.Session().Position())
		}
		a.advance(0)
		if c := ui.Find(a.Page.Controls, "slider"); c == nil || c.Slider.Value != c.Slider.Most {
			t.Error("it is not stepped through from its end")
		}
		if again := listed(a); len(again) != 2 {
			t.Errorf("after it was looked at the games are %q", again)
		}
	}
}

// The record of a finished game is put into a file with what is known of it.
func TestAFinishedGameIsSavedAsAFile(t *testing.T) {
	emptyFolder(t)
	h := &hosttest.Fake{}
	a := openIn(t, h, 800, 600)
	resign(t, a, "oware")
	id := listed(a)[0]
	a.Describe(id, "the final", "", false)
	press(t, a, "about:"+id)
	press(t, a, "save")
	if h.SavedAs != "oware.txt" || !strings.Contains(h.Saved, `[Name "the final"]`) || !strings.Contains(h.Saved, "1. A") {
		t.Errorf("saved as %s: %s", h.SavedAs, h.Saved)
	}
}

// A program that was stopped before a finished game was in the library puts it there
// when it begins, and until then nothing takes its place.
func TestWhatWasNotYetInTheLibraryGetsThere(t *testing.T) {
	dir := emptyFolder(t)
	a := open(t, 800, 600)
	resign(t, a, "oware")
	shelf := filepath.Join(dir, "ayoayo", "library")
	if err := errors.Join(os.RemoveAll(shelf), os.WriteFile(shelf, nil, 0o600)); err != nil {
		t.Fatal(err)
	}
	b := open(t, 800, 600)
	if len(b.Library().Entries()) != 0 {
		t.Fatal("it is in the library")
	}
	begin(t, b, people("oware"))
	press(t, b, "pit:A")
	if at := slotOf(b); at != "oware 2" {
		t.Errorf("the next game is at %q", at)
	}
	b.Remove(b.Games()[0])
	if err := os.Remove(shelf); err != nil {
		t.Fatal(err)
	}
	c := open(t, 800, 600)
	if n := len(c.Library().Entries()); n != 1 {
		t.Errorf("there are %d games in the library", n)
	}
	begin(t, c, people("oware"))
	press(t, c, "pit:A")
	if at := slotOf(c); at != "oware" {
		t.Errorf("then the next game is at %q", at)
	}
}

// A game whose end is taken back is not over, and when it ends again it is one game;
// one that was opened from the library stays there.
func TestAnEndThatIsTakenBackIsNone(t *testing.T) {
	emptyFolder(t)
	a := open(t, 800, 600)
	resign(t, a, "oware")
	press(t, a, "undo")
	if n := len(a.Library().Entries()); n != 0 {
		t.Errorf("after the end was taken back there are %d games", n)
	}
	a.table.Resign()
	first := a.Library().Entries()[0].ID
	a.OpenFinished(first)
	a.table.Back() // from stepping through it to its end
	a.advance(0)
	press(t, a, "undo")
	if n := len(a.Library().Entries()); n != 1 || !a.Library().Holds(first) {
		t.Errorf("after the end of an opened one was taken back there are %d games", n)
	}
	press(t, a, "pit:b")
	settle(t, a)
	a.table.Resign()
	if n := len(a.Library().Entries()); n != 2 {
		t.Errorf("after it ended in another way there are %d games", n)
	}
}

// What is removed is offered back, from the library as from a table.
func TestRemovedGamesArePutBack(t *testing.T) {
	emptyFolder(t)
	a := open(t, 800, 600)
	resign(t, a, "oware")
	begin(t, a, people("namnam"))
	press(t, a, "pit:A")
	settle(t, a)
	before := listed(a)
	for _, id := range before {
		if c := ui.Find(a.Page.Controls, "remove:"+id); c != nil {
			press(t, a, c.ID)
		} else {
			press(t, a, "about:"+id)
			press(t, a, "remove")
		}
		a.advance(0)
		if n := len(listed(a)); n != len(before)-1 {
			t.Errorf("without %s there are %d games", id, n)
		}
		press(t, a, "take:0")
		a.advance(0)
		if n := len(listed(a)); n != len(before) || len(noticesOf(a)) > 0 {
			t.Errorf("with %s again there are %d games, notices %q", id, n, noticesOf(a))
		}
	}
	press(t, a, "about:"+before[1])
	press(t, a, "remove")
	if b := open(t, 800, 600); len(b.Library().Entries()) != 0 || len(b.AllGames()) != 1 {
		t.Errorf("what was removed is there again: %+v", b.Library().Entries())
	}
	if ui.Find(a.Page.Controls, "kept:"+before[1]) != nil {
		t.Error("what was removed is still shown")
	}
}

// A game of the library that was damaged is not opened, and that is said.
func TestADamagedGameIsNotOpened(t *testing.T) {
	emptyFolder(t)
	a := open(t, 800, 600)
	resign(t, a, "oware")
	f := save.Finished{Game: a.Session().Record()}
	f.Game.Final, f.Game.Saved = "4,4", 1
	a.Library().Put(f, func(error) {})
	list := listed(a)
	press(t, a, "kept:"+list[len(list)-1])
	if len(noticesOf(a)) != 1 || atTable(a) {
		t.Errorf("opened: notices %q", noticesOf(a))
	}
}

func noticesOf(a *App) []string {
	a.advance(0)
	var list []string
	for i := range a.Page.Controls {
		if strings.HasPrefix(a.Page.Controls[i].ID, "notice:") {
			list = append(list, a.Page.Controls[i].Label)
		}
	}
	return list
}
