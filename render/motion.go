package render

import (
	"time"

	"ayoayo/engine"
)

// How long things take at normal speed in the first lap.
const (
	liftTime   = 150 * time.Millisecond
	dropEvery  = 90 * time.Millisecond
	flightTime = 150 * time.Millisecond
	settleTime = 60 * time.Millisecond
	// captures gather, then glide to the store, one a little after the other.
	gatherTime   = 160 * time.Millisecond
	glideTime    = 360 * time.Millisecond
	glideEvery   = 22 * time.Millisecond
	captureEvery = 130 * time.Millisecond
	// sweepEvery separates the pits swept at the end, after a pause.
	sweepEvery = 70 * time.Millisecond
	sweepPause = 350 * time.Millisecond
	dealTime   = 600 * time.Millisecond
	claimEvery = 160 * time.Millisecond
	// reachTime is how much longer the hand takes with captured seeds to where
	// it sows them.
	reachTime = 170 * time.Millisecond
	// countEvery separates the seeds that are counted at the end, countLongest is how
	// long that takes at most.
	countEvery   = 30 * time.Millisecond
	rollTime     = 180 * time.Millisecond
	countLongest = 900 * time.Millisecond
)

// A relay gets quicker with each lap, down to a pace that the eye still
// follows.
const (
	quickening = 0.91
	quickest   = 0.36
)

// moveKind says how a seed moves.
type moveKind uint8

const (
	resting moveKind = iota
	// lifted from a slot into the hand, and carried from then on
	lifted
	// falling from the hand into a slot
	falling
	// gathered in a pit, then gliding to another place
	gliding
)

// move is the last thing that happened to a seed. Times are on the clock of
// the performance.
type move struct {
	kind       moveKind
	from       engine.Pit
	fromSlot   uint8
	start, end time.Duration
}

// hand is the way of the hand between two pits.
type hand struct {
	from, to   engine.Pit
	start, end time.Duration
}

// pacer gives each event of a trace its time: the rhythm of a hand.
type pacer struct {
	// next is when the hand is free, last when everything has come to rest.
	next, last time.Duration
	lap        int
	pace       float64
	// landed is when the last seed fell into each place.
	landed [places]time.Duration
	prior  engine.EventKind
	// reach is what the next drop takes longer.
	reach time.Duration
}

// paced is a length of time at the present lap's pace.
func (c *pacer) paced(d time.Duration) time.Duration { return time.Duration(float64(d) * c.pace) }

// settled is when the seeds of a place have come to rest.
func (c *pacer) settled(p engine.Pit) time.Duration {
	if c.landed[p] == 0 {
		return c.next
	}
	return max(c.next, c.landed[p]+c.paced(settleTime))
}

// land notes that a seed comes to rest in a place.
func (c *pacer) land(p engine.Pit, at time.Duration) {
	c.landed[p] = max(c.landed[p], at)
	c.last = max(c.last, at+settleTime)
}

// begin returns when an event begins and when its seeds have landed.
func (c *pacer) begin(e engine.Event) (start, end time.Duration) {
	if e.Lifts() {
		c.beginLap()
	}
	switch e.Kind {
	case engine.Lifted:
		start, end = c.lift(e)
	case engine.Dropped:
		start, end = c.drop(e)
	case engine.Captured:
		start, end = c.capture(e)
	case engine.Swept:
		start, end = c.sweep(e)
	case engine.Dealt:
		start = max(c.next, c.last) + sweepPause
		end = start + dealTime
		c.next = end
	case engine.Claimed:
		start = c.next
		end = start + claimEvery
		c.next = end
	default:
		start, end = c.next, c.next
	}
	c.last = max(c.last, end)
	if e.Kind != engine.Turned {
		c.prior = e.Kind
	}
	return start, end
}

// beginLap begins a lap, quicker than the one before.
func (c *pacer) beginLap() {
	if c.lap++; c.lap > 1 {
		c.pace = max(quickest, c.pace*quickening)
	}
}

// lift takes seeds into the hand when they lie still.
func (c *pacer) lift(e engine.Event) (start, end time.Duration) {
	start = c.settled(e.Pit)
	end = start + c.paced(liftTime)
	c.next = end
	return start, end
}

// drop lets a seed fall; the hand goes on before it has landed.
func (c *pacer) drop(e engine.Event) (start, end time.Duration) {
	start = c.next
	end = start + c.paced(flightTime) + c.reach
	c.next = start + c.paced(dropEvery) + c.reach
	c.reach = 0
	c.land(e.Pit, end)
	return start, end
}

// capture takes seeds to a store, which the hand does not wait for, or into the
// hand.
func (c *pacer) capture(e engine.Event) (start, end time.Duration) {
	start = c.settled(e.Pit)
	if e.To == engine.Hand {
		end = start + gatherTime
		c.next, c.reach = end, reachTime
	} else {
		end = start + gatherTime + glideTime + time.Duration(e.Count)*glideEvery
		c.next = start + captureEvery
	}
	c.land(e.To, end)
	return start, end
}

