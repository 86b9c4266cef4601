// Package reloop gives the loops and branches of a WebAssembly program that Go
// has compiled their shape back.
//
// WebAssembly knows no jumps, only blocks to leave and loops to repeat. Go's
// compiler makes of a function one loop about a table of all its parts: to jump
// it writes the number of a part into a variable, begins the loop again, and the
// table leads on. That is how it comes back into the middle of a function whose
// goroutine has waited, and it is also how it goes round every loop and past
// every condition. Browsers make slow code of that, since to them every part may
// follow every other.
//
// Here what jumps to what is read from the table, and the parts are written anew
// with blocks and loops of their own: in reverse postorder, each loop in one
// piece, so that every jump leads either down, to the end of a block, or up to
// the head of a loop that it is in. ("Beyond Relooper", Ramsey, 2022, says why that
// is always so where no loop can be entered but at its head.) The table stays
// for what needs it: coming back after a call, and loops that can be entered so.
// What a function does, and what Go's runtime sees of it, is the same.
//
// A module goes through the files in this order: module.go takes it apart into
// functions, instruction.go those into instructions, parts.go finds Go's table and
// the parts about which it leads, graph.go what follows what, and write.go writes
// them.
//
// Trim takes what a player has no use for out of the memory with which a program
// begins; memory.go reads and writes that.
package reloop

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
)

// Counts tell what became of the functions of a module.
type Counts struct {
	Reshaped int // those that have their loops and branches back
	Plain    int // those without Go's loop about a table, which stay as they are
	// Unknown are the names of those that have a loop and a table, or an instruction, that
	// this package does not know. They stay as they are too.
	Unknown []string
}

// Reloop returns a module, compiled by Go for js with the names of its functions,
// without the names and with the functions in the shape described above, and what
// became of them. Of those that hot picks by the name that Go gives them in the
// module, such as "ayoayo_ai.__search_.visit", two are made where the table would
// still be in the way of a loop: one for being called, whose loops are all loops,
// and one for coming back into.
//
// It is an error if module is no WebAssembly, or has what Go does not use.
func Reloop(module []byte, hot func(name string) bool) ([]byte, Counts, error) {
	m, err := read(module)
	if err != nil {
		return nil, Counts{}, fmt.Errorf("reading a WebAssembly module: %w", err)
	}
	for i := range m.bodies {
		number := m.imported + i
		if err := m.reloop(i, hot(m.names[number])); err != nil {
			return nil, Counts{}, fmt.Errorf("reading function %d of a WebAssembly module: %w", number, err)
		}
	}
	return m.write(), m.counts, nil
}

// reloop gives a function its new shape.
func (m *module) reloop(i int, hot bool) error {
	r := reader{from: m.bodies[i]}
	for kinds := r.number(); kinds > 0 && r.err == nil; kinds-- {
		r.number()
		r.byte()
	}
	variables := r.from[:r.at]
	list, err := instructions(&r)
	var unknown *unknownInstructionError
	if err != nil && !errors.As(err, &unknown) {
		return err
	}
	f := parse(list)
	switch {
	case unknown != nil || f == nil && hasLoopAndTable(list):
		name := cmp.Or(m.names[m.imported+i], fmt.Sprintf("function %d", m.imported+i))
		m.counts.Unknown = append(m.counts.Unknown, name)
		return nil
	case f == nil:
		m.counts.Plain++
		return nil
	}
	m.counts.Reshaped++
	m.bodies[i] = f.shape(variables, nil)
	if !hot || f.again == nil {
		return nil
	}
	resumed := m.imported + len(m.bodies)
	m.bodies = append(m.bodies, m.bodies[i])
	m.types = append(m.types, m.types[i])
	m.bodies[i] = parse(list).shape(variables, appendNumber([]byte{opLocalGet, next, opCall}, resumed))
	return nil
}

// hasLoopAndTable reports whether a function has both, as all have that Go has
// made about a table.
func hasLoopAndTable(list []instruction) bool {
	has := func(op byte) bool { return slices.ContainsFunc(list, func(in instruction) bool { return in.op == op }) }
	return has(opLoop) && has(opBrTable)
}

// shape returns the body of a function in its new shape. With instructions that
// do what it does from any part on, it is that for being called: all but the
// first part is left to them.
func (f *procedure) shape(variables, resume []byte) []byte {
	f.findEntries(resume != nil)
	f.findLoops()
	w := writer{out: slices.Clone(variables), open: []*label{nil}}
	if resume != nil {
		w.out = append(w.out, opLocalGet, next)
		w.begin(opIf, new(label))
		w.out = append(append(w.out, resume...), opReturn)
		w.end()
	}
	f.write(&w)
	return w.out
}
