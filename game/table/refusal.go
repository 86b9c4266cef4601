package table

import (
	"strings"

	"ayoayo/engine"
	"ayoayo/game/words"
	"ayoayo/render"
)

// Refuse says why what was pressed does nothing, if it is a pit that can't be sown. The
// sentence stays until something else is done.
func (t *Table) Refuse(id string) bool {
	pit := t.pitOf(id)
	if _, plays := t.mode.(*playing); !plays || pit == engine.NoPit || len(t.claims()) > 0 {
		return false
	}
	t.hint, t.choice, t.refused = nil, nothingChosen(), pit
	t.screen.Relayout()
	t.speak(func() string {
		why := strings.TrimSuffix(t.refusalWords(pit)[0], ".")
		return words.Glue(". ", append([]string{why}, t.otherPits()...)...)
	})
	return true
}

// refusalWords says why a pit can't be sown, then the rule alone.
func (t *Table) refusalWords(pit engine.Pit) []string {
	pos := t.session.Position()
	name := t.pitName(pit)
	switch {
	case pos.Owner(pit) != pos.Turn():
		return []string{t.sayOf(words.RefusedOwner, pos.Owner(pit), name)}
	case pos.Seeds(pit) == 0:
		return []string{t.say.Say(words.PreviewEmpty, name)}
	}
	rule := t.say.Say(words.Refused.Of(t.refusal(pit).String()))
	return []string{t.say.Say(words.RefusedPit, name, rule), rule}
}

// refusal is the rule by which a pit can't be sown.
func (t *Table) refusal(pit engine.Pit) engine.Refusal {
	pos := t.session.Position()
	return t.session.Rules().Refusal(&pos, engine.SowFrom(pit))
}

// fewPits is how many pits are named at most of those that can be sown.
const fewPits = 4

// otherPits says which pits can be sown, where they are few; nil where many can.
func (t *Table) otherPits() []string {
	pits := t.sowable()
	if len(pits) > fewPits {
		return nil
	}
	return []string{t.say.Say(words.CanSow, t.pitNames(pits))}
}

// sowable lists the pits that the person to move can sow.
func (t *Table) sowable() []engine.Pit {
	var pits []engine.Pit
	for _, pit := range t.session.Rules().Board().Pits() {
		if len(t.ways(pit)) > 0 {
			pits = append(pits, pit)
		}
	}
	return pits
}

// markRefusal shows which pit can't be sown, what it would have to reach, and the pits
// that are named as those that can.
func (t *Table) markRefusal(marks *render.Marks) {
	pos, b := t.session.Position(), t.session.Rules().Board()
	pit := t.refused
	if pit == engine.NoPit || pos.Owner(pit) != pos.Turn() || pos.Seeds(pit) == 0 {
		return
	}
	marks.Refusal = &render.Refusal{Pit: pit}
	if t.refusal(pit) == engine.RefusedHungry {
		for _, other := range b.Pits() {
			if b.RowOwner(other.Row()) != pos.Turn() {
				marks.Refusal.Reach = append(marks.Refusal.Reach, other)
			}
		}
	}
	if t.otherPits() != nil {
		marks.Lit = t.sowable()
	}
}

// onlyBecause is the rule that leaves a single move, "" where no rule does: nothing
// else holds seeds, or rules of several kinds.
func (t *Table) onlyBecause() string {
	pos, why := t.session.Position(), engine.NotRefused
	for _, pit := range t.session.Rules().Board().Pits() {
		if pos.Owner(pit) != pos.Turn() || pos.Seeds(pit) == 0 || len(t.ways(pit)) > 0 {
			continue
		}
		switch refusal := t.refusal(pit); why {
		case engine.NotRefused, refusal:
			why = refusal
		default:
			return ""
		}
	}
	if why == engine.NotRefused {
		return ""
	}
	return t.say.Say(words.Refused.Of(why.String()))
}
