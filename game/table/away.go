package table

import (
	"ayoayo/game/ui"
	"ayoayo/game/voice"
	"ayoayo/game/words"
)

// away is the turn of somebody at another device: the game waits for a link, and is to be
// sent there first.
type away struct{ live }

func (m *away) status() []string {
	return []string{m.t.say.Say(words.ShareTurn, voice.Name(m.t.say, m.t.session.Players(), m.t.session.Turn()))}
}

func (m *away) controls() controls {
	c := m.live.controls()
	c.onward = m.t.sendButton(ui.FacePrimary)
	return c
}

// sendButton leads to the ways to send the game.
func (t *Table) sendButton(face ui.Face) *ui.Control {
	return &ui.Control{ID: "send", Label: t.say.Say(words.ShareSend), Face: face, Press: t.app.OpenShare}
}
