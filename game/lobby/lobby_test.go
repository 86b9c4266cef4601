package lobby_test

import (
	"strings"
	"testing"

	"ayoayo/engine"
	"ayoayo/game/host/hosttest"
	"ayoayo/game/lobby"
	"ayoayo/game/save"
	"ayoayo/game/seat"
	"ayoayo/game/session"
	"ayoayo/game/ui"
	"ayoayo/game/ui/uitest"
)

// app is a program that keeps what it was asked for.
type app struct {
	screen *ui.Screen
	left   *session.Session
	chosen map[string]save.Choice
	opened string
	begun  *session.Setup
	rules  *engine.Rules
	// on is the button that goes on from the rules.
	on ui.Control
}

func (a *app) Games() []session.Kept {
	if a.left == nil {
		return nil
	}
	return []session.Kept{{Session: a.left, Days: 1}}
}

func (a *app) Resume(session.Kept) { a.opened = "table" }
func (a *app) OpenGames()          { a.opened = "games" }
func (a *app) OpenFinder()         { a.opened = "finder" }
func (a *app) OpenPuzzles(string)  { a.opened = "puzzles" }
func (a *app) OpenTrainer(string)  { a.opened = "trainer" }
func (a *app) LearntOf(string) int { return 2 }
func (a *app) OpenLesson(string) bool {
	a.opened = "lesson"
	return true
}

func (a *app) Choice(game string) save.Choice {
	if c, ok := a.chosen[game]; ok {
		return c
	}
	return save.Choice{Rules: game, Starts: "S", Seats: [2]seat.Seat{{}, {Computer: true, Level: 4}}}
}

func (a *app) Choose(c save.Choice) {
	game, _, _ := strings.Cut(c.Rules, ";")
	a.chosen = map[string]save.Choice{game: c}
}

func (a *app) TallyOf(_ string, seats [2]seat.Seat) (session.Tally, bool) {
	return session.Tally{Won: [2]int{3, 2}}, seats[0].Name != ""
}

func (a *app) Latest() string { return "" }

func (a *app) Preset(key string) *engine.Rules {
	r, err := engine.ParseRules(key)
	if err != nil {
		panic(err)
	}
	return r
}

func (a *app) Begin(setup session.Setup) error {
	a.begun = &setup
	return nil
}

func (a *app) OpenSetup(r *engine.Rules, _ *engine.Position) { a.opened, a.rules = "setup", r }

func (a *app) OpenRules(r *engine.Rules, chosen func(*engine.Rules), on ui.Control) {
	a.opened, a.rules, a.on = "rules", r, on
	if chosen != nil {
		if changed, err := r.With("capturer", "stays"); err == nil {
			chosen(changed)
		}
	}
}

// open shows a scene in a program of which only the screen is there.
func open(t *testing.T, a *app, scene func() ui.Scene) *app {
	t.Helper()
	a.screen, _ = uitest.NewScreen(800, 600)
	a.screen.Push(scene())
	return a
}

func TestHomeLeadsOn(t *testing.T) {
	a := &app{}
	open(t, a, func() ui.Scene { return lobby.NewHome(a.screen, uitest.English(t), a) })
	for _, c := range [][2]string{{"find", "finder"}, {"show-me", "lesson"}, {"game:oware", "setup"}} {
		if uitest.Press(t, a.screen, c[0]); a.opened != c[1] {
			t.Errorf("%s leads to %q, want %q", c[0], a.opened, c[1])
		}
	}
	if a.rules.Key() != "oware" {
		t.Errorf("the card of Oware leads to %s", a.rules)
	}
	if ui.Find(a.screen.Page.Controls, "go-on") != nil {
		t.Error("a game can be gone on with where there is none")
	}
}

