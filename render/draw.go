package render

import (
	"math"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"ayoayo/engine"
)

// pose is how a seed is drawn at a moment.
type pose struct {
	at point
	// height is how far above the board it is, in CSS pixels.
	height float64
	// shown is its opacity; seeds fade only where motion is reduced.
	shown float64
}

// handHeight is how high the hand carries seeds, in pit radii.
const handHeight = 0.55

// tickTime is how long a number stands out after a seed has fallen.
const tickTime = 140 * time.Millisecond

// progress is how much of a time span has passed, from 0 to 1.
func progress(now, start, end time.Duration) float64 {
	if now >= end {
		return 1
	}
	return clamp(float64(now-start)/float64(end-start), 0, 1)
}

func (v *BoardView) handAt(now time.Duration) point {
	h := v.performance.hand
	return between(v.layout.at[h.from].centre, v.layout.at[h.to].centre, progress(now, h.start, h.end))
}

// poseOf is how a seed is drawn now.
func (v *BoardView) poseOf(id int) pose {
	s := &v.heaps.seeds[id]
	now, m := v.performance.clock, s.move
	if v.look.Reduced && m.kind != resting {
		return v.fading(s)
	}
	r := v.layout.radius
	held := cluster(int(m.fromSlot)).times(r)
	switch m.kind {
	case lifted:
		t := easeOut(progress(now, m.start, m.end))
		from := v.layout.rest(m.from, int(m.fromSlot))
		return pose{between(from, v.handAt(now).add(cluster(int(s.slot)).times(r)), t), t * handHeight * r, 1}
	case falling:
		t := progress(now, m.start, m.end)
		return v.fly(s, v.layout.at[m.from].centre.add(held), handHeight*r, t, now)
	case gliding:
		return v.glide(s, now)
	}
	if v.marks.Counted && s.at.IsStore() {
		return v.rolling(s)
	}
	return pose{v.layout.rest(s.at, int(s.slot)), 0, 1}
}

// rolling is the pose of a seed in a store when seeds are counted: it rolls from where
// it lay to its place in a row, each a little after the one before.
func (v *BoardView) rolling(s *seed) pose {
	n := v.heaps.in[s.at].n
	begin := v.countEvery() * time.Duration(s.slot)
	t := progress(v.counted, begin, begin+rollTime)
	if v.look.Reduced || v.speed == Instant {
		t = 1
	}
	return pose{between(v.layout.rest(s.at, int(s.slot)), v.layout.counted10(s.at, int(s.slot), n), easeInOut(t)), 0, 1}
}

// countEvery is the time between two seeds when they are counted, in both stores at
// once.
func (v *BoardView) countEvery() time.Duration {
	n := max(v.heaps.in[engine.SouthStore].n, v.heaps.in[engine.NorthStore].n, 1)
	return min(countEvery, (countLongest-rollTime)/time.Duration(n))
}

// counting reports whether seeds are being counted.
func (v *BoardView) counting() bool {
	return v.marks.Counted && v.counted < countLongest && !v.look.Reduced && v.speed != Instant
}

// count lets time pass while seeds are counted.
func (v *BoardView) count(dt time.Duration) {
	if v.counting() {
		v.counted = min(v.counted+dt, countLongest)
		v.dirty = true
	}
}

// fly is the pose on an arc from a place at a height to the seed's slot; the
// arc rises by a third of the distance. On landing the seed rolls a little.
func (v *BoardView) fly(s *seed, from point, height, t float64, now time.Duration) pose {
	to := v.layout.rest(s.at, int(s.slot))
	if t >= 1 {
		roll := 1 - progress(now, s.move.end, s.move.end+settleTime)
		way := from.to(to).times(0.05 * v.layout.radius / max(1, from.distance(to)))
		return pose{to.add(way.times(math.Sin(roll*math.Pi) * roll)), 0, 1}
	}
	arc := math.Sin(t*math.Pi) * from.distance(to) / 3
	return pose{between(from, to, easeInOut(t)), mix(height, 0, t*t) + arc, 1}
}

