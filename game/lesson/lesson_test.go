package lesson_test

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"ayoayo/engine"
	"ayoayo/game/direction"
	"ayoayo/game/host/hosttest"
	"ayoayo/game/lesson"
	"ayoayo/game/lessons"
	"ayoayo/game/ui"
	"ayoayo/game/ui/uitest"
	"ayoayo/game/words"
	"ayoayo/render"
)

// program is what the scene knows of the program, with its progress.
type program struct {
	learnt map[string]int
	begun  string
}

func (*program) Speed() render.Speed              { return render.Instant }
func (*program) PlayBeats([]render.Beat)          {}
func (a *program) LearntOf(game string) int       { return a.learnt[game] }
func (a *program) Learnt(game string, n int)      { a.learnt[game] = n }
func (a *program) FirstGame(game string)          { a.begun = game }
func newProgram() *program                        { return &program{learnt: map[string]int{}} }
func long(s *ui.Screen)                           { s.Pass(time.Minute); s.Pass(0) }
func press(t *testing.T, s *ui.Screen, id string) { t.Helper(); uitest.Press(t, s, id) }

// open shows the lesson of a game.
func open(t *testing.T, a *program, game string, width, height float64) (*ui.Screen, *hosttest.Fake, *lesson.Scene) {
	t.Helper()
	s, h := uitest.NewScreen(width, height)
	say := uitest.English(t)
	say.Turn(height > width)
	scene, ok := lesson.New(s, say, a, game)
	if !ok {
		t.Fatalf("%s has no lesson", game)
	}
	s.Show([]ui.Scene{&blank{}, scene})
	s.Pass(0)
	return s, h, scene
}

// blank is a scene to go back to.
type blank struct{}

func (*blank) Build(*ui.Page) {}
func (*blank) Back()          {}

// says is what an item of the page says, "" if there is none.
func says(s *ui.Screen, id string) string {
	if c := ui.Find(s.Page.Controls, id); c != nil {
		return c.Label
	}
	return ""
}

// sow makes a move by the page's controls.
func sow(t *testing.T, s *ui.Screen, r *engine.Rules, m engine.Move) {
	t.Helper()
	if m.IsClaim() {
		for place := range engine.Pit(8) {
			if m.Claims()>>place&1 != 0 {
				press(t, s, ui.PitID(r.PitName(m.Pit()+place)))
			}
		}
		press(t, s, "claim")
		return
	}
	press(t, s, ui.PitID(r.PitName(m.Pit())))
	switch {
	case !r.Board().TwoWays:
	case m.Backwards():
		press(t, s, "way:back")
	default:
		press(t, s, "way:on")
	}
}

// steps walks the steps of every lesson in a window that lies and one that stands; each is
// shown as it begins.
func steps(t *testing.T, each func(t *testing.T, s *ui.Screen, h *hosttest.Fake, run *lessons.Run)) {
	for _, spec := range engine.Specs() {
		for _, size := range [][2]float64{{1280, 720}, {390, 844}} {
			run, _ := lessons.Begin(spec.Key, 0)
			for at := range run.Steps {
				run.GoTo(at)
				t.Run(spec.Key+"/"+run.Step().Name, func(t *testing.T) {
					a := newProgram()
					a.learnt[spec.Key] = at
					s, h, _ := open(t, a, spec.Key, size[0], size[1])
					each(t, s, h, run)
				})
			}
		}
	}
}

// Every lesson is gone through by its right moves, tells as many captures as there are,
// and leads to a first game.
func TestEveryLessonIsGoneThrough(t *testing.T) {
	for _, spec := range engine.Specs() {
		a := newProgram()
		s, h, _ := open(t, a, spec.Key, 390, 844)
		run, _ := lessons.Begin(spec.Key, 0)
		for ; !run.Done(); run.GoTo(run.At + 1) {
			m := run.Right()[0]
			sow(t, s, run.Rules, m)
			if says(s, "right") == "" || a.learnt[spec.Key] != run.At+1 {
				t.Fatalf("%s, %s: %s is not taken for right; %d steps are kept", spec.Key, run.Step().Name, run.Rules.FormatMove(m), a.learnt[spec.Key])
			}
			told, taken := says(s, "status"), 0
			taken, _ = run.Trace(m).Captures(engine.South)
			if taken > 1 && !strings.Contains(says(s, "title"), strconv.Itoa(taken)) {
				t.Errorf("%s, %s: %d are taken, and it says %q", spec.Key, run.Step().Name, taken, says(s, "title"))
			}
			if told == "" && !m.IsClaim() {
				t.Errorf("%s, %s: nothing is told", spec.Key, run.Step().Name)
			}
			if last := h.Announced[len(h.Announced)-1]; !strings.HasPrefix(last, "That’s it.") {
				t.Errorf("%s, %s: what is heard is %q", spec.Key, run.Step().Name, last)
			}
			press(t, s, "next")
		}
		press(t, s, "first-game")
		if a.begun != spec.Key {
			t.Errorf("the lesson of %s leads to a game of %q", spec.Key, a.begun)
		}
	}
}