// What is answered is what the game is begun with.
func TestAGameIsSetUp(t *testing.T) {
	a := &app{}
	r := a.Preset("ayoayo")
	open(t, a, func() ui.Scene { return lobby.NewSetup(a.screen, uitest.English(t), a, r, nil) })
	uitest.Press(t, a.screen, "with:computers")
	for range 4 { // from the usual level
		uitest.Press(t, a.screen, "level:S:more")
	}
	uitest.Press(t, a.screen, "starts:N")
	uitest.Press(t, a.screen, "rules") // where the capturer is chosen to stay
	uitest.Press(t, a.screen, "start")
	want := session.Setup{
		Rules: "ayoayo;capturer=stays", First: engine.North,
		Seats: [2]seat.Seat{{Computer: true, Level: session.UsualLevel + 4}, {Computer: true, Level: 4}},
	}
	if a.begun == nil || *a.begun != want {
		t.Errorf("the game begun is %+v, want %+v", a.begun, want)
	}
	if c := a.chosen["ayoayo"]; c.Rules != want.Rules || c.Starts != "N" || c.Seats != want.Seats {
		t.Errorf("kept for the next time is %+v", c)
	}
}

// Names are written letter by letter where there is no sheet, else taken from it, and
// who plays has them, and is told how their games ended.
func TestTwoPeopleHaveNames(t *testing.T) {
	for _, sheets := range []bool{false, true} {
		a := &app{}
		r := a.Preset("oware")
		var s *lobby.Setup
		open(t, a, func() ui.Scene {
			s = lobby.NewSetup(a.screen, uitest.English(t), a, r, nil)
			return s
		})
		a.screen.Host.(*hosttest.Fake).Sheets = sheets
		uitest.Press(t, a.screen, "with:people")
		for _, c := range []struct{ id, name string }{{"name:S", "Amaa"}, {"name:N", "Bisi O."}} {
			uitest.Press(t, a.screen, c.id)
			if s.Writes() == sheets {
				t.Errorf("with a sheet (%v) letters are taken: %v", sheets, s.Writes())
			}
			if sheets {
				if !s.TakeText(" "+c.name+"\n") || s.TakeText("late") {
					t.Error("the text of the sheet is not taken, or another one is")
				}
				continue
			}
			uitest.Do(a.screen, ui.Input{Typed: []rune(c.name + "x")})
			uitest.Do(a.screen, ui.Input{Erase: true})
			uitest.Do(a.screen, ui.Input{Enter: true})
		}
		uitest.Says(t, a.screen, "tally", "So far: Amaa 3, Bisi O. 2")
		uitest.Says(t, a.screen, "starts:N", "Bisi O.")
		uitest.Press(t, a.screen, "start")
		if got := a.begun.Seats; got != [2]seat.Seat{{Name: "Amaa"}, {Name: "Bisi O."}} {
			t.Errorf("at the table sit %+v", got)
		}
	}
}

// In turn, who did not begin last time begins, and that is said.
func TestTheyBeginInTurn(t *testing.T) {
	for began, want := range map[string]engine.Player{"": engine.South, "S": engine.North, "N": engine.South} {
		a := &app{}
		a.chosen = map[string]save.Choice{"oware": {Rules: "oware", Starts: "S", Began: began, Seats: [2]seat.Seat{{}, {Computer: true, Level: 2}}}}
		open(t, a, func() ui.Scene { return lobby.NewSetup(a.screen, uitest.English(t), a, a.Preset("oware"), nil) })
		uitest.Press(t, a.screen, "starts:turn")
		if said := ui.Find(a.screen.Page.Controls, "why-first") != nil; said != (began != "") {
			t.Errorf("after %q why is said: %v", began, said)
		}
		uitest.Press(t, a.screen, "start")
		if a.begun.First != want {
			t.Errorf("after %q %v begins, want %v", began, a.begun.First, want)
		}
	}
}

func TestAGameIsFound(t *testing.T) {
	a := &app{}
	open(t, a, func() ui.Scene { return lobby.NewFinder(a.screen, uitest.English(t), a) })
	for a.screen.Pass(0); ui.Find(a.screen.Page.Controls, "found") == nil; {
		uitest.Press(t, a.screen, "answer:0")
	}
	if uitest.Press(t, a.screen, "play"); a.opened != "setup" || a.rules == nil {
		t.Errorf("the game found leads to %q of %v", a.opened, a.rules)
	}
	a.screen.Scene().Back()
	a.screen.Pass(0)
	if ui.Find(a.screen.Page.Controls, "question") == nil {
		t.Error("from the game found there is no way back to the question")
	}
}
