package reloop

import (
	"bytes"
	"math/rand/v2"
	"slices"
	"testing"
)

// The functions that random procedures call: goes is any of Go, which may make its
// caller wait, and has here the number of the place behind the call as its
// argument; notes tells where the program is, and decides tells it where to go.
const (
	goes = iota
	notes
	decides
	firstOfModule
)

// limit is after how many events a run ends: what is random may go round for ever.
const limit = 200

func TestRandomProceduresDoWhatTheyDid(t *testing.T) {
	for seed := range uint64(2000) {
		body, recovery := randomProcedure(rand.New(rand.NewPCG(seed, 0)))
		for _, hot := range []bool{false, true} {
			m := &module{
				imported: firstOfModule,
				types:    []int{0},
				bodies:   [][]byte{body},
				names:    map[int]string{},
			}
			before := slices.Clone(m.bodies)
			if err := m.reloop(0, hot); err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
			if bytes.Equal(m.bodies[0], body) {
				t.Fatalf("seed %d: %x is not taken for one of Go's", seed, body)
			}
			for run := range uint64(6) {
				want := newMachine(t, before, run).life(recovery)
				got := newMachine(t, m.bodies, run).life(recovery)
				if !slices.Equal(got, want) {
					t.Fatalf("seed %d, run %d, hot %v:\n%x does\n%d, and it became\n%x, which does\n%d",
						seed, run, hot, body, want, m.bodies, got)
				}
			}
		}
	}
}

// randomProcedure returns a body of the shape that Go gives functions, with any
// jumps, and the number of the place where what has recovered goes on, or 0.
func randomProcedure(random *rand.Rand) (body []byte, recovery int) {
	parts := 2 + random.IntN(14)
	places := make([]int, parts) // the number of the first place of each
	var table []byte
	for i := range parts {
		places[i] = len(table)
		table = append(table, times(1+random.IntN(2), byte(i))...)
	}
	body = slices.Concat(variables, before, []byte{opLoop, noValue}, times(parts, opBlock, noValue),
		[]byte{opLocalGet, next, opBrTable, byte(len(table) - 1)}, table, []byte{opEnd})
	for i := range parts {
		p := randomPart{random, places, i}
		kind := random.IntN(9)
		if i == parts-1 {
			kind = random.IntN(2) // Nothing is behind the last.
		}
		if i > 0 && kind == recovers {
			recovery = places[i]
		}
		body = append(append(body, p.code(kind)...), opEnd)
	}
	return append(body, after...), recovery
}

// A randomPart makes the code of a part.
type randomPart struct {
	*rand.Rand
	places []int
	index  int
}

// The kinds of parts that are not only known by how they end.
const (
	recovers = 7 // It calls runtime.deferreturn.
	isEmpty  = 8 // It has nothing, as what is behind a panic.
)

func (p *randomPart) code(kind int) []byte {
	switch kind {
	case isEmpty:
		return nil
	case recovers:
		return slices.Concat(times(p.IntN(2), opNop), makingRoom, p.note(), p.call())
	}
	code := p.note()
	for p.IntN(3) == 0 {
		code = append(code, p.jumpsFromTheMiddle()...)
	}
	decide := []byte{opCall, decides}
	switch kind {
	case 0:
		return append(code, opI32Const, 0, opReturn)
	case 1:
		return append(code, p.jump(0)...)
	case 2:
		return slices.Concat(code, decide, []byte{opI32Eqz, opIf, noValue}, p.jump(1), []byte{opEnd}, p.jump(0))
	case 3:
		return slices.Concat(code, decide, []byte{opIf, noValue}, p.jump(1), []byte{opEnd})
	case 4:
		return append(code, opUnreachable)
	default:
		return append(code, p.call()...)
	}
}

func (p *randomPart) jumpsFromTheMiddle() []byte {
	decide := []byte{opCall, decides, opIf, noValue}
	if p.IntN(3) > 0 {
		return slices.Concat(decide, p.jump(1), []byte{opEnd})
	}
	return slices.Concat(decide, p.note(), decide, p.jump(2), []byte{opEnd, opElse}, p.note(), p.jump(1), []byte{opEnd})
}

// outside returns how many blocks of Go are about a part, apart from the loop.
func (p *randomPart) outside() int { return len(p.places) - 1 - p.index }

// jump leads to any part, from within so many conditions.
func (p *randomPart) jump(conditions int) []byte {
	place := p.places[p.IntN(len(p.places))]
	return []byte{opI32Const, byte(place), opLocalSet, next, opBr, byte(p.outside() + conditions)}
}

