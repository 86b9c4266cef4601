package lobby

import (
	"ayoayo/engine"
	"ayoayo/game/picture"
	"ayoayo/game/session"
	"ayoayo/game/ui"
	"ayoayo/game/voice"
	"ayoayo/game/words"
	"ayoayo/render"
)

// Home is the first scene: the game in progress, or the one that ended last, then
// the games to choose from.
type Home struct {
	scene
	// last shows that game, boards the start of each game.
	last   *render.BoardView
	rules  *engine.Rules
	boards map[string]*render.BoardView
}

// NewHome returns the scene.
func NewHome(screen *ui.Screen, say *words.Printer, app App) *Home {
	return &Home{scene: scene{screen, say, app}, boards: map[string]*render.BoardView{}}
}

// Back does nothing: there is no scene before this one.
func (h *Home) Back() {}

// Build lays out the game in progress and a card for each game.
func (h *Home) Build(p *ui.Page) {
	col := p.Column(render.CardColumn)
	left := p.Round(col, ui.Control{
		ID: "settings", Label: h.say.Say(words.Settings), Icon: render.IconSettings,
		Press: h.app.OpenSettings,
	})
	head := render.Rect{X: col.X, Y: col.Y + 6, W: left - col.X - render.Gap, H: render.Touch}
	p.Set(ui.Text{ID: "title", Role: ui.RoleHeading, Text: h.say.Say(words.AppName), Style: ui.TitleStyle()}, head)
	f := p.Flow(col)
	f.Gap(render.Touch + p.Margin()/2)
	if left := h.app.Left(); left != nil {
		f.Gap(h.goOn(p, left, f.Rest()) + p.Margin())
	}
	f.Set(ui.Text{ID: "choose", Role: ui.RoleText, Text: h.say.Say(words.Choose), Style: ui.TextStyle(), Muted: true})
	f.Gap(render.Gap)
	f.Pills(
		ui.Control{ID: "find", Label: h.say.Say(words.Find), Press: h.app.OpenFinder},
		ui.Control{ID: "records", Label: h.say.Say(words.Records), Press: h.app.OpenRecords},
		ui.Control{ID: "position", Label: h.say.Say(words.Position), Press: h.app.OpenEditor},
	)
	f.Gap(2 * render.Gap)
	h.cards(p, f.Rest())
}

// goOn lays out the game in progress, or the one that ended last, from the top of
// a box and returns the height used.
func (h *Home) goOn(p *ui.Page, s *session.Session, box render.Rect) float64 {
	name := h.say.Say(words.GameName.Of(s.Rules().Key()))
	way := ui.Control{ID: "go-on", Label: h.say.Say(words.GoOn), Face: ui.FacePrimary, Press: h.app.OpenTable}
	state := h.say.Say(words.Turn.For(voice.Of(s.Seats(), s.Turn())))
	res, over := s.Result()
	switch {
	case over:
		way.Label, way.Face = h.say.Say(words.BackToGame), ui.FacePill
		state = voice.Outcome(h.say, s.Seats(), res)
	case s.ComputerToMove():
		state = h.say.Say(words.PlysSoFar, s.Ply())
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
		Press: h.app.OpenTable,
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
func (h *Home) cards(p *ui.Page, box render.Rect) {
	var games []engine.Spec
	for _, spec := range engine.Specs() {
		if h.say.Has(words.GameName.Of(spec.Key)) {
			games = append(games, spec)
		}
	}
	cards(p, box, len(games), func(i int, box render.Rect) float64 { return h.card(p, games[i], box) })
}

// card lays out a game's card from the top of a box and returns its height.
func (h *Home) card(p *ui.Page, spec engine.Spec, box render.Rect) float64 {
	r := h.app.Preset(spec.Key)
	name, people, text := h.say.Say(words.GameName.Of(spec.Key)), h.say.Say(words.GamePeople.Of(spec.Key)), h.say.Say(words.GameLine.Of(spec.Key))
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
		Press: func() { h.app.OpenSetup(r, nil) },
	})
	h.boards[spec.Key] = picture.Position(p, h.boards[spec.Key], r, r.Start(), board)
	f := p.Flow(inner)
	f.Set(ui.Text{Text: name, Style: ui.BoldStyle()})
	f.Set(ui.Text{Text: people, Style: ui.SmallStyle(), Muted: true})
	f.Set(ui.Text{Text: text, Style: ui.SmallStyle()})
	return max(f.Y, board.Y+board.H) + pad - box.Y
}
