package table

import (
	"math"
	"time"
)

// How long the dot takes to fade and come back, and how often it is drawn anew meanwhile.
const (
	dotPulse = 1400 * time.Millisecond
	dotEvery = 50 * time.Millisecond
)

// dotOpacity is how much of the dot is seen: while the computer thinks it pulses.
func (t *plates) dotOpacity() float64 {
	turn := 2 * math.Pi * float64(t.pulse%dotPulse) / float64(dotPulse)
	return 0.6 + 0.4*math.Cos(turn)
}
