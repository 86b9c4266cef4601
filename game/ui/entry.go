package ui

import (
	"math"

	"ayoayo/render"

	"github.com/hajimehoshi/ebiten/v2"
)

// The height of an entry of a menu and of a tile, the room between an entry's icon
// and its name, and the room above a tile's.
const (
	entryHigh = 50
	entryGap  = 14
	tileHigh  = 80
	tilePad   = 12
)

// Entry puts a row with an icon and a name into the flow that does something when it is
// pressed. Told is how that stands, written at its end, "" for nothing.
func (f *Flow) Entry(c Control, told string) {
	p := f.page
	c.Role, c.Face, c.Style = RoleButton, FaceEntry, TextStyle()
	room := f.Width - 2*render.Gap - render.IconSize - entryGap
	if told != "" {
		c.Under = []string{told}
		room -= p.Wide(told, SmallStyle()) + render.Gap
		if c.Said == "" {
			c.Said = c.Label + ", " + told
		}
	}
	c.Lines = p.Wrap(c.Label, c.Style, room)
	c.Bounds = f.Take(max(entryHigh, float64(len(c.Lines))*c.Style.LineHeight()+render.Gap))
	p.Add(c)
}

// Tiles puts buttons beside each other, with their names below their icons.
func (f *Flow) Tiles(buttons ...Control) {
	p, box := f.page, f.Take(tileHigh)
	w := (box.W+render.Gap)/float64(len(buttons)) - render.Gap
	for i, c := range buttons {
		c.Role, c.Face = RoleButton, FaceTile
		c.Bounds = render.Rect{X: box.X + float64(i)*(w+render.Gap), Y: box.Y, W: w, H: box.H}
		room := w - render.Gap
		c.Style = p.Fit(c.drawn(), room, BoldStyle(), SmallBoldStyle(), SmallStyle())
		c.Lines = p.Wrap(c.drawn(), c.Style, room)
		p.Add(c)
	}
}

func (s *Screen) paintEntryLabel(image *ebiten.Image, c *Control) {
	const size = render.IconSize
	r := c.shown(s.scroll)
	palette := s.painter.Palette()
	ink, muted := palette.Ink, palette.Muted
	if c.Final {
		ink = palette.Bad
	}
	if !c.Works() {
		ink, muted = faded(ink), faded(muted)
	}
	x := r.X + render.Gap
	s.painter.DrawIcon(image, c.Icon, render.Rect{X: x, Y: math.Round(r.Y + (r.H-size)/2), W: size, H: size}, ink)
	style := c.Style
	style.Color = ink
	y := r.Y + (r.H-float64(len(c.Lines))*style.LineHeight())/2
	for _, text := range c.Lines {
		s.painter.DrawText(image, text, x+size+entryGap, y, style)
		y += style.LineHeight()
	}
	told := Aligned(SmallStyle(), render.End)
	told.Color = muted
	for _, text := range c.Under {
		s.painter.DrawText(image, text, r.X+r.W-render.Gap, r.Y+(r.H-told.LineHeight())/2, told)
	}
}
