package table

import (
	"time"

	"ayoayo/game/session"
	"ayoayo/game/ui"
	"ayoayo/game/words"
)

// following is a game that another window owns: it is shown as it goes on there,
// and can be taken over.
type following struct{ live }

func (m *following) status() []string { return []string{m.t.say.Say(words.Elsewhere)} }

func (m *following) controls() controls {
	c := m.live.controls()
	for i := range c.head[:len(c.head)-1] { // all but the menu
		c.head[i].Disabled = true
	}
	c.onward = &ui.Control{ID: "play-here", Label: m.t.say.Say(words.PlayHere), Face: ui.FacePrimary, Press: m.playHere}
	return c
}

// playHere takes the game over.
func (m *following) playHere() {
	m.t.app.TakeOver()
	m.t.Follow(m.t.session)
}

// update lets nobody's time pass: the owner counts it.
func (m *following) update(time.Duration) {}

// Follow shows the game as another window has left it, or that it is another
// window's now, or no longer. A ply is shown seed by seed. It reports false for a game
// by other rules, which needs a table of its own.
func (t *Table) Follow(s *session.Session) bool {
	before := t.session
	if before.Rules().String() != s.Rules().String() {
		return false
	}
	t.session = s
	t.app.Opponent().Cancel()
	t.known = known{}
	t.resume()
	if before == s {
		t.screen.Host.Announce(t.mode.status()[0])
		return true
	}
	last, ok := s.Last()
	if !ok || last.Before != before.Position() {
		t.view.Show(s.Position())
		return true
	}
	t.animate(last.Before, last.Trace)
	return true
}
