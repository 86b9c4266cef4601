package sound

import (
	"bytes"
	"encoding/binary"
	"flag"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"testing"
)

var waves = flag.String("waves", "", "write every recording as a WAV file into this `folder`, to listen to")

// names are those of the kinds in reports.
var names = [kinds]string{"on-wood", "on-seeds", "lift", "capture", "win", "wrong"}

// heard is what can be said of a recording without ears.
type heard struct {
	// peak and loud are the highest sample and the loudest 10 ms.
	peak, loud float64
	// attack is when these begin, tail how loud the last 10 ms are beside them.
	attack, tail float64
	// centre is the middle of the spectrum in hertz, low the share below 60 Hz,
	// which small loudspeakers turn into rattling.
	centre, low float64
}

// listen measures a recording.
func listen(c clip) heard {
	const window = rate / 100
	var h heard
	for at := 0; at+window <= len(c); at += window / 2 {
		sum := 0.0
		for _, x := range c[at : at+window] {
			sum += float64(x) * float64(x)
			h.peak = max(h.peak, math.Abs(float64(x)))
		}
		level := math.Sqrt(sum / window)
		if level > h.loud {
			h.loud, h.attack = level, float64(at)/rate
		}
		h.tail = level
	}
	h.tail /= h.loud
	// The spectrum in steps of 40 Hz, by Goertzel's rule.
	all, weighted := 0.0, 0.0
	for hz := 20.0; hz < 12000; hz += 40 {
		turn := 2 * math.Cos(2*math.Pi*hz/rate)
		a, b := 0.0, 0.0
		for _, x := range c {
			a, b = float64(x)+turn*a-b, a
		}
		power := a*a + b*b - turn*a*b
		all += power
		weighted += power * hz
		if hz <= 60 {
			h.low += power
		}
	}
	h.centre, h.low = weighted/all, h.low/all
	return h
}

// What nobody has heard can still be measured: seeds on wood are warm, seeds on
// seeds bright, a touch that does nothing is dull; all of them begin at once, die
// away, and have nothing in them that rattles a phone.
func TestRecordingsSoundAsTheyShould(t *testing.T) {
	centres := [kinds][2]float64{
		OnWood: {300, 1100}, OnSeeds: {1200, 4000}, Lift: {500, 3500}, Capture: {300, 3000}, Win: {500, 2000}, Wrong: {160, 450},
	}
	for seed := range uint64(2) {
		for k := range kinds {
			for v, c := range record(seed, k) {
				h := listen(c)
				name := fmt.Sprintf("%s-%d-%d", names[k], seed, v)
				t.Logf("%s: %v, peak %.2f, loudest %.3f at %.0f ms, tail %.4f, centre %.0f Hz, below 60 Hz %.4f", name, c.length(), h.peak, h.loud, h.attack*1000, h.tail, h.centre, h.low)
				if h.centre < centres[k][0] || h.centre > centres[k][1] {
					t.Errorf("%s has its middle at %.0f Hz, want %v", name, h.centre, centres[k])
				}
				if h.low > 0.04 {
					t.Errorf("%s has %.1f%% of its power below 60 Hz", name, 100*h.low)
				}
				if h.tail > 0.05 {
					t.Errorf("%s ends at %.2f of its loudness", name, h.tail)
				}
				if struck := k == OnWood || k == OnSeeds || k == Wrong; struck && h.attack > 0.025 {
					t.Errorf("%s is loudest after %.0f ms", name, h.attack*1000)
				}
				writeWave(t, name, c)
			}
		}
	}
}

// writeWave writes a recording if somebody wants to listen to it.
func writeWave(t *testing.T, name string, c clip) {
	t.Helper()
	if *waves == "" {
		return
	}
	var b bytes.Buffer
	size := uint32(2 * len(c))
	header := struct {
		RIFF               [4]byte
		Rest               uint32
		WAVE               [8]byte
		Format             uint32
		PCM, Channels      uint16
		Rate, Bytes        uint32
		SampleBytes, Depth uint16
		Data               [4]byte
		Size               uint32
	}{
		RIFF: [4]byte([]byte("RIFF")), Rest: size + 36, WAVE: [8]byte([]byte("WAVEfmt ")), Format: 16, PCM: 1, Channels: 1,
		Rate: rate, Bytes: 2 * rate, SampleBytes: 2, Depth: 16, Data: [4]byte([]byte("data")), Size: size,
	}
	samples := make([]int16, len(c))
	for i, x := range c {
		samples[i] = int16(32767 * x)
	}
	for _, part := range []any{header, samples} {
		if err := binary.Write(&b, binary.LittleEndian, part); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile(filepath.Join(*waves, name+".wav"), b.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
}
