package table

import (
	"math/bits"

	"ayoayo/engine"
	"ayoayo/game/words"
	"ayoayo/render"
)

// refuser is a mode in which a pit may be touched that can't be played or claimed.
type refuser interface {
	// why says in a sentence why a pit can't be, and what is said below it, in several
	// wordings, the fullest first; nil for nothing.
	why(pit engine.Pit) (news string, more []string)
}

// Refuse says why what was pressed does nothing, if it is a pit that can't be played or
// claimed. The sentence stays until something else is done.
func (t *Table) Refuse(id string) bool {
	pit := t.pitOf(id)
	m, ok := t.mode.(refuser)
	if !ok || pit == engine.NoPit {
		return false
	}
	t.hint, t.offered, t.choice.pit, t.refused = nil, engine.NoMove, engine.NoPit, pit
	t.screen.Relayout()
	t.reader.announce(func() string { return heardWhy(m, pit) })
	return true
}

// heardWhy is all that is said about why a pit can't be acted on.
func heardWhy(m refuser, pit engine.Pit) string {
	news, more := m.why(pit)
	return words.Glue(" ", append([]string{news}, more[:min(1, len(more))]...)...)
}

// why says whose a pit is, that it is empty, or by which rule it can't be sown and which
// pits can; while pits are claimed, why it can't be.
func (m *playing) why(pit engine.Pit) (news string, more []string) {
	t, pos := m.t, m.t.session.Position()
	if len(t.claims()) > 0 {
		return t.whyNotClaimed(pit)
	}
	switch {
	case pos.Owner(pit) != pos.Turn():
		return t.sayOf(words.RefusedOwner, pos.Owner(pit), t.pitName(pit)), nil
	case pos.Seeds(pit) == 0:
		return t.say.Say(words.PreviewEmpty, t.pitName(pit)), nil
	}
	refused, rule := t.whyNot(engine.SowFrom(pit), t.pitName(pit))
	if instead := t.instead(pit); instead != "" {
		return refused, []string{words.Glue(" ", rule, instead), t.sowInstead(pit)}
	}
	return refused, []string{rule}
}

// why says what goes on, and that nothing is sown meanwhile.
func (l live) why(engine.Pit) (news string, more []string) {
	return l.t.mode.status()[0], l.t.refusedNow()
}

// more says the same once a pit was touched.
func (l live) more() []string { return l.t.refusedNow() }

// refusedNow says what to do where nothing is sown now, nil where no pit was touched.
func (t *stage) refusedNow() []string {
	if t.refused == engine.NoPit {
		return nil
	}
	why := "over"
	switch t.mode.(type) {
	case *replaying:
		why = "replay"
	case *paused:
		why = "paused"
	case *following:
		why = "elsewhere"
	}
	return []string{t.say.Say(words.RefusedNow.Of(why))}
}

// why is that of a game that stands still.
func (r *replaying) why(pit engine.Pit) (news string, more []string) { return live{r.t}.why(pit) }

// why says what went wrong.
func (m *stuck) why(engine.Pit) (news string, more []string) { return m.said, nil }

// why says whose turn it is.
func (m *thinking) why(engine.Pit) (news string, more []string) { return m.t.whoseTurn(), nil }

// why says how the round ended, and that the next has not begun.
func (m *roundEnd) why(engine.Pit) (news string, more []string) {
	return m.t.roundWords(), []string{m.t.say.Say(words.RoundWaits, len(m.t.session.Rounds())+1)}
}

// claimMore says how many pits are claimed and why so many, then which are and how many
// more: always on one line, so that the board stays where it is.
func (t *stage) claimMore() []string {
	m, pos := t.claims()[0], t.session.Position()
	most := bits.OnesCount8(m.Claims())
	var chosen []engine.Pit
	for place := range engine.Pit(t.session.Rules().Board().Cols) {
		if t.choice.claimed>>place&1 != 0 {
			chosen = append(chosen, m.Pit()+place)
		}
	}
	seeds, fill := pos.Seeds(engine.StoreOf(pos.Turn())), t.session.Rules().Board().Cols+most
	switch more := most - len(chosen); {
	case len(chosen) == 0:
		return []string{t.say.Say(words.ClaimWhy, most, seeds, fill)}
	case more > 0:
		return []string{t.say.Say(words.ClaimMore, more, t.listed(chosen))}
	}
	return []string{t.say.Say(words.ClaimAll, t.listed(chosen))}
}

// whyNotClaimed says why a pit can't be claimed: it is the claimer's own, or enough are
// chosen.
func (t *stage) whyNotClaimed(pit engine.Pit) (news string, more []string) {
	m := t.claims()[0]
	most := bits.OnesCount8(m.Claims())
	if pit.Row() != m.Pit().Row() {
		return t.sayOf(words.ClaimOwn, t.session.Turn(), t.pitName(pit)), []string{t.say.Say(words.ClaimOther, most)}
	}
	return t.say.Say(words.ClaimEnough, most, t.pitName(pit)), []string{t.say.Say(words.ClaimSwap)}
}

// fewPits is how many pits are named at most of those that can be sown.
const fewPits = 4

// instead says which pits do what a rule asks for, where they are few; "" where many
// can.
func (t *stage) instead(refused engine.Pit) string {
	pits := t.sowable()
	if len(pits) > fewPits {
		return ""
	}
	return t.say.Say(words.RefusedInstead.Of(t.refusal(refused).String()), len(pits), t.listed(pits))
}

// sowInstead says in a sentence what is to be sown instead, and why.
func (t *Table) sowInstead(refused engine.Pit) string {
	pits := t.sowable()
	return t.say.Say(words.RefusedSow.Of(t.refusal(refused).String()), len(pits), t.teller().AnyPit(pits))
}

// sowable lists the pits that the person to move can sow.
func (t *stage) sowable() []engine.Pit {
	var pits []engine.Pit
	for _, pit := range t.session.Rules().Board().Pits() {
		if len(t.ways(pit)) > 0 {
			pits = append(pits, pit)
		}
	}
	return pits
}

// markRefusal shows which pit can't be sown, where its seeds would fall, the row that the
// rule is about, and the pits that are named as those that can.
func (t *stage) markRefusal(marks *render.Marks) {
	pos, pit := t.session.Position(), t.refused
	if pit == engine.NoPit || pos.Owner(pit) != pos.Turn() || pos.Seeds(pit) == 0 || len(t.claims()) > 0 || marks.Preview != nil {
		return
	}
	marks.Refusal = &render.Refusal{Pit: pit, Row: t.rowOf(t.refusal(pit))}
	for _, m := range t.movesOf(pit) {
		t.markFalls(marks.Refusal, m)
	}
	if t.instead(pit) != "" {
		marks.Lit = t.sowable()
	}
}
