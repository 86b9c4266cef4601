package game

import (
	"time"

	"ayoayo/ai/wire"
	"ayoayo/game/opponent"
	"ayoayo/game/words"
)

// thinking is the computer's turn: it is asked for a move, which is played when it
// comes.
type thinking struct {
	live
	asked bool
	// wait is how long an answer still waits, so that the eye can follow.
	wait time.Duration
}

// How long the computer waits after a move, and how long it may think, which is
// more than any level does.
const (
	answerPause = 350 * time.Millisecond
	thinkingMs  = 2800
)

// status says that the analysis waits, where it is wanted.
func (m *thinking) status() []string {
	if m.t.app.analysing {
		return m.t.turnWords(m.t.app.say.Say(words.AnalysisWaits))
	}
	return m.t.turnWords("")
}

func (m *thinking) update(dt time.Duration) {
	m.live.update(dt)
	m.pulse(dt)
	a := m.t.app
	if !m.asked {
		m.asked = true
		a.ask(wire.Request{Level: a.session.Seat(a.session.Turn()).Level, Seed: a.session.Seed(), Time: thinkingMs})
	}
	if m.wait -= dt; m.wait > 0 {
		return
	}
	switch answer, ok := a.answer(); {
	case !ok:
	case answer.Kind == opponent.Refused:
		m.t.fail(words.NoAnswer)
	default:
		m.t.noteOutcome(answer.Reply.Info)
		m.t.play(answer.Move)
	}
}

// wants nothing but who is ahead: what the computer is to find it finds alone.
func (m *thinking) wants() want { return m.t.wantsBar() }

// pulse lets the dot that marks the turn fade and come back.
func (m *thinking) pulse(dt time.Duration) {
	if m.t.app.Look.Reduced {
		m.t.pulse = 0
		return
	}
	before := m.t.pulse / dotEvery
	if m.t.pulse += dt; m.t.pulse/dotEvery != before {
		m.t.app.Redraw()
	}
}