// Every legal move that is not asked for is told why: where its last seed fell and what it
// lacks. Then the seeds are back, and the task remains.
func TestEveryWrongMoveHasAReason(t *testing.T) {
	steps(t, func(t *testing.T, s *ui.Screen, h *hosttest.Fake, run *lessons.Run) {
		p, right := run.Position(), run.Right()
		for _, m := range run.Rules.Moves(&p, nil) {
			if slices.Contains(right, m) {
				continue
			}
			sow(t, s, run.Rules, m)
			why := says(s, "status")
			end := run.Trace(m).End()
			if !regexp.MustCompile(`^\S+ doesn’t\. .*The last one fell into `).MatchString(why) || strings.Count(why, ".") < 3 {
				t.Errorf("%s is told why: %q", run.Rules.FormatMove(m), why)
			}
			if !end.IsStore() && !strings.Contains(why, run.Rules.PitName(end)) {
				t.Errorf("%s ends in %s, and is told %q", run.Rules.FormatMove(m), run.Rules.PitName(end), why)
			}
			if heard := h.Announced[len(h.Announced)-1]; len(heard) < len(why) {
				t.Errorf("%s is heard: %q", run.Rules.FormatMove(m), heard)
			}
			long(s)
			for _, pit := range run.Rules.Board().Pits() {
				c := ui.Find(s.Page.Controls, ui.PitID(run.Rules.PitName(pit)))
				want := words.Heard(uitest.English(t).Say(words.Seeds, p.Seeds(pit)))
				if !strings.Contains(c.Label, want) {
					t.Errorf("after %s there is %q, want %s", run.Rules.FormatMove(m), c.Label, want)
				}
			}
		}
	})
}

// Every pit that can't be sown says why when it is touched.
func TestEveryPitThatCantBeSownSaysWhy(t *testing.T) {
	refused := 0
	steps(t, func(t *testing.T, s *ui.Screen, h *hosttest.Fake, run *lessons.Run) {
		p := run.Position()
		if p.Phase() == engine.Claim {
			return
		}
		legal := run.Rules.Moves(&p, nil)
		for _, pit := range run.Rules.Board().Pits() {
			if slices.ContainsFunc(legal, func(m engine.Move) bool { return m.Pit() == pit }) {
				continue
			}
			refused++
			before := len(h.Announced)
			s.Activate(ui.PitID(run.Rules.PitName(pit)))
			s.Pass(0)
			why := says(s, "status")
			if !strings.Contains(why, run.Rules.PitName(pit)) || len(h.Announced) == before {
				t.Errorf("%s says %q", run.Rules.PitName(pit), why)
			}
			if p.Owner(pit) == engine.South && p.Seeds(pit) > 0 && strings.Count(why, ".") < 2 {
				t.Errorf("%s says %q, and not by which rule", run.Rules.PitName(pit), why)
			}
		}
	})
	a := newProgram()
	a.learnt["bao-kujifunza"] = 2
	s, _, _ := open(t, a, "bao-kujifunza", 390, 844)
	press(t, s, ui.PitID("D1"))
	s.Activate("way:back")
	s.Pass(0)
	if got := says(s, "status"); !strings.HasPrefix(got, "D1↑ can’t be sown") || !strings.Contains(got, "must") {
		t.Errorf("a way that can't be sown says %q", got)
	}
	if refused < 100 {
		t.Errorf("only %d pits were touched that can't be sown", refused)
	}
}

// After two wrong moves, or when it is asked, the right pit is marked and named.
func TestHelpComes(t *testing.T) {
	for _, way := range [][]string{{"pit:B", "", "pit:E", ""}, {"help"}} {
		a := newProgram()
		a.learnt["ayoayo"] = 3
		s, _, _ := open(t, a, "ayoayo", 390, 844)
		for _, id := range way {
			if id == "" {
				long(s)
				continue
			}
			if strings.Contains(says(s, "status"), "A does it.") {
				t.Errorf("%q: it helps too early", way)
			}
			press(t, s, id)
		}
		if got := says(s, "status"); !strings.Contains(got, "A does it.") {
			t.Errorf("%q: it says %q", way, got)
		}
		if c := ui.Find(s.Page.Controls, "help"); c == nil || c.Works() {
			t.Errorf("%q: help is offered again", way)
		}
	}
}

// All of a lesson is done by keys: letters sow, arrows choose a way, Enter goes on.
func TestALessonIsDoneByKeys(t *testing.T) {
	a := newProgram()
	a.learnt["bao-kujifunza"] = 1
	s, _, _ := open(t, a, "bao-kujifunza", 1280, 720)
	uitest.Do(s, ui.Input{Letters: []rune{'d'}})
	s.Pass(0)
	uitest.Do(s, ui.Input{Arrows: []direction.Direction{direction.Right}})
	s.Pass(0)
	if says(s, "right") == "" {
		t.Fatalf("D and an arrow do not sow: %q", says(s, "status"))
	}
	if s.Focus() != "next" {
		t.Errorf("the keys are at %q", s.Focus())
	}
	uitest.Do(s, ui.Input{Enter: true})
	s.Pass(0)
	if got := says(s, "title"); got != "Take seeds" {
		t.Errorf("Enter leads to %q", got)
	}
	uitest.Do(s, ui.Input{Esc: true})
	s.Pass(0)
	if _, still := s.Scene().(*lesson.Scene); still {
		t.Error("Esc does not lead out")
	}
}

// A lesson that was left is gone on with at the same step, and one that is done can be
// repeated.
func TestALessonIsGoneOnWith(t *testing.T) {
	a := newProgram()
	s, _, _ := open(t, a, "oware", 390, 844)
	press(t, s, ui.PitID("F"))
	press(t, s, "back")
	s, _, _ = open(t, a, "oware", 390, 844)
	if got := says(s, "place"); got != "2 of 7" {
		t.Errorf("it goes on at %q", got)
	}
	press(t, s, ui.PitID("A"))
	press(t, s, "again")
	if got := says(s, "place"); got != "2 of 7" || says(s, "task") == "" {
		t.Errorf("again shows %q", got)
	}
}
