package game

import (
	"ayoayo/game/ui"
	"ayoayo/game/words"
	"ayoayo/render"
)

// trouble is the scene for what should not happen: a sentence and ways on
// instead of a board that does not answer.
type trouble struct{ app *App }

func newTrouble(a *App) *trouble { return &trouble{a} }

func (t *trouble) Back() { t.app.OpenHome() }

func (t *trouble) Build(p *ui.Page) {
	a := t.app
	f := p.Flow(p.Column(render.ListColumn))
	f.Set(ui.Text{ID: "title", Role: ui.RoleHeading, Text: a.say.Say(words.Trouble), Style: ui.TextStyle()})
	f.Gap(2 * render.Gap)
	ways := []ui.Control{{ID: "home", Label: a.say.Say(words.Home), Face: ui.FacePrimary, Press: a.OpenHome}}
	if a.session != nil && a.session.CanUndo() {
		ways = append(ways, ui.Control{ID: "undo", Label: a.say.Say(words.Undo), Press: func() {
			a.session.Undo()
			a.Save()
			a.OpenTable()
		}})
	}
	f.List(ways...)
}
