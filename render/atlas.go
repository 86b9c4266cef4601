package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// atlas holds every sprite of a board in one image, so that a frame's seeds, numbers
// and letters are one draw call: the variants of the seeds, their shadow, and the
// signs.
type atlas struct {
	image *ebiten.Image
	// seed is the size of a seed's cell, with room round it.
	seed   float64
	shadow Rect
	signs  [fontKinds]signs
	// halo is how far below a sign its halo is drawn.
	halo float64
}

// seedRoom is the size of a seed's cell in seed radii, half of it on each side.
const seedRoom = 2.3

// font is a size and weight that signs on a board have.
type font uint8

const (
	digits  font = iota
	nought       // a number of its own, which is lighter than others
	letters      // of pits
	lit          // of pits, on discs
	fontKinds
)

// signs are those of a font, side by side in the atlas.
type signs struct {
	text  string
	style TextStyle
	// cell is that of the first, and advance the distance of two signs of a number.
	cell    Rect
	advance float64
}

// plus is where the sign + is among the digits.
const plus = 10

// signsOf lists the signs that a board needs.
func signsOf(l *layout) [fontKinds]signs {
	all := [fontKinds]signs{
		digits: {text: "0123456789+", style: TextStyle{Size: l.digits, Bold: true}},
		nought: {text: "0", style: TextStyle{Size: l.digits}},
	}
	if l.letters {
		// South's letters, North's, and the numbers of rows.
		text := "ABCDEFGH"[:l.board.Cols] + "abcdefgh"[:l.board.Cols] + "12"
		all[letters] = signs{text: text, style: TextStyle{Size: l.letter}}
		all[lit] = signs{text: text, style: TextStyle{Size: l.letter, Bold: true}}
	}
	return all
}

// haloWidth is how far the halo of a sign reaches, in CSS pixels.
const haloWidth = 1

func drawAtlas(l *layout, m *material, scale float64) atlas {
	radius := seedRadius * l.radius * scale
	a := atlas{seed: math.Ceil(radius*seedRoom) + 2, signs: signsOf(l)}
	a.shadow = Rect{0, tones * a.seed, 2 * a.seed, 2 * a.seed}
	top := (tones + 2) * a.seed
	var w, h float64
	reach := math.Round(max(1, haloWidth*scale))
	for i := range a.signs {
		s := &a.signs[i]
		s.measure(scale, reach, h)
		w, h = max(w, float64(len(s.text))*s.cell.W), h+s.cell.H
	}
	a.halo = h
	a.image = ebiten.NewImage(int(max(variants*a.seed, w)), int(top+2*h))
	a.drawSeeds(m, radius)
	a.drawSigns(scale, reach, top, w, h)
	return a
}

// measure finds the sizes of the cells, of which the first begins at a height. The
// signs' capitals are in the middle of theirs.
func (s *signs) measure(scale, reach, y float64) {
	if s.text == "" {
		return
	}
	f := faceOf(s.style, scale)
	wide := 0.0
	for i := range len(s.text) {
		wide = max(wide, f.wide(s.text[i:i+1]))
	}
	s.advance = f.wide("0")
	s.cell = Rect{0, y, math.Ceil(wide) + 2*reach + 2, math.Ceil(1.4*s.style.Size*scale) + 2*reach}
}

// drawSigns draws the signs and, below them, what is around each: itself, moved a
// little in every direction.
func (a *atlas) drawSigns(scale, reach, top, w, h float64) {
	sheet := ebiten.NewImage(int(w), int(h))
	defer sheet.Deallocate()
	for i := range a.signs {
		s := &a.signs[i]
		for k := range len(s.text) {
			s.draw(sheet, k, scale)
		}
		s.cell.Y += top
	}
	op := &ebiten.DrawImageOptions{}
	at := func(x, y float64) {
		op.GeoM.Reset()
		op.GeoM.Translate(x, top+y)
		a.image.DrawImage(sheet, op)
	}
	at(0, 0)
	const directions = 12
	for i := range directions {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / directions)
		at(math.Round(reach*cos), h+math.Round(reach*sin))
	}
}

// draw draws a sign into its cell, so that its capitals would be in the middle.
func (s *signs) draw(dst *ebiten.Image, i int, scale float64) {
	f, sign := faceOf(s.style, scale), s.text[i:i+1]
	cell := s.at(i)
	op := &text.DrawOptions{}
	op.GeoM.Translate(
		cell.X+math.Round((cell.W-f.wide(sign))/2),
		cell.Y+math.Round(f.baseline(cell.H))-f.top,
	)
	text.Draw(dst, sign, f.main, op)
}

// at is the cell of a sign.
func (s *signs) at(i int) Rect {
	return Rect{s.cell.X + float64(i)*s.cell.W, s.cell.Y, s.cell.W, s.cell.H}
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

// free gives the image's memory back.
func (a *atlas) free() {
	if a.image != nil {
		a.image.Deallocate()
		a.image = nil
	}
}
