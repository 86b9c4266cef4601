package game

import (
	"slices"

	"ayoayo/game/menu"
	"ayoayo/game/settings"
	"ayoayo/render"
)

// What the table asks of the program, beside what other files have.

// Speed returns how fast seeds move.
func (a *App) Speed() render.Speed { return settings.Speed(a.settings.Speed) }

// SpeedSetting is the speed's name.
func (a *App) SpeedSetting() string { return a.settings.Speed }

// NextSpeed has seeds move at the next speed, after the last at the first.
func (a *App) NextSpeed() {
	a.settings.Speed = after(settings.Speeds(), a.settings.Speed)
	a.SettingsChanged()
}

// LettersSetting is the name of when pits have letters.
func (a *App) LettersSetting() string { return a.settings.Letters }

// NextLetters has letters shown at the next occasion, after the last at the first.
func (a *App) NextLetters() {
	a.settings.Letters = after(settings.LettersSettings(), a.settings.Letters)
	a.SettingsChanged()
}

// after returns what follows in a list, after the last the first.
func after(list []string, one string) string {
	return list[(slices.Index(list, one)+1)%len(list)]
}

// ShowsBar reports whether a bar shows who is ahead.
func (a *App) ShowsBar() bool { return a.settings.Bar }

// TurnsAcross reports whether what is for the player across is turned.
func (a *App) TurnsAcross() bool { return a.settings.Across }

// Confirms reports whether the first tap on a pit shows its move and the second plays it.
func (a *App) Confirms() bool { return a.settings.Confirm }

// Newcomer reports whether the player has begun no more than a few games.
func (a *App) Newcomer() bool { return a.settings.Begun <= fewGames }

// fewGames is how many games somebody is a newcomer in.
const fewGames = 3

// Brief reports whether the player wants little read out.
func (a *App) Brief() bool { return a.settings.Speech == settings.Brief }

// OpenMenu shows the menu over the table.
func (a *App) OpenMenu() { a.Push(menu.New(a.Screen, a.say, a, a.table)) }
