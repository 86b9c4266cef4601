package game

import (
	"strings"

	"ayoayo/engine"
	"ayoayo/game/host"
	"ayoayo/game/session"
	"ayoayo/game/ui"
	"ayoayo/game/words"
)

// deliver takes what came of a text.
func (a *App) deliver(d host.Delivery) {
	switch {
	case d.Outcome == host.Arrived && d.Name == "" && a.takesText(d.Text):
	case d.Outcome != host.Arrived:
		a.inform(a.say.Say(outcomeOf(d.Outcome), d.About))
	case len(d.Text) > host.LongestText:
		a.inform(a.say.Say(words.RecordLong, host.LongestText>>10))
	case a.takesPosition(d.Text):
		a.acceptPosition(d.Text)
	default:
		a.acceptRecord(d)
	}
}

// takesText offers a text to a scene that has asked for one.
func (a *App) takesText(text string) bool {
	s, ok := a.Scene().(interface{ TakeText(text string) bool })
	return ok && s.TakeText(text)
}

// outcomeOf is the sentence about what came of a text that did not arrive.
func outcomeOf(o host.Outcome) words.Key {
	switch o {
	case host.Unreadable:
		return words.RecordUnread
	case host.Saved:
		return words.RecordSaved
	case host.NotSaved:
		return words.RecordUnsaved
	case host.Downloaded:
		return words.Downloaded
	case host.Copied:
		return words.Copied
	case host.NothingCopied:
		return words.NothingCopied
	}
	return words.NoClipboard
}

// inform says what became of a text, on the scene if it has a place for it.
func (a *App) inform(said string) {
	if s, ok := a.Scene().(interface{ Inform(said string) }); ok {
		a.Host.Announce(said)
		s.Inform(said)
		return
	}
	a.Notice("delivered", said)
}

// acceptRecord opens a record at a table of its own. A record that is wrong changes
// nothing.
func (a *App) acceptRecord(d host.Delivery) {
	rec, err := engine.ParseRecord(d.Text)
	if err != nil {
		a.inform(a.refusal(d.Name, err))
		return
	}
	a.Replace(session.Open(rec, a.seed()))
}

// refusal says why a record was not opened, and that nothing was lost.
func (a *App) refusal(name string, err error) string {
	text := a.say.Say(words.RecordBad, err)
	if name != "" {
		text = a.say.Say(words.RecordBadIn, err, name)
	}
	if a.GoesOn() {
		text += " " + a.say.Say(words.RecordSafe)
	}
	return text
}

// positioner is a scene that asks for a position.
type positioner interface {
	ui.Scene
	// Accept shows the position of a text, or says why it is none.
	Accept(text string) error
	// State says what the board is, and whether it can be played from.
	State() (text string, ready bool)
}

// takesPosition reports whether a text is taken as a position: one line that
// looks like one, or whatever is brought to the scene that asks for one.
func (a *App) takesPosition(text string) bool {
	text = strings.TrimSpace(text)
	if text == "" || text[0] == '[' {
		return false
	}
	if _, ok := a.Scene().(positioner); ok {
		return true
	}
	pits, _, _ := strings.Cut(text, " ")
	return !strings.Contains(text, "\n") && strings.Contains(pits, "/") && strings.Trim(pits, "0123456789,/") == ""
}

// acceptPosition shows a position in the editor.
func (a *App) acceptPosition(text string) {
	e, shown := a.Scene().(positioner)
	if !shown {
		e = a.newEditor()
	}
	if err := e.Accept(text); err != nil {
		a.inform(a.say.Say(words.PositionBad, err))
		return
	}
	if !shown {
		a.Push(e)
	}
	text, _ = e.State()
	a.Host.Announce(text)
}
