package game

import (
	"strings"

	"ayoayo/engine"
	"ayoayo/game/session"
	"ayoayo/game/words"
	"ayoayo/render"
)

// replay is plies being stepped through, lap by lap: those of the game, or of a
// line that the search expects. Meanwhile nobody plays.
type replay struct {
	// line are the plies of a line, nil for those of the game; at is what was
	// stepped through when the line was begun, nil for the game itself.
	line []session.Ply
	at   *replay
	// n is the ply that is shown, from 0, of all.
	n, all int
	ply    session.Ply
	// lap is how far the board has come: 0 is before the ply.
	lap int
}

// canReplay reports whether there is a move to step through.
func (t *table) canReplay() bool { return t.app.session.Ply() > 0 && !t.moving }

// startReplay shows the board as it was after a lap of the last ply, or with 0
// before it.
func (t *table) startReplay(lap int) {
	all := t.app.session.Ply()
	t.settle()
	t.replay = &replay{all: all}
	t.turnTo(all - 1)
	t.replay.lap = max(lap, 0)
	t.stepLaps(0)
}

// startLine shows what the search expects from the position that is shown.
func (t *table) startLine(from engine.Position, moves []engine.Move) {
	line := t.app.session.Line(from, moves)
	if len(line) == 0 {
		return
	}
	at := t.replay
	t.settle()
	t.replay = &replay{line: line, at: at, all: len(line)}
	t.turnTo(0)
	t.stepMoves(1)
}

// turnTo turns to the beginning of a ply.
func (t *table) turnTo(n int) {
	r := t.replay
	r.n, r.lap = n, 0
	if r.line != nil {
		r.ply = r.line[n]
		return
	}
	r.ply, _ = t.app.session.At(n)
}

// laps is the number of laps of the ply that is shown.
func (r *replay) laps() int { return r.ply.Trace.Laps() }

// first and last report whether the board is at one of the ends.
func (r *replay) first() bool { return r.n == 0 && r.lap == 0 }
func (r *replay) last() bool  { return r.n == r.all-1 && r.lap == r.laps() }

// stepLaps goes a lap on or back, into the next ply or the one before if need
// be: on it is shown, back the board is there at once.
func (t *table) stepLaps(by int) {
	t.cross(by)
	r := t.replay
	t.stepTo(min(max(r.lap+by, 0), r.laps()))
}

// stepMoves goes to the end of the ply, of the next one if the board is there,
// or back to the beginning.
func (t *table) stepMoves(by int) {
	t.cross(by)
	if by < 0 {
		t.stepTo(0)
		return
	}
	t.stepTo(t.replay.laps())
}

// cross turns, from the end of a ply, to the beginning of the next one, or from
// its beginning to the end of the one before, if there is one.
func (t *table) cross(by int) {
	r := t.replay
	switch {
	case by > 0 && r.lap == r.laps() && !r.last():
		t.turnTo(r.n + 1)
	case by < 0 && r.lap == 0 && !r.first():
		t.turnTo(r.n - 1)
		r.lap = r.laps()
	}
}

// stepTo shows the board after a lap of the ply.
func (t *table) stepTo(lap int) {
	r := t.replay
	t.view.Replay(r.ply.Before, r.ply.Trace, min(r.lap, lap), lap)
	r.lap = lap
	t.moving = t.view.Animating()
	t.app.stale, t.app.dirty = true, true
	remark := ""
	if n, shown := t.shownPly(); shown {
		remark = t.app.session.Remark(n)
	}
	t.app.host.Announce(join(t.written(r.ply.Move), t.lapWords(), remark))
}

// endReplay goes back to the game or, from a line, to where it was begun.
func (t *table) endReplay() {
	t.replay = t.replay.at
	t.app.stale = true
	if r := t.replay; r != nil {
		t.view.Replay(r.ply.Before, r.ply.Trace, r.lap, r.lap)
		return
	}
	t.view.Show(t.app.session.Position())
}

// lapWords says how far the ply has come.
func (t *table) lapWords() string {
	r := t.replay
	if r.lap == 0 {
		return t.app.say.Say(words.BeforeMove)
	}
	return t.app.say.Say(words.LapOf, r.lap, r.laps())
}

