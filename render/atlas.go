package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// atlas holds every sprite of a board in one image, so that a frame's seeds and
// numbers are one draw call: the variants of the seeds, their shadow, and the
// digits.
type atlas struct {
	image *ebiten.Image
	// seed is the size of a seed's cell, with room round it; digit that of a
	// digit's cell.
	seed   float64
	digit  Rect
	shadow Rect
}

// glyphs are the signs that numbers are made of.
const glyphs = "0123456789+"

// seedRoom is the size of a seed's cell in seed radii, half of it on each side.
const seedRoom = 2.3

// drawAtlas draws the sprites for a layout.
func drawAtlas(l *layout, m *material, scale float64) atlas {
	radius := seedRadius * l.radius * scale
	a := atlas{seed: math.Ceil(radius*seedRoom) + 2}
	face := faceOf(TextStyle{Size: l.digits, Bold: true}, scale)
	metrics := face.Metrics()
	a.digit = Rect{
		W: math.Ceil(text.Advance("0", face)) + 2,
		H: math.Ceil(metrics.HAscent+metrics.HDescent) + 2,
		Y: (tones + 2) * a.seed,
	}
	a.shadow = Rect{0, tones * a.seed, 2 * a.seed, 2 * a.seed}
	w := max(variants*a.seed, float64(len(glyphs))*a.digit.W)
	a.image = ebiten.NewImage(int(w), int(a.digit.Y+a.digit.H))
	a.drawSeeds(m, radius)
	for i := range len(glyphs) {
		cell := a.digitCell(i)
		op := &text.DrawOptions{}
		op.GeoM.Translate(cell.X+1+math.Round((cell.W-2-text.Advance(glyphs[i:i+1], face))/2), cell.Y+1)
		text.Draw(a.image, glyphs[i:i+1], face, op)
	}
	return a
}

// drawSeeds draws the variants of the seeds and their shadow.
func (a *atlas) drawSeeds(m *material, radius float64) {
	var q quads
	flat := float32(0)
	if m.flat {
		flat = 1
	}
	for tone := range tones {
		for turn := range variants {
			// The turns are spread so that neighbours differ most.
			angle := math.Pi * frac(float64(turn)*0.618+float64(tone)*0.13)
			flat := 0.84 + 0.12*frac(float64(turn)*0.37+float64(tone)*0.21)
			half := a.seed / 2 / radius
			q.add(a.seedCell(tone, turn), around(point{}, point{half, half}), parts(m.seeds[tone], 1), [4]float32{
				float32(angle), float32(flat), float32(frac(float64(turn*5+tone*3) * 0.217)), float32(1 / radius),
			})
		}
	}
	a.image.DrawTrianglesShader32(q.vs, q.is, theShaders().seed, &ebiten.DrawTrianglesShaderOptions{
		Uniforms: map[string]any{"Flat": flat},
	})
	if m.flat {
		return // and throws no shadow
	}
	q.reset()
	// The shadow is black that fades outwards: rings on rings.
	const rings = 12
	c, half := a.shadow, a.shadow.W/2-1
	for i := range rings {
		r := half * (1 - float64(i)/rings)
		q.shape(point{c.X + c.W/2, c.Y + c.H/2}, point{r, r}, r, 0, [4]float32{0, 0, 0, 0.085})
	}
	a.image.DrawTrianglesShader32(q.vs, q.is, theShaders().shape, &ebiten.DrawTrianglesShaderOptions{})
}

// seedCell is where a seed is drawn in the atlas.
func (a *atlas) seedCell(tone, turn int) Rect {
	return Rect{float64(turn) * a.seed, float64(tone) * a.seed, a.seed, a.seed}
}

// digitCell is where a sign of glyphs is drawn in the atlas.
func (a *atlas) digitCell(i int) Rect {
	return Rect{float64(i) * a.digit.W, a.digit.Y, a.digit.W, a.digit.H}
}

// free gives the image's memory back.
func (a *atlas) free() {
	if a.image != nil {
		a.image.Deallocate()
		a.image = nil
	}
}
