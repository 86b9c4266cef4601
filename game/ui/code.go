package ui

import (
	"image/color"
	"math"

	"ayoayo/render"

	"github.com/hajimehoshi/ebiten/v2"
)

// Code is a square of dark and light parts that cameras read. It has the same colours in
// every theme: cameras look for dark on light.
type Code struct {
	Bounds render.Rect
	// Size is how many parts it has on a side, Dark whether one is dark.
	Size int
	Dark func(x, y int) bool
}

// quiet is how many parts around a code are light, so that a camera finds it.
const quiet = 4

// Code puts a code on the page.
func (p *Page) Code(c Code) {
	p.Codes = append(p.Codes, c)
	p.Bottom = max(p.Bottom, c.Bounds.Y+c.Bounds.H)
}

// paintCode draws a code: each row's dark parts that touch each other are one shape. The
// parts are whole pixels of the screen.
func (s *Screen) paintCode(image *ebiten.Image, c *Code) {
	light, dark := color.NRGBA{0xff, 0xfa, 0xf0, 0xff}, color.NRGBA{0x15, 0x10, 0x0d, 0xff}
	box := c.Bounds
	box.Y -= s.scroll
	if !s.visible(box) {
		return
	}
	s.painter.RoundRect(image, box, render.CardRadius, light)
	part := math.Max(1, math.Floor(box.W*s.Scale/float64(c.Size+2*quiet))) / s.Scale
	pixel := func(x float64) float64 { return math.Round(x*s.Scale) / s.Scale }
	left, top := pixel(box.X+(box.W-part*float64(c.Size))/2), pixel(box.Y+(box.H-part*float64(c.Size))/2)
	for y := range c.Size {
		for x := 0; x < c.Size; x++ {
			from := x
			for x < c.Size && c.Dark(x, y) {
				x++
			}
			if x > from {
				s.painter.RoundRect(image, render.Rect{X: left + float64(from)*part, Y: top + float64(y)*part, W: float64(x-from) * part, H: part}, 0, dark)
			}
		}
	}
}
