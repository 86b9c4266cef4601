package records_test

import (
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
	session        *session.Session
	opened, copied string
	asked          words.Key
}

func (a *app) Session() *session.Session         { return a.session }
func (a *app) OpenEditor()                       { a.opened = "editor" }
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

func TestRecordsOfTheFolderAreListedAnew(t *testing.T) {
	scene, _, s, h := show(t, "")
	h.Files = append(h.Files, "three.txt")
	scene.Inform("Saved.")
	uitest.Says(t, s, "said", "Saved.")
	if ui.Find(s.Page.Controls, "file:three.txt") == nil {
		t.Error("a record that was saved is not offered")
	}
}
