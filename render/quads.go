package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// quads collects rectangles that are drawn in one call. Its slices are kept
// from frame to frame.
type quads struct {
	vs []ebiten.Vertex
	is []uint32
}

// reset forgets the rectangles.
func (q *quads) reset() { q.vs, q.is = q.vs[:0], q.is[:0] }

// add adds a rectangle of the destination filled from one of the source, both
// in pixels, with a colour and four numbers for a shader.
func (q *quads) add(dst, src Rect, c [4]float32, custom [4]float32) {
	first := uint32(len(q.vs))
	for i := range 4 {
		x, y := float64(i&1), float64(i>>1)
		q.vs = append(q.vs, ebiten.Vertex{
			DstX: float32(dst.X + x*dst.W), DstY: float32(dst.Y + y*dst.H),
			SrcX: float32(src.X + x*src.W), SrcY: float32(src.Y + y*src.H),
			ColorR: c[0], ColorG: c[1], ColorB: c[2], ColorA: c[3],
			Custom0: custom[0], Custom1: custom[1], Custom2: custom[2], Custom3: custom[3],
		})
	}
	q.is = append(q.is, first, first+1, first+2, first+1, first+3, first+2)
}

// shape adds a box with round corners, or with a line width its outline, for
// the shape shader; all in device pixels.
func (q *quads) shape(centre, half point, corner, line float64, c [4]float32) {
	out := math.Abs(line)/2 + 1
	reach := point{half.x + out, half.y + out}
	q.add(around(centre, reach), around(point{}, reach), c,
		[4]float32{float32(half.x), float32(half.y), float32(corner), float32(line)})
}

// parts returns a colour's parts from 0 to 1, straight, its opacity scaled.
func parts(c Color, opacity float64) [4]float32 {
	return [4]float32{
		float32(c.R) / 255, float32(c.G) / 255, float32(c.B) / 255, float32(float64(c.A) / 255 * opacity),
	}
}

// vec3 returns a colour as a shader's uniform.
func vec3(c Color) []float32 {
	p := parts(c, 1)
	return p[:3]
}
