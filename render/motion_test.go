package render

import (
	"math/rand/v2"
	"testing"
	"time"

	"ayoayo/engine"
	"ayoayo/engine/enginetest"
)

// played is one move of a game with its trace.
type played struct {
	before, after engine.Position
	trace         *engine.Trace
}

// playout plays random games of a rule-set and returns every move.
func playout(t testing.TB, r *engine.Rules, games int, seed uint64) []played {
	t.Helper()
	rnd := rand.New(rand.NewPCG(seed, 1))
	var all []played
	for range games {
		p := r.Start()
		for range 120 {
			moves := r.Moves(&p, nil)
			if len(moves) == 0 {
				break
			}
			m := played{before: p, trace: &engine.Trace{}}
			r.Play(&p, moves[rnd.IntN(len(moves))], m.trace)
			m.after = p
			all = append(all, m)
		}
	}
	return all
}

// everyRules runs a test over the rule-sets.
func everyRules(t *testing.T, f func(t *testing.T, r *engine.Rules, v *BoardView)) {
	for _, spec := range engine.Specs() {
		t.Run(spec.Key, func(t *testing.T) {
			r := enginetest.Rules(t, spec.Key)
			f(t, r, testView(t, spec.Key))
		})
	}
}

// checkShown fails when the seeds do not lie as a position has them.
func checkShown(t *testing.T, v *BoardView, p engine.Position) {
	t.Helper()
	checkHeaps(t, v)
	for _, pit := range v.order {
		if got, want := v.heaps.in[pit].n, p.Seeds(pit); got != want {
			t.Fatalf("pit %d shows %d seeds, want %d", pit, got, want)
		}
		if pit < engine.SouthStore && v.owners[pit] != p.Owner(pit) {
			t.Fatalf("pit %d is shown as %v's, want %v's", pit, v.owners[pit], p.Owner(pit))
		}
	}
}

func TestAnimationEndsInThePosition(t *testing.T) {
	everyRules(t, func(t *testing.T, r *engine.Rules, v *BoardView) {
		for _, m := range playout(t, r, 6, 7) {
			v.Animate(m.before, m.trace)
			checkShown(t, v, m.before)
			for n := 0; v.Animating(); n++ {
				v.Update(40 * time.Millisecond)
				if v.lying() != v.board.Seeds() {
					t.Fatalf("%d seeds are shown, want %d", v.lying(), v.board.Seeds())
				}
				if n > int(longest/(40*time.Millisecond))+1 {
					t.Fatal("the animation does not end")
				}
			}
			checkShown(t, v, m.after)
		}
	})
}

func TestSkipGoesToTheEnd(t *testing.T) {
	everyRules(t, func(t *testing.T, r *engine.Rules, v *BoardView) {
		for _, m := range playout(t, r, 3, 8) {
			v.Animate(m.before, m.trace)
			v.Update(333 * time.Millisecond)
			v.Skip()
			if v.Animating() {
				t.Fatal("the animation goes on after Skip")
			}
			checkShown(t, v, m.after)
			if got, want := v.Step().Lap, m.trace.Laps(); got != want {
				t.Fatalf("after Skip it is lap %d of %d", got, want)
			}
		}
	})
}

func TestInstantShowsTheEnd(t *testing.T) {
	v := testView(t, "ayoayo")
	r, _ := engine.ParseRules("ayoayo")
	m := playout(t, r, 1, 9)[0]
	v.SetSpeed(Instant)
	v.Animate(m.before, m.trace)
	if v.Animating() {
		t.Fatal("an instant move is animated")
	}
	checkShown(t, v, m.after)
}

func TestANewAnimationEndsTheOld(t *testing.T) {
	v := testView(t, "ayoayo")
	r, _ := engine.ParseRules("ayoayo")
	moves := playout(t, r, 1, 10)
	v.Animate(moves[0].before, moves[0].trace)
	v.Update(200 * time.Millisecond)
	v.Animate(moves[1].before, moves[1].trace)
	checkShown(t, v, moves[1].before)
	v.Update(time.Second)
	v.Show(moves[0].before)
	if v.Animating() {
		t.Error("Show does not end the animation")
	}
	checkShown(t, v, moves[0].before)
}

// poses are how all seeds are drawn at a moment.
func poses(v *BoardView) [maxSeeds]pose {
	var all [maxSeeds]pose
	for id := range v.heaps.n {
		all[id] = v.poseOf(id)
	}
	return all
}

func TestThePictureDependsOnTimeAlone(t *testing.T) {
	r, _ := engine.ParseRules("ayoayo")
	moves := playout(t, r, 1, 11)
	for _, m := range moves[:min(len(moves), 12)] {
		total := shownFor(lengthOf(m.trace.Events))
		for _, part := range []time.Duration{7, 5, 3, 2} {
			at := (total / part).Truncate(time.Millisecond)
			var want [maxSeeds]pose
			for i, rate := range []time.Duration{1, 30, 60, 144} {
				v := testView(t, "ayoayo")
				v.Animate(m.before, m.trace)
				for step, left := time.Second/rate, at; left > 0; left -= step {
					v.Update(min(step, left))
				}
				got := poses(v)
				if i == 0 {
					want = got
				} else if got != want {
					t.Fatalf("at %v the picture differs at %d Hz", at, rate)
				}
			}
		}
	}
}

