package render

import (
	"math"

	"ayoayo/engine"
)

// places is the number of places for seeds: 32 pits, two stores and the hand.
const places = int(engine.Hand) + 1

// fittings are what a board has beside its pits.
type fittings struct {
	// numbers is the size of the numbers beside the rows, in usual ones; 0 when
	// there are none.
	numbers float64
	// scores says that stores have numbers too.
	scores bool
	// letters says that there is room for the letters of the pits, and
	// rowNumbers that there is some for the numbers of the rows.
	letters, rowNumbers bool
}

// stance is how a board lies on the screen.
type stance struct {
	// upright boards are lying ones turned clockwise.
	upright bool
	// near is whose row is the lower one of a lying board, and the left one of a board
	// that stands upright.
	near engine.Player
}

// layout is where everything on a board lies, in CSS pixels.
type layout struct {
	board engine.Board
	stance
	fittings
	// plank is the whole board, corner the radius of its round ends.
	plank  Rect
	corner float64
	// radius is that of a pit; everything else is measured by it.
	radius float64
	// digits is the size of the numbers, type that of the letters.
	digits, letter float64
	// frieze is half the length and half the height of the ornament in the middle,
	// loop that of the carved loop that shows the way of sowing, or of a line with both
	// ways; 0 where there is no room for one.
	frieze, loop point
	// at holds the board's pits and stores; others are empty.
	at [places]spot
	// rowAt are the middles of the numbers of rows, where a row has one.
	rowAt [4]point
}

// spot is one pit or store.
type spot struct {
	centre point
	// half is half the size of the hollow: a circle for a pit, a trough with
	// round ends for a store.
	half point
	// count is the middle of the number that belongs to it.
	count point
	// letter is the middle of its letter, empty for a pit whose letter stands at the
	// pit behind it.
	letter point
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
	bareEdge   = measure{0.42, 0.46}
	storeWidth = measure{1.40, 1.60}
	slimStore  = measure{1.20, 1.60}
	storeGap   = measure{0.06, 0.30}
	pitch      = measure{2.24, 2.75}
	// Across: from the side to the letters, between the rows that face each other,
	// with the loop of sowing and without, and between the two rows of a player, edge
	// to edge.
	sideEdge = measure{0.36, 0.60}
	facing   = measure{0.62, 1.40}
	nearer   = measure{0.34, 1.40}
	paired   = measure{0.22, 0.50}
)

// end returns how far from the end of the board a store is, or without stores a row's
// first cell: there fingers need the room more.
func (l *layout) end() measure {
	if !l.board.Stores {
		return bareEdge
	}
	return endEdge
}

// store returns the width of a store: three rows of seeds beside each other, or on a
// long board, whose pits need the room, a little less.
func (l *layout) store() measure {
	if l.board.Cols > 6 {
		return slimStore
	}
	return storeWidth
}

// between returns how far the rows that face each other are apart. Where every pit
// can be sown both ways there is but a line between them.
func (l *layout) between() measure {
	if l.board.TwoWays {
		return nearer
	}
	return facing
}

// band is the width of the strip for numbers beside a row: none without numbers, and
// never too narrow to read them, nor for letters to be clear of them.
func (l *layout) band(radius float64) float64 {
	disc := 0.0
	if l.letters {
		disc = discRadius*letterSize(radius) - l.strip(radius)/2 + 0.5
	}
	if l.numbers == 0 {
		if !l.letters {
			return 0.1 * radius
		}
		return max(0.1*radius, ringReach(radius)+disc)
	}
	digits := l.digitSize(radius)
	if l.upright {
		return max(0.56*radius, 1.72*digits)
	}
	return max(0.50*radius, 1.36*digits, l.besideRing(radius, digits)+0.37*digits+disc)
}

// beside is how far from the edge of a pit or store the middle of its number stands.
func (l *layout) beside(strip float64) float64 {
	return max(0.56*strip, l.besideRing(l.radius, l.digits))
}

