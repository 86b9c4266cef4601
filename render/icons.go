package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"
)

// Icon is a small drawing for a control.
type Icon uint8

// The icons.
const (
	IconUndo Icon = iota
	IconRedo
	IconMenu
	IconBack
	IconClose
	IconPlay
	IconSettings
	IconHint
	IconRules
	IconStart
	IconLearn
	IconGames
	IconOn
	IconUnfold
	IconFold
	IconLess
	IconMore
	IconAgain
	IconOff
	IconFirst
	IconLast
	IconLapBack
	IconLapOn
	IconPause
	IconHome
	IconGraph
	IconLetters
	IconSpeed
	IconSend
	IconSetUp
	IconFlag
	IconList
	IconDone
	IconStar
)

type iconKey struct {
	icon Icon
	size int
}

// DrawIcon draws an icon in a square.
func (p *Painter) DrawIcon(dst *ebiten.Image, icon Icon, in Rect, c Color) {
	size := int(math.Round(min(in.W, in.H) * p.scale))
	if size < 1 {
		return
	}
	key := iconKey{icon, size}
	image := p.icons[key]
	if image == nil {
		image = drawIcon(icon, size)
		p.icons[key] = image
	}
	x, y := in.Center()
	part := parts(c, 1)
	op := &p.drawImage
	op.GeoM.Reset()
	op.GeoM.Translate(math.Round(x*p.scale-float64(size)/2), math.Round(y*p.scale-float64(size)/2))
	op.ColorScale.Reset()
	op.ColorScale.Scale(part[0], part[1], part[2], 1)
	op.ColorScale.ScaleAlpha(part[3])
	dst.DrawImage(image, op)
}

// pen draws in a square of 24 units.
type pen struct {
	image *ebiten.Image
	unit  float32
	path  vector.Path
}

// drawIcon draws an icon in white.
func drawIcon(icon Icon, size int) *ebiten.Image {
	p := pen{image: ebiten.NewImage(size, size), unit: float32(size) / 24}
	p.draw(icon)
	return p.image
}

func (p *pen) move(x, y float32) { p.path.MoveTo(x*p.unit, y*p.unit) }

// lines adds lines through points given as pairs.
func (p *pen) lines(xy ...float32) {
	p.move(xy[0], xy[1])
	for i := 2; i < len(xy); i += 2 {
		p.path.LineTo(xy[i]*p.unit, xy[i+1]*p.unit)
	}
}

// arc adds part of a circle, in degrees clockwise from the right.
func (p *pen) arc(x, y, r, from, to float32) {
	const degree = math.Pi / 180
	sin, cos := math.Sincos(float64(from) * degree)
	p.move(x+r*float32(cos), y+r*float32(sin))
	p.path.Arc(x*p.unit, y*p.unit, r*p.unit, from*degree, to*degree, vector.Clockwise)
}

// stroke draws the path as a line with round ends.
func (p *pen) stroke() {
	op := &vector.StrokeOptions{Width: 2 * p.unit, LineCap: vector.LineCapRound, LineJoin: vector.LineJoinRound}
	vector.StrokePath(p.image, &p.path, op, &vector.DrawPathOptions{AntiAlias: true})
	p.path.Reset()
}

func (p *pen) fill() {
	vector.FillPath(p.image, &p.path, nil, &vector.DrawPathOptions{AntiAlias: true})
	p.path.Reset()
}

