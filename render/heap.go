package render

import (
	"math"

	"ayoayo/engine"
)

// maxSeeds is the most seeds a game has.
const maxSeeds = 64

// seedRadius is the size of a seed in pit radii.
const seedRadius = 0.205

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

// pitSlots works the places out: the first from a list, in an order in which
// every number of them looks as if it had fallen so; those above on shrinking
// golden spirals.
func pitSlots() [maxSeeds]point {
	bottom := [bottomLayer]point{
		{-0.10, 0.06}, {0.33, -0.12}, {0.02, -0.42}, {0.21, 0.37}, {-0.46, -0.27}, {-0.32, 0.47},
		{-0.02, 0.74}, {0.62, 0.27}, {0.42, -0.55}, {-0.30, -0.68}, {-0.68, 0.15}, {0.52, 0.64},
	}
	var at [maxSeeds]point
	copy(at[:], bottom[:])
	const golden = 2.39996
	for i := bottomLayer; i < maxSeeds; i++ {
		k := i - bottomLayer
		layer, in := k/10, float64(k%10)
		reach := 0.56 - 0.09*float64(layer)
		r := reach * math.Sqrt((in+0.6)/10)
		a := in*golden + float64(layer)*1.1 + 0.5
		at[i] = point{r*math.Cos(a) - 0.02, r*math.Sin(a) - 0.03*float64(layer+1)}
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

// restInStore is a slot's place from the middle of a store: the seeds of a
// layer are spread over the trough by a sequence that fills gaps evenly.
func (l *layout) restInStore(p engine.Pit, slot int) point {
	half := l.at[p].half
	tall := half.y > half.x
	if !tall {
		half.x, half.y = half.y, half.x
	}
	size := seedRadius * l.radius
	across, along := half.x-1.45*size, half.y-2.0*size
	k := float64(slot)
	u := 2*frac(0.5+k*0.6180339887) - 1
	w := 2*frac(0.5+k*0.3819660113+k*k*0.011) - 1
	if slot%2 == 0 {
		w = math.Abs(w)
	} else {
		w = -math.Abs(w)
	}
	at := point{w * across * math.Sqrt(1-0.5*u*u), u * along}
	if tall {
		return at
	}
	return point{at.y, at.x}
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
