package render

import "math"

// Rect is a rectangle in CSS pixels.
type Rect struct{ X, Y, W, H float64 }

// Insets are distances kept from the four sides of a rectangle.
type Insets struct{ Top, Right, Bottom, Left float64 }

// Contains reports whether a point lies in the rectangle.
func (r Rect) Contains(x, y float64) bool {
	return x >= r.X && x < r.X+r.W && y >= r.Y && y < r.Y+r.H
}

// Inset returns the rectangle made smaller by insets, never less than empty.
func (r Rect) Inset(in Insets) Rect {
	return Rect{r.X + in.Left, r.Y + in.Top, max(0, r.W-in.Left-in.Right), max(0, r.H-in.Top-in.Bottom)}
}

// Center returns the middle of the rectangle.
func (r Rect) Center() (x, y float64) { return r.X + r.W/2, r.Y + r.H/2 }

// With returns the least rectangle that holds both.
func (r Rect) With(o Rect) Rect {
	x, y := min(r.X, o.X), min(r.Y, o.Y)
	return Rect{x, y, max(r.X+r.W, o.X+o.W) - x, max(r.Y+r.H, o.Y+o.H) - y}
}

// Overlaps reports whether two rectangles share more than an edge.
func (r Rect) Overlaps(o Rect) bool {
	const slack = 1e-6
	return r.X+slack < o.X+o.W && o.X+slack < r.X+r.W && r.Y+slack < o.Y+o.H && o.Y+slack < r.Y+r.H
}

// point is a place or an offset in CSS pixels.
type point struct{ x, y float64 }

func (p point) add(q point) point        { return point{p.x + q.x, p.y + q.y} }
func (p point) times(k float64) point    { return point{p.x * k, p.y * k} }
func (p point) distance(q point) float64 { return math.Hypot(p.x-q.x, p.y-q.y) }

// to is the way from p to q.
func (p point) to(q point) point { return point{q.x - p.x, q.y - p.y} }

// mix goes from a to b as t goes from 0 to 1.
func mix(a, b, t float64) float64 { return a + (b-a)*t }

// between goes from a to b as t goes from 0 to 1.
func between(a, b point, t float64) point { return point{mix(a.x, b.x, t), mix(a.y, b.y, t)} }

// clamp keeps x from low to high.
func clamp(x, low, high float64) float64 { return min(max(x, low), high) }

// around is the rectangle about a middle, given half its size.
func around(c, half point) Rect { return Rect{c.x - half.x, c.y - half.y, 2 * half.x, 2 * half.y} }

// easeOut slows down towards 1, easeInOut at both ends.
func easeOut(t float64) float64   { return 1 - (1-t)*(1-t) }
func easeInOut(t float64) float64 { return t * t * (3 - 2*t) }
