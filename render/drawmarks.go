package render

import (
	"ayoayo/engine"
)

// haloLine is how far the halo of a line reaches beyond it, in CSS pixels.
const haloLine = 0.9

// ring adds the outline of a pit or store at a distance from its edge, in CSS pixels.
func (v *BoardView) ring(p engine.Pit, apart, line float64, s stroke, c Color) {
	if !v.layout.has(p) {
		return
	}
	at := &v.layout.at[p]
	v.outlined(&v.under, at.centre, at.half.add(point{apart, apart}), line, s, c)
}

// outlined adds the outline of a shape with round ends, and below it what keeps it
// apart from the material.
func (v *BoardView) outlined(to *quads, centre, half point, line float64, s stroke, c Color) {
	centre, half, line = centre.times(v.scale), half.times(v.scale), line*v.scale
	corner := min(half.x, half.y)
	if halo := parts(v.material.halo, 1); halo[3] > 0 {
		to.outline(centre, half, corner, line+2*haloLine*v.scale, solid, halo)
	}
	to.outline(centre, half, corner, line, s, parts(c, 1))
}

// ringSizes returns how far from the edge of a pit of a radius it is ringed, and
// how wide a thin line is.
func ringSizes(radius float64) (near, thin float64) {
	unit := clamp(radius/44, 0.6, 1.5)
	return max(2.6, 3.6*unit), max(1.6, 1.6*unit)
}

// ringReach is how far from the edge the widest ring reaches, that of the focus.
func ringReach(radius float64) float64 {
	near, thin := ringSizes(radius)
	return near + focusApart*thin + focusLine*thin/2
}

// focusApart is how far the ring of the focus is beyond the others. It and the lines
// of rings are measured in thin lines: that of the last pit of a move, of the dots
// where it began, of a pit that was chosen, and of one that a hint says to play.
const (
	focusApart = 0.9
	focusLine  = 1.8
	endLine    = 1.45
	dotLine    = 2.0
	chosenLine = 2.2
	hintLine   = 3.0
)

// addMarks collects the marks that lie under the seeds.
func (v *BoardView) addMarks() {
	m, marks := &v.material, &v.marks
	near, thin := ringSizes(v.layout.radius)
	if !v.step.Running && marks.Hint == engine.NoPit {
		v.addLegal(near, thin)
	}
	switch {
	case v.ghost.shown && marks.Hint == engine.NoPit:
		v.ring(v.ghost.from, near, dotLine*thin, dotted, m.accent)
		for _, p := range v.order {
			if v.ghost.lifted[p] && p != v.ghost.from {
				v.ring(p, near, thin, solid, m.accent)
			}
		}
	case v.lastShown():
		v.ring(marks.LastFrom, near, dotLine*thin, dotted, m.accent)
		v.ring(marks.LastTo, near, endLine*thin, solid, m.accent)
		if v.step.Running && v.lapFrom != marks.LastFrom {
			v.ring(v.lapFrom, near, thin, solid, m.accent)
		}
	}
	for _, p := range marks.Chosen {
		v.ring(p, near, chosenLine*thin, solid, m.accent)
	}
	if v.layout.has(marks.Hint) {
		s := &v.layout.at[marks.Hint]
		half := s.half.times(v.scale)
		v.under.shape(s.centre.times(v.scale), half, min(half.x, half.y), 0, parts(m.accent, 0.22))
		v.ring(marks.Hint, hintLine*thin/2, hintLine*thin, solid, m.accent)
	}
	v.addWays(near, thin)
	v.addRefusal(near, thin)
	v.ring(marks.Focus, near+focusApart*thin, focusLine*thin, solid, m.focus)
}

