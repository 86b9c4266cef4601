//go:build !js

package sound

import (
	"encoding/binary"
	"math"
	"testing"
	"testing/synctest"
)

// mix returns both channels of some samples.
func mix(t *testing.T, m *mixer, samples int) (left, right []float64) {
	t.Helper()
	p := make([]byte, samples*frame)
	if n, err := m.Read(p); n != len(p) || err != nil {
		t.Fatalf("%d of %d bytes were mixed: %v", n, len(p), err)
	}
	for i := 0; i < len(p); i += frame {
		left = append(left, float64(math.Float32frombits(binary.LittleEndian.Uint32(p[i:]))))
		right = append(right, float64(math.Float32frombits(binary.LittleEndian.Uint32(p[i+4:]))))
	}
	return left, right
}

// loudness is the root of the mean square, and the highest sample.
func loudness(x []float64) (mean, peak float64) {
	for _, v := range x {
		mean += v * v
		peak = max(peak, math.Abs(v))
	}
	return math.Sqrt(mean / float64(len(x))), peak
}

func TestMixerIsSilentWithoutVoices(t *testing.T) {
	left, right := mix(t, &mixer{}, 1000)
	if _, peak := loudness(append(left, right...)); peak != 0 {
		t.Errorf("silence has a peak of %g", peak)
	}
}

func TestMixerPlaysAClipAtItsPlaceAndPitch(t *testing.T) {
	m := &mixer{}
	c := record(1, OnWood)[0]
	m.strike(strike{clip: c, pitch: 2, gain: 1, pan: -1})
	n := len(c)
	left, right := mix(t, m, n)
	if _, peak := loudness(right); peak > 1e-9 {
		t.Errorf("what is on the left is heard on the right, with a peak of %g", peak)
	}
	if _, peak := loudness(left[:n/2]); math.Abs(peak-peaks[OnWood]) > 0.06 {
		t.Errorf("it peaks at %.3f, want %.2f", peak, peaks[OnWood])
	}
	if _, peak := loudness(left[n/2:]); peak != 0 {
		t.Error("at twice the pitch it lasts longer than half the time")
	}
	m.strike(strike{clip: c, pitch: 1, gain: 1})
	left, right = mix(t, m, n)
	a, _ := loudness(left)
	b, _ := loudness(right)
	if math.Abs(a-b) > 1e-9 {
		t.Errorf("what is in the middle is %.3f on the left and %.3f on the right", a, b)
	}
}

// Thirty seeds that fall at once are hardly louder than the loudest alone.
func TestManySeedsAreNotLouder(t *testing.T) {
	m := &mixer{}
	p := New(7)
	p.output = mixed{m}
	p.SetVolume(1)
	alone := 0.0
	for _, c := range record(7, OnWood) {
		m.strike(strike{clip: c, pitch: 1, gain: 1})
		left, _ := mix(t, m, rate/4)
		_, peak := loudness(left)
		alone = max(alone, peak)
	}
	synctest.Test(t, func(*testing.T) { // in which no time passes between them
		for range 30 {
			p.Play(OnWood, 0)
		}
	})
	left, _ := mix(t, m, rate/2)
	if _, peak := loudness(left); peak > 1.5*alone {
		t.Errorf("thirty seeds peak at %.3f, one at %.3f", peak, alone)
	}
}

// mixed is an output that a test mixes itself.
type mixed struct{ m *mixer }

func (o mixed) play(s strike) { o.m.strike(s) }
func (o mixed) close()        {}

func TestLimiterIsSoftAndHolds(t *testing.T) {
	last := 0.0
	for x := 0.0; x < 20; x += 0.01 {
		y := limit(x)
		if y > ceiling || y < last-1e-12 || limit(-x) != -y {
			t.Fatalf("%g becomes %g after %g", x, y, last)
		}
		if x <= knee && y != x {
			t.Fatalf("%g, which is not loud, becomes %g", x, y)
		}
		last = y
	}
}

// There may be a device here or none; either way nobody is told of an error.
func TestADeviceIsNotNeeded(t *testing.T) {
	t.Setenv("ALSA_CONFIG_PATH", "/nonexistent")
	p := New(1)
	p.SetVolume(1)
	for range 20 {
		p.Play(OnSeeds, 0)
	}
	p.Close()
	p.Play(OnSeeds, 0)
}
