package ui

import (
	"slices"
	"testing"

	"ayoayo/game/host"
	"ayoayo/render"
)

// listed is a scene of the controls given.
type listed []Control

func (l *listed) Build(p *Page) {
	for _, c := range *l {
		p.Add(c)
	}
}
func (l *listed) Back() {}

// button is a control that works.
func button(id string, g Group) Control {
	return Control{ID: id, Role: RoleButton, Label: id, Group: g, Press: func() {}, Bounds: render.Rect{W: 44, H: 44}}
}

func TestTheMirrorSaysWhatCanBePressed(t *testing.T) {
	s, h := screenOf(&listed{
		{ID: "undo", Role: RoleButton, Label: "Undo", Disabled: true, Press: func() {}},
		{ID: "dark", Role: RoleButton, Label: "Dark", Said: "Dark board", About: "as it is", Toggle: true, Pressed: true, Press: func() {}, Bounds: render.Rect{X: 1, Y: 500, W: 44, H: 44}},
		{ID: "text", Role: RoleText, Label: "Oware"},
	})
	s.scroll, s.zoom = 20, 2
	s.mirror()
	list := h.Elements
	if !list[0].Disabled || list[1].Disabled || list[2].Disabled {
		t.Errorf("disabled: %v, %v, %v", list[0].Disabled, list[1].Disabled, list[2].Disabled)
	}
	if list[0].Pressed != nil || list[1].Pressed == nil || !*list[1].Pressed {
		t.Error("a button that is on is not told from one that only acts")
	}
	if b := list[1]; b.X != 2 || b.Y != 960 || b.W != 88 || b.H != 88 {
		t.Errorf("a page scrolled by 20 and twice as large has the control at %v, %v with %v by %v, want 2, 960 with 88 by 88", b.X, b.Y, b.W, b.H)
	}
	if b := list[1]; b.Label != "Dark board" || b.About != "as it is" {
		t.Errorf("it is named %q and described as %q", b.Label, b.About)
	}
	if list[2].Stop || !list[0].Stop {
		t.Error("Tab comes to a text, or not to a button that can't be pressed now")
	}
}

// Tab comes to a group once: where the focus is, to the answer that is chosen, else to
// what can be pressed.
func TestTabComesToAGroupOnce(t *testing.T) {
	tools := Group{ID: "tools", Kind: GroupTools, Label: "Tools"}
	level := Group{ID: "level", Kind: GroupAnswer, Label: "Level"}
	undo, low, high := button("undo", tools), button("low", level), button("high", level)
	undo.Disabled, high.Pressed, high.Toggle = true, true, true
	s, h := screenOf(&listed{undo, button("hint", tools), low, high, button("start", Group{})})
	if got := stops(h.Elements); !slices.Equal(got, []string{"hint", "high", "start"}) {
		t.Errorf("Tab comes to %q", got)
	}
	if g := h.Elements[2].Group; g == nil || *g != (host.Group{ID: "level", Role: "radiogroup", Label: "Level"}) {
		t.Errorf("the group of an answer is %+v", g)
	}
	s.FocusOn("low")
	if got := stops(h.Elements); !slices.Equal(got, []string{"hint", "low", "start"}) {
		t.Errorf("with the focus on an answer Tab comes to %q", got)
	}
	for _, want := range []string{"start", "hint", "high"} {
		s.handleKeys(&Input{next: true})
		if s.Focus() != want {
			t.Errorf("Tab goes to %q, want %q", s.Focus(), want)
		}
	}
}

// stops are the elements that Tab comes to.
func stops(elements []host.Element) []string {
	var ids []string
	for _, e := range elements {
		if e.Stop {
			ids = append(ids, e.ID)
		}
	}
	return ids
}
