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

// captureWords says why a ply took what it did, for somebody who has played little in
// full, and in a shorter form for less room and everybody else: a sentence for each rule by
// which it captured, with the pits that were taken by it and the one in which the last seed
// fell before.
func (t *Table) captureWords(ply session.Ply) []string {
	var rules []string
	taken, ends := map[string][]engine.Pit{}, map[string]engine.Pit{}
	at := engine.NoPit
	for _, e := range ply.Trace.Events {
		switch {
		case e.Kind == engine.Dropped:
			at = e.Pit
		case e.Kind == engine.Captured && e.Why != engine.WhyCapturer: // which goes along
			rule := e.Why.String()
			if e.Lifts() {
				rule += ".lifted"
			}
			if !slices.Contains(rules, rule) {
				rules = append(rules, rule)
			}
			ends[rule] = at
			if e.Pit != engine.Hand {
				taken[rule] = append(taken[rule], e.Pit)
			}
		}
	}
	if len(rules) == 0 {
		return nil
	}
	var full, short []string
	for _, rule := range rules {
		pits, end := taken[rule], t.pitName(ends[rule])
		full = append(full, t.sayOf(words.Family(words.TookBy.Of(rule)), ply.By, len(pits), t.listed(pits), end))
		short = append(short, t.say.Say(words.TookByShort.Of(rule), len(pits), t.listed(pits), end, t.name(ply.By)))
	}
	said := []string{words.Glue(" ", short...), short[0]}
	if t.app.Newcomer() {
		said = slices.Insert(said, 0, words.Glue(" ", full...))
	}
	return said
}
