package table

import (
	"math/bits"
	"slices"

	"ayoayo/engine"
	"ayoayo/game/direction"
	"ayoayo/game/ui"
	"ayoayo/game/words"
	"ayoayo/render"
)

// choice is a move of more than one touch while it is being put together: a
// pit that can be sown two ways, or the pits that the winner of a round claims.
type choice struct {
	// pit is the pit whose way is to be chosen, or engine.NoPit.
	pit engine.Pit
	// traces are what its two ways do, nil for one that is not legal.
	traces [2]*engine.Trace
	// claimed are the places of the pits claimed so far, a bit a place.
	claimed uint8
}

// nothingChosen is no choice begun.
func nothingChosen() choice { return choice{pit: engine.NoPit} }

// claimable reports whether a pit can be claimed in addition to those claimed,
// or given back.
func (t *stage) claimable(pit engine.Pit) bool {
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
func (t *stage) claim() (engine.Move, bool) {
	for _, m := range t.claims() {
		if m.Claims() == t.choice.claimed {
			return m, true
		}
	}
	return engine.NoMove, false
}

// claimOrGive claims a pit in addition to those claimed, or gives it back.
func (t *Table) claimOrGive(pit engine.Pit) {
	t.refused = engine.NoPit
	t.choice.claimed ^= 1 << pit.Place()
	k := words.GivenBack
	if t.choice.claimed>>pit.Place()&1 != 0 {
		k = words.ClaimedOf
	}
	t.reader.announce(func() string {
		return t.say.Say(k, t.pitName(pit), bits.OnesCount8(t.choice.claimed), bits.OnesCount8(t.claims()[0].Claims()))
	})
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
	if t.choice.pit == engine.NoPit {
		return nil
	}
	var buttons []ui.Control
	for i, m := range t.bothWays(t.choice.pit) {
		trace := t.choice.traces[i]
		b := ui.Control{
			ID: wayID(m), Label: t.wayLabel(m, trace), Short: shortest(t.wayShort(m, trace)),
			Group: ui.Group{ID: "ways", Kind: ui.GroupTools, Label: t.heard(t.whichWay)}, Press: func() { t.offer(m) },
		}
		if trace == nil {
			b.Label, b.Disabled = t.wayRefused(m), true
		}
		b.Said = t.heard(func() string { return t.heardWay(m, trace) })
		buttons = append(buttons, b)
	}
	return buttons
}

// shortest is the last of some wordings.
func shortest(wordings []string) string { return wordings[len(wordings)-1] }

// wayLabel says where a way leads and ends, and how much it captures.
func (t *Table) wayLabel(m engine.Move, trace *engine.Trace) string {
	if trace == nil {
		return ""
	}
	first, end := t.pitName(firstOf(trace)), t.pitName(trace.End())
	if n := t.taken(trace, t.session.Turn()); n > 0 {
		return t.say.Say(words.WayTakes, t.arrow(m), first, n, end)
	}
	return t.say.Say(words.WayEnds, t.arrow(m), first, end)
}

// wayShort is a way as it is drawn, in several wordings, the fullest first: the pit that it
// goes to, by which the two differ, and what it takes. The board shows where it ends.
func (t *Table) wayShort(m engine.Move, trace *engine.Trace) []string {
	arrow := t.arrow(m)
	if trace == nil {
		return []string{arrow}
	}
	first := t.pitName(firstOf(trace))
	if n := t.taken(trace, t.session.Turn()); n > 0 {
		return []string{t.say.Say(words.WayMore, arrow, first, n), t.say.Say(words.WayShort, arrow, n)}
	}
	return []string{t.say.Say(words.WayTo, arrow, first), arrow}
}

// fillWays writes on the buttons of the two ways as much as finds room on each of them.
func (t *Table) fillWays(p *ui.Page, buttons []ui.Control, room float64) {
	if t.choice.pit == engine.NoPit || len(t.claims()) > 0 {
		return
	}
	for i, m := range t.bothWays(t.choice.pit) {
		for _, w := range t.wayShort(m, t.choice.traces[i]) {
			if buttons[i].Short = w; p.PillWidth(w) <= room {
				break
			}
		}
	}
}

// barredWay says why one of the two ways to choose from can't be sown, nil where both
// can.
func (t *stage) barredWay() []string {
	for i, m := range t.bothWays(t.choice.pit) {
		if t.choice.traces[i] == nil {
			refused, rule := t.whyNot(m, t.written(m))
			return []string{words.Glue(" ", refused, rule), refused}
		}
	}
	return nil
}

// ask begins the choice of a way of sowing a pit.
func (t *Table) ask(pit engine.Pit) {
	t.choice.pit, t.offered, t.refused = pit, engine.NoMove, engine.NoPit
	legal := t.ways(pit)
	for i, m := range t.bothWays(pit) {
		t.choice.traces[i] = nil
		if slices.Contains(legal, m) {
			t.choice.traces[i] = t.session.Preview(m)
		}
	}
	t.reader.announce(func() string {
		said := []string{t.whichWay()}
		for i, m := range t.bothWays(pit) {
			said = append(said, t.heardWay(m, t.choice.traces[i]))
		}
		return words.Glue(" ", said[0], words.Glue("; ", said[1:]...))
	})
}

// reachWays lets the ways be touched at the pit as well, where the board shows them.
func (t *Table) reachWays(p *ui.Page) {
	if t.choice.pit == engine.NoPit {
		return
	}
	chips := [2]render.Rect{t.view.WayBounds(0), t.view.WayBounds(1)}
	for i, m := range t.bothWays(t.choice.pit) {
		at := slices.IndexFunc(p.Controls, func(c ui.Control) bool { return c.ID == wayID(m) })
		if at < 0 {
			continue
		}
		c := p.Controls[at]
		c.Reach = awayFrom(chips[1-i], chips[i])
		p.Controls = append(slices.Delete(p.Controls, at, at+1), c) // over the pits
	}
}

// awayFrom makes a rectangle as large as a finger, on the side away from another one.
func awayFrom(other, r render.Rect) render.Rect {
	dx, dy := max(0, render.Touch-r.W), max(0, render.Touch-r.H)
	switch {
	case r.Y < other.Y:
		r.Y -= dy
	case r.Y == other.Y:
		r.Y -= dy / 2
	}
	if r.X < other.X {
		r.X -= dx
	}
	r.W, r.H = r.W+dx, r.H+dy
	return r
}

// Swipe plays a pit the way that a finger was drawn from it.
func (t *Table) Swipe(id string, d direction.Direction) {
	if m := t.toward(t.pitOf(id), d); m != engine.NoMove {
		t.offer(m)
	}
}

// Arrow plays the pit whose way is to be chosen the way of an arrow key, or steps
// through plies.
func (t *Table) Arrow(d direction.Direction) bool {
	if m, ok := t.mode.(stepper); ok {
		return m.arrow(d)
	}
	m := t.toward(t.choice.pit, d)
	if m != engine.NoMove {
		t.screen.Activate(wayID(m))
	}
	return m != engine.NoMove
}

// toward returns the one of a pit's two ways, or of those to choose from, that sets out
// in a direction on the screen, NoMove where none does.
func (t *Table) toward(pit engine.Pit, d direction.Direction) engine.Move {
	ways := t.ways(pit)
	for _, m := range ways {
		if (len(ways) == 2 || pit == t.choice.pit) && t.heading(m, t.tall) == d {
			return m
		}
	}
	return engine.NoMove
}

// whichWay asks which way the pit that was chosen is sown.
func (t *stage) whichWay() string {
	return t.say.Say(words.WhichWay, t.pitName(t.choice.pit))
}

// wayOf returns the move of a control that completes a choice, or NoMove.
func (t *stage) wayOf(id string) engine.Move {
	for _, m := range t.ways(t.choice.pit) {
		if id == wayID(m) {
			return m
		}
	}
	return engine.NoMove
}

// markChoice adds what has been chosen to the marks of the board.
func (t *stage) markChoice(marks *render.Marks) {
	if t.choice.pit != engine.NoPit {
		marks.Ways = &render.Ways{Pit: t.choice.pit, Traces: t.choice.traces}
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

// firstOf returns where the first seed of a move fell.
func firstOf(t *engine.Trace) engine.Pit {
	for _, e := range t.Events {
		if e.Kind == engine.Dropped {
			return e.Pit
		}
	}
	return engine.NoPit
}
