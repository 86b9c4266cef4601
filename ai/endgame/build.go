package endgame

import (
	"context"
	"fmt"

	"ayoayo/engine"
)

// Build makes the table of a rule-set for positions with at most a number of
// seeds, 0 to MaxSeeds. It calls progress, if it is not nil, with the number of
// positions done and of all, now and then and at the end. The error says why
// the rule-set has no tables, that the number is out of range, or that the
// context ended.
func Build(ctx context.Context, r *engine.Rules, seeds int, progress func(done, all int)) (*Table, error) {
	b, err := NewBuilder(r, nil, seeds)
	if err != nil {
		return nil, err
	}
	for b.Step() {
		if ctx.Err() != nil {
			return nil, fmt.Errorf("building the table: %w", ctx.Err())
		}
		if progress != nil {
			progress(b.Progress())
		}
	}
	if progress != nil {
		progress(b.Progress())
	}
	return b.Table(), nil
}

// Builder makes a table a little at a time, so that it can be made beside
// something more urgent.
type Builder struct {
	table *Table
	seeds int
	// layer is being worked out; nil when the table is done.
	layer *layer
	done  int
	all   int
}

// NewBuilder begins a table of a rule-set for positions with at most a number of
// seeds, 0 to MaxSeeds. What a table of the rule-set with fewer seeds, which
// may be nil, holds already is taken over. The error says why the rule-set has
// no tables, or that the number is out of range.
func NewBuilder(r *engine.Rules, from *Table, seeds int) (*Builder, error) {
	if err := Fits(r); err != nil {
		return nil, err
	}
	if seeds < 0 || seeds > MaxSeeds {
		return nil, fmt.Errorf("a table for %d seeds can't be built; expected 0 to %d", seeds, MaxSeeds)
	}
	b := &Builder{table: &Table{rules: r, rank: newRanking()}, seeds: seeds}
	if from != nil {
		b.table.bounds = append(b.table.bounds, from.bounds...)
	}
	for n := range seeds + 1 {
		b.all += int(b.table.rank.count[n])
		if n <= b.table.Seeds() {
			b.done = b.all
		}
	}
	b.begin()
	return b, nil
}

// begin begins the next layer, if there is one.
func (b *Builder) begin() {
	b.layer = nil
	if n := len(b.table.bounds); n <= b.seeds {
		b.layer = newLayer(b.table, n)
	}
}

// Step works for some milliseconds and reports whether there is more to do.
func (b *Builder) Step() bool {
	l := b.layer
	switch {
	case l == nil:
	case l.walk.left > 0:
		b.done += l.expand()
	case !l.converged():
		l.propagate()
	default:
		b.table.bounds = append(b.table.bounds, l.pack())
		b.begin()
	}
	return b.layer != nil
}

// Progress returns the number of positions whose moves have been played, and of
// all.
func (b *Builder) Progress() (done, all int) { return b.done, b.all }

// Seeds returns the number of seeds up to which the table is done, -1 when there
// is nothing yet.
func (b *Builder) Seeds() int { return b.table.Seeds() }

// Table returns the table as far as it is done. It does not change while the builder goes on.
func (b *Builder) Table() *Table {
	n := len(b.table.bounds)
	return &Table{rules: b.table.rules, rank: b.table.rank, bounds: b.table.bounds[:n:n]}
}

// layer is the positions with one number of seeds, being worked out. A move
// that captures leads to a layer that is done; its worth goes into the bounds
// at once. What is left are moves within the layer, which may form circles.
type layer struct {
	table *Table
	seeds int
	// most is what going round in circles may be worth.
	most int
	walk walk
	// worth holds the bounds so far.
	worth []worth
	// open holds, a block for every few thousand positions, those whose bounds
	// may still change and have moves within the layer.
	open [][]uint32
	// block is the block that is gone through next, quiet the number of blocks in a
	// row that were gone through without any change, round the number of times that
	// all were gone through.
	block, quiet, round int
	// changed has a bit for each position whose bounds changed in the present
	// round of the blocks, lately also for those that changed in the one
	// before: what leads to no such position stays as it is.
	changed, lately []uint64
	// mover and moved are the position walked and one that a move leads to,
	// moves its moves, fresh a block that is being filled.
	mover, moved engine.Position
	moves        [engine.MaxMoves]engine.Move
	fresh        []uint32
}

// worth is the bounds of a position for the player who is not to move, since
// those are what the positions before it ask for: the least that this player
// gets if the mover plays best, and the most.
type worth struct{ least, most int8 }

// An open position is a word with its number, the number of its moves within
// the layer and the upper bound that its other moves give, and then the
// numbers of the positions that those moves lead to.
const (
	numberBits = 21
	movesBits  = 3
	numberMask = 1<<numberBits - 1
	movesMask  = 1<<movesBits - 1
)