// addLegal rings the pits that can be sown, inside of what else is marked there.
func (v *BoardView) addLegal(near, thin float64) {
	for _, p := range v.marks.Legal {
		if p == v.marks.Focus || v.marks.Ways != nil && p == v.marks.Ways.Pit || v.marks.Refusal != nil && p == v.marks.Refusal.Pit {
			continue
		}
		apart := near
		if v.lastShown() && (p == v.marks.LastFrom || p == v.marks.LastTo) {
			apart = 0.2 * near
		}
		v.ring(p, apart, thin, solid, v.material.ring)
	}
}

// lastShown reports whether the last move is marked.
func (v *BoardView) lastShown() bool {
	return !v.ghost.shown && v.marks.Hint == engine.NoPit && len(v.marks.Chosen) == 0 && v.marks.Ways == nil && v.marks.Refusal == nil
}

// addWays rings the pit whose way is to be chosen, with a pointer at each end of it
// that a way leads to.
func (v *BoardView) addWays(near, thin float64) {
	w := v.marks.Ways
	if w == nil || !v.layout.has(w.Pit) {
		return
	}
	m, r := &v.material, v.layout.radius
	v.ring(w.Pit, near, chosenLine*thin, solid, m.accent)
	for i := range w.Traces {
		along := v.wayAlong(i)
		half := point{0.17 * r, 0.26 * r}
		at := v.layout.at[w.Pit].centre.add(along.times(r + near + half.x))
		edge := half.add(point{0.05 * r, 0.07 * r})
		v.under.triangle(at.times(v.scale), along, edge.times(v.scale), parts(m.onAccent, 0.8))
		c := m.accent
		if w.Traces[i] == nil {
			c = m.hollow // which can't be played
		}
		v.under.triangle(at.times(v.scale), along, half.times(v.scale), parts(c, 1))
	}
}

// addRefusal marks the pit that can't be sown, and together those of the row that the rule
// is about.
func (v *BoardView) addRefusal(near, thin float64) {
	f := v.marks.Refusal
	if f == nil {
		return
	}
	m := &v.material
	v.ring(f.Pit, near, endLine*thin, dashed, m.ring)
	if len(f.Row) == 0 {
		return
	}
	low, high := v.layout.at[f.Row[0]].centre, v.layout.at[f.Row[0]].centre
	for _, p := range f.Row {
		c := v.layout.at[p].centre
		low, high = point{min(low.x, c.x), min(low.y, c.y)}, point{max(high.x, c.x), max(high.y, c.y)}
	}
	out := v.layout.radius + near
	v.outlined(&v.under, between(low, high, 0.5), low.to(high).times(0.5).add(point{out, out}), endLine*thin, dashed, m.ring)
}

// addHand rings the hand while it carries seeds, with how many on a chip.
func (v *BoardView) addHand() {
	n := v.heaps.in[engine.Hand].n
	if n == 0 || !v.step.Running || v.look.Reduced {
		return
	}
	m, r := &v.material, v.layout.radius
	_, thin := ringSizes(r)
	at := v.handAt(v.performance.clock).add(point{0, -0.35 * handHeight * r})
	v.outlined(&v.under, at, point{handRing * r, handRing * r}, thin, solid, m.accent)
	if v.layout.numbers > 0 {
		v.chip(at.add(point{0, -handRing*r - 0.6*v.chipSize()}), n, false, m.accent, m.onAccent)
	}
}

// handRing is the radius of the ring round the hand, in pit radii.
const handRing = 0.74

// addGhosts collects what lies on the seeds: where a move that is thought of ends, and
// where the seeds of one that is not allowed would fall.
func (v *BoardView) addGhosts() {
	m := &v.material
	switch w := v.marks.Ways; {
	case v.ghost.shown:
		v.endSeed(&v.ghost, v.wayOf(&v.ghost), m.accent, m.onAccent)
	case w != nil:
		for i := range v.ways {
			v.endSeed(&v.ways[i], v.wayAlong(i), m.accent, m.onAccent)
		}
	}
	if f := v.marks.Refusal; f != nil {
		v.addFalls(f)
	}
	v.addDecisive()
}