func (p *pen) draw(icon Icon) {
	switch icon {
	case IconAgain, IconOn, IconUnfold, IconFold, IconLess, IconMore, IconDone, IconStar:
		p.drawSign(icon)
	case IconOff, IconFirst, IconLast, IconLapBack, IconLapOn, IconPause:
		p.drawStep(icon)
	case IconHome, IconGraph, IconLetters, IconSpeed, IconSend, IconSetUp, IconFlag, IconList:
		p.drawEntry(icon)
	case IconUndo:
		p.lines(8, 4, 4, 8.5, 8.5, 12.5)
		p.lines(4.5, 8.5, 14, 8.5)
		p.arc(14, 14, 5.5, -90, 90)
		p.lines(14, 19.5, 9, 19.5)
	case IconRedo:
		p.lines(16, 4, 20, 8.5, 15.5, 12.5)
		p.lines(19.5, 8.5, 10, 8.5)
		p.lines(10, 19.5, 15, 19.5)
		p.arc(10, 14, 5.5, 90, 270)
	case IconMenu:
		p.lines(4, 6.5, 20, 6.5)
		p.lines(4, 12, 20, 12)
		p.lines(4, 17.5, 20, 17.5)
	case IconBack:
		p.lines(20, 12, 4, 12)
		p.lines(10.5, 5.5, 4, 12, 10.5, 18.5)
	case IconClose:
		p.lines(6, 6, 18, 18)
		p.lines(18, 6, 6, 18)
	case IconPlay:
		p.lines(8, 5, 19, 12, 8, 19, 8, 5)
		p.fill()
		p.lines(8, 5, 19, 12, 8, 19, 8, 5, 19, 12)
	case IconSettings:
		p.drawSliders()
	case IconHint:
		p.drawLamp()
	case IconStart:
		p.arc(12, 12, 9, 0, 360)
		p.stroke()
		p.lines(10.2, 8.6, 15.4, 12, 10.2, 15.4, 10.2, 8.6)
		p.fill()
	case IconLearn:
		p.drawCap()
	case IconGames:
		p.drawBoard()
	case IconRules:
		p.lines(12, 6.5, 12, 20)
		p.lines(12, 6.5, 9, 4.5, 3.5, 4.5, 3.5, 18, 9, 18, 12, 20, 15, 18, 20.5, 18, 20.5, 4.5, 15, 4.5, 12, 6.5)
	}
	p.stroke()
}

// drawSign draws one of the signs that stand beside words.
func (p *pen) drawSign(icon Icon) {
	switch icon {
	case IconAgain:
		p.arc(12, 12.5, 7.5, -35, 265)
		p.lines(18.6, 2.6, 18.3, 8.4, 12.6, 8.1)
	case IconDone:
		p.lines(5, 12.5, 10, 17.5, 19.5, 7)
	case IconStar:
		p.drawStar()
	case IconOn:
		p.lines(9, 5, 16, 12, 9, 19)
	case IconUnfold:
		p.lines(5, 9, 12, 16, 19, 9)
	case IconFold:
		p.lines(5, 15, 12, 8, 19, 15)
	case IconLess:
		p.lines(5, 12, 19, 12)
	case IconMore:
		p.lines(5, 12, 19, 12)
		p.lines(12, 5, 12, 19)
	}
}

// drawStar draws a star of five points.
func (p *pen) drawStar() {
	for i := range 10 {
		r := 9.5 - 5.5*float64(i%2)
		sin, cos := math.Sincos(math.Pi * (float64(i)/5 - 0.5))
		x, y := 12+float32(r*cos), 12.5+float32(r*sin)
		if i == 0 {
			p.move(x, y)
		} else {
			p.path.LineTo(x*p.unit, y*p.unit)
		}
	}
	p.path.Close()
	p.fill()
}

// drawCap draws a scholar's cap.
func (p *pen) drawCap() {
	p.lines(12, 4.5, 22, 9.5, 12, 14.5, 2, 9.5, 12, 4.5)
	p.stroke()
	p.lines(6.5, 12, 6.5, 16.5, 9, 18.5, 12, 19, 15, 18.5, 17.5, 16.5, 17.5, 12)
	p.stroke()
	p.lines(21.5, 10, 21.5, 15)
}

