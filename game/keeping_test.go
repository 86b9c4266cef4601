package game

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"ayoayo/engine"
	"ayoayo/game/ui"
	"ayoayo/game/words"
)

// lookAround lets a window look at what the others do.
func lookAround(a *App) {
	a.advance(watchEvery)
	a.advance(0)
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
	if b.session.Position() != a.session.Position() {
		t.Error("the other window does not follow")
	}
	press(t, b, "play-here")
	lookAround(a)
	says(t, a, "status", a.say.Say(words.Elsewhere))
	lookAround(b)
	press(t, b, "pit:C")
	lookAround(a)
	settle(t, a)
	if a.session.Ply() != 3 || a.session.Position() != b.session.Position() || len(a.Notices)+len(b.Notices) > 0 {
		t.Errorf("after it was taken over the first window is at ply %d; notices %q %q", a.session.Ply(), a.Notices, b.Notices)
	}
	b.close()
	lookAround(a)
	press(t, a, "pit:d")
	if a.session.Ply() != 4 || a.Elsewhere() {
		t.Error("the window that is left can't play")
	}
}

// Who begins a game in one window shows it in all.
func TestABegunGameTakesOver(t *testing.T) {
	emptyFolder(t)
	a := open(t, 800, 600)
	begin(t, a, people("oware"))
	press(t, a, "pit:A")
	b := open(t, 800, 600)
	begin(t, b, people("namnam"))
	press(t, b, "pit:A")
	lookAround(a)
	if a.session.Rules().Key() != b.session.Rules().Key() || !a.Elsewhere() || b.Elsewhere() {
		t.Errorf("the first window shows %s", a.session.Rules())
	}
	says(t, a, "status", a.say.Say(words.Elsewhere))
}

// A page whose address follows to another table leaves the game there.
func TestAGameLeftAtAnotherTableIsKept(t *testing.T) {
	folder := filepath.Join(emptyFolder(t), "ayoayo")
	a := openAt(t, "#rules=namnam", 800, 600)
	begin(t, a, people("namnam"))
	press(t, a, "pit:A")
	a.close()
	b := openAt(t, "#rules=oware", 800, 600)
	begin(t, b, people("namnam"))
	says(t, b, "notice:0", b.say.Say(words.SaveLeft, "game namnam.aside-1"))
	if _, err := os.Stat(filepath.Join(folder, "game namnam.aside-1.msgp")); err != nil {
		t.Error(err)
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
	if len(a.Notices) != 1 {
		t.Errorf("the notices are %q, want one", a.Notices)
	}
	if err := errors.Join(os.Remove(folder), os.Mkdir(folder, 0o700)); err != nil {
		t.Fatal(err)
	}
	for range 5 {
		a.advance(firstPause)
	}
	if len(a.Notices) != 0 {
		t.Errorf("when there is room the page says %q", a.Notices)
	}
	a.close()
	b := open(t, 800, 600)
	if b.session == nil || b.session.Ply() != 1 || b.session.Turn() != engine.North {
		t.Error("the game was not saved")
	}
}