// endSeed adds the seed that a move ends with, in the middle of its pit, and on it
// the way that the move sets out where that is to be chosen.
func (v *BoardView) endSeed(g *ghost, along point, c, edge Color) {
	if !v.layout.has(g.end) {
		return
	}
	r, at := endRadius*v.layout.radius, v.layout.at[g.end].centre
	if along != (point{}) {
		r *= 1.35
	}
	v.dot(at, r, c, edge)
	if along != (point{}) {
		v.arrow(at, along, 1.1*r, edge)
	}
}

// endRadius is the size of the seed that shows where a move ends, in pit radii.
const endRadius = 0.26

// dot adds a disc with an edge over the seeds.
func (v *BoardView) dot(at point, radius float64, c, edge Color) {
	at, radius = at.times(v.scale), radius*v.scale
	v.over.shape(at, point{radius, radius}, radius, 0, parts(c, 1))
	line := max(0.14*radius, v.scale)
	v.over.shape(at, point{radius, radius}, radius, line, parts(edge, 0.85))
}

// arrow adds an arrow of a length over the seeds, around its middle.
func (v *BoardView) arrow(at, along point, length float64, c Color) {
	half, across := along.times(length/2), point{-along.y, along.x}
	tip, head, line := at.add(half), length*0.36, max(0.15*length, 1.2)
	colour := parts(c, 1)
	put := func(from point) {
		v.over.segment(from.times(v.scale), tip.times(v.scale), line*v.scale, colour)
	}
	put(at.add(half.times(-1)))
	put(tip.add(along.times(-head)).add(across.times(head)))
	put(tip.add(along.times(-head)).add(across.times(-head)))
}

// wayAlong is the direction on the screen in which a way of the pit whose way is to
// be chosen sets out: as the first seed goes along the row. At the end of a row it is
// that in which the row ends.
func (v *BoardView) wayAlong(i int) point {
	if v.ways[i].shown {
		return v.wayOf(&v.ways[i])
	}
	return v.wayOf(&v.ways[1-i]).times(-1)
}

// wayOf is the direction in which a move sets out, empty on a board on which there is
// but one.
func (v *BoardView) wayOf(g *ghost) point {
	if !v.board.TwoWays || !v.layout.has(g.from) || !v.layout.has(g.next) {
		return point{}
	}
	row, place, last := g.from.Row(), g.from.Place(), v.board.Cols-1
	begin := g.from - engine.Pit(place)
	onward := v.layout.at[begin].centre.to(v.layout.at[begin+1].centre)
	onward = onward.times(1 / onward.distance(point{}))
	ahead := g.next == g.from+1 && place < last
	if g.next.Row() != row {
		ahead = place == last
	}
	if ahead {
		return onward
	}
	return onward.times(-1)
}

// addFalls shows where the seeds of a move would fall that is not allowed: as outlines
// on top of what lies there, the last one filled.
func (v *BoardView) addFalls(f *Refusal) {
	m, r := &v.material, seedRadius*v.layout.radius
	var fallen [places]int
	next := func(p engine.Pit) (at point, empty bool) {
		slot := v.heaps.in[p].n + fallen[p]
		fallen[p]++
		return v.layout.rest(p, slot), slot == 0
	}
	half, line := point{r, r}.times(v.scale), max(1.2, 0.16*r)*v.scale
	for _, p := range f.Falls {
		if !v.layout.has(p) {
			continue
		}
		at, _ := next(p)
		v.over.shape(at.times(v.scale), half, r*v.scale, 0, parts(m.hollow, 0.35))
		v.over.outline(at.times(v.scale), half, r*v.scale, line, dashed, parts(m.ring, 1))
	}
	for _, p := range f.Ends {
		if !v.layout.has(p) {
			continue
		}
		at, empty := next(p)
		if empty {
			at = v.layout.at[p].centre
		}
		v.dot(at, 1.2*r, m.ring, m.hollow)
	}
}

