package game

import (
	"slices"

	"ayoayo/game/menu"
	"ayoayo/game/settings"
)

// What the table asks of the program, beside what other files have.

// NextSpeed has seeds move at the next speed, after the last at the first.
func (a *App) NextSpeed() {
	a.settings.Speed = after(settings.Speeds(), a.settings.Speed)
	a.SettingsChanged()
}

// NextLetters has letters shown at the next occasion, after the last at the first.
func (a *App) NextLetters() {
	a.settings.Letters = after(settings.LettersSettings(), a.settings.Letters)
	a.SettingsChanged()
}

// after returns what follows in a list, after the last the first.
func after(list []string, one string) string {
	return list[(slices.Index(list, one)+1)%len(list)]
}

// OpenMenu shows the menu over the table.
func (a *App) OpenMenu() { a.Push(menu.New(a.Screen, a.say, a, a.table)) }
