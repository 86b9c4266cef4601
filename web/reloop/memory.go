package reloop

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
)

// dataSection has what a program finds in its memory when it begins.
const dataSection = 11

// A memory is what a program finds in its memory when it begins.
type memory struct {
	start int // address of the first byte
	bytes []byte
}

// memory returns what a module finds in its memory, and the section that has it; nothing
// if it has none.
func (m *module) memory() (*section, memory, error) {
	for i := range m.sections {
		if s := &m.sections[i]; s.id == dataSection {
			mem, err := readMemory(&reader{from: s.content})
			return s, mem, err
		}
	}
	return nil, memory{}, nil
}

// mostMemory is beyond what any program of this size finds in its memory, in bytes.
// What stands there was not written by Go.
const mostMemory = 1 << 26

// A piece is a part of a memory that a module has.
type piece struct {
	address int
	bytes   []byte
}

// readMemory puts together the pieces in which a data section has a memory.
func readMemory(r *reader) (memory, error) {
	var pieces []piece
	for n := r.number(); n > 0 && r.err == nil; n-- {
		kind, op := r.number(), r.byte()
		address := int(r.signed())
		if end := r.byte(); r.err == nil && (kind != 0 || op != opI32Const || end != opEnd) {
			return memory{}, errors.New("a piece of its memory does not say where it belongs")
		}
		pieces = append(pieces, piece{address, r.take(r.number())})
	}
	if r.err != nil || len(pieces) == 0 {
		return memory{}, r.err
	}
	slices.SortFunc(pieces, func(a, b piece) int { return cmp.Compare(a.address, b.address) })
	m := memory{start: pieces[0].address}
	for _, p := range pieces {
		end := p.address + len(p.bytes)
		if p.address < m.start+len(m.bytes) || p.address < 0 || end > mostMemory {
			return m, fmt.Errorf("a piece of its memory of %d bytes stands at %d, where none is expected", len(p.bytes), p.address)
		}
		m.bytes = append(m.bytes, make([]byte, p.address-m.start-len(m.bytes))...)
		m.bytes = append(m.bytes, p.bytes...)
	}
	return m, nil
}

// gap is how many zeros stand between two pieces at least. Go begins a piece after
// every eight, a hundred thousand in all: where each belongs is then more to fetch
// than the zeros, which pack to nothing.
const gap = 256

// write returns a data section.
func (m memory) write() []byte {
	var pieces []byte
	count, begin, last := 0, -1, -1 // of the piece: its first byte, and its last that is not zero
	end := func() {
		if begin >= 0 {
			pieces = append(appendSigned(append(pieces, 0, opI32Const), m.start+begin), opEnd)
			pieces = appendSized(pieces, m.bytes[begin:last+1])
			count++
		}
	}
	for i, b := range m.bytes {
		if b == 0 {
			continue
		}
		if begin < 0 || i-last > gap {
			end()
			begin = i
		}
		last = i
	}
	end()
	return append(appendNumber(nil, count), pieces...)
}
