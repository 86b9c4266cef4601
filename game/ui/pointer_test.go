package ui

import (
	"testing"
	"time"
)

// under is a page with one control a hundred pixels wide beside another.
func under(x, _ float64) string {
	switch {
	case x < 0:
		return ""
	case x < 100:
		return "left"
	}
	return "right"
}

func mouse(x float64, down bool) Touch { return Touch{X: x, Down: down, Here: true} }
func finger(x, y float64) Touch {
	return Touch{X: x, Y: y, Down: true, Here: true, Finger: true}
}

const frame = 16 * time.Millisecond

func TestTheMouseLooksAndClicks(t *testing.T) {
	var p pointer
	if in := p.step(mouse(10, false), frame, under); in.over != "left" || in.press != "" {
		t.Errorf("hovering: %+v", in)
	}
	if in := p.step(mouse(10, true), frame, under); in.down != "left" || in.press != "" {
		t.Errorf("going down: %+v", in)
	}
	if in := p.step(mouse(12, false), frame, under); in.press != "left" || !in.tapped {
		t.Errorf("coming up: %+v", in)
	}
	p.step(mouse(10, true), frame, under)
	p.step(mouse(150, true), frame, under)
	if in := p.step(mouse(150, false), frame, under); in.press != "" {
		t.Errorf("coming up over another control pressed %q", in.press)
	}
}

func TestAFingerTapsOrLooks(t *testing.T) {
	var p pointer
	p.step(finger(10, 0), frame, under)
	if in := p.step(Touch{}, frame, under); in.press != "left" {
		t.Errorf("a short touch: %+v", in)
	}
	p.step(finger(10, 0), frame, under)
	var in intent
	for range 30 {
		in = p.step(finger(10, 0), frame, under)
	}
	if in.over != "left" {
		t.Errorf("a long touch does not look: %+v", in)
	}
	if in := p.step(finger(150, 0), frame, under); in.over != "right" {
		t.Errorf("a resting finger that moves on looks at %q", in.over)
	}
	if in := p.step(Touch{}, frame, under); in.press != "" || in.tapped {
		t.Errorf("a finger that looked pressed: %+v", in)
	}
}

func TestAFingerScrollsAPageThatCanScroll(t *testing.T) {
	p := pointer{scrolls: true}
	p.step(finger(10, 100), frame, under)
	p.step(finger(10, 80), frame, under)
	if in := p.step(finger(10, 50), frame, under); in.scroll != 30 {
		t.Errorf("scrolls by %v, want 30", in.scroll)
	}
	if in := p.step(Touch{}, frame, under); in.press != "" {
		t.Errorf("a finger that scrolled pressed %q", in.press)
	}
}

func TestALineDrawnFromAControlIsASwipe(t *testing.T) {
	var p pointer
	p.step(finger(90, 0), frame, under)
	p.step(finger(130, 5), frame, under)
	if in := p.step(Touch{}, frame, under); in.swiped != "left" || in.way != Right || in.press != "" {
		t.Errorf("drawn to the right: %+v", in)
	}
}
