package sound

import (
	"math"
	"math/rand/v2"
)

// record makes the recordings of a kind from a seed.
func record(seed uint64, k Kind) *clips {
	var all clips
	for v := range all {
		s := studio{rand.New(rand.NewPCG(seed, uint64(k)*variants+uint64(v)))}
		c := s.record(k)
		c.fade()
		c.level(peaks[k])
		all[v] = c
	}
	return &all
}

// peaks are the highest samples of each kind.
var peaks = [kinds]float64{OnWood: 0.50, OnSeeds: 0.36, Lift: 0.22, Capture: 0.42, Win: 0.55, Wrong: 0.32}

// mode is one of the tones in which a thing rings when it is struck.
type mode struct {
	// hertz is its pitch, share its strength, decay the seconds in which it
	// falls to a third.
	hertz, share, decay float64
}

// What is struck.
var (
	// board is thick wood under a seed.
	board = []mode{{310, 1, 0.034}, {585, 0.62, 0.024}, {1130, 0.34, 0.014}, {2050, 0.16, 0.008}}
	// shell is a seed against others, above the board they lie on.
	shell = []mode{{1850, 1, 0.011}, {3120, 0.7, 0.008}, {4900, 0.35, 0.005}, {420, 0.30, 0.020}}
	// bar is a tuned wooden bar, by its first tone.
	bar = []mode{{1, 1, 0.30}, {3.93, 0.32, 0.10}, {9.4, 0.12, 0.035}}
	// dull is a knuckle on the table, not so low that a phone has no voice for it.
	dull = []mode{{186, 1, 0.040}, {302, 0.8, 0.032}, {535, 0.4, 0.014}}
)

// studio makes recordings; what differs between them it draws by lot.
type studio struct{ random *rand.Rand }

// around is a number near 1.
func (s studio) around(spread float64) float64 { return 1 + spread*(2*s.random.Float64()-1) }

// record makes one recording of a kind.
func (s studio) record(k Kind) clip {
	switch k {
	case OnWood:
		c := silence(0.16)
		s.strike(c, 0, 1, board)
		return c
	case OnSeeds:
		c := silence(0.10)
		s.strike(c, 0, 1, shell)
		if s.random.IntN(2) == 0 { // it touches a second one
			s.strike(c, 0.012*s.around(0.4), 0.5, shell)
		}
		return c
	case Lift:
		c := silence(0.20)
		s.rattle(c, 7, 0.13, 0.25)
		s.brush(c, 0.15, 0.10)
		return c
	case Capture:
		c := silence(0.36)
		s.rattle(c, 11, 0.25, 0.55)
		return c
	case Win:
		return s.tune(523.25, 659.25, 783.99, 1046.5)
	default:
		c := silence(0.26)
		s.strike(c, 0, 1, dull)
		s.strike(c, 0.09, 0.7, dull)
		return c
	}
}

// silence is a clip of so many seconds with nothing on it.
func silence(seconds float64) clip { return make(clip, int(seconds*rate)) }

// strike adds a thing that is struck at a time, with the click of the touch.
func (s studio) strike(c clip, at, gain float64, modes []mode) {
	whole := s.around(0.05)
	for _, m := range modes {
		s.ring(c, at, mode{m.hertz * whole * s.around(0.02), gain * m.share * s.around(0.25), m.decay * s.around(0.2)})
	}
	s.click(c, at, 0.35*gain)
}

// ring adds a tone that dies away. It is turned from sample to sample, since a
// sine each would take long in a browser, until there is nothing left of it.
func (s studio) ring(c clip, at float64, m mode) {
	turn := 2 * math.Pi * m.hertz / rate
	keep := math.Exp(-1 / (m.decay * rate))
	sin, cos := math.Sincos(turn)
	x, y := m.share, 0.0
	first, last := int(at*rate), int((at+7*m.decay)*rate)
	for i := first; i < min(last, len(c)); i++ {
		c[i] += float32(y)
		x, y = keep*(x*cos-y*sin), keep*(x*sin+y*cos)
	}
}

// click adds a very short noise.
func (s studio) click(c clip, at, gain float64) {
	const length = rate / 500
	low := 0.0
	for i := range length {
		j := int(at*rate) + i
		if j >= len(c) {
			return
		}
		low += 0.45 * (2*s.random.Float64() - 1 - low)
		c[j] += float32(gain * low * (1 - float64(i)/float64(length)))
	}
}

// rattle adds seeds that touch each other and the board within some seconds,
// the more wood the larger its share.
func (s studio) rattle(c clip, seeds int, seconds, wood float64) {
	for i := range seeds {
		at := seconds * (float64(i) + s.random.Float64()) / float64(seeds)
		gain := 0.4 + 0.6*s.random.Float64()
		if s.random.Float64() < wood {
			s.strike(c, at, gain, board)
		} else {
			s.strike(c, at, 0.8*gain, shell)
		}
	}
}

// brush adds the soft noise of a hand.
func (s studio) brush(c clip, seconds, gain float64) {
	low := 0.0
	n := int(seconds * rate)
	for i := range min(n, len(c)) {
		low += 0.2 * (2*s.random.Float64() - 1 - low)
		c[i] += float32(gain * low * math.Sin(math.Pi*float64(i)/float64(n)))
	}
}

// tune is a few notes on wooden bars.
func (s studio) tune(notes ...float64) clip {
	const apart, last = 0.115, 0.85
	c := silence(apart*float64(len(notes)-1) + last)
	for i, note := range notes {
		at := float64(i) * apart * s.around(0.03)
		for _, m := range bar {
			s.ring(c, at, mode{note * m.hertz, m.share * s.around(0.15), m.decay * s.around(0.1)})
		}
		s.click(c, at, 0.15)
	}
	return c
}

// level makes the highest sample of a clip so high.
func (c clip) level(peak float64) {
	highest := 0.0
	for _, x := range c {
		highest = max(highest, math.Abs(float64(x)))
	}
	for i := range c {
		c[i] *= float32(peak / highest)
	}
}

// fade lets the end of a clip, and the first samples, come from and go to
// nothing, so that neither clicks.
func (c clip) fade() {
	const attack, release = 24, rate / 50
	for i := range min(attack, len(c)) {
		c[i] *= float32(i) / attack
	}
	for i := range min(release, len(c)) {
		c[len(c)-1-i] *= float32(i) / release
	}
}
