package game

import (
	"ayoayo/engine"
	"ayoayo/game/picture"
	"ayoayo/game/ui"
	"ayoayo/game/voice"
	"ayoayo/game/words"
	"ayoayo/render"
)

// home is the first scene: the game in progress, or the one that ended last, then
// the games to choose from.
type home struct {
	app *App
	// last shows that game, boards the start of each game.
	last   *render.BoardView
	rules  *engine.Rules
	boards map[string]*render.BoardView
}

func newHome(a *App) *home {
	return &home{app: a, boards: map[string]*render.BoardView{}}
}

// Back does nothing: there is no scene before this one.
func (h *home) Back() {}

func (h *home) Build(p *ui.Page) {
	a := h.app
	col := p.Column(render.CardColumn)
	left := p.Round(col, ui.Control{
		ID: "settings", Label: a.say.Say(words.Settings), Icon: render.IconSettings,
		Press: a.OpenSettings,
	})
	head := render.Rect{X: col.X, Y: col.Y + 6, W: left - col.X - render.Gap, H: render.Touch}
	p.Set(ui.Text{ID: "title", Role: ui.RoleHeading, Text: a.say.Say(words.AppName), Style: ui.TitleStyle()}, head)
	f := p.Flow(col)
	f.Gap(render.Touch + p.Margin()/2)
	if a.left() {
		f.Gap(h.goOn(p, f.Rest()) + p.Margin())
	}
	f.Set(ui.Text{ID: "choose", Role: ui.RoleText, Text: a.say.Say(words.Choose), Style: ui.TextStyle(), Muted: true})
	f.Gap(render.Gap)
	f.Pills(
		ui.Control{ID: "find", Label: a.say.Say(words.Find), Press: func() { a.Push(newFinder(a)) }},
		ui.Control{ID: "records", Label: a.say.Say(words.Records), Press: func() { a.Push(newRecords(a)) }},
		ui.Control{ID: "position", Label: a.say.Say(words.Position), Press: func() { a.Push(newEditor(a)) }},
	)
	f.Gap(2 * render.Gap)
	h.cards(p, f.Rest())
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
func (h *home) goOn(p *ui.Page, box render.Rect) float64 {
	a, s := h.app, h.app.session
	name := a.say.Say(words.GameName.Of(s.Rules().Key()))
	way := ui.Control{ID: "go-on", Label: a.say.Say(words.GoOn), Face: ui.FacePrimary, Press: a.play}
	state := a.say.Say(words.Turn.For(voice.Of(s.Seats(), s.Turn())))
	res, over := s.Result()
	switch {
	case over:
		way.Label, way.Face = a.say.Say(words.BackToGame), ui.FacePill
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
	board.H = board.W / picture.Shape
	if !wide {
		text.Y += board.H + pad/2
	} else {
		text.Y += board.H/2 - 64
	}
	if h.last == nil || h.rules != s.Rules() {
		h.last, h.rules = nil, s.Rules()
	}
	h.last = picture.Position(p, h.last, s.Rules(), s.Position(), board)
	at := len(p.Controls)
	p.Add(ui.Control{
		ID: "card:running", Role: ui.RoleButton, Label: words.Join(way.Label, name, state), Face: ui.FaceCard,
		Press: a.play,
	})
	f := p.Flow(text)
	f.Set(ui.Text{Text: name, Style: ui.TitleStyle()})
	f.Set(ui.Text{Text: state, Style: ui.SmallStyle(), Muted: true})
	f.Gap(render.Gap)
	f.Pills(way)
	bottom := max(f.Y, board.Y+board.H) + pad
	p.Controls[at].Bounds = render.Rect{X: box.X, Y: box.Y, W: box.W, H: bottom - box.Y}
	p.Bottom = max(p.Bottom, bottom)
	if !over {
		p.First = way.ID
	}
	return bottom - box.Y
}

// cards lays out a card for each game.
func (h *home) cards(p *ui.Page, box render.Rect) {
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
		row = append(row, len(p.Controls))
		tallest = max(tallest, h.card(p, spec, card))
		if n++; n%columns == 0 {
			p.Even(row, tallest)
			y += tallest + cardGap
			row, tallest = nil, 0
		}
	}
	p.Even(row, tallest)
}

// The distance between cards, and how narrow one may be.
const (
	cardGap   = 2 * render.Gap
	cardLeast = 290
)

// card lays out a game's card from the top of a box and returns its height.
func (h *home) card(p *ui.Page, spec engine.Spec, box render.Rect) float64 {
	a := h.app
	r := a.Preset(spec.Key)
	name, people, text := a.say.Say(words.GameName.Of(spec.Key)), a.say.Say(words.GamePeople.Of(spec.Key)), a.say.Say(words.GameLine.Of(spec.Key))
	pad := 2 * render.Gap
	board := render.Rect{X: box.X + pad, Y: box.Y + pad, W: box.W - 2*pad}
	beside := p.Narrow()
	if beside {
		board.W *= 0.4
	}
	board.H = board.W / picture.Shape
	inner := render.Rect{X: board.X, Y: board.Y + board.H + render.Gap, W: board.W}
	if beside {
		inner = render.Rect{X: board.X + board.W + pad, Y: board.Y - 4, W: box.X + box.W - 2*pad - board.X - board.W}
	}
	p.Add(ui.Control{
		ID: "game:" + spec.Key, Role: ui.RoleButton, Label: words.Join(name, people, text), Face: ui.FaceCard, Bounds: box,
		Press: func() { a.Push(newSetup(a, r)) },
	})
	h.boards[spec.Key] = picture.Position(p, h.boards[spec.Key], r, r.Start(), board)
	f := p.Flow(inner)
	f.Set(ui.Text{Text: name, Style: ui.BoldStyle()})
	f.Set(ui.Text{Text: people, Style: ui.SmallStyle(), Muted: true})
	f.Set(ui.Text{Text: text, Style: ui.SmallStyle()})
	return max(f.Y, board.Y+board.H) + pad - box.Y
}
