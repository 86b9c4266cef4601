package render

import (
	"math"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"ayoayo/engine"
)

// Speed is how fast moves are shown.
type Speed uint8

// The speeds. Instant shows a move's end at once.
const (
	Normal Speed = iota
	Slow
	Fast
	Instant
)

// factor is a speed's number of seconds shown in a second.
func (s Speed) factor() float64 {
	switch s {
	case Slow:
		return 0.5
	case Fast:
		return 2.2
	default:
		return 1
	}
}

// StepInfo says what an animation is showing.
type StepInfo struct {
	// Lap counts the lifts so far, Laps all of the move's.
	Lap, Laps int
	// Event is what the hand did last.
	Event engine.Event
	// Running is false when nothing is animated; the rest is then the last
	// move's end.
	Running bool
}

// BoardView draws the board of a game, animates its moves, and tells which pit
// a point is in. A view of any size is a small board in its own right.
type BoardView struct {
	board engine.Board
	// game is the key of the rule-set.
	game string
	// order lists the board's pits and stores.
	order    []engine.Pit
	start    engine.Position
	look     Look
	material material
	speed    Speed

	bounds   Rect
	stance   stance
	scale    float64
	layout   layout
	arranged bool
	art      art
	atlas    atlas

	heaps       heaps
	position    engine.Position
	performance performance
	step        StepInfo
	beats       beats
	owners      [places]engine.Player

	marks Marks
	ghost ghost
	ways  [2]ghost
	// lapFrom is where the present lap of a move began, counted how long the seeds
	// in the stores have been counted.
	lapFrom engine.Pit
	counted time.Duration
	dirty   bool

	// What is drawn in a frame, in this order.
	under, sprites, over, overSigns quads

	drawSprites ebiten.DrawTrianglesOptions
	drawShapes  ebiten.DrawTrianglesShaderOptions
	drawArt     ebiten.DrawImageOptions
}

// NewBoardView makes a view of a rule-set's board in its start position.
func NewBoardView(r *engine.Rules, look Look) *BoardView {
	return newBoardView(r.Board(), r.Start(), r.Key(), look)
}

func newBoardView(b engine.Board, start engine.Position, game string, look Look) *BoardView {
	v := &BoardView{board: b, game: game, start: start, marks: NoMarks(), order: b.Pits()}
	v.beats.heard = make([]Beat, 0, mostBeats)
	if b.Stores {
		v.order = append(v.order, engine.SouthStore, engine.NorthStore)
	}
	v.drawSprites.Filter = ebiten.FilterLinear
	v.SetLook(look)
	v.Show(start)
	return v
}

// SetLook changes how the board looks; its art is made anew when it is drawn
// next, if it has to be.
func (v *BoardView) SetLook(look Look) {
	if v.look == look && v.material.digits > 0 {
		return
	}
	drawn := look
	drawn.Reduced = v.look.Reduced // which changes no picture
	if v.look != drawn {
		v.freeArt()
	}
	v.look, v.material, v.dirty = look, look.material(v.game), true
	if v.arranged {
		v.layout = arrange(v.board, v.bounds, v.stance, v.fittings())
	}
}

// SetNear says whose row is near: the lower one of a lying board. With North's near the
// board is turned half round, so that the place of everything else follows. The art
// stays, since it looks the same then.
func (v *BoardView) SetNear(side engine.Player) {
	if v.stance.near == side {
		return
	}
	v.stance.near, v.dirty = side, true
	if v.arranged {
		v.layout = arrange(v.board, v.bounds, v.stance, v.fittings())
	}
}

// fittings are what stands beside the board's pits.
func (v *BoardView) fittings() fittings { return v.look.fittings(v.board, &v.material) }

