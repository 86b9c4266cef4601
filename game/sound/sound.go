// Package sound makes the sounds of a game: seeds that fall, are lifted and
// captured. Every sound is made in code, differs a little each time, and comes
// from where it happens. Many at once are no louder than a few. Where there is
// no device, or one that may not be used, there is silence and no error.
package sound

import (
	"math/rand/v2"
	"time"
)

// Kind is a kind of sound.
type Kind uint8

// The kinds of sound.
const (
	// OnWood is a seed that falls into an empty pit, OnSeeds one that falls on
	// others.
	OnWood Kind = iota
	OnSeeds
	// Lift is a hand that gathers seeds, Capture seeds that come into a store.
	Lift
	Capture
	// Win is a game won, Wrong a touch that does nothing.
	Win
	Wrong

	kinds
)

// variants is the number of recordings of each kind.
const variants = 5

// rate is the number of samples in a second.
const rate = 44100

// clip is a sound to be played, as samples of one channel.
type clip []float32

// length is how long a clip sounds when it is played at its own pitch.
func (c clip) length() time.Duration { return time.Duration(len(c)) * time.Second / rate }

// clips are the recordings of a kind.
type clips [variants]clip

// strike is a clip that is to be played now.
type strike struct {
	kind    Kind
	variant int
	clip    clip
	// pitch is the rate at which it is played, gain its loudness and pan where
	// it comes from: -1 left, 1 right.
	pitch, gain, pan float64
}

// output plays strikes on a device.
type output interface {
	play(s strike)
	close()
}

// Player plays sounds. A nil Player is silent.
type Player struct {
	seed   uint64
	random *rand.Rand
	volume float64
	desk   desk
	output output
	// recorded holds what has been heard of, last the recording of each kind
	// that was played last.
	recorded [kinds]*clips
	last     [kinds]int
}

// New makes a player whose variations follow from a seed. It is silent, and
// touches no device, until it is given a volume.
func New(seed uint64) *Player {
	return &Player{seed: seed, random: rand.New(rand.NewPCG(seed, 0x5eed))}
}

// SetVolume sets how loud everything is, from 0, which is silence, to 1.
func (p *Player) SetVolume(volume float64) {
	if p == nil {
		return
	}
	p.volume = min(max(volume, 0), 1)
	if p.volume > 0 && p.output == nil {
		p.output = newOutput()
	}
}

// Play plays a sound that comes from a place between -1, left, and 1, right.
func (p *Player) Play(k Kind, pan float64) {
	if p == nil || p.volume == 0 || p.output == nil {
		return
	}
	s := p.vary(k, pan)
	// The second half of a sound is hardly more than an echo.
	gain, ok := p.desk.takeVoice(time.Now(), time.Duration(float64(s.clip.length())/s.pitch/2))
	if !ok {
		return
	}
	s.gain *= gain * p.volume
	p.output.play(s)
}

// Close gives the device back.
func (p *Player) Close() {
	if p != nil && p.output != nil {
		p.output.close()
		p.output = nil
	}
}

// How much a sound differs from the one before: its pitch, its loudness, and
// where it comes from.
const (
	pitchRange = 0.08
	gainRange  = 0.25
	panRange   = 0.06
)

// vary chooses how a sound is played this time: never the same recording twice
// in a row.
func (p *Player) vary(k Kind, pan float64) strike {
	if p.recorded[k] == nil {
		p.recorded[k] = record(p.seed, k)
	}
	p.last[k] = (p.last[k] + 1 + p.random.IntN(variants-1)) % variants
	around := func(spread float64) float64 { return spread * (2*p.random.Float64() - 1) }
	s := strike{kind: k, variant: p.last[k], clip: p.recorded[k][p.last[k]], pitch: 1, gain: 1 - gainRange*p.random.Float64()}
	if k != Win { // which is in tune
		s.pitch += around(pitchRange)
	}
	s.pan = min(max(0.7*pan+around(panRange), -1), 1)
	return s
}

// mostVoices is the number of sounds that are heard at once.
const mostVoices = 12

// desk keeps many sounds from being louder than a few.
type desk struct {
	// ends says when each voice has faded.
	ends [mostVoices]time.Time
}

// takeVoice takes a voice for a sound and returns how loud it may be, the less the
// more are heard; false when all voices are taken.
func (d *desk) takeVoice(now time.Time, length time.Duration) (gain float64, ok bool) {
	heard, free := 0, -1
	for i, end := range d.ends {
		if end.After(now) {
			heard++
		} else {
			free = i
		}
	}
	if free < 0 {
		return 0, false
	}
	d.ends[free] = now.Add(length)
	return 1 / (1 + float64(heard)), true
}
