package reloop

import "slices"

// findEntries finds what can follow what, and which parts the table has to lead
// to. Unless a procedure is only ever called, they are those that Go's runtime
// comes back to:
//   - the first, also where a goroutine got a larger stack first,
//   - what is behind a call (cmd/internal/obj/wasm, obj.ACALL),
//   - the call of runtime.deferreturn, where what has recovered goes on
//     (cmd/link/internal/ld, computeDeferReturn).
//
// The one other address that Go puts on its stack, that of a nil pointer's
// panic, is only for stack traces: that call never returns.
func (f *procedure) findEntries(called bool) {
	for i, p := range f.parts {
		p.link(f.parts[min(i+1, len(f.parts)-1)])
		p.entry = i == 0 || !called && (f.parts[i-1].calls() || p.beginsWithCall())
	}
	f.rankAll(called)
	for f.enterIrreducible() {
		f.rankAll(called)
	}
}

// link notes which parts can follow p; after is the one behind it, or p itself if
// it is the last, whose end is not reached: Go ends functions by returning, in a
// jump, or with a panic.
func (p *part) link(after *part) {
	p.falls = after != p && !p.leaves()
	for _, in := range p.code {
		if in.jump != nil {
			p.leadsTo(in.jump)
		}
	}
	if p.falls {
		p.leadsTo(after)
	}
}

func (p *part) leadsTo(to *part) {
	if !slices.Contains(p.to, to) {
		p.to, to.from = append(p.to, to), append(to.from, p)
	}
}

// leaves reports whether what is behind a part can't be reached from its end.
func (p *part) leaves() bool {
	if len(p.code) == 0 {
		return false
	}
	switch p.code[len(p.code)-1].op {
	case opReturn, opUnreachable, opBr, opJump:
		return true
	}
	return false
}

// calls reports whether a part ends with a call: its goroutine may have to wait
// there, which makes the function return, and be called again for the part behind.
func (p *part) calls() bool {
	return len(p.code) > 0 && p.code[len(p.code)-1].op == opBrIf
}

// beginsWithCall reports whether a part begins with a call without arguments, by
// the room that it makes for the address to return to. That of runtime.deferreturn
// is one, for which Go begins a part. The others are taken along, so that nothing
// depends on names.
func (p *part) beginsWithCall() bool {
	return len(p.code) > 2 && p.code[0].is(opLocalGet, sp) && p.code[1].is(opI32Const, 8) && p.code[2].op == opI32Sub
}

// rankAll gives each part its rank and its dominator. One with no way to it becomes
// an entry: nothing is known of how it is reached. Where the procedure is only
// ever called it is not reached, and is left out, also from what leads to others.
func (f *procedure) rankAll(called bool) {
	f.order = f.order[:0]
	seen := make([]bool, len(f.parts))
	for _, p := range f.parts {
		if p.entry {
			f.visit(p, seen)
		}
	}
	for _, p := range f.parts {
		if !called && !seen[p.index] && (p.falls || len(p.code) > 0) {
			p.entry = true
			f.visit(p, seen)
		}
	}
	slices.Reverse(f.order)
	for i, p := range f.order {
		p.rank = i
		p.from = slices.DeleteFunc(p.from, func(from *part) bool { return !seen[from.index] })
	}
	f.dominate()
}

// visit puts all parts that can be reached from p into the order, each after
// those that follow it. What a part falls into comes last, so that in the end it
// stands right behind.
func (f *procedure) visit(p *part, seen []bool) {
	if seen[p.index] {
		return
	}
	seen[p.index] = true
	for _, to := range p.to {
		f.visit(to, seen)
	}
	f.order = append(f.order, p)
}

// dominate finds the dominators, as in "A Simple, Fast Dominance Algorithm"
// (Cooper, Harvey, Kennedy, 2001).
func (f *procedure) dominate() {
	known := make([]bool, len(f.parts))
	for changed := true; changed; {
		changed = false
		for _, p := range f.order {
			d := p.nearest(known)
			if !known[p.index] || d != p.dominator {
				p.dominator, known[p.index], changed = d, true, true
			}
		}
	}
}

// nearest returns the last part that is on every way to p, by what is known of
// those before it.
func (p *part) nearest(known []bool) *part {
	if p.entry {
		return nil
	}
	var d *part
	first := true
	for _, from := range p.from {
		switch {
		case !known[from.index]:
		case first:
			d, first = from, false
		default:
			d = common(d, from)
		}
	}
	return d
}

// common returns the last part that dominates both.
func common(a, b *part) *part {
	for a != b && a != nil && b != nil {
		if a.rank > b.rank {
			a = a.dominator
		} else {
			b = b.dominator
		}
	}
	if a != b {
		return nil
	}
	return a
}

func (p *part) dominates(q *part) bool {
	for q != nil && q.rank > p.rank {
		q = q.dominator
	}
	return q == p
}

// enterIrreducible makes an entry of every part that a jump leads back to from
// where it can be got to without that part. It reports whether there was any.
func (f *procedure) enterIrreducible() bool {
	found := false
	for _, p := range f.order {
		for _, to := range p.to {
			if to.rank <= p.rank && !to.entry && !to.dominates(p) {
				to.entry, found = true, true
			}
		}
	}
	return found
}

// findLoops finds the loops, the inner ones first, and what is directly in each.
func (f *procedure) findLoops() {
	for _, head := range slices.Backward(f.order) {
		for _, p := range head.from {
			if p.rank >= head.rank && head.dominates(p) {
				head.isHead = true
				p.join(head)
			}
		}
	}
	for _, p := range f.order {
		if p.head == nil {
			f.members = append(f.members, p)
		} else {
			p.head.members = append(p.head.members, p)
		}
	}
}

// join makes p, and what leads to it, a member of a loop.
func (p *part) join(head *part) {
	for p != head {
		switch {
		case p.head == head:
			return
		case p.head != nil:
			p = p.head
			continue
		}
		p.head = head
		for _, from := range p.from {
			from.join(head)
		}
		return
	}
}
