package reloop

import "slices"

// A shaper writes a procedure in its new shape.
type shaper struct {
	*writer
	*procedure
}

func (f *procedure) write(w *writer) {
	s := shaper{w, f}
	s.layOut()
	for i := range f.before {
		w.instruction(&f.before[i])
	}
	if s.again != nil {
		w.begin(opLoop, s.again)
	}
	s.writeParts(nil)
	if s.again != nil {
		w.end()
	}
	for i := range f.after {
		w.instruction(&f.after[i])
	}
}

// layOut finds which part is below which, where ends lead, and what needs a label.
func (s *shaper) layOut() {
	var last *part
	walk(s.members, func(p *part) {
		if last != nil {
			last.below = p
		}
		last = p
	})
	for _, p := range s.order {
		p.findEnd(s.parts)
		for _, in := range p.code {
			if in.jump != nil {
				s.label(p, in.jump)
			}
		}
		if p.then != nil && p.then != p.below {
			s.label(p, p.then)
		}
	}
	if s.again == nil && !slices.ContainsFunc(s.order, func(p *part) bool { return p.entry && p.index > 0 }) {
		return // It is always begun at its first part.
	}
	s.lost = new(label)
	for _, p := range s.order {
		if p.entry && p.block == nil {
			p.block = new(label)
		}
	}
}

// walk calls do for parts, and for those in the loops of which they are the heads,
// in the order in which they are written.
func walk(members []*part, do func(*part)) {
	for _, p := range members {
		do(p)
		walk(p.members, do)
	}
}

// findEnd takes the jump at the end of a part out of its code. Where a condition
// leads to the part below and all else elsewhere, it turns that round.
func (p *part) findEnd(parts []*part) {
	n := len(p.code)
	switch {
	case p.falls:
		p.then = parts[p.index+1]
	case n > 0 && p.code[n-1].op == opJump:
		p.then = p.code[n-1].jump
		p.code = p.code[:n-1]
	default:
		return
	}
	n = len(p.code)
	if n == 0 || p.code[n-1].op != opJumpIf || p.code[n-1].jump != p.below || p.then == p.below {
		return
	}
	unless := instruction{op: opJumpIf, jump: p.then}
	p.then = p.below
	if n > 1 && p.code[n-2].op == opI32Eqz {
		p.code = append(p.code[:n-2], unless)
		return
	}
	p.code = append(p.code[:n-1], instruction{op: opI32Eqz, raw: []byte{opI32Eqz}}, unless)
}

// label sees to it that a jump from p has a label to lead to.
func (s *shaper) label(p, to *part) {
	at := &to.block
	switch {
	case to.rank > p.rank:
	case to.dominates(p):
		at = &to.loop
	default:
		at = &s.again
	}
	if *at == nil {
		*at = new(label)
	}
}

// writeParts writes the parts in a loop, nil for all.
func (s *shaper) writeParts(head *part) {
	members := s.members
	if head != nil {
		members = head.members
	}
	if head == nil && s.lost != nil {
		s.begin(opBlock, s.lost)
	}
	for _, p := range slices.Backward(members) {
		if p.block != nil {
			s.begin(opBlock, p.block)
		}
	}
	switch {
	case head != nil:
		s.writePart(head)
	case s.lost != nil:
		s.writeTable()
	}
	for _, p := range members {
		if p.block != nil {
			s.end()
		}
		if !p.isHead {
			s.writePart(p)
			continue
		}
		s.begin(opLoop, p.loop)
		s.writeParts(p)
		s.end()
	}
	if head == nil && s.lost != nil {
		s.end()
	}
}

// writeTable writes the table that leads to where the procedure was left.
func (s *shaper) writeTable() {
	labels := make([]*label, len(s.table))
	for i, index := range s.table {
		labels[i] = s.lost
		if p := s.parts[index]; p.entry {
			labels[i] = p.block
		}
	}
	n := len(labels)
	for n > 1 && labels[n-1] == s.lost {
		n--
	}
	s.out = append(s.out, opLocalGet, next, opBrTable)
	s.out = appendNumber(s.out, n)
	for _, l := range labels[:n] {
		s.out = appendNumber(s.out, s.inside(l))
	}
	s.out = appendNumber(s.out, s.inside(s.lost))
}

func (s *shaper) writePart(p *part) {
	for i := range p.code {
		switch in := &p.code[i]; in.op {
		case opJump, opJumpIf:
			s.writeJump(p, in)
		default:
			s.instruction(in)
		}
	}
	if p.then != nil && p.then != p.below {
		s.writeJump(p, &instruction{op: opJump, jump: p.then})
	}
}

func (s *shaper) writeJump(p *part, in *instruction) {
	op := byte(opBr)
	if in.op == opJumpIf {
		op = opBrIf
	}
	to := in.jump
	switch {
	case to.rank > p.rank:
		s.branch(op, to.block)
	case to.dominates(p):
		s.branch(op, to.loop)
	default:
		s.writeJumpByTable(op, to)
	}
}

// writeJumpByTable writes a jump to the table, and from there to a part, as all of
// Go's jumps were.
func (s *shaper) writeJumpByTable(op byte, to *part) {
	if op == opBrIf {
		s.begin(opIf, new(label))
		defer s.end()
	}
	s.out = append(s.out, opI32Const)
	s.out = appendSigned(s.out, slices.Index(s.table, to.index))
	s.out = append(s.out, opLocalSet, next)
	s.branch(opBr, s.again)
}
