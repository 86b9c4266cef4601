package game

import (
	"math"
	"time"

	"ayoayo/render"

	"github.com/hajimehoshi/ebiten/v2"
)

// turnDot is a dot beside the name of who has the turn, so that nobody has to
// read whose it is.
type turnDot struct {
	x, y  float64
	shown bool
	// opacity is how much of it is seen now.
	opacity func() float64
}

// The dot's radius and its distance from the name, in CSS pixels.
const (
	dotRadius = 4
	dotApart  = 10
)

// markTurn puts the dot behind a name that is written at the top of a box, if
// there is room.
func (p *page) markTurn(name string, style render.TextStyle, box render.Rect, opacity func() float64) {
	along := p.wide(name, style) + dotApart
	if along+dotRadius > box.W {
		return
	}
	p.turn = turnDot{x: box.X + along, y: box.Y + style.LineHeight()/2, shown: true, opacity: opacity}
	if style.Align == render.End {
		p.turn.x = box.X + box.W - along
	}
}

// How long the dot takes to fade and come back, and how often it is drawn anew meanwhile.
const (
	dotPulse = 1400 * time.Millisecond
	dotEvery = 50 * time.Millisecond
)

// dotOpacity is how much of the dot is seen: while the computer thinks it pulses.
func (t *table) dotOpacity() float64 {
	turn := 2 * math.Pi * float64(t.pulse%dotPulse) / float64(dotPulse)
	return 0.6 + 0.4*math.Cos(turn)
}

// paintTurn draws the dot.
func (a *App) paintTurn(screen *ebiten.Image) {
	d := a.page.turn
	if !d.shown {
		return
	}
	c := a.painter.Palette().Ink
	c.A = uint8(float64(c.A) * d.opacity())
	a.painter.Circle(screen, d.x, d.y, dotRadius, c)
}
