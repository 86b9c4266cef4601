package table

import (
	"strings"

	"ayoayo/engine"
	"ayoayo/game/voice"
	"ayoayo/game/words"
)

// title is the game's name, and the result when it is over.
func (t *Table) title() string {
	if res, over := t.session.Result(); over && t.mode.still() && !t.steps() {
		return voice.Outcome(t.say, t.session.Players(), res)
	}
	return t.say.Say(words.GameName.Of(t.session.Rules().Key()))
}

// steps reports whether plies are stepped through.
func (t *Table) steps() bool {
	_, ok := t.mode.(stepper)
	return ok
}

// turnWords says what the last ply brought that is unusual, whose turn it is, what waits
// for it, and what else there is to know now.
func (t *Table) turnWords(waits string) []string {
	pass, turn, round := t.passWords(), t.whoseTurn(), t.round()
	wordings := []string{words.Join(pass, turn, waits, round), words.Join(pass, turn, waits), words.Join(pass, turn)}
	switch {
	case waits != "":
		wordings = append(wordings, waits)
	case pass != "":
		wordings = append(wordings, pass)
	}
	if remark := t.session.Standing(); remark != "" {
		told := append([]string{words.Join(turn, remark), remark}, shortened(strings.Fields(remark), func(some string) string { return some })...)
		wordings = append(told, wordings...)
	}
	if known := t.known.words(t.telling); len(known) > 0 {
		wordings = append(append([]string{words.Join(turn, known[0])}, known...), wordings...)
	}
	return wordings
}

// claimed lists the pits of a claim.
func claimed(m engine.Move) []engine.Pit {
	var pits []engine.Pit
	for place := range engine.Pit(8) {
		if m.Claims()>>place&1 != 0 {
			pits = append(pits, m.Pit()+place)
		}
	}
	return pits
}
