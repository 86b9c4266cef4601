package game

import (
	"cmp"
	"time"

	"ayoayo/engine"
	"ayoayo/game/credits"
	"ayoayo/game/editor"
	"ayoayo/game/lesson"
	"ayoayo/game/lessons"
	"ayoayo/game/library"
	"ayoayo/game/lobby"
	"ayoayo/game/menu"
	"ayoayo/game/puzzle"
	"ayoayo/game/records"
	"ayoayo/game/session"
	"ayoayo/game/settings"
	"ayoayo/game/table"
	"ayoayo/game/trainer"
	"ayoayo/game/ui"
	"ayoayo/game/words"
	"ayoayo/render"
)

// What follows is where scenes lead. They know the program by an interface each, and not
// each other.

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

// openLearn goes to the page of what can be learnt.
func (a *App) openLearn() { a.Show([]ui.Scene{lobby.NewLearn(a.Screen, a.say, a)}) }

// OpenGames goes to the list of all games.
func (a *App) OpenGames() {
	a.FindGames()
	a.Library().Load()
	a.Show([]ui.Scene{library.New(a.Screen, a.say, a)})
}

// openSettings goes to the settings, as they are kept now.
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

// OpenHome goes to the first scene.
func (a *App) OpenHome() {
	a.FindGames()
	a.Show([]ui.Scene{a.first})
}

// OpenTable shows the table of the game in progress over the first scene.
func (a *App) OpenTable() {
	a.table = table.New(a, a.Screen, a.say, a.Session(), &a.analyst)
	a.Show([]ui.Scene{a.first, a.table})
}

// OpenFinder shows the questions that find a game.
func (a *App) OpenFinder() { a.Push(lobby.NewFinder(a.Screen, a.say, a)) }

// OpenMenu shows the menu over the table.
func (a *App) OpenMenu() { a.Push(menu.New(a.Screen, a.say, a, a.table)) }

// OpenSetup asks who plays a game, from a position or, for nil, from its start.
func (a *App) OpenSetup(r *engine.Rules, from *engine.Position) {
	a.Push(lobby.NewSetup(a.Screen, a.say, a, r, from))
}

// OpenRules explains a game. Whoever is told of the rules chosen lets the reader
// choose them; nil is for a game that is being played. On is the button that goes on
// from there, whose Press is nil where there is none.
func (a *App) OpenRules(r *engine.Rules, chosen func(*engine.Rules), on ui.Control) {
	var teach func()
	if _, ok := lessons.For(r.Key()); ok && chosen != nil {
		teach = func() { a.OpenLesson(r.Key()) }
	}
	a.Push(lobby.NewRules(a.Screen, a.say, r, chosen, teach, on))
}

// OpenLesson begins the lesson of a game, or goes on with it, and reports whether there is
// one.
func (a *App) OpenLesson(game string) bool {
	scene, ok := lesson.New(a.Screen, a.say, a, game)
	if ok {
		a.Push(scene)
	}
	return ok
}

// OpenTrainer has the moves of a game counted out.
func (a *App) OpenTrainer(game string) {
	a.Push(trainer.New(a.Screen, a.say, a, a.Preset(game)))
}

// OpenPuzzles shows the puzzles of a game, which are by its own rules.
func (a *App) OpenPuzzles(game string) {
	if r, err := engine.ParseRules(game); err == nil {
		a.Push(puzzle.New(a.Screen, a.say, a, r))
	}
}

// Today is the day here, counted from 1970.
func (a *App) Today() int {
	year, month, day := a.clock.Date()
	return int(time.Date(year, month, day, 0, 0, 0, 0, time.UTC).Unix() / (24 * 60 * 60))
}

// Seed is a number that nobody can foresee.
func (a *App) Seed() uint64 { return a.seed() }

// FirstGame begins a game against a friendly level, by the rules that its lesson teaches.
func (a *App) FirstGame(game string) {
	if err := a.Begin(session.Setup{Rules: game, Seats: settings.Usual(game).Seats}); err != nil {
		a.notice(words.Trouble)
	}
}

// OpenRecords shows what can be done with games that are written down.
func (a *App) OpenRecords() { a.Push(records.New(a.Screen, a.say, a)) }

// OpenEditor shows the board on which a position is set up.
func (a *App) OpenEditor() { a.Push(a.newEditor()) }

// newEditor returns an editor with the game on the table, else with the start of
// the game played last.
func (a *App) newEditor() *editor.Scene {
	if s := a.Session(); s != nil && a.onTable() {
		return editor.New(a.Screen, a.say, a, s.Rules(), s.Position())
	}
	r := a.Preset(cmp.Or(a.Latest(), engine.Specs()[0].Key))
	return editor.New(a.Screen, a.say, a, r, r.Start())
}

// onTable reports whether the scene lies on a table.
func (a *App) onTable() bool { return a.table != nil && a.Shows(a.table) }
