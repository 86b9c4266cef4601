package ai

import "ayoayo/engine"

// past is the positions of the game before the root that may come back, each
// with its key.
type past struct {
	positions []engine.Position
	keys      []uint64
	// filter has a bit for each key: most positions are seen at once not to be
	// among them.
	filter [64]uint64
	// twice says that a position has stood twice that may come back; the root
	// counts.
	twice bool
}

func newPast(g *engine.Game) past {
	var p past
	for i := g.Ply(); i > 0; i-- {
		before, after := g.After(i-1), g.After(i)
		if !mayReturn(&before, &after) {
			break
		}
		key := before.Key()
		p.twice = p.twice || p.has(&before)
		p.positions = append(p.positions, before)
		p.keys = append(p.keys, key)
		p.filter[key>>6&63] |= 1 << (key & 63)
	}
	here := g.Position()
	p.twice = p.twice || p.has(&here)
	return p
}

// has reports whether a position stood in the game before the root.
func (h *past) has(p *engine.Position) bool {
	if len(h.keys) == 0 || p.Phase() != engine.Sow {
		return false
	}
	key := p.Key()
	if h.filter[key>>6&63]>>(key&63)&1 == 0 {
		return false
	}
	for i, k := range h.keys {
		if k == key && h.positions[i] == *p {
			return true
		}
	}
	return false
}

// stoodTwice reports whether a position stood twice before the root, so that it
// would end the game.
func (h *past) stoodTwice(p *engine.Position) bool {
	times := 0
	for i := range h.positions {
		if h.positions[i] == *p {
			times++
		}
	}
	return times > 1
}

// mayReturn reports whether the position before a ply may come back after it:
// not when seeds went into a store, and not when a new round began, in which
// repetition counts anew and the starter is always the other player.
func mayReturn(before, after *engine.Position) bool {
	return before.Stored(engine.South) == after.Stored(engine.South) &&
		before.Stored(engine.North) == after.Stored(engine.North) && before.Starter() == after.Starter()
}

// since is the first ply of the path at which the position at a ply may have
// stood before.
func (s *search) since(ply int) int {
	before, after := &s.stack[ply-1], &s.stack[ply]
	if mayReturn(&before.pos, &after.pos) {
		return before.since
	}
	return ply
}

// repeated reports whether the position at a ply, which may have stood since an
// earlier one, has, and on which ply of the path this rests. At the root, or in the
// game before, it holds in the whole search, but in no other.
func (s *search) repeated(ply, since int, p *engine.Position) (int, bool) {
	whole := 0
	if s.alone {
		whole = free
	}
	for at := ply - 1; at >= since; at-- {
		if s.stack[at].pos.Equal(p) {
			if at == 0 {
				at = whole
			}
			return at, true
		}
	}
	return whole, since == 0 && s.past.has(p)
}
