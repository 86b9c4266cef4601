package table

import (
	"slices"

	"ayoayo/engine"
	"ayoayo/game/session"
	"ayoayo/game/words"
)

// whyTaken says why the last capture took what it did: that of the last ply or, where it
// took nothing, of the other player's before it; nil where neither did.
func (t *Table) whyTaken() []string {
	last, ok := t.session.Last()
	if !ok {
		return nil
	}
	if said := t.whyTakenBy(last.By); said != nil {
		return said
	}
	return t.whyTakenBy(last.By.Other())
}

// whyTakenBy says it of the last ply of a side.
func (t *Table) whyTakenBy(side engine.Player) []string {
	if ply, ok := t.session.LastBy(side); ok {
		return t.captureWords(ply)
	}
	return nil
}

// captureWords says why a ply took what it did: for somebody who has played little in
// full, and in a shorter form for less room and everybody else.
func (t *Table) captureWords(ply session.Ply) []string {
	full, short := t.teller().Captures(ply.Trace, ply.By)
	if len(full) == 0 {
		return nil
	}
	said := []string{words.Glue(" ", short...), short[0]}
	if t.app.Newcomer() {
		said = slices.Insert(said, 0, words.Glue(" ", full...))
	}
	return said
}
