package ui

import (
	"ayoayo/render"

	"github.com/hajimehoshi/ebiten/v2"
)

// Fold is a part of a page that is folded away or open. More is what is said of it in
// small type, "" for nothing; Turn folds or unfolds it.
type Fold struct {
	ID, Text, More string
	Open           bool
	Turn           func()
}

// foldMark is the size of the sign at the end of the row that folds a part of a page.
const foldMark = 20

// Fold puts the row into the flow that folds what follows.
func (f *Flow) Fold(d Fold) {
	p, w := f.page, f.Width-foldMark-2*render.Gap
	c := Control{ID: d.ID, Role: RoleButton, Face: FaceFold, Label: d.Text, Icon: render.IconUnfold, Folds: true, Open: d.Open, Press: d.Turn}
	if d.Open {
		c.Icon = render.IconFold
	}
	c.Style, c.Lines = BoldStyle(), p.Wrap(d.Text, BoldStyle(), w)
	height := float64(len(c.Lines)) * BoldStyle().LineHeight()
	if d.More != "" {
		c.Label += ", " + d.More
		c.Under = p.Wrap(d.More, SmallStyle(), w)
		height += float64(len(c.Under)) * SmallStyle().LineHeight()
	}
	c.Bounds = f.Take(max(render.Touch, height+2*render.Gap))
	p.Add(c)
}

// paintFold draws the line above a row that folds, and what lies behind it while it is
// pointed at.
func (s *Screen) paintFold(image *ebiten.Image, c *Control) {
	r := c.shown(s.scroll)
	palette := s.painter.Palette()
	if c.ID == s.over || c.ID == s.held {
		s.painter.RoundRect(image, r, 0, palette.Control)
	}
	s.painter.RoundRect(image, render.Rect{X: r.X, Y: r.Y, W: r.W, H: 1}, 0, palette.ControlDown)
	s.paintFocus(image, c, r, 0)
}

// paintFoldLabel writes what a row that folds says.
func (s *Screen) paintFoldLabel(image *ebiten.Image, c *Control) {
	r := c.shown(s.scroll)
	palette := s.painter.Palette()
	style, under := c.Style, SmallStyle()
	style.Color, under.Color = palette.Ink, palette.Muted
	y := r.Y + (r.H-float64(len(c.Lines))*style.LineHeight()-float64(len(c.Under))*under.LineHeight())/2
	for _, text := range c.Lines {
		s.painter.DrawText(image, text, r.X, y, style)
		y += style.LineHeight()
	}
	for _, text := range c.Under {
		s.painter.DrawText(image, text, r.X, y, under)
		y += under.LineHeight()
	}
	s.painter.DrawIcon(image, c.Icon, render.Rect{X: r.X + r.W - foldMark, Y: r.Y + (r.H-foldMark)/2, W: foldMark, H: foldMark}, palette.Muted)
}

// The sign at the corner of a board that does something when it is touched: its size,
// and how much of it lies outside of the board.
const (
	badge     = 32
	badgeIcon = 17
	badgeOut  = 10
)

// badgeOf is where that sign is.
func badgeOf(r render.Rect) render.Rect {
	return render.Rect{X: r.X + r.W - badge + badgeOut, Y: r.Y + r.H - badge + badgeOut, W: badge, H: badge}
}

// paintPicture draws what the sign stands on, and the focus.
func (s *Screen) paintPicture(image *ebiten.Image, c *Control) {
	r := c.shown(s.scroll)
	palette := s.painter.Palette()
	fill := palette.Ink
	if c.ID == s.over || c.ID == s.held {
		fill = palette.InkDown
	}
	s.painter.RoundRect(image, badgeOf(r), badge/2, fill)
	s.paintFocus(image, c, r, render.CardRadius)
}

// paintPictureLabel draws the sign.
func (s *Screen) paintPictureLabel(image *ebiten.Image, c *Control) {
	x, y := badgeOf(c.shown(s.scroll)).Center()
	s.painter.DrawIcon(image, c.Icon, render.Rect{X: x - badgeIcon/2, Y: y - badgeIcon/2, W: badgeIcon, H: badgeIcon}, s.painter.Palette().Ground)
}
