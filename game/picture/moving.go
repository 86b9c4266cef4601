package picture

import (
	"slices"
	"time"

	"ayoayo/engine"
	"ayoayo/game/ui"
	"ayoayo/render"
)

// Moving is a board that plays moves of its rules, one after the other, each from the
// same position, when it is told to. At rest it shows what they are about and, once
// they were played, how the last one ended.
type Moving struct {
	view   *render.BoardView
	before engine.Position
	traces []*engine.Trace
	// choice are the pits that may be sown, where the moves are about that.
	choice []engine.Pit
	// at is the move that is shown, -1 before the first, and lap how much of it is
	// where each is stepped through.
	at, lap int
	running bool
	// rested is how long the end of a move has been shown.
	rested time.Duration
}

// pause is how long the end of a move is shown before the next one begins.
const pause = 800 * time.Millisecond

// NewMoving makes a board that plays moves, by their traces. Where they are about the
// choice of a pit, those that may be sown are marked before.
func NewMoving(r *engine.Rules, before engine.Position, traces []*engine.Trace, choice bool) *Moving {
	m := &Moving{view: render.NewBoardView(r, render.Look{}), before: before, traces: traces, at: -1}
	if choice {
		for _, move := range r.Moves(&before, nil) {
			if !slices.Contains(m.choice, move.Pit()) {
				m.choice = append(m.choice, move.Pit())
			}
		}
	}
	return m
}

// Lay puts the board on a page and returns where it lies.
func (m *Moving) Lay(p *ui.Page, bounds render.Rect, upright bool) render.Rect {
	look := p.Look()
	look.Letters, look.Scored = render.LettersNever, true // since no sentence names a pit or a score
	m.view.SetLook(look)
	if m.at < 0 {
		m.view.Show(m.before)
	}
	m.mark()
	p.Board(m.view, bounds, upright)
	return m.view.Bounds()
}

// Moves reports whether the board has moves to play.
func (m *Moving) Moves() bool { return len(m.traces) > 0 }

// Running reports whether the board plays.
func (m *Moving) Running() bool { return m.running }

// Play plays the moves from the first on.
func (m *Moving) Play() {
	if m.Moves() {
		m.running = true
		m.begin(0)
	}
}

// Step shows the moves lap by lap, the next one each time: for those who want nothing
// to fly about.
func (m *Moving) Step() {
	switch {
	case !m.Moves():
		return
	case m.at < 0 || m.lap == m.traces[m.at].Laps() && m.at == len(m.traces)-1:
		m.at, m.lap = 0, 0
	case m.lap == m.traces[m.at].Laps():
		m.at, m.lap = m.at+1, 0
	}
	m.lap++
	m.view.Replay(m.before, m.traces[m.at], m.lap, m.lap)
	m.mark()
}

// Stop goes to the end of what is played.
func (m *Moving) Stop() {
	if !m.running {
		return
	}
	m.running = false
	m.begin(len(m.traces) - 1)
	m.view.Skip()
	m.mark()
}

// Update lets time pass and reports whether the board has to be drawn again.
func (m *Moving) Update(dt time.Duration) (redraw bool) {
	if !m.running {
		return false
	}
	moved := m.view.Animating()
	redraw = m.view.Update(dt)
	m.view.Heard() // by nobody
	if m.view.Animating() {
		return redraw
	}
	if moved {
		m.mark()
	}
	if m.rested += dt; m.rested < pause {
		return redraw || moved
	}
	if m.at == len(m.traces)-1 {
		m.running = false
	} else {
		m.begin(m.at + 1)
	}
	return true
}

// begin begins to play a move.
func (m *Moving) begin(at int) {
	m.at, m.lap, m.rested = at, m.traces[at].Laps(), 0
	m.view.Animate(m.before, m.traces[at])
	m.mark()
}

// mark marks what the moves are about before the first, and else where the one that is
// shown began and, when its seeds lie still, where it ended.
func (m *Moving) mark() {
	marks := render.NoMarks()
	switch {
	case m.at >= 0:
		trace := m.traces[m.at]
		marks.LastFrom = trace.Origin()
		if !m.view.Animating() {
			marks.LastTo = trace.EndOf(m.lap)
		}
	case len(m.choice) > 0:
		marks.Legal = m.choice
	case m.Moves():
		marks.LastFrom = m.traces[0].Origin()
		marks.Preview = &render.Preview{Trace: m.traces[0]}
	}
	m.view.SetMarks(marks)
}
