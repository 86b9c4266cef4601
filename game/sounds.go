package game

import (
	"time"

	"ayoayo/game/sound"
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

// PlayBeats plays what is heard of a board, and lets a phone shake at captures.
func (a *App) PlayBeats(beats []render.Beat) {
	for _, b := range beats {
		a.sound.Play(soundOf(b), b.X)
		if b.Kind == render.Came && a.settings.Vibrate {
			a.Host.Vibrate(buzz)
		}
	}
}

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

// PlayTune is for a person who has won.
func (a *App) PlayTune() { a.sound.Play(sound.Win, 0) }

// notice shows a sentence until it is closed, in the place of the last with its key.
func (a *App) notice(k words.Key, args ...any) { a.Notice(string(k), a.say.Say(k, args...)) }

// playRefusal says by a dull sound that a control can't be pressed now; pan is where it is, from -1 on
// the left to 1 on the right.
func (a *App) playRefusal(pan float64) { a.sound.Play(sound.Wrong, pan) }