// Arrange lays the board out as large as it can be in bounds. Upright, it is turned
// clockwise: the near row is on the left, sown downwards. The art is made when
// the board is drawn next, and kept until something it depends on changes, which is
// not where it lies.
func (v *BoardView) Arrange(bounds Rect, upright bool, scale float64) {
	if v.arranged && v.bounds == bounds && v.stance.upright == upright && v.scale == scale {
		return
	}
	moved := v.arranged && v.stance.upright == upright && v.scale == scale && sameSize(v.bounds, bounds)
	v.bounds, v.stance.upright, v.scale, v.arranged = bounds, upright, scale, true
	v.layout = arrange(v.board, bounds, v.stance, v.fittings())
	v.dirty = true
	if !moved {
		v.freeArt()
	}
}

// sameSize reports whether two rectangles differ in nothing but where they are.
func sameSize(a, b Rect) bool {
	const least = 1e-6
	return math.Abs(a.W-b.W) < least && math.Abs(a.H-b.H) < least
}

// PitSize returns how wide a pit would be if the board were laid out in bounds,
// without letters, which come only where there is room.
func (v *BoardView) PitSize(bounds Rect, upright bool) float64 {
	f := v.fittings()
	f.letters, f.rowNumbers = false, false
	l := arrange(v.board, bounds, stance{upright, v.stance.near}, f)
	return 2 * l.radius
}

// TouchSize returns how large what belongs to a pit would be at least.
func (v *BoardView) TouchSize(bounds Rect, upright bool) float64 {
	l := arrange(v.board, bounds, stance{upright, v.stance.near}, v.fittings())
	return l.touch()
}

// Fit returns where the board itself would lie if it were laid out in bounds.
func (v *BoardView) Fit(bounds Rect, upright bool) Rect {
	l := arrange(v.board, bounds, stance{upright, v.stance.near}, v.fittings())
	return l.plank
}

// Free gives back the memory of the view's images. They are made again if the
// view is drawn again.
func (v *BoardView) Free() { v.freeArt() }

func (v *BoardView) freeArt() {
	v.art.free()
	v.atlas.free()
}

// Show shows a position at once and ends any animation. Seeds that lie where
// the position has them stay where they are.
func (v *BoardView) Show(p engine.Position) {
	v.position = p
	v.performance = performance{}
	v.beats = beats{heard: v.beats.heard[:0]}
	v.step.Running = false
	v.lapFrom = engine.NoPit
	v.heaps.deal(v.board.Seeds(), v.order, p.Seeds)
	for i := range v.heaps.n {
		v.heaps.seeds[i].move = move{}
	}
	for _, pit := range v.order {
		v.owners[pit] = p.Owner(pit)
	}
	v.dirty = true
}

// Animate shows a move from the position before it, by its trace. An animation
// that is running ends.
func (v *BoardView) Animate(before engine.Position, t *engine.Trace) {
	v.Show(before)
	v.step = StepInfo{Laps: t.Laps()}
	v.perform(t.Events)
}

// Replay shows some laps of a move, from the position before it: those after
// from, which may be 0, up to and with to. With what came before them the board
// is there at once. What follows a lap before the next belongs to it.
func (v *BoardView) Replay(before engine.Position, t *engine.Trace, from, to int) {
	begin := t.AfterLap(from)
	v.AnimatePart(before, t, begin, max(begin, t.AfterLap(to)))
}

// AnimatePart shows some events of a move, from the position before it. What came
// before them is there at once.
func (v *BoardView) AnimatePart(before engine.Position, t *engine.Trace, from, to int) {
	v.Show(before)
	v.step = StepInfo{Laps: t.Laps()}
	v.perform(t.Events[:from])
	v.Skip()
	v.beats = beats{heard: v.beats.heard[:0]}
	v.perform(t.Events[from:to])
}

// shownEvents leaves out of events those that give a pit to its owner: they take time and
// show nothing.
func (v *BoardView) shownEvents(events []engine.Event) []engine.Event {
	if !v.board.Rounds {
		return events
	}
	owners, told := v.owners, make([]engine.Event, 0, len(events))
	for _, e := range events {
		if e.Kind == engine.Claimed {
			if owners[e.Pit] == e.Player {
				continue
			}
			owners[e.Pit] = e.Player
		}
		told = append(told, e)
	}
	return told
}

