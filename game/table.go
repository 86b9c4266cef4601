package game

import (
	"slices"
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

	// tall says that the board stands upright, slim that the window is a small
	// phone's, column that the words stand beside the board.
	tall, slim, column bool

	// at is the pit that the player looks at, thought the move that would be
	// played there and preview what would happen; NoMove and nil if none would.
	at      engine.Pit
	thought engine.Move
	preview *engine.Trace
	// choice is a move of several touches that has been begun.
	choice choice
	// replay is what is being stepped through, nil as a rule.
	replay *replay
	// hint is a move that the player asked for, nil as a rule.
	hint *hint
	// known is the outcome that the computer told last.
	known known
	// scale is who is ahead; unread says that there are new values of the moves,
	// sinceRead how long ago others were shown, announced that the analysis is
	// finished and has been read out.
	scale     scale
	unread    bool
	sinceRead time.Duration
	announced bool
	// asked says that the computer has been asked, rest how long its answer
	// waits so that the eye can follow.
	asked bool
	rest  time.Duration
	// moving says that seeds were moving when last looked at, step what they did.
	moving bool
	step   render.StepInfo
	// played says that a move is being shown that was played just now.
	played bool
	// breathed is how long the dot that marks the turn has breathed.
	breathed time.Duration
	// trouble is a sentence about what went wrong, "" as a rule.
	trouble string
}

// How long the computer waits after a move, and how long it may think, which is
// more than any level does.
const (
	breath     = 350 * time.Millisecond
	thinkingMs = 2800
)

func newTable(a *App) *table {
	a.opponent.Cancel()
	a.analyst.forget()
	t := &table{still: still{a}, at: engine.NoPit, thought: engine.NoMove, choice: nothingChosen(), view: render.NewBoardView(a.session.Rules(), a.theme)}
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
	a.hear(t.view.Heard())
	if t.played && !t.view.Animating() {
		t.played = false
		a.cheer()
	}
	if step, moving := t.view.Step(), t.view.Animating(); step.Lap != t.step.Lap || moving != t.moving {
		t.step, t.moving = step, moving
		a.stale = true
	}
	switch {
	case t.moving:
		t.rest = breath
	case t.replay == nil:
		a.session.Tick(dt)
		t.rest -= dt
	}
	t.think()
	t.breathe(dt)
	t.consult(dt)
	t.tip(dt)
}

// think asks the computer when it is its turn, and plays its answer when the
// seeds lie still.
func (t *table) think() {
	a := t.app
	if !t.asked {
		t.overhear()
	}
	if !a.session.ComputerToMove() || t.trouble != "" || t.replay != nil {
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
			t.learn(event.Reply.Info)
			t.play(event.Move)
			return
		case opponent.Refused:
			t.fail(words.NoAnswer)
			return
		default:
			a.heed(event)
		}
	}
}

// overhear takes what the opponent tells while nothing is asked.
func (t *table) overhear() {
	a := t.app
	for event, ok := a.opponent.Poll(); ok; event, ok = a.opponent.Poll() {
		a.heed(event)
	}
}

// heed takes what the opponent tells beside its answers.
func (a *App) heed(event opponent.Event) {
	switch event.Kind {
	case opponent.Restarted:
		a.notice(a.say.Say(words.Restarted))
	case opponent.Alone:
		a.notice(a.say.Say(words.Alone))
	case opponent.Building:
		a.building = event.Building
	}
}

// fail stops the game with a sentence and a way on.
func (t *table) fail(k words.Key) {
	t.trouble = t.app.say.Say(k)
	t.app.host.Announce(t.trouble)
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
	t.moving, t.played = t.view.Animating(), true
	last, _ := a.session.Last()
	said := t.report(last)
	if known := t.knownWords(); len(known) > 0 {
		said = glue(". ", []string{said, known[0]})
	}
	a.host.Announce(said)
}

// settle forgets what belonged to the position before.
func (t *table) settle() {
	t.asked, t.trouble, t.rest = false, "", breath
	t.at, t.thought, t.preview = engine.NoPit, engine.NoMove, nil
	t.choice, t.replay, t.hint = nothingChosen(), nil, nil
	t.app.stale = true
}

// jump shows the position after undo or redo at once.
func (t *table) jump(moved bool) {
	if !moved {
		return
	}
	t.app.opponent.Cancel()
	t.known = known{}
	t.app.keep()
	t.settle()
	t.view.Show(t.app.session.Position())
	t.moving = false
	t.app.host.Announce(t.status()[0])
}

// key takes U and R, T or ? for a hint, V for the analysis and L for its line, [
// and ], { and } to step through, the letters of the pits, and < and > for the
// way of a pit.
func (t *table) key(r rune) {
	switch r {
	case '<', '>':
		for _, m := range t.ways(t.choice.pit) {
			if strings.HasSuffix(t.written(m), string(r)) {
				t.app.activate(wayID(m))
			}
		}
	case '[', ']', '{', '}':
		t.scrub(r)
	case 't', '?':
		t.app.activate("hint")
	case 'v':
		t.app.analyse()
	case 'l':
		t.app.activate("line")
	case 'u':
		t.app.activate("undo")
	case 'r':
		t.app.activate("redo")
	default:
		t.letter(r)
	}
}

// letter presses the pit that a letter names: of the row claimed from, else of
// the player to move. Where a player has two pits of a letter, both rows of a
// column, the letter goes from one to the other.
func (t *table) letter(r rune) {
	var named []engine.Pit
	rules := t.app.session.Rules()
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
	if len(named) > 1 && pit == t.pitOf(t.app.focus) {
		pit = named[1]
	}
	id := pitID(rules.PitName(pit))
	if t.tap(id) {
		return
	}
	t.app.focusOn(id)
	if len(named) == 1 {
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

// look previews the move of the pit, or the way, that the player looks at.
func (t *table) look(id string) {
	at, m := t.pitOf(id), t.wayOf(id)
	if m != engine.NoMove {
		at = m.Pit()
	} else if ways := t.ways(at); len(ways) > 0 {
		m = t.better(ways)
	}
	if at == t.at && m == t.thought {
		return
	}
	t.at, t.thought, t.preview = at, m, nil
	if m != engine.NoMove {
		t.preview = t.app.session.Preview(m)
	}
	t.app.stale = true
}

// better is the best of the ways to sow a pit, as far as that is known, else the
// first.
func (t *table) better(ways []engine.Move) engine.Move {
	if study := t.analysis(); study != nil {
		for _, v := range study.Values() {
			if slices.Contains(ways, v.Move) {
				return v.Move
			}
		}
	}
	return ways[0]
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

// back gives up a choice that was begun, else opens the menu.
func (t *table) back() {
	if t.replay != nil {
		t.endReplay()
		return
	}
	if t.choice != nothingChosen() {
		t.choice = nothingChosen()
		t.app.stale = true
		return
	}
	t.menu()
}

// menu opens the menu.
func (t *table) menu() { t.app.push(newMenu(t.app, t)) }
