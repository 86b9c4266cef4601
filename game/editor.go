package game

import (
	"strings"

	"ayoayo/engine"
	"ayoayo/game/ui"
	"ayoayo/game/voice"
	"ayoayo/game/words"
	"ayoayo/render"
)

// editor is the scene in which a position is set up by hand or from a text, and
// played from.
type editor struct {
	app   *App
	draft draft
	// does is what a tap on a pit does.
	does tapping
	view *render.BoardView
	// said is a sentence about a text or a tap, "" for the state of the board.
	said string
	// choosing says that another game is being chosen.
	choosing bool
	// typed is the place whose number is being typed.
	typed engine.Pit
}

// tapping is what a tap on a pit does.
type tapping uint8

const (
	addsSeed tapping = iota
	takesSeed
	changesOwner
)

// newEditor returns an editor with the game on the table, else with the start
// of the game played last.
func newEditor(a *App) *editor {
	if a.session != nil && a.onTable() {
		return editorOf(a, a.session.Rules(), a.session.Position())
	}
	r := a.Preset(engine.Specs()[0].Key)
	if len(a.settings.Chosen) > 0 {
		r = a.Preset(key(a.settings.Chosen[0]))
	}
	return editorOf(a, r, r.Start())
}

// editorOf returns an editor with a position.
func editorOf(a *App, r *engine.Rules, p engine.Position) *editor {
	e := &editor{app: a}
	e.load(r, p)
	return e
}

// load shows a position.
func (e *editor) load(r *engine.Rules, p engine.Position) {
	if e.view == nil || e.draft.rules.Key() != r.Key() {
		e.view = render.NewBoardView(r, e.boardLook())
		e.does = addsSeed
	}
	e.draft = draftOf(r, p)
	e.forget()
}

// boardLook is how the board looks: here the numbers are what it is about.
func (e *editor) boardLook() render.Look {
	look := e.app.Look
	look.Counts = true
	return look
}

// forget ends what belonged to the last touch.
func (e *editor) forget() {
	e.said, e.typed, e.choosing = "", engine.NoPit, false
	e.app.Relayout()
}

// inform shows a sentence about a text.
func (e *editor) inform(said string) {
	e.said, e.choosing = said, false
	e.app.Relayout()
}

// Look ends the typing of a number when the keys go elsewhere.
func (e *editor) Look(id string) {
	if e.placeOf(id) != e.typed {
		e.typed = engine.NoPit
	}
}

// Back leaves the choice of a game, else the scene.
func (e *editor) Back() {
	if !e.choosing {
		e.app.Pop()
		return
	}
	e.forget()
}

// set gives a place a number of seeds.
func (e *editor) set(at engine.Pit, n int) {
	typed := e.typed
	e.forget()
	e.typed = typed
	if e.draft.put(at, n) || n < 0 {
		return
	}
	e.inform(e.app.say.Say(words.PositionFull, e.draft.rules.Board().Seeds()))
	e.app.Host.Announce(e.said)
}

// touch does to a place what a tap is set to do.
func (e *editor) touch(at engine.Pit) {
	e.typed = engine.NoPit
	switch {
	case e.does == takesSeed:
		e.set(at, e.draft.seeds[at]-1)
	case e.does == changesOwner && !at.IsStore():
		e.forget()
		e.draft.owners[at] = e.draft.owners[at].Other()
	default:
		e.set(at, e.draft.seeds[at]+1)
	}
}

// LongPress takes a seed from a pit that a finger rests on.
func (e *editor) LongPress(id string) {
	if at := e.placeOf(id); at != engine.NoPit {
		e.typed = engine.NoPit
		e.set(at, e.draft.seeds[at]-1)
	}
}

// Type takes the letters of pits, and for the place that has the focus + and -
// and the digits of a number.
func (e *editor) Type(r rune) {
	at := e.placeOf(e.app.Focus())
	switch {
	case r >= 'a' && r <= 'z':
		e.letter(r)
	case at == engine.NoPit:
	case r == '+':
		e.typed = engine.NoPit
		e.set(at, e.draft.seeds[at]+1)
	case r == '-':
		e.typed = engine.NoPit
		e.set(at, e.draft.seeds[at]-1)
	case r >= '0' && r <= '9':
		e.typeDigit(at, int(r-'0'))
	}
}

