package table

import (
	"time"

	"ayoayo/engine"
	"ayoayo/game/words"
	"ayoayo/render"
)

// moving shows a ply that was played just now: its seeds are on their way. What
// follows is already under way, so that a computer may think and a person look or
// choose.
type moving struct {
	mode // the one that follows
	t    *Table
	// lap is the lap that the seeds are in.
	lap int
}

// status says what is being played.
func (m *moving) status() []string {
	last, ok := m.t.session.Last()
	if !ok {
		return []string{""}
	}
	moved := m.t.moveWords(last)
	if m.lap > 1 {
		lap := m.t.say.Say(words.Lap, m.lap)
		return []string{words.Join(moved, lap), lap}
	}
	return []string{moved}
}

func (m *moving) controls() controls { return live{m.t}.controls() }

// marks shows where the ply began.
func (m *moving) marks() render.Marks {
	marks := live{m.t}.marks()
	marks.LastTo = engine.NoPit
	return marks
}

func (m *moving) update(dt time.Duration) {
	if !m.t.view.Animating() {
		m.t.enter(m.mode)
		m.mode.update(dt)
		return
	}
	if lap := m.t.view.Step().Lap; lap != m.lap {
		m.lap = lap
		m.t.screen.Relayout()
	}
	m.mode.update(0) // which lets the computer think, but not play
}
