package menu

import (
	"ayoayo/game/ui"
	"ayoayo/game/words"
	"ayoayo/render"
)

// Trouble is the scene for what should not happen: a sentence and ways on
// instead of a board that does not answer.
type Trouble struct{ scene }

// NewTrouble returns the scene.
func NewTrouble(screen *ui.Screen, say *words.Printer, app App) *Trouble {
	return &Trouble{scene{screen, say, app}}
}

// Back goes to the first scene.
func (t *Trouble) Back() { t.app.OpenHome() }

// Build lays out what happened, the ways on, and a sentence about these.
func (t *Trouble) Build(p *ui.Page) {
	say, s := t.say.Say, t.app.Session()
	title, told := words.Trouble, words.TroubleHome
	ways := []ui.Control{{ID: "home", Label: say(words.Home), Face: ui.FacePrimary, Press: t.app.OpenHome}}
	if s == nil {
		title = words.TroubleHere
	} else if s.CanUndo() {
		told = words.TroubleUndo
		ways = append(ways, ui.Control{ID: "undo", Label: say(words.Undo), Press: func() {
			s.Undo()
			t.app.Save()
			t.app.OpenTable()
		}})
	}
	f := p.Flow(p.Column(render.ListColumn))
	f.Set(ui.Text{ID: "title", Role: ui.RoleHeading, Text: say(title), Style: ui.HeadingStyle()})
	f.Gap(render.Gap)
	f.Set(ui.Text{ID: "told", Role: ui.RoleText, Text: say(told), Style: ui.TextStyle()})
	f.Gap(2 * render.Gap)
	f.List(ways...)
}
