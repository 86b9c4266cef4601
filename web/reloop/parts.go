package reloop

import "slices"

// A procedure is a function of the shape that Go gives them:
//
//	before
//	loop                 without it nothing jumps, and it stays as it is
//	  block block …      one for each part
//	    local.get 0      the variable that says which part is next
//	    br_table
//	  end
//	  part 0
//	  end
//	  part 1 …
//	end
//	after
type procedure struct {
	before, after []instruction
	parts         []*part
	// table leads from numbers of places, as Go counts them, to parts. The last is for
	// all numbers above.
	table []int
	// order has the parts that can be reached, each before those that follow it
	// save where a loop goes back, and members those of them in no loop, in this
	// order too.
	order, members []*part
	// again is the loop about the table, nil if no jump needs it, and lost the block
	// to whose end the table leads where nothing ever comes back to, nil without a
	// table. There Go's own unreachable stands.
	again, lost *label
}

// A part is what runs without a jump into its middle.
type part struct {
	index int
	code  []instruction // br to the loop of the procedure is a jump here
	// falls is set where its end leads on to the next part.
	falls bool
	// entry is set where the table has to lead here: Go's runtime comes back to it,
	// or a jump that can't be written otherwise leads here.
	entry bool

	to, from  []*part // what can follow it, what can come before it
	rank      int     // its place in reverse postorder
	dominator *part   // the last part that is on every way here, nil if none is
	// head is the head of the smallest loop about it, not itself; isHead tells that
	// it is one, and members are then those in its loop, in their order, a smaller
	// loop among them by its head alone.
	head    *part
	isHead  bool
	members []*part

	// then is where the end leads, nil if nowhere, and below what is written behind.
	then, below *part
	block, loop *label // by which jumps lead here, nil if none do
}

// parse returns the procedure that instructions are, nil if they have another
// shape.
func parse(list []instruction) *procedure {
	at := slices.IndexFunc(list, func(in instruction) bool { return in.op == opBrTable })
	if at < 1 || !list[at-1].is(opLocalGet, next) {
		return nil
	}
	var blocks []*label // the innermost first
	number := map[*label]int{}
	start := at - 1
	for start > 0 && list[start-1].op == opBlock {
		start--
		number[list[start].opens] = len(blocks)
		blocks = append(blocks, list[start].opens)
	}
	if start == 0 || list[start-1].op != opLoop {
		return nil
	}
	loop := list[start-1].opens
	f := &procedure{before: list[:start-1]}
	rest := list[at+1:]
	for i, l := range append(blocks, loop) {
		end := slices.IndexFunc(rest, func(in instruction) bool { return in.op == opEnd && in.closes == l })
		if end < 0 || i == 0 && end > 0 {
			return nil
		}
		if i > 0 {
			f.parts = append(f.parts, &part{index: i - 1, code: rest[:end]})
		}
		rest = rest[end+1:]
	}
	f.after = rest
	for _, l := range list[at].table {
		i, known := number[l]
		if !known {
			return nil
		}
		f.table = append(f.table, i)
	}
	for _, p := range f.parts {
		if !f.findJumps(p, loop, number) {
			return nil
		}
	}
	return f
}

// findJumps puts jumps in the place of the instructions that Go makes of them,
// and reports whether nothing else leads to the loop or the blocks of the
// procedure.
func (f *procedure) findJumps(p *part, loop *label, blocks map[*label]int) bool {
	var code []instruction
	for _, in := range p.code {
		n := len(code)
		_, toBlock := blocks[in.to]
		switch {
		case toBlock, in.op == opBrTable, in.op == opBrIf && in.to == loop:
			return false
		case in.op == opBr && in.to == loop:
			if n < 2 || code[n-2].op != opI32Const || !code[n-1].is(opLocalSet, next) {
				return false
			}
			in = instruction{op: opJump, jump: f.lookUp(code[n-2].raw[1:])}
			code = append(code[:n-2], in)
		case in.op == opEnd && n >= 2 && code[n-1].op == opJump && code[n-2].opens == in.closes && code[n-2].op == opIf:
			code[n-1].op = opJumpIf
			code = append(code[:n-2], code[n-1])
		default:
			code = append(code, in)
		}
	}
	p.code = code
	return true
}

// lookUp returns the part that Go's number for it, as it is written, leads to.
func (f *procedure) lookUp(number []byte) *part {
	r := reader{from: number}
	last := len(f.table) - 1
	n := min(uint64(r.signed()), uint64(last)) // It counts as one without a sign.
	return f.parts[f.table[n]]
}

// is reports whether an instruction is one of an operation with a small number.
func (in *instruction) is(op, number byte) bool {
	return in.op == op && len(in.raw) == 2 && in.raw[1] == number
}
