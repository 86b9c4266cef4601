package game

import (
	"ayoayo/game/words"
	"ayoayo/render"
)

// trouble is the scene for what should not happen: a sentence and ways on
// instead of a board that does not answer.
type trouble struct{ still }

func newTrouble(a *App) *trouble { return &trouble{still{a}} }

func (t *trouble) back() { t.app.home() }

func (t *trouble) build(p *page) {
	a := t.app
	col := p.column(render.ListColumn)
	y := col.Y
	y += p.set(piece{id: "title", role: RoleHeading, text: a.say.Say(words.Trouble), style: textStyle()}, render.Rect{X: col.X, Y: y, W: col.W})
	ways := []Control{{ID: "home", Label: a.say.Say(words.Home), face: facePrimary, press: a.home}}
	if a.session != nil && a.session.CanUndo() {
		ways = append(ways, Control{ID: "undo", Label: a.say.Say(words.Undo), press: func() {
			a.session.Undo()
			a.keep()
			a.play()
		}})
	}
	p.list(render.Rect{X: col.X, Y: y + 2*render.Gap, W: col.W}, ways...)
}
