package game

import (
	"strings"

	"ayoayo/engine"
	"ayoayo/game/host"
	"ayoayo/game/save"
	"ayoayo/game/session"
	"ayoayo/game/words"
	"ayoayo/render"
)

// records is the scene in which games that were written down are opened, and
// the game on the table is saved and read as text.
type records struct {
	still
	// said is the last sentence about a text, "" at first.
	said string
	// found is a game that was opened and waits until the player agrees to put
	// the one in progress away, nil if there is none; name is its file.
	found *session.Session
	name  string
	view  *render.BoardView
	// text is the game on the table, "" if there is none.
	text string
	// shelf are the records in the folder.
	shelf []string
}

// shelfShown is how many records of the folder are offered; older ones can be
// dropped on the window.
const shelfShown = 12

// shown is how many letters of a record's text the scene shows.
const shown = 4000

func newRecords(a *App) *records {
	s := &records{still: still{a}, shelf: a.host.Records()}
	if a.session != nil {
		s.text = a.written()
	}
	return s
}

// back gives up opening a record, else leaves.
func (s *records) back() {
	if s.found == nil {
		s.app.pop()
		return
	}
	s.found = nil
	s.app.stale = true
}

// inform shows a sentence about a text.
func (s *records) inform(said string) {
	s.said, s.shelf = said, s.app.host.Records()
	s.app.stale = true
}

func (s *records) build(p *page) {
	a := s.app
	box := p.column(render.TextColumn)
	box.Y += p.titled(a, box, a.say.Say(words.Records)) + 2*render.Gap
	if s.said != "" {
		box.Y += p.set(piece{id: "said", role: RoleText, text: s.said, style: textStyle()}, box) + 2*render.Gap
	}
	if s.found != nil {
		s.ask(p, box)
		return
	}
	box.Y += s.ways(p, box) + 3*render.Gap
	if s.text != "" {
		s.present(p, box)
	}
}

// ways lays out how a record comes in and returns the height used.
func (s *records) ways(p *page, box render.Rect) float64 {
	a, top := s.app, box.Y
	box.Y += p.set(piece{id: "open", role: RoleHeading, text: a.say.Say(words.RecordsOpen), style: boldStyle()}, box)
	how := a.say.Say(words.RecordsHow)
	if folder := a.host.Folder(); folder != "" {
		how = a.say.Say(words.RecordsHere, folder)
	}
	box.Y += p.set(piece{id: "how", role: RoleText, text: how, style: smallStyle(), muted: true}, box) + render.Gap
	var buttons []Control
	if a.host.CanChooseFile() {
		buttons = append(buttons, Control{ID: "choose", Label: a.say.Say(words.RecordsChoose), press: a.host.ChooseFile})
	}
	buttons = append(buttons,
		Control{ID: "paste", Label: a.say.Say(words.RecordsPaste), press: func() { a.host.PasteText("", a.entering(words.RecordsEnter)) }},
		Control{ID: "position", Label: a.say.Say(words.Position), press: func() { a.push(newEditor(a)) }},
	)
	box.Y += p.pills(box, buttons...)
	if len(s.shelf) > 0 {
		box.Y += render.Gap
		box.Y += p.pills(box, s.files(p, box)...)
	}
	return box.Y - top
}

// files are the records in the folder, as buttons.
func (s *records) files(p *page, box render.Rect) []Control {
	var buttons []Control
	for _, name := range s.shelf[:min(len(s.shelf), shelfShown)] {
		buttons = append(buttons, Control{ID: "file:" + name, Label: p.short(name, box.W-2*render.PillPad, textStyle()), press: func() { s.app.host.OpenFile(name) }})
	}
	return buttons
}

// present lays out the game on the table as text, and the ways out for it.
func (s *records) present(p *page, box render.Rect) {
	a, text := s.app, s.text
	box.Y += p.set(piece{id: "this", role: RoleHeading, text: a.say.Say(words.RecordsThis), style: boldStyle()}, box) + render.Gap
	box.Y += p.pills(
		box,
		Control{ID: "save", Label: a.say.Say(words.RecordsSave), press: func() { a.host.SaveFile(a.session.Rules().Key(), s.text) }},
		Control{ID: "copy", Label: a.say.Say(words.RecordsCopy), press: func() { a.copy(s.text) }},
		Control{ID: "copy-position", Label: a.say.Say(words.PositionCopy), press: func() {
			pos := a.session.Position()
			a.copy(a.session.Rules().FormatPosition(&pos))
		}},
	) + 2*render.Gap
	rest := len(text) > shown
	if rest {
		text = strings.ToValidUTF8(text[:shown], "")
	}
	box.Y += p.set(piece{id: "text", role: RoleText, text: flowing(text), style: smallStyle()}, box)
	if rest {
		p.set(piece{id: "cut", role: RoleText, text: a.say.Say(words.RecordsCut), style: smallStyle(), muted: true}, box)
	}
}

