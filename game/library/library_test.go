//go:build !js

package library_test

import (
	"slices"
	"strings"
	"testing"

	"ayoayo/game/host/hosttest"
	"ayoayo/game/library"
	"ayoayo/game/save"
	"ayoayo/game/seat"
	"ayoayo/game/session"
	"ayoayo/game/ui"
	"ayoayo/game/ui/uitest"
	"ayoayo/game/words"
)

// app is a program that keeps what it was asked for.
type app struct {
	running []session.Kept
	library *save.Library
	opened  string
}

func (a *app) Running() []session.Kept           { return a.running }
func (a *app) Resume(g session.Kept)             { a.opened = g.Slot }
func (a *app) Library() *save.Library            { return a.library }
func (a *app) OpenFinished(id string)            { a.opened = id }
func (a *app) DaysSince(ms int64) int            { return int(100 - ms/day) }
func (a *app) AskText(title words.Key, _ string) { a.opened = string(title) }
func (a *app) CopyFinished(id string)            { a.opened = "copy " + id }
func (a *app) SaveFinished(id string)            { a.opened = "save " + id }
func (a *app) Describe(id, title, comment string, starred bool) {
	a.library.Describe(id, title, comment, starred, func(error) {})
}
func (a *app) OpenRecords()             { a.opened = "records" }
func (a *app) OpenStatistics()          { a.opened = "statistics" }
func (a *app) OpenBackup()              { a.opened = "backup" }
func (a *app) ForgetFinished(id string) { a.library.Remove(id, func(save.Finished, error) {}) }

func (a *app) Forget(g session.Kept) {
	a.running = slices.DeleteFunc(a.running, func(k session.Kept) bool { return k.Slot == g.Slot })
}

const day = 24 * 60 * 60 * 1000