// sweep takes what is left at the end, pit after pit, after a pause.
func (c *pacer) sweep(e engine.Event) (start, end time.Duration) {
	start = c.next
	if c.prior != engine.Swept {
		start = max(c.next, c.last) + sweepPause
	}
	end = start + gatherTime + glideTime + time.Duration(e.Count)*glideEvery
	c.next = start + sweepEvery
	c.land(e.To, end)
	return start, end
}

// lengthOf is how long a trace takes at normal speed before a long one is
// drawn together.
func lengthOf(events []engine.Event) time.Duration {
	c := pacer{pace: 1}
	for _, e := range events {
		c.begin(e)
	}
	return c.last
}

// No animation lasts longer than longest: of a longer one the beginning and the
// end are shown at their own pace and the middle is drawn together.
const (
	longest   = 18 * time.Second
	headShown = 7 * time.Second
	tailShown = 3 * time.Second
)

// warp turns time that has passed, at normal speed, into time on the clock of
// a performance of a length. It never goes back, and ends at the length when
// the time reaches shownFor(length).
func warp(passed, length time.Duration) time.Duration {
	if length <= longest || passed <= headShown {
		return min(passed, length)
	}
	if left := shownFor(length) - passed; left <= tailShown {
		return length - max(0, left)
	}
	// In between, a curve that sets out and arrives at the normal pace.
	const span = float64(longest - headShown - tailShown)
	s := float64(passed-headShown) / span
	middle := float64(length - headShown - tailShown)
	at := (3*s*s-2*s*s*s)*middle + span*(2*s*s*s-3*s*s+s)
	return headShown + time.Duration(at)
}

// shownFor is how long a performance of a length is shown at normal speed.
func shownFor(length time.Duration) time.Duration { return min(length, longest) }

// performance plays a trace on heaps by elapsed time. What it shows depends on
// the time alone, not on the steps in which it passed.
type performance struct {
	events []engine.Event
	length time.Duration
	// passed is the time gone by at normal speed, clock that of the events.
	passed, clock time.Duration
	// done counts the events that have begun.
	done  int
	pacer pacer
	hand  hand
	// dealt is how a start position lies, for a new round.
	dealt func(h *heaps)
}

// newPerformance makes the performance of a trace.
func newPerformance(events []engine.Event, dealt func(*heaps)) performance {
	return performance{events: events, length: lengthOf(events), pacer: pacer{pace: 1}, dealt: dealt}
}

// running reports whether there is something left to show.
func (f *performance) running() bool { return f.done < len(f.events) || f.clock < f.length }

// advance lets time pass.
func (f *performance) advance(dt time.Duration, h *heaps, begun func(e engine.Event, start, end time.Duration)) {
	f.passed = min(f.passed+dt, shownFor(f.length))
	f.clock = warp(f.passed, f.length)
	for f.done < len(f.events) {
		pacer := f.pacer
		e := f.events[f.done]
		start, end := pacer.begin(e)
		if start > f.clock {
			return
		}
		f.pacer = pacer
		f.done++
		f.begin(h, e, start, end)
		begun(e, start, end)
	}
}

// begin sets seeds moving.
func (f *performance) begin(h *heaps, e engine.Event, start, end time.Duration) {
	switch e.Kind {
	case engine.Lifted:
		f.hand = hand{from: e.Pit, to: e.Pit, start: start, end: end}
		f.carry(h, e.Pit, engine.Hand, move{kind: lifted, start: start, end: end}, 0)
	case engine.Dropped:
		f.hand = hand{from: f.hand.to, to: e.Pit, start: start, end: f.pacer.next}
		if id, ok := h.pop(engine.Hand); ok {
			slot := h.seeds[id].slot
			h.put(id, e.Pit)
			h.seeds[id].move = move{kind: falling, from: f.hand.from, fromSlot: slot, start: start, end: end}
		}
	case engine.Captured, engine.Swept:
		m := move{kind: gliding, start: start, end: end}
		gap := glideEvery
		if e.To == engine.Hand {
			f.hand = hand{from: e.Pit, to: e.Pit, start: start, end: end}
			m.kind, gap = lifted, 0
		}
		f.carry(h, e.Pit, e.To, m, gap)
	case engine.Dealt:
		f.deal(h, start, end)
	}
}

// carry moves all seeds of a place to another, each a gap after the one before;
// the move is the last one's.
func (f *performance) carry(h *heaps, from, to engine.Pit, m move, gap time.Duration) {
	n := h.in[from].n
	first := m.end - time.Duration(n)*gap
	for i := range n {
		id := h.in[from].ids[i]
		m.from, m.fromSlot = from, h.seeds[id].slot
		m.end = first + time.Duration(i+1)*gap
		h.seeds[id].move = move{}
		h.put(id, to)
		h.seeds[id].move = m
	}
	h.in[from].n = 0
}

// deal moves every seed to where it lies at the start of a round.
func (f *performance) deal(h *heaps, start, end time.Duration) {
	before := h.seeds
	f.dealt(h)
	for id := range h.n {
		if from := before[id]; from.at != h.seeds[id].at && from.at != engine.NoPit {
			h.seeds[id].move = move{kind: gliding, from: from.at, fromSlot: from.slot, start: start, end: end}
		}
	}
}
