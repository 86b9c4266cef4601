package table

import (
	"slices"
	"strings"
	"time"

	"ayoayo/engine"
	"ayoayo/game/ui"
	"ayoayo/game/voice"
	"ayoayo/game/words"
	"ayoayo/render"
)

// What follows is the way of a move, from the pit that is pressed to the seeds at
// rest. A move of several touches stops on it at choice.go.

// pits puts the pits and stores of the board on the page. To press a pit is to
// choose it.
func (t *Table) pits(p *ui.Page) {
	r, pos, players := t.session.Rules(), t.session.Position(), t.session.Players()
	for _, pit := range t.nearFirst() {
		name := r.PitName(pit)
		c := ui.Control{
			ID: ui.PitID(name), Role: ui.RoleButton, Bounds: t.view.PitBounds(pit), Disabled: true, LongPress: true,
			Label: voice.PitLabel(t.say, r, players, pit, pos.Owner(pit), t.seedsIn(pit)),
			Group: ui.Row(pit.Row(), voice.Row(t.say, r.Board(), players, pit.Row())), About: t.reader.about(pit), Press: func() { t.choose(pit) },
		}
		switch {
		case t.claimable(pit):
			c.Disabled = false
			c.Label = t.say.Say(words.PitCanClaim, c.Label)
			c.Toggle, c.Pressed = true, t.choice.claimed>>pit.Place()&1 != 0
		case len(t.ways(pit)) > 0:
			c.Disabled = false
			c.Label = t.say.Say(words.PitCanSow, c.Label)
		}
		c.Label = t.analysis.pitValue(c.Label, pit)
		if !c.Disabled && p.First == "" {
			p.First = c.ID
		}
		if t.app.Brief() {
			c.Said = t.say.Say(words.PitHeard, t.heard(func() string { return t.pitName(pit) }), t.seedsIn(pit))
		}
		p.Add(c)
	}
	p.Direct = p.First != ""
	if !r.Board().Stores {
		return
	}
	for _, side := range []engine.Player{t.near(), t.far()} {
		store := engine.StoreOf(side)
		p.Add(ui.Control{
			ID: ui.StoreID(side.String()), Role: ui.RoleText, Bounds: t.view.PitBounds(store),
			Label: voice.StoreLabel(t.say, players, side, t.seedsIn(store)),
		})
	}
}

// nearFirst lists the pits in the order in which they are come to and read: those of the
// near side's rows before the others.
func (t *Table) nearFirst() []engine.Pit {
	pits := t.session.Rules().Board().Pits()
	half := len(pits) / 2 // South's
	if t.near() == engine.South {
		return pits
	}
	return slices.Concat(pits[half:], pits[:half])
}

// choose plays a pit, asks for the way, or claims it. While a way is asked for, another
// pit is asked about in its place and not played, even if it has but one; the same pit
// ends the asking.
func (t *Table) choose(pit engine.Pit) {
	if t.claimable(pit) {
		t.claimOrGive(pit)
		return
	}
	switch ways, choosing := t.ways(pit), t.choice.pit; {
	case len(ways) == 0:
	case len(ways) == 1 && (choosing == engine.NoPit || choosing == pit):
		t.offer(ways[0])
	case choosing == pit:
		t.choice = nothingChosen()
	default:
		t.ask(pit)
	}
}

// offer plays a move that was chosen or, where moves are confirmed, shows it first and
// plays it when it is chosen again.
func (t *Table) offer(m engine.Move) {
	if !t.app.Confirms() || t.offered == m {
		t.play(m)
		return
	}
	t.offered, t.hint, t.refused = m, nil, engine.NoPit
	t.at, t.previewed, t.preview = engine.NoPit, m, t.session.Preview(m)
	t.reader.announce(func() string { return t.offerWords()[0] })
}

// offerWords says what the move that is offered and looked at would do, and how to play
// it.
func (t *stage) offerWords() []string {
	again := t.say.Say(words.MoveAgain, t.written(t.offered))
	var wordings []string
	for _, w := range t.previewWords(t.offered, t.preview) {
		wordings = append(wordings, words.Join(w, again))
	}
	return append(wordings, again)
}

// play plays a move, a person's or the computer's, saves it, and then shows it.
func (t *Table) play(m engine.Move) {
	before := t.session.Position()
	trace, err := t.session.Play(m)
	if err != nil {
		t.fail(words.Trouble)
		return
	}
	t.app.Save()
	t.resume()
	t.animate(before, trace)
}

