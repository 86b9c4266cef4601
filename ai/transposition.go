package ai

import (
	"unsafe"

	"ayoayo/engine"
)

// bound says what a stored score is worth.
type bound uint8

const (
	// boundNone: only the move is of use.
	boundNone bound = iota
	// boundLower: the position is worth at least the score.
	boundLower
	// boundUpper: the position is worth at most the score.
	boundUpper
	// boundExact: the position is worth the score at the depth it was searched.
	boundExact
)

// entry is what is remembered of a position. The position itself is kept and
// compared, so that a hit is never another position's: a hash alone could lead
// to an illegal move or a wrong score.
type entry struct {
	pos   engine.Position
	score int32
	move  engine.Move
	depth int8
	// mark is the bound in the low two bits, the iteration above.
	mark uint8
}

func (e *entry) bound() bound { return bound(e.mark & 3) }

// bucket is the entries among which a position may be.
type bucket [4]entry

// transpositions is a table of a fixed size. When a bucket is full, an entry
// of an earlier iteration or a smaller depth makes room.
type transpositions struct {
	buckets []bucket
	mask    uint64
	// age is the present iteration, in the place it has in a mark.
	age uint8
}

// newTranspositions makes a table that takes at most a number of bytes: a
// power of two buckets, at least one.
func newTranspositions(size int) *transpositions {
	n := 1
	for 2*n*int(unsafe.Sizeof(bucket{})) <= size {
		n *= 2
	}
	return &transpositions{buckets: make([]bucket, n), mask: uint64(n - 1)}
}

// begin marks what is stored from now on as of an iteration.
func (t *transpositions) begin(iteration int) { t.age = uint8(iteration) << 2 }

// find returns what is remembered of a position, or nil.
func (t *transpositions) find(key uint64, p *engine.Position) *entry {
	b := &t.buckets[key&t.mask]
	for i := range b {
		if b[i].pos == *p {
			return &b[i]
		}
	}
	return nil
}

// store remembers a position.
func (t *transpositions) store(key uint64, p *engine.Position, depth int, score int32, kind bound, m engine.Move) {
	b := &t.buckets[key&t.mask]
	victim, least := 0, int(^uint(0)>>1)
	for i := range b {
		e := &b[i]
		if e.pos == *p {
			victim = i
			break
		}
		if worth := t.worth(e); worth < least {
			victim, least = i, worth
		}
	}
	b[victim] = entry{pos: *p, score: score, move: m, depth: int8(depth), mark: t.age | uint8(kind)}
}

// worth orders the entries of a bucket by how much it would cost to lose them.
func (t *transpositions) worth(e *entry) int {
	worth := int(e.depth)
	if e.mark&^3 == t.age && e.bound() != boundNone {
		worth += maxPly
	}
	return worth
}
