package table

import (
	"strings"
	"time"

	"ayoayo/engine"
	"ayoayo/game/session"
	"ayoayo/game/ui"
	"ayoayo/game/words"
	"ayoayo/render"
)

// replaying is plies being stepped through, lap by lap: those of the game, or of
// a line that the search expects. Meanwhile nobody plays.
type replaying struct {
	t *Table
	// line are the plies of a line, nil for those of the game; outer is what was
	// stepped through when the line was begun, nil for the game itself.
	line  []session.Ply
	outer *replaying
	// n is the ply that is shown, from 0, of all.
	n, all int
	ply    session.Ply
	// lap is how far the board has come: 0 is before the ply.
	lap int
}

// CanReplay reports whether there is a move to step through.
func (t *Table) CanReplay() bool { return t.session.Ply() > 0 && !t.view.Animating() }

// StartReplay shows the board as it was after a lap of the last ply, or with 0
// before it.
func (t *Table) StartReplay(lap int) {
	all := t.session.Ply()
	r := t.begin(&replaying{t: t, all: all}, all-1)
	r.lap = min(max(lap, 0), r.laps())
	r.stepTo(r.lap)
}

// startLine shows what the search expects from a position, which a replay may
// have come to.
func (t *Table) startLine(from engine.Position, moves []engine.Move, outer *replaying) {
	line := t.session.Line(from, moves)
	if len(line) == 0 {
		return
	}
	t.begin(&replaying{t: t, line: line, outer: outer, all: len(line)}, 0).stepMoves(1)
}

// begin begins to step through plies at one of them.
func (t *Table) begin(r *replaying, n int) *replaying {
	t.plan = newPlan()
	r.turnTo(n)
	t.enter(r)
	return r
}

// startReplayBy takes the keys with which a replay begins: [ from the last lap
// and { from the last ply, ] and } from before it. It reports whether the letter
// is one of them.
func (t *Table) startReplayBy(r rune) bool {
	if !strings.ContainsRune("[]{}", r) {
		return false
	}
	if !t.CanReplay() {
		return true
	}
	lap := 0
	if last, _ := t.session.Last(); r == '[' {
		lap = last.Trace.Laps() - 1
	}
	t.StartReplay(lap)
	return true
}

// turnTo turns to the beginning of a ply.
func (r *replaying) turnTo(n int) {
	r.n, r.lap = n, 0
	if r.line != nil {
		r.ply = r.line[n]
		return
	}
	r.ply, _ = r.t.session.At(n)
}

// laps is the number of laps of the ply that is shown.
func (r *replaying) laps() int { return r.ply.Trace.Laps() }

// first and last report whether the board is at one of the ends.
func (r *replaying) first() bool { return r.n == 0 && r.lap == 0 }
func (r *replaying) last() bool  { return r.n == r.all-1 && r.lap == r.laps() }

// stepLaps goes a lap on or back, into the next ply or the one before if need
// be: on it is shown, back the board is there at once.
func (r *replaying) stepLaps(by int) {
	r.cross(by)
	r.stepTo(r.lap + by)
}

// stepMoves goes to the end of the ply, of the next one if the board is there,
// or back to the beginning.
func (r *replaying) stepMoves(by int) {
	r.cross(by)
	if by < 0 {
		r.stepTo(0)
		return
	}
	r.stepTo(r.laps())
}

// cross turns, from the end of a ply, to the beginning of the next one, or from
// its beginning to the end of the one before, if there is one.
func (r *replaying) cross(by int) {
	switch {
	case by > 0 && r.lap == r.laps() && !r.last():
		r.turnTo(r.n + 1)
	case by < 0 && r.lap == 0 && !r.first():
		r.turnTo(r.n - 1)
		r.lap = r.laps()
	}
}

// stepTo shows the board after a lap of the ply, the nearest that there is.
func (r *replaying) stepTo(lap int) {
	t := r.t
	lap = min(max(lap, 0), r.laps())
	t.view.Replay(r.ply.Before, r.ply.Trace, min(r.lap, lap), lap)
	r.lap = lap
	t.screen.Relayout()
	t.screen.Host.Announce(words.Join(t.written(r.ply.Move), r.lapWords(), r.remark()))
}

// back goes back to the game or, from a line, to where it was begun.
func (r *replaying) back() {
	t := r.t
	if outer := r.outer; outer != nil {
		t.view.Replay(outer.ply.Before, outer.ply.Trace, outer.lap, outer.lap)
		t.enter(outer)
		return
	}
	t.view.Show(t.session.Position())
	t.enter(t.standing(answerPause))
}

func (r *replaying) leave() { r.back() }

func (r *replaying) moves() []engine.Move { return nil }

// key takes [ and ], which step a lap back and on, and { and }, which step a move.
func (r *replaying) key(typed rune) {
	id := map[rune]string{'[': "lap:back", ']': "lap:on", '{': moveID + "back", '}': moveID + "on"}[typed]
	r.t.screen.Activate(id)
}

func (r *replaying) update(time.Duration) {}

func (r *replaying) wants() want { return r.t.wantsValues() }

func (r *replaying) shown() (plies int, whole bool) {
	switch {
	case r.line != nil:
		return 0, false
	case r.lap == 0:
		return r.n, true
	}
	return r.n + 1, r.lap == r.laps()
}

