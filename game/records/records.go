// Package records is the scene in which games that were written down are opened,
// and the game on the table is saved and read as text.
package records

import (
	"strings"

	"ayoayo/game/host"
	"ayoayo/game/seat"
	"ayoayo/game/session"
	"ayoayo/game/ui"
	"ayoayo/game/words"
	"ayoayo/render"
)

// App is what the scene needs of the program around it, beside the screen that
// shows it.
type App interface {
	// Session returns the game on the table, nil if there is none.
	Session() *session.Session
	// OpenEditor shows the board on which a position is set up.
	OpenEditor()
	// CopyText puts a text on the clipboard, AskText asks for one under a title.
	CopyText(text string)
	AskText(title words.Key, text string)
}

// Scene is what can be done with games that are written down.
type Scene struct {
	screen *ui.Screen
	say    *words.Printer
	app    App
	// said is the last sentence about a text, "" at first.
	said string
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

// New returns the scene.
func New(screen *ui.Screen, say *words.Printer, app App) *Scene {
	s := &Scene{screen: screen, say: say, app: app, shelf: screen.Host.Records()}
	if game := app.Session(); game != nil {
		s.text = Write(say, game)
	}
	return s
}

// Back leaves the scene.
func (s *Scene) Back() { s.screen.Pop() }

// Inform shows a sentence about a text.
func (s *Scene) Inform(said string) {
	s.said, s.shelf = said, s.screen.Host.Records()
	s.screen.Relayout()
}

// Build lays out how a record comes in, and the game on the table.
func (s *Scene) Build(p *ui.Page) {
	f := p.Flow(p.Column(render.TextColumn))
	f.Titled(s.say.Say(words.Records))
	f.Gap(2 * render.Gap)
	if s.said != "" {
		f.Set(ui.Text{ID: "said", Role: ui.RoleText, Text: s.said, Style: ui.TextStyle()})
		f.Gap(2 * render.Gap)
	}
	s.ways(p, f)
	f.Gap(3 * render.Gap)
	if s.text != "" {
		s.present(f)
	}
}

// ways lays out how a record comes in.
func (s *Scene) ways(p *ui.Page, f *ui.Flow) {
	f.Set(ui.Text{ID: "open", Role: ui.RoleHeading, Text: s.say.Say(words.RecordsOpen), Style: ui.BoldStyle()})
	how := s.say.Say(words.RecordsHow)
	if folder := s.screen.Host.Folder(); folder != "" {
		how = s.say.Say(words.RecordsHere, folder)
	}
	f.Set(ui.Text{ID: "how", Role: ui.RoleText, Text: how, Style: ui.SmallStyle(), Muted: true})
	f.Gap(render.Gap)
	var buttons []ui.Control
	if s.screen.Host.CanChooseFile() {
		buttons = append(buttons, ui.Control{ID: "choose", Label: s.say.Say(words.RecordsChoose), Press: s.screen.Host.ChooseFile})
	}
	buttons = append(buttons,
		ui.Control{ID: "paste", Label: s.say.Say(words.RecordsPaste), Press: func() { s.app.AskText(words.RecordsEnter, "") }},
		ui.Control{ID: "position", Label: s.say.Say(words.Position), Press: s.app.OpenEditor},
	)
	f.Pills(buttons...)
	if len(s.shelf) > 0 {
		f.Gap(render.Gap)
		f.Pills(s.files(p, f.Width)...)
	}
}

// files are the records in the folder, as buttons.
func (s *Scene) files(p *ui.Page, width float64) []ui.Control {
	var buttons []ui.Control
	for _, name := range s.shelf[:min(len(s.shelf), shelfShown)] {
		buttons = append(buttons, ui.Control{ID: "file:" + name, Label: p.Short(name, width-2*render.PillPad, ui.TextStyle()), Press: func() { s.screen.Host.OpenFile(name) }})
	}
	return buttons
}

// present lays out the game on the table as text, and the ways out for it.
func (s *Scene) present(f *ui.Flow) {
	text := s.text
	f.Set(ui.Text{ID: "this", Role: ui.RoleHeading, Text: s.say.Say(words.RecordsThis), Style: ui.BoldStyle()})
	f.Gap(render.Gap)
	f.Pills(
		ui.Control{ID: "save", Label: s.say.Say(words.RecordsSave), Press: func() { s.screen.Host.SaveFile(s.app.Session().Rules().Key()+host.RecordFile, s.text) }},
		ui.Control{ID: "copy", Label: s.say.Say(words.RecordsCopy), Press: func() { s.app.CopyText(s.text) }},
		ui.Control{ID: "copy-position", Label: s.say.Say(words.PositionCopy), Press: func() {
			pos := s.app.Session().Position()
			s.app.CopyText(s.app.Session().Rules().FormatPosition(&pos))
		}},
	)
	f.Gap(2 * render.Gap)
	rest := len(text) > shown
	if rest {
		text = strings.ToValidUTF8(text[:shown], "")
	}
	f.Set(ui.Text{ID: "text", Role: ui.RoleText, Text: flowing(text), Style: ui.SmallStyle()})
	if rest {
		f.Set(ui.Text{ID: "cut", Role: ui.RoleText, Text: s.say.Say(words.RecordsCut), Style: ui.SmallStyle(), Muted: true})
	}
}

// flowing joins the lines of a record's moves, which are broken for other
// widths than the page's; tags keep a line each.
func flowing(text string) string {
	tags, moves, _ := strings.Cut(text, "\n\n")
	return tags + "\n\n" + strings.Join(strings.Fields(moves), " ")
}

// Write returns a game as a record.
func Write(say *words.Printer, s *session.Session) string {
	return s.Text(func(seat seat.Seat) string {
		return say.Say(words.NameLevel, say.Say(words.Computer), seat.Level)
	})
}
