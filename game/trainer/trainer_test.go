package trainer_test

import (
	"strconv"
	"strings"
	"testing"
	"time"

	"ayoayo/engine"
	"ayoayo/game/drill"
	"ayoayo/game/host/hosttest"
	"ayoayo/game/save"
	"ayoayo/game/trainer"
	"ayoayo/game/ui"
	"ayoayo/game/ui/uitest"
	"ayoayo/render"
)

// program is what the scene knows of the program, with what it keeps.
type program struct {
	kept  save.Progress
	today int
}

func (*program) Speed() render.Speed            { return render.Instant }
func (*program) PlayBeats([]render.Beat)        {}
func (a *program) Drill(game string) save.Drill { return a.kept.Drill(game) }
func (a *program) KeepDrill(d save.Drill)       { a.kept.PutDrill(d) }
func (a *program) Today() int                   { return a.today }
func (*program) Seed() uint64                   { return 5 }

// blank is a scene to go back to.
type blank struct{}

func (*blank) Build(*ui.Page) {}
func (*blank) Back()          {}

// open shows the trainer of a game.
func open(t *testing.T, a *program, game string, width, height float64) (*ui.Screen, *hosttest.Fake, *engine.Rules) {
	t.Helper()
	s, h := uitest.NewScreen(width, height)
	say := uitest.English(t)
	say.Turn(height > width)
	r, err := engine.ParseRules(game)
	if err != nil {
		t.Fatal(err)
	}
	s.Show([]ui.Scene{&blank{}, trainer.New(s, say, a, r)})
	s.Pass(0)
	return s, h, r
}

// ask has a question of a step asked, by keeping it as one that was missed, and returns it.
func ask(t *testing.T, a *program, game string, step int, width, height float64) (*ui.Screen, *hosttest.Fake, drill.Question) {
	t.Helper()
	r, _ := engine.ParseRules(game)
	source := drill.NewSource(r, drill.Steps(r)[step], 1)
	q, ok := source.Play(func(uint32) bool { return false })
	for !ok {
		q, ok = source.Play(func(uint32) bool { return false })
	}
	d := a.kept.Drill(game)
	d.Step = step
	d.Missed = append(d.Missed, save.MissedQuestion{Rules: game, Position: r.FormatPosition(&q.Position), Move: r.FormatMove(q.Move), Box: 1})
	a.KeepDrill(d)
	s, h, _ := open(t, a, game, width, height)
	uitest.Press(t, s, "begin")
	return s, h, q
}

// at is the control of a place of the board.
func at(r *engine.Rules, pit engine.Pit) string {
	if pit.IsStore() {
		return ui.StoreID(engine.Player(pit - engine.SouthStore).String())
	}
	return ui.PitID(r.PitName(pit))
}

// answer answers a question.
func answer(t *testing.T, s *ui.Screen, q drill.Question, takes int) {
	t.Helper()
	uitest.Press(t, s, at(q.Rules, q.End))
	for range takes / 13 {
		uitest.Press(t, s, "more")
	}
	uitest.Press(t, s, "takes:"+strconv.Itoa(takes))
}

func heard(h *hosttest.Fake) string { return h.Announced[len(h.Announced)-1] }

// In every game and at every step the right answer is taken for right, in every shape of
// window, and told for the ear with all its laps.
func TestRightAnswers(t *testing.T) {
	for _, spec := range engine.Specs() {
		r, _ := engine.ParseRules(spec.Key)
		for step := range drill.Steps(r) {
			for _, size := range [][2]float64{{320, 568}, {390, 844}, {844, 390}, {1280, 720}} {
				a := &program{today: 100}
				s, h, q := ask(t, a, spec.Key, step, size[0], size[1])
				answer(t, s, q, q.Takes)
				d := a.kept.Drill(spec.Key)
				if d.Row != 1 || len(d.Missed) != 1 || d.Missed[0].Box != 2 || d.Missed[0].Due != 102 {
					t.Fatalf("%s, step %d: %+v is kept after the right answer", spec.Key, step, d)
				}
				told := heard(h)
				if !strings.HasPrefix(told, "Right.") || strings.Count(told, " end") < q.Trace.Laps() {
					t.Errorf("%s, step %d: %d laps are told as %q", spec.Key, step, q.Trace.Laps(), told)
				}
			}
		}
	}
}

// A wrong pit ends the question, is told with where the move runs on, and comes again.
func TestAWrongPitComesAgain(t *testing.T) {
	a := &program{today: 100}
	s, h, q := ask(t, a, "ayoayo", 2, 390, 844)
	uitest.Press(t, s, at(q.Rules, q.Trace.EndOf(1)))
	if told := heard(h); !strings.Contains(told, "so the move runs on") || !strings.Contains(told, "tomorrow") {
		t.Errorf("it tells %q", told)
	}
	d := a.kept.Drill("ayoayo")
	if d.Row != 0 || len(d.Missed) != 1 || d.Missed[0].Box != 1 || d.Missed[0].Due != 101 {
		t.Errorf("%+v is kept", d)
	}
}

// A wrong number is told, and no number but the right one counts.
func TestAWrongNumber(t *testing.T) {
	a := &program{today: 100}
	s, h, q := ask(t, a, "ayoayo", 2, 844, 390)
	answer(t, s, q, q.Takes+1)
	if told := heard(h); !strings.HasPrefix(told, "Not "+strconv.Itoa(q.Takes+1)) {
		t.Errorf("it tells %q", told)
	}
	if d := a.kept.Drill("ayoayo"); d.Row != 0 || len(d.Missed) != 1 || d.Missed[0].Due != 101 {
		t.Errorf("%+v is kept", d)
	}
}

