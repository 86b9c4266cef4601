package game

import (
	"ayoayo/engine"
	"ayoayo/game/voice"
	"ayoayo/game/words"
	"ayoayo/render"
)

// home is the first scene: the game in progress, or the one that ended last, then
// the games to choose from.
type home struct {
	still
	// last shows that game, boards the start of each game.
	last   *render.BoardView
	rules  *engine.Rules
	boards map[string]*render.BoardView
}

func newHome(a *App) *home {
	return &home{still: still{a}, boards: map[string]*render.BoardView{}}
}

// back does nothing: there is no scene before this one.
func (h *home) back() {}

// picture puts a small board that nobody plays on on the page, making it when
// there is none yet.
func (a *App) picture(p *page, v *render.BoardView, r *engine.Rules, pos engine.Position, bounds render.Rect) *render.BoardView {
	look := a.theme
	look.Counts = false
	if v == nil {
		v = render.NewBoardView(r, look)
	}
	v.SetLook(look)
	v.Show(pos)
	p.board(v, bounds, false)
	return v
}

func (h *home) build(p *page) {
	a := h.app
	col := p.column(render.CardColumn)
	left := p.round(col, Control{
		ID: "settings", Label: a.say.Say(words.Settings), icon: render.IconSettings,
		press: func() { a.push(newSettings(a)) },
	})
	head := render.Rect{X: col.X, Y: col.Y + 6, W: left - col.X - render.Gap, H: render.Touch}
	p.set(piece{id: "title", role: RoleHeading, text: a.say.Say(words.AppName), style: titleStyle()}, head)
	y := col.Y + render.Touch + p.margin()/2
	if a.left() {
		y += h.goOn(p, render.Rect{X: col.X, Y: y, W: col.W}) + p.margin()
	}
	y += p.set(piece{
		id: "choose", role: RoleText, text: a.say.Say(words.Choose), style: textStyle(), muted: true,
	}, render.Rect{X: col.X, Y: y, W: col.W}) + render.Gap
	y += p.pills(
		render.Rect{X: col.X, Y: y, W: col.W},
		Control{ID: "find", Label: a.say.Say(words.Find), press: func() { a.push(newFinder(a)) }},
		Control{ID: "records", Label: a.say.Say(words.Records), press: func() { a.push(newRecords(a)) }},
		Control{ID: "position", Label: a.say.Say(words.Position), press: func() { a.push(newEditor(a)) }},
	) + 2*render.Gap
	h.cards(p, render.Rect{X: col.X, Y: y, W: col.W})
}

// running reports whether there is a game to go on with.
func (a *App) running() bool {
	if !a.left() {
		return false
	}
	_, over := a.session.Result()
	return !over
}

// left reports whether there is a game to come back to: one to go on with, or one
// that is over.
func (a *App) left() bool {
	if a.session == nil {
		return false
	}
	_, over := a.session.Result()
	return over || a.session.Ply() > 0
}

// goOn lays out the game in progress, or the one that ended last, from the top of
// a box and returns the height used.
func (h *home) goOn(p *page, box render.Rect) float64 {
	a, s := h.app, h.app.session
	name := a.say.Say(words.GameName.Of(s.Rules().Key()))
	way := Control{ID: "go-on", Label: a.say.Say(words.GoOn), face: facePrimary, press: a.play}
	state := a.say.Say(words.Turn.For(voice.Of(s.Seats(), s.Turn())))
	res, over := s.Result()
	switch {
	case over:
		way.Label, way.face = a.say.Say(words.BackToGame), facePill
		state = voice.Outcome(a.say, s.Seats(), res)
	case s.ComputerToMove():
		state = a.say.Say(words.PlysSoFar, s.Ply())
	}
	pad := 2 * render.Gap
	board := render.Rect{X: box.X + pad, Y: box.Y + pad, W: box.W - 2*pad}
	text := board
	wide := box.W >= 620
	if wide {
		board.W = min(box.W*0.6, 560)
		text.X = board.X + board.W + 2*pad
		text.W = box.X + box.W - pad - text.X
	}
	board.H = board.W / boardShape
	if !wide {
		text.Y += board.H + pad/2
	} else {
		text.Y += board.H/2 - 64
	}
	if h.last == nil || h.rules != s.Rules() {
		h.last, h.rules = nil, s.Rules()
	}
	h.last = a.picture(p, h.last, s.Rules(), s.Position(), board)
	at := len(p.controls)
	p.add(Control{
		ID: "card:running", Role: RoleButton, Label: words.Join(way.Label, name, state), face: faceCard,
		press: a.play,
	})
	y := text.Y
	y += p.set(piece{text: name, style: titleStyle()}, render.Rect{X: text.X, Y: y, W: text.W})
	y += p.set(piece{text: state, style: smallStyle(), muted: true}, render.Rect{X: text.X, Y: y, W: text.W}) + render.Gap
	y += p.pills(render.Rect{X: text.X, Y: y, W: text.W}, way)
	bottom := max(y, board.Y+board.H) + pad
	p.controls[at].Bounds = render.Rect{X: box.X, Y: box.Y, W: box.W, H: bottom - box.Y}
	p.bottom = max(p.bottom, bottom)
	if !over {
		p.first = way.ID
	}
	return bottom - box.Y
}

