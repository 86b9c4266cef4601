package game

import (
	"ayoayo/render"

	"github.com/hajimehoshi/ebiten/v2"
)

// Draw draws the page when something on it has changed; else the screen keeps
// what it shows.
func (a *App) Draw(screen *ebiten.Image) {
	if !a.dirty {
		return
	}
	a.dirty = false
	a.guard(func() { a.paint(screen) })
	if !a.drawn {
		a.drawn = true
		a.host.ready()
	}
}

// paint draws the page.
func (a *App) paint(screen *ebiten.Image) {
	a.painter.Background(screen)
	for i := range a.page.controls {
		if c := &a.page.controls[i]; c.face == faceCard {
			a.paintCard(screen, c)
		}
	}
	for _, b := range a.page.boards {
		bounds := b.bounds
		bounds.Y -= a.scroll
		if !a.visible(bounds) {
			continue
		}
		b.view.Arrange(bounds, b.upright, a.scale)
		b.view.Draw(screen)
	}
	for i := range a.page.lines {
		l := &a.page.lines[i]
		a.painter.DrawText(screen, l.text, l.x, l.y-a.scroll, l.style)
	}
	for i := range a.page.controls {
		a.paintControl(screen, &a.page.controls[i])
	}
}

// visible reports whether a rectangle is in the window.
func (a *App) visible(r render.Rect) bool { return r.Y < a.window.H && r.Y+r.H > 0 }

// fill is the colour behind a control: at rest, under the pointer, held down.
func (a *App) fill(c *Control) render.Color {
	palette := a.painter.Palette()
	switch {
	case c.ID == a.held && c.works():
		return palette.ControlDown
	case c.ID == a.over && c.works():
		return palette.ControlHot
	case c.face == faceCard:
		return palette.Card
	}
	return palette.Control
}

// paintCard draws what lies behind things that belong together.
func (a *App) paintCard(screen *ebiten.Image, c *Control) {
	r := c.shown(a.scroll)
	a.painter.RoundRect(screen, r, render.CardRadius, a.fill(c))
	if c.Toggle && c.Pressed {
		a.painter.RoundRectLine(screen, r, render.CardRadius, 2, a.painter.Palette().Ink)
	}
	a.paintFocus(screen, c, r, render.CardRadius)
}

// paintControl draws a control's face.
func (a *App) paintControl(screen *ebiten.Image, c *Control) {
	switch {
	case c.face == faceNone || c.face == faceCard || !a.visible(c.shown(a.scroll)):
		return
	case c.face == faceNotice:
		a.paintNotice(screen, c)
		return
	}
	palette := a.painter.Palette()
	r := c.shown(a.scroll)
	ink, fill := palette.Ink, a.fill(c)
	if c.face == facePrimary || c.Toggle && c.Pressed {
		ink, fill = palette.Ground, palette.Ink
	}
	if !c.works() {
		ink = faded(ink)
	}
	a.painter.RoundRect(screen, r, r.H/2, fill)
	if c.face == faceRound {
		x, y := r.Center()
		const half = render.IconSize / 2
		a.painter.DrawIcon(screen, c.icon, render.Rect{X: x - half, Y: y - half, W: 2 * half, H: 2 * half}, ink)
	} else {
		style := aligned(c.style, render.Middle)
		style.Color = ink
		a.painter.DrawText(screen, c.Label, r.X+r.W/2, r.Y+(r.H-style.LineHeight())/2, style)
	}
	a.paintFocus(screen, c, r, r.H/2)
}

// faded is a colour for what can't be used now.
func faded(c render.Color) render.Color {
	c.A = uint8(int(c.A) * 35 / 100)
	return c
}

// paintFocus rings the control that keys act on.
func (a *App) paintFocus(screen *ebiten.Image, c *Control, r render.Rect, corner float64) {
	if !a.keyed || a.focus != c.ID {
		return
	}
	const apart, width = 3, 2
	ring := render.Rect{X: r.X - apart, Y: r.Y - apart, W: r.W + 2*apart, H: r.H + 2*apart}
	a.painter.RoundRectLine(screen, ring, corner+apart, width, a.painter.Palette().Focus)
}