// Whatever is missed and known again five times is learnt.
func TestWhatIsKnownAgainIsLearnt(t *testing.T) {
	a := &program{today: 100}
	for range 5 {
		d := a.kept.Drill("oware")
		kept := d.Missed
		s, h, q := ask(t, a, "oware", 0, 390, 844)
		if len(kept) > 0 { // the same as was asked, once
			d.Missed = kept
			a.KeepDrill(d)
			s, h, _ = open(t, a, "oware", 390, 844)
			uitest.Press(t, s, "begin")
		}
		answer(t, s, q, q.Takes)
		if d = a.kept.Drill("oware"); len(d.Missed) == 0 {
			if told := heard(h); !strings.Contains(told, "learnt") {
				t.Errorf("it tells %q", told)
			}
			return
		}
		a.today = d.Missed[0].Due
	}
	t.Error("it is not learnt")
}

// A round of ten questions, nothing twice, counts and makes the next one harder or easier.
func TestARound(t *testing.T) {
	a := &program{today: 100}
	a.KeepDrill(save.Drill{Game: "oware", Step: 1})
	s, _, _ := open(t, a, "oware", 390, 844)
	uitest.Press(t, s, "begin")
	for range 10 {
		for i := 0; ui.Find(s.Page.Controls, "title") == nil; i++ {
			if i > 5000 {
				t.Fatal("no question comes")
			}
			s.Pass(time.Millisecond)
		}
		for _, c := range s.Page.Controls { // the pit that is sown is never where a lap ends
			if strings.HasPrefix(c.ID, "pit:") && c.ID == s.Page.First {
				uitest.Press(t, s, c.ID)
				break
			}
		}
		uitest.Press(t, s, "next")
	}
	d := a.kept.Drill("oware")
	if len(d.Rounds) != 1 || d.Rounds[0] != (save.DrillRound{Day: 100, Step: 1, Asked: 10}) || d.Step != 0 || len(d.Asked) != 10 {
		t.Errorf("%+v is kept", d)
	}
	seen := map[uint32]bool{}
	for _, hash := range d.Asked {
		if seen[hash] {
			t.Error("a question came twice")
		}
		seen[hash] = true
	}
	uitest.Says(t, s, "result", "0 of 10 right")
}

// Where there is a limit of time, it runs out; where there is none, it does not.
func TestTheClock(t *testing.T) {
	for _, timed := range []bool{true, false} {
		a := &program{today: 100}
		a.KeepDrill(save.Drill{Game: "ayoayo", Timed: timed})
		s, h, q := ask(t, a, "ayoayo", 2, 390, 844)
		for range 5 + q.Trace.Laps() {
			s.Pass(5 * time.Second)
		}
		if late := strings.HasPrefix(heard(h), "Time is up"); late != timed {
			t.Errorf("timed %v, and it says %q", timed, heard(h))
		}
	}
}

// Letters go to pits, each again to the next of that letter, and digits to numbers, so that
// keys alone answer.
func TestKeysAnswer(t *testing.T) {
	a := &program{today: 100}
	s, h, q := ask(t, a, "ayoayo", 2, 390, 844)
	letter := []rune(strings.ToLower(q.Rules.PitName(q.End)))[0]
	for i := 0; s.Focus() != at(q.Rules, q.End); i++ {
		if i > 2 {
			t.Fatalf("%c does not lead to %s", letter, at(q.Rules, q.End))
		}
		uitest.Do(s, ui.Input{Letters: []rune{letter}})
		s.Pass(0)
	}
	uitest.Do(s, ui.Input{Enter: true})
	s.Pass(0)
	for _, digit := range strconv.Itoa(q.Takes) {
		uitest.Do(s, ui.Input{Letters: []rune{digit}})
		s.Pass(0)
	}
	uitest.Do(s, ui.Input{Enter: true})
	s.Pass(0)
	if told := heard(h); !strings.HasPrefix(told, "Right.") {
		t.Errorf("keys answer %q", told)
	}
	if s.Focus() != "next" {
		t.Errorf("the keys are at %q", s.Focus())
	}
}

// A lap is shown alone and all of them together; then the seeds are back.
func TestLapsAreShown(t *testing.T) {
	a := &program{today: 100}
	s, _, q := ask(t, a, "ayoayo", 5, 1280, 720)
	answer(t, s, q, q.Takes)
	for _, id := range []string{"lap:" + strconv.Itoa(q.Trace.Laps()), "watch"} {
		uitest.Press(t, s, id)
		s.Pass(time.Minute)
		s.Pass(time.Minute)
		for _, pit := range q.Rules.Board().Pits() {
			c := ui.Find(s.Page.Controls, at(q.Rules, pit))
			if want := strconv.Itoa(q.Position.Seeds(pit)) + " seed"; q.Position.Seeds(pit) > 0 && !strings.Contains(c.Label, want) {
				t.Errorf("after %s %s is %q, want %s", id, c.ID, c.Label, want)
			}
		}
	}
	for ui.Find(s.Page.Controls, "lap:1") == nil {
		uitest.Press(t, s, "earlier")
	}
}

// A question at rest, with the next one found, costs nothing.
func TestAQuestionAtRest(t *testing.T) {
	a := &program{today: 100}
	s, _, _ := ask(t, a, "ayoayo", 2, 390, 844)
	for range 3000 {
		s.Pass(time.Millisecond)
	}
	uitest.Rests(t, s, func() { s.Pass(time.Millisecond) })
}
