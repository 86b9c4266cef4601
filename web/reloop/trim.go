package reloop

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
)

// Trim returns a module that Go has compiled for js without the tables that say
// which line of the source an instruction comes from, a quarter of what there is to
// fetch of its memory, and in how many functions it could say so. The program asks
// them only to write the trace of a crash, which has the names of functions still, and
// 0 for each line; what it asks to come back, to recover or to collect garbage stays.
//
// It is an error if module is no WebAssembly, or has no such tables of the layout
// of Go 1.26 (runtime/symtab.go, moduledata and _func).
func Trim(module []byte) ([]byte, int, error) {
	m, err := read(module)
	if err != nil {
		return nil, 0, fmt.Errorf("reading a WebAssembly module: %w", err)
	}
	functions := 0
	for i := range m.sections {
		s := &m.sections[i]
		if s.id != dataSection {
			continue
		}
		mem, err := readMemory(&reader{from: s.content})
		if err != nil {
			return nil, 0, fmt.Errorf("reading a WebAssembly module: %w", err)
		}
		n, err := dropLines(mem.bytes)
		if err != nil {
			return nil, 0, fmt.Errorf("reading the tables of a WebAssembly module: %w", err)
		}
		functions += n
		s.content = mem.write()
	}
	if functions == 0 {
		return nil, 0, errors.New("a WebAssembly module has no table of Go's functions")
	}
	return m.write(), functions, nil
}

// The head of Go's table of functions: how it begins with 8-byte addresses and
// instructions of 1 byte, and then, 8 bytes each, a count of functions, one of files, something
// without use, and where in it the names of functions, the files of units, the names
// of files, the tables by instruction and the functions begin.
const (
	tableMagic = "\xf1\xff\xff\xff\x00\x00\x01\x08"
	headSize   = len(tableMagic) + 8*8
)

// A function in Go's table: where in it, in bytes, stand its own numbers. Tables by
// instruction, as many as it counts, follow it.
const (
	functionStack  = 16 // the table of how large its stack is
	functionFiles  = 20 // the tables of files and lines, next to each other
	functionTables = 28 // how many others follow
	functionUnit   = 32 // the first file of its unit, and its first line
	functionSize   = 44
)

// lineTables are Go's tables of functions, within a memory.
type lineTables struct {
	files     []byte // of units, and the names of files
	tables    []byte // those by instruction
	functions []byte // where each function stands, 8 bytes each, and the functions
	count     int
	kept      []bool // the bytes of tables that something else than lines needs
}

// dropLines sets to zero what Go's table of functions in a memory has of files and
// lines, and returns how many functions had some.
func dropLines(mem []byte) (int, error) {
	t, err := findLineTables(mem)
	if err != nil || t == nil {
		return 0, err
	}
	had := 0
	for i := range t.count {
		f, err := t.function(i)
		if err != nil {
			return 0, err
		}
		if err := t.keep(f); err != nil {
			return 0, fmt.Errorf("function %d of %d: %w", i, t.count, err)
		}
		if lines := f[functionFiles : functionFiles+8]; !allZero(lines) {
			had++
			clear(lines)
		}
		clear(f[functionUnit : functionUnit+8])
	}
	clear(t.files)
	for i, kept := range t.kept {
		if !kept {
			t.tables[i] = 0
		}
	}
	return had, nil
}

func allZero(b []byte) bool { return len(bytes.Trim(b, "\x00")) == 0 }

// findLineTables finds the table of functions in a memory, which has it once, and takes it
// apart. What looks like its beginning may be something else, as the bytes by
// which it is found here.
func findLineTables(mem []byte) (t *lineTables, err error) {
	for {
		at := bytes.Index(mem, []byte(tableMagic))
		if at < 0 {
			return nil, err
		}
		if t, err = takeLineTables(mem[at:]); err == nil {
			return t, nil
		}
		mem = mem[at+1:]
	}
}

// takeLineTables takes the table of functions, with which mem begins, apart.
func takeLineTables(mem []byte) (*lineTables, error) {
	if len(mem) < headSize {
		return nil, errShort
	}
	number := func(i int) int { return int(binary.LittleEndian.Uint64(mem[len(tableMagic)+8*i:])) }
	count, units, tables, functions := number(0), number(4), number(6), number(7)
	if units < headSize || tables < units || functions < tables || len(mem) < functions ||
		count < 0 || count > (len(mem)-functions)/8 {
		return nil, errors.New("its parts do not follow each other")
	}
	return &lineTables{
		files:     mem[units:tables],
		tables:    mem[tables:functions],
		functions: mem[functions:],
		count:     count,
		kept:      make([]bool, functions-tables),
	}, nil
}

// function returns one, with the numbers of the tables that follow it.
func (t *lineTables) function(i int) ([]byte, error) {
	at := int(binary.LittleEndian.Uint32(t.functions[8*i+4:]))
	if at < 8*t.count || at+functionSize > len(t.functions) {
		return nil, fmt.Errorf("function %d of %d stands at %d, where none is expected", i, t.count, at)
	}
	f := t.functions[at:]
	size := functionSize + 4*int(binary.LittleEndian.Uint32(f[functionTables:]))
	if size > len(f) {
		return nil, errShort
	}
	return f[:size:size], nil
}

// keep marks the tables of a function that say something else than files and
// lines. Go has equal tables once, so that one may be both.
func (t *lineTables) keep(f []byte) error {
	if err := t.keepTable(f[functionStack:]); err != nil {
		return err
	}
	for at := functionSize; at < len(f); at += 4 {
		if err := t.keepTable(f[at:]); err != nil {
			return err
		}
	}
	return nil
}

// keepTable marks a table by instruction, whose number stands in at: pairs of numbers,
// by how much the value changes and for how many instructions it holds, until there
// is no change. The first pair may have none.
func (t *lineTables) keepTable(at []byte) error {
	start := int(binary.LittleEndian.Uint32(at))
	if start == 0 { // there is none
		return nil
	}
	if start >= len(t.tables) {
		return fmt.Errorf("its table by instruction stands at %d of %d bytes", start, len(t.tables))
	}
	r := reader{from: t.tables, at: start}
	for first := true; r.number() != 0 || first; first = false {
		r.number()
	}
	for i := start; i < r.at; i++ {
		t.kept[i] = true
	}
	return r.err
}
