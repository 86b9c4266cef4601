// Package editor is the scene in which a position is set up by hand or from a text,
// and played from.
package editor

import (
	"strings"

	"ayoayo/engine"
	"ayoayo/game/ui"
	"ayoayo/game/voice"
	"ayoayo/game/words"
	"ayoayo/render"
)

// App is what the scene needs of the program around it, beside the screen that
// shows it.
type App interface {
	// Preset returns the rules that a game was last played by.
	Preset(key string) *engine.Rules
	// OpenSetup asks who plays a game from a position.
	OpenSetup(r *engine.Rules, from *engine.Position)
	// CopyText puts a text on the clipboard, AskText asks for one under a title.
	CopyText(text string)
	AskText(title words.Key, text string)
}

// Scene is a board that is set up.
type Scene struct {
	screen *ui.Screen
	say    *words.Printer
	app    App
	draft  draft
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

// New returns the scene with a position.
func New(screen *ui.Screen, say *words.Printer, app App, r *engine.Rules, p engine.Position) *Scene {
	e := &Scene{screen: screen, say: say, app: app}
	e.load(r, p)
	return e
}

func (e *Scene) load(r *engine.Rules, p engine.Position) {
	if e.view == nil || e.draft.rules.Key() != r.Key() {
		e.view = render.NewBoardView(r, e.boardLook())
		e.does = addsSeed
	}
	e.draft = draftOf(r, p)
	e.reset()
}

// boardLook is how the board looks: here the numbers are what it is about.
func (e *Scene) boardLook() render.Look {
	look := e.screen.Look
	look.Counts = true
	return look
}

// reset ends what belonged to the last touch.
func (e *Scene) reset() {
	e.said, e.typed, e.choosing = "", engine.NoPit, false
	e.screen.Relayout()
}

// Inform shows a sentence about a text.
func (e *Scene) Inform(said string) {
	e.said, e.choosing = said, false
	e.screen.Relayout()
}

// Look ends the typing of a number when the keys go elsewhere.
func (e *Scene) Look(id string) {
	if e.placeOf(id) != e.typed {
		e.typed = engine.NoPit
	}
}

// Back leaves the choice of a game, else the scene.
func (e *Scene) Back() {
	if !e.choosing {
		e.screen.Pop()
		return
	}
	e.reset()
}

// set gives a place a number of seeds.
func (e *Scene) set(at engine.Pit, n int) {
	typed := e.typed
	e.reset()
	e.typed = typed
	if e.draft.put(at, n) || n < 0 {
		return
	}
	e.Inform(e.say.Say(words.PositionFull, e.draft.rules.Board().Seeds()))
	e.screen.Host.Announce(e.said)
}

// touch does to a place what a tap is set to do.
func (e *Scene) touch(at engine.Pit) {
	e.typed = engine.NoPit
	switch {
	case e.does == takesSeed:
		e.set(at, e.draft.seeds[at]-1)
	case e.does == changesOwner && !at.IsStore():
		e.reset()
		e.draft.owners[at] = e.draft.owners[at].Other()
	default:
		e.set(at, e.draft.seeds[at]+1)
	}
}

// LongPress takes a seed.
func (e *Scene) LongPress(id string) {
	if at := e.placeOf(id); at != engine.NoPit {
		e.typed = engine.NoPit
		e.set(at, e.draft.seeds[at]-1)
	}
}

// Type takes the letters of pits, and for the place that has the focus + and -
// and the digits of a number.
func (e *Scene) Type(r rune) {
	at := e.placeOf(e.screen.Focus())
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
func (e *Scene) typeDigit(at engine.Pit, digit int) {
	n := 10*e.draft.seeds[at] + digit
	if e.typed != at || n > e.draft.rules.Board().Seeds() {
		n = digit
	}
	e.typed = at
	e.set(at, n)
}

// letter goes to the pits that a letter names, from one to the next.
func (e *Scene) letter(r rune) {
	var named []string
	next := 0
	for _, pit := range e.draft.rules.Board().Pits() {
		name := e.draft.rules.PitName(pit)
		if !strings.HasPrefix(strings.ToLower(name), string(r)) {
			continue
		}
		named = append(named, ui.PitID(name))
		if ui.PitID(name) == e.screen.Focus() {
			next = len(named)
		}
	}
	if len(named) > 0 {
		e.screen.FocusOn(named[next%len(named)])
	}
}

// placeID returns the identity of the control of a pit or store.
func (e *Scene) placeID(at engine.Pit) string {
	if at.IsStore() {
		return ui.StoreID(engine.Player(at - engine.SouthStore).String())
	}
	return ui.PitID(e.draft.rules.PitName(at))
}

// placeOf returns the pit or store of a control, NoPit for another control.
func (e *Scene) placeOf(id string) engine.Pit {
	for _, at := range e.draft.places() {
		if e.placeID(at) == id {
			return at
		}
	}
	return engine.NoPit
}

// openSetup goes on to who plays, if the draft is a position that can be played.
func (e *Scene) openSetup() {
	p, err := e.draft.check()
	if err != nil || p.Over() {
		return
	}
	e.app.OpenSetup(e.draft.rules, &p)
}

// State says what the board is: so many seeds to place, not a position, or
// ready, and whether it can be played from.
func (e *Scene) State() (text string, ready bool) {
	say := e.say
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
		return say.Say(words.PositionClaims, voice.Side(e.say, p.Turn())), true
	}
	return say.Say(words.PositionReady, voice.Side(e.say, p.Turn())), true
}

// Accept shows the position of a text. The text does not name its game: it is the
// one at hand if it fits that, else the first that it fits.
func (e *Scene) Accept(text string) error {
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