func TestSpeedsScaleTime(t *testing.T) {
	r, _ := engine.ParseRules("ayoayo")
	m := playout(t, r, 1, 12)[0]
	passed := map[Speed]time.Duration{}
	for _, speed := range []Speed{Slow, Normal, Fast} {
		v := testView(t, "ayoayo")
		v.SetSpeed(speed)
		v.Animate(m.before, m.trace)
		for v.Animating() {
			v.Update(time.Millisecond)
			passed[speed] += time.Millisecond
		}
	}
	if !(passed[Fast] < passed[Normal] && passed[Normal] < passed[Slow]) {
		t.Errorf("a move lasts %v fast, %v at normal speed and %v slow", passed[Fast], passed[Normal], passed[Slow])
	}
}

// relay is a trace of a number of laps of a few seeds.
func relay(laps int) []engine.Event {
	var events []engine.Event
	for lap := range laps {
		from := engine.Pit(lap % 6)
		events = append(events, engine.Event{Kind: engine.Lifted, Pit: from, Count: 3})
		for i := range 3 {
			events = append(events, engine.Event{Kind: engine.Dropped, Pit: (from + engine.Pit(i) + 1) % 6})
		}
	}
	return append(events, engine.Event{Kind: engine.Captured, Pit: 9, To: engine.SouthStore, Count: 4})
}

func TestLapsGetQuickerAndNoRelayIsTooLong(t *testing.T) {
	one, two := lengthOf(relay(1)), lengthOf(relay(2))
	if ten, eleven := lengthOf(relay(10)), lengthOf(relay(11)); eleven-ten >= two-one {
		t.Errorf("the eleventh lap takes %v, the second %v", eleven-ten, two-one)
	}
	for _, laps := range []int{1, 10, 100, 60000} {
		length := lengthOf(relay(laps))
		if shown := shownFor(length); shown > longest || warp(shown, length) != length {
			t.Errorf("%d laps are shown for %v and end at %v of %v", laps, shown, warp(shown, length), length)
		}
	}
}

func TestTimeNeverGoesBack(t *testing.T) {
	for _, laps := range []int{2, 80, 300, 60000} {
		length := lengthOf(relay(laps))
		last := time.Duration(0)
		for at := time.Duration(0); at <= longest+time.Second; at += 7 * time.Millisecond {
			now := warp(at, length)
			if now < last {
				t.Fatalf("%d laps: the clock goes back from %v to %v", laps, last, now)
			}
			last = now
		}
		if last != length {
			t.Errorf("%d laps: the clock ends at %v of %v", laps, last, length)
		}
	}
}

func TestEventsBeginInOrder(t *testing.T) {
	r, _ := engine.ParseRules("ayoayo")
	for _, m := range playout(t, r, 4, 13) {
		c := pacer{pace: 1}
		last := time.Duration(0)
		for _, e := range m.trace.Events {
			start, end := c.begin(e)
			if start < last || end < start {
				t.Fatalf("event %v begins at %v, after one at %v, and ends at %v", e, start, last, end)
			}
			if e.Kind == engine.Lifted && start < c.landed[e.Pit] {
				t.Fatalf("pit %d is lifted at %v before its last seed has fallen", e.Pit, start)
			}
			last = start
		}
	}
}

func TestReducedMotionMovesNothing(t *testing.T) {
	r, _ := engine.ParseRules("ayoayo")
	v := testView(t, "ayoayo")
	v.SetLook(Look{Counts: true, Reduced: true})
	m := playout(t, r, 1, 14)[0]
	v.Animate(m.before, m.trace)
	for v.Animating() {
		v.Update(11 * time.Millisecond)
		for id, p := range poses(v) {
			if p.height != 0 {
				t.Fatalf("seed %d is %g above the board", id, p.height)
			}
			if p.shown > 0 && id < v.heaps.n && !v.isRest(p.at) {
				t.Fatalf("seed %d is seen at %v, between its places", id, p.at)
			}
		}
	}
	checkShown(t, v, m.after)
}

// isRest reports whether a point is where some seed may lie.
func (v *BoardView) isRest(at point) bool {
	for _, p := range v.order {
		for slot := range maxSeeds {
			if v.layout.rest(p, slot) == at {
				return true
			}
		}
	}
	return false
}

func TestAMoveIsSteppedLapByLap(t *testing.T) {
	everyRules(t, func(t *testing.T, r *engine.Rules, v *BoardView) {
		for _, m := range playout(t, r, 1, 41) {
			laps := m.trace.Laps()
			if laps > 40 {
				continue // the same again and again
			}
			// On and on, and back again, the board is the same after each lap.
			after := make([][places]int, laps+1)
			for lap := range laps + 1 {
				v.Replay(m.before, m.trace, max(0, lap-1), lap)
				for range 10_000 {
					if !v.Animating() {
						break
					}
					v.Update(time.Second / 30)
				}
				after[lap] = seedsShown(v)
				if v.Step().Lap != lap || v.Step().Laps != laps {
					t.Fatalf("after lap %d of %d the step is %+v", lap, laps, v.Step())
				}
			}
			checkShown(t, v, m.after)
			v.Heard()
			for lap := laps; lap >= 0; lap-- {
				v.Replay(m.before, m.trace, lap, lap)
				if v.Animating() {
					t.Fatalf("back at lap %d something moves", lap)
				}
				if n := len(v.Heard()); n > 0 {
					t.Fatalf("going back to lap %d is heard %d times", lap, n)
				}
				if got := seedsShown(v); got != after[lap] {
					t.Fatalf("back at lap %d the seeds lie as %v, and on the way there as %v", lap, got, after[lap])
				}
			}
			if laps > 0 && len(m.trace.Events) > 0 && m.trace.Events[0].Kind == engine.Lifted {
				checkShown(t, v, m.before)
			}
		}
	})
}

// seedsShown counts the seeds in each place.
func seedsShown(v *BoardView) (n [places]int) {
	for p := range v.heaps.in {
		n[p] = v.heaps.in[p].n
	}
	return n
}
