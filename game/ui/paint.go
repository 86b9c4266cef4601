package ui

import (
	"image"
	"math"
	"strings"

	"ayoayo/render"

	"github.com/hajimehoshi/ebiten/v2"
)

// Draw draws the page if it has changed.
func (s *Screen) Draw(image *ebiten.Image) {
	if !s.dirty {
		return
	}
	s.dirty = false
	s.Paint(image)
	if !s.drawn {
		s.drawn = true
		s.Host.Ready()
	}
}

// Paint draws the page, with notices over it and what is around it.
func (s *Screen) Paint(image *ebiten.Image) {
	s.painter.Background(image)
	s.paintBelow(image)
	s.paintPage(image)
	s.paintNotices(image)
}

// paintPage draws what scrolls, then what stays over it.
func (s *Screen) paintPage(image *ebiten.Image) {
	seen := s.seen(image)
	s.paintCards(seen)
	for _, b := range s.Page.Boards {
		bounds := b.Bounds
		bounds.Y -= s.scroll
		if !s.visible(bounds) {
			continue
		}
		b.View.Arrange(bounds, b.upright, s.Scale)
		b.View.Draw(seen)
	}
	// All shapes, then all type: what is alike and drawn together is one draw call.
	s.paintFaces(seen, false)
	s.paintTurn(seen)
	for i := range s.Page.Bars {
		s.paintBar(seen, &s.Page.Bars[i])
	}
	for i := range s.Page.Notes {
		s.paintChip(seen, &s.Page.Notes[i])
	}
	for i := range s.Page.Notes {
		s.paintNote(seen, &s.Page.Notes[i])
	}
	for i := range s.Page.Codes {
		s.paintCode(seen, &s.Page.Codes[i])
	}
	s.paintType(seen, false)
	s.paintSigns(seen)
	if s.Page.clip != s.Window {
		s.paintStrips(image)
		s.paintFills(image, true)
		s.paintFaces(image, true)
		s.paintType(image, true)
	}
	s.paintThumbs(image)
}

// seen is the part of a picture in which something of what scrolls is seen.
func (s *Screen) seen(picture *ebiten.Image) *ebiten.Image {
	if s.Page.clip == s.Window {
		return picture
	}
	c, scale := s.Page.clip, s.Scale
	at := func(x float64) int { return int(math.Round(x * scale)) }
	part := image.Rect(at(c.X), at(c.Y), at(c.X+c.W), at(c.Y+c.H)).Intersect(picture.Bounds())
	return picture.SubImage(part).(*ebiten.Image)
}

// paintCards draws what lies behind other things.
func (s *Screen) paintCards(image *ebiten.Image) {
	for i := range s.Page.Controls {
		if c := &s.Page.Controls[i]; c.Face == FaceCard || c.Face == FaceBare {
			s.paintCard(image, c)
		}
	}
}

// paintFaces draws the shapes of the buttons that stay, or of the others.
func (s *Screen) paintFaces(image *ebiten.Image, fixed bool) {
	for i := range s.Page.Controls {
		if c := &s.Page.Controls[i]; c.Fixed == fixed && s.plain(c) {
			s.paintFace(image, c)
		}
	}
}

// paintType writes the lines that stay and what is on the buttons that do, or the
// others.
func (s *Screen) paintType(image *ebiten.Image, fixed bool) {
	up := s.scroll
	if fixed {
		up = 0
	}
	for i := range s.Page.Lines {
		if l := &s.Page.Lines[i]; l.Fixed == fixed {
			s.painter.DrawText(image, l.Text, l.X, l.Y-up, l.Style)
		}
	}
	for i := range s.Page.Controls {
		if c := &s.Page.Controls[i]; c.Fixed == fixed && s.plain(c) {
			s.paintLabel(image, c)
		}
	}
}

// fillCorner rounds the corners of areas.
const fillCorner = 4

// paintSigns draws areas and icons that are no buttons.
func (s *Screen) paintSigns(image *ebiten.Image) {
	palette := s.painter.Palette()
	s.paintFills(image, false)
	for i := range s.Page.Signs {
		sign, ink := &s.Page.Signs[i], palette.Ink
		if sign.Muted {
			ink = palette.Muted
		}
		at := sign.Bounds
		at.Y -= s.scroll
		s.painter.DrawIcon(image, sign.Icon, at, ink)
	}
}

// paintFills draws the areas that stay, or the others.
func (s *Screen) paintFills(image *ebiten.Image, fixed bool) {
	palette := s.painter.Palette()
	for _, fill := range s.Page.Fills {
		if fill.Fixed != fixed {
			continue
		}
		colour := palette.ControlHot
		switch {
		case fill.Now:
			colour = palette.AccentInk
		case fill.On:
			colour = palette.Ink
		case fill.Half:
			colour = palette.Muted
		}
		if !fixed {
			fill.Bounds.Y -= s.scroll
		}
		s.painter.RoundRect(image, fill.Bounds, min(fillCorner, fill.Bounds.H/2), colour)
	}
}

