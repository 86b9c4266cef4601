package render

import "ayoayo/engine"

// ghost is what a preview shows of a move: where its laps are lifted, where it
// ends and what it captures.
type ghost struct {
	shown  bool
	lifted [places]bool
	end    engine.Pit
	// won is what is captured from each place.
	won [places]int
}

// ghostOf works a preview out.
func ghostOf(b engine.Board, p *Preview) ghost {
	g := ghost{end: engine.NoPit}
	if p == nil || p.Trace == nil {
		return g
	}
	g.shown = true
	for _, e := range p.Trace.Events {
		switch e.Kind {
		case engine.Lifted:
			g.lifted[e.Pit] = true
		case engine.Dropped:
			g.end = e.Pit
		case engine.Captured:
			at := e.Pit
			if e.Why == engine.WhyCapturer {
				at = b.Opposite(at) // counted with the seeds it captures
			}
			g.won[at] += int(e.Count)
		}
	}
	return g
}

// ring adds the outline of a pit or store at a distance from its edge; less
// than 0 the line is dotted. All in CSS pixels.
func (v *BoardView) ring(p engine.Pit, apart, line float64, c Color, opacity float64) {
	if !v.layout.has(p) {
		return
	}
	s := &v.layout.at[p]
	half := s.half.add(point{apart, apart}).times(v.scale)
	v.under.shape(s.centre.times(v.scale), half, min(half.x, half.y), line*v.scale, parts(c, opacity))
}

// ringSizes returns how far from the edge of a pit of a radius it is ringed, and
// how thin a line is.
func ringSizes(radius float64) (near, thin float64) {
	unit := clamp(radius/44, 0.6, 1.5)
	return 3.6 * unit, max(1.2, 1.4*unit)
}

// ringReach is how far from the edge the widest ring reaches, that of the focus.
func ringReach(radius float64) float64 {
	near, thin := ringSizes(radius)
	return near + focusApart*thin + focusLine*thin/2
}

// focusApart and focusLine are where the ring of the focus is, beyond the others,
// and how wide, in thin lines.
const focusApart, focusLine = 0.8, 2.1

// addMarks collects the marks that lie under the seeds.
func (v *BoardView) addMarks() {
	m := &v.material
	near, thin := ringSizes(v.layout.radius)
	if v.board.Rounds {
		v.addOwners()
	}
	if !v.step.Running {
		for _, p := range v.marks.Legal {
			if p == v.marks.Focus {
				continue
			}
			apart := near
			if v.isLast(p) {
				apart = 0.3 * near // inside the mark of the last move
			}
			v.ring(p, apart, thin, m.ring, 1)
		}
	}
	if v.ghost.shown {
		for _, p := range v.order {
			if v.ghost.lifted[p] && p != v.ghost.end {
				v.ring(p, near, thin, m.accent, 0.55)
			}
		}
		v.ring(v.ghost.end, near, 2*thin, m.accent, 1)
	} else {
		v.ring(v.marks.LastFrom, near, -1.7*thin, m.accent, 1)
		v.ring(v.marks.LastTo, near, 1.5*thin, m.accent, 1)
	}
	for _, p := range v.marks.Chosen {
		v.ring(p, near, 2*thin, m.accent, 1)
	}
	v.ring(v.marks.Focus, near+focusApart*thin, focusLine*thin, m.focus, 1)
}

// isLast reports whether the last move is marked at a pit.
func (v *BoardView) isLast(p engine.Pit) bool {
	return !v.ghost.shown && (p == v.marks.LastFrom || p == v.marks.LastTo)
}

// addOwners adds an inlay beside each pit in its owner's colour.
func (v *BoardView) addOwners() {
	r := v.layout.radius
	for _, p := range v.order {
		if p.IsStore() {
			continue
		}
		s := &v.layout.at[p]
		// Beside the number, towards the row's end.
		way := s.centre.to(s.count)
		side := point{-way.y, way.x}.times(0.52 * r / max(1, s.count.distance(s.centre)))
		at := s.centre.add(way.times(0.88)).add(side).times(v.scale)
		size := 0.10 * r * v.scale
		c := parts(v.material.owners[v.owners[p]], 1)
		edge := parts(v.material.owners[v.owners[p].Other()], 0.35)
		v.under.shape(at, point{size, size}, size, 0, c)
		v.under.shape(at, point{size, size}, size, 0.14*size, edge)
	}
}

// addChips collects the numbers of what a preview captures, on chips.
func (v *BoardView) addChips() {
	if !v.ghost.shown {
		return
	}
	c := v.look.Palette()
	size := max(0.28*v.layout.radius, 12)
	for _, p := range v.order {
		if n := v.ghost.won[p]; n > 0 {
			at := v.chipAt(p)
			v.chips.shape(at.times(v.scale), point{size * 1.35, size}.times(v.scale), size*v.scale, 0, parts(c.Accent, 1))
			v.number(&v.chipDigits, at, n, true, 0.9, parts(c.OnAccent, 1))
		}
	}
}

// chipAt is the middle of the chip on a pit: on its rim, across from its number.
func (v *BoardView) chipAt(p engine.Pit) point {
	s := &v.layout.at[p]
	return s.centre.add(s.centre.to(s.count).times(-v.layout.radius / s.centre.distance(s.count)))
}
