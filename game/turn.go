package game

import (
	"math"
	"time"

	"ayoayo/render"

	"github.com/hajimehoshi/ebiten/v2"
)

// turnDot is a dot beside the name of who has the turn, so that nobody has to
// read whose it is. While the computer thinks it breathes.
type turnDot struct {
	x, y  float64
	shown bool
}

// The dot's radius and its distance from the name, in CSS pixels.
const (
	dotRadius = 4
	dotApart  = 10
)

// markTurn puts the dot behind a name that is written at the top of a box, if
// there is room.
func (p *page) markTurn(name string, style render.TextStyle, box render.Rect) {
	along := p.wide(name, style) + dotApart
	if along+dotRadius > box.W {
		return
	}
	p.turn = turnDot{x: box.X + along, y: box.Y + style.LineHeight()/2, shown: true}
	if style.Align == render.End {
		p.turn.x = box.X + box.W - along
	}
}

// A breath of the dot, and how often it is drawn anew meanwhile.
const (
	dotBreath = 1400 * time.Millisecond
	dotEvery  = 50 * time.Millisecond
)

// breathe lets the dot breathe while the computer thinks.
func (t *table) breathe(dt time.Duration) {
	if !t.app.session.ComputerToMove() || t.moving || t.app.theme.Reduced {
		t.breathed = 0
		return
	}
	before := t.breathed / dotEvery
	if t.breathed += dt; t.breathed/dotEvery != before {
		t.app.dirty = true
	}
}

// dotOpacity is how much of the dot is seen after a part of its breath.
func dotOpacity(breathed time.Duration) float64 {
	turn := 2 * math.Pi * float64(breathed%dotBreath) / float64(dotBreath)
	return 0.6 + 0.4*math.Cos(turn)
}

// paintTurn draws the dot.
func (a *App) paintTurn(screen *ebiten.Image) {
	d := a.page.turn
	if !d.shown {
		return
	}
	c := a.painter.Palette().Ink
	if t, ok := a.scene().(*table); ok {
		c.A = uint8(float64(c.A) * dotOpacity(t.breathed))
	}
	a.painter.Circle(screen, d.x, d.y, dotRadius, c)
}
