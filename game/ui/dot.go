package ui

import (
	"github.com/hajimehoshi/ebiten/v2"
)

// Dot is a dot beside the name of who has the turn, so that nobody has to
// read whose it is.
type Dot struct {
	X, Y, Radius float64
	Shown        bool
	// opacity is how much of it is seen now.
	opacity func() float64
}

// MarkTurn puts the dot around a point.
func (p *Page) MarkTurn(x, y, radius float64, opacity func() float64) {
	p.Dot = Dot{X: x, Y: y, Radius: radius, Shown: true, opacity: opacity}
}

func (s *Screen) paintTurn(image *ebiten.Image) {
	d := s.Page.Dot
	if !d.Shown {
		return
	}
	c := s.painter.Palette().AccentInk
	c.A = uint8(float64(c.A) * d.opacity())
	s.painter.Circle(image, d.X, d.Y, d.Radius, c)
}
