package render

import (
	"slices"
	"testing"
	"time"

	"ayoayo/engine"
)

// hear shows a move in steps of a length and returns all that is heard.
func hear(v *BoardView, m played, step time.Duration) []Beat {
	v.Animate(m.before, m.trace)
	var all []Beat
	for range 100_000 {
		v.Update(step)
		all = append(all, v.Heard()...)
		if !v.Animating() {
			break
		}
	}
	return all
}

func TestEverySeedIsHeardOnce(t *testing.T) {
	everyRules(t, func(t *testing.T, r *engine.Rules, v *BoardView) {
		for _, m := range playout(t, r, 1, 31) {
			if lengthOf(m.trace.Events) > longest {
				continue // the middle is drawn together, more quickly than anybody hears
			}
			want := map[BeatKind]int{}
			for _, e := range m.trace.Events {
				switch e.Kind {
				case engine.Lifted:
					want[Rose]++
				case engine.Dropped:
					want[Fell]++
				case engine.Captured, engine.Swept:
					if e.To == engine.Hand {
						want[Rose]++
					} else {
						want[Came]++
					}
				case engine.Dealt:
					want[Came]++
				}
			}
			slow := hear(v, m, time.Second/30)
			got := map[BeatKind]int{}
			for _, b := range slow {
				got[b.Kind]++
				if b.X < -1 || b.X > 1 || b.Onto < 0 {
					t.Fatalf("%+v is heard", b)
				}
			}
			for _, k := range []BeatKind{Fell, Rose, Came} {
				if got[k] != want[k] {
					t.Fatalf("%d beats of kind %d, want %d, in %v", got[k], k, want[k], m.trace.Events)
				}
			}
			if quick := hear(v, m, time.Second/144); len(quick) != len(slow) {
				t.Fatalf("%d beats at 144 frames a second, %d at 30", len(quick), len(slow))
			}
		}
	})
}

func TestBeatsSayWhereAndOntoWhat(t *testing.T) {
	r, _ := engine.ParseRules("ayoayo")
	v := testView(t, "ayoayo")
	m := played{before: r.Start(), trace: &engine.Trace{Events: []engine.Event{
		{Kind: engine.Lifted, Pit: 0, Count: 4},
		{Kind: engine.Dropped, Pit: 1},
		{Kind: engine.Dropped, Pit: 2},
		{Kind: engine.Dropped, Pit: 3},
		{Kind: engine.Dropped, Pit: 0},
	}}}
	heard := hear(v, m, 10*time.Millisecond)
	if len(heard) != 5 || heard[0].Kind != Rose {
		t.Fatalf("heard %+v", heard)
	}
	var onto []int
	for i, b := range heard[1:] {
		onto = append(onto, b.Onto)
		if i < 3 && b.X <= heard[i].X {
			t.Errorf("the seeds go to the right, but the sound from %.2f to %.2f", heard[i].X, b.X)
		}
	}
	if !slices.Equal(onto, []int{4, 4, 4, 0}) {
		t.Errorf("the seeds fell onto %v", onto)
	}
}

func TestAMoveThatIsSkippedIsHeardOnce(t *testing.T) {
	r, _ := engine.ParseRules("ayoayo")
	m := thirty(t, r)
	v := testView(t, "ayoayo")
	v.Animate(m.before, m.trace)
	v.Update(300 * time.Millisecond)
	v.Heard()
	v.Skip()
	if n := len(v.Heard()); n != 1 {
		t.Errorf("%d beats at the end of a move that was skipped", n)
	}
	v.Skip()
	if n := len(v.Heard()); n != 0 {
		t.Errorf("%d beats of a board at rest", n)
	}
	v.SetSpeed(Instant)
	v.Animate(m.before, m.trace)
	if n := len(v.Heard()); n != 1 {
		t.Errorf("%d beats of a move shown at once", n)
	}
}
