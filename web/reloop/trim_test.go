package reloop

import (
	"bytes"
	"encoding/binary"
	"slices"
	"strings"
	"testing"
)

// Where the functions of someTables have what follows them, from the first one's beginning.
const (
	someSecond = functionSize
	someEnd    = 2*functionSize + 4*4 + 4*7
)

// someTables is a table of functions as Go writes it, with two of them, of which the
// second shares a table by instruction with itself: it says lines and the size of its stack.
func someTables() (table []byte, functions int) {
	le := binary.LittleEndian
	numbers := func(n ...uint32) []byte {
		var out []byte
		for _, n := range n {
			out = le.AppendUint32(out, n)
		}
		return out
	}
	names, units, files := []byte("\x00runtime.main\x00ayoayo/engine.Rules.Play\x00main.f\x00"), numbers(0), []byte("main.go\x00")
	shared, lines, stack, unsafe := []byte{0, 3, 0}, []byte{8, 5, 2, 4, 0}, []byte{4, 200, 1, 0}, []byte{2, 9, 0}
	byInstruction := slices.Concat([]byte{0}, shared, lines, unsafe, stack)
	one := numbers(7, 1, 0, 0, 12, 1, 4, 0, 7, 70, 0)
	two := slices.Concat(numbers(9, 40, 0, 0, 1, 1, 4, 4, 0, 80, 7<<24),
		numbers(9, 1, 1, 9), numbers(21, 22, 23, 24, 25, 26, 27))
	index := numbers(7, 20, 9, uint32(20+len(one)), 10)
	table = []byte(tableMagic)
	at := headSize
	place := func(part []byte) uint64 {
		defer func() { at += len(part) }()
		return uint64(at)
	}
	for _, n := range []uint64{2, 1, 0, place(names), place(units), place(files), place(byInstruction), place(nil)} {
		table = le.AppendUint64(table, n)
	}
	return slices.Concat(table, names, units, files, byInstruction, index, one, two), at
}

// withMemory is a module that finds pieces in its memory.
func withMemory(pieces ...piece) []byte {
	content := appendNumber(nil, len(pieces))
	for _, p := range pieces {
		content = append(appendSigned(append(content, 0, opI32Const), p.address), opEnd)
		content = appendSized(content, p.bytes)
	}
	return appendSized(append([]byte(header), dataSection), content)
}

// memoryOf is the memory of a module, and in how many pieces it has it.
func memoryOf(t *testing.T, module []byte) (memory, int) {
	t.Helper()
	m, err := read(module)
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range m.sections {
		if s.id == dataSection {
			mem, err := readMemory(&reader{from: s.content})
			if err != nil {
				t.Fatal(err)
			}
			return mem, (&reader{from: s.content}).number()
		}
	}
	t.Fatal("the module has no memory")
	return memory{}, 0
}

func TestTrim(t *testing.T) {
	table, functions := someTables()
	other := bytes.Repeat([]byte("other"), 20)
	far := 100 + len(table) + 10*gap
	// Go writes its pieces in no order.
	out, had, err := Trim(withMemory(piece{100 + 40, table[40:]}, piece{100, table[:40]}, piece{far, other}, piece{90, []byte(tableMagic)}))
	if err != nil || had != 2 {
		t.Fatalf("lines of %d functions, expected 2 (%v)", had, err)
	}
	mem, pieces := memoryOf(t, out)
	if mem.start != 90 || pieces != 2 || !bytes.Equal(mem.bytes[far-90:], other) {
		t.Errorf("the memory begins at %d, in %d pieces, and ends as %q", mem.start, pieces, mem.bytes[far-90:])
	}
	le := binary.LittleEndian
	want := bytes.Clone(table)
	names := bytes.Index(want, []byte("\x00runtime.main"))
	tables := bytes.Index(want, []byte{0, 3, 0, 8, 5, 2})
	copy(want[names+14:], noName+"\x00\x00\x00")
	clear(want[names+14+len("ayoayo/engine.Rules.Play") : tables])
	clear(want[tables+3 : tables+8])  // the lines; the other two say how large a stack is, or what is shared
	clear(want[tables+8 : tables+11]) // where it must not be interrupted
	one, two := want[functions+20:], want[functions+20+someSecond:]
	for _, f := range [][]byte{one, two} {
		clear(f[functionFiles : functionLines+4])
		clear(f[functionUnit : functionUnit+8])
	}
	le.PutUint32(two[functionName:], 14)
	clear(two[functionSize:][:4])
	clear(two[functionSize+12:][:4])
	copy(two[functionSize+16+20:], "\xff\xff\xff\xff\xff\xff\xff\xff")
	if got := mem.bytes[10:][:len(table)]; !bytes.Equal(got, want) {
		t.Errorf("the table is\n%q, expected\n%q", got, want)
	}
}

func TestWhatCannotBeTrimmed(t *testing.T) {
	table, functions := someTables()
	changed := func(at int, to byte) []byte {
		other := bytes.Clone(table)
		other[at] = to
		return withMemory(piece{0, other})
	}
	for name, c := range map[string]struct {
		module []byte
		want   string
	}{
		"a page":                             {[]byte("<!doctype html>"), "begin"},
		"no memory":                          {aModule(counting), "no table"},
		"a memory without tables":            {withMemory(piece{0, []byte("seeds")}), "no table"},
		"two pieces in one place":            {withMemory(piece{0, table}, piece{8, []byte("seeds")}), "none is expected"},
		"a piece that is far away":           {withMemory(piece{0, table}, piece{mostMemory, []byte("seeds")}), "none is expected"},
		"a table that is cut":                {withMemory(piece{0, table[:headSize-1]}), "in the middle"},
		"parts that do not follow":           {changed(len(tableMagic)+8*4+1, 0x70), "follow each other"},
		"more functions than there is room":  {changed(len(tableMagic)+1, 0x70), "follow each other"},
		"a function beyond the end":          {changed(functions+4+1, 0x70), "function 0 of 2 stands at"},
		"tables of a function beyond it":     {changed(functions+20+functionTables+1, 0x70), "in the middle"},
		"a name beyond them":                 {changed(functions+20+functionName+1, 0x70), "function 0 of 2: its name"},
		"a table by instruction beyond them": {changed(functions+20+functionStack+1, 0x70), "function 0 of 2: its table"},
		"a table without an end":             {changed(functions-1, 1), "function 0 of 2: it ends in the middle"},
	} {
		if _, _, err := Trim(c.module); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: it says %v, expected %q in it", name, err, c.want)
		}
	}
}

func FuzzTrim(f *testing.F) {
	table, _ := someTables()
	f.Add(withMemory(piece{100, table}))
	f.Fuzz(func(t *testing.T, module []byte) {
		out, _, err := Trim(module)
		if err != nil {
			return
		}
		before, _ := memoryOf(t, module)
		after, _ := memoryOf(t, out)
		from := after.start - before.start
		begin := bytes.Index(before.bytes, []byte(tableMagic)) + headSize
		if !bytes.HasPrefix(before.bytes[from:], after.bytes[:max(begin-from, 0)]) {
			t.Fatalf("%x becomes %x, which changes what stands before the table", module, out)
		}
	})
}
