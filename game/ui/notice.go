package ui

import (
	"strconv"

	"ayoayo/render"

	"github.com/hajimehoshi/ebiten/v2"
)

// closeID begins the identities of the buttons that close notices.
const closeID = "close:"

// layNotices lays out the notices at the bottom of the window, over the scene:
// they stay there when the page scrolls, and the board does not move for them.
func (s *Screen) layNotices(p *Page) {
	bottom := p.Pane.Y + p.Pane.H - render.Gap
	for i, text := range s.Notices {
		col := p.Column(render.FormColumn)
		lines := p.Wrap(text, SmallStyle(), col.W-5*render.Gap-render.Touch)
		h := max(render.Touch, float64(len(lines))*SmallStyle().LineHeight()) + 2*render.Gap
		card := render.Rect{X: col.X, Y: bottom - h, W: col.W, H: h}
		id := strconv.Itoa(i)
		p.Controls = append(p.Controls,
			Control{ID: "notice:" + id, Role: RoleText, Label: text, Face: FaceNotice, Lines: lines, Fixed: true, Bounds: card},
			Control{
				ID: closeID + id, Role: RoleButton, Label: s.labels.Close, Face: FaceRound, Icon: render.IconClose, Fixed: true,
				Bounds: render.Rect{X: card.X + card.W - render.Gap - render.Touch, Y: card.Y + (h-render.Touch)/2, W: render.Touch, H: render.Touch},
				Press:  func() { s.Withdraw(text) },
			})
		bottom = card.Y - render.Gap
	}
}

// paintNotice draws a notice's card and its words.
func (s *Screen) paintNotice(image *ebiten.Image, c *Control) {
	palette := s.painter.Palette()
	s.painter.RoundRect(image, c.Bounds, render.CardRadius, palette.GroundEdge)
	s.painter.RoundRectLine(image, c.Bounds, render.CardRadius, 1, palette.Control)
	style := SmallStyle()
	style.Color = palette.Ink
	y := c.Bounds.Y + (c.Bounds.H-float64(len(c.Lines))*style.LineHeight())/2
	for _, text := range c.Lines {
		s.painter.DrawText(image, text, c.Bounds.X+2*render.Gap, y, style)
		y += style.LineHeight()
	}
}
