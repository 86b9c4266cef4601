package game

import (
	"ayoayo/engine"
	"ayoayo/game/save"
	"ayoayo/game/settings"
)

// What follows is what scenes ask of the program: where they lead, and what it
// keeps. They know it by an interface each, and not each other.

// OpenSettings shows the settings, as they are kept now.
func (a *App) OpenSettings() {
	a.reread()
	a.Push(settings.New(a.Screen, a.say, a))
}

// Settings returns the player's settings, to be changed in place.
func (a *App) Settings() *save.Settings { return &a.settings }

// SettingsChanged saves the settings and shows them.
func (a *App) SettingsChanged() {
	a.saveSettings()
	a.refresh()
}

// Preset returns the rules that a game was last played by, else its own.
func (a *App) Preset(key string) *engine.Rules {
	for _, chosen := range a.settings.Chosen {
		if r, err := engine.ParseRules(chosen); err == nil && r.Key() == key {
			return r
		}
	}
	r, err := engine.ParseRules(key)
	if err != nil {
		panic("game: a listed rule-set is not known: " + err.Error())
	}
	return r
}
