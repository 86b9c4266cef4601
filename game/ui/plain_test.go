package ui

import (
	"strings"
	"testing"

	"ayoayo/game/host/hosttest"
)

// named is a scene with a name that turns the text around it, wherever a text can stand.
type named struct{ screen *Screen }

func (n named) Back() {}

func (n named) Build(p *Page) {
	const name = "Ko\u202efi\u2066\u200f\u061c"
	f := p.Flow(p.Column(400))
	f.Titled(name)
	f.Set(Text{ID: "text", Role: RoleText, Text: name, Style: BoldStyle()})
	f.Pills(Control{ID: "pill", Label: name, Short: name, Said: name, Brief: name, About: name, Group: Group{ID: "g", Label: name}, Press: func() {}})
	f.List(Control{ID: "row", Label: name, Press: func() {}})
	n.screen.Notice("some", name)
}

// Names that turn the direction of the text around them are shown without that, to eyes
// and to the browser's page.
func TestNamesDoNotTurnTheTextAroundThem(t *testing.T) {
	h := &hosttest.Fake{}
	s := NewScreen(h, func(float64) {}, func() {})
	s.Resize(400, 300, 1)
	s.Show([]Scene{named{s}})
	s.Build()
	s.Build() // with the notice
	found := 0
	check := func(where, text string) {
		if strings.ContainsFunc(text, turnsText) {
			t.Errorf("%s: %q", where, text)
		}
		found += strings.Count(text, "Kofi")
	}
	for _, l := range s.Page.Lines {
		check("drawn", l.Text)
	}
	for i := range s.Page.Controls {
		for _, line := range s.Page.Controls[i].Lines {
			check("a button", line)
		}
		check("drawn on a button", s.Page.Controls[i].drawn())
	}
	for _, e := range h.Elements {
		check(e.ID, e.Label+e.About)
		if e.Group != nil {
			check("a group", e.Group.Label)
		}
	}
	if found < 8 {
		t.Errorf("the name is there %d times", found)
	}
}