// addDecisive rings the seed that decided the game, once the seeds have been counted.
func (v *BoardView) addDecisive() {
	d := v.marks.Decisive
	if !v.marks.Counted || v.counting() || d.Seed < 1 || !v.layout.has(d.Store) || d.Seed > v.heaps.in[d.Store].n {
		return
	}
	r := 1.3 * seedRadius * v.layout.radius
	at := v.layout.counted10(d.Store, d.Seed-1, v.heaps.in[d.Store].n)
	v.outlined(&v.over, at, point{r, r}, max(1.6, 0.25*r), solid, v.material.accent)
}

// addChips collects the numbers of what a move captures that is thought of, on chips at
// the pits, and the chips of the ways to choose from beside their pit.
func (v *BoardView) addChips() {
	m := &v.material
	switch w := v.marks.Ways; {
	case v.ghost.shown:
		for _, p := range v.order {
			if n := v.ghost.won[p]; n > 0 {
				v.chip(v.chipAt(p), n, true, m.accent, m.onAccent)
			}
			if n := v.ghost.lost[p]; n > 0 {
				v.chipForOther(v.chipAt(p), n)
			}
		}
	case w != nil:
		for i := range w.Traces {
			v.addWayChip(i)
		}
	}
}

// chipSize is half the height of a chip.
func (v *BoardView) chipSize() float64 { return max(0.28*v.layout.radius, 12) }

// chip adds a number on a chip.
func (v *BoardView) chip(at point, n int, plused bool, c, sign Color) {
	size := v.chipSize()
	v.over.shape(at.times(v.scale), point{size * 1.35, size}.times(v.scale), size*v.scale, 0, parts(c, 1))
	v.number(&v.overSigns, at, n, plused, 0.9, plainInk(sign))
}

// chipForOther adds the number of what the other player captures: hollow, unlike
// those of the player who moves.
func (v *BoardView) chipForOther(at point, n int) {
	m, size := &v.material, v.chipSize()
	half := point{size * 1.35, size}
	v.over.shape(at.times(v.scale), half.times(v.scale), size*v.scale, 0, parts(m.hollow, 1))
	line := max(0.12*size, 1.5)
	v.over.outline(at.times(v.scale), half.add(point{-line / 2, -line / 2}).times(v.scale), (size-line/2)*v.scale, line*v.scale, solid, parts(m.onHollow(), 1))
	v.number(&v.overSigns, at, n, true, 0.9, plainInk(m.onHollow()))
}

// chipAt is the middle of the chip on a pit: on its rim, across from its number.
func (v *BoardView) chipAt(p engine.Pit) point {
	s := &v.layout.at[p]
	return s.centre.add(s.centre.to(s.count).times(-v.layout.radius / s.centre.distance(s.count)))
}

// addWayChip adds the chip of a way: an arrow on a disc. That of a way that can't be
// played has an outline.
func (v *BoardView) addWayChip(i int) {
	m, r := &v.material, v.WayBounds(i)
	x, y := r.Center()
	at, size := point{x, y}, r.W/2
	half, fill, sign := point{size, size}.times(v.scale), m.accent, m.onAccent
	if !v.ways[i].shown {
		fill, sign = m.hollow, m.onHollow()
	}
	v.over.shape(at.times(v.scale), half, size*v.scale, 0, parts(fill, 1))
	if !v.ways[i].shown {
		v.over.outline(at.times(v.scale), half.add(point{-v.scale, -v.scale}), (size-1)*v.scale, 2*v.scale, dashed, parts(sign, 1))
	}
	v.arrow(at, v.wayAlong(i), 1.2*size, sign)
}

// WayBounds returns where the chip of a way lies while one is to be chosen, beside
// the pit; it can be touched.
func (v *BoardView) WayBounds(i int) Rect {
	w := v.marks.Ways
	if w == nil || !v.layout.has(w.Pit) {
		return Rect{}
	}
	return v.layout.besidePit(w.Pit, v.wayAlong(i))
}