// besideRing is how far a number stands at least: clear of what rings the pit, with
// two digits too.
func (l *layout) besideRing(radius, digits float64) float64 {
	half := 0.38 * digits
	if l.upright {
		half = 0.72 * digits
	}
	return ringReach(radius) + 1.5 + half
}

// digitSize is the size of the numbers for a pit's radius. Large ones are no
// larger than the pit leaves room for.
func (l *layout) digitSize(radius float64) float64 {
	usual := max(16, 0.38*radius)
	if l.board.Rows == 4 { // whose numbers stand in four strips
		usual = max(Small, 0.31*radius)
	}
	return max(usual, min(usual*l.numbers, radius))
}

// letterSize is the size of the letters for a pit's radius, strip the width of the
// strip for them beside the numbers of a row.
func letterSize(radius float64) float64 { return max(Small, 0.31*radius) }

func (l *layout) strip(radius float64) float64 {
	switch {
	case !l.letters:
		return 0
	case l.upright:
		return max(1.28*letterSize(radius), 0.73*radius)
	}
	return max(1.08*letterSize(radius), 0.45*radius)
}

// lengths returns what a board of a pit radius needs along and across.
func (l *layout) lengths(radius, roomAlong, roomAcross float64) (along, across float64) {
	b := l.board
	along = 2*l.end().at(roomAlong) + float64(b.Cols)*pitch.at(roomAlong)
	if b.Stores {
		along += 2 * (l.store().at(roomAlong) + storeGap.at(roomAlong))
	}
	across = 2*sideEdge.at(roomAcross) + 2*float64(b.Rows) + l.between().at(roomAcross)
	bands := 2.0
	if b.Rows == 4 {
		across += 2 * paired.at(roomAcross)
		bands = 4
	}
	return along*radius + l.heads(radius), across*radius + bands*l.band(radius) + 2*l.strip(radius)
}

// heads is the room before the first pits for the numbers of rows, where a player has
// two.
func (l *layout) heads(radius float64) float64 {
	if !l.rowNumbers {
		return 0
	}
	return max(0, 1.1*letterSize(radius)-0.2*radius)
}

// room returns how roomy a direction can be made, from 0 to 1.
func room(have, tight, roomy float64) float64 {
	return clamp((have-tight)/(roomy-tight), 0, 1)
}

// smallest is the radius of pits, in CSS pixels, below which numbers would be
// larger than what they count, and letters too.
const smallest = 12

// arrange lays a board out as large as it can be in the bounds, in the middle;
// with what it is fitted with, if that finds room.
func arrange(b engine.Board, bounds Rect, stands stance, f fittings) layout {
	l := layout{board: b, stance: stands, fittings: f}
	along, across := bounds.W, bounds.H
	if l.upright {
		along, across = across, along
	}
	l.radius = largest(func(radius float64) bool {
		u, v := l.lengths(radius, 0, 0)
		return u <= along && v <= across
	}, max(along, across))
	if l.radius < smallest && f != (fittings{}) {
		return arrange(b, bounds, stands, f.fewer())
	}
	l.digits, l.letter = l.digitSize(l.radius), letterSize(l.radius)
	tightU, tightV := l.lengths(l.radius, 0, 0)
	roomyU, roomyV := l.lengths(l.radius, 1, 1)
	tu, tv := room(along, tightU, roomyU), room(across, tightV, roomyV)
	u, v := l.lengths(l.radius, tu, tv)
	half := point{u / 2, v / 2}
	if l.upright {
		half = point{v / 2, u / 2}
	}
	l.plank = around(point{bounds.X + bounds.W/2, bounds.Y + bounds.H/2}, half)
	l.place(u, v, tu, tv)
	l.corner = l.roundEnds(v)
	l.ornament()
	if f.letters && l.touch() < Touch {
		// Fingers need the room of letters more.
		if larger := arrange(b, bounds, stands, f.fewer()); larger.touch() > l.touch()+0.5 {
			return larger
		}
	}
	return l
}

