package ui

import (
	"ayoayo/render"

	"github.com/hajimehoshi/ebiten/v2"
)

// Dot is a dot beside the name of who has the turn, so that nobody has to
// read whose it is.
type Dot struct {
	X, y  float64
	Shown bool
	// opacity is how much of it is seen now.
	opacity func() float64
}

// The dot's radius and its distance from the name, in CSS pixels.
const (
	dotRadius = 4
	dotApart  = 10
)

// MarkTurn puts the dot behind a name that is written at the top of a box, if
// there is room.
func (p *Page) MarkTurn(name string, style render.TextStyle, box render.Rect, opacity func() float64) {
	along := p.Wide(name, style) + dotApart
	if along+dotRadius > box.W {
		return
	}
	p.Dot = Dot{X: box.X + along, y: box.Y + style.LineHeight()/2, Shown: true, opacity: opacity}
	if style.Align == render.End {
		p.Dot.X = box.X + box.W - along
	}
}

func (s *Screen) paintTurn(image *ebiten.Image) {
	d := s.Page.Dot
	if !d.Shown {
		return
	}
	c := s.painter.Palette().AccentInk
	c.A = uint8(float64(c.A) * d.opacity())
	s.painter.Circle(image, d.X, d.y, dotRadius, c)
}
