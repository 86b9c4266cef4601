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

// nameWidth is how wide the names of keys are, where there is room.
const nameWidth = 150

// Build lays out the keys of every scene, those of a table, and those by which a table
// is heard.
func (s *Scene) Build(p *ui.Page) {
	f := p.Flow(p.Column(render.FormColumn))
	f.Titled(s.say.Say(words.Keys))
	f.Gap(2 * render.Gap)
	for _, group := range words.KeyGroups() {
		f.Set(ui.Text{ID: "keys:" + group.Name, Role: ui.RoleHeading, Text: s.say.Say(words.KeysOf.Of(group.Name)), Style: ui.BoldStyle()})
		f.Gap(render.Gap / 2)
		for _, key := range group.Keys {
			s.key(p, f, key)
		}
		f.Gap(2 * render.Gap)
	}
}

// key lays out a key and what it does: beside each other, or where that is narrow
// below each other.
func (s *Scene) key(p *ui.Page, f *ui.Flow, key string) {
	name, does := s.say.Say(words.KeyName.Of(key)), s.say.Say(words.KeyDoes.Of(key))
	what := ui.Text{ID: "key:" + key, Role: ui.RoleText, Text: does, Spoken: name + ": " + does, Style: ui.TextStyle()}
	box := f.Rest()
	if p.Narrow() {
		f.Set(ui.Text{Text: name, Style: ui.SmallBoldStyle()})
		f.Set(what)
		f.Gap(render.Gap / 2)
		return
	}
	left, right := box, box
	left.W = nameWidth
	right.X += nameWidth + render.Gap
	right.W -= nameWidth + render.Gap
	f.Gap(max(p.Set(ui.Text{Text: name, Style: ui.SmallBoldStyle()}, left), p.Set(what, right)) + render.Gap/2)
}
