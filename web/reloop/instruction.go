package reloop

import "fmt"

// The instructions that this package knows by name; what is after the operation
// is told by skip.
const (
	opUnreachable  = 0x00
	opNop          = 0x01
	opBlock        = 0x02
	opLoop         = 0x03
	opIf           = 0x04
	opElse         = 0x05
	opEnd          = 0x0b
	opBr           = 0x0c
	opBrIf         = 0x0d
	opBrTable      = 0x0e
	opReturn       = 0x0f
	opCall         = 0x10
	opCallIndirect = 0x11
	opLocalGet     = 0x20
	opLocalSet     = 0x21
	opGlobalGet    = 0x23
	opGlobalSet    = 0x24
	opI32Const     = 0x41
	opI64Const     = 0x42
	opF32Const     = 0x43
	opF64Const     = 0x44
	opI32Eqz       = 0x45
	opI32Sub       = 0x6b
	opPrefix       = 0xfc

	// opJump and opJumpIf are no instructions of WebAssembly: they stand for those
	// that Go makes of a jump to a part.
	opJump   = 0xf0
	opJumpIf = 0xf1

	// next is the variable in which Go keeps the part that is next, and sp that with
	// the end of its stack.
	next = 0
	sp   = 1

	// noValue is the type of a block that leaves nothing behind.
	noValue = 0x40
)

// A label is a block, loop or if that a branch may lead to, told from others by
// its address.
type label struct {
	depth int // how many are open about it where it is written
}

// An instruction is one of a function. At most one of the fields after raw is set.
type instruction struct {
	op  byte
	raw []byte // as it is written, the operation included
	// to is where br and br_if lead, opens what block, loop and if open, and
	// closes what end closes; nil is the function itself.
	to, opens, closes *label
	table             []*label // where br_table leads
	jump              *part    // where a jump leads
}

// instructions reads the instructions of a function's body, but for those that do
// nothing: Go marks with them where another function was copied to, and they may
// stand before what tells one kind of part from another.
func instructions(r *reader) ([]instruction, error) {
	var list []instruction
	open := []*label{nil}
	for len(open) > 0 && !r.done() {
		start := r.at
		in := instruction{op: r.byte()}
		labelled := func() *label {
			n := r.number()
			if r.err == nil && n >= len(open) {
				r.err = fmt.Errorf("at byte %d a branch leaves its function", start)
			}
			if r.err != nil {
				return nil
			}
			return open[len(open)-1-n]
		}
		switch in.op {
		case opBlock, opLoop, opIf:
			r.signed()
			in.opens = new(label)
			open = append(open, in.opens)
		case opEnd:
			in.closes = open[len(open)-1]
			open = open[:len(open)-1]
		case opBr, opBrIf:
			in.to = labelled()
		case opBrTable:
			for n := r.number() + 1; n > 0 && r.err == nil; n-- {
				in.table = append(in.table, labelled())
			}
		default:
			skip(r, in.op)
		}
		if r.err == nil && in.op != opNop {
			in.raw = r.from[start:r.at]
			list = append(list, in)
		}
	}
	return list, r.err
}

// skip reads what follows an operation that is no branch.
func skip(r *reader, op byte) {
	switch {
	case op == opI32Const || op == opI64Const:
		r.signed()
	case op == opF32Const:
		r.take(4)
	case op == opF64Const:
		r.take(8)
	case op == opCall, op >= opLocalGet && op <= opGlobalSet+2, // variables, and tables of functions
		op == 0x3f, op == 0x40: // the size of the memory
		r.number()
	case op == opCallIndirect, op >= 0x28 && op <= 0x3e: // loads and stores
		r.number()
		r.number()
	case op == opPrefix:
		skipPrefixed(r)
	case op == opUnreachable, op == opNop, op == opElse, op == opReturn, op == 0x1a, op == 0x1b, // drop, select
		op >= 0x45 && op <= 0xc4: // comparisons, arithmetic, conversions
	default:
		r.err = &unknownInstructionError{at: r.at - 1, written: fmt.Sprintf("%#02x", op)}
	}
}

// An unknownInstructionError is about an instruction that Go did not use when this
// package was written. What follows it can't be read.
type unknownInstructionError struct {
	at      int
	written string
}

func (e *unknownInstructionError) Error() string {
	return fmt.Sprintf("at byte %d stands the instruction %s, which is not known here", e.at, e.written)
}

// skipPrefixed reads an instruction of two bytes: conversions that saturate, and
// copying and filling of memory.
func skipPrefixed(r *reader) {
	switch op := r.number(); {
	case op <= 7:
	case op == 10: // memory.copy
		r.take(2)
	case op == 11: // memory.fill
		r.take(1)
	default:
		r.err = &unknownInstructionError{at: r.at, written: fmt.Sprintf("0xfc %d", op)}
	}
}

// A writer writes the instructions of a function.
type writer struct {
	out  []byte
	open []*label
}

func (w *writer) begin(op byte, l *label) {
	w.out = append(w.out, op, noValue)
	w.enter(l)
}

func (w *writer) enter(l *label) {
	l.depth = len(w.open)
	w.open = append(w.open, l)
}

func (w *writer) end() {
	w.out = append(w.out, opEnd)
	w.open = w.open[:len(w.open)-1]
}

// inside returns how many open blocks lie inside that of a label, nil for the
// function itself, by which number a branch leads there.
func (w *writer) inside(l *label) int {
	if l == nil {
		return len(w.open) - 1
	}
	if l.depth >= len(w.open) || w.open[l.depth] != l {
		panic("reloop: a branch to a block that is not open")
	}
	return len(w.open) - 1 - l.depth
}

func (w *writer) branch(op byte, l *label) {
	w.out = appendNumber(append(w.out, op), w.inside(l))
}

// instruction writes one as it was read, its label apart, whose depth may be
// another now.
func (w *writer) instruction(in *instruction) {
	switch in.op {
	case opBr, opBrIf:
		w.branch(in.op, in.to)
	case opBlock, opLoop, opIf:
		w.out = append(w.out, in.raw...)
		w.enter(in.opens)
	case opEnd:
		w.end()
	default:
		w.out = append(w.out, in.raw...)
	}
}
