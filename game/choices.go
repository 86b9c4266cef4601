package game

import (
	"slices"

	"ayoayo/engine"
	"ayoayo/game/save"
	"ayoayo/game/session"
	"ayoayo/game/settings"
)

// Choice returns how a game was set up last, else how it usually is.
func (a *App) Choice(game string) save.Choice {
	if i := a.choice(game); i >= 0 {
		return a.settings.Games[i]
	}
	return settings.Usual(game)
}

// choice returns the index of what was chosen for a game, -1 for nothing.
func (a *App) choice(game string) int {
	return slices.IndexFunc(a.settings.Games, func(c save.Choice) bool { return key(c.Rules) == game })
}

// Choose keeps how a game is to be set up.
func (a *App) Choose(c save.Choice) {
	a.reread()
	a.put(c)
	a.saveSettings()
}

// put makes a choice the latest, in place of another one for the same game.
func (a *App) put(c save.Choice) {
	if i := a.choice(key(c.Rules)); i >= 0 {
		a.settings.Games = slices.Delete(slices.Clone(a.settings.Games), i, i+1)
	}
	a.settings.Games = slices.Insert(a.settings.Games, 0, c)
}

// began keeps who began a game. From a position that was set up nothing follows for
// the next game.
func (a *App) began(setup session.Setup) {
	a.reread()
	a.settings.Begun++
	if setup.Start == "" {
		c := a.Choice(key(setup.Rules))
		c.Rules, c.Seats, c.Began = setup.Rules, setup.Seats, setup.First.String()
		a.put(c)
	}
	a.saveSettings()
}

// Latest returns the key of the game that was played last, "" for none.
func (a *App) Latest() string {
	if len(a.settings.Games) == 0 {
		return ""
	}
	return key(a.settings.Games[0].Rules)
}

// Preset returns the rules that a game was last played by, else its own.
func (a *App) Preset(game string) *engine.Rules {
	if r, err := engine.ParseRules(a.Choice(game).Rules); err == nil {
		return r
	}
	r, err := engine.ParseRules(game)
	if err != nil {
		panic("game: a listed rule-set is not known: " + err.Error())
	}
	return r
}