func newLayer(t *Table, seeds int) *layer {
	most := Unbounded
	if t.rules.RepetitionSweeps() {
		most = seeds
	}
	return &layer{
		table:   t,
		seeds:   seeds,
		most:    most,
		walk:    newWalk(t.rules, t.rank, seeds),
		worth:   make([]worth, 0, t.rank.count[seeds]),
		changed: make([]uint64, t.rank.count[seeds]/64+1),
		lately:  make([]uint64, t.rank.count[seeds]/64+1),
	}
}

// blockSize is the number of positions in a block.
const blockSize = 1 << 12

// expand plays every move of the next block of positions and returns their number.
func (l *layer) expand() int {
	n := min(blockSize, int(l.walk.left))
	l.fresh = l.fresh[:0]
	for range n {
		l.position()
		l.walk.next()
	}
	if len(l.fresh) > 0 {
		l.open = append(l.open, append(make([]uint32, 0, len(l.fresh)), l.fresh...))
	}
	return n
}

// position adds the position walked: the worth of what is known about it, and
// the moves within the layer.
func (l *layer) position() {
	r, number := l.table.rules, uint32(len(l.worth))
	l.mover = l.walk.pos
	low, high, legal := -l.most, -l.most, false
	head := len(l.fresh)
	l.fresh = append(l.fresh, 0)
	for _, m := range r.Candidates(&l.mover, l.moves[:0]) {
		q := &l.moved
		*q = l.mover
		if !r.Play(q, m, nil) {
			continue
		}
		legal = true
		won := gain(q)
		if q.Over() {
			low, high = max(low, won), max(high, won)
			continue
		}
		left := q.OnBoard()
		if left == l.seeds {
			l.fresh = append(l.fresh, l.table.rank.rank(q))
			continue
		}
		least, most := unpack(l.table.bounds[left][l.table.rank.rank(q)], left)
		low, high = max(low, plus(won, -most)), max(high, plus(won, -least))
	}
	if !legal {
		r.Settle(&l.mover)
		low = gain(&l.mover)
		high = low
	}
	moves := len(l.fresh) - head - 1
	if moves == 0 {
		l.fresh = l.fresh[:head]
		l.worth = append(l.worth, worth{int8(-high), int8(-low)})
		return
	}
	l.fresh[head] = number | uint32(moves)<<numberBits | uint32(uint8(int8(high)))<<(numberBits+movesBits)
	l.worth = append(l.worth, worth{int8(-l.most), int8(-low)})
}

// plus adds seeds won to a bound, if there is one.
func plus(won, bound int) int {
	if bound == Unbounded || bound == -Unbounded {
		return bound
	}
	return won + bound
}

// gain is what South, who moves in every position walked, has more than North.
func gain(p *engine.Position) int {
	return p.Seeds(engine.SouthStore) - p.Seeds(engine.NorthStore)
}

// converged reports whether no bound can change any more.
func (l *layer) converged() bool { return l.quiet >= len(l.open) }

// propagate carries the worth of positions over to those of a block that lead to
// them, and drops from the block what is exact. A bound starts at what the moves
// out of the layer are worth at least, or, going round within it for ever, at
// most; the lower one only grows, the upper one only falls.
func (l *layer) propagate() {
	block := l.open[l.block]
	kept, quiet := 0, true
	for at := 0; at < len(block); {
		head := block[at]
		next := at + 1 + int(head>>numberBits&movesMask)
		moves := block[at+1 : next]
		number := head & numberMask
		w := &l.worth[number]
		if l.round == 0 || l.anyChanged(moves) {
			if now := l.evaluate(moves, *w, int8(head>>(numberBits+movesBits))); now != *w {
				*w, quiet = now, false
				l.changed[number/64] |= 1 << (number % 64)
				l.lately[number/64] |= 1 << (number % 64)
			}
		}
		if w.least != w.most {
			if kept != at {
				copy(block[kept:], block[at:next])
			}
			kept += next - at
		}
		at = next
	}
	l.open[l.block] = block[:kept]
	l.quiet++
	if !quiet {
		l.quiet = 0
	}
	if l.block++; l.block == len(l.open) {
		l.block = 0
		l.round++
		copy(l.lately, l.changed)
		clear(l.changed)
	}
}

// anyChanged reports whether the bounds of a position changed lately.
func (l *layer) anyChanged(numbers []uint32) bool {
	lately := l.lately
	for _, n := range numbers {
		if lately[n/64]>>(n%64)&1 != 0 {
			return true
		}
	}
	return false
}

// evaluate returns the bounds of a position by those so far, those of the
// positions to which moves within the layer lead, and the upper bound that other
// moves give.
func (l *layer) evaluate(moves []uint32, before worth, high int8) worth {
	low := -before.most
	for _, j := range moves {
		w := l.worth[j]
		low, high = max(low, w.least), max(high, w.most)
	}
	return worth{-high, -low}
}

// pack makes the layer's bytes.
func (l *layer) pack() []uint8 {
	bytes := make([]uint8, len(l.worth))
	for i, w := range l.worth {
		bytes[i] = pack(-int(w.most), -int(w.least), l.seeds)
	}
	return bytes
}