// glide is the pose of a captured seed: gathered in the middle of its pit, then
// on its way.
func (v *BoardView) glide(s *seed, now time.Duration) pose {
	m, r := s.move, v.layout.radius
	from := v.layout.rest(m.from, int(m.fromSlot))
	gathered := v.layout.at[m.from].centre.add(cluster(int(m.fromSlot)).times(r))
	if m.from == engine.Hand {
		from, gathered = v.handAt(now), v.handAt(now)
	}
	leave := m.end - glideTime
	if now < leave {
		t := easeInOut(progress(now, m.start, m.start+gatherTime))
		return pose{between(from, gathered, t), t * 0.3 * r, 1}
	}
	t := progress(now, leave, m.end)
	to := v.layout.rest(s.at, int(s.slot))
	lift := mix(0.3*r, 0, t) + math.Sin(t*math.Pi)*min(0.7*r, gathered.distance(to)/6)
	return pose{between(gathered, to, easeInOut(t)), lift, 1}
}

// fading is the pose where motion is reduced: a seed fades out where it was,
// then in where it is.
func (v *BoardView) fading(s *seed) pose {
	m := s.move
	t := progress(v.performance.clock, m.start, m.end)
	out := 1 - 2*t
	if m.from != engine.Hand && m.kind != falling && out > 0 {
		return pose{v.layout.rest(m.from, int(m.fromSlot)), 0, out}
	}
	if s.at == engine.Hand {
		return pose{}
	}
	if m.kind == falling {
		return pose{v.layout.rest(s.at, int(s.slot)), 0, t}
	}
	return pose{v.layout.rest(s.at, int(s.slot)), 0, -out}
}

// landed reports whether a seed has come to lie in its place.
func (v *BoardView) landed(s *seed) bool {
	return s.at != engine.NoPit && (s.move.kind == resting || v.performance.clock >= s.move.end)
}

// Draw draws the board.
func (v *BoardView) Draw(dst *ebiten.Image) {
	v.dirty = false
	if !v.arranged || v.layout.radius < 1 {
		return
	}
	v.makeArt()
	v.drawArt.GeoM.Reset()
	at := v.art.corner(&v.layout)
	v.drawArt.GeoM.Translate(at.x, at.y)
	v.drawArt.GeoM.Scale(v.scale/v.art.scale, v.scale/v.art.scale)
	v.drawArt.Filter = ebiten.FilterNearest
	if v.art.scale < v.scale {
		v.drawArt.Filter = ebiten.FilterLinear
	}
	dst.DrawImage(v.art.image, &v.drawArt)

	v.compose()
	dst.DrawTrianglesShader32(v.under.vs, v.under.is, theShaders().shape, &v.drawShapes)
	dst.DrawTriangles32(v.sprites.vs, v.sprites.is, v.atlas.image, &v.drawSprites)
	dst.DrawTrianglesShader32(v.over.vs, v.over.is, theShaders().shape, &v.drawShapes)
	dst.DrawTriangles32(v.overSigns.vs, v.overSigns.is, v.atlas.image, &v.drawSprites)
}

// compose collects what is drawn over the art in a frame: marks, then numbers,
// letters and seeds, then what lies on the seeds. A list that stays empty costs no
// draw call.
func (v *BoardView) compose() {
	v.under.reset()
	v.sprites.reset()
	v.over.reset()
	v.overSigns.reset()
	v.addMarks()
	v.addLetters()
	v.addCounts()
	v.addSeeds()
	v.addHand()
	v.addGhosts()
	v.addChips()
}

// makeArt draws what is cached, if it is not there.
func (v *BoardView) makeArt() {
	if v.art.image == nil {
		v.art = drawArt(&v.layout, &v.material, v.look.Dark, v.scale)
	}
	if v.atlas.image == nil {
		v.atlas = drawAtlas(&v.layout, &v.material, v.scale)
	}
}

