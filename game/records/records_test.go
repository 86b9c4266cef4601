package records_test

import (
	"strings"
	"testing"

	"ayoayo/engine"
	"ayoayo/game/host/hosttest"
	"ayoayo/game/records"
	"ayoayo/game/session"
	"ayoayo/game/ui"
	"ayoayo/game/ui/uitest"
	"ayoayo/game/words"
)

// app is a program that keeps what it was asked for.
type app struct {
	session, replaced *session.Session
	opened, copied    string
	asked             words.Key
}

func (a *app) Session() *session.Session         { return a.session }
func (a *app) OpenTable()                        { a.opened = "table" }
func (a *app) OpenEditor()                       { a.opened = "editor" }
func (a *app) Replace(s *session.Session)        { a.replaced = s }
func (a *app) CopyText(text string)              { a.copied = text }
func (a *app) AskText(title words.Key, _ string) { a.asked = title }

// show shows the scene of a program with a game on the table, or without for "".
func show(t *testing.T, rules string) (*records.Scene, *app, *ui.Screen, *hosttest.Fake) {
	t.Helper()
	a := &app{}
	if rules != "" {
		a.session = newGame(t, rules)
	}
	s, h := uitest.NewScreen(800, 600)
	h.Directory = "Documents"
	h.Files = []string{"one.txt", "two.txt"}
	scene := records.New(s, uitest.English(t), a)
	s.Show([]ui.Scene{scene})
	s.Pass(0)
	return scene, a, s, h
}

func newGame(t *testing.T, rules string) *session.Session {
	t.Helper()
	g, err := session.New(session.Setup{Rules: rules}, 1)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func TestTheGameOnTheTableIsWrittenDown(t *testing.T) {
	_, a, s, _ := show(t, "oware")
	uitest.Press(t, s, "copy")
	if rec, err := engine.ParseRecord(a.copied); err != nil || rec.Game.Rules().Key() != "oware" {
		t.Errorf("what is copied is %q: %v", a.copied, err)
	}
	uitest.Press(t, s, "copy-position")
	if want := "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S"; a.copied != want {
		t.Errorf("the position that is copied is %q, want %q", a.copied, want)
	}
}

func TestWithoutAGameThereIsNothingToCopy(t *testing.T) {
	_, a, s, _ := show(t, "")
	if ui.Find(s.Page.Controls, "copy") != nil {
		t.Error("there is no game, but it can be copied")
	}
	uitest.Press(t, s, "paste")
	if a.asked != words.RecordsEnter {
		t.Errorf("a text is asked for as %v", a.asked)
	}
	uitest.Press(t, s, "position")
	if a.opened != "editor" {
		t.Errorf("a position leads to the %s", a.opened)
	}
}

// A game that is found replaces the one in progress when the player says so, and not
// before.
func TestAFoundGameWaitsForTheAnswer(t *testing.T) {
	scene, a, s, _ := show(t, "oware")
	found := newGame(t, "ayoayo")
	scene.Offer(found, "file.txt")
	s.Pass(0)
	if c := ui.Find(s.Page.Controls, "found:more"); c == nil || !strings.Contains(c.Label, "file.txt") {
		t.Errorf("the question does not name the file: %v", c)
	}
	scene.Back()
	s.Pass(0)
	if ui.Find(s.Page.Controls, "open-it") != nil || a.replaced != nil {
		t.Error("who goes back is still asked, or has a game replaced")
	}
	scene.Offer(found, "")
	uitest.Press(t, s, "open-it")
	if a.replaced != found {
		t.Error("the game that was found is not opened")
	}
}

func TestRecordsOfTheFolderAreListedAnew(t *testing.T) {
	scene, _, s, h := show(t, "")
	h.Files = append(h.Files, "three.txt")
	scene.Inform("Saved.")
	uitest.Says(t, s, "said", "Saved.")
	if ui.Find(s.Page.Controls, "file:three.txt") == nil {
		t.Error("a record that was saved is not offered")
	}
}
