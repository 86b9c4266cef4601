package game

import (
	"time"

	"ayoayo/engine"
	"ayoayo/game/sound"
	"ayoayo/game/voice"
	"ayoayo/game/words"
	"ayoayo/render"
)

// speaker is where sounds come from: a [sound.Player], which is silent when it is
// nil.
type speaker interface {
	Play(k sound.Kind, pan float64)
	SetVolume(volume float64)
}

// buzz is how long a phone shakes at a capture.
const buzz = 18 * time.Millisecond

// hear plays what is heard of a board, and lets a phone shake at captures.
func (a *App) hear(beats []render.Beat) {
	for _, b := range beats {
		a.sound.Play(soundOf(b), b.X)
		if b.Kind == render.Came && a.settings.Vibrate {
			a.Host.Vibrate(buzz)
		}
	}
}

// soundOf returns how a beat sounds.
func soundOf(b render.Beat) sound.Kind {
	switch {
	case b.Kind == render.Rose:
		return sound.Lift
	case b.Kind == render.Came:
		return sound.Capture
	case b.Onto > 0:
		return sound.OnSeeds
	}
	return sound.OnWood
}

// cheer plays a tune when a person has won.
func (a *App) cheer() {
	result, over := a.session.Result()
	if over && result.Winner != engine.Nobody && voice.Of(a.session.Seats(), result.Winner) != words.VoiceComputer {
		a.sound.Play(sound.Win, 0)
	}
}

// knock tells that a control can't be pressed now; pan is where it is, from -1 on
// the left to 1 on the right.
func (a *App) knock(pan float64) { a.sound.Play(sound.Wrong, pan) }
