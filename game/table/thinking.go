package table

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

// more says that the analysis waits, where it is wanted, else why the last capture took
// what it did.
func (m *thinking) more() []string {
	if m.t.Analysing() {
		return []string{m.t.say.Say(words.AnalysisWaits)}
	}
	return m.t.whyTaken()
}

func (m *thinking) update(dt time.Duration) {
	m.live.update(dt)
	m.pulse(dt)
	t := m.t
	if !m.asked {
		m.asked = true
		level := t.session.Seat(t.session.Turn()).Level
		t.app.Opponent().Ask(t.session.Game(), wire.Request{Level: level, Seed: t.session.Seed(), Time: thinkingMs})
	}
	if m.wait -= dt; m.wait > 0 {
		return
	}
	switch answer, ok := t.app.Opponent().Answer(); {
	case !ok:
	case answer.Kind == opponent.Refused:
		t.fail(words.NoAnswer)
	default:
		t.known.note(t.session, answer.Reply.Info)
		t.play(answer.Move)
	}
}

// wants nothing but who is ahead: what the computer is to find it finds alone.
func (m *thinking) wants() want { return m.t.analysis.wantsBar() }

// pulse lets the dot that marks the turn fade and come back.
func (m *thinking) pulse(dt time.Duration) {
	if m.t.screen.Look.Reduced {
		m.t.pulse = 0
		return
	}
	before := m.t.pulse / dotEvery
	if m.t.pulse += dt; m.t.pulse/dotEvery != before {
		m.t.screen.Redraw()
	}
}
