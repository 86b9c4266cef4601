package game

import (
	"fmt"

	"ayoayo/game/ui"
	"ayoayo/game/words"
)

// speak has the program speak the language that the player has chosen, or else one that
// the system's user likes, as soon as its sentences are here. What the page's address asks
// for holds until the player chooses.
func (a *App) speak() {
	if a.settings.Language != a.chosen {
		a.asked.Language, a.chosen = "", a.settings.Language
	}
	code := words.Match(append([]string{a.asked.Language, a.settings.Language}, a.Host.Languages()...)...)
	if code != a.say.Code() {
		table, here := a.Host.Sentences(code)
		if !here {
			return
		}
		if err := a.say.Speak(code, table); err != nil {
			fmt.Fprintf(a.faults, "ayoayo: %v\n", err)
			return
		}
		a.label()
	}
	a.Host.SetLanguage(code)
}

// label gives every page its words.
func (a *App) label() {
	say := func(k words.Key) string { return a.say.Say(k) }
	a.Label(ui.Labels{
		Name: say(words.AppName), Back: say(words.Back), Close: say(words.Close), Places: say(words.Places), Refused: say(words.NotNow),
	})
	a.Places = a.places()
	a.Relayout()
}