// addSeeds collects the seeds: those that lie, heap by heap from the bottom up,
// then those in the air.
func (v *BoardView) addSeeds() {
	for _, p := range v.order {
		h := &v.heaps.in[p]
		for _, id := range h.ids[:h.n] {
			if v.landed(&v.heaps.seeds[id]) {
				v.addSeed(int(id))
			}
		}
	}
	for id := range v.heaps.n {
		if s := &v.heaps.seeds[id]; s.at != engine.NoPit && !v.landed(s) || s.at == engine.Hand {
			v.addSeed(id)
		}
	}
}

// addSeed collects a seed and its shadow, which falls to the lower right and
// the further the higher the seed is.
func (v *BoardView) addSeed(id int) {
	p := v.poseOf(id)
	if p.shown <= 0 {
		return
	}
	s := &v.heaps.seeds[id]
	r := seedRadius * v.layout.radius
	up := p.height / v.layout.radius
	wide := r * (1.55 + 0.8*up)
	shade := point{p.at.x + r*0.26 + p.height*0.30, p.at.y + r*0.34 + p.height*0.38}
	dense := 0.95
	if s.at == engine.Hand {
		dense = 0.4 // the shadows of a handful lie on each other
	}
	black := [4]float32{1, 1, 1, float32(p.shown * dense / (1 + 1.6*up))}
	v.sprites.add(around(shade.times(v.scale), point{wide, wide}.times(v.scale)), v.atlas.shadow, black, [4]float32{})
	half := v.atlas.seed / 2 * (1 + 0.16*up)
	at := point{p.at.x, p.at.y - 0.35*p.height}.times(v.scale)
	white := [4]float32{1, 1, 1, float32(p.shown)}
	v.sprites.add(around(at, point{half, half}), v.atlas.seedCell(id%tones, int(s.turn)), white, [4]float32{})
}

// addCounts collects the numbers beside the pits: of the seeds that have come
// to lie there.
func (v *BoardView) addCounts() {
	if v.layout.numbers == 0 {
		return
	}
	var counts [places]int
	var last [places]time.Duration
	for id := range v.heaps.n {
		s := &v.heaps.seeds[id]
		if v.landed(s) {
			counts[s.at]++
			if s.move.kind != resting {
				last[s.at] = max(last[s.at], s.move.end)
			}
		}
	}
	for _, p := range v.order {
		if !v.layout.counted(p) {
			continue
		}
		size := 1.0
		if last[p] > 0 && !v.look.Reduced {
			size += 0.16 * (1 - progress(v.performance.clock, last[p], last[p]+tickTime))
		}
		v.number(&v.sprites, v.layout.at[p].count, counts[p], false, size, v.carved(p))
	}
}

// ink is the colour of signs and of what is around them, whose opacity is 0 where
// there is nothing, and whether they stand on their heads.
type ink struct {
	sign, halo [4]float32
	turned     bool
}

// carved is the ink of what stands beside a pit or store.
func (v *BoardView) carved(p engine.Pit) ink {
	m := &v.material
	return ink{sign: parts(m.count, 1), halo: parts(m.halo, 1), turned: v.turned(p)}
}

// turned reports whether what stands beside a pit or store is for somebody across.
func (v *BoardView) turned(p engine.Pit) bool {
	far := v.stance.near.Other()
	return v.look.Across && (p == engine.StoreOf(far) || !p.IsStore() && v.board.RowOwner(p.Row()) == far)
}

// onDisc is the ink of a pit's letter on a disc.
func (v *BoardView) onDisc(p engine.Pit, c Color) ink {
	return ink{sign: parts(c, 1), turned: v.turned(p)}
}

// plainInk is the colour of signs with nothing around them.
func plainInk(c Color) ink { return ink{sign: parts(c, 1)} }

// number collects the digits of a number around a point, with a plus before it
// or not.
func (v *BoardView) number(to *quads, at point, n int, plused bool, size float64, c ink) {
	if n == 0 && !plused {
		c.sign[3] *= noughtOpacity
		v.write(to, nought, at, []int{0}, size, c)
		return
	}
	var signs [4]int
	k := len(signs)
	for {
		k--
		signs[k] = n % 10
		n /= 10
		if n == 0 || k == 1 {
			break
		}
	}
	if plused {
		k--
		signs[k] = plus
	}
	v.write(to, digits, at, signs[k:], size, c)
}

