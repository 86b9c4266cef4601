package sound

import (
	"math"
	"slices"
	"testing"
	"time"
)

// listener is an output that remembers what it was to play.
type listener struct{ heard []strike }

func (l *listener) play(s strike) { l.heard = append(l.heard, s) }
func (l *listener) close()        {}

// heardBy returns a player and who listens to it.
func heardBy(seed uint64) (*Player, *listener) {
	p, l := New(seed), &listener{}
	p.output = l
	p.SetVolume(1)
	return p, l
}

// all calls a function with every recording.
func all(seed uint64, f func(k Kind, c clip)) {
	for k := range kinds {
		for _, c := range record(seed, k) {
			f(k, c)
		}
	}
}

func TestRecordingsAreClean(t *testing.T) {
	all(1, func(k Kind, c clip) {
		if len(c) < rate/20 || len(c) > 2*rate {
			t.Errorf("sound %d lasts %v", k, c.length())
		}
		highest, sum := 0.0, 0.0
		for i, x := range c {
			if math.IsNaN(float64(x)) || math.IsInf(float64(x), 0) {
				t.Fatalf("sound %d is no number at sample %d", k, i)
			}
			highest = max(highest, math.Abs(float64(x)))
			sum += float64(x)
		}
		if math.Abs(highest-peaks[k]) > 0.02 {
			t.Errorf("sound %d peaks at %.3f, want %.2f", k, highest, peaks[k])
		}
		if mean := sum / float64(len(c)); math.Abs(mean) > 0.01 {
			t.Errorf("sound %d is off its middle by %.3f", k, mean)
		}
		if c[0] != 0 || math.Abs(float64(c[len(c)-1])) > 0.001 {
			t.Errorf("sound %d clicks: it begins at %g and ends at %g", k, c[0], c[len(c)-1])
		}
	})
}

// bright is how high a sound is: how often it crosses the middle in a second,
// while it is loud.
func bright(c clip) float64 {
	n, crossings := min(len(c), rate/40), 0
	for i := 1; i < n; i++ {
		if (c[i] < 0) != (c[i-1] < 0) {
			crossings++
		}
	}
	return float64(crossings) * rate / float64(n)
}

func TestSeedsOnSeedsSoundHigherThanOnWood(t *testing.T) {
	for v := range variants {
		wood, seeds, wrong := bright(record(3, OnWood)[v]), bright(record(3, OnSeeds)[v]), bright(record(3, Wrong)[v])
		if seeds < 2*wood || wood < 1.3*wrong {
			t.Errorf("on seeds %.0f, on wood %.0f and wrong %.0f crossings a second", seeds, wood, wrong)
		}
	}
}

func TestNoTwoRecordingsAreTheSame(t *testing.T) {
	for k := range kinds {
		c := record(1, k)
		for v := range variants {
			for w := range v {
				if slices.Equal(c[v], c[w]) {
					t.Errorf("recordings %d and %d of sound %d are the same", v, w, k)
				}
			}
		}
	}
}

func TestASeedMakesTheSameSoundsAgain(t *testing.T) {
	same := 0
	for k := range kinds {
		a, b, other := record(5, k), record(5, k), record(6, k)
		for v := range variants {
			if !slices.Equal(a[v], b[v]) {
				t.Errorf("recording %d of sound %d differs from one seed", v, k)
			}
			if slices.Equal(a[v], other[v]) {
				same++
			}
		}
	}
	if same > 0 {
		t.Errorf("%d recordings are the same from another seed", same)
	}
}

func TestEverySoundIsPlayedDifferentlyWithinARange(t *testing.T) {
	p, l := heardBy(1)
	const times = 60
	for range times {
		p.desk = desk{} // as if what was heard before had faded
		p.Play(OnWood, 0.5)
	}
	if len(l.heard) != times {
		t.Fatalf("%d of %d sounds were played", len(l.heard), times)
	}
	pitches := map[float64]bool{}
	for i, s := range l.heard {
		pitches[s.pitch] = true
		if math.Abs(s.pitch-1) > pitchRange || s.gain > 1 || s.gain < 1-gainRange || math.Abs(s.pan-0.35) > panRange+1e-9 {
			t.Errorf("a sound was played at %+v", s)
		}
		if i > 0 && s.variant == l.heard[i-1].variant {
			t.Error("a recording was played twice in a row")
		}
	}
	if len(pitches) < times/2 {
		t.Errorf("%d sounds had only %d pitches", times, len(pitches))
	}
}

func TestSoundsComeFromWhereTheyHappen(t *testing.T) {
	p, l := heardBy(1)
	for _, pan := range []float64{-1, 0, 1, 40} {
		p.desk = desk{}
		p.Play(OnSeeds, pan)
	}
	if !(l.heard[0].pan < -0.5 && math.Abs(l.heard[1].pan) < 0.2 && l.heard[2].pan > 0.5) {
		t.Errorf("left, middle and right come from %g, %g and %g", l.heard[0].pan, l.heard[1].pan, l.heard[2].pan)
	}
	if far := l.heard[3].pan; far != 1 {
		t.Errorf("what is far to the right comes from %g", far)
	}
}

func TestVoicesAreBounded(t *testing.T) {
	p, l := heardBy(1)
	for range 200 {
		p.Play(Capture, 0)
	}
	if len(l.heard) != mostVoices {
		t.Errorf("%d sounds at once, want %d", len(l.heard), mostVoices)
	}
	for i := 1; i < len(l.heard); i++ {
		if quieter := l.heard[i].gain; quieter > 1/(1+float64(i)) {
			t.Errorf("sound %d of many is as loud as %.2f", i, quieter)
		}
	}
	now := time.Now()
	d := desk{}
	for range mostVoices {
		d.takeVoice(now, time.Second)
	}
	if _, ok := d.takeVoice(now.Add(500*time.Millisecond), time.Second); ok {
		t.Error("there is a voice more than there are")
	}
	if gain, ok := d.takeVoice(now.Add(2*time.Second), time.Second); !ok || gain != 1 {
		t.Errorf("after all have ended a sound has the gain %g (%v)", gain, ok)
	}
}

func TestMutedAndMissingPlayersAreSilent(t *testing.T) {
	p, l := heardBy(1)
	p.SetVolume(0)
	p.Play(Win, 0)
	if len(l.heard) > 0 {
		t.Error("a muted player is heard")
	}
	p.SetVolume(0.5)
	p.Play(Win, 0)
	if len(l.heard) != 1 || l.heard[0].gain > 0.5 {
		t.Errorf("at half the volume: %+v", l.heard)
	}
	var none *Player
	none.SetVolume(1)
	none.Play(Win, 0)
	none.Close()
	untouched := New(1)
	untouched.SetVolume(0)
	untouched.Play(Win, 0)
	if untouched.output != nil {
		t.Error("a player that was always muted opened a device")
	}
	untouched.Close()
}

func BenchmarkRecord(b *testing.B) {
	for b.Loop() {
		for k := range kinds {
			record(1, k)
		}
	}
}
