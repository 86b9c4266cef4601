package table

import (
	"time"

	"ayoayo/engine"
	"ayoayo/game/ui"
	"ayoayo/game/words"
	"ayoayo/render"
)

// paused is a game between computers that waits to be told to go on.
type paused struct{ live }

// status is one line, whatever was touched, so that the board stays as it is.
func (m *paused) status() []string {
	said := m.t.say.Say(words.Paused)
	if now := m.live.more(); now != nil {
		return []string{words.Join(said, now[0]), now[0]}
	}
	return []string{said}
}

func (m *paused) more() []string { return nil }

func (m *paused) why(engine.Pit) (news string, more []string) { return m.status()[0], nil }

func (m *paused) controls() controls {
	c := m.live.controls()
	c.onward = &ui.Control{ID: "go-on", Label: m.t.say.Say(words.GoOn), Face: ui.FacePrimary, Press: m.goOn}
	return c
}

func (m *paused) goOn() {
	m.t.session.GoOn()
	m.t.enter(m.t.standing(0))
}

// pauseButton lets a game between computers stand still, or go on.
func (t *Table) pauseButton(over bool) ui.Control {
	return ui.Control{
		ID: "pause", Label: t.say.Say(words.ReplayPause), Icon: render.IconPause, Toggle: true, Pressed: t.session.Paused(),
		Disabled: over, Press: t.pause,
	}
}

// pause ends what moves, and lets the computers wait or go on.
func (t *Table) pause() {
	s := t.session
	if s.Paused() {
		s.GoOn()
	} else {
		s.Pause()
	}
	t.app.Opponent().Cancel()
	t.view.Show(s.Position())
	t.resume()
	t.reader.announce(func() string { return t.mode.status()[0] })
}

// speedButton has seeds move slower or faster.
func (t *Table) speedButton() ui.Control {
	name := t.say.Say(words.SpeedName.Of(t.app.SpeedSetting()))
	return ui.Control{
		ID: "speed", Label: t.say.Say(words.NameIs, t.say.Say(words.SettingSpeed), name), Short: name,
		Icon: render.IconSpeed, Press: t.app.NextSpeed,
	}
}

// ended is a game that is over.
type ended struct {
	live
	result engine.Result
}

func (m *ended) status() []string { return []string{m.reasonWords(0)} }

func (m *ended) controls() controls {
	c := m.live.controls()
	c.onward = &ui.Control{ID: "play-again", Label: m.again(), Face: ui.FacePrimary, Press: m.playAgain}
	return c
}

// marks shows the seeds in the stores counted, and the one that decided the game.
func (m *ended) marks() render.Marks {
	marks := m.live.marks()
	marks.Counted, marks.Decisive = true, m.decisive()
	return marks
}

// stuck is a game in which something went wrong: it stands still with a sentence
// and a way on. A person may play on as before.
type stuck struct {
	mode // without what went wrong
	t    *Table
	said string
}

// fail stops the game with a sentence.
func (t *Table) fail(k words.Key) {
	m := &stuck{mode: t.standing(answerPause), t: t, said: t.say.Say(k)}
	t.screen.Host.Announce(m.said)
	t.enter(m)
}

func (m *stuck) status() []string { return []string{m.said} }

func (m *stuck) controls() controls {
	c := live{m.t}.controls()
	c.onward = &ui.Control{ID: "ask-again", Label: m.t.say.Say(words.AskAgain), Face: ui.FacePrimary, Press: m.t.resume}
	return c
}

// update lets nobody think.
func (m *stuck) update(dt time.Duration) { live{m.t}.update(dt) }
