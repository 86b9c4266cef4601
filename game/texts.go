package game

import (
	"errors"
	"strings"

	"ayoayo/engine"
	"ayoayo/game/host"
	"ayoayo/game/link"
	"ayoayo/game/save"
	"ayoayo/game/settings"
	"ayoayo/game/ui"
	"ayoayo/game/words"
)

// texts is how texts come in and go out: records and positions, and what scenes ask for.
type texts struct {
	screen *ui.Screen
	say    *words.Printer
	// goesOn reports whether there is a game that is kept whatever comes.
	goesOn func() bool
	// play puts a game on a table of its own, edit returns a board for a position.
	play func(*engine.Record)
	edit func() positioner
	// openLink shows the game of a link.
	openLink func(code string)
	// many shows the games of a backup or of a text, to be added.
	many func(backup save.Archive, text string)
}

// CopyText puts a text on the clipboard.
func (t *texts) CopyText(text string) { t.screen.Host.CopyText(text, t.byHand()) }

// ShareAddress hands an address to whatever the system sends addresses with.
func (t *texts) ShareAddress(address string) {
	t.screen.Host.Share(t.say.Say(words.AppName), address, t.byHand())
}

// byHand is the sheet from which a text is copied by hand.
func (t *texts) byHand() host.Sheet {
	return host.Sheet{Title: t.say.Say(words.RecordsByHand), Leave: t.say.Say(words.Close)}
}

// AskText asks for a text under a title; it is delivered.
func (t *texts) AskText(title words.Key, text string) {
	t.screen.Host.PasteText(text, host.Sheet{Title: t.say.Say(title), Done: t.say.Say(words.RecordOpen), Leave: t.say.Say(words.Close)})
}

// deliver takes what came of a text.
func (t *texts) deliver(d host.Delivery) {
	switch {
	case d.Outcome == host.Arrived && d.Name == "" && t.takesText(d.Text):
	case d.Outcome != host.Arrived:
		t.inform(t.say.Say(outcomeOf(d), d.About))
	case len(d.Text) > host.LongestFile:
		t.inform(t.say.Say(words.FileLong, host.LongestFile>>20))
	case save.IsArchive(d.Text): // which may have a link in what was written into it
		t.acceptArchive(d)
	case t.takesLink(d.Text):
	case isSeveral(d.Text):
		t.many(save.Archive{}, d.Text)
	case len(d.Text) > host.LongestText:
		t.inform(t.say.Say(words.RecordLong, host.LongestText>>10))
	case t.takesPosition(d.Text):
		t.acceptPosition(d.Text)
	default:
		t.acceptRecord(d)
	}
}

// acceptArchive shows what is in a backup, and asks what becomes of it. One that is
// wrong changes nothing.
func (t *texts) acceptArchive(d host.Delivery) {
	archive, err := save.ReadArchive([]byte(d.Text), settings.Default())
	switch {
	case errors.Is(err, save.ErrNewer):
		t.inform(t.say.Say(words.BackupNewer))
	case err != nil:
		t.inform(t.say.Say(words.BackupBad, err))
	default:
		t.many(archive, "")
	}
}

// takesLink opens the game of a text that is a link, or a message with one. A record may
// have one in a remark.
func (t *texts) takesLink(text string) bool {
	if len(text) > host.LongestText || strings.HasPrefix(strings.TrimSpace(text), "[") {
		return false
	}
	code, ok := link.Find(text)
	if ok {
		t.openLink(code)
	}
	return ok
}

// isSeveral reports whether a text is one of several records.
func isSeveral(text string) bool {
	first, rest := engine.CutRecord(text)
	return rest != "" && strings.HasPrefix(strings.TrimSpace(strings.TrimPrefix(first, "\uFEFF")), "[")
}

// takesText offers a text to a scene that has asked for one.
func (t *texts) takesText(text string) bool {
	s, ok := t.screen.Scene().(interface{ TakeText(text string) bool })
	return ok && s.TakeText(text)
}

// outcomeOf is the sentence about what came of a text that did not arrive.
func outcomeOf(d host.Delivery) words.Key {
	switch d.Outcome {
	case host.Unreadable:
		return words.RecordUnread
	case host.Saved:
		return words.RecordSaved
	case host.NotSaved:
		return words.RecordUnsaved
	case host.Downloaded:
		if strings.HasSuffix(d.About, host.BackupFile) {
			return words.BackupDownloaded
		}
		return words.Downloaded
	case host.Copied:
		return words.Copied
	case host.NothingCopied:
		return words.NothingCopied
	}
	return words.NoClipboard
}

// inform says what became of a text, on the scene if it has a place for it.
func (t *texts) inform(said string) {
	if s, ok := t.screen.Scene().(interface{ Inform(said string) }); ok {
		t.screen.Host.Announce(said)
		s.Inform(said)
		return
	}
	t.screen.Notice("delivered", said)
}

// acceptRecord opens a record at a table of its own. A record that is wrong changes
// nothing.
func (t *texts) acceptRecord(d host.Delivery) {
	rec, err := engine.ParseRecord(d.Text)
	if err != nil {
		t.inform(t.refusal(d.Name, err))
		return
	}
	t.play(rec)
}

// refusal says why a record was not opened, and that nothing was lost.
func (t *texts) refusal(name string, err error) string {
	text := t.say.Say(words.RecordBad, err)
	if name != "" {
		text = t.say.Say(words.RecordBadIn, err, name)
	}
	if t.goesOn() {
		text += " " + t.say.Say(words.RecordSafe)
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
func (t *texts) takesPosition(text string) bool {
	text = strings.TrimSpace(text)
	if text == "" || text[0] == '[' {
		return false
	}
	if _, ok := t.screen.Scene().(positioner); ok {
		return true
	}
	pits, _, _ := strings.Cut(text, " ")
	return !strings.Contains(text, "\n") && strings.Contains(pits, "/") && strings.Trim(pits, "0123456789,/") == ""
}

// acceptPosition shows a position in the editor.
func (t *texts) acceptPosition(text string) {
	e, shown := t.screen.Scene().(positioner)
	if !shown {
		e = t.edit()
	}
	if err := e.Accept(text); err != nil {
		t.inform(t.say.Say(words.PositionBad, err))
		return
	}
	if !shown {
		t.screen.Push(e)
	}
	text, _ = e.State()
	t.screen.Host.Announce(text)
}
