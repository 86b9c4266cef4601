package records_test

import (
	"slices"
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
	session        *session.Session
	opened, copied string
	asked          words.Key
	kept           []session.Kept
}

func (a *app) Session() *session.Session         { return a.session }
func (a *app) AllGames() []session.Kept          { return a.kept }
func (a *app) Resume(g session.Kept)             { a.opened = g.Table }
func (a *app) OpenEditor()                       { a.opened = "editor" }
func (a *app) CopyText(text string)              { a.copied = text }
func (a *app) AskText(title words.Key, _ string) { a.asked = title }

func (a *app) Remove(g session.Kept) {
	a.kept = slices.DeleteFunc(a.kept, func(k session.Kept) bool { return k.Table == g.Table })
}

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

// Where games have their place all that are kept are shown, lead to their tables, and
// are removed by who says so twice.
func TestKeptGamesAreShownAndRemoved(t *testing.T) {
	_, a, s, _ := show(t, "")
	a.kept = []session.Kept{{Session: newGame(t, "oware"), Table: "oware", Days: 0}, {Session: newGame(t, "namnam"), Table: "namnam 2", Days: 3}}
	s.Places = []ui.Place{{ID: "games", Label: "Games", Open: func() {}}}
	s.Relayout()
	s.Pass(0)
	if c := ui.Find(s.Page.Controls, "kept:namnam 2"); c == nil || !strings.HasSuffix(c.Label, "3 days ago") {
		t.Errorf("a game is shown as %+v", c)
	}
	uitest.Press(t, s, "kept:oware")
	if a.opened != "oware" {
		t.Errorf("a game leads to %q", a.opened)
	}
	uitest.Press(t, s, "remove:oware")
	uitest.Press(t, s, "keep-it")
	uitest.Press(t, s, "remove:namnam 2")
	if len(a.kept) != 2 {
		t.Fatal("a game is removed before that was agreed to")
	}
	uitest.Press(t, s, "remove-it")
	if len(a.kept) != 1 || ui.Find(s.Page.Controls, "kept:namnam 2") != nil || ui.Find(s.Page.Controls, "kept:oware") == nil {
		t.Errorf("%d games are left", len(a.kept))
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
