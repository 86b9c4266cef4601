package render

import (
	"math"

	"ayoayo/engine"
)

// places is the number of places for seeds: 32 pits, two stores and the hand.
const places = int(engine.Hand) + 1

// layout is where everything on a board lies, in CSS pixels.
type layout struct {
	board   engine.Board
	upright bool
	// numbers is the size of the numbers beside the rows, in usual ones; 0 when
	// there are none.
	numbers float64
	// plank is the whole board, corner the radius of its round ends.
	plank  Rect
	corner float64
	// radius is that of a pit; everything else is measured by it.
	radius float64
	// digits is the size of the numbers.
	digits float64
	// frieze is half the length and half the height of the ornament in the middle,
	// 0 where there is no room for one.
	frieze point
	// at holds the board's pits and stores; others are empty.
	at [places]spot
}

// spot is one pit or store.
type spot struct {
	centre point
	// half is half the size of the hollow: a circle for a pit, a trough with
	// round ends for a store.
	half point
	// count is the middle of the number that belongs to it.
	count point
	// hit is what can be touched for it. The hits of a board don't overlap.
	hit Rect
}

// A board is measured along its long side and across, in pit radii, between a
// tight and a roomy form. The pits are as large as the tight form allows; the
// room that is then left in one direction is used up to the roomy form.
type measure struct{ tight, roomy float64 }

func (m measure) at(t float64) float64 { return mix(m.tight, m.roomy, t) }

var (
	// Along the board: from its end to a store (or to a row's first cell), the
	// width of a store, from the store to that cell, and from pit to pit.
	endEdge    = measure{0.42, 0.60}
	storeWidth = measure{1.20, 1.50}
	storeGap   = measure{0.06, 0.30}
	pitch      = measure{2.24, 2.60}
	// Across: from the side to the numbers, between the rows that face each
	// other, and between the two rows of a player, edge to edge.
	sideEdge = measure{0.36, 0.60}
	facing   = measure{0.34, 1.40}
	paired   = measure{0.22, 0.50}
)

// band is the width of the strip for numbers beside a row: none without
// numbers, and never too narrow to read them.
func (l *layout) band(radius float64) float64 {
	switch {
	case l.numbers == 0:
		return 0.1 * radius
	case l.upright:
		return max(0.56*radius, 1.72*l.digitSize(radius))
	}
	return max(0.50*radius, 1.36*l.digitSize(radius))
}

// beside is how far from the edge of a pit or store the middle of its number
// stands: clear of what rings it, with two digits too.
func (l *layout) beside(strip float64) float64 {
	half := 0.38 * l.digits
	if l.upright {
		half = 0.72 * l.digits
	}
	return max(0.56*strip, ringReach(l.radius)+1.5+half)
}

// digitSize is the size of the numbers for a pit's radius. Large ones are no
// larger than the pit leaves room for.
func (l *layout) digitSize(radius float64) float64 {
	usual := max(Small, 0.31*radius)
	return max(usual, min(usual*l.numbers, radius))
}

// lengths returns what a board of a pit radius needs along and across.
func (l *layout) lengths(radius, roomAlong, roomAcross float64) (along, across float64) {
	b := l.board
	along = 2*endEdge.at(roomAlong) + float64(b.Cols)*pitch.at(roomAlong)
	if b.Stores {
		along += 2 * (storeWidth.at(roomAlong) + storeGap.at(roomAlong))
	}
	across = 2*sideEdge.at(roomAcross) + 2*float64(b.Rows) + facing.at(roomAcross)
	bands := 2.0
	if b.Rows == 4 {
		across += 2 * paired.at(roomAcross)
		bands = 4
	}
	return along * radius, across*radius + bands*l.band(radius)
}

// room returns how roomy a direction can be made, from 0 to 1.
func room(have, tight, roomy float64) float64 {
	return clamp((have-tight)/(roomy-tight), 0, 1)
}

// smallest is the radius of pits, in CSS pixels, below which numbers would be
// larger than what they count.
const smallest = 12