func (p *randomPart) note() []byte { return []byte{opI32Const, byte(p.index), opCall, notes} }

func (p *randomPart) call() []byte {
	behind := p.places[p.index+1]
	return []byte{opI32Const, byte(behind), opCall, goes, opGlobalGet, 0, opLocalSet, sp, opBrIf, byte(p.outside() + 1)}
}

func times(n int, what ...byte) []byte { return slices.Repeat(what, n) }

// A machine runs functions of a module, as far as those here need it.
type machine struct {
	t      *testing.T
	code   [][]instruction
	random *rand.Rand
	stack  []int
	events []int // what happened
	behind int   // the place behind the last call that could wait
}

func newMachine(t *testing.T, bodies [][]byte, seed uint64) *machine {
	m := &machine{t: t, random: rand.New(rand.NewPCG(seed, 1))}
	for _, b := range bodies {
		list, err := instructions(&reader{from: b, at: len(variables)})
		if err != nil {
			t.Fatal(err)
		}
		m.code = append(m.code, list)
	}
	return m
}

// life runs a procedure as a goroutine does that waits now and then, and panics.
// It returns what happened.
func (m *machine) life(recovery int) []int {
	for place := 0; len(m.events) < limit; place = m.behind {
		if recovery > 0 && len(m.events) > 0 && m.random.IntN(3) == 0 {
			place = recovery
		}
		if waits := m.run(0, place); waits != 1 {
			return append(m.events, waits)
		}
	}
	return m.events[:limit]
}

// run calls a function for a place. It returns the function's result, below 0 if it
// can't go on.
func (m *machine) run(function, place int) int {
	list := m.code[function]
	targets, skips := map[*label]int{}, skips(list)
	for i, in := range list {
		if in.opens != nil {
			targets[in.opens] = i
		}
		if in.closes != nil && list[targets[in.closes]].op != opLoop {
			targets[in.closes] = i
		}
	}
	local := [3]int{place}
	for at := 0; len(m.events) < limit; at++ {
		switch in := &list[at]; {
		case in.op == opUnreachable:
			return -1
		case in.op == opReturn, in.op == opEnd && in.closes == nil:
			return m.pop()
		case in.op == opBr, in.op == opBrIf && m.pop() != 0:
			at = targets[in.to]
		case in.op == opBrTable:
			at = targets[in.table[min(m.pop(), len(in.table)-1)]]
		case in.op == opElse, in.op == opIf && m.pop() == 0:
			at = skips[at]
		case in.op == opLocalGet:
			m.push(local[in.raw[1]])
		case in.op == opLocalSet:
			local[in.raw[1]] = m.pop()
		default:
			m.step(in)
		}
	}
	return -1
}

// skips returns where if leads if not, and where else leads, the end.
func skips(list []instruction) map[int]int {
	to := map[int]int{}
	var open []int
	for i, in := range list {
		switch {
		case in.opens != nil:
			open = append(open, i)
		case in.op == opElse:
			to[open[len(open)-1]] = i
			open[len(open)-1] = i
		case in.closes != nil:
			to[open[len(open)-1]] = i
			open = open[:len(open)-1]
		}
	}
	return to
}

// step does an instruction that leads to the one behind it.
func (m *machine) step(in *instruction) {
	switch in.op {
	case opBlock, opLoop, opIf, opEnd, opBrIf:
	case opI32Const:
		m.push(int(in.raw[1]))
	case opGlobalGet:
		m.push(0)
	case opI32Eqz:
		m.push(1 - min(1, m.pop()))
	case opI32Sub:
		n := m.pop()
		m.push(m.pop() - n)
	case opCall:
		m.call(int(in.raw[1]))
	default:
		m.t.Fatalf("the instruction %#02x is not for random procedures", in.op)
	}
}

func (m *machine) call(function int) {
	switch function {
	case goes:
		m.behind = m.pop()
		m.push(m.random.IntN(4) / 3)
		m.events = append(m.events, 1000+m.behind)
	case notes:
		m.events = append(m.events, m.pop())
	case decides:
		m.push(m.random.IntN(2))
		m.events = append(m.events, 100)
	default:
		m.push(m.run(function-firstOfModule, m.pop()))
	}
}

func (m *machine) push(n int) { m.stack = append(m.stack, n) }

func (m *machine) pop() int {
	top := m.stack[len(m.stack)-1]
	m.stack = m.stack[:len(m.stack)-1]
	return top
}