// fewer returns the fittings without what is needed least.
func (f fittings) fewer() fittings {
	switch {
	case f.rowNumbers:
		f.rowNumbers = false
	case f.letters:
		f.letters = false
	default:
		return fittings{}
	}
	return f
}

// touch is the least length and height of what can be touched for a pit.
func (l *layout) touch() float64 {
	hit := l.at[l.board.PitAt(0, 0)].hit
	return min(hit.W, hit.H)
}

// ornament finds room between the rows that face each other for the loop that shows the
// way of sowing, as long as the rows, and for the frieze within it, clear of what is
// marked round the pits. Where pits are sown both ways the loop is a line, which parts the
// two players' rows.
func (l *layout) ornament() {
	b := l.board
	row := b.Front(engine.South)
	front, last := l.at[b.PitAt(row, 0)].centre, l.at[b.PitAt(row, b.Cols-1)].centre
	if b.TwoWays {
		l.loop = point{front.distance(last)/2 + l.radius, 0}
		return
	}
	free := front.distance(l.at[b.Opposite(b.PitAt(row, 0))].centre)/2 - l.radius
	if free < loopLeast {
		return
	}
	// What stands out from the loop on both sides are the heads of its arrows.
	most := free - ringReach(l.radius) - headHigh*l.radius
	high := min(0.22*l.radius, most/loopRound)
	if long := front.distance(last)/2 + 0.8*l.radius; l.radius >= friezeLeast && high >= 0.11*l.radius {
		l.frieze = point{long, high}
		l.loop = point{long, loopRound * high}
	} else {
		l.loop = point{long, clamp(most, 0.06*l.radius, 0.13*l.radius)}
	}
}

// loopLeast is half the distance between the rows that a loop needs, loopRound how
// much higher it is than the frieze in it, and headLong and headHigh half the length
// and half the height of an arrow's head, in pit radii.
const (
	loopLeast = 8.5
	loopRound = 1.45
	headLong  = 0.17
	headHigh  = 0.15
)

// groove is how wide the line of the loop is.
func (l *layout) groove() float64 { return max(1.3, 0.04*l.radius) }

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
// works with the board lying, North above; turn puts it as it is to lie.
func (l *layout) place(u, v, tu, tv float64) {
	b, r := l.board, l.radius
	strip := l.band(r)
	beside := l.beside(strip)
	first := l.end().at(tu) * r // where the row's first cell begins
	if b.Stores {
		first += (l.store().at(tu) + storeGap.at(tu)) * r
	}
	step := pitch.at(tu) * r
	// The numbers of rows stand at the end that is on the left or at the top at last.
	heads := l.heads(r)
	headsAt := first + heads/2 - 0.1*r
	if l.near == engine.North {
		headsAt = u - headsAt
	} else {
		first += heads
	}
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
		outermost := b.Rows == 2 || row != b.Front(b.RowOwner(row))
		if heads > 0 {
			l.rowAt[row] = point{headsAt, y}
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
			if l.letters && outermost {
				l.at[pit].letter = point{x, y + side*(r+l.band(r)+l.strip(r)/2)}
			}
		}
	}
	if b.Stores {
		l.placeStores(u, v, tu, tv, first)
	}
	l.turn(u, v)
}

// placeStores puts South's store at the right end and North's at the left, as long as
// the rows lie apart.
func (l *layout) placeStores(u, v, tu, tv, first float64) {
	r := l.radius
	half := point{l.store().at(tu) * r / 2, v/2 - l.edge(tv)}
	x := l.end().at(tu)*r + half.x
	beside := half.y + l.beside(l.band(r))
	l.at[engine.NorthStore] = spot{
		centre: point{x, v / 2}, half: half, count: point{x, v/2 - beside}, hit: Rect{0, 0, first, v},
	}
	l.at[engine.SouthStore] = spot{
		centre: point{u - x, v / 2}, half: half, count: point{u - x, v/2 + beside}, hit: Rect{u - first, 0, first, v},
	}
}

