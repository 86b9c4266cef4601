package lobby

import (
	"math"

	"ayoayo/engine"
	"ayoayo/game/picture"
	"ayoayo/game/ui"
	"ayoayo/game/words"
	"ayoayo/render"
)

// gameList has the boards of all games as they start, to be chosen from.
type gameList struct {
	boards map[string]*render.BoardView
}

func newGameList() gameList { return gameList{boards: map[string]*render.BoardView{}} }

// How narrow a card may be beside others with all that is said of it, or with its
// name alone.
const (
	gameLeast = 176
	gameSmall = 128
)

// gamesWide is how wide a page is at least that has games beside each other.
const gamesWide = 560

// lay lays out a row or a card for each game that can be chosen: rows on a phone,
// else cards beside each other. Small ones have a name alone.
func (l *gameList) lay(s *scene, f *ui.Flow, p *ui.Page, small bool, choose func(r *engine.Rules)) {
	specs := s.games()
	if f.Width < gamesWide {
		for _, spec := range specs {
			l.row(s, f, p, spec.Key, choose)
		}
		return
	}
	least := float64(gameLeast)
	if small {
		least = gameSmall
	}
	columns := max(1, min(len(specs), int((f.Width+cardGap)/(least+cardGap))))
	if rows := (len(specs) + columns - 1) / columns; rows > 1 {
		columns = (len(specs) + rows - 1) / rows
	}
	cards(p, f, columns, len(specs), func(i int, box render.Rect) float64 { return l.card(s, p, specs[i].Key, box, small, choose) })
}

// gameID begins the identities of the controls that choose a game.
const gameID = "game:"

// games lists the games that there is something to say of.
func (s *scene) games() []engine.Spec {
	var games []engine.Spec
	for _, spec := range engine.Specs() {
		if s.say.Has(words.GameName.Of(spec.Key)) {
			games = append(games, spec)
		}
	}
	return games
}

// control is what chooses a game; where it is follows.
func (l *gameList) control(s *scene, r *engine.Rules, choose func(r *engine.Rules)) ui.Control {
	key := r.Key()
	label := words.Join(s.say.Say(words.GameName.Of(key)), s.say.Say(words.GamePeople.Of(key)), s.say.Say(words.GameLine.Of(key)))
	return ui.Control{ID: gameID + key, Role: ui.RoleButton, Label: label, Face: ui.FaceBare, Press: func() { choose(r) }}
}

// rowBoard is the share of a row that its board has, and how wide it gets at most.
const (
	rowBoard     = 0.4
	rowBoardMost = 150
)

// row lays out a game as a row: its board, its name and who plays it.
func (l *gameList) row(s *scene, f *ui.Flow, p *ui.Page, key string, choose func(r *engine.Rules)) {
	r := s.app.Preset(key)
	at := len(p.Controls)
	p.Add(l.control(s, r, choose))
	const pad = render.Gap / 2
	w := min(f.Width*rowBoard, rowBoardMost)
	h := w / picture.Shape
	text := render.Rect{X: f.X + w + 2*render.Gap, W: f.Width - w - 4*render.Gap - render.IconSize}
	name, people := s.say.Say(words.GameName.Of(key)), s.say.Say(words.GamePeople.Of(key))
	lines := len(p.Wrap(name, ui.BoldStyle(), text.W))
	textH := float64(lines)*ui.BoldStyle().LineHeight() + float64(len(p.Wrap(people, ui.SmallStyle(), text.W)))*ui.SmallStyle().LineHeight()
	box := f.Take(max(h, textH) + 2*pad)
	p.Controls[at].Bounds = box
	p.Bottom = max(p.Bottom, box.Y+box.H)
	l.boards[key] = picture.Position(p, l.boards[key], r, r.Start(), engine.South, render.Rect{X: box.X, Y: box.Y + (box.H-h)/2, W: w, H: h})
	text.Y = box.Y + (box.H-textH)/2
	text.Y += p.Set(ui.Text{Text: name, Style: ui.BoldStyle()}, text)
	p.Set(ui.Text{Text: people, Style: ui.SmallStyle(), Muted: true}, text)
	p.Signs = append(p.Signs, ui.Sign{Icon: render.IconOn, Muted: true, Bounds: signAt(box)})
	f.Gap(render.Gap)
}

// signAt is where a row has the sign that it leads on.
func signAt(row render.Rect) render.Rect {
	const size = render.IconSize
	return render.Rect{X: row.X + row.W - size, Y: math.Round(row.Y + (row.H-size)/2), W: size, H: size}
}

// card lays out a game from the top of a box and returns its height.
func (l *gameList) card(s *scene, p *ui.Page, key string, box render.Rect, small bool, choose func(r *engine.Rules)) float64 {
	r := s.app.Preset(key)
	c := l.control(s, r, choose)
	c.Bounds = box
	p.Add(c)
	board := box
	board.H = box.W / picture.Shape
	l.boards[key] = picture.Position(p, l.boards[key], r, r.Start(), engine.South, board)
	f := p.Flow(render.Rect{X: box.X, Y: box.Y + board.H + render.Gap/2, W: box.W})
	name := s.say.Say(words.GameName.Of(key))
	if small {
		f.Set(ui.Text{Text: name, Style: ui.SmallBoldStyle()})
		return f.Y + render.Gap/2 - box.Y
	}
	f.Set(ui.Text{Text: name, Style: ui.BoldStyle()})
	f.Set(ui.Text{Text: s.say.Say(words.GameLine.Of(key)), Style: ui.SmallStyle()})
	f.Set(ui.Text{Text: s.say.Say(words.GamePeople.Of(key)), Style: ui.SmallStyle(), Muted: true})
	return f.Y + render.Gap/2 - box.Y
}
