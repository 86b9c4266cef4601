package game

import (
	"strings"

	"ayoayo/engine"
	"ayoayo/game/host"
	"ayoayo/game/picture"
	"ayoayo/game/save"
	"ayoayo/game/session"
	"ayoayo/game/ui"
	"ayoayo/game/words"
	"ayoayo/render"
)

// records is the scene in which games that were written down are opened, and
// the game on the table is saved and read as text.
type records struct {
	app *App
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
	s := &records{app: a, shelf: a.Host.Records()}
	if a.session != nil {
		s.text = a.written()
	}
	return s
}

// Back gives up opening a record, else leaves.
func (s *records) Back() {
	if s.found == nil {
		s.app.Pop()
		return
	}
	s.found = nil
	s.app.Relayout()
}

// inform shows a sentence about a text.
func (s *records) inform(said string) {
	s.said, s.shelf = said, s.app.Host.Records()
	s.app.Relayout()
}

func (s *records) Build(p *ui.Page) {
	a := s.app
	f := p.Flow(p.Column(render.TextColumn))
	f.Titled(a.say.Say(words.Records))
	f.Gap(2 * render.Gap)
	if s.said != "" {
		f.Set(ui.Text{ID: "said", Role: ui.RoleText, Text: s.said, Style: ui.TextStyle()})
		f.Gap(2 * render.Gap)
	}
	if s.found != nil {
		s.ask(p, f)
		return
	}
	s.ways(p, f)
	f.Gap(3 * render.Gap)
	if s.text != "" {
		s.present(f)
	}
}

// ways lays out how a record comes in.
func (s *records) ways(p *ui.Page, f *ui.Flow) {
	a := s.app
	f.Set(ui.Text{ID: "open", Role: ui.RoleHeading, Text: a.say.Say(words.RecordsOpen), Style: ui.BoldStyle()})
	how := a.say.Say(words.RecordsHow)
	if folder := a.Host.Folder(); folder != "" {
		how = a.say.Say(words.RecordsHere, folder)
	}
	f.Set(ui.Text{ID: "how", Role: ui.RoleText, Text: how, Style: ui.SmallStyle(), Muted: true})
	f.Gap(render.Gap)
	var buttons []ui.Control
	if a.Host.CanChooseFile() {
		buttons = append(buttons, ui.Control{ID: "choose", Label: a.say.Say(words.RecordsChoose), Press: a.Host.ChooseFile})
	}
	buttons = append(buttons,
		ui.Control{ID: "paste", Label: a.say.Say(words.RecordsPaste), Press: func() { a.Host.PasteText("", a.entering(words.RecordsEnter)) }},
		ui.Control{ID: "position", Label: a.say.Say(words.Position), Press: a.OpenEditor},
	)
	f.Pills(buttons...)
	if len(s.shelf) > 0 {
		f.Gap(render.Gap)
		f.Pills(s.files(p, f.Width)...)
	}
}

// files are the records in the folder, as buttons.
func (s *records) files(p *ui.Page, width float64) []ui.Control {
	var buttons []ui.Control
	for _, name := range s.shelf[:min(len(s.shelf), shelfShown)] {
		buttons = append(buttons, ui.Control{ID: "file:" + name, Label: p.Short(name, width-2*render.PillPad, ui.TextStyle()), Press: func() { s.app.Host.OpenFile(name) }})
	}
	return buttons
}

// present lays out the game on the table as text, and the ways out for it.
func (s *records) present(f *ui.Flow) {
	a, text := s.app, s.text
	f.Set(ui.Text{ID: "this", Role: ui.RoleHeading, Text: a.say.Say(words.RecordsThis), Style: ui.BoldStyle()})
	f.Gap(render.Gap)
	f.Pills(
		ui.Control{ID: "save", Label: a.say.Say(words.RecordsSave), Press: func() { a.Host.SaveFile(a.session.Rules().Key(), s.text) }},
		ui.Control{ID: "copy", Label: a.say.Say(words.RecordsCopy), Press: func() { a.copy(s.text) }},
		ui.Control{ID: "copy-position", Label: a.say.Say(words.PositionCopy), Press: func() {
			pos := a.session.Position()
			a.copy(a.session.Rules().FormatPosition(&pos))
		}},
	)
	f.Gap(2 * render.Gap)
	rest := len(text) > shown
	if rest {
		text = strings.ToValidUTF8(text[:shown], "")
	}
	f.Set(ui.Text{ID: "text", Role: ui.RoleText, Text: flowing(text), Style: ui.SmallStyle()})
	if rest {
		f.Set(ui.Text{ID: "cut", Role: ui.RoleText, Text: a.say.Say(words.RecordsCut), Style: ui.SmallStyle(), Muted: true})
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
func (s *records) ask(p *ui.Page, f *ui.Flow) {
	a, g := s.app, s.found.Game()
	line := func(id, text string, style render.TextStyle, muted bool) {
		f.Set(ui.Text{ID: id, Role: ui.RoleText, Text: text, Style: style, Muted: muted})
	}
	line("put-away", a.say.Say(words.RecordPutAway), ui.TextStyle(), false)
	f.Gap(2 * render.Gap)
	board := f.Rest()
	board.W = min(board.W, 420)
	board.H = board.W / picture.ShapeOf(g.Rules().Board())
	s.view = picture.Position(p, s.view, g.Rules(), g.Position(), board)
	f.Gap(board.H + render.Gap)
	line("found", a.say.Say(words.RecordFound, g.Len(), a.say.Say(words.GameName.Of(g.Rules().Key()))), ui.BoldStyle(), false)
	if more := words.Join(s.name, s.found.PlayerName(engine.South), s.found.PlayerName(engine.North)); more != "" {
		line("found:more", p.Short(more, f.Width, ui.SmallStyle()), ui.SmallStyle(), true)
	}
	f.Gap(2 * render.Gap)
	f.Pills(
		ui.Control{ID: "keep-on", Label: a.say.Say(words.KeepOn), Face: ui.FacePrimary, Press: a.OpenTable},
		ui.Control{ID: "open-it", Label: a.say.Say(words.RecordOpen), Press: func() { a.sitDown(s.found) }},
	)
	p.First = "keep-on"
}

// written is the game on the table as a record.
func (a *App) written() string {
	return a.session.Text(func(seat save.Seat) string {
		return a.say.Say(words.NameLevel, a.say.Say(words.Computer), seat.Level)
	})
}

// copy puts a text on the clipboard.
func (a *App) copy(text string) {
	a.Host.CopyText(text, host.Sheet{Title: a.say.Say(words.RecordsByHand), Leave: a.say.Say(words.Close)})
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
	if s, ok := a.Scene().(interface{ inform(said string) }); ok {
		a.Host.Announce(said)
		s.inform(said)
		return
	}
	a.Notice(said)
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
	s, ok := a.Scene().(offered)
	if !ok {
		s = newRecords(a)
		a.Push(s)
	}
	s.offer(opened, d.Name)
}

// offered is a scene that can ask whether a game is to take the place of the one
// in progress.
type offered interface {
	ui.Scene
	// offer asks it about a game and the file it was in.
	offer(found *session.Session, name string)
}

// offer asks whether a game is to take the place of the one in progress.
func (s *records) offer(found *session.Session, name string) {
	s.found, s.name, s.said, s.view = found, name, "", nil
	s.app.Relayout()
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
	a.Cancel()
	a.sitAt(s)
	a.Save()
	a.OpenTable()
}