// boardShape is the width of a small board for its height.
const boardShape = 2.6

// cards lays out a card for each game.
func (h *home) cards(p *page, box render.Rect) {
	columns := max(1, min(3, int((box.W+cardGap)/(cardLeast+cardGap))))
	w := (box.W - float64(columns-1)*cardGap) / float64(columns)
	y, n := box.Y, 0
	var row []int
	tallest := 0.0
	for _, spec := range engine.Specs() {
		if !h.app.say.Has(words.GameName.Of(spec.Key)) {
			continue
		}
		card := render.Rect{X: box.X + float64(n%columns)*(w+cardGap), Y: y, W: w}
		row = append(row, len(p.controls))
		tallest = max(tallest, h.card(p, spec, card))
		if n++; n%columns == 0 {
			p.even(row, tallest)
			y += tallest + cardGap
			row, tallest = nil, 0
		}
	}
	p.even(row, tallest)
}

// The distance between cards, and how narrow one may be.
const (
	cardGap   = 2 * render.Gap
	cardLeast = 290
)

// even gives the cards of a row the height of the tallest.
func (p *page) even(cards []int, height float64) {
	for _, i := range cards {
		p.controls[i].Bounds.H = height
		p.bottom = max(p.bottom, p.controls[i].Bounds.Y+height)
	}
}

// card lays out a game's card from the top of a box and returns its height.
func (h *home) card(p *page, spec engine.Spec, box render.Rect) float64 {
	a := h.app
	r := a.preset(spec.Key)
	name, people, text := a.say.Say(words.GameName.Of(spec.Key)), a.say.Say(words.GamePeople.Of(spec.Key)), a.say.Say(words.GameLine.Of(spec.Key))
	pad := 2 * render.Gap
	board := render.Rect{X: box.X + pad, Y: box.Y + pad, W: box.W - 2*pad}
	beside := p.narrow()
	if beside {
		board.W *= 0.4
	}
	board.H = board.W / boardShape
	inner := render.Rect{X: board.X, Y: board.Y + board.H + render.Gap, W: board.W}
	if beside {
		inner = render.Rect{X: board.X + board.W + pad, Y: board.Y - 4, W: box.X + box.W - 2*pad - board.X - board.W}
	}
	p.add(Control{
		ID: "game:" + spec.Key, Role: RoleButton, Label: words.Join(name, people, text), face: faceCard, Bounds: box,
		press: func() { a.push(newSetup(a, r)) },
	})
	h.boards[spec.Key] = a.picture(p, h.boards[spec.Key], r, r.Start(), board)
	line := func(text string, style render.TextStyle, muted bool) {
		inner.Y += p.set(piece{text: text, style: style, muted: muted}, inner)
	}
	line(name, boldStyle(), false)
	line(people, smallStyle(), true)
	line(text, smallStyle(), false)
	return max(inner.Y, board.Y+board.H) + pad - box.Y
}

// preset returns the rules that a game was last played by, else its own.
func (a *App) preset(key string) *engine.Rules {
	for _, chosen := range a.settings.Chosen {
		if r, err := engine.ParseRules(chosen); err == nil && r.Key() == key {
			return r
		}
	}
	r, err := engine.ParseRules(key)
	if err != nil {
		panic("game: a listed rule-set is not known: " + err.Error())
	}
	return r
}
