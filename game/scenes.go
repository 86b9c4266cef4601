package game

import (
	"cmp"

	"ayoayo/engine"
	"ayoayo/game/credits"
	"ayoayo/game/editor"
	"ayoayo/game/host"
	"ayoayo/game/library"
	"ayoayo/game/lobby"
	"ayoayo/game/records"
	"ayoayo/game/session"
	"ayoayo/game/settings"
	"ayoayo/game/table"
	"ayoayo/game/ui"
	"ayoayo/game/words"
	"ayoayo/render"
)

// What follows is what scenes ask of the program: where they lead, and what it
// keeps. They know it by an interface each, and not each other.

// The places at which the games are shown that are kept, as their scenes name them.
const (
	placePlay  = "play"
	placeGames = "games"
)

// places are the parts of the program that are always at hand.
func (a *App) places() []ui.Place {
	list := []ui.Place{
		{ID: placePlay, Icon: render.IconStart, Open: a.OpenHome},
		{ID: "learn", Icon: render.IconLearn, Open: a.openLearn},
		{ID: placeGames, Icon: render.IconGames, Open: a.OpenGames},
		{ID: "settings", Icon: render.IconSettings, Open: a.openSettings},
	}
	for i := range list {
		list[i].Label = a.say.Say(words.PlaceName.Of(list[i].ID))
	}
	return list
}

// openLearn, OpenGames and openSettings go to their places.
func (a *App) openLearn() { a.Show([]ui.Scene{lobby.NewLearn(a.Screen, a.say, a)}) }

func (a *App) OpenGames() {
	a.findGames()
	a.library.Load()
	a.Show([]ui.Scene{library.New(a.Screen, a.say, a)})
}

func (a *App) openSettings() {
	a.reread()
	a.Show([]ui.Scene{settings.New(a.Screen, a.say, a)})
}

// OpenSettings shows the settings, as they are kept now, over the present scene.
func (a *App) OpenSettings() {
	a.reread()
	a.Push(settings.New(a.Screen, a.say, a))
}

// OpenKeys shows what keys do, or closes that.
func (a *App) OpenKeys() {
	if a.Scene() == a.keys {
		a.Pop()
		return
	}
	a.Push(a.keys)
}

// OpenCredits shows what the program is made of.
func (a *App) OpenCredits() { a.Push(credits.New(a.Screen, a.say)) }

// SettingsChanged saves the settings and shows them.
func (a *App) SettingsChanged() {
	a.saveSettings()
	a.refresh()
}

// left returns the game to come back to: one to go on with, or one that is over.
// It is nil where there is none.
func (a *App) left() *session.Session {
	if a.session == nil {
		return nil
	}
	if _, over := a.session.Result(); over || a.session.Ply() > 0 {
		return a.session
	}
	return nil
}

// running reports whether there is a game to go on with.
func (a *App) running() bool {
	left := a.left()
	if left == nil {
		return false
	}
	_, over := left.Result()
	return !over
}

// OpenHome goes to the first scene.
func (a *App) OpenHome() {
	a.findGames()
	a.Show([]ui.Scene{a.first})
}

// OpenTable shows the table of the game in progress over the first scene.
func (a *App) OpenTable() {
	a.table = table.New(a, a.Screen, a.say, a.session, &a.analyst)
	a.Show([]ui.Scene{a.first, a.table})
}

// OpenFinder shows the questions that find a game.
func (a *App) OpenFinder() { a.Push(lobby.NewFinder(a.Screen, a.say, a)) }

// OpenSetup asks who plays a game, from a position or, for nil, from its start.
func (a *App) OpenSetup(r *engine.Rules, from *engine.Position) {
	a.Push(lobby.NewSetup(a.Screen, a.say, a, r, from))
}

// OpenRules explains a game. Whoever is told of the rules chosen lets the reader
// choose them; nil is for a game that is being played. On is the button that goes on
// from there, whose Press is nil where there is none.
func (a *App) OpenRules(r *engine.Rules, chosen func(*engine.Rules), on ui.Control) {
	a.Push(lobby.NewRules(a.Screen, a.say, r, chosen, on))
}

// OpenRecords shows what can be done with games that are written down.
func (a *App) OpenRecords() { a.Push(records.New(a.Screen, a.say, a)) }

// OpenEditor shows the board on which a position is set up.
func (a *App) OpenEditor() { a.Push(a.newEditor()) }

// newEditor returns an editor with the game on the table, else with the start of
// the game played last.
func (a *App) newEditor() *editor.Scene {
	if a.session != nil && a.onTable() {
		return editor.New(a.Screen, a.say, a, a.session.Rules(), a.session.Position())
	}
	r := a.Preset(cmp.Or(a.Latest(), engine.Specs()[0].Key))
	return editor.New(a.Screen, a.say, a, r, r.Start())
}

// Session returns the game on the table, nil if there is none.
func (a *App) Session() *session.Session { return a.session }

// Replace puts another game on the table.
func (a *App) Replace(s *session.Session) {
	a.opponent.Cancel()
	a.setSession(s)
	a.Save()
	a.OpenTable()
}

// CopyText puts a text on the clipboard.
func (a *App) CopyText(text string) {
	a.Host.CopyText(text, host.Sheet{Title: a.say.Say(words.RecordsByHand), Leave: a.say.Say(words.Close)})
}

// AskText asks for a text under a title; it is delivered.
func (a *App) AskText(title words.Key, text string) {
	a.Host.PasteText(text, host.Sheet{Title: a.say.Say(title), Done: a.say.Say(words.RecordOpen), Leave: a.say.Say(words.Close)})
}

// onTable reports whether the scene lies on a table.
func (a *App) onTable() bool { return a.table != nil && a.Shows(a.table) }
