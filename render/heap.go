package render

import (
	"math"

	"ayoayo/engine"
)

// maxSeeds is the most seeds a game has.
const maxSeeds = 64

// seedRadius is the size of a seed in pit radii.
const seedRadius = 0.20

// heaps says where every seed lies. A seed keeps its place in a heap until the
// heap is lifted, whatever comes to lie on top of it.
type heaps struct {
	seeds [maxSeeds]seed
	n     int
	// in lists the seeds of each place from the bottom up.
	in [places]heap
}

// heap is the seeds in one place.
type heap struct {
	ids [maxSeeds]uint8
	n   int
}

// seed is one seed, which the eye can follow.
type seed struct {
	at   engine.Pit
	slot uint8
	// turn is how it lies: one of the drawn variants.
	turn uint8
	move move
}

// variants is the number of ways in which a seed of a tone is drawn.
const variants = 8

// tones is the number of tones of seeds.
const tones = 5

// deal lays out n seeds as a position has them. Seeds that already lie where
// they are needed stay there.
func (h *heaps) deal(n int, board []engine.Pit, count func(engine.Pit) int) {
	n = min(n, maxSeeds)
	for id := h.n; id < n; id++ {
		h.seeds[id] = seed{at: engine.NoPit}
	}
	h.n = n
	for p := range h.in {
		want := 0
		if engine.Pit(p) != engine.Hand {
			want = wanted(engine.Pit(p), board, count)
		}
		for h.in[p].n > want {
			h.in[p].n--
			h.seeds[h.in[p].ids[h.in[p].n]].at = engine.NoPit
		}
	}
	free := 0
	for _, p := range board {
		for want := count(p); h.in[p].n < want; {
			for free < n && h.seeds[free].at != engine.NoPit {
				free++
			}
			if free == n {
				return
			}
			h.put(uint8(free), p)
		}
	}
}

// wanted is the number of seeds that a position has in a place.
func wanted(p engine.Pit, board []engine.Pit, count func(engine.Pit) int) int {
	for _, q := range board {
		if p == q {
			return min(count(p), maxSeeds)
		}
	}
	return 0
}

// put lays a seed on top of a heap.
func (h *heaps) put(id uint8, p engine.Pit) {
	to := &h.in[p]
	s := &h.seeds[id]
	s.at, s.slot = p, uint8(to.n)
	s.turn = uint8((int(id)*5 + int(p)*3 + to.n) % variants)
	s.move = move{}
	to.ids[to.n] = id
	to.n++
}

// pop takes the topmost seed of a heap; ok is false when there is none.
func (h *heaps) pop(p engine.Pit) (id uint8, ok bool) {
	from := &h.in[p]
	if from.n == 0 {
		return 0, false
	}
	from.n--
	return from.ids[from.n], true
}

// slots are the places of seeds in a round pit, in pit radii from its middle:
// a spread layer first, in which nothing hides anything, then seeds in the
// hollows between those below.
var slots = pitSlots()

// bottomLayer is the number of seeds that lie side by side.
const bottomLayer = 12

// pitSlots works the places out: three in the middle, three in the hollows
// between them, six round these; then those above on shrinking golden spirals.
func pitSlots() [maxSeeds]point {
	const golden, third = 2.39996, 2 * math.Pi / 3
	var at [maxSeeds]point
	for i := range at {
		var r, turn float64
		k := float64(i)
		switch {
		case i < 3:
			r, turn = 0.245, k*third+0.4
		case i < 6:
			r, turn = 0.51, k*third+0.4+third/2
		case i < 9:
			r, turn = 0.655, k*third+0.4+third/6
		case i < bottomLayer:
			r, turn = 0.655, k*third+0.4+third*5/6
		default:
			layer, in := float64((i-bottomLayer)/9), float64((i-bottomLayer)%9)
			r, turn = (0.60-0.08*layer)*math.Sqrt((in+0.4)/9), in*golden+layer*1.1
		}
		// Nothing falls quite where it was aimed.
		r += 0.012 * math.Sin(k*5.1)
		turn += 0.05 * math.Sin(k*3.7)
		at[i] = point{r * math.Cos(turn), r * math.Sin(turn)}
	}
	return at
}

