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

// Build lays out the sentence and the ways on.
func (t *Trouble) Build(p *ui.Page) {
	say := t.say.Say
	f := p.Flow(p.Column(render.ListColumn))
	f.Set(ui.Text{ID: "title", Role: ui.RoleHeading, Text: say(words.Trouble), Style: ui.TextStyle()})
	f.Gap(2 * render.Gap)
	ways := []ui.Control{{ID: "home", Label: say(words.Home), Face: ui.FacePrimary, Press: t.app.OpenHome}}
	if s := t.app.Session(); s != nil && s.CanUndo() {
		ways = append(ways, ui.Control{ID: "undo", Label: say(words.Undo), Press: func() {
			s.Undo()
			t.app.Save()
			t.app.OpenTable()
		}})
	}
	f.List(ways...)
}
