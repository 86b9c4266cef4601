package lessons_test

import (
	"slices"
	"testing"

	"ayoayo/engine"
	"ayoayo/game/lessons"
)

// Every game has a lesson, whose positions are those of a game: all seeds are there, and
// it is South's turn.
func TestEveryGameHasALesson(t *testing.T) {
	for _, spec := range engine.Specs() {
		run, ok := lessons.Begin(spec.Key, 0)
		if !ok {
			t.Errorf("%s has no lesson", spec.Key)
			continue
		}
		for ; !run.Done(); run.GoTo(run.At + 1) {
			p, s := run.Position(), run.Step()
			seeds := p.OnBoard() + p.Seeds(engine.SouthStore) + p.Seeds(engine.NorthStore)
			if seeds != spec.Seeds() || p.Turn() != engine.South || p.Over() {
				t.Errorf("%s, %s: %d seeds of %d, %v to move, over %v", spec.Key, s.Name, seeds, spec.Seeds(), p.Turn(), p.Over())
			}
			if s.Position == "" {
				continue
			}
			if text := run.Rules.FormatPosition(&p); text != s.Position {
				t.Errorf("%s, %s: the position is settled to %s", spec.Key, s.Name, text)
			}
		}
	}
}

// The right moves of every step are those legal ones that do what is asked for, and no
// others: where something is to be chosen there are wrong ones or pits that can't be sown.
func TestRightMovesDoWhatIsAskedFor(t *testing.T) {
	for _, spec := range engine.Specs() {
		run, ok := lessons.Begin(spec.Key, 0)
		if !ok {
			t.Fatalf("%s has no lesson", spec.Key)
		}
		for ; !run.Done(); run.GoTo(run.At + 1) {
			p, s := run.Position(), run.Step()
			right := run.Right()
			if len(right) == 0 {
				t.Errorf("%s, %s: no move is right", spec.Key, s.Name)
			}
			for _, m := range run.Rules.Moves(&p, nil) {
				does, want := lessons.Does(run.Rules, p, m, s.Does), slices.Contains(right, m)
				if does != want {
					t.Errorf("%s, %s: %s does what is asked for: %v; it is a right move: %v", spec.Key, s.Name, run.Rules.FormatMove(m), does, want)
				}
				if _, good := run.Try(m); good != want {
					t.Errorf("%s, %s: %s is taken for right: %v", spec.Key, s.Name, run.Rules.FormatMove(m), good)
				}
			}
		}
	}
}

// A lesson goes on where it was left, and helps after two wrong moves.
func TestALessonGoesOn(t *testing.T) {
	run, _ := lessons.Begin("ayoayo", 3)
	if run.At != 3 {
		t.Fatalf("it begins at step %d", run.At)
	}
	for n, want := range []bool{false, false, true} {
		if run.Helps() != want {
			t.Errorf("after %d wrong moves it helps: %v", n, run.Helps())
		}
		run.Try(engine.SowFrom(1))
	}
	run.GoTo(4)
	if run.Wrong != 0 || run.Helps() {
		t.Errorf("the next step begins with %d wrong moves", run.Wrong)
	}
	if again, _ := lessons.Begin("ayoayo", len(run.Steps)); again.At != 0 {
		t.Errorf("a lesson that was done begins at step %d", again.At)
	}
	if _, ok := lessons.Begin("chess", 0); ok {
		t.Error("a game that is not here has a lesson")
	}
}
