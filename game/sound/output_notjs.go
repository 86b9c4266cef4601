//go:build !js

package sound

import (
	"time"

	"github.com/ebitengine/oto/v3"
)

// device plays on the system's sound device.
type device struct {
	mixer   *mixer
	context *oto.Context
	player  *oto.Player
	// rest lets the device sleep when nothing has been heard for a while.
	rest *time.Timer
}

// restAfter is how long the device is kept awake after a sound.
const restAfter = 5 * time.Second

// newOutput opens the device, which may take a while and does not keep anybody
// waiting. If there is none, nothing is heard: a game needs no sound.
func newOutput() output {
	m := &mixer{}
	context, _, err := oto.NewContext(&oto.NewContextOptions{
		SampleRate: rate, ChannelCount: 2, Format: oto.FormatFloat32LE, BufferSize: 40 * time.Millisecond,
	})
	if err != nil {
		return quiet{}
	}
	d := &device{mixer: m, context: context, player: context.NewPlayer(m)}
	d.player.SetBufferSize(rate / 50 * frame)
	d.player.Play()
	// An error of the device is kept by the context and comes again with every
	// call; silence is all it means.
	d.rest = time.AfterFunc(restAfter, func() { _ = context.Suspend() })
	return d
}

func (d *device) play(s strike) {
	if d.rest.Reset(restAfter) {
		d.mixer.strike(s)
		return
	}
	if d.context.Resume() == nil {
		d.mixer.strike(s)
	}
}

func (d *device) close() {
	d.rest.Stop()
	d.player.Pause()
	_ = d.context.Suspend()
}

// quiet is an output that nothing is heard of.
type quiet struct{}

func (quiet) play(strike) {}
func (quiet) close()      {}
