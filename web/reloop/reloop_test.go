package reloop

import (
	"bytes"
	"reflect"
	"slices"
	"strings"
	"testing"
)

// As Go begins and ends functions: variable 0 is the part that is next, 1 the end
// of Go's stack, 2 a number of the function's own.
var (
	variables = []byte{1, 2, 0x7f}
	before    = []byte{opGlobalGet, 0, opLocalSet, sp, opBlock, noValue}
	after     = []byte{opUnreachable, opEnd, opI32Const, 1, opEnd}
)

// counting is the body of a function as Go writes it: it counts down to 0, in a
// loop that is begun at its condition, and then calls another.
var counting = slices.Concat(variables, before,
	[]byte{opLoop, noValue},
	bytes.Repeat([]byte{opBlock, noValue}, 5),
	[]byte{opLocalGet, next, opBrTable, 5, 0, 1, 2, 3, 3, 4, opEnd},
	[]byte{opI32Const, 2, opLocalSet, next, opBr, 4, opEnd},
	[]byte{opLocalGet, 2, opI32Const, 1, opI32Sub, opLocalSet, 2, opEnd},
	[]byte{opLocalGet, 2, opIf, noValue, opI32Const, 1, opLocalSet, next, opBr, 3, opEnd},
	[]byte{opI32Const, 0, opCall, 0, opGlobalGet, 0, opLocalSet, sp, opBrIf, 3, opEnd},
	[]byte{opI32Const, 0, opReturn, opEnd},
	[]byte{opEnd}, after)

// calling calls until the variable is 0.
var calling = slices.Concat(variables, before,
	[]byte{opLoop, noValue},
	bytes.Repeat([]byte{opBlock, noValue}, 4),
	[]byte{opLocalGet, next, opBrTable, 3, 0, 1, 2, 3, opEnd},
	[]byte{opLocalGet, 2, opI32Eqz, opIf, noValue, opI32Const, 2, opLocalSet, next, opBr, 4, opEnd},
	[]byte{opI32Const, 0, opCall, 0, opGlobalGet, 0, opLocalSet, sp, opBrIf, 4, opEnd},
	[]byte{opI32Const, 0, opLocalSet, next, opBr, 2, opEnd},
	[]byte{opI32Const, 0, opReturn, opEnd},
	[]byte{opEnd}, after)

// recovering calls what panics, and then what runs what was deferred, with what
// marks a copied function before that. The runtime comes back to there from
// wherever it has recovered.
var recovering = slices.Concat(variables, before,
	[]byte{opLoop, noValue},
	bytes.Repeat([]byte{opBlock, noValue}, 4),
	[]byte{opLocalGet, next, opBrTable, 3, 0, 1, 2, 3, opEnd},
	[]byte{opLocalGet, 2, opIf, noValue, opI32Const, 3, opLocalSet, next, opBr, 4, opEnd},
	[]byte{opI32Const, 0, opCall, 0, opGlobalGet, 0, opLocalSet, sp, opBrIf, 4, opEnd},
	[]byte{opEnd},
	[]byte{opNop}, makingRoom, []byte{opI32Const, 0, opCall, 0, opGlobalGet, 0, opLocalSet, sp, opBrIf, 2, opEnd},
	[]byte{opI32Const, 0, opReturn, opEnd}, after)

// leaving is a body that ends by a branch out of so many blocks instead of
// returning.
func leaving(body []byte, blocks byte) []byte {
	return bytes.Replace(body, []byte{opI32Const, 0, opReturn}, []byte{opI32Const, 0, opBr, blocks}, 1)
}

// makingRoom makes room for the address to return to.
var makingRoom = []byte{opLocalGet, sp, opI32Const, 8, opI32Sub, opLocalSet, sp}

// aModule is a module with one function, of the given body.
func aModule(body []byte) []byte {
	out := []byte(header)
	out = appendSized(append(out, functionSection), []byte{1, 0})
	out = appendSized(append(out, codeSection), appendSized([]byte{1}, body))
	names := append([]byte("\x04name\x01"), appendSized(nil, []byte("\x01\x00\x08counting"))...)
	return appendSized(append(out, customSection), names)
}

// What comes of the functions above: of the one with a call also the one that is called.
var (
	countingShaped = slices.Concat(variables, before,
		[]byte{opBlock, noValue, opBlock, noValue, opBlock, noValue}, // lost, the end, the loop
		[]byte{opLocalGet, next, opBrTable, 5, 0, 2, 2, 1, 1, 2, opEnd},
		[]byte{opLoop, noValue, opBlock, noValue},
		[]byte{opLocalGet, 2, opBrIf, 0},
		[]byte{opI32Const, 0, opCall, 0, opGlobalGet, 0, opLocalSet, sp, opBrIf, 4, opBr, 2, opEnd},
		[]byte{opLocalGet, 2, opI32Const, 1, opI32Sub, opLocalSet, 2, opBr, 0, opEnd, opEnd},
		[]byte{opI32Const, 0, opReturn, opEnd}, after)
	// The loop can be entered behind the call, so that the table has to lead round it.
	callingShaped = slices.Concat(variables, before,
		[]byte{opLoop, noValue},
		[]byte{opBlock, noValue, opBlock, noValue, opBlock, noValue, opBlock, noValue},
		[]byte{opLocalGet, next, opBrTable, 2, 0, 1, 3, opEnd},
		[]byte{opLocalGet, 2, opI32Eqz, opBrIf, 1},
		[]byte{opI32Const, 0, opCall, 0, opGlobalGet, 0, opLocalSet, sp, opBrIf, 4, opEnd},
		[]byte{opI32Const, 0, opLocalSet, next, opBr, 2, opEnd},
		[]byte{opI32Const, 0, opReturn, opEnd, opEnd}, after)
	called = slices.Concat(variables,
		[]byte{opLocalGet, next, opIf, noValue, opLocalGet, next, opCall, 1, opReturn, opEnd}, before,
		[]byte{opBlock, noValue, opLoop, noValue},
		[]byte{opLocalGet, 2, opI32Eqz, opBrIf, 1},
		[]byte{opI32Const, 0, opCall, 0, opGlobalGet, 0, opLocalSet, sp, opBrIf, 2, opBr, 0, opEnd, opEnd},
		[]byte{opI32Const, 0, opReturn}, after)
	recoveringShaped = slices.Concat(variables, before,
		bytes.Repeat([]byte{opBlock, noValue}, 5), // lost and those of four parts
		[]byte{opLocalGet, next, opBrTable, 4, 0, 1, 2, 3, 4, opEnd},
		[]byte{opLocalGet, 2, opBrIf, 2},
		[]byte{opI32Const, 0, opCall, 0, opGlobalGet, 0, opLocalSet, sp, opBrIf, 4, opEnd},
		[]byte{opEnd},
		makingRoom, []byte{opI32Const, 0, opCall, 0, opGlobalGet, 0, opLocalSet, sp, opBrIf, 2, opEnd},
		[]byte{opI32Const, 0, opReturn, opEnd}, after)
)

