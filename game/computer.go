package game

import (
	"ayoayo/game/opponent"
	"ayoayo/game/words"
)

// Opponent returns whoever picks the computer's moves.
func (a *App) Opponent() *opponent.Mover { return &a.opponent }

// pollOpponent takes what the opponent tells beside its answers, which the table takes.
func (a *App) pollOpponent() {
	for e, ok := a.opponent.Poll(); ok; e, ok = a.opponent.Poll() {
		a.onOpponent(e)
	}
}

// onOpponent takes one thing that the opponent tells.
func (a *App) onOpponent(e opponent.Event) {
	switch e.Kind {
	case opponent.Restarted:
		a.notice(words.Restarted)
	case opponent.Alone:
		a.notice(words.Alone)
	case opponent.Building:
		a.building = e.Building
	case opponent.Answered, opponent.Refused, opponent.Thinking:
	}
}

// Building returns how many parts of a hundred are done of the endgame tables of the
// game on the table, and false when none are being built.
func (a *App) Building() (percent int, ok bool) {
	b := a.building
	if b.Done >= b.All || b.Rules != a.Session().Rules().String() {
		return 0, false
	}
	return 100 * b.Done / b.All, true
}
