package game

import (
	"ayoayo/ai/wire"
	"ayoayo/game/opponent"
	"ayoayo/game/words"
)

// The opponent is asked, and heard once a step, here alone.

// Ask asks the computer for a move in the game.
func (a *App) Ask(q wire.Request) {
	a.answered = nil
	a.opponent.Ask(a.session.Game(), q)
}

// Cancel drops what the computer was asked.
func (a *App) Cancel() {
	a.answered = nil
	a.opponent.Cancel()
}

// Answer takes what the computer answered, if it has: a move, or that there is
// none.
func (a *App) Answer() (opponent.Event, bool) {
	if a.answered == nil {
		return opponent.Event{}, false
	}
	e := *a.answered
	a.answered = nil
	return e, true
}

// pollOpponent takes what the opponent tells. An answer waits until the table
// takes it.
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
	case opponent.Answered, opponent.Refused:
		a.answered = &e
	case opponent.Thinking:
	}
}

// Building returns how many parts of a hundred are done of the endgame tables of the
// game on the table, and false when none are being built.
func (a *App) Building() (percent int, ok bool) {
	b := a.building
	if b.Done >= b.All || b.Rules != a.session.Rules().String() {
		return 0, false
	}
	return 100 * b.Done / b.All, true
}