// replayWords says what is being stepped through, in a full and in shorter
// wordings.
func (t *table) replayWords() []string {
	a, r := t.app, t.replay
	move := t.written(r.ply.Move)
	at := a.say.Say(words.MoveOf, r.n+1, r.all)
	if r.line == nil {
		name := a.say.Say(words.Replaying, move)
		return append(t.remarkWords(move), join(name, at), name)
	}
	var written []string
	for i, ply := range r.line {
		if i >= r.n {
			written = append(written, t.written(ply.Move))
		}
	}
	return append(shortened(written, func(line string) string { return a.say.Say(words.LineOf, line) }), join(move, at))
}

// remarkWords is what the record says about what the replay shows after a move,
// and less of it; nothing where it says nothing.
func (t *table) remarkWords(move string) []string {
	n, shown := t.shownPly()
	remark := t.app.session.Remark(n)
	if !shown || remark == "" {
		return nil
	}
	if t.replay.lap == 0 {
		move = "" // which comes only now
	}
	return shortened(strings.Fields(remark), func(some string) string { return join(move, some) })
}

// shortened returns wordings of a line of moves or words, each with fewer of them.
func shortened(moves []string, say func(line string) string) []string {
	var wordings []string
	for _, n := range [...]int{16, 12, 8, 6, 4, 3, 2} {
		if n < len(moves) {
			wordings = append(wordings, say(strings.Join(moves[:n], " ")+more))
		} else if len(wordings) == 0 {
			wordings = append(wordings, say(strings.Join(moves, " ")))
		}
	}
	return wordings
}

// scrubButtons step the replay a lap back and on, and end it.
func (t *table) scrubButtons() []Control {
	a, r := t.app, t.replay
	return []Control{
		{ID: "lap:back", Label: a.say.Say(words.LapBack), icon: render.IconLeft, Disabled: r.first(), press: func() { t.stepLaps(-1) }},
		{ID: "lap:on", Label: a.say.Say(words.LapOn), icon: render.IconRight, Disabled: r.last(), press: func() { t.stepLaps(1) }},
		{ID: "lap:end", Label: a.say.Say(words.BackToGame), icon: render.IconClose, press: t.endReplay},
	}
}

// moveID begins the identities of the buttons that step whole moves.
const moveID = "move:"

// moveButtons step the replay a whole move back and on.
func (t *table) moveButtons() []Control {
	a, r := t.app, t.replay
	return []Control{
		{ID: moveID + "back", Label: a.say.Say(words.MoveBack), icon: render.IconUndo, Disabled: r.first(), press: func() { t.stepMoves(-1) }},
		{ID: moveID + "on", Label: a.say.Say(words.MoveOn), icon: render.IconRedo, Disabled: r.last(), press: func() { t.stepMoves(1) }},
	}
}

// scrubber lays out the buttons of a replay in the middle of a box, with how far
// it has come between them.
func (t *table) scrubber(p *page, box render.Rect) {
	a, laps := t.app, t.replay.laps()
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

// replayMarks marks where the ply that is stepped through began.
func (t *table) replayMarks() render.Marks {
	marks := render.NoMarks()
	r := t.replay
	if m := r.ply.Move; !m.IsClaim() {
		marks.LastFrom = m.Pit()
		if r.lap == r.laps() && !t.moving {
			marks.LastTo = endOf(r.ply.Trace)
		}
	}
	return marks
}

// scrub takes the keys [ and ], which step a lap back and on, and { and }, which
// step a move; they begin a replay, from the end or from the beginning.
func (t *table) scrub(r rune) {
	if t.replay != nil {
		t.app.activate(map[rune]string{'[': "lap:back", ']': "lap:on", '{': moveID + "back", '}': moveID + "on"}[r])
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

// shownPly returns how many plies of the game the board shows, and false where
// it shows something else: the middle of a ply, or a line.
func (t *table) shownPly() (int, bool) {
	r := t.replay
	switch {
	case r == nil:
		return t.app.session.Ply(), true
	case r.line != nil:
		return 0, false
	case r.lap == 0:
		return r.n, true
	}
	return r.n + 1, r.lap == r.laps()
}
