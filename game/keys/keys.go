// Package keys is the scene that lists what keys do.
package keys

import (
	"ayoayo/game/ui"
	"ayoayo/game/words"
	"ayoayo/render"
)

// Scene is the list on the screen.
type Scene struct {
	screen *ui.Screen
	say    *words.Printer
}

// New returns the scene.
func New(screen *ui.Screen, say *words.Printer) *Scene { return &Scene{screen, say} }

// Back leaves the scene.
func (s *Scene) Back() { s.screen.Pop() }

// Build lays out the keys of every scene, those of a table, and those by which a table
// is heard.
func (s *Scene) Build(p *ui.Page) {
	f := p.Flow(p.Column(render.FormColumn))
	f.Titled(s.say.Say(words.Keys))
	f.Gap(2 * render.Gap)
	names := s.widest(p)
	for _, group := range words.KeyGroups() {
		f.Set(ui.Text{ID: "keys:" + group.Name, Role: ui.RoleHeading, Text: s.say.Say(words.KeysOf.Of(group.Name)), Style: ui.HeadingStyle()})
		f.Gap(render.Gap)
		for _, key := range group.Keys {
			s.key(p, f, key, names)
		}
		f.Gap(2 * render.Gap)
	}
}

// widest is how wide the names of keys are.
func (s *Scene) widest(p *ui.Page) float64 {
	widest := 0.0
	for _, group := range words.KeyGroups() {
		for _, key := range group.Keys {
			widest = max(widest, p.Wide(s.say.Say(words.KeyName.Of(key)), ui.BoldStyle()))
		}
	}
	return widest
}

// key lays out a key and what it does: beside each other, where all names have a width, or
// where the page is narrow below each other.
func (s *Scene) key(p *ui.Page, f *ui.Flow, key string, names float64) {
	name, does := s.say.Say(words.KeyName.Of(key)), s.say.Say(words.KeyDoes.Of(key))
	what := ui.Text{ID: "key:" + key, Role: ui.RoleText, Text: does, Spoken: name + ": " + does, Style: ui.TextStyle()}
	if p.Narrow() {
		f.Set(ui.Text{Text: name, Style: ui.BoldStyle()})
		f.Set(what)
		f.Gap(render.Gap)
		return
	}
	left, right := f.Rest(), f.Rest()
	left.W = names + 1
	right.X += names + 2*render.Gap
	right.W -= names + 2*render.Gap
	f.Gap(max(p.Set(ui.Text{Text: name, Style: ui.BoldStyle()}, left), p.Set(what, right)) + render.Gap/2)
}