func TestShape(t *testing.T) {
	for _, c := range []struct {
		name string
		from []byte
		hot  bool
		want [][]byte
	}{
		{"a loop without calls", counting, false, [][]byte{countingShaped}},
		{"the same, hot", counting, true, [][]byte{countingShaped}},
		{"a loop with a call", calling, false, [][]byte{callingShaped}},
		{"the same, hot", calling, true, [][]byte{called, callingShaped}},
		{"what runs after a recovery", recovering, true, [][]byte{recoveringShaped}},
		{"a branch out of the function", leaving(counting, 3), false, [][]byte{leaving(countingShaped, 2)}},
		{"none of Go's", []byte{0, opI32Const, 1, opEnd}, true, [][]byte{{0, opI32Const, 1, opEnd}}},
	} {
		out, counts, err := Reloop(aModule(c.from), func(name string) bool { return c.hot && name == "counting" })
		if err != nil {
			t.Fatal(err)
		}
		want := Counts{Reshaped: 1}
		if bytes.Equal(c.from, c.want[0]) {
			want = Counts{Plain: 1}
		}
		if !reflect.DeepEqual(counts, want) {
			t.Errorf("%s: the counts are %+v, expected %+v", c.name, counts, want)
		}
		m, err := read(out)
		if err != nil {
			t.Fatal(err)
		}
		if len(m.bodies) != len(c.want) || len(m.names) > 0 {
			t.Fatalf("%s: %d functions and %d names, expected %d and none", c.name, len(m.bodies), len(m.names), len(c.want))
		}
		for i, body := range m.bodies {
			if !bytes.Equal(body, c.want[i]) {
				t.Errorf("%s: function %d is\n%x, expected\n%x", c.name, i, body, c.want[i])
			}
		}
	}
}

// What another version of Go might make stays as it is, and is counted.
func TestUnknownFunctions(t *testing.T) {
	for name, from := range map[string][]byte{
		"a table by another variable": bytes.Replace(counting, []byte{opLocalGet, next, opBrTable}, []byte{opLocalGet, 2, opBrTable}, 1),
		"a jump by a condition":       bytes.Replace(counting, []byte{opBrIf, 3}, []byte{opBrIf, 2}, 1),
		"an instruction":              slices.Concat(variables, before, []byte{0xd0, 0x70, opEnd}, after),
		"one of two bytes":            slices.Concat(variables, before, []byte{opPrefix, 17, 0, opEnd}, after),
	} {
		if bytes.Equal(from, counting) {
			t.Fatalf("%s: it is as Go writes it", name)
		}
		out, counts, err := Reloop(aModule(from), func(string) bool { return true })
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if want := (Counts{Unknown: []string{"counting"}}); !reflect.DeepEqual(counts, want) {
			t.Errorf("%s: the counts are %+v, expected %+v", name, counts, want)
		}
		m, err := read(out)
		if err != nil || len(m.bodies) != 1 || !bytes.Equal(m.bodies[0], from) {
			t.Errorf("%s: it does not stay as it is (%v)", name, err)
		}
	}
}

func TestWhatIsNoModule(t *testing.T) {
	whole := aModule(counting)
	for n := range len(whole) {
		if n == len(header) || whole[n] == 0 && bytes.HasSuffix(whole[:n], []byte{opUnreachable, opEnd, opI32Const, 1, opEnd}) {
			continue // Without all sections, or the last, it is one still.
		}
		if _, _, err := Reloop(whole[:n], func(string) bool { return true }); err == nil {
			t.Errorf("the first %d bytes of a module of %d are taken for one", n, len(whole))
		}
	}
	_, _, err := Reloop([]byte("<!doctype html>"), func(string) bool { return true })
	if err == nil || !strings.Contains(err.Error(), "begin") {
		t.Errorf("of a page it says %v", err)
	}
}

func FuzzReloop(f *testing.F) {
	f.Add(aModule(counting))
	f.Add(aModule(calling))
	f.Add(aModule(leaving(counting, 3)))
	f.Fuzz(func(t *testing.T, module []byte) {
		out, _, err := Reloop(module, func(string) bool { return true })
		if err != nil {
			return
		}
		if _, _, err := Reloop(out, func(string) bool { return true }); err != nil {
			t.Errorf("%x becomes %x, and that: %v", module, out, err)
		}
	})
}
