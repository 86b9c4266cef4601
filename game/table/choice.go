package table

import (
	"math/bits"
	"strings"

	"ayoayo/engine"
	"ayoayo/game/ui"
	"ayoayo/game/words"
	"ayoayo/render"
)

// choice is a move of more than one touch while it is being put together: a
// pit that can be sown two ways, or the pits that the winner of a round claims.
type choice struct {
	// pit is the pit whose way is to be chosen, or engine.NoPit.
	pit engine.Pit
	// claimed are the places of the pits claimed so far, a bit a place.
	claimed uint8
}

// nothingChosen is no choice begun.
func nothingChosen() choice { return choice{pit: engine.NoPit} }

// claims returns the claims that the person to move can choose from.
func (t *Table) claims() []engine.Move {
	if pos := t.session.Position(); pos.Phase() != engine.Claim {
		return nil
	}
	return t.mode.moves()
}

// claimable reports whether a pit can be claimed in addition to those claimed,
// or given back.
func (t *Table) claimable(pit engine.Pit) bool {
	for _, m := range t.claims() {
		if m.Pit().Row() != pit.Row() {
			continue
		}
		bit := uint8(1) << pit.Place()
		if t.choice.claimed&bit != 0 || m.Claims()&(t.choice.claimed|bit) == t.choice.claimed|bit {
			return true
		}
	}
	return false
}

// claim returns the claim of the pits chosen, and false while they are not
// enough.
func (t *Table) claim() (engine.Move, bool) {
	for _, m := range t.claims() {
		if m.Claims() == t.choice.claimed {
			return m, true
		}
	}
	return engine.NoMove, false
}

// wayID returns the identity of the control for one way of sowing.
func wayID(m engine.Move) string {
	if m.Backwards() {
		return "way:back"
	}
	return "way:on"
}

// choiceButtons are the controls that complete a choice.
func (t *Table) choiceButtons() []ui.Control {
	if claims := t.claims(); len(claims) > 0 {
		m, enough := t.claim()
		return []ui.Control{{
			ID: "claim", Label: t.say.Say(words.ClaimThese, bits.OnesCount8(t.choice.claimed), bits.OnesCount8(claims[0].Claims())),
			Face: ui.FacePrimary, Disabled: !enough, Press: func() { t.play(m) },
		}}
	}
	var buttons []ui.Control
	for _, m := range t.screenOrder(t.ways(t.choice.pit)) {
		buttons = append(buttons, ui.Control{ID: wayID(m), Label: t.wayLabel(m), Press: func() { t.play(m) }})
	}
	return buttons
}

// wayLabel says where a move ends and how much it captures; a slim window has no
// room for the end, which the board shows when a way is looked at.
func (t *Table) wayLabel(m engine.Move) string {
	trace := t.session.Preview(m)
	end := t.session.Rules().PitName(endOf(trace))
	if n := t.taken(trace, t.session.Turn()); t.slim && n > 0 {
		return t.say.Say(words.WayShort, t.written(m), n)
	}
	if n := t.taken(trace, t.session.Turn()); n > 0 {
		return t.say.Say(words.WayTakes, t.written(m), end, n)
	}
	return t.say.Say(words.WayEnds, t.written(m), end)
}

// screenOrder puts the two ways of sowing a pit in the order in which they lead
// across the screen, from left to right or, on a board that stands upright, from top to
// bottom.
func (t *Table) screenOrder(moves []engine.Move) []engine.Move {
	if len(moves) == 2 && t.heading(moves[0], false) == ui.Right {
		moves[0], moves[1] = moves[1], moves[0]
	}
	return moves
}

// heading returns the way that the first seed of a move goes on the screen. A
// move is written as its owner sees it; North sits opposite, and an upright
// board is turned so that South looks to the right.
func (t *Table) heading(m engine.Move, tall bool) ui.Direction {
	ahead := strings.HasSuffix(t.written(m), ">")
	if t.session.Rules().Board().RowOwner(m.Pit().Row()) == engine.North {
		ahead = !ahead
	}
	switch {
	case tall && ahead:
		return ui.Down
	case tall:
		return ui.Up
	case ahead:
		return ui.Right
	}
	return ui.Left
}

// Swipe plays a pit the way that a finger was drawn from it.
func (t *Table) Swipe(id string, d ui.Direction) {
	if m := t.toward(t.pitOf(id), d); m != engine.NoMove {
		t.play(m)
	}
}

// Arrow plays the pit whose way is to be chosen the way of an arrow key.
func (t *Table) Arrow(d ui.Direction) bool {
	m := t.toward(t.choice.pit, d)
	if m != engine.NoMove {
		t.screen.Activate(wayID(m))
	}
	return m != engine.NoMove
}

// toward returns the one of a pit's two ways that sets out in a direction on
// the screen, NoMove where none does.
func (t *Table) toward(pit engine.Pit, d ui.Direction) engine.Move {
	ways := t.ways(pit)
	for _, m := range ways {
		if len(ways) == 2 && t.heading(m, t.tall) == d {
			return m
		}
	}
	return engine.NoMove
}

// whichWay asks which way the pit that was chosen is sown.
func (t *Table) whichWay() string {
	return t.say.Say(words.WhichWay, t.session.Rules().PitName(t.choice.pit))
}

// wayOf returns the move of a control that completes a choice, or NoMove.
func (t *Table) wayOf(id string) engine.Move {
	for _, m := range t.ways(t.choice.pit) {
		if id == wayID(m) {
			return m
		}
	}
	return engine.NoMove
}

// taken returns how many seeds a side captures in a move: into its store or, in
// a game without stores, to be sown on its own side. Seeds sown into a store are
// no capture.
func (t *Table) taken(trace *engine.Trace, side engine.Player) int {
	if trace == nil {
		return 0
	}
	mine, _ := trace.Captures(side)
	return mine
}

// markChoice adds what has been chosen to the marks of the board.
func (t *Table) markChoice(marks *render.Marks) {
	if t.choice.pit != engine.NoPit {
		marks.Chosen = append(marks.Chosen, t.choice.pit)
	}
	for _, pit := range t.session.Rules().Board().Pits() {
		switch {
		case !t.claimable(pit):
		case t.choice.claimed>>pit.Place()&1 != 0:
			marks.Chosen = append(marks.Chosen, pit)
		default:
			marks.Legal = append(marks.Legal, pit)
		}
	}
}
