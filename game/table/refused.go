package table

import (
	"slices"

	"ayoayo/engine"
	"ayoayo/game/words"
	"ayoayo/render"
)

// What follows says by which rule a move is not legal, and what that rule is about.

// whyNot says of a move, by a name, what is wrong with it, and the rule that forbids it.
func (t *telling) whyNot(m engine.Move, name string) (refused, rule string) {
	pos, r := t.session.Position(), t.session.Rules()
	reason := r.Refusal(&pos, m).String()
	end := r.Attempt(&pos, m).End()
	return t.say.Say(words.Refused.Of(reason), name, t.pitName(end)), t.say.Say(words.RefusedRule.Of(reason))
}

// wayRefused says why a way can't be sown, by which rule.
func (t *telling) wayRefused(m engine.Move) string {
	refused, rule := t.whyNot(m, t.written(m))
	return words.Glue(" ", refused, rule)
}

// heardWay says what one of two ways would do, or why it can't be sown.
func (t *telling) heardWay(m engine.Move, trace *engine.Trace) string {
	if trace == nil {
		return t.wayRefused(m)
	}
	return t.previewWords(m, trace)[0]
}

// refusal is the rule by which a pit can't be sown.
func (t *telling) refusal(pit engine.Pit) engine.Refusal {
	pos := t.session.Position()
	return t.session.Rules().Refusal(&pos, engine.SowFrom(pit))
}

// rowOf are the pits that a rule is about which forbids a move: those that must get or
// keep seeds, or those that come first; nil for a rule that is about no row.
func (t *telling) rowOf(rule engine.Refusal) []engine.Pit {
	pos, b := t.session.Position(), t.session.Rules().Board()
	of := func(has func(row int) bool) (pits []engine.Pit) {
		for _, pit := range b.Pits() {
			if has(pit.Row()) {
				pits = append(pits, pit)
			}
		}
		return pits
	}
	switch rule {
	case engine.RefusedHungry, engine.RefusedSlam:
		return of(func(row int) bool { return b.RowOwner(row) != pos.Turn() })
	case engine.RefusedFront:
		return of(func(row int) bool { return row == b.Front(pos.Turn()) })
	}
	return nil
}

// markFalls adds where the seeds of a move that is not legal would lie, the last of them
// where the move would end.
func (t *telling) markFalls(f *render.Refusal, m engine.Move) {
	pos, r := t.session.Position(), t.session.Rules()
	var lie []engine.Pit
	for _, e := range r.Attempt(&pos, m).Events {
		switch e.Kind {
		case engine.Dropped:
			lie = append(lie, e.Pit)
		case engine.Lifted:
			lie = slices.DeleteFunc(lie, func(pit engine.Pit) bool { return pit == e.Pit })
		}
	}
	if r.Refusal(&pos, m) != engine.RefusedEndless {
		last := len(lie) - 1
		f.Ends, lie = append(f.Ends, lie[last]), lie[:last]
	}
	f.Falls = append(f.Falls, lie...)
}
