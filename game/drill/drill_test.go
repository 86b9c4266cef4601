package drill

import (
	"testing"

	"ayoayo/engine"
)

func none(uint32) bool { return false }

// Every step of every rule-set has questions from real play, the same from the same seed;
// nearly all are as hard as the step says, and each tells what the engine does.
func TestEveryStepHasQuestions(t *testing.T) {
	for _, spec := range engine.Specs() {
		r, _ := engine.ParseRules(spec.Key)
		for _, step := range Steps(r) {
			var runs [2][]uint32
			fits := 0
			for run := range runs {
				s := NewSource(r, step, 7)
				for plies := 0; len(runs[run]) < 3 && plies < 20_000; plies++ {
					q, ok := s.Play(none)
					if !ok {
						continue
					}
					if step.Fits(&q) {
						fits++
					}
					check(t, q)
					runs[run] = append(runs[run], q.Hash())
				}
			}
			if len(runs[0]) < 3 || len(runs[1]) < 3 {
				t.Fatalf("%s, %+v: %d questions", spec.Key, step, len(runs[0]))
			}
			for i := range runs[0] {
				if runs[0][i] != runs[1][i] {
					t.Errorf("%s, %+v: question %d differs with the same seed", spec.Key, step, i)
				}
			}
			if fits == 0 {
				t.Errorf("%s, %+v: no question is as hard as that", spec.Key, step)
			}
		}
	}
}

// check plays a question again, event by event.
func check(t *testing.T, q Question) {
	t.Helper()
	after, folded := q.Position, q.Position
	q.Rules.Play(&after, q.Move, nil)
	for _, e := range q.Trace.Events {
		q.Rules.Fold(&folded, e)
	}
	if !after.Equal(&folded) {
		t.Fatalf("%s leads elsewhere than its trace", q.Rules.FormatMove(q.Move))
	}
	laps := q.Laps()
	if len(laps) != q.Trace.Laps() || laps[len(laps)-1].End != q.End {
		t.Fatalf("%d laps end in %v; want %d, in %v", len(laps), laps, q.Trace.Laps(), q.End)
	}
	for i, l := range laps[1:] {
		if !l.Taken && (l.From != laps[i].End || l.Count != laps[i].Held+1) {
			t.Fatalf("lap %d lifts %d from %v; the one before ended on %d in %v", i+2, l.Count, l.From, laps[i].Held, laps[i].End)
		}
	}
	back, ok := Parse(q.Rules, q.Rules.FormatPosition(&q.Position), q.Rules.FormatMove(q.Move))
	if !ok || back.End != q.End || back.Takes != q.Takes || back.Hash() != q.Hash() {
		t.Fatalf("%s is not the same when it is read again", q.Rules.FormatMove(q.Move))
	}
}

// What was asked once is not asked again.
func TestNothingIsAskedTwice(t *testing.T) {
	r, _ := engine.ParseRules("oware")
	asked := map[uint32]bool{}
	s := NewSource(r, Steps(r)[0], 3)
	for len(asked) < 60 {
		q, ok := s.Play(func(hash uint32) bool { return asked[hash] })
		if !ok {
			continue
		}
		if asked[q.Hash()] {
			t.Fatalf("question %d was asked before", len(asked))
		}
		asked[q.Hash()] = true
	}
}

// A move that ends the game asks nothing, since seeds move by themselves then; nor does
// one of the other side.
func TestWhatIsNoQuestion(t *testing.T) {
	r, _ := engine.ParseRules("ayoayo")
	for _, c := range []struct{ position, move string }{
		{"0,0,0,0,0,1/1,0,0,0,0,0 24,22 S", "F"},      // ends the game
		{"4,4,4,4,4,4/4,4,4,4,4,4 0,0 N", "a"},        // the other's
		{"0,4,4,4,4,4/4,4,4,4,4,4 2,2 S", "A"},        // nothing to lift
		{"4,4,4,4,4,4/4,4,4,4,4,4 0,0", "A"},          // no position
		{"4,4,4,4,4,4/4,4,4,4,4,4 0,0 S", "elephant"}, // no move
		{"4,0,1,0,1,0/6,1,0,5,0,5 12,13 S", "A"},      // endless
	} {
		if q, ok := Parse(r, c.position, c.move); ok {
			t.Errorf("%s in %s ends in %v", c.move, c.position, q.End)
		}
	}
}
