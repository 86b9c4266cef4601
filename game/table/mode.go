package table

import (
	"time"

	"ayoayo/engine"
	"ayoayo/game/direction"
	"ayoayo/game/ui"
	"ayoayo/game/words"
	"ayoayo/render"
)

// layer is a mode that lays the table out in its own way.
type layer interface {
	lay(p *ui.Page, z *sizes)
}

// stepper is a mode in which plies are stepped through: by keys that else scroll or
// move the focus, and by themselves.
type stepper interface {
	// page takes a key that scrolls so many windows, arrow an arrow key, and reports
	// whether it had a use for it.
	page(far float64)
	arrow(d direction.Direction) bool
	// autoplay lets ply follow ply, or stops that; stop stops it.
	autoplay()
	stop()
}

// mode is what goes on at a table: somebody's turn, seeds on their way, a game
// being stepped through. There is one at a time, and all that differs between
// them is asked of it alone. A new mode is a type in a file of its own.
//
// A choice that takes several touches, a hint and the analysis are no modes: they
// go along with one, and are forgotten or kept whatever it is.
type mode interface {
	// status says what is going on, or what would if the player did what it looks
	// at, in several wordings, the fullest first.
	status() []string
	// controls are the buttons, by where they stand.
	controls() controls
	// marks are what the board shows beside the seeds.
	marks() render.Marks
	// moves are those that a person may choose from.
	moves() []engine.Move
	// key takes a letter that is not the same in every mode.
	key(r rune)
	// back is what leads out of the mode by a key, leave by the button.
	back()
	leave()
	// update lets time pass.
	update(dt time.Duration)
	// still reports whether the seeds lie still.
	still() bool
	// shown is how many plies of the game the board shows, and false where it
	// shows something else: the middle of a ply, or a line.
	shown() (plies int, whole bool)
	// wants is what the analyst is to find out.
	wants() want
}

type controls struct {
	// head are beside the title.
	head []ui.Control
	// onward is the button with which a game goes on that stands still, choice are
	// those that complete a move of several touches. They stand between the
	// players, and line does where there are none of them.
	onward *ui.Control
	choice []ui.Control
	line   *ui.Control
}

// between are the buttons between the players.
func (c *controls) between() []ui.Control {
	if c.onward != nil {
		return []ui.Control{*c.onward}
	}
	return c.choice
}

// enter begins another mode.
func (t *Table) enter(m mode) {
	t.mode, t.pulse = m, 0
	t.screen.Relayout()
}

// standing returns the mode of the game as it stands; the computer's answer is
// played after a pause at the earliest.
func (t *Table) standing(pause time.Duration) mode {
	s := t.session
	result, over := s.Result()
	switch {
	case t.viewed:
		return &live{t}
	case t.app.Elsewhere():
		return &following{live{t}}
	case over:
		return &ended{live{t}, result}
	case s.Paused():
		return &paused{live{t}}
	case s.AwayToMove():
		return &away{live{t}}
	case s.ComputerToMove():
		return &thinking{live: live{t}, wait: pause}
	}
	return &playing{live{t}}
}

// live is what modes have in common in which the board shows the game as it
// stands.
type live struct{ t *Table }

func (l live) status() []string   { return l.t.turnWords("") }
func (l live) controls() controls { return l.controlsWith(ui.Control{Disabled: true}) }

// controlsWith are the buttons of a game with one that gives a hint.
func (l live) controlsWith(hint ui.Control) controls {
	t, s, say := l.t, l.t.session, l.t.say
	hint.ID, hint.Label, hint.Icon, hint.Toggle = "hint", say.Say(words.Hint), render.IconHint, true
	hint.Press = t.AskHint
	list := []ui.Control{{ID: "undo", Label: say.Say(words.Undo), Icon: render.IconUndo, Disabled: !s.CanUndo(), Press: t.undo}}
	if !t.FewButtons() {
		list = append(list, ui.Control{ID: "redo", Label: say.Say(words.Redo), Icon: render.IconRedo, Disabled: !s.CanRedo(), Press: t.Redo})
	}
	if s.Watched() {
		_, over := s.Result()
		list = append(list, t.pauseButton(over), t.speedButton())
	} else {
		list = append(list, hint)
	}
	return controls{head: append(list, t.menuButton()), line: t.lineButton(nil)}
}

// marks shows where the last ply began and ended.
func (l live) marks() render.Marks {
	marks := l.t.focusMarks()
	if last, ok := l.t.session.Last(); ok && !last.Move.IsClaim() && !l.t.session.InOpening() {
		marks.LastFrom, marks.LastTo = last.Move.Pit(), last.Trace.End()
	}
	return marks
}

func (l live) moves() []engine.Move { return nil }

func (l live) key(r rune) { l.t.startReplayBy(r) }

func (l live) back() {
	if !l.t.app.NoMenu() {
		l.t.app.OpenMenu()
	}
}

func (l live) leave() { l.t.app.OpenHome() }

func (l live) update(dt time.Duration) { l.t.session.Tick(dt) }

func (l live) still() bool { return true }

func (l live) shown() (plies int, whole bool) { return l.t.session.Ply(), true }

func (l live) wants() want { return l.t.analysis.wantsValues() }