// rest is where a seed's slot lies in a pit or store. No two pits have their
// seeds lying alike: each turns the pattern its own way.
func (l *layout) rest(p engine.Pit, slot int) point {
	s := &l.at[p]
	if p.IsStore() {
		return s.centre.add(l.restInStore(p, slot))
	}
	sin, cos := math.Sincos(float64(p) * 2.1)
	at := slots[slot%maxSeeds]
	if p%2 == 1 {
		at.x = -at.x
	}
	return s.centre.add(point{at.x*cos - at.y*sin, at.x*sin + at.y*cos}.times(l.radius))
}

// restInStore is a slot's place from the middle of a store: in layers of two
// columns like bricks, filled here and there until a layer is full.
func (l *layout) restInStore(p engine.Pit, slot int) point {
	half := l.at[p].half
	tall := half.y > half.x
	if !tall {
		half.x, half.y = half.y, half.x
	}
	size := seedRadius * l.radius
	across, along := half.x-1.5*size, half.y-1.9*size
	rows := max(1, int(2*along/(2.05*size)))
	cells := 2 * rows
	layer := slot / cells
	// The stride visits every cell: it has no divisor in common with them.
	stride := max(1, int(0.382*float64(cells)))
	for common(stride, cells) > 1 {
		stride++
	}
	cell := (slot*stride + rows + 3*layer) % cells
	side := float64(cell%2)*2 - 1
	k := float64(slot)
	y := (float64(cell/2) + 0.5 + 0.25*side + 0.5*float64(layer%2)) / float64(rows)
	at := point{
		(0.64*side + 0.20*math.Sin(k*4.3)) * across * (1 - 0.3*float64(layer%2)),
		(2*clamp(y+0.12*math.Sin(k*2.9)/float64(rows), 0, 1) - 1) * along,
	}
	if tall {
		return at
	}
	return point{at.y, at.x}
}

// counted10 is where a seed lies in a store of n when seeds are counted: in rows of ten
// along the store, with a gap after five.
func (l *layout) counted10(p engine.Pit, slot, n int) point {
	s := &l.at[p]
	half := s.half
	tall := half.y > half.x
	if !tall {
		half.x, half.y = half.y, half.x
	}
	size := seedRadius * l.radius
	const gap = 0.8 // in seeds
	step := min(2.05*size, 2*(half.y-1.35*size)/(rowOfTen-1+gap))
	rows := (n + rowOfTen - 1) / rowOfTen
	across := 0.0
	if rows > 1 {
		across = min(2.05*size, 2*(half.x-1.2*size)/float64(rows-1))
	}
	row, k := slot/rowOfTen, float64(slot%rowOfTen)
	if slot%rowOfTen >= rowOfTen/2 {
		k += gap
	}
	// The first row is the leftmost and begins at the top; in a store that lies it is
	// the topmost and begins at the left.
	at := point{(float64(row) - float64(rows-1)/2) * across, (k - (rowOfTen-1+gap)/2) * step}
	if !tall {
		at = point{at.y, at.x}
	}
	return s.centre.add(at)
}

// rowOfTen is the number of seeds in a row when they are counted.
const rowOfTen = 10

// common is the greatest common divisor.
func common(a, b int) int {
	for b > 0 {
		a, b = b, a%b
	}
	return a
}

// frac is the part of a number after the point.
func frac(x float64) float64 { return x - math.Floor(x) }

// cluster is a seed's place in the hand, in pit radii from its middle.
func cluster(i int) point {
	const golden = 2.39996
	r := min(0.13*math.Sqrt(float64(i)+0.3), 0.5)
	sin, cos := math.Sincos(float64(i) * golden)
	return point{r * cos, r * sin}
}