// status says what the analysis says, what the record remarks, or what is being
// stepped through.
func (r *replaying) status() []string {
	t := r.t
	if t.analysis() != nil {
		return t.analysisWords()
	}
	move := t.written(r.ply.Move)
	at := t.say.Say(words.MoveOf, r.n+1, r.all)
	if r.line == nil {
		name := t.say.Say(words.Replaying, move)
		return append(r.remarkWords(move), words.Join(name, at), name)
	}
	var written []string
	for _, ply := range r.line[r.n:] {
		written = append(written, t.written(ply.Move))
	}
	return append(shortened(written, func(line string) string { return t.say.Say(words.LineOf, line) }), words.Join(move, at))
}

// lapWords says how far the ply has come.
func (r *replaying) lapWords() string {
	if r.lap == 0 {
		return r.t.say.Say(words.BeforeMove)
	}
	return r.t.say.Say(words.LapOf, r.lap, r.laps())
}

// remark is what the record says about what the board shows, "" for nothing.
func (r *replaying) remark() string {
	n, whole := r.shown()
	if !whole {
		return ""
	}
	return r.t.session.Remark(n)
}

// remarkWords is what the record says about what is shown after a move, and less
// of it; nothing where it says nothing.
func (r *replaying) remarkWords(move string) []string {
	remark := r.remark()
	if remark == "" {
		return nil
	}
	if r.lap == 0 {
		move = "" // which comes only now
	}
	return shortened(strings.Fields(remark), func(some string) string { return words.Join(move, some) })
}

// shortened returns wordings of a line of moves or words, each with fewer of them.
func shortened(moves []string, say func(line string) string) []string {
	var wordings []string
	for _, n := range [...]int{16, 12, 8, 6, 4, 3, 2} {
		if n < len(moves) {
			wordings = append(wordings, say(strings.Join(moves[:n], " ")+words.More))
		} else if len(wordings) == 0 {
			wordings = append(wordings, say(strings.Join(moves, " ")))
		}
	}
	return wordings
}

// moveID begins the identities of the buttons that step whole moves.
const moveID = "move:"

// controls step whole moves beside the title, and laps in place of the players.
func (r *replaying) controls() controls {
	t, say := r.t, r.t.say
	c := controls{
		head: []ui.Control{
			{ID: moveID + "back", Label: say.Say(words.MoveBack), Icon: render.IconUndo, Disabled: r.first(), Press: func() { r.stepMoves(-1) }},
			{ID: moveID + "on", Label: say.Say(words.MoveOn), Icon: render.IconRedo, Disabled: r.last(), Press: func() { r.stepMoves(1) }},
		},
		steps: []ui.Control{
			{ID: "lap:back", Label: say.Say(words.LapBack), Icon: render.IconLeft, Disabled: r.first(), Press: func() { r.stepLaps(-1) }},
			{ID: "lap:on", Label: say.Say(words.LapOn), Icon: render.IconRight, Disabled: r.last(), Press: func() { r.stepLaps(1) }},
			{ID: "lap:end", Label: say.Say(words.BackToGame), Icon: render.IconClose, Press: r.back},
		},
		lap:     r.lapWords(),
		longest: say.Say(words.LapOf, r.laps(), r.laps()),
	}
	if line := t.lineButton(r); line != nil {
		c.head = append(c.head, *line)
	}
	c.head = append(c.head, t.menuButton())
	return c
}

// stepButtons is how wide the buttons that step are with what is between them.
const stepButtons = 3*render.Touch + 3*render.Gap

// stepperWidth is how wide they are with how far the ply has come.
func (t *Table) stepperWidth(p *ui.Page, c *controls) float64 {
	style := ui.SmallStyle()
	return stepButtons + max(p.Wide(t.say.Say(words.BeforeMove), style), p.Wide(c.longest, style)) + render.Gap
}

// layStepper lays out the buttons that step in the middle of a box, with how far
// the ply has come between them.
func (t *Table) layStepper(p *ui.Page, box render.Rect, c *controls) {
	style := ui.Aligned(ui.SmallStyle(), render.Middle)
	text := min(t.stepperWidth(p, c), box.W) - stepButtons
	x := box.X + (box.W-stepButtons-text)/2
	for i, b := range c.steps {
		p.AddRound(b, x, box.Y)
		x += render.Touch
		if i == 0 {
			y := box.Y + (render.Touch-style.LineHeight())/2
			p.Set(ui.Text{ID: "lap", Role: ui.RoleText, Text: c.lap, Style: style}, render.Rect{X: x, Y: y, W: text})
			x += text
		} else {
			x += render.Gap
		}
	}
}

// marks shows where the ply that is stepped through began and, when its seeds lie
// still, where it ended.
func (r *replaying) marks() render.Marks {
	marks := render.NoMarks()
	marks.Letters = true
	if m := r.ply.Move; !m.IsClaim() {
		marks.LastFrom, marks.Lit = m.Pit(), []engine.Pit{m.Pit()}
		if r.lap == r.laps() && !r.t.view.Animating() {
			marks.LastTo = endOf(r.ply.Trace)
		}
	}
	return marks
}