// arrange lays a board out as large as it can be in the bounds, in the middle;
// with numbers of a size, if they find room.
func arrange(b engine.Board, bounds Rect, upright bool, numbers float64) layout {
	l := layout{board: b, upright: upright, numbers: numbers}
	along, across := bounds.W, bounds.H
	if upright {
		along, across = across, along
	}
	l.radius = largest(func(radius float64) bool {
		u, v := l.lengths(radius, 0, 0)
		return u <= along && v <= across
	}, max(along, across))
	if numbers > 0 && l.radius < smallest {
		return arrange(b, bounds, upright, 0)
	}
	l.digits = l.digitSize(l.radius)
	tightU, tightV := l.lengths(l.radius, 0, 0)
	roomyU, roomyV := l.lengths(l.radius, 1, 1)
	tu, tv := room(along, tightU, roomyU), room(across, tightV, roomyV)
	u, v := l.lengths(l.radius, tu, tv)
	half := point{u / 2, v / 2}
	if upright {
		half = point{v / 2, u / 2}
	}
	l.plank = around(point{bounds.X + bounds.W/2, bounds.Y + bounds.H/2}, half)
	l.place(u, v, tu, tv)
	l.corner = l.roundEnds(v)
	l.frieze = l.ornament()
	return l
}

// ornament returns half the size of the frieze in the middle of a board of two
// rows: as long as the rows, and clear of what is marked round the pits.
func (l *layout) ornament() point {
	b := l.board
	if b.Rows != 2 || l.radius < friezeLeast {
		return point{}
	}
	front, last := l.at[b.PitAt(0, 0)].centre, l.at[b.PitAt(0, b.Cols-1)].centre
	gap := front.distance(l.at[b.Opposite(b.PitAt(0, 0))].centre)
	long := front.distance(last)/2 + 0.8*l.radius
	high := min(0.22*l.radius, (gap/2-1.28*l.radius)/1.5)
	if high < 0.11*l.radius {
		return point{}
	}
	return point{long, high}
}

// friezeLeast is the radius of pits of the smallest board with a frieze: on a
// smaller one it would be a mere line.
const friezeLeast = 26

// largest finds the largest number up to a limit for which a condition holds
// that holds for all smaller ones.
func largest(ok func(float64) bool, limit float64) float64 {
	low, high := 0.0, limit
	for range 50 {
		if m := (low + high) / 2; ok(m) {
			low = m
		} else {
			high = m
		}
	}
	return low
}

// place puts the pits and stores of a board that is u long and v across. It
// works with the board lying, North above; turned puts it upright.
func (l *layout) place(u, v, tu, tv float64) {
	b, r := l.board, l.radius
	strip := l.band(r)
	beside := l.beside(strip)
	first := endEdge.at(tu) * r // where the row's first cell begins
	if b.Stores {
		first += (storeWidth.at(tu) + storeGap.at(tu)) * r
	}
	step := pitch.at(tu) * r
	for row, y := range l.rows(v, tv) {
		// The numbers stand outside the row: towards its owner, but where the
		// owner has a back row too, those of the front row in the middle.
		side := 1.0
		if b.RowOwner(row) == engine.North {
			side = -1
		}
		if b.Rows == 4 && row == b.Front(b.RowOwner(row)) {
			side = -side
		}
		top, bottom := l.cell(row, v, tv)
		for col := range b.Cols {
			x := first + (float64(col)+0.5)*step
			pit := b.PitAt(row, col)
			if b.RowOwner(row) == engine.North {
				pit = b.PitAt(row, b.Cols-1-col)
			}
			l.at[pit] = spot{
				centre: point{x, y},
				half:   point{r, r},
				count:  point{x, y + side*(r+beside)},
				hit:    Rect{x - step/2, top, step, bottom - top},
			}
		}
	}
	if b.Stores {
		l.placeStores(u, v, tu, strip, first)
	}
	l.turn(u)
}

// placeStores puts South's store at the right end and North's at the left.
func (l *layout) placeStores(u, v, tu, strip, first float64) {
	r := l.radius
	half := point{storeWidth.at(tu) * r / 2, v/2 - strip - 0.62*r}
	x := endEdge.at(tu)*r + half.x
	beside := half.y + l.beside(strip)
	l.at[engine.NorthStore] = spot{
		centre: point{x, v / 2}, half: half, count: point{x, v/2 - beside}, hit: Rect{0, 0, first, v},
	}
	l.at[engine.SouthStore] = spot{
		centre: point{u - x, v / 2}, half: half, count: point{u - x, v/2 + beside}, hit: Rect{u - first, 0, first, v},
	}
}

