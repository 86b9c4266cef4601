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

// key is a position packed by its rules. In a game of two rows it is the whole
// position, so that a hit is never another's; four rows give a hash of 122 bits.
type key [2]uint64

// place spreads the bits of a key.
func (k key) place() uint64 {
	h := (k[0]*0x9e3779b97f4a7c15 ^ k[1]) * 0xd6e8feb86659fd93
	return h ^ h>>32
}

// entry is what is remembered of a position.
type entry struct {
	key   key
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
	// age is the present iteration, in the place it has in a mark, and first that in
	// which the present search began.
	age, first uint8
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

// open begins a search: what is there is of earlier ones.
func (t *transpositions) open() { t.first = t.age + 4 }

// begin marks what is stored from now on as of another iteration.
func (t *transpositions) begin() { t.age += 4 }

func (t *transpositions) earlier(e *entry) bool { return e.mark&^3-t.first > t.age-t.first }

// serves reports whether what an entry says is good for a depth: of this search
// only that depth, so that it is the score of a search of that depth, and of
// earlier ones also a greater.
func (t *transpositions) serves(e *entry, depth int) bool {
	return int(e.depth) == depth || int(e.depth) > depth && t.earlier(e)
}

// holds reports whether the table is one that takes a number of bytes, or a larger
// one.
func (t *transpositions) holds(size int) bool {
	return 2*len(t.buckets)*int(unsafe.Sizeof(bucket{})) > size
}

// find returns what is remembered of a position, or nil.
func (t *transpositions) find(k key) *entry {
	b := &t.buckets[k.place()&t.mask]
	for i := range b {
		if b[i].key == k {
			return &b[i]
		}
	}
	return nil
}

// store remembers a position.
func (t *transpositions) store(k key, depth int, score int32, kind bound, m engine.Move) {
	b := &t.buckets[k.place()&t.mask]
	victim, least := 0, int(^uint(0)>>1)
	for i := range b {
		e := &b[i]
		if e.key == k {
			if victim = i; e.bound() != boundNone && int(e.depth) > depth && t.earlier(e) {
				return // It serves for this depth, too.
			}
			break
		}
		if worth := t.worth(e); worth < least {
			victim, least = i, worth
		}
	}
	b[victim] = entry{key: k, score: score, move: m, depth: int8(depth), mark: t.age | uint8(kind)}
}

// worth orders the entries of a bucket by how much it would cost to lose them.
func (t *transpositions) worth(e *entry) int {
	worth := int(e.depth)
	if e.mark&^3 == t.age && e.bound() != boundNone {
		worth += maxPly
	}
	return worth
}
