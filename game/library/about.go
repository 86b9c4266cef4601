package library

import (
	"strings"

	"ayoayo/game/host"
	"ayoayo/game/picture"
	"ayoayo/game/save"
	"ayoayo/game/ui"
	"ayoayo/game/words"
	"ayoayo/render"
)

// About is what there is to know of a finished game and to do with it: it is given a
// name, and something is written about it.
type About struct {
	list  *Scene
	entry save.Entry
	view  *render.BoardView
	// writes is the field that is written in, and text what stands there.
	writes field
	text   string
}

// field is what a player writes about a game.
type field uint8

const (
	nothing field = iota
	title
	comment
)

// longest is how many letters a field has at most.
func (f field) longest() int {
	if f == title {
		return save.LongestTitle
	}
	return 400
}

// id is the field's, key is what it is called.
func (f field) id() string {
	if f == title {
		return "name"
	}
	return "note"
}

func (f field) key() words.Key {
	if f == title {
		return words.GameTitle
	}
	return words.GameNote
}

// Back leaves what is written, or the scene.
func (a *About) Back() {
	if a.writes != nothing && !a.list.screen.Host.CanEnterText() {
		a.Done()
		return
	}
	a.list.screen.Pop()
}

// Build lays out the board at the end of the game, what is known and written of it, and
// what can be done with it.
func (a *About) Build(p *ui.Page) {
	s, say := a.list, a.list.say.Say
	row := s.over(&a.entry)
	f := p.Flow(p.Column(render.FormColumn))
	f.Titled(row.name)
	f.Gap(render.Gap)
	if row.rules != nil {
		wide, shape := min(f.Width, boardLarge), picture.ShapeOf(row.rules.Board())
		box := f.Take(wide / shape)
		box.W = wide
		a.view = picture.Position(p, a.view, row.rules, row.position, row.near, box)
		f.Gap(render.Gap)
	}
	f.Set(ui.Text{ID: "said", Role: ui.RoleText, Text: words.Join(row.said...), Style: ui.TextStyle()})
	f.Gap(2 * render.Gap)
	a.lay(p, f, title, a.entry.Title)
	f.Gap(render.Gap)
	a.lay(p, f, comment, a.entry.Comment)
	f.Gap(render.Gap)
	f.Pills(ui.Control{ID: "star", Label: say(words.Starred), Toggle: true, Pressed: a.entry.Starred, Press: func() {
		a.entry.Starred = !a.entry.Starred
		a.describe()
	}})
	f.Gap(2 * render.Gap)
	f.Pills(
		ui.Control{ID: "open", Label: say(words.OpenGame), Face: ui.FacePrimary, Press: row.open},
		ui.Control{ID: "copy", Label: say(words.RecordsCopy), Press: func() { s.app.CopyFinished(a.entry.ID) }},
		ui.Control{ID: "save", Label: say(words.RecordsSave), Press: func() { s.app.SaveFinished(a.entry.ID) }},
		ui.Control{ID: "remove", Label: say(words.RemoveIt), Press: func() {
			s.screen.Pop()
			s.app.ForgetFinished(a.entry.ID)
		}},
	)
}

// boardLarge is how wide the board is at most.
const boardLarge = 280.0

// lay lays out a field.
func (a *About) lay(p *ui.Page, f *ui.Flow, what field, text string) {
	say := a.list.say.Say
	muted := text == "" && a.writes != what
	switch {
	case a.writes == what:
		text = a.text + "|"
	case text == "":
		text = say(words.WriteHere)
	}
	at := len(p.Controls)
	p.Add(ui.Control{ID: what.id(), Role: ui.RoleButton, Label: words.Join(say(what.key()), text), Face: ui.FaceCard, Press: func() { a.write(what) }})
	top := f.Y
	down := p.Flow(render.Rect{X: f.X + 2*render.Gap, Y: f.Y + render.Gap, W: f.Width - 4*render.Gap})
	down.Set(ui.Text{Text: say(what.key()), Style: ui.SmallStyle(), Muted: true})
	down.Set(ui.Text{Text: text, Style: ui.TextStyle(), Muted: muted})
	p.Controls[at].Bounds = f.Take(max(render.Touch, down.Y+render.Gap-top))
}

// write begins to write: in a sheet of the page, else letter by letter here.
func (a *About) write(what field) {
	a.writes, a.text = what, a.entry.Title
	if what == comment {
		a.text = a.entry.Comment
	}
	if say := a.list.say.Say; a.list.screen.Host.CanEnterText() {
		a.list.screen.Host.PasteText(a.text, host.Sheet{Title: say(what.key()), Done: say(words.NameDone), Leave: say(words.Close)})
	}
}

// Writes reports whether letters that are typed belong to a field.
func (a *About) Writes() bool { return a.writes != nothing && !a.list.screen.Host.CanEnterText() }

// Letter adds a letter to what is written, Erase takes the last one away.
func (a *About) Letter(r rune) { a.set(a.text + string(r)) }

// Erase is told of at Letter.
func (a *About) Erase() {
	if letters := []rune(a.text); len(letters) > 0 {
		a.set(string(letters[:len(letters)-1]))
	}
}

// set changes what is written.
func (a *About) set(text string) {
	letters := []rune(text)
	a.text = string(letters[:min(len(letters), a.writes.longest())])
	a.list.screen.Relayout()
}

// Done keeps what was written.
func (a *About) Done() {
	if text := strings.TrimSpace(a.text); a.writes == title {
		a.entry.Title = text
	} else if a.writes == comment {
		a.entry.Comment = text
	}
	a.writes = nothing
	a.describe()
}

// describe keeps what is said of the game.
func (a *About) describe() {
	a.list.app.Describe(a.entry.ID, a.entry.Title, a.entry.Comment, a.entry.Starred)
	a.list.screen.Relayout()
}

// TakeText takes what was written in a sheet, and reports false for what is no answer
// to that.
func (a *About) TakeText(text string) bool {
	if a.writes == nothing || strings.HasPrefix(text, "[") {
		return false
	}
	a.set(strings.Join(strings.Fields(text), " "))
	a.Done()
	return true
}
