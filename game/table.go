package game

import (
	"strings"
	"time"

	"ayoayo/ai/wire"
	"ayoayo/engine"
	"ayoayo/game/opponent"
	"ayoayo/game/words"
	"ayoayo/render"
)

// table is the scene in which a game is played.
type table struct {
	still
	view *render.BoardView

	// at is the pit that the player looks at, preview what would happen there.
	at      engine.Pit
	preview *engine.Trace
	// asked says that the computer has been asked, rest how long its answer
	// waits so that the eye can follow.
	asked bool
	rest  time.Duration
	// moving says that seeds were moving when last looked at, step what they did.
	moving bool
	step   render.StepInfo
	// trouble is a sentence about what went wrong, "" as a rule.
	trouble string
}

// How long the computer waits after a move, and how long it may think.
const (
	breath     = 350 * time.Millisecond
	thinkingMs = 1000
)

func newTable(a *App) *table {
	a.opponent.Cancel()
	t := &table{still: still{a}, at: engine.NoPit, view: render.NewBoardView(a.session.Rules(), a.theme)}
	t.view.Show(a.session.Position())
	return t
}

// update moves the seeds and lets the computer move.
func (t *table) update(dt time.Duration) {
	a := t.app
	t.view.SetSpeed(speedOf(a.settings.Speed))
	if t.view.Update(dt) {
		a.dirty = true
	}
	if step, moving := t.view.Step(), t.view.Animating(); step.Lap != t.step.Lap || moving != t.moving {
		t.step, t.moving = step, moving
		a.stale = true
	}
	if t.moving {
		t.rest = breath
	} else {
		a.session.Tick(dt)
		t.rest -= dt
	}
	t.think()
}

// think asks the computer when it is its turn, and plays its answer when the
// seeds lie still.
func (t *table) think() {
	a := t.app
	if !a.session.ComputerToMove() || t.trouble != "" {
		return
	}
	if !t.asked {
		t.asked = true
		a.opponent.Ask(a.session.Game(), wire.Request{
			Level: a.session.Seat(a.session.Turn()).Level,
			Seed:  a.session.Seed(),
			Time:  thinkingMs,
		})
	}
	if t.moving || t.rest > 0 {
		return
	}
	for event, ok := a.opponent.Poll(); ok; event, ok = a.opponent.Poll() {
		switch event.Kind {
		case opponent.Answered:
			t.play(event.Move)
			return
		case opponent.Refused:
			t.fail(words.NoAnswer)
			return
		case opponent.Restarted:
			a.notice(a.say.Say(words.Restarted))
		case opponent.Alone:
			a.notice(a.say.Say(words.Alone))
		case opponent.Thinking:
		}
	}
}

// fail stops the game with a sentence and a way on.
func (t *table) fail(k words.Key) {
	t.trouble = t.app.say.Say(k)
	t.app.host.say(t.trouble)
	t.app.stale = true
}

// play plays a move, saves it, and then shows it.
func (t *table) play(m engine.Move) {
	a := t.app
	before := a.session.Position()
	trace, err := a.session.Play(m)
	if err != nil {
		t.fail(words.Trouble)
		return
	}
	a.keep()
	t.settle()
	t.view.Animate(before, trace)
	t.moving = t.view.Animating()
	last, _ := a.session.Last()
	a.host.say(t.report(last))
}

// settle forgets what belonged to the position before.
func (t *table) settle() {
	t.asked, t.trouble, t.rest = false, "", breath
	t.at, t.preview = engine.NoPit, nil
	t.app.stale = true
}

// jump shows the position after undo or redo at once.
func (t *table) jump(moved bool) {
	if !moved {
		return
	}
	t.app.opponent.Cancel()
	t.app.keep()
	t.settle()
	t.view.Show(t.app.session.Position())
	t.moving = false
	t.app.host.say(t.status())
}

// key takes U and R, and the letters of the pits.
func (t *table) key(r rune) {
	switch r {
	case 'u':
		t.app.activate("undo")
	case 'r':
		t.app.activate("redo")
	default:
		t.letter(r)
	}
}

// letter presses the pit of the player to move that a letter names.
func (t *table) letter(r rune) {
	name := string(r)
	if t.app.session.Turn() == engine.South {
		name = strings.ToUpper(name)
	}
	id := pitID(name)
	if !t.tap(id) {
		t.app.focusOn(id)
		t.app.activate(id)
	}
}

// tap ends a movement at once when the board is touched.
func (t *table) tap(id string) bool {
	if !t.view.Animating() || id != "" && !strings.HasPrefix(id, pitID("")) {
		return false
	}
	t.view.Skip()
	t.app.dirty = true
	return true
}

// look previews the move of the pit that the player looks at.
func (t *table) look(id string) {
	at := t.pitOf(id)
	if at == t.at {
		return
	}
	t.at, t.preview = at, nil
	if m := t.moveFrom(at); m != engine.NoMove {
		t.preview = t.app.session.Preview(m)
	}
	t.app.stale = true
}

// moveFrom returns the legal move of the person to move from a pit, or NoMove.
func (t *table) moveFrom(pit engine.Pit) engine.Move {
	if pit == engine.NoPit || !t.app.session.PersonToMove() {
		return engine.NoMove
	}
	for _, m := range t.app.session.Legal() {
		if m.Pit() == pit {
			return m
		}
	}
	return engine.NoMove
}

// pitID returns the identity of a pit's control.
func pitID(name string) string { return "pit:" + name }

// pitOf returns the pit of a control, NoPit for another control.
func (t *table) pitOf(id string) engine.Pit {
	r := t.app.session.Rules()
	for _, pit := range r.Board().Pits() {
		if id == pitID(r.PitName(pit)) {
			return pit
		}
	}
	return engine.NoPit
}

// back opens the menu.
func (t *table) back() { t.app.push(newMenu(t.app, t)) }