// rows returns where the middles of the rows lie across the board, by row.
func (l *layout) rows(v, tv float64) []float64 {
	r, strip := l.radius, l.band(l.radius)
	outer := sideEdge.at(tv)*r + strip + r
	if l.board.Rows == 2 {
		return []float64{v - outer, outer}
	}
	inner := outer + (2+paired.at(tv))*r
	return []float64{v - inner, v - outer, inner, outer}
}

// cell returns the strip across the board that belongs to a row.
func (l *layout) cell(row int, v, tv float64) (top, bottom float64) {
	if l.board.Rows == 2 {
		return v / 2 * float64(1-row), v / 2 * float64(2-row)
	}
	ys := l.rows(v, tv)
	split := (ys[0] + ys[1]) / 2
	switch row {
	case 0:
		return v / 2, split
	case 1:
		return split, v
	case 2:
		return v - split, v / 2
	default:
		return 0, v - split
	}
}

// turn moves the places of a lying board u long to where the plank is, turned
// with it when it stands upright: South's row on the right, sowing upwards.
func (l *layout) turn(u float64) {
	for i := range l.at {
		s := &l.at[i]
		if s.half.x == 0 {
			continue
		}
		if l.upright {
			s.centre = point{s.centre.y, u - s.centre.x}
			s.count = point{s.count.y, u - s.count.x}
			s.half = point{s.half.y, s.half.x}
			s.hit = Rect{s.hit.Y, u - s.hit.X - s.hit.W, s.hit.H, s.hit.W}
		}
		by := point{l.plank.X, l.plank.Y}
		s.centre, s.count = s.centre.add(by), s.count.add(by)
		s.hit.X, s.hit.Y = s.hit.X+by.x, s.hit.Y+by.y
	}
}

// roundEnds returns the radius of the board's corners: big, but no pit and no
// number comes near the edge.
func (l *layout) roundEnds(across float64) float64 {
	margin := 0.30 * l.radius
	return largest(func(corner float64) bool {
		for _, s := range l.at {
			number := spot{centre: s.count, half: point{l.digits * 0.62, l.digits * 0.62}}
			if s.half.x > 0 && (!l.inside(s, corner, margin) || l.numbers > 0 && !l.inside(number, corner, margin)) {
				return false
			}
		}
		return true
	}, 0.34*across)
}

// inside reports whether a hollow keeps a margin from the corners of the board.
func (l *layout) inside(s spot, corner, margin float64) bool {
	end := min(s.half.x, s.half.y)
	middle := point{l.plank.X + l.plank.W/2, l.plank.Y + l.plank.H/2}
	// The round end of the hollow nearest to a corner, seen from that corner.
	dx := l.plank.W/2 - math.Abs(s.centre.x-middle.x) - (s.half.x - end)
	dy := l.plank.H/2 - math.Abs(s.centre.y-middle.y) - (s.half.y - end)
	if dx >= corner || dy >= corner {
		return true
	}
	return math.Hypot(corner-dx, corner-dy)+end+margin <= corner
}

// noteAt places a note of a size on a pit. On a board that stands upright, whose
// numbers are beside the pits, it is at the lower rim.
func (l *layout) noteAt(p engine.Pit, size point) Rect {
	s := &l.at[p]
	down := 1.0
	if !l.upright && s.count.y > s.centre.y {
		down = -1
	}
	out := l.radius - size.y/2
	if l.board.Rows == 2 {
		out += min(0.3*size.y, 0.1*l.radius) // nothing is beyond that rim
	}
	out = max(0, out)
	return around(point{s.centre.x, s.centre.y + down*out}, size.times(0.5))
}

// pitAt returns the pit or store that a point belongs to, or NoPit.
func (l *layout) pitAt(x, y float64) engine.Pit {
	for i := range l.at {
		if l.at[i].hit.Contains(x, y) {
			return engine.Pit(i)
		}
	}
	return engine.NoPit
}

// has reports whether the board has a place.
func (l *layout) has(p engine.Pit) bool { return int(p) < places && l.at[p].half.x > 0 }