// noughtOpacity is that of a pit's number when the pit is empty.
const noughtOpacity = 0.92

// write collects signs of a font side by side around a point: first what is around
// them, then the signs themselves.
func (v *BoardView) write(to *quads, f font, at point, text []int, size float64, c ink) {
	s := &v.atlas.signs[f]
	half := point{s.cell.W, s.cell.H}.times(size / 2)
	step := s.advance * size
	if c.turned {
		step = -step
	}
	middle := at.times(v.scale)
	turned := c.turned
	put := func(down float64, c [4]float32) {
		x := middle.x - step*float64(len(text)-1)/2
		for _, sign := range text {
			centre := point{x, middle.y}
			if size == 1 {
				// At rest the signs lie on whole pixels, and are sharp.
				centre.x = math.Round(x-half.x) + half.x
				centre.y = math.Round(middle.y-half.y) + half.y
			}
			cell := s.at(sign)
			cell.Y += down
			if turned {
				cell = Rect{cell.X + cell.W, cell.Y + cell.H, -cell.W, -cell.H}
			}
			to.add(around(centre, half), cell, c, [4]float32{})
			x += step
		}
	}
	if c.halo[3] > 0 {
		put(v.atlas.halo, c.halo)
	}
	put(0, c.sign)
}

// addLetters collects the letters of the pits and the numbers of rows: those that are
// lit on discs in the colour of the move, and where pits change hands all on discs in
// the colours of their owners.
func (v *BoardView) addLetters() {
	if !v.layout.letters {
		return
	}
	shown := v.lettersShown()
	m := &v.material
	var rowLit [4]bool
	for _, p := range v.order {
		at := v.layout.at[p].letter
		isLit := v.isLit(p)
		if !p.IsStore() && isLit {
			rowLit[p.Row()] = true
		}
		if at == (point{}) {
			continue
		}
		text := [1]int{v.letterOf(p)}
		switch {
		case isLit || v.behindLit(p):
			v.disc(at, m.accent, m.onAccent)
			v.write(&v.sprites, lit, at, text[:], 1, v.onDisc(p, m.onAccent))
		case v.board.Rounds:
			owner := v.owners[p]
			v.disc(at, m.owners[owner], m.owners[owner.Other()])
			if shown {
				v.write(&v.sprites, lit, at, text[:], 1, v.onDisc(p, m.owners[owner.Other()]))
			}
		case shown:
			v.write(&v.sprites, letters, at, text[:], 1, v.carved(p))
		}
	}
	if v.layout.rowNumbers && shown {
		v.addRowNumbers(rowLit)
	}
}

// addRowNumbers collects the numbers of the rows of players who have two.
func (v *BoardView) addRowNumbers(isLit [4]bool) {
	m := &v.material
	for row := range v.board.Rows {
		number := 2 * v.board.Cols // the first sign after the letters
		if row != v.board.Front(v.board.RowOwner(row)) {
			number++
		}
		at, text, pit := v.layout.rowAt[row], [1]int{number}, v.board.PitAt(row, 0)
		if isLit[row] {
			v.disc(at, m.accent, m.onAccent)
			v.write(&v.sprites, lit, at, text[:], 1, v.onDisc(pit, m.onAccent))
			continue
		}
		v.write(&v.sprites, letters, at, text[:], 1, v.carved(pit))
	}
}

// letterOf is a pit's letter among those of its font.
func (v *BoardView) letterOf(p engine.Pit) int {
	n := v.board.Column(p)
	if v.board.RowOwner(p.Row()) == engine.North {
		n += v.board.Cols
	}
	return n
}

// disc adds the disc behind a letter, with an edge.
func (v *BoardView) disc(at point, c, edge Color) {
	r := discRadius * v.layout.letter * v.scale
	v.under.shape(at.times(v.scale), point{r, r}, r, 0, parts(c, 1))
	v.under.shape(at.times(v.scale), point{r, r}, r, 0.09*r, parts(edge, 0.5))
}

// discRadius is that of the disc behind a letter, in sizes of it.
const discRadius = 0.70
