// Package credits is the scene that says what the program is made of.
package credits

import (
	"strconv"
	"strings"

	"ayoayo/game/licences"
	"ayoayo/game/ui"
	"ayoayo/game/words"
	"ayoayo/render"
)

// Scene is that list on the screen.
type Scene struct {
	screen *ui.Screen
	say    *words.Printer
}

// New returns the scene.
func New(screen *ui.Screen, say *words.Printer) *Scene { return &Scene{screen, say} }

// Back leaves the scene.
func (s *Scene) Back() { s.screen.Pop() }

// Build lays out what the program promises, and each of its parts with its licence.
func (s *Scene) Build(p *ui.Page) {
	f := p.Flow(p.Column(render.FormColumn))
	f.Titled(s.say.Say(words.Credits))
	f.Gap(2 * render.Gap)
	f.Set(ui.Text{ID: "credits:promise", Role: ui.RoleText, Text: s.say.Say(words.CreditsPromise), Style: ui.TextStyle()})
	f.Gap(2 * render.Gap)
	f.Set(ui.Text{ID: "credits:made-of", Role: ui.RoleHeading, Text: s.say.Say(words.CreditsMadeOf), Style: ui.BoldStyle()})
	f.Gap(render.Gap / 2)
	for i, part := range licences.List() {
		f.Set(ui.Text{ID: "part:" + strconv.Itoa(i), Role: ui.RoleText, Text: s.say.Say(words.CreditsPart, strings.TrimSpace(part.Name+" "+part.Version), part.Licence), Style: ui.SmallStyle()})
		f.Gap(render.Gap / 2)
	}
	f.Gap(render.Gap)
	f.Set(ui.Text{ID: "credits:texts", Role: ui.RoleText, Text: s.say.Say(words.CreditsTexts, licences.File), Style: ui.SmallStyle(), Muted: true})
}