// newGame is a game of which some plies were played.
func newGame(t *testing.T, rules string, plies int) *session.Session {
	t.Helper()
	g, err := session.New(session.Setup{Rules: rules, Seats: [2]seat.Seat{{}, {Computer: true, Level: 3}}}, 1)
	for range plies {
		if err == nil {
			_, err = g.Play(g.Legal()[0])
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// show shows the scene of a program with some finished games, one a day.
func show(t *testing.T, finished int, running ...session.Kept) (*app, *ui.Screen) {
	t.Helper()
	a := &app{running: running, library: save.OpenFolder(t.TempDir()).Library()}
	for i := range finished {
		g := newGame(t, "oware", 8)
		g.Resign()
		rec := g.Record()
		rec.Saved = int64(i+1) * day
		a.library.Add(rec, g.Game(), func(err error) {
			if err != nil {
				t.Error(err)
			}
		})
	}
	s, _ := uitest.NewScreen(800, 600)
	a.library.Changed = s.Relayout
	s.Places = []ui.Place{{ID: "games", Label: "Games", Open: func() {}}}
	s.Show([]ui.Scene{library.New(s, uitest.English(t), a)})
	s.Pass(0)
	return a, s
}

// rows are the games that are shown, as they are heard.
func rows(s *ui.Screen) []string {
	var list []string
	for i := range s.Page.Controls {
		if c := &s.Page.Controls[i]; strings.HasPrefix(c.ID, "kept:") {
			list = append(list, c.Label)
		}
	}
	return list
}

func TestGamesThatGoOnComeFirst(t *testing.T) {
	a, s := show(t, 2, session.Kept{Session: newGame(t, "namnam", 2), Slot: "namnam 2", Days: 3})
	got := rows(s)
	want := []string{
		"Nam-nam · Your turn · You 8, Computer 4 · 3 days ago",
		"Oware · against the learner · The computer won, You 0, Computer 0 · 8 moves · 98 days ago",
		"Oware · against the learner · The computer won, You 0, Computer 0 · 8 moves · 99 days ago",
	}
	if !slices.Equal(got, want) {
		t.Errorf("the list is %q, want %q", got, want)
	}
	if len(s.Page.Boards) != 3 {
		t.Errorf("%d boards are shown", len(s.Page.Boards))
	}
	uitest.Press(t, s, "kept:namnam 2")
	if a.opened != "namnam 2" {
		t.Errorf("a game leads to %q", a.opened)
	}
	id := a.library.Entries()[1].ID
	uitest.Press(t, s, "kept:"+id)
	if a.opened != id {
		t.Errorf("a finished game leads to %q", a.opened)
	}
	uitest.Press(t, s, "records")
	if a.opened != "records" {
		t.Errorf("a record leads to %q", a.opened)
	}
}

func TestGamesAreRemoved(t *testing.T) {
	a, s := show(t, 2, session.Kept{Session: newGame(t, "namnam", 2), Slot: "namnam 2", Days: 3})
	uitest.Press(t, s, "remove:namnam 2")
	id := a.library.Entries()[0].ID
	uitest.Press(t, s, "about:"+id)
	s.Pass(0)
	uitest.Press(t, s, "remove")
	s.Pass(0)
	if got := rows(s); len(got) != 1 || !strings.Contains(got[0], "99 days ago") {
		t.Errorf("left: %q", got)
	}
}

// Of many games some are laid out, and one gets to all others.
func TestManyGamesAreShownInPages(t *testing.T) {
	a, s := show(t, 45)
	seen := map[string]bool{}
	for page, want := range []string{"Games 1 to 20 of 45", "Games 21 to 40 of 45", "Games 41 to 45 of 45"} {
		uitest.Says(t, s, "shown", want)
		for _, row := range rows(s) {
			seen[row] = true
		}
		if n := len(s.Page.Boards); n > 20 {
			t.Errorf("%d boards are shown", n)
		}
		if c := ui.Find(s.Page.Controls, "later"); c.Works() != (page > 0) {
			t.Errorf("on page %d the way back is %+v", page, c)
		}
		if c := ui.Find(s.Page.Controls, "earlier"); c.Works() {
			uitest.Press(t, s, "earlier")
			s.Pass(0)
		}
	}
	if len(seen) != 45 {
		t.Errorf("%d games were seen", len(seen))
	}
	for range 44 {
		a.library.Remove(a.library.Entries()[0].ID, func(save.Finished, error) {})
	}
	s.Pass(0)
	if got := rows(s); len(got) != 1 || ui.Find(s.Page.Controls, "shown") != nil {
		t.Errorf("one is left, and shown are %q", got)
	}
}

// A game whose rules this version does not know has a row all the same.
func TestUnknownRulesAreShown(t *testing.T) {
	a, s := show(t, 0)
	uitest.Says(t, s, "none", "Games that you play are kept here.")
	g := newGame(t, "oware", 8)
	g.Resign()
	f := save.Finished{Game: g.Record(), Entry: save.Entry{Rules: "chess", Final: "?", Title: "Mine"}}
	a.library.Put(f, func(error) {})
	s.Pass(0)
	if got := rows(s); len(got) != 1 || !strings.HasPrefix(got[0], "Mine · chess") {
		t.Errorf("the list is %q", got)
	}
}

// Games are chosen by whether they go on, by game and by player.
func TestGamesAreFiltered(t *testing.T) {
	a, s := show(t, 6, session.Kept{Session: newGame(t, "namnam", 2), Slot: "namnam"}, session.Kept{Session: newGame(t, "oware", 2), Slot: "oware"})
	named := newGame(t, "ayoayo", 8)
	rec := named.Record()
	rec.Seats, rec.Resigned = [2]seat.Seat{{Name: "Ama"}, {Name: "Bisi"}}, ""
	a.library.Put(save.Finished{Game: rec, Entry: save.Entry{Rules: "ayoayo", Seats: rec.Seats, Final: rec.Final}}, func(error) {})
	s.Pass(0)
	for _, c := range []struct {
		press []string
		want  int
	}{
		{nil, 9},
		{[]string{"going"}, 2},
		{[]string{"going"}, 9},
		{[]string{"which-game", "which-game:oware"}, 7},
		{[]string{"which-player", "which-player:learner"}, 7},
		{[]string{"which-game", "which-game:"}, 8},
		{[]string{"which-player", "which-player:Bisi"}, 1},
		{[]string{"which-game", "which-game"}, 1},
		{[]string{"all"}, 9},
		{[]string{"about:" + a.library.Entries()[2].ID, "star", "back", "starred"}, 1},
		{[]string{"starred"}, 9},
		{[]string{"starred", "about:" + a.library.Entries()[2].ID, "star", "back"}, 0},
		{[]string{"starred"}, 9},
	} {
		for _, id := range c.press {
			uitest.Press(t, s, id)
			s.Pass(0)
		}
		if got := rows(s); len(got) != c.want {
			t.Errorf("after %q there are %d games, want %d: %q", c.press, len(got), c.want, got)
		}
	}
	if ui.Find(s.Page.Controls, "starred") != nil {
		t.Error("no game has a star, and those that have one are offered")
	}
	uitest.Press(t, s, "find")
	if a.opened != string(words.FindPositionHow) {
		t.Errorf("what is asked for is %q", a.opened)
	}
}

// A game with a star shows that it has one, and is without it when that is taken away.
func TestStarsAreShown(t *testing.T) {
	a, s := show(t, 1)
	id := a.library.Entries()[0].ID
	for _, starred := range []bool{true, false} {
		uitest.Press(t, s, "about:"+id)
		s.Pass(0)
		uitest.Press(t, s, "star")
		s.Pass(0)
		if c := ui.Find(s.Page.Controls, "star"); c.Pressed != starred || a.library.Entries()[0].Starred != starred {
			t.Errorf("the button says %v, the library %v, want %v", c.Pressed, a.library.Entries()[0].Starred, starred)
		}
		s.Pop()
		s.Pass(0)
		if got := rows(s)[0]; strings.HasSuffix(got, "Starred") != starred || len(s.Page.Signs) > 0 != starred {
			t.Errorf("it is %q with %d signs, and starred: %v", got, len(s.Page.Signs), starred)
		}
	}
}

// A position is looked for in all games, some of them a step.
func TestGamesAreFoundByPosition(t *testing.T) {
	a, s := show(t, 40)
	g := newGame(t, "oware", 20)
	g.Resign()
	a.library.Add(g.Record(), g.Game(), func(error) {})
	final := g.Position()
	scene := s.Scene().(*library.Scene)
	for text, taken := range map[string]bool{"": false, "[Rules]": false, "somebody": false, "1 2\n3": false} {
		if scene.TakeText(text) != taken {
			t.Errorf("%q is taken as a position", text)
		}
	}
	if !scene.TakeText(" " + g.Rules().FormatPosition(&final) + "\n") {
		t.Fatal("a position is not taken")
	}
	s.Pass(0)
	if c := ui.Find(s.Page.Controls, "search"); c == nil || !strings.HasPrefix(c.Label, "Looking: ") {
		t.Errorf("all games are read at once: %+v", c)
	}
	for range 5 {
		s.Pass(0)
	}
	uitest.Says(t, s, "search", "1 game came to this position.")
	if got := rows(s); len(got) != 1 || !strings.Contains(got[0], "20 moves") {
		t.Errorf("found: %q", got)
	}
	uitest.Press(t, s, "all")
	s.Pass(0)
	if got := rows(s); len(got) != 20 || ui.Find(s.Page.Controls, "search") != nil {
		t.Errorf("afterwards there are %d games", len(got))
	}
}

// A game is given a name and a note, in a sheet of the page or letter by letter, and its
// record is copied or put into a file.
func TestGamesAreWrittenAbout(t *testing.T) {
	for _, sheet := range []bool{true, false} {
		a, s := show(t, 1)
		s.Host.(*hosttest.Fake).Sheets = sheet
		id := a.library.Entries()[0].ID
		uitest.Press(t, s, "about:"+id)
		s.Pass(0)
		about := s.Scene().(*library.About)
		for field, text := range map[string]string{"name": "Final", "note": "Twice as long"} {
			uitest.Press(t, s, field)
			if about.Writes() == sheet {
				t.Errorf("letters are taken: %v", about.Writes())
			}
			if sheet {
				if !about.TakeText(" "+text+"\n") || about.TakeText("late") {
					t.Error("what was written in the sheet is not taken, or twice")
				}
			} else {
				for _, r := range text + "x" {
					about.Letter(r)
				}
				about.Erase()
				about.Back() // which ends writing
			}
			s.Pass(0)
			uitest.Says(t, s, field, map[string]string{"name": "Name", "note": "Note"}[field]+" · "+text)
		}
		for _, button := range []string{"copy", "save"} {
			uitest.Press(t, s, button)
			if a.opened != button+" "+id {
				t.Errorf("%s: %q", button, a.opened)
			}
		}
		uitest.Press(t, s, "open")
		if a.opened != id {
			t.Errorf("opened: %q", a.opened)
		}
		about.Back()
		s.Pass(0)
		if e := a.library.Entries()[0]; e.Title != "Final" || e.Comment != "Twice as long" || !strings.HasPrefix(rows(s)[0], "Final · Oware") {
			t.Errorf("in the list it is %q, %+v", rows(s), e)
		}
	}
}
