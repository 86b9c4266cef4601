//go:build !js

package sound

import (
	"encoding/binary"
	"math"
	"sync"
)

// mixer adds up what sounds at the same time, as stereo samples of 32 bits.
type mixer struct {
	mu sync.Mutex
	// voices are those at the desk and the echoes of as many before them.
	voices [2 * mostVoices]voice
}

// voice is a clip that is being played.
type voice struct {
	clip clip
	// at is the place in the clip, pitch the step to the next.
	at, pitch   float64
	left, right float64
}

// strike begins a sound, in the place of one that has ended.
func (m *mixer) strike(s strike) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for i := range m.voices {
		if v := &m.voices[i]; v.clip == nil {
			// Equal power, so that a sound is as loud wherever it comes from.
			right, left := math.Sincos((s.pan + 1) * math.Pi / 4)
			*v = voice{clip: s.clip, pitch: s.pitch, left: s.gain * left, right: s.gain * right}
			return
		}
	}
}

// frame is the size of a stereo sample in bytes.
const frame = 8

// Read mixes the next samples; without voices they are silence. It never ends.
func (m *mixer) Read(p []byte) (int, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	n := len(p) / frame * frame
	for i := 0; i < n; i += frame {
		left, right := 0.0, 0.0
		for v := range m.voices {
			l, r := m.voices[v].next()
			left, right = left+l, right+r
		}
		binary.LittleEndian.PutUint32(p[i:], math.Float32bits(float32(limit(left))))
		binary.LittleEndian.PutUint32(p[i+4:], math.Float32bits(float32(limit(right))))
	}
	return n, nil
}

// next returns a voice's next sample.
func (v *voice) next() (left, right float64) {
	if v.clip == nil {
		return 0, 0
	}
	i := int(v.at)
	if i+1 >= len(v.clip) {
		v.clip = nil
		return 0, 0
	}
	t := v.at - float64(i)
	x := float64(v.clip[i])*(1-t) + float64(v.clip[i+1])*t
	v.at += v.pitch
	return x * v.left, x * v.right
}

// knee is where the limiter sets in; nothing comes above the ceiling.
const (
	knee    = 0.35
	ceiling = 0.5
)

// limit bends what is loud, softly, so that it stays below the ceiling.
func limit(x float64) float64 {
	over := math.Abs(x) - knee
	if over <= 0 {
		return x
	}
	const room = ceiling - knee
	return math.Copysign(knee+room*math.Tanh(over/room), x)
}