// drawStep draws a sign of a button that steps through plies.
func (p *pen) drawStep(icon Icon) {
	switch icon {
	case IconOff:
		p.lines(15, 5, 8, 12, 15, 19)
	case IconFirst:
		p.lines(5, 5, 5, 19)
		p.lines(18, 5, 10, 12, 18, 19)
	case IconLast:
		p.lines(19, 5, 19, 19)
		p.lines(6, 5, 14, 12, 6, 19)
	case IconLapBack:
		p.arc(12.5, 15.5, 8, 185, 355)
		p.lines(3, 8.5, 4.3, 15.2, 10.8, 13.4)
	case IconLapOn:
		p.arc(11.5, 15.5, 8, 185, 355)
		p.lines(21, 8.5, 19.7, 15.2, 13.2, 13.4)
	case IconPause:
		p.lines(8.5, 5.5, 8.5, 18.5)
		p.lines(15.5, 5.5, 15.5, 18.5)
	}
}

// drawEntry draws one of the signs of a menu's entries.
func (p *pen) drawEntry(icon Icon) {
	switch icon {
	case IconHome:
		p.lines(3, 11, 12, 3.5, 21, 11)
		p.lines(5.5, 9.5, 5.5, 20, 9.5, 20, 9.5, 14, 14.5, 14, 14.5, 20, 18.5, 20, 18.5, 9.5)
	case IconGraph:
		p.lines(4, 4, 4, 20, 20.5, 20)
		p.lines(7.5, 15, 11, 9.5, 14, 12.5, 19.5, 5.5)
	case IconLetters:
		p.lines(2.5, 19, 7.5, 5, 12.5, 19)
		p.lines(4.3, 14.2, 10.7, 14.2)
		p.arc(18, 15.6, 3.2, 0, 360)
		p.lines(21.2, 12, 21.2, 19)
	case IconSpeed:
		p.arc(12, 14.5, 9, 170, 370)
		p.lines(12, 14.5, 16, 9.5)
	case IconSend:
		p.lines(12, 15, 12, 3.5)
		p.lines(7.5, 8, 12, 3.5, 16.5, 8)
		p.lines(8, 11.5, 4.5, 11.5, 4.5, 20.5, 19.5, 20.5, 19.5, 11.5, 16, 11.5)
	case IconSetUp:
		p.lines(4, 4, 20, 4, 20, 20, 4, 20, 4, 4)
		p.lines(8, 12, 16, 12)
		p.lines(12, 8, 12, 16)
	case IconList:
		for _, y := range []float32{6, 12, 18} {
			p.lines(4, y, 4.5, y)
			p.lines(9, y, 20, y)
		}
	case IconFlag:
		p.lines(5.5, 21, 5.5, 3.5, 18.5, 3.5, 15.5, 8, 18.5, 12.5, 5.5, 12.5)
	}
}

// drawSliders draws three lines with knobs.
func (p *pen) drawSliders() {
	for i, knob := range []float32{15.5, 8.5, 13.5} {
		y := 5.5 + 6.5*float32(i)
		p.lines(4, y, knob-2.4, y)
		p.lines(knob+2.4, y, 20, y)
		p.stroke()
		p.arc(knob, y, 2.2, 0, 360)
		p.stroke()
	}
}

// drawLamp draws a lamp that lights up.
func (p *pen) drawLamp() {
	p.arc(12, 10, 6, 125, 415)
	p.stroke()
	p.lines(8.6, 15, 9.4, 17.5, 14.6, 17.5, 15.4, 15)
	p.stroke()
	p.lines(10.2, 21, 13.8, 21)
}

// drawBoard draws a board of two rows.
func (p *pen) drawBoard() {
	const r = 4.5
	p.move(2.5+r, 5)
	for _, c := range [][4]float32{{21.5, 5, 21.5, 12}, {21.5, 19, 12, 19}, {2.5, 19, 2.5, 12}, {2.5, 5, 2.5 + r, 5}} {
		p.path.ArcTo(c[0]*p.unit, c[1]*p.unit, c[2]*p.unit, c[3]*p.unit, r*p.unit)
	}
	p.stroke()
	for _, x := range []float32{7.5, 12, 16.5} {
		for _, y := range []float32{9.5, 14.5} {
			p.arc(x, y, 1.1, 0, 360)
			p.fill()
		}
	}
}