// edge is how far the pits are from the sides of the board.
func (l *layout) edge(tv float64) float64 {
	return sideEdge.at(tv)*l.radius + l.strip(l.radius) + l.band(l.radius)
}

// rows returns where the middles of the rows lie across the board, by row.
func (l *layout) rows(v, tv float64) []float64 {
	r := l.radius
	outer := l.edge(tv) + r
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

// turn moves the places of a lying board, u long and v across, to where the plank is:
// turned half round when North is near, and then clockwise when the board stands
// upright. The near row is on the left there, sown downwards.
func (l *layout) turn(u, v float64) {
	by := point{l.plank.X, l.plank.Y}
	put := func(p point) point {
		if l.near == engine.North {
			p = point{u - p.x, v - p.y}
		}
		if l.upright {
			p = point{v - p.y, p.x}
		}
		return p.add(by)
	}
	for i := range l.at {
		s := &l.at[i]
		if s.half.x == 0 {
			continue
		}
		s.centre, s.count = put(s.centre), put(s.count)
		if s.letter != (point{}) {
			s.letter = put(s.letter)
		}
		if l.upright {
			s.half = point{s.half.y, s.half.x}
		}
		from := put(point{s.hit.X, s.hit.Y})
		to := put(point{s.hit.X + s.hit.W, s.hit.Y + s.hit.H})
		s.hit = Rect{from.x, from.y, 0, 0}.With(Rect{to.x, to.y, 0, 0})
	}
	for i := range l.rowAt {
		l.rowAt[i] = put(l.rowAt[i])
	}
}

// roundEnds returns the radius of the board's corners: big, but no pit and no
// number comes near the edge.
func (l *layout) roundEnds(across float64) float64 {
	margin := 0.30 * l.radius
	return largest(func(corner float64) bool {
		for p, s := range l.at {
			if s.half.x > 0 && !l.inside(s, corner, margin) {
				return false
			}
			number := spot{centre: s.count, half: point{l.digits * 0.62, l.digits * 0.62}}
			if l.counted(engine.Pit(p)) && !l.inside(number, corner, margin) {
				return false
			}
			letter := spot{centre: s.letter, half: point{l.letter * 0.7, l.letter * 0.7}}
			if s.letter != (point{}) && !l.inside(letter, corner, margin/2) {
				return false
			}
		}
		return true
	}, 0.34*across)
}

// counted reports whether a number stands at a place.
func (l *layout) counted(p engine.Pit) bool {
	return l.has(p) && l.numbers > 0 && (l.scores || !p.IsStore())
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

// besidePit is where the chip for a way of sowing a pit lies: beside its number, on the
// side that the way leads to, or where the pits are too near each other for that over half
// of it. It covers no other pit's number.
func (l *layout) besidePit(p engine.Pit, along point) Rect {
	s := &l.at[p]
	room := l.at[l.board.PitAt(0, 0)].centre.distance(l.at[l.board.PitAt(0, 1)].centre)/2 - 1
	half := min((room-0.6*l.digits)/2, 0.42*l.radius)
	out := room - half
	if half < leastWay {
		near, thin := ringSizes(l.radius)
		half = clamp(s.centre.distance(s.count)-l.radius-near-chosenLine*thin/2, leastWay, room/2)
		out = half + 1
	}
	at := s.count.add(along.times(out))
	at.x = clamp(at.x, l.plank.X+half, l.plank.X+l.plank.W-half)
	at.y = clamp(at.y, l.plank.Y+half, l.plank.Y+l.plank.H-half)
	return around(at, point{half, half})
}

// leastWay is half of how large the chip of a way is at least.
const leastWay = 10.5
