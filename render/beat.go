package render

import (
	"time"

	"ayoayo/engine"
)

// BeatKind is what is heard at a moment of a move.
type BeatKind uint8

// The kinds of beat.
const (
	// Fell: a seed fell into a pit or store.
	Fell BeatKind = iota
	// Rose: seeds were lifted.
	Rose
	// Came: captured or swept seeds came into a store.
	Came
)

// Beat is something that can be heard while a move is shown.
type Beat struct {
	Kind BeatKind
	// Onto counts the seeds that lay where it happened.
	Onto int
	// X is where it happened across the board, from -1, left, to 1, right.
	X float64
}

// mostBeats is the number of beats that are kept for somebody to hear.
const mostBeats = 32

// beats collects what is heard.
type beats struct {
	// due are those whose time has not come.
	due   [mostBeats]dueBeat
	waits int
	// heard are those that have come and were not taken yet.
	heard []Beat
}

// dueBeat is a beat and its time on the clock of the performance.
type dueBeat struct {
	at   time.Duration
	kind BeatKind
	pit  engine.Pit
	onto int
}

// wait notes a beat whose time will come. Of more than are kept, which would be
// a noise, the latest stays.
func (b *beats) wait(d dueBeat) {
	b.waits = min(b.waits+1, mostBeats)
	b.due[b.waits-1] = d
}

// sound lets the beats be heard whose time has come.
func (b *beats) sound(now time.Duration, l *layout) {
	left := 0
	for _, d := range b.due[:b.waits] {
		if d.at > now {
			b.due[left] = d
			left++
			continue
		}
		if len(b.heard) < mostBeats {
			b.heard = append(b.heard, Beat{Kind: d.kind, Onto: d.onto, X: l.across(d.pit)})
		}
	}
	b.waits = left
}

// latest leaves only the last of what has been heard, for a move that was
// skipped.
func (b *beats) latest() {
	if n := len(b.heard); n > 1 {
		b.heard[0] = b.heard[n-1]
		b.heard = b.heard[:1]
	}
}

// across is where a place lies across the board, from -1, left, to 1, right.
func (l *layout) across(p engine.Pit) float64 {
	if !l.has(p) || l.plank.W == 0 {
		return 0
	}
	return clamp(2*(l.at[p].centre.x-l.plank.X)/l.plank.W-1, -1, 1)
}

// Heard returns what could be heard since it was called last. What it returns
// holds until the next Update.
func (v *BoardView) Heard() []Beat {
	heard := v.beats.heard
	v.beats.heard = heard[:0]
	return heard
}

// listen notes when an event that begins will be heard.
func (v *BoardView) listen(e engine.Event, start, end time.Duration) {
	switch e.Kind {
	case engine.Lifted:
		v.beats.wait(dueBeat{start, Rose, e.Pit, 0})
	case engine.Dropped:
		// The seed itself is in the heap by now, though it is in the air.
		v.beats.wait(dueBeat{end, Fell, e.Pit, v.heaps.in[e.Pit].n - 1})
	case engine.Captured, engine.Swept:
		if e.To == engine.Hand {
			v.beats.wait(dueBeat{start, Rose, e.Pit, 0})
		} else {
			first := end - time.Duration(e.Count)*glideEvery
			v.beats.wait(dueBeat{first, Came, e.To, v.heaps.in[e.To].n - int(e.Count)})
		}
	case engine.Dealt:
		v.beats.wait(dueBeat{end, Came, e.Pit, 0})
	}
}
