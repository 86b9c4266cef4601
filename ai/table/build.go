package table

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
	if err := Fits(r); err != nil {
		return nil, err
	}
	if seeds < 0 || seeds > MaxSeeds {
		return nil, fmt.Errorf("a table for %d seeds can't be built; expected 0 to %d", seeds, MaxSeeds)
	}
	t := &Table{rules: r, rank: newRanking()}
	if progress == nil {
		progress = func(int, int) {}
	}
	done, all := 0, 0
	for n := range seeds + 1 {
		all += int(t.rank.count[n])
	}
	for n := range seeds + 1 {
		b := newLayer(t, n)
		if err := b.play(ctx, func(more int) { progress(done+more, all) }); err != nil {
			return nil, err
		}
		b.settle()
		t.bounds = append(t.bounds, b.pack())
		done += int(t.rank.count[n])
		progress(done, all)
	}
	return t, nil
}

// layer is the positions with one number of seeds, being worked out. A move
// that captures leads to a layer that is done; its worth goes into the bounds
// at once. What is left are moves within the layer, which may form circles.
type layer struct {
	table *Table
	seeds int
	// most is what going round in circles may be worth.
	most int
	low  []int8
	high []int8
	// next lists, from first[i] to first[i+1], the positions to which moves of
	// position i lead within the layer.
	next  []uint32
	first []uint32
}

func newLayer(t *Table, seeds int) *layer {
	n := t.rank.count[seeds]
	most := Unbounded
	if t.rules.RepetitionSweeps() {
		most = seeds
	}
	return &layer{table: t, seeds: seeds, most: most, low: make([]int8, 0, n), high: make([]int8, 0, n), first: make([]uint32, 1, n+1)}
}

// progressStep is the number of positions between two calls of progress.
const progressStep = 1 << 14

// play plays every move of every position.
func (l *layer) play(ctx context.Context, progress func(done int)) error {
	blank := l.table.rules.Start()
	for at := range engine.NorthStore + 1 {
		if blank.Seeds(at) > 0 {
			blank = blank.With(at, 0)
		}
	}
	var stopped error
	l.table.rank.walk(blank, l.seeds, func(p engine.Position) {
		if stopped != nil {
			return
		}
		l.position(p)
		if len(l.low)%progressStep == 0 {
			progress(len(l.low))
			if ctx.Err() != nil {
				stopped = fmt.Errorf("building the table: %w", ctx.Err())
			}
		}
	})
	return stopped
}

// position adds a position: the worth of what is settled about it, and the
// moves within the layer.
func (l *layer) position(p engine.Position) {
	r := l.table.rules
	r.Settle(&p)
	if p.Over() {
		l.add(gain(&p), gain(&p))
		return
	}
	low, high := -l.most, -l.most
	var buf [engine.MaxMoves]engine.Move
	for _, m := range r.Candidates(&p, buf[:0]) {
		q := p
		if !r.Play(&q, m, nil) {
			continue
		}
		won, left := gain(&q), q.OnBoard()
		switch {
		case q.Over():
			low, high = max(low, won), max(high, won)
		case left == l.seeds:
			l.next = append(l.next, l.table.rank.rank(&q, left))
		default:
			least, most := unpack(l.table.bounds[left][l.table.rank.rank(&q, left)], left)
			low, high = max(low, plus(won, -most)), max(high, plus(won, -least))
		}
	}
	l.add(low, high)
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

// add ends a position's entries.
func (l *layer) add(low, high int) {
	l.low, l.high = append(l.low, int8(low)), append(l.high, int8(high))
	l.first = append(l.first, uint32(len(l.next)))
}

// settle carries the worth of positions over to those that lead to them, until
// nothing changes. A bound starts at what the moves out of the layer are worth
// at least, or, going round within it for ever, at most.
func (l *layer) settle() {
	least, most := l.low, make([]int8, len(l.high))
	for i := range most {
		most[i] = l.high[i]
		if l.first[i] < l.first[i+1] {
			most[i] = int8(l.most)
		}
	}
	for changed := true; changed; {
		changed = false
		for i := range least {
			low, high := l.low[i], l.high[i]
			for _, j := range l.next[l.first[i]:l.first[i+1]] {
				low, high = max(low, -most[j]), max(high, -least[j])
			}
			if low != least[i] || high != most[i] {
				least[i], most[i], changed = low, high, true
			}
		}
	}
	l.high = most
}

// pack makes the layer's bytes.
func (l *layer) pack() []uint8 {
	bytes := make([]uint8, len(l.low))
	for i := range bytes {
		bytes[i] = pack(int(l.low[i]), int(l.high[i]), l.seeds)
	}
	return bytes
}