// animate lets the seeds of a ply that was played just now move.
func (t *Table) animate(before engine.Position, trace *engine.Trace) {
	last, _ := t.session.Last()
	next, events := t.mode, len(trace.Events)
	if end := t.roundEndOf(last); end != nil {
		next, events = end, end.dealt
	}
	t.view.AnimatePart(before, trace, 0, events)
	if !t.view.Animating() {
		t.enter(next)
		t.finishPly(true)
		return
	}
	t.enter(&moving{mode: next, t: t, before: before})
	t.reader.announce(func() string { return t.moveWords(last) })
}

// finishPly tells what a ply has brought when its seeds have come to rest, and which it was
// if that is not told yet.
func (t *Table) finishPly(whole bool) {
	t.reader.reportLast(whole)
	t.playTune()
}

// resume goes on from where the game stands, with nothing begun.
func (t *Table) resume() {
	t.plan = newPlan()
	t.enter(t.standing(answerPause))
}

// Update moves the seeds and lets what goes on go on.
func (t *Table) Update(dt time.Duration) {
	t.view.SetSpeed(t.app.Speed())
	if t.view.Update(dt) {
		t.screen.Redraw()
	}
	t.app.PlayBeats(t.view.Heard())
	t.mode.update(dt)
	t.analysis.update(dt)
	t.updateHint(dt)
	t.bar.update(t.analysis)
	t.analysis.show()
	t.bar.move(dt)
}

// moving shows a ply that was played just now: its seeds are on their way. What
// follows is already under way, so that a computer may think and a person look or
// choose. It ends itself when the seeds lie still.
type moving struct {
	mode // the one that follows
	t    *Table
	// before is the position that the ply was played in.
	before engine.Position
	lap    int
	// said is what is said instead of what is being played, where that has been told
	// before and only the rest of it moves, nil as a rule.
	said []string
}

// seen is the position before the ply: what it brings is told when the seeds have
// come to rest.
func (m *moving) seen() (engine.Position, bool) { return m.before, true }

func (m *moving) status() []string {
	if m.said != nil {
		return m.said
	}
	last, ok := m.t.session.Last()
	if !ok {
		return []string{""}
	}
	moved := m.t.moveWords(last)
	if m.lap > 1 {
		lap := m.t.say.Say(words.Lap, m.lap)
		return []string{words.Join(moved, lap), lap}
	}
	return []string{moved}
}

// more says why the ply before took what it did: that of this one is told when its seeds
// have come to rest.
func (m *moving) more() []string {
	if last, ok := m.t.session.Last(); ok && m.said == nil {
		return m.t.whyTakenBefore(last)
	}
	return nil
}

func (m *moving) controls() controls { return live{m.t}.controls() }

// marks shows where the ply began.
func (m *moving) marks() render.Marks {
	marks := live{m.t}.marks()
	marks.LastTo = engine.NoPit
	return marks
}

func (m *moving) still() bool { return false }

func (m *moving) update(dt time.Duration) {
	if !m.t.view.Animating() {
		m.end()
		m.mode.update(dt)
		return
	}
	if lap := m.t.view.Step().Lap; lap != m.lap {
		m.lap = lap
		m.t.screen.Relayout()
	}
	m.mode.update(0) // which lets the computer think, but not play
}

// end goes on to what follows, and tells what the ply has brought.
func (m *moving) end() {
	m.t.enter(m.mode)
	if m.said == nil {
		m.t.finishPly(false)
	}
}

// Tap ends a movement at once when the board is touched.
func (t *Table) Tap(id string) bool {
	if t.mode.still() || id != "" && !strings.HasPrefix(id, ui.PitID("")) {
		return false
	}
	t.view.Skip()
	if m, ok := t.mode.(stepper); ok {
		m.stop()
	}
	t.screen.Redraw()
	t.screen.Host.Announce(t.say.Say(words.Skipped))
	t.mode.update(0) // which finds the seeds at rest
	return true
}

// playTune has a tune played when a person has won.
func (t *Table) playTune() {
	result, over := t.session.Result()
	if over && result.Winner != engine.Nobody && voice.Of(t.session.Players(), result.Winner) != words.VoiceComputer {
		t.app.PlayTune()
	}
}
