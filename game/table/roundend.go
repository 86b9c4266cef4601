package table

import (
	"slices"
	"time"

	"ayoayo/engine"
	"ayoayo/game/session"
	"ayoayo/game/ui"
	"ayoayo/game/words"
	"ayoayo/render"
)

// roundEnd is a round that is over, with its score and the pits that were claimed, until
// the player goes on to the next: the ply that ends it is shown up to where the seeds are
// dealt anew.
type roundEnd struct {
	live
	ply session.Ply
	// dealt is the event that deals, position the one before it.
	dealt    int
	position engine.Position
	// wait is how long computers among themselves leave to read.
	wait time.Duration
}

// roundRest is how long a round's end stands where nobody is there to go on.
const roundRest = 3 * time.Second

// dealtIn returns the event before which a ply is stopped because a round has ended, and
// false for one that is shown as a whole: who claimed pits has seen how the round ended.
func (t *stage) dealtIn(ply session.Ply) (event int, ok bool) {
	event = slices.IndexFunc(ply.Trace.Events, func(e engine.Event) bool { return e.Kind == engine.Dealt })
	return event, event >= 0 && (!ply.Move.IsClaim() || t.session.Seat(ply.By).Computer)
}

// roundEndOf returns the round's end that a ply is stopped at, nil for none.
func (t *Table) roundEndOf(ply session.Ply) *roundEnd {
	dealt, ok := t.dealtIn(ply)
	if !ok {
		return nil
	}
	p := ply.Before
	for _, e := range ply.Trace.Events[:dealt] {
		t.session.Rules().Fold(&p, e)
	}
	return &roundEnd{live: live{t}, ply: ply, dealt: dealt, position: p, wait: roundRest}
}

func (m *roundEnd) seen() (engine.Position, bool) { return m.position, false }

func (m *roundEnd) status() []string { return []string{m.t.roundWords()} }

func (m *roundEnd) more() []string {
	if m.t.refused != engine.NoPit {
		_, more := m.why(m.t.refused)
		return more
	}
	return []string{m.t.claimWords(m.ply)}
}

func (m *roundEnd) controls() controls {
	t := m.t
	c := m.live.controls()
	begins := t.sayOf(words.RoundBegins, t.session.Turn(), len(t.session.Rounds())+1)
	c.onward = &ui.Control{ID: "next-round", Label: begins, Brief: t.say.Say(words.RoundNext, len(t.session.Rounds())+1), Face: ui.FacePrimary, Press: m.goOn}
	return c
}

// marks rings the pits that were claimed.
func (m *roundEnd) marks() render.Marks {
	marks := m.t.focusMarks()
	if m.ply.Move.IsClaim() {
		marks.Chosen = claimed(m.ply.Move)
	}
	return marks
}

func (m *roundEnd) update(dt time.Duration) {
	s := m.t.session
	if !s.Seat(engine.South).Computer || !s.Seat(engine.North).Computer {
		return
	}
	if m.wait -= dt; m.wait <= 0 {
		m.goOn()
	}
}

// shown is the middle of a ply.
func (m *roundEnd) shown() (plies int, whole bool) { return m.t.session.Ply(), false }

func (m *roundEnd) wants() want { return nothing }

// goOn deals the seeds, and begins the next round.
func (m *roundEnd) goOn() {
	t := m.t
	t.plan = newPlan()
	next := t.standing(answerPause)
	t.enter(next)
	t.view.AnimatePart(m.ply.Before, m.ply.Trace, m.dealt, len(m.ply.Trace.Events))
	t.enter(&moving{mode: next, t: t, before: m.position, said: next.status()})
	t.mode.update(0) // which ends it where nothing moves
	t.reader.announce(func() string { return next.status()[0] })
}
