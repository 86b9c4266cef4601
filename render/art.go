package render

import (
	"maps"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"ayoayo/engine"
)

// art is the board drawn once for a size and theme, with its shadow.
type art struct {
	image *ebiten.Image
	// at is where the image's corner lay when it was drawn, in its own pixels, scale
	// the number of these in a CSS pixel, and drawn where the board's corner lay, in
	// CSS pixels.
	at    point
	scale float64
	drawn point
}

// mostArt is the most pixels that the art of a board has. On a very large
// screen it is drawn a little coarser: wood is soft, and twice the pixels are
// twice the wait.
const mostArt = 4e6

// drawArt draws a board. Its light comes from the upper left however the board
// lies.
func drawArt(l *layout, m *material, dark bool, scale float64) art {
	reach := 0.62 * l.radius
	outer := Rect{l.plank.X - reach, l.plank.Y - reach, l.plank.W + 2*reach, l.plank.H + 2*reach}
	scale = min(scale, math.Sqrt(mostArt/(outer.W*outer.H)))
	at := point{math.Floor(outer.X * scale), math.Floor(outer.Y * scale)}
	w := int(math.Ceil((outer.X+outer.W)*scale) - at.x)
	h := int(math.Ceil((outer.Y+outer.H)*scale) - at.y)
	a := art{image: ebiten.NewImage(max(w, 1), max(h, 1)), at: at, scale: scale, drawn: point{l.plank.X, l.plank.Y}}

	if m.surface == plain {
		a.fill(l, m)
	} else {
		a.carve(l, m, reach, dark)
	}
	return a
}

// corner is where the image's corner lies for a board that lies elsewhere by now, in
// its own pixels: whole ones further on, so that it stays as sharp.
func (a *art) corner(l *layout) point {
	return point{a.at.x + math.Round((l.plank.X-a.drawn.x)*a.scale), a.at.y + math.Round((l.plank.Y-a.drawn.y)*a.scale)}
}

// to turns a place in CSS pixels into one of the image.
func (a *art) to(p point) point { return p.times(a.scale).add(a.at.times(-1)) }

// carve draws a board of a material with its shadow, and its hollows.
func (a *art) carve(l *layout, m *material, reach float64, dark bool) {
	x, y := l.plank.Center()
	middle := a.to(point{x, y})
	shade := 0.55
	if dark {
		shade = 0.85
	}
	upright := float32(0)
	if l.upright {
		upright = 1
	}
	shared := map[string]any{
		"Light": vec3(m.light), "Mid": vec3(m.mid), "Dark": vec3(m.dark),
		"Figure": float32(m.figure), "Fibre": float32(m.fibre),
		"Scale":   float32(a.scale * clamp(l.radius/60, 0.7, 1.6)),
		"Upright": upright,
		"Pixel":   float32(a.scale * clamp(l.radius/50, 0.5, 1.5)),
	}
	frieze := l.frieze
	if m.surface == sandy {
		frieze = point{} // which can't be drawn with a finger
	}
	board := with(shared, map[string]any{
		"Half":   []float32{float32(l.plank.W * a.scale / 2), float32(l.plank.H * a.scale / 2)},
		"Corner": float32(l.corner * a.scale), "Bevel": float32(m.bevel),
		"Shadow": float32(shade), "Reach": float32(reach * a.scale),
		"Frieze": vec2(frieze.times(a.scale)), "Loop": vec2(l.loop.times(a.scale)),
		"Heads": vec2(point{headLong, headHigh}.times(l.radius * a.scale)), "Groove": float32(l.groove() * a.scale),
	})
	shaders := theSurfaces[m.surface]()
	var q quads
	size := a.image.Bounds().Size()
	whole := Rect{0, 0, float64(size.X), float64(size.Y)}
	q.add(whole, Rect{-middle.x, -middle.y, whole.W, whole.H}, [4]float32{}, [4]float32{})
	a.image.DrawTrianglesShader32(q.vs, q.is, shaders.board, &ebiten.DrawTrianglesShaderOptions{Uniforms: board})

	q.reset()
	for i := range l.at {
		if l.has(engine.Pit(i)) {
			s := &l.at[i]
			centre := a.to(s.centre)
			half := s.half.times(a.scale)
			room := max(8, 0.22*l.radius) * a.scale
			out := half.add(point{room, room})
			q.add(around(centre, out), around(point{}, out), [4]float32{}, [4]float32{
				float32(half.x), float32(half.y), float32(centre.x - middle.x), float32(centre.y - middle.y),
			})
		}
	}
	hollows := with(shared, map[string]any{
		"Hollow": vec3(m.hollow), "Rim": vec3(m.rim), "Relief": float32(m.relief),
	})
	a.image.DrawTrianglesShader32(q.vs, q.is, shaders.hollow, &ebiten.DrawTrianglesShaderOptions{Uniforms: hollows})
}

// fill draws a board as shapes in two colours.
func (a *art) fill(l *layout, m *material) {
	var q quads
	outlined := func(centre, half point, corner, line float64, inside, edge Color) {
		centre, half, corner = a.to(centre), half.times(a.scale), corner*a.scale
		q.shape(centre, half, corner, 0, parts(inside, 1))
		q.shape(centre, half, corner, line*a.scale, parts(edge, 1))
	}
	x, y := l.plank.Center()
	line := clamp(l.radius/20, 1.2, 3)
	inner := point{l.plank.W/2 - line, l.plank.H/2 - line}
	outlined(point{x, y}, inner, l.corner-line, line, m.mid, m.light)
	if l.loop.x > 0 {
		a.fillLoop(&q, l, m.light)
	}
	for i := range l.at {
		if s := &l.at[i]; l.has(engine.Pit(i)) {
			outlined(s.centre, s.half, min(s.half.x, s.half.y), line, m.hollow, m.rim)
		}
	}
	a.image.DrawTrianglesShader32(q.vs, q.is, theShaders().shape, &ebiten.DrawTrianglesShaderOptions{})
}

// fillLoop draws the loop that shows the way of sowing, or the line with both ways.
func (a *art) fillLoop(q *quads, l *layout, c Color) {
	x, y := l.plank.Center()
	middle, colour := point{x, y}, parts(c, 1)
	half, line := l.loop, l.groove()*a.scale
	if l.upright {
		half = point{half.y, half.x}
	}
	if l.loop.y > 0 {
		q.shape(a.to(middle), half.times(a.scale), min(half.x, half.y)*a.scale, line, colour)
	} else {
		q.segment(a.to(middle.add(half.times(-1))), a.to(middle.add(half)), line, colour)
	}
	for _, side := range []float64{1, -1} {
		put := func(x, y float64) point {
			p := point{x, y}.times(side)
			if l.upright {
				p = point{-p.y, p.x}
			}
			return a.to(middle.add(p))
		}
		at, r := 0.30*l.loop.x, l.radius
		tip := put(at+headLong*r, l.loop.y)
		q.segment(put(at-headLong*r, l.loop.y-headHigh*r), tip, 1.5*line, colour)
		q.segment(put(at-headLong*r, l.loop.y+headHigh*r), tip, 1.5*line, colour)
	}
}

// with adds uniforms to those that several shaders share.
func with(shared, own map[string]any) map[string]any {
	maps.Copy(own, shared)
	return own
}

// free gives the image's memory back.
func (a *art) free() {
	if a.image != nil {
		a.image.Deallocate()
		a.image = nil
	}
}
