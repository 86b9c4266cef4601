package game

import (
	"ayoayo/engine"
	"ayoayo/game/session"
	"ayoayo/game/words"
	"ayoayo/render"
)

// replay is the last move being stepped through, lap by lap. Meanwhile nobody
// plays.
type replay struct {
	ply session.Ply
	// lap is how far the board has come: 0 is before the move.
	lap int
}

// canReplay reports whether there is a move to step through.
func (t *table) canReplay() bool {
	last, ok := t.app.session.Last()
	return ok && !t.moving && last.Trace.Laps() > 0
}

// startReplay shows the board as it was after a lap of the last move, or with 0
// before it.
func (t *table) startReplay(lap int) {
	last, _ := t.app.session.Last()
	t.settle()
	t.replay = &replay{ply: last, lap: lap}
	t.stepLaps(0)
}

// stepLaps goes some laps on or back: on they are shown, back the board is there
// at once.
func (t *table) stepLaps(by int) {
	r := t.replay
	to := min(max(r.lap+by, 0), r.ply.Trace.Laps())
	t.view.Replay(r.ply.Before, r.ply.Trace, min(r.lap, to), to)
	r.lap = to
	t.app.stale, t.app.dirty = true, true
	t.app.host.say(t.lapWords())
}

// endReplay goes back to the game.
func (t *table) endReplay() {
	t.replay = nil
	t.view.Show(t.app.session.Position())
	t.app.stale = true
}

// lapWords says how far the replay has come.
func (t *table) lapWords() string {
	r := t.replay
	if r.lap == 0 {
		return t.app.say.Say(words.BeforeMove)
	}
	return t.app.say.Say(words.LapOf, r.lap, r.ply.Trace.Laps())
}

// scrubButtons step the replay a lap back and on, and end it.
func (t *table) scrubButtons() []Control {
	a, r := t.app, t.replay
	return []Control{
		{ID: "lap:back", Label: a.say.Say(words.LapBack), icon: render.IconLeft, Disabled: r.lap == 0, press: func() { t.stepLaps(-1) }},
		{ID: "lap:on", Label: a.say.Say(words.LapOn), icon: render.IconRight, Disabled: r.lap == r.ply.Trace.Laps(), press: func() { t.stepLaps(1) }},
		{ID: "lap:end", Label: a.say.Say(words.BackToGame), icon: render.IconClose, press: t.endReplay},
	}
}

// scrubber lays out the buttons of a replay in the middle of a box, with how far
// it has come between them.
func (t *table) scrubber(p *page, box render.Rect) {
	a, laps := t.app, t.replay.ply.Trace.Laps()
	style := aligned(smallStyle(), render.Middle)
	const buttons = 3*render.Touch + 3*render.Gap
	text := max(p.wide(a.say.Say(words.BeforeMove), style), p.wide(a.say.Say(words.LapOf, laps, laps), style))
	text = min(text+render.Gap, box.W-buttons)
	x := box.X + (box.W-buttons-text)/2
	for i, b := range t.scrubButtons() {
		p.addRound(b, x, box.Y)
		x += render.Touch
		if i == 0 {
			y := box.Y + (render.Touch-style.LineHeight())/2
			p.set(piece{id: "lap", role: RoleText, text: t.lapWords(), style: style}, render.Rect{X: x, Y: y, W: text})
			x += text
		} else {
			x += render.Gap
		}
	}
}

// replayMarks marks where the move that is stepped through began.
func (t *table) replayMarks() render.Marks {
	marks := render.NoMarks()
	if m := t.replay.ply.Move; !m.IsClaim() {
		marks.LastFrom = m.Pit()
	}
	if t.replay.lap == t.replay.ply.Trace.Laps() && !t.moving {
		marks.LastTo = endOf(t.replay.ply.Trace)
	}
	return marks
}

// scrub takes the keys [ and ], which step a lap back and on; they begin a
// replay, from the end or from the beginning.
func (t *table) scrub(r rune) {
	if t.replay != nil {
		t.app.activate(map[rune]string{'[': "lap:back", ']': "lap:on"}[r])
		return
	}
	if !t.canReplay() {
		return
	}
	lap := 0
	if last, _ := t.app.session.Last(); r == '[' {
		lap = last.Trace.Laps() - 1
	}
	t.startReplay(lap)
}

// seedsIn is how many seeds lie in a pit or store as the board is shown.
func (t *table) seedsIn(pit engine.Pit) int {
	if t.replay != nil {
		return t.view.Seeds(pit)
	}
	pos := t.app.session.Position()
	return pos.Seeds(pit)
}
