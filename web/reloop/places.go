package reloop

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"sort"
)

// Places tells where in the source the instructions of a program come from.
type Places struct{ tables *lineTables }

// ReadPlaces returns the places of a module that Go has compiled for js and that
// is not trimmed. It is an error if it is no WebAssembly, or has no table of lines.
func ReadPlaces(module []byte) (*Places, error) {
	m, err := read(module)
	if err != nil {
		return nil, fmt.Errorf("reading a WebAssembly module: %w", err)
	}
	_, mem, err := m.memory()
	if err != nil {
		return nil, fmt.Errorf("reading a WebAssembly module: %w", err)
	}
	t, err := findLineTables(mem.bytes)
	if err == nil && t == nil {
		err = errNoTable
	}
	if err != nil {
		return nil, fmt.Errorf("reading the tables of a WebAssembly module: %w", err)
	}
	return &Places{t}, nil
}

// placeBits are those of an address that tell a place in a function, to which it may
// come back; the number of the function stands above (cmd/internal/obj/wasm).
const placeBits = 16

// At returns the function, file and line from which a trace came back to an instruction,
// which it calls pc; none where there is no function of Go. Of a function that
// has become part of another it has the line, and the name of the other.
func (p *Places) At(pc uint64) (function, file string, line int) {
	number, place := pc>>placeBits, int(pc&(1<<placeBits-1))
	i := sort.Search(p.tables.count, func(i int) bool { return p.tables.number(i) >= number })
	if i == p.tables.count || p.tables.number(i) != number {
		return "", "", 0
	}
	f, err := p.tables.function(i)
	if err != nil {
		return "", "", 0
	}
	if place > 0 { // the call is before what it came back to
		place--
	}
	line = p.tables.value(f[functionLines:], place)
	unit := int(binary.LittleEndian.Uint32(f[functionUnit:]))
	return text(p.tables.names, int(binary.LittleEndian.Uint32(f[functionName:]))), p.tables.file(unit + p.tables.value(f[functionFiles:], place)), line
}

// number is that of a function among those of the program.
func (t *lineTables) number(i int) uint64 {
	return uint64(binary.LittleEndian.Uint32(t.functions[8*i:]))
}

// value is what a table by instruction, whose number stands in at, says of a place.
func (t *lineTables) value(at []byte, place int) int {
	r := reader{from: t.tables, at: int(binary.LittleEndian.Uint32(at))}
	value, until := -1, 0
	for first := true; r.err == nil; first = false {
		change := r.number()
		if change == 0 && !first {
			break
		}
		value += change>>1 ^ -(change & 1)
		if until += r.number(); place < until {
			return value
		}
	}
	return 0
}

// file is the name of the file that a number among those of all units stands for.
func (t *lineTables) file(number int) string {
	at := 4 * number
	if at < 0 || at+4 > t.units {
		return ""
	}
	return text(t.files[t.units:], int(binary.LittleEndian.Uint32(t.files[at:])))
}

// text is what stands at a place up to the next zero.
func text(from []byte, at int) string {
	if at >= len(from) {
		return ""
	}
	before, _, _ := bytes.Cut(from[at:], []byte{0})
	return string(before)
}