// perform begins to show events on the seeds as they lie.
func (v *BoardView) perform(events []engine.Event) {
	v.performance = newPerformance(v.shownEvents(events), func(h *heaps) {
		h.deal(v.board.Seeds(), v.order, func(p engine.Pit) int {
			if p.IsStore() {
				return 0
			}
			return v.board.Deal
		})
	})
	v.step.Running = true
	if v.speed == Instant || len(events) == 0 {
		v.Skip()
	}
}

// Animating reports whether a move is being shown.
func (v *BoardView) Animating() bool { return v.step.Running }

// Skip goes to the end of the move that is being shown, or of the counting.
func (v *BoardView) Skip() {
	v.count(countLongest)
	if v.step.Running {
		v.advance(longest)
		v.beats.latest()
	}
}

// SetSpeed sets how fast moves are shown.
func (v *BoardView) SetSpeed(s Speed) { v.speed = s }

// Step says what the animation is showing.
func (v *BoardView) Step() StepInfo { return v.step }

// Update lets time pass and reports whether the board has to be drawn again.
func (v *BoardView) Update(dt time.Duration) (redraw bool) {
	if v.step.Running {
		v.advance(time.Duration(float64(dt) * v.speed.factor()))
	} else {
		v.count(dt)
	}
	return v.dirty
}

// advance lets an animation go on by a time at normal speed.
func (v *BoardView) advance(dt time.Duration) {
	if !v.step.Running {
		return
	}
	v.dirty = true
	v.performance.advance(dt, &v.heaps, v.begun)
	v.beats.sound(v.performance.clock, &v.layout)
	if v.performance.running() {
		return
	}
	v.step.Running = false
	for i := range v.heaps.n {
		v.heaps.seeds[i].move = move{}
	}
}

// begun notes an event that begins.
func (v *BoardView) begun(e engine.Event, start, end time.Duration) {
	v.step.Event = e
	v.listen(e, start, end)
	if e.Kind == engine.Lifted {
		v.lapFrom = e.Pit
	}
	switch {
	case e.Lifts():
		v.step.Lap++
	case e.Kind == engine.Claimed:
		v.owners[e.Pit] = e.Player
	}
}

// PitAt returns the pit or store that a point belongs to, engine.NoPit outside
// the board. What belongs to a pit is larger than its bowl.
func (v *BoardView) PitAt(x, y float64) engine.Pit { return v.layout.pitAt(x, y) }

// PitBounds returns what belongs to a pit or store; the bounds of different
// pits do not overlap.
func (v *BoardView) PitBounds(p engine.Pit) Rect {
	if !v.layout.has(p) {
		return Rect{}
	}
	return v.layout.at[p].hit
}

// Hollow returns where the hollow of a pit or store lies.
func (v *BoardView) Hollow(p engine.Pit) Rect {
	if !v.layout.has(p) {
		return Rect{}
	}
	s := &v.layout.at[p]
	return around(s.centre, s.half)
}

// Radius returns the radius of the pits, in CSS pixels.
func (v *BoardView) Radius() float64 { return v.layout.radius }

// NoteAt returns where a note of a size stands on a pit: at its rim, away from
// the number that belongs to it, and never so far out that it meets a note on
// another pit.
func (v *BoardView) NoteAt(p engine.Pit, width, height float64) Rect {
	if !v.layout.has(p) {
		return Rect{}
	}
	return v.layout.noteAt(p, point{width, height})
}

// Seeds returns how many seeds a pit or store is shown with, those on their way
// to it counted.
func (v *BoardView) Seeds(p engine.Pit) int {
	if !v.layout.has(p) {
		return 0
	}
	return v.heaps.in[p].n
}

// Bounds returns where the board itself lies, its shadow and its fringe left out.
func (v *BoardView) Bounds() Rect { return v.layout.plank }

// Fringe returns how far around its bounds a board is strewn, in CSS pixels: sand
// has no edge. Other boards end with their bounds.
func (v *BoardView) Fringe() float64 { return v.material.fringe * v.layout.radius }
