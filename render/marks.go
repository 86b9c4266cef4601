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
func ghostOf(p *Preview) ghost {
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
			g.won[e.Pit] += int(e.Count)
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

// drawMarks collects the marks that lie under the seeds.
func (v *BoardView) addMarks() {
	m := &v.material
	accent := v.look.Palette().Accent
	unit := clamp(v.layout.radius/44, 0.6, 1.5)
	near, thin := 3.6*unit, max(1.2, 1.4*unit)
	if v.board.Rounds {
		v.addOwners()
	}
	if !v.step.Running {
		for _, p := range v.marks.Legal {
			v.ring(p, near, thin, m.ring, 1)
		}
	}
	if v.ghost.shown {
		for _, p := range v.order {
			if v.ghost.lifted[p] && p != v.ghost.end {
				v.ring(p, near, thin, accent, 0.55)
			}
		}
		v.ring(v.ghost.end, near, 2*thin, accent, 1)
	} else {
		v.ring(v.marks.LastFrom, near, -1.7*thin, accent, 1)
		v.ring(v.marks.LastTo, near, 1.5*thin, accent, 1)
	}
	v.ring(v.marks.Focus, near+3.4*thin, 2*thin, m.focus, 1)
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
		way := s.count.add(s.centre.times(-1))
		side := point{-way.y, way.x}.times(0.52 * r / max(1, s.count.distance(s.centre)))
		at := s.centre.add(way.times(0.88)).add(side).times(v.scale)
		size := 0.10 * r * v.scale
		c := parts(v.material.owners[v.owners[p]], 1)
		edge := parts(v.material.owners[v.owners[p].Other()], 0.35)
		v.under.shape(at, point{size, size}, size, 0, c)
		v.under.shape(at, point{size, size}, size, 0.14*size, edge)
	}
}

// addChips collects the counts of what a preview captures, over the seeds.
func (v *BoardView) addChips() {
	if !v.ghost.shown {
		return
	}
	accent := v.look.Palette().Accent
	for _, p := range v.order {
		if n := v.ghost.won[p]; n > 0 {
			s := &v.layout.at[p]
			size := max(0.30*v.layout.radius, 13)
			at := s.centre.add(s.count.add(s.centre.times(-1)).times(-0.62))
			v.shapes.shape(at.times(v.scale), point{size * 1.35, size}.times(v.scale), size*v.scale, 0, parts(accent, 1))
		}
	}
}

// addChipNumbers collects the numbers on the chips.
func (v *BoardView) addChipNumbers() {
	if !v.ghost.shown {
		return
	}
	ink := v.look.Palette().OnAccent
	for _, p := range v.order {
		if n := v.ghost.won[p]; n > 0 {
			s := &v.layout.at[p]
			at := s.centre.add(s.count.add(s.centre.times(-1)).times(-0.62))
			v.number(at, n, true, 0.9, parts(ink, 1))
		}
	}
}
