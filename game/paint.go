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
		a.host.Ready()
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
	// All shapes, then all type: what is alike and drawn together is one draw call.
	for i := range a.page.controls {
		if c := &a.page.controls[i]; a.plain(c) {
			a.paintFace(screen, c)
		}
	}
	a.paintTurn(screen)
	for i := range a.page.bars {
		a.paintBar(screen, &a.page.bars[i])
	}
	for i := range a.page.notes {
		a.paintChip(screen, &a.page.notes[i])
	}
	for i := range a.page.notes {
		a.paintNote(screen, &a.page.notes[i])
	}
	for i := range a.page.lines {
		l := &a.page.lines[i]
		a.painter.DrawText(screen, l.text, l.x, l.y-a.scroll, l.style)
	}
	for i := range a.page.controls {
		if c := &a.page.controls[i]; a.plain(c) {
			a.paintLabel(screen, c)
		}
	}
	a.paintNotices(screen)
}

// plain reports whether a control is a button that is seen.
func (a *App) plain(c *Control) bool {
	switch c.face {
	case faceNone, faceCard, faceNotice:
		return false
	}
	return !a.onNotice(c) && a.visible(c.shown(a.scroll))
}

// paintNotices draws the notices, which lie over everything else.
func (a *App) paintNotices(screen *ebiten.Image) {
	for i := range a.page.controls {
		switch c := &a.page.controls[i]; {
		case c.face == faceNotice:
			a.paintNotice(screen, c)
		case a.onNotice(c):
			a.paintFace(screen, c)
			a.paintLabel(screen, c)
		}
	}
}

// onNotice reports whether a control is the button of a notice.
func (a *App) onNotice(c *Control) bool { return c.fixed && c.face == faceRound }

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

// colours returns those of a button and of what is on it.
func (a *App) colours(c *Control) (fill, ink render.Color) {
	palette := a.painter.Palette()
	ink, fill = palette.Ink, a.fill(c)
	if c.face == facePrimary || c.Toggle && c.Pressed {
		fill, ink = palette.Ink, palette.Ground
		switch {
		case c.ID == a.held && c.works():
			fill = palette.InkDown
		case c.ID == a.over && c.works():
			fill = palette.InkHot
		}
	}
	if !c.works() {
		ink = faded(ink)
	}
	return fill, ink
}

// paintFace draws the shape of a button.
func (a *App) paintFace(screen *ebiten.Image, c *Control) {
	r := c.shown(a.scroll)
	fill, _ := a.colours(c)
	a.painter.RoundRect(screen, r, r.H/2, fill)
	a.paintFocus(screen, c, r, r.H/2)
}

// paintLabel draws what is on a button.
func (a *App) paintLabel(screen *ebiten.Image, c *Control) {
	r := c.shown(a.scroll)
	_, ink := a.colours(c)
	if c.face == faceRound {
		x, y := r.Center()
		const half = render.IconSize / 2
		a.painter.DrawIcon(screen, c.icon, render.Rect{X: x - half, Y: y - half, W: 2 * half, H: 2 * half}, ink)
		return
	}
	style := aligned(c.style, render.Middle)
	style.Color = ink
	y := r.Y + (r.H-float64(len(c.lines))*style.LineHeight())/2
	for _, text := range c.lines {
		a.painter.DrawText(screen, text, r.X+r.W/2, y, style)
		y += style.LineHeight()
	}
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
	const apart, width = render.FocusApart, render.FocusLine
	ring := render.Rect{X: r.X - apart, Y: r.Y - apart, W: r.W + 2*apart, H: r.H + 2*apart}
	a.painter.RoundRectLine(screen, ring, corner+apart, width, a.painter.Palette().Focus)
}

// paintChip draws what is behind a note on a board: for the best move the
// colour of moves, for what is proven a solid chip, for what is only thought an
// outlined one.
func (a *App) paintChip(screen *ebiten.Image, n *note) {
	palette := a.painter.Palette()
	r := n.bounds
	switch {
	case n.best:
		a.painter.RoundRect(screen, r, n.corner, palette.Accent)
	case n.proven:
		a.painter.RoundRect(screen, r, n.corner, palette.Ink)
	default:
		a.painter.RoundRect(screen, r, n.corner, palette.GroundEdge)
		a.painter.RoundRectLine(screen, r, n.corner, 1, palette.Muted)
	}
}

// paintNote writes a note on its chip.
func (a *App) paintNote(screen *ebiten.Image, n *note) {
	palette := a.painter.Palette()
	style := aligned(n.style, render.Middle)
	switch {
	case n.best:
		style.Color = palette.OnAccent
	case n.proven:
		style.Color = palette.GroundEdge
	default:
		style.Color = palette.Ink
	}
	r := n.bounds
	a.painter.DrawText(screen, n.text, r.X+r.W/2, r.Y+(r.H-style.LineHeight())/2, style)
}

// paintBar draws who is ahead: South's part in the colour of ink, on North's,
// which a line keeps apart from the ground where the bar is all North's.
func (a *App) paintBar(screen *ebiten.Image, b *bar) {
	palette := a.painter.Palette()
	r := b.bounds
	corner := min(r.W, r.H) / 2
	a.painter.RoundRect(screen, r, corner, palette.Control)
	south, middle := r, r
	if b.upright {
		south.H = r.H * b.south()
		south.Y = r.Y + r.H - south.H
		middle.Y, middle.H = r.Y+r.H/2-barTick/2, barTick
	} else {
		south.W = r.W * b.south()
		south.X = r.X + r.W - south.W
		middle.X, middle.W = r.X+r.W/2-barTick/2, barTick
	}
	if min(south.W, south.H) > 0 {
		a.painter.RoundRect(screen, south, corner, palette.Ink)
	}
	a.painter.RoundRectLine(screen, r, corner, 1, palette.Muted)
	a.painter.RoundRect(screen, middle, 0, palette.Accent)
}

// barTick is how thick the mark in the middle of a bar is.
const barTick = 2