// paintStrips draws what the places stand on, and the edges under which a page goes
// on.
func (s *Screen) paintStrips(image *ebiten.Image) {
	palette, p := s.painter.Palette(), &s.Page
	if p.strip.W > 0 {
		s.painter.RoundRect(image, p.strip, 0, palette.Card)
	}
	edge := render.Rect{X: p.clip.X, Y: p.clip.Y - 1, W: p.clip.W, H: 1}
	if s.scroll > 0 && p.clip.Y > s.Window.Y {
		s.painter.RoundRect(image, edge, 0, palette.Control)
	}
	edge.Y = p.clip.Y + p.clip.H
	if s.scroll < s.most() && edge.Y < s.Window.H {
		s.painter.RoundRect(image, edge, 0, palette.Control)
	}
}

// plain reports whether a control is a button that is seen.
func (s *Screen) plain(c *Control) bool {
	switch c.Face {
	case FaceNone, FaceCard, FaceBare, FaceNotice:
		return false
	}
	return !s.onNotice(c) && s.visible(c.shown(s.scroll))
}

// paintNotices draws the notices, which lie over everything else.
func (s *Screen) paintNotices(image *ebiten.Image) {
	for i := range s.Page.Controls {
		switch c := &s.Page.Controls[i]; {
		case c.Face == FaceNotice:
			s.paintNotice(image, c)
		case s.onNotice(c):
			s.paintFace(image, c)
			s.paintLabel(image, c)
		}
	}
}

// onNotice reports whether a control is the button of a notice.
func (s *Screen) onNotice(c *Control) bool {
	return strings.HasPrefix(c.ID, closeID) || strings.HasPrefix(c.ID, takeID)
}

// visible reports whether a rectangle is in the window.
func (s *Screen) visible(r render.Rect) bool { return r.Y < s.Window.H && r.Y+r.H > 0 }

// fill is the colour behind a control: at rest, under the pointer, held down.
func (s *Screen) fill(c *Control) render.Color {
	palette := s.painter.Palette()
	switch {
	case c.ID == s.held && c.Works():
		return palette.ControlDown
	case c.ID == s.over && c.Works():
		return palette.ControlHot
	case c.Face == FaceCard:
		return palette.Card
	case c.Face == FaceBare && !c.Pressed:
		return render.Color{}
	}
	return palette.Control
}

// paintCard draws what lies behind things that belong together.
func (s *Screen) paintCard(image *ebiten.Image, c *Control) {
	r := c.shown(s.scroll)
	s.painter.RoundRect(image, r, render.CardRadius, s.fill(c))
	if c.Toggle && c.Pressed && c.Face == FaceCard {
		s.painter.RoundRectLine(image, r, render.CardRadius, 2, s.painter.Palette().Ink)
	}
	s.paintFocus(image, c, r, render.CardRadius)
}

// colours returns those of a button and of what is on it.
func (s *Screen) colours(c *Control) (fill, ink render.Color) {
	palette := s.painter.Palette()
	ink, fill = palette.Ink, s.fill(c)
	if c.Face == FacePrimary || c.Face == FaceGo || c.Toggle && c.Pressed && !c.tool() {
		fill, ink = palette.Ink, palette.Ground
		switch {
		case c.ID == s.held && c.Works():
			fill = palette.InkDown
		case c.ID == s.over && c.Works():
			fill = palette.InkHot
		}
	}
	if !c.Works() {
		ink = faded(ink)
	}
	return fill, ink
}

// paintFace draws the shape of a button.
func (s *Screen) paintFace(image *ebiten.Image, c *Control) {
	switch c.Face {
	case FaceTab:
		return // which is all type
	case FaceFold:
		s.paintFold(image, c)
		return
	case FacePicture:
		s.paintPicture(image, c)
		return
	case FaceSlider:
		s.paintSlider(image, c)
		return
	}
	r := c.shown(s.scroll)
	fill, _ := s.colours(c)
	corner := r.H / 2
	if c.Face == FaceTile {
		corner = render.CardRadius
	}
	if c.tool() {
		corner = min(corner, render.CardRadius)
		if fill == s.painter.Palette().Control && !c.Pressed { // at rest
			fill.A = 0
		}
	}
	if fill.A > 0 {
		s.painter.RoundRect(image, r, corner, fill)
	}
	s.paintFocus(image, c, r, corner)
}

