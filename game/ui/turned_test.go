package ui

import (
	"math"
	"testing"

	"ayoayo/game/host/hosttest"
	"ayoayo/render"
)

// What is turned for somebody across stays where it is, its first line nearest to them.
func TestTurnedWordsStayInTheirPlace(t *testing.T) {
	s := NewScreen(&hosttest.Fake{}, func(float64) {}, func() {})
	s.Resize(400, 300, 1)
	p := &Page{screen: s, paint: s.painter, scale: 1, Window: s.Window}
	lay := func() {
		box := render.Rect{X: 40, Y: 20, W: 300}
		p.Set(Text{ID: "name", Role: RoleText, Text: "Kofi", Style: BoldStyle()}, box)
		box.Y += BoldStyle().LineHeight()
		p.Set(Text{ID: "told", Role: RoleText, Text: "played a: took 7 seeds", Style: SmallStyle()}, box)
	}
	covered := func(lines []Line) render.Rect { return p.covers(lines[0]).With(p.covers(lines[1])) }
	lay()
	straight := covered(p.Lines)
	p.Turned(lay)
	turned := p.Lines[2:]
	for _, l := range turned {
		if !l.Style.Turned {
			t.Errorf("%q is not turned", l.Text)
		}
	}
	if got := covered(turned); math.Abs(got.X-straight.X)+math.Abs(got.Y-straight.Y) > 1e-9 || math.Abs(got.H-straight.H) > 1e-9 {
		t.Errorf("what covered %+v covers %+v", straight, got)
	}
	if name, told := turned[0], turned[1]; name.Y < told.Y {
		t.Errorf("seen from across %q is not above %q", name.Text, told.Text)
	}
}
