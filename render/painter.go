package render

import (
	"math"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// Painter draws text, shapes, icons and the surroundings for one window: it
// knows the look and the device scale, and keeps what it has set and drawn, so
// that drawing the same again allocates nothing.
type Painter struct {
	look  Look
	scale float64

	faces  map[faceKey]*face
	lines  map[lineKey]*line
	icons  map[iconKey]*ebiten.Image
	ground *ebiten.Image

	quads      quads
	drawShapes ebiten.DrawTrianglesShaderOptions
	drawImage  ebiten.DrawImageOptions
}

type faceKey struct {
	size        float64
	bold, title bool
}

// keyOf returns what tells the faces of styles apart.
func keyOf(style TextStyle) faceKey {
	return faceKey{style.Size, style.Bold && !style.Title, style.Title}
}

type lineKey struct {
	faceKey
	s string
}

type line struct {
	glyphs []text.Glyph
	width  float64
}

// keptLines is the number of lines kept before all are forgotten: far more than
// a scene has.
const keptLines = 2000

// NewPainter makes a painter for a look and a device scale.
func NewPainter(look Look, scale float64) *Painter {
	p := &Painter{look: look, icons: map[iconKey]*ebiten.Image{}}
	p.SetScale(scale)
	return p
}

// Look returns the painter's look.
func (p *Painter) Look() Look { return p.look }

// Palette returns the colours of the painter's look.
func (p *Painter) Palette() Palette { return p.look.Palette() }

// SetLook changes the look.
func (p *Painter) SetLook(look Look) {
	if look.Palette() != p.look.Palette() {
		p.freeGround()
	}
	p.look = look
}

// SetScale changes the number of device pixels in a CSS pixel.
func (p *Painter) SetScale(scale float64) {
	if scale == p.scale {
		return
	}
	p.scale = scale
	p.faces = map[faceKey]*face{}
	p.lines = map[lineKey]*line{}
	for _, image := range p.icons {
		image.Deallocate()
	}
	clear(p.icons)
}

func (p *Painter) freeGround() {
	if p.ground != nil {
		p.ground.Deallocate()
		p.ground = nil
	}
}

// Background fills the destination with the surroundings.
func (p *Painter) Background(dst *ebiten.Image) {
	size := dst.Bounds().Size()
	if p.ground != nil && p.ground.Bounds().Size() != size {
		p.freeGround()
	}
	if p.ground == nil {
		p.ground = ebiten.NewImage(size.X, size.Y)
		c := p.look.Palette()
		p.quads.reset()
		p.quads.add(Rect{0, 0, float64(size.X), float64(size.Y)}, Rect{-1, -1, 2, 2}, [4]float32{}, [4]float32{})
		p.ground.DrawTrianglesShader32(p.quads.vs, p.quads.is, theShaders().ground, &ebiten.DrawTrianglesShaderOptions{
			Uniforms: map[string]any{"Middle": vec3(c.Ground), "Edge": vec3(c.GroundEdge)},
		})
	}
	p.drawImage.GeoM.Reset()
	p.drawImage.ColorScale.Reset()
	dst.DrawImage(p.ground, &p.drawImage)
}

// RoundRect fills a rectangle with round corners.
func (p *Painter) RoundRect(dst *ebiten.Image, r Rect, corner float64, c Color) {
	p.shape(dst, r, corner, 0, c)
}

// RoundRectLine draws the outline of a rectangle with round corners.
func (p *Painter) RoundRectLine(dst *ebiten.Image, r Rect, corner, width float64, c Color) {
	p.shape(dst, r, corner, width, c)
}

// Circle fills a circle.
func (p *Painter) Circle(dst *ebiten.Image, x, y, radius float64, c Color) {
	p.shape(dst, around(point{x, y}, point{radius, radius}), radius, 0, c)
}

func (p *Painter) shape(dst *ebiten.Image, r Rect, corner, width float64, c Color) {
	x, y := r.Center()
	half := point{r.W / 2, r.H / 2}.times(p.scale)
	p.quads.reset()
	p.quads.shape(point{x, y}.times(p.scale), half, min(corner*p.scale, half.x, half.y), width*p.scale, parts(c, 1))
	dst.DrawTrianglesShader32(p.quads.vs, p.quads.is, theShaders().shape, &p.drawShapes)
}

// DrawText draws lines of text, broken at newlines; y is the top of the first.
func (p *Painter) DrawText(dst *ebiten.Image, s string, x, y float64, style TextStyle) {
	for {
		first, rest, more := strings.Cut(s, "\n")
		p.drawLine(dst, first, x, y, style)
		if !more {
			return
		}
		s, y = rest, y+style.LineHeight()
	}
}

func (p *Painter) drawLine(dst *ebiten.Image, s string, x, y float64, style TextStyle) {
	l := p.line(s, style)
	face := p.face(style)
	aboutX, aboutY := math.Round(2*x*p.scale), math.Round(2*y*p.scale)
	x *= p.scale
	switch style.Align {
	case Middle:
		x -= l.width / 2
	case End:
		x -= l.width
	}
	x = math.Round(x)
	// A line is drawn from the font's own top, not from that of its letters.
	y = math.Round(y*p.scale+face.baseline(style.LineHeight()*p.scale)) - face.top
	c := parts(style.Color, 1)
	op := &p.drawImage
	op.ColorScale.Reset()
	op.ColorScale.Scale(c[0], c[1], c[2], 1)
	op.ColorScale.ScaleAlpha(c[3])
	for i := range l.glyphs {
		g := &l.glyphs[i]
		if g.Image == nil {
			continue
		}
		op.GeoM.Reset()
		op.GeoM.Translate(x+g.X, y+g.Y)
		if style.Turned {
			op.GeoM.Scale(-1, -1)
			op.GeoM.Translate(aboutX, aboutY)
		}
		dst.DrawImage(g.Image, op)
	}
}

func (p *Painter) face(style TextStyle) *face {
	key := keyOf(style)
	f := p.faces[key]
	if f == nil {
		f = faceOf(style, p.scale)
		p.faces[key] = f
	}
	return f
}

// line returns a line of text, set.
func (p *Painter) line(s string, style TextStyle) *line {
	key := lineKey{keyOf(style), s}
	if l := p.lines[key]; l != nil {
		return l
	}
	if len(p.lines) >= keptLines {
		clear(p.lines)
	}
	l := &line{}
	l.glyphs, l.width = p.face(style).set(s)
	p.lines[key] = l
	return l
}

// Measure returns the size of lines of text, broken at newlines.
func (p *Painter) Measure(s string, style TextStyle) (w, h float64) {
	for {
		first, rest, more := strings.Cut(s, "\n")
		w = max(w, p.line(first, style).width/p.scale)
		h += style.LineHeight()
		if !more {
			return w, h
		}
		s = rest
	}
}

// Wrap breaks a text into lines no wider than a width, at spaces and newlines.
// A word that is too wide has a line of its own.
func (p *Painter) Wrap(s string, style TextStyle, width float64) []string {
	var lines []string
	for _, paragraph := range strings.Split(s, "\n") {
		now := ""
		for _, word := range strings.Fields(paragraph) {
			longer := word
			if now != "" {
				longer = now + " " + word
			}
			if w := p.face(style).wide(longer); now != "" && w > width*p.scale {
				lines = append(lines, now)
				longer = word
			}
			now = longer
		}
		lines = append(lines, now)
	}
	return lines
}
