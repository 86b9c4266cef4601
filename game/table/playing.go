package table

import (
	"strings"

	"ayoayo/engine"
	"ayoayo/game/ui"
	"ayoayo/game/words"
	"ayoayo/render"
)

// playing is a person's turn.
type playing struct{ live }

// status is the first that there is of: the hint, why a pit can't be sown, and the
// question for a way. What would be, more tells.
func (m *playing) status() []string {
	t := m.t
	switch {
	case t.hint != nil:
		return t.hint.said(t.aloud)
	case t.refused != engine.NoPit:
		news, _ := m.why(t.refused)
		return []string{news}
	case t.choice.pit != engine.NoPit:
		return []string{t.whichWay()}
	case len(t.claims()) > 0 && len(t.session.Rounds()) > 0:
		return []string{t.roundWords()}
	}
	return t.turnWords("")
}

// more is the first that there is of: what a finger that looks does, the rule by which a
// pit can't be sown, what the analysis says, what the move looked at would do, why one of
// the ways to choose from can't be sown, what a newcomer has to know, and why the last
// capture took what it did.
func (m *playing) more() []string {
	t := m.t
	if t.refused != engine.NoPit && !t.longPressed {
		if _, more := m.why(t.refused); more != nil {
			return more
		}
	}
	switch {
	case t.longPressed:
		return []string{t.say.Say(words.OnlyLooked)}
	case t.preview != nil && t.previewed == t.offered:
		return t.offerWords()
	case t.analysis.study() != nil:
		return t.analysis.words()
	case t.preview != nil:
		return t.previewWords(t.previewed, t.preview)
	case t.hint != nil:
		return nil
	case t.choice.pit != engine.NoPit:
		return t.barredWay()
	}
	if len(t.claims()) > 0 {
		return t.claimMore()
	}
	if !t.tellsTaken() {
		return t.newcomerWords()
	}
	return t.whyTaken()
}

// tellsTaken reports whether there is nothing else to tell a person than why the last
// capture took what it did.
func (t *Table) tellsTaken() bool {
	return t.refused == engine.NoPit && !t.longPressed && t.preview == nil && t.hint == nil && t.analysis.study() == nil &&
		t.choice == nothingChosen() && len(t.claims()) == 0 && t.newcomerWords() == nil
}

func (m *playing) controls() controls {
	c := m.controlsWith(ui.Control{Pressed: m.t.hint != nil})
	c.choice = m.t.choiceButtons()
	return c
}

func (m *playing) marks() render.Marks {
	marks := m.live.marks()
	for _, pit := range m.t.session.Rules().Board().Pits() {
		if len(m.t.ways(pit)) > 0 {
			marks.Legal = append(marks.Legal, pit)
		}
	}
	m.t.markChoice(&marks)
	if m.t.offered != engine.NoMove {
		marks.Chosen = append(marks.Chosen, m.t.offered.Pit())
	}
	if m.t.preview != nil {
		marks.Preview = &render.Preview{Trace: m.t.preview}
	}
	m.t.markHint(&marks)
	m.t.markRefusal(&marks)
	if m.t.tellsTaken() {
		m.t.markTaken(&marks)
	}
	return marks
}

func (m *playing) moves() []engine.Move { return m.t.session.Legal() }

// key takes < and > for the way of a pit, and the letters of the pits.
func (m *playing) key(r rune) {
	switch r {
	case '<', '>':
		for _, way := range m.t.ways(m.t.choice.pit) {
			if strings.HasSuffix(m.t.session.Rules().FormatMove(way), string(r)) {
				m.t.screen.Activate(wayID(way))
			}
		}
	default:
		if !m.t.startReplayBy(r) {
			m.letter(r)
		}
	}
}

// letter presses the pit that a letter names: of the row claimed from, else of
// the player to move. Where a player has two pits of a letter, both rows of a
// column, the letter goes from one to the other.
func (m *playing) letter(r rune) {
	t := m.t
	var named []engine.Pit
	rules := t.session.Rules()
	for _, pit := range rules.Board().Pits() {
		name := strings.ToLower(rules.PitName(pit))
		if strings.HasPrefix(name, string(r)) && (t.claimable(pit) || len(t.ways(pit)) > 0) {
			named = append(named, pit)
		}
	}
	if len(named) == 0 {
		return
	}
	pit := named[0]
	if len(named) > 1 && pit == t.pitOf(t.screen.Focus()) {
		pit = named[1]
	}
	id := ui.PitID(rules.PitName(pit))
	if t.Tap(id) {
		return
	}
	t.screen.FocusOn(id)
	if len(named) == 1 {
		t.screen.Activate(id)
	}
}

// back gives up a choice that was begun, else leads to the menu.
func (m *playing) back() {
	t := m.t
	if t.choice == nothingChosen() && t.offered == engine.NoMove && t.refused == engine.NoPit {
		m.live.back()
		return
	}
	t.choice, t.offered, t.refused = nothingChosen(), engine.NoMove, engine.NoPit
	m.t.screen.Relayout()
}

func (m *playing) wants() want {
	w := m.live.wants()
	if m.t.hint != nil && m.t.hint.move == engine.NoMove {
		return max(w, forHint)
	}
	return w
}

// plan is what a person is up to in a turn: it is forgotten when that is over.
type plan struct {
	// at is the pit that the player looks at, previewed the move that would be
	// played there and preview what would happen; NoMove and nil if none would.
	at        engine.Pit
	previewed engine.Move
	preview   *engine.Trace
	// longPressed says that a long press ended just now.
	longPressed bool
	// refused is the pit that was pressed and can't be sown.
	refused engine.Pit
	// choice is a move of several touches that has been begun.
	choice choice
	// offered is the move that is played when it is chosen again, NoMove as a rule.
	offered engine.Move
	// hint is a move that the player asked for, nil as a rule.
	hint *hint
}

func newPlan() plan {
	return plan{at: engine.NoPit, previewed: engine.NoMove, refused: engine.NoPit, offered: engine.NoMove, choice: nothingChosen()}
}
