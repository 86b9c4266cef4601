package lobby

import (
	"ayoayo/game/ui"
	"ayoayo/game/words"
	"ayoayo/render"
)

// Learn is the scene that leads to the rules of every game.
type Learn struct {
	scene
	tables
}

// NewLearn returns the scene.
func NewLearn(screen *ui.Screen, say *words.Printer, app App) *Learn {
	return &Learn{scene: scene{screen, say, app}, tables: newTables()}
}

// Place is where the scene is.
func (l *Learn) Place() string { return "learn" }

// Back leaves the scene.
func (l *Learn) Back() { l.screen.Pop() }

// Build lays out the games.
func (l *Learn) Build(p *ui.Page) {
	f := p.Flow(p.Column(render.CardColumn))
	f.Titled(l.say.Say(words.PlaceName.Of("learn")))
	f.Gap(render.Gap)
	f.Set(ui.Text{ID: "about", Role: ui.RoleText, Text: l.say.Say(words.LearnLine), Style: ui.TextStyle()})
	f.Gap(2 * render.Gap)
	l.lay(&l.scene, f, p, false, l.explain)
	f.Gap(2 * render.Gap)
	f.Set(ui.Text{ID: "find-line", Role: ui.RoleText, Text: l.say.Say(words.FindLine), Style: ui.SmallStyle(), Muted: true})
	f.Gap(render.Gap)
	f.Pills(ui.Control{ID: "find", Label: l.say.Say(words.Find), Press: l.app.OpenFinder})
}
