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
	// at is where the image's corner lies, in its own pixels, and scale the
	// number of these in a CSS pixel.
	at    point
	scale float64
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
	a := art{image: ebiten.NewImage(max(w, 1), max(h, 1)), at: at, scale: scale}

	x, y := l.plank.Center()
	middle := point{x, y}.times(scale).add(at.times(-1))
	shade := 0.55
	if dark {
		shade = 0.85
	}
	upright := float32(0)
	if l.upright {
		upright = 1
	}
	grain := map[string]any{
		"Light": vec3(m.light), "Mid": vec3(m.mid), "Dark": vec3(m.dark),
		"Figure": float32(m.figure), "Fibre": float32(m.fibre),
		"Scale":   float32(scale * clamp(l.radius/60, 0.7, 1.6)),
		"Upright": upright,
		"Pixel":   float32(scale * clamp(l.radius/50, 0.5, 1.5)),
	}
	plank := with(grain, map[string]any{
		"Half":   []float32{float32(l.plank.W * scale / 2), float32(l.plank.H * scale / 2)},
		"Corner": float32(l.corner * scale), "Bevel": float32(m.bevel),
		"Shadow": float32(shade), "Reach": float32(reach * scale),
	})
	var q quads
	whole := Rect{0, 0, float64(w), float64(h)}
	q.add(whole, Rect{-middle.x, -middle.y, whole.W, whole.H}, [4]float32{}, [4]float32{})
	a.image.DrawTrianglesShader32(q.vs, q.is, theShaders().plank, &ebiten.DrawTrianglesShaderOptions{Uniforms: plank})

	q.reset()
	for i := range l.at {
		if l.has(engine.Pit(i)) {
			s := &l.at[i]
			centre := s.centre.times(scale).add(at.times(-1))
			half := s.half.times(scale)
			out := half.add(point{8 * scale, 8 * scale})
			q.add(around(centre, out), around(point{}, out), [4]float32{}, [4]float32{
				float32(half.x), float32(half.y), float32(centre.x - middle.x), float32(centre.y - middle.y),
			})
		}
	}
	bowls := with(grain, map[string]any{
		"Hollow": vec3(m.hollow), "Rim": vec3(m.rim), "Relief": float32(m.relief),
	})
	a.image.DrawTrianglesShader32(q.vs, q.is, theShaders().bowl, &ebiten.DrawTrianglesShaderOptions{Uniforms: bowls})
	return a
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
