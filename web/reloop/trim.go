package reloop

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
)

// Trim returns a module that Go has compiled for js without what it would ask only to
// write the trace of a crash, a third of what there is to fetch of its memory: which
// line of the source an instruction comes from, how functions are called, and what they
// are called with; and in how many functions it could say so. A trace has 0 for each line and
// noName for nearly each function, and tells them apart by their instructions alone, of
// which a program that is not trimmed knows the names and lines (Place). What is
// asked to come back, to recover or to collect garbage stays, and so do the names that
// the runtime compares.
//
// It is an error if module is no WebAssembly, or has no such tables of the layout
// of Go 1.26 (runtime/symtab.go, moduledata and _func).
func Trim(module []byte) ([]byte, int, error) {
	m, err := read(module)
	if err != nil {
		return nil, 0, fmt.Errorf("reading a WebAssembly module: %w", err)
	}
	s, mem, err := m.memory()
	if err != nil {
		return nil, 0, fmt.Errorf("reading a WebAssembly module: %w", err)
	}
	functions, err := dropTraces(mem.bytes)
	if err != nil {
		return nil, 0, fmt.Errorf("reading the tables of a WebAssembly module: %w", err)
	}
	if functions == 0 {
		return nil, 0, errNoTable
	}
	s.content = mem.write()
	return m.write(), functions, nil
}

var errNoTable = errors.New("a WebAssembly module has no table of Go's functions")

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
	functionName   = 4  // where its name stands
	functionStack  = 16 // the table of how large its stack is
	functionFiles  = 20 // the table of files
	functionLines  = 24 // the table of lines, behind it
	functionTables = 28 // how many others follow
	functionUnit   = 32 // the first file of its unit, and its first line
	functionData   = 43 // how many addresses of other data follow the tables, in 1 byte
	functionSize   = 44
)

// What follows a function in Go's table (internal/abi/symtab.go): the tables by
// instruction that are not asked for where a program runs, since nothing
// interrupts a function of it, and the data that are asked for only by a trace, like
// the table that goes with them.
const (
	tableUnsafe    = 0 // where a function must not be interrupted
	tableArguments = 3 // which arguments still have their values
	dataArguments  = 5 // where the arguments are
	dataArgumentsB = 6 // which of them have lost their values
)

// noData is what stands in place of an address where a function has no such data.
const noData = 0xffffffff

// noName is what all functions are called whose names are dropped. It looks like a method, since the
// runtime takes the name of one apart where it is called with nil (runtime.panicwrap).
const noName = "nameless.(*type).method"

// namesAsked begin the names that the runtime compares with others: its own, and
// those of reflection whose arguments it has to find (runtime/stkframe.go).
func namesAsked() []string { return []string{"runtime.", "internal/runtime/", "reflect."} }

// lineTables are Go's tables of functions, within a memory.
type lineTables struct {
	names     []byte // of functions, each with a zero behind it
	files     []byte // of units, and the names of files
	units     int    // how long the files of units are
	tables    []byte // those by instruction
	functions []byte // where each function stands, 8 bytes each, and the functions
	count     int
	kept      []bool // the bytes of tables that something else than lines needs
}

// dropTraces sets to zero what Go's table of functions in a memory has for traces
// alone, and returns how many functions had lines.
func dropTraces(mem []byte) (int, error) {
	t, err := findLineTables(mem)
	if err != nil || t == nil {
		return 0, err
	}
	had, nameless := 0, t.dropNames()
	for i := range t.count {
		f, err := t.function(i)
		if err != nil {
			return 0, err
		}
		if err := t.rename(f, nameless); err != nil {
			return 0, fmt.Errorf("function %d of %d: %w", i, t.count, err)
		}
		dropArguments(f)
		if err := t.keep(f); err != nil {
			return 0, fmt.Errorf("function %d of %d: %w", i, t.count, err)
		}
		if lines := f[functionFiles : functionLines+4]; !allZero(lines) {
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

// dropNames sets to zero all names that the runtime does not compare, those of
// functions that have become part of others too, and writes noName in place of the
// first for which there is room. It returns where that stands, or 0, where the empty name does.
func (t *lineTables) dropNames() (nameless int) {
	for at := 0; at < len(t.names); {
		size := bytes.IndexByte(t.names[at:], 0)
		if size < 0 {
			size = len(t.names) - at
		}
		if name := t.names[at : at+size]; !isAsked(name) {
			clear(name)
			if nameless == 0 && size >= len(noName) {
				nameless = at
				copy(name, noName)
			}
		}
		at += size + 1
	}
	return nameless
}

// isAsked reports whether the runtime may compare a name.
func isAsked(name []byte) bool {
	return slices.ContainsFunc(namesAsked(), func(begin string) bool { return bytes.HasPrefix(name, []byte(begin)) })
}

// rename gives a function the name that stands at nameless if its own was dropped.
func (t *lineTables) rename(f []byte, nameless int) error {
	at := int(binary.LittleEndian.Uint32(f[functionName:]))
	if at >= len(t.names) {
		return fmt.Errorf("its name stands at %d of %d bytes", at, len(t.names))
	}
	if t.names[at] == 0 {
		binary.LittleEndian.PutUint32(f[functionName:], uint32(nameless))
	}
	return nil
}

// dropArguments drops the tables and data of a function that say what it is called with
// and where it must not be interrupted.
func dropArguments(f []byte) {
	tables := int(binary.LittleEndian.Uint32(f[functionTables:]))
	data := f[functionSize+4*tables:]
	for _, i := range []int{tableUnsafe, tableArguments} {
		if i < tables {
			clear(f[functionSize+4*i:][:4])
		}
	}
	for _, i := range []int{dataArguments, dataArgumentsB} {
		if 4*i < len(data) {
			binary.LittleEndian.PutUint32(data[4*i:], noData)
		}
	}
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
	count, names, units, files, tables, functions := number(0), number(3), number(4), number(5), number(6), number(7)
	if names < headSize || units < names || files < units || tables < files || functions < tables || len(mem) < functions ||
		count < 0 || count > (len(mem)-functions)/8 {
		return nil, errors.New("its parts do not follow each other")
	}
	return &lineTables{
		names:     mem[names:units],
		files:     mem[units:tables],
		units:     files - units,
		tables:    mem[tables:functions],
		functions: mem[functions:],
		count:     count,
		kept:      make([]bool, functions-tables),
	}, nil
}

// function returns one, with the numbers of the tables and data that follow it.
func (t *lineTables) function(i int) ([]byte, error) {
	at := int(binary.LittleEndian.Uint32(t.functions[8*i+4:]))
	if at < 8*t.count || at+functionSize > len(t.functions) {
		return nil, fmt.Errorf("function %d of %d stands at %d, where none is expected", i, t.count, at)
	}
	f := t.functions[at:]
	size := functionSize + 4*int(binary.LittleEndian.Uint32(f[functionTables:])) + 4*int(f[functionData])
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
	for i := range int(binary.LittleEndian.Uint32(f[functionTables:])) {
		if err := t.keepTable(f[functionSize+4*i:]); err != nil {
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
