package render

import (
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

// stroke is how the outline of a shape is drawn.
type stroke uint8

const (
	solid stroke = iota
	dotted
	dashed
	// pointer is no outline: the shape is a triangle that points along it.
	pointer
)

// strokeStep tells strokes apart in the number that holds the width of a line too,
// and is more than any width.
const strokeStep = 64

// shape adds a box with round corners, or with a line width its outline, for
// the shape shader; all in device pixels.
func (q *quads) shape(centre, half point, corner, line float64, c [4]float32) {
	q.outline(centre, half, corner, line, solid, c)
}

// outline adds the outline of a box with round corners.
func (q *quads) outline(centre, half point, corner, line float64, s stroke, c [4]float32) {
	q.turned(centre, point{1, 0}, half, corner, line, s, c)
}

// segment adds a line with round ends.
func (q *quads) segment(from, to point, line float64, c [4]float32) {
	length := from.distance(to)
	if length == 0 {
		return
	}
	along := from.to(to).times(1 / length)
	q.turned(between(from, to, 0.5), along, point{(length + line) / 2, line / 2}, line/2, 0, solid, c)
}

// triangle adds a triangle that points along a direction.
func (q *quads) triangle(centre, along, half point, c [4]float32) {
	q.turned(centre, along, half, 0, 0, pointer, c)
}

// turned adds a shape whose length lies along a direction.
func (q *quads) turned(centre, along, half point, corner, line float64, s stroke, c [4]float32) {
	out := line/2 + 1
	reach := point{half.x + out, half.y + out}
	across := point{-along.y, along.x}
	first := uint32(len(q.vs))
	for i := range 4 {
		x, y := (2*float64(i&1)-1)*reach.x, (2*float64(i>>1)-1)*reach.y
		at := centre.add(along.times(x)).add(across.times(y))
		q.vs = append(q.vs, ebiten.Vertex{
			DstX: float32(at.x), DstY: float32(at.y), SrcX: float32(x), SrcY: float32(y),
			ColorR: c[0], ColorG: c[1], ColorB: c[2], ColorA: c[3],
			Custom0: float32(half.x), Custom1: float32(half.y), Custom2: float32(corner),
			Custom3: float32(min(line, strokeStep-1) + strokeStep*float64(s)),
		})
	}
	q.is = append(q.is, first, first+1, first+2, first+1, first+3, first+2)
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

// vec2 returns a point as a shader's uniform.
func vec2(p point) []float32 { return []float32{float32(p.x), float32(p.y)} }