func (s *Screen) paintLabel(image *ebiten.Image, c *Control) {
	switch c.Face {
	case FaceFold:
		s.paintFoldLabel(image, c)
		return
	case FacePicture:
		s.paintPictureLabel(image, c)
		return
	case FaceEntry:
		s.paintEntryLabel(image, c)
		return
	case FaceTab:
		s.paintTab(image, c)
		return
	case FaceSlider:
		return
	}
	r := c.shown(s.scroll)
	_, ink := s.colours(c)
	const half = render.IconSize / 2
	icon := func(x, y float64) {
		s.painter.DrawIcon(image, c.Icon, render.Rect{X: x - half, Y: y - half, W: 2 * half, H: 2 * half}, ink)
	}
	style := Aligned(c.Style, render.Middle)
	switch x, y := r.Center(); {
	case c.Face == FaceRound || c.Face == FaceTool || c.Face == FaceGo:
		icon(x, y)
		return
	case c.Face == FaceTile:
		icon(x, r.Y+tilePad+half)
		r.Y, r.H = r.Y+2*half+tilePad, r.H-2*half-tilePad-tilePad/2
	case c.Face == FaceNamed && c.high():
		icon(x, r.Y+toolPad/2+half)
		r.Y, r.H = r.Y+2*half+toolPad/2, r.H-2*half-toolPad/2
	case c.Face == FaceNamed:
		icon(r.X+toolPad+half, y)
		r.X += half + toolGap/2
	}
	style.Color = ink
	y := r.Y + (r.H-float64(len(c.Lines))*style.LineHeight())/2
	for _, text := range c.Lines {
		s.painter.DrawText(image, text, r.X+r.W/2, y, style)
		y += style.LineHeight()
	}
}

// faded is a colour for what can't be used now.
func faded(c render.Color) render.Color {
	c.A = uint8(int(c.A) * 35 / 100)
	return c
}

// paintFocus rings the control that keys act on.
func (s *Screen) paintFocus(image *ebiten.Image, c *Control, r render.Rect, corner float64) {
	if !s.byKey || s.focus != c.ID {
		return
	}
	const apart, width = render.FocusApart, render.FocusLine
	ring := render.Rect{X: r.X - apart, Y: r.Y - apart, W: r.W + 2*apart, H: r.H + 2*apart}
	s.painter.RoundRectLine(image, ring, corner+apart, width, s.painter.Palette().Focus)
}

// paintChip draws what is behind a note on a board: for the best move the
// colour of moves, for what is proven a solid chip, for what is only thought an
// outlined one.
func (s *Screen) paintChip(image *ebiten.Image, n *Note) {
	palette := s.painter.Palette()
	r := n.Bounds
	switch {
	case n.Best:
		s.painter.RoundRect(image, r, n.Corner, palette.Accent)
	case n.Proven:
		s.painter.RoundRect(image, r, n.Corner, palette.Ink)
	default:
		s.painter.RoundRect(image, r, n.Corner, palette.GroundEdge)
		s.painter.RoundRectLine(image, r, n.Corner, 1, palette.Muted)
	}
}

func (s *Screen) paintNote(image *ebiten.Image, n *Note) {
	palette := s.painter.Palette()
	style := Aligned(n.Style, render.Middle)
	switch {
	case n.Best:
		style.Color = palette.OnAccent
	case n.Proven:
		style.Color = palette.GroundEdge
	default:
		style.Color = palette.Ink
	}
	r := n.Bounds
	s.painter.DrawText(image, n.Text, r.X+r.W/2, r.Y+(r.H-style.LineHeight())/2, style)
}

// paintBar draws who is ahead: the near side's part in the colour of ink, on the
// other's, which a line keeps apart from the ground. As long as nothing is known there
// is the line alone; what is certain has one in the colour of moves, and no middle.
func (s *Screen) paintBar(image *ebiten.Image, b *Bar) {
	palette := s.painter.Palette()
	r := b.Bounds
	corner := r.W / 2
	if b.Known {
		s.painter.RoundRect(image, r, corner, palette.Control)
		if near := r.H * b.Near(); near > 0 {
			s.painter.RoundRect(image, render.Rect{X: r.X, Y: r.Y + r.H - near, W: r.W, H: near}, corner, palette.Ink)
		}
	}
	if b.Proven {
		const out = 2
		r = render.Rect{X: r.X - out, Y: r.Y - out, W: r.W + 2*out, H: r.H + 2*out}
		s.painter.RoundRectLine(image, r, corner+out, out, palette.AccentInk)
		return
	}
	s.painter.RoundRectLine(image, r, corner, 1, palette.Muted)
	if b.Known {
		s.painter.RoundRect(image, render.Rect{X: r.X, Y: r.Y + r.H/2 - barTick/2, W: r.W, H: barTick}, 0, palette.AccentInk)
	}
}

// barTick is how thick the mark in the middle of a bar is.
const barTick = 2
