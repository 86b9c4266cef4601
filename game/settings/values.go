package settings

import (
	"ayoayo/engine"
	"ayoayo/game/save"
	"ayoayo/game/seat"
	"ayoayo/game/session"
	"ayoayo/render"
)

// Default returns the settings of somebody who has not chosen.
func Default() save.Settings {
	return save.Settings{
		Speed:     normal,
		Theme:     render.Themes()[0],
		Light:     system,
		Motion:    system,
		Sound:     medium,
		Vibrate:   true,
		Counts:    true,
		Letters:   needed,
		Speech:    full,
		Shortcuts: true,
	}
}

// Usual is how a game is set up that was not played before.
func Usual(rules string) save.Choice {
	return save.Choice{
		Rules: rules, Starts: engine.South.String(),
		Seats: [2]seat.Seat{{}, {Computer: true, Level: session.UsualLevel}},
	}
}

// The values of settings, as they are kept: of speed, letters, sound, speech, and light
// and motion, which the system has a liking for as well.
const (
	slow, normal, fast, instant = "slow", "normal", "fast", "instant"
	needed, always, never       = "needed", "always", "never"
	off, soft, medium, loud     = "off", "soft", "medium", "loud"
	full, Brief                 = "full", "brief"
	system, light, dark         = "system", "light", "dark"
	reduced                     = "reduced"
)

// Dark reports whether the surroundings are dark by a setting of light, where the system
// likes its windows dark or does not.
func Dark(setting string, prefersDark bool) bool {
	return setting == dark || setting == system && prefersDark
}

// Reduced reports whether nothing moves by a setting of motion, where the system asks for
// that or does not.
func Reduced(setting string, prefersReduced bool) bool {
	return setting == reduced || setting == system && prefersReduced
}

// Theme returns the theme of boards by a setting: where each game has its own, one of
// strong contrast for somebody whose system asks for that.
func Theme(setting string, contrast bool) string {
	if contrast && setting == render.Themes()[0] {
		return render.Contrast
	}
	return setting
}

// Speeds lists the settings of how fast seeds move.
func Speeds() []string { return []string{slow, normal, fast, instant} }

// Speed returns how fast seeds move by a setting.
func Speed(setting string) render.Speed {
	switch setting {
	case slow:
		return render.Slow
	case fast:
		return render.Fast
	case instant:
		return render.Instant
	}
	return render.Normal
}

// LettersSettings lists the settings of when letters are shown.
func LettersSettings() []string { return []string{needed, always, never} }

// Letters returns when letters are shown by a setting.
func Letters(setting string) render.Letters {
	switch setting {
	case always:
		return render.LettersAlways
	case never:
		return render.LettersNever
	}
	return render.LettersNeeded
}

// sounds lists the settings of how loud the game is.
func sounds() []string { return []string{off, soft, medium, loud} }

// Volume returns how loud the game is by a setting.
func Volume(setting string) float64 {
	switch setting {
	case off:
		return 0
	case soft:
		return 0.3
	case loud:
		return 1
	}
	return 0.6
}
