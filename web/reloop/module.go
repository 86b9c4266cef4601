package reloop

import (
	"cmp"
	"encoding/binary"
	"errors"
	"fmt"
)

// The sections of a module that matter here.
const (
	customSection   = 0
	importSection   = 2
	functionSection = 3
	codeSection     = 10
)

// header is how every WebAssembly module of version 1 begins.
const header = "\x00asm\x01\x00\x00\x00"

var errShort = errors.New("it ends in the middle of something")

// A reader reads what a module is written in. Its first error stays.
type reader struct {
	from []byte
	at   int
	err  error
}

func (r *reader) done() bool { return r.err != nil || r.at >= len(r.from) }

// take returns the next n bytes.
func (r *reader) take(n int) []byte {
	if r.err == nil && (n < 0 || n > len(r.from)-r.at) {
		r.err = errShort
	}
	if r.err != nil {
		return nil
	}
	r.at += n
	return r.from[r.at-n : r.at]
}

func (r *reader) byte() byte {
	if b := r.take(1); b != nil {
		return b[0]
	}
	return 0
}

// number returns the next number without a sign, of at most 32 bits.
func (r *reader) number() int {
	if r.err != nil {
		return 0
	}
	n, size := binary.Uvarint(r.from[r.at:])
	switch {
	case size == 0:
		r.err = errShort
	case size < 0 || n > 1<<32-1:
		r.err = fmt.Errorf("at byte %d stands a number that is too large", r.at)
	default:
		r.at += size
	}
	return int(n)
}

// signed returns the next number with a sign, of at most 64 bits.
func (r *reader) signed() int64 {
	var n int64
	for shift := 0; ; shift += 7 {
		b := r.byte()
		n |= int64(b&0x7f) << shift
		if b < 0x80 || shift > 63 {
			if shift < 63 && b&0x40 != 0 {
				n |= -1 << (shift + 7)
			}
			return n
		}
	}
}

// A module is a program.
type module struct {
	sections []section
	imported int            // how many functions it imports, which have the first numbers
	types    []int          // of the functions that follow them
	bodies   [][]byte       // of the same
	names    map[int]string // of all, where known
	counts   Counts
}

type section struct {
	id      byte
	content []byte
}

func read(from []byte) (*module, error) {
	r := reader{from: from}
	if string(r.take(len(header))) != header {
		return nil, errors.New("it does not begin as one of version 1")
	}
	m := &module{names: map[int]string{}}
	for !r.done() {
		s := section{id: r.byte()}
		s.content = r.take(r.number())
		m.sections = append(m.sections, s)
		in := reader{from: s.content}
		switch s.id {
		case customSection:
			m.readNames(&in)
		case importSection:
			m.readImports(&in)
		case functionSection:
			for n := in.number(); n > 0 && in.err == nil; n-- {
				m.types = append(m.types, in.number())
			}
		case codeSection:
			for n := in.number(); n > 0 && in.err == nil; n-- {
				m.bodies = append(m.bodies, in.take(in.number()))
			}
		}
		r.err = cmp.Or(r.err, in.err)
	}
	if r.err == nil && len(m.types) != len(m.bodies) {
		r.err = fmt.Errorf("it has %d functions and %d bodies of functions", len(m.types), len(m.bodies))
	}
	return m, r.err
}

// readImports counts the functions that are imported. Go imports nothing else.
func (m *module) readImports(r *reader) {
	for n := r.number(); n > 0 && r.err == nil; n-- {
		r.take(r.number())
		r.take(r.number())
		if kind := r.byte(); kind != 0 && r.err == nil {
			r.err = fmt.Errorf("it imports something of the kind %d, where only functions are expected", kind)
		}
		r.number()
		m.imported++
	}
}

// readNames reads the names of functions, if that is what a section has.
func (m *module) readNames(r *reader) {
	if !isNames(r) {
		return
	}
	for !r.done() {
		id := r.byte()
		part := reader{from: r.take(r.number())}
		if id != 1 { // the names of functions
			continue
		}
		for n := part.number(); n > 0 && part.err == nil; n-- {
			i := part.number()
			m.names[i] = string(part.take(part.number()))
		}
		r.err = cmp.Or(r.err, part.err)
	}
}

// isNames reports whether a custom section is that of names, by its title, which
// it reads.
func isNames(r *reader) bool { return string(r.take(r.number())) == "name" }

// write returns the bytes of a module, without the names.
func (m *module) write() []byte {
	out := []byte(header)
	for _, s := range m.sections {
		content := s.content
		switch s.id {
		case customSection:
			if isNames(&reader{from: content}) {
				continue
			}
		case functionSection:
			content = appendNumber(nil, len(m.types))
			for _, t := range m.types {
				content = appendNumber(content, t)
			}
		case codeSection:
			content = appendNumber(nil, len(m.bodies))
			for _, b := range m.bodies {
				content = appendSized(content, b)
			}
		}
		out = appendSized(append(out, s.id), content)
	}
	return out
}

// appendSized appends bytes and before them how many they are.
func appendSized(to, content []byte) []byte {
	return append(appendNumber(to, len(content)), content...)
}

func appendNumber(to []byte, n int) []byte { return binary.AppendUvarint(to, uint64(n)) }

// appendSigned appends a number that is not below 0, as one that may be.
func appendSigned(to []byte, n int) []byte {
	for ; n >= 0x40; n >>= 7 {
		to = append(to, byte(n)|0x80)
	}
	return append(to, byte(n))
}
