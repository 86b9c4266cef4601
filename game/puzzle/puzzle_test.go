package puzzle_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	solver "ayoayo/ai/puzzle"
	"ayoayo/engine"
	"ayoayo/game/host/hosttest"
	"ayoayo/game/puzzle"
	"ayoayo/game/save"
	"ayoayo/game/ui"
	"ayoayo/game/ui/uitest"
	"ayoayo/render"
)

// program is what the scene knows of the program, with what it keeps.
type program struct {
	kept  save.Progress
	today int
}

func (*program) Speed() render.Speed              { return render.Instant }
func (*program) PlayBeats([]render.Beat)          {}
func (a *program) Solver(game string) save.Solver { return a.kept.Solver(game) }
func (a *program) KeepSolver(s save.Solver)       { a.kept.PutSolver(s) }
func (a *program) Today() int                     { return a.today }

// blank is a scene to go back to.
type blank struct{}

func (*blank) Build(*ui.Page) {}
func (*blank) Back()          {}

func file(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", "puzzles", "puzzles.txt"))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// open shows the puzzles of a game that has only one, of a file.
func open(t *testing.T, a *program, puzzles, game string, width, height float64) (*ui.Screen, *hosttest.Fake) {
	t.Helper()
	s, h := uitest.NewScreen(width, height)
	h.PuzzleFile = puzzles
	say := uitest.English(t)
	say.Turn(height > width)
	r, err := engine.ParseRules(game)
	if err != nil {
		t.Fatal(err)
	}
	s.Show([]ui.Scene{&blank{}, puzzle.New(s, say, a, r)})
	s.Pass(0)
	return s, h
}

// sow makes a move by the page's controls, and lets all that follows go by.
func sow(t *testing.T, s *ui.Screen, r *engine.Rules, m engine.Move) {
	t.Helper()
	uitest.Press(t, s, ui.PitID(r.PitName(m.Pit())))
	if r.Board().TwoWays {
		want := "<"
		if strings.HasSuffix(r.FormatMove(m), ">") {
			want = ">"
		}
		id := map[string]string{"<": "way:back", ">": "way:on"}[want]
		uitest.Press(t, s, id)
	}
	for range 4 {
		s.Pass(0)
	}
}

func heard(h *hosttest.Fake) string { return h.Announced[len(h.Announced)-1] }

// A puzzle of every game is solved by its line in every shape of window, told what it was
// about, and raises the rating.
func TestPuzzlesAreSolved(t *testing.T) {
	for _, spec := range engine.Specs() {
		for i, size := range [][2]float64{{320, 568}, {390, 844}, {844, 390}, {1280, 720}} {
			list := solver.Of(file(t), spec.Key)
			line := list[i*len(list)/4]
			z, err := solver.Parse(line)
			if err != nil {
				t.Fatal(err)
			}
			a := &program{today: 100}
			s, h := open(t, a, line, spec.Key, size[0], size[1])
			uitest.Press(t, s, "hard:any")
			uitest.Press(t, s, "next")
			at := z.Position
			for _, m := range z.Line {
				if at.Turn() == engine.South {
					sow(t, s, z.Rules, m)
				}
				z.Rules.Play(&at, m, nil)
			}
			if told := heard(h); !strings.Contains(told, "is the only move that") || len(z.Themes) > 0 && !strings.Contains(told, "About: ") {
				t.Errorf("%s: it tells %q", line, told)
			}
			if k := a.kept.Solver(spec.Key); k.Rating <= 1200 || len(k.Tried) != 1 || len(k.History) != 1 {
				t.Errorf("%s: %+v is kept", line, k)
			}
		}
	}
}

// A wrong move is answered, told, and taken back; only the first try changes the rating.
func TestAWrongMoveIsAnsweredAndTakenBack(t *testing.T) {
	line := solver.Of(file(t), "ayoayo")[3]
	z, _ := solver.Parse(line)
	a := &program{today: 100}
	s, h := open(t, a, line, "ayoayo", 390, 844)
	uitest.Press(t, s, "hard:any")
	uitest.Press(t, s, "next")
	for _, m := range z.Rules.Moves(&z.Position, nil) {
		if m == z.Line[0] {
			continue
		}
		sow(t, s, z.Rules, m)
		if told := heard(h); !strings.HasPrefix(told, "South, "+strings.ToLower(z.Rules.FormatMove(m))) && !strings.Contains(told, "does not.") {
			t.Errorf("after %s it tells %q", z.Rules.FormatMove(m), told)
		}
		s.Pass(2 * time.Second)
		s.Pass(0)
		for _, pit := range z.Rules.Board().Pits() {
			c := ui.Find(s.Page.Controls, ui.PitID(z.Rules.PitName(pit)))
			if works := c.Works(); works != (z.Position.Seeds(pit) > 0 && pit.Row() == 0) {
				t.Errorf("after %s %s works: %v", z.Rules.FormatMove(m), c.ID, works)
			}
		}
	}
	after := a.kept.Solver("ayoayo")
	if after.Rating >= 1200 || len(after.Tried) != 1 {
		t.Errorf("%+v is kept", after)
	}
	uitest.Press(t, s, "show")
	s.Pass(0)
	if now := a.kept.Solver("ayoayo"); now.Rating != after.Rating {
		t.Errorf("the rating changes from %v to %v", after.Rating, now.Rating)
	}
}

// The puzzle of the day is the same for everyone, and counts days in a row.
func TestToday(t *testing.T) {
	all := solver.Of(file(t), "bao-laps")
	a := &program{}
	for day := 100; day < 103; day++ {
		a.today = day
		z, _ := solver.Parse(all[solver.Today(day, len(all))])
		s, _ := open(t, a, file(t), "bao-laps", 390, 844)
		uitest.Press(t, s, "today")
		at := z.Position
		for _, m := range z.Line {
			if at.Turn() == engine.South {
				sow(t, s, z.Rules, m)
			}
			z.Rules.Play(&at, m, nil)
		}
		if k := a.kept.Solver("bao-laps"); k.Day != day || k.Row != day-99 {
			t.Errorf("on day %d %+v is kept", day, k)
		}
	}
}

// Puzzles are chosen by theme and by rating, those first that were not tried.
func TestTheChoice(t *testing.T) {
	a := &program{today: 100}
	s, _ := open(t, a, file(t), "ayoayo", 390, 844)
	count := func() string { s.Pass(0); return uitest.Label(t, s, "theme:note") }
	uitest.Press(t, s, "hard:any")
	all := count()
	for _, id := range []string{"theme:quiet", "hard:harder", "theme:any", "hard:easier"} {
		uitest.Press(t, s, id)
		if few := count(); few == all {
			t.Errorf("with %s there are %s as well", id, few)
		}
	}
	uitest.Press(t, s, "theme:quiet")
	uitest.Press(t, s, "hard:any")
	uitest.Press(t, s, "next")
	uitest.Press(t, s, "show")
	for range 10 {
		s.Pass(time.Second)
	}
	if k := a.kept.Solver("ayoayo"); len(k.Tried) != 1 || k.Rating >= 1200 {
		t.Errorf("%+v is kept after a puzzle that was shown", k)
	}
}

// What does not come is said, and asked for again.
func TestPuzzlesThatDoNotCome(t *testing.T) {
	a := &program{}
	s, h := open(t, a, "", "oware", 390, 844)
	uitest.Says(t, s, "status", "The puzzles are on their way…")
	h.NoPuzzles = errors.New("no connection")
	s.Pass(0)
	uitest.Says(t, s, "status", "The puzzles did not come. Is there a connection?")
	h.NoPuzzles = nil
	uitest.Press(t, s, "retry")
	h.PuzzleFile = file(t)
	s.Pass(0)
	s.Pass(0)
	uitest.Press(t, s, "next")
}

// Letters sow, so that keys alone solve; on a board that is sown two ways an arrow says
// which.
func TestKeysSolve(t *testing.T) {
	line := ""
	for _, l := range solver.Of(file(t), "ayoayo") {
		if z, err := solver.Parse(l); err == nil && len(z.Line) == 1 {
			line = l
		}
	}
	z, _ := solver.Parse(line)
	a := &program{}
	s, h := open(t, a, line, "ayoayo", 1280, 720)
	uitest.Press(t, s, "hard:any")
	uitest.Press(t, s, "next")
	uitest.Do(s, ui.Input{Letters: []rune(z.Rules.PitName(z.Line[0].Pit()))})
	for range 4 {
		s.Pass(0)
	}
	if told := heard(h); !strings.Contains(told, "only move") {
		t.Errorf("keys tell %q", told)
	}
	if s.Focus() != "next" {
		t.Errorf("the keys are at %q", s.Focus())
	}
}