// flowing joins the lines of a record's moves, which are broken for other
// widths than the page's; tags keep a line each.
func flowing(text string) string {
	tags, moves, _ := strings.Cut(text, "\n\n")
	return tags + "\n\n" + strings.Join(strings.Fields(moves), " ")
}

// ask lays out the record that was found and asks whether it is to take the
// place of the game in progress.
func (s *records) ask(p *page, box render.Rect) {
	a, g := s.app, s.found.Game()
	line := func(id, text string, style render.TextStyle, muted bool) {
		box.Y += p.set(piece{id: id, role: RoleText, text: text, style: style, muted: muted}, box)
	}
	line("put-away", a.say.Say(words.RecordPutAway), textStyle(), false)
	box.Y += 2 * render.Gap
	board := box
	board.W = min(box.W, 420)
	board.H = board.W / pictureShape(g.Rules().Board())
	s.view = a.picture(p, s.view, g.Rules(), g.Position(), board)
	box.Y += board.H + render.Gap
	line("found", a.say.Say(words.RecordFound, g.Len(), a.say.Say(words.GameName.Of(g.Rules().Key()))), boldStyle(), false)
	if more := words.Join(s.name, s.found.PlayerName(engine.South), s.found.PlayerName(engine.North)); more != "" {
		line("found:more", p.short(more, box.W, smallStyle()), smallStyle(), true)
	}
	box.Y += 2 * render.Gap
	p.pills(
		box,
		Control{ID: "keep-on", Label: a.say.Say(words.KeepOn), face: facePrimary, press: a.play},
		Control{ID: "open-it", Label: a.say.Say(words.RecordOpen), press: func() { a.sitDown(s.found) }},
	)
	p.first = "keep-on"
}

// written is the game on the table as a record.
func (a *App) written() string {
	return a.session.Text(func(seat save.Seat) string {
		return a.say.Say(words.NameLevel, a.say.Say(words.Computer), seat.Level)
	})
}

// copy puts a text on the clipboard.
func (a *App) copy(text string) {
	a.host.CopyText(text, host.Sheet{Title: a.say.Say(words.RecordsByHand), Leave: a.say.Say(words.Close)})
}

// entering is what is said beside a field for a text.
func (a *App) entering(title words.Key) host.Sheet {
	return host.Sheet{Title: a.say.Say(title), Done: a.say.Say(words.RecordOpen), Leave: a.say.Say(words.Close)}
}

// deliver takes what came of a text.
func (a *App) deliver(d host.Delivery) {
	switch {
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
	if s, ok := a.scene().(interface{ inform(said string) }); ok {
		a.host.Announce(said)
		s.inform(said)
		return
	}
	a.notice(said)
}

// acceptRecord opens a record, at once if no game is in progress. A record that
// is wrong changes nothing.
func (a *App) acceptRecord(d host.Delivery) {
	rec, err := engine.ParseRecord(d.Text)
	if err != nil {
		a.inform(a.refusal(d.Name, err))
		return
	}
	opened := session.Open(rec, a.seed())
	if !a.running() {
		a.sitDown(opened)
		return
	}
	s, ok := a.scene().(*records)
	if !ok {
		s = newRecords(a)
		a.push(s)
	}
	s.found, s.name, s.said, s.view = opened, d.Name, "", nil
	a.stale = true
}

// refusal says why a record was not opened, and that nothing was lost.
func (a *App) refusal(name string, err error) string {
	text := a.say.Say(words.RecordBad, err)
	if name != "" {
		text = a.say.Say(words.RecordBadIn, err, name)
	}
	if a.running() {
		text += " " + a.say.Say(words.RecordSafe)
	}
	return text
}

// sitDown puts another game on the table.
func (a *App) sitDown(s *session.Session) {
	a.cancel()
	a.sitAt(s)
	a.keep()
	a.play()
}