// typeDigit puts a digit behind those typed for a place, or begins a number: the
// first, or one in place of another that no digit can follow.
func (e *editor) typeDigit(at engine.Pit, digit int) {
	n := 10*e.draft.seeds[at] + digit
	if e.typed != at || n > e.draft.rules.Board().Seeds() {
		n = digit
	}
	e.typed = at
	e.set(at, n)
}

// letter goes to the pits that a letter names, from one to the next.
func (e *editor) letter(r rune) {
	var named []string
	next := 0
	for _, pit := range e.draft.rules.Board().Pits() {
		name := e.draft.rules.PitName(pit)
		if !strings.HasPrefix(strings.ToLower(name), string(r)) {
			continue
		}
		named = append(named, pitID(name))
		if pitID(name) == e.app.Focus() {
			next = len(named)
		}
	}
	if len(named) > 0 {
		e.app.FocusOn(named[next%len(named)])
	}
}

// placeID returns the identity of the control of a pit or store.
func (e *editor) placeID(at engine.Pit) string {
	if at.IsStore() {
		return storeID(engine.Player(at - engine.SouthStore))
	}
	return pitID(e.draft.rules.PitName(at))
}

// placeOf returns the pit or store of a control, NoPit for another control.
func (e *editor) placeOf(id string) engine.Pit {
	for _, at := range e.draft.places() {
		if e.placeID(at) == id {
			return at
		}
	}
	return engine.NoPit
}

// play goes on to who plays, if the draft is a position that can be played.
func (e *editor) play() {
	p, err := e.draft.check()
	if err != nil || p.Over() {
		return
	}
	e.app.OpenSetup(e.draft.rules, &p)
}

// state says what the board is: so many seeds to place, not a position, or
// ready, and whether it can be played from.
func (e *editor) state() (text string, ready bool) {
	say := e.app.say
	if left := e.draft.left(); left > 0 {
		return say.Say(words.PositionLeft, left), false
	}
	p, err := e.draft.check()
	switch {
	case err != nil:
		return say.Say(words.PositionNot, err), false
	case p.Over():
		return say.Say(words.PositionOver), false
	case p.Phase() == engine.Claim:
		return say.Say(words.PositionClaims, voice.Side(e.app.say, p.Turn())), true
	}
	return say.Say(words.PositionReady, voice.Side(e.app.say, p.Turn())), true
}

// positioner is a scene that asks for a position.
type positioner interface {
	ui.Scene
	// accept shows the position of a text, or says why it is none.
	accept(text string) error
	// state says what the board is, and whether it can be played from.
	state() (text string, ready bool)
}

// takesPosition reports whether a text is taken as a position: one line that
// looks like one, or whatever is brought to the scene that asks for one.
func (a *App) takesPosition(text string) bool {
	text = strings.TrimSpace(text)
	if text == "" || text[0] == '[' {
		return false
	}
	if _, ok := a.Scene().(positioner); ok {
		return true
	}
	pits, _, _ := strings.Cut(text, " ")
	return !strings.Contains(text, "\n") && strings.Contains(pits, "/") && strings.Trim(pits, "0123456789,/") == ""
}

// acceptPosition shows a position in the editor.
func (a *App) acceptPosition(text string) {
	e, shown := a.Scene().(positioner)
	if !shown {
		e = newEditor(a)
	}
	if err := e.accept(text); err != nil {
		a.inform(a.say.Say(words.PositionBad, err))
		return
	}
	if !shown {
		a.Push(e)
	}
	text, _ = e.state()
	a.Host.Announce(text)
}

// accept shows the position of a text. The text does not name its game: it is the
// one at hand if it fits that, else the first that it fits.
func (e *editor) accept(text string) error {
	text = strings.TrimSpace(text)
	r := e.draft.rules
	p, err := readPosition(r, text)
	for _, spec := range engine.Specs() {
		if err == nil {
			break
		}
		other := e.app.Preset(spec.Key)
		if q, wrong := readPosition(other, text); wrong == nil {
			p, r, err = q, other, nil
		}
	}
	if err == nil {
		e.load(r, p)
	}
	return err
}

// onTable reports whether the scene lies on a table.
func (a *App) onTable() bool { return a.table != nil && a.Shows(a.table) }
