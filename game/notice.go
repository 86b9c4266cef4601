package game

import (
	"strconv"

	"ayoayo/game/words"
	"ayoayo/render"

	"github.com/hajimehoshi/ebiten/v2"
)

// layNotices lays out the notices at the bottom of the window, over the scene:
// they stay there when the page scrolls, and the board does not move for them.
func (a *App) layNotices(p *page) {
	bottom := p.window.Y + p.window.H - render.Gap
	for i, text := range a.notices {
		col := p.column(render.FormColumn)
		lines := p.wrap(text, smallStyle(), col.W-5*render.Gap-render.Touch)
		h := max(render.Touch, float64(len(lines))*smallStyle().LineHeight()) + 2*render.Gap
		card := render.Rect{X: col.X, Y: bottom - h, W: col.W, H: h}
		id := strconv.Itoa(i)
		p.controls = append(p.controls,
			Control{ID: "notice:" + id, Role: RoleText, Label: text, face: faceNotice, lines: lines, fixed: true, Bounds: card},
			Control{
				ID: "close:" + id, Role: RoleButton, Label: a.say.Say(words.Close), face: faceRound, icon: render.IconClose, fixed: true,
				Bounds: render.Rect{X: card.X + card.W - render.Gap - render.Touch, Y: card.Y + (h-render.Touch)/2, W: render.Touch, H: render.Touch},
				press:  func() { a.withdraw(text) },
			})
		bottom = card.Y - render.Gap
	}
}

// paintNotice draws a notice's card and its words.
func (a *App) paintNotice(screen *ebiten.Image, c *Control) {
	palette := a.painter.Palette()
	a.painter.RoundRect(screen, c.Bounds, render.CardRadius, palette.GroundEdge)
	a.painter.RoundRectLine(screen, c.Bounds, render.CardRadius, 1, palette.Control)
	style := smallStyle()
	style.Color = palette.Ink
	y := c.Bounds.Y + (c.Bounds.H-float64(len(c.lines))*style.LineHeight())/2
	for _, text := range c.lines {
		a.painter.DrawText(screen, text, c.Bounds.X+2*render.Gap, y, style)
		y += style.LineHeight()
	}
}
