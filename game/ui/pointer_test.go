package ui

import (
	"testing"
	"time"

	"ayoayo/game/direction"
	"ayoayo/game/host"
)

// under is a page with a control that takes a long press, a hundred pixels wide, beside
// another one that does not.
func under(x, _ float64) (id string, mayLong bool) {
	switch {
	case x < 0:
		return "", false
	case x < 100:
		return "pit", true
	}
	return "button", false
}

var noon = time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)

// after is a time after noon.
func after(ms int) time.Time { return noon.Add(time.Duration(ms) * time.Millisecond) }

func mouse(x float64, down bool) host.Touch { return host.Touch{X: x, Down: down, Here: true} }

func finger(x, y float64, ms int) host.Touch {
	return host.Touch{X: x, Y: y, Down: true, Here: true, Finger: true, At: after(ms)}
}

// up is a finger that comes up.
func up(ms int) host.Touch { return host.Touch{Finger: true, At: after(ms)} }

func TestTheMouseLooksAndClicks(t *testing.T) {
	var p pointer
	if in := p.step(mouse(10, false), under); in.over != "pit" || in.press != "" {
		t.Errorf("hovering: %+v", in)
	}
	if in := p.step(mouse(10, true), under); in.down != "pit" || in.press != "" {
		t.Errorf("going down: %+v", in)
	}
	if in := p.step(mouse(12, false), under); in.press != "pit" || !in.tapped {
		t.Errorf("coming up: %+v", in)
	}
	p.step(mouse(10, true), under)
	p.step(mouse(150, true), under)
	if in := p.step(mouse(150, false), under); in.press != "" {
		t.Errorf("coming up over another control pressed %q", in.press)
	}
}

// However slowly frames follow each other, a tap is a tap: what counts is when the
// finger came down and up.
func TestATapIsMeasuredByItsOwnTimes(t *testing.T) {
	var p pointer
	p.step(finger(10, 0, 0), under)
	p.step(finger(10, 0, 900), under) // a frame that came late
	if in := p.step(up(80), under); in.press != "pit" {
		t.Errorf("a short touch in a long frame: %+v", in)
	}
}

func TestAFingerLooksOnAPit(t *testing.T) {
	var p pointer
	p.step(finger(10, 0, 0), under)
	if in := p.step(finger(10, 0, 349), under); in.longPressed != "" || in.over != "" {
		t.Errorf("before its time the finger looks: %+v", in)
	}
	if in := p.step(finger(10, 0, 350), under); in.over != "pit" || in.longPressed != "pit" {
		t.Errorf("a long touch does not look: %+v", in)
	}
	if in := p.step(finger(150, 0, 400), under); in.over != "button" || in.longPressed != "" {
		t.Errorf("a resting finger that moves on: %+v", in)
	}
	if in := p.step(up(450), under); in.press != "" || in.tapped || in.longPressEnded != "pit" {
		t.Errorf("a finger that looked came up: %+v", in)
	}
}

func TestEverythingElseActsHoweverLongOnePresses(t *testing.T) {
	var p pointer
	p.step(finger(150, 0, 0), under)
	for ms := 100; ms < 3000; ms += 100 {
		if in := p.step(finger(150, 0, ms), under); in.longPressed != "" || in.down != "button" {
			t.Fatalf("after %d ms: %+v", ms, in)
		}
	}
	if in := p.step(up(3000), under); in.press != "button" || !in.tapped || in.longPressEnded != "" {
		t.Errorf("after three seconds: %+v", in)
	}
}

func TestAFingerThatTheBrowserTakesPressesNothing(t *testing.T) {
	var p pointer
	p.step(finger(150, 0, 0), under)
	if in := p.step(host.Touch{Finger: true, Taken: true, At: after(50)}, under); in != (intent{}) {
		t.Errorf("taken away: %+v", in)
	}
}

func TestAFingerScrollsAPageThatCanScroll(t *testing.T) {
	p := pointer{scrolls: true}
	p.step(finger(10, 100, 0), under)
	p.step(finger(10, 80, 16), under)
	if in := p.step(finger(10, 50, 32), under); in.scroll != 30 {
		t.Errorf("scrolls by %v, want 30", in.scroll)
	}
	if in := p.step(up(48), under); in.press != "" {
		t.Errorf("a finger that scrolled pressed %q", in.press)
	}
}

func TestALineDrawnFromAControlIsASwipe(t *testing.T) {
	var p pointer
	p.step(finger(90, 0, 0), under)
	p.step(finger(130, 5, 16), under)
	if in := p.step(up(32), under); in.swiped != "pit" || in.way != direction.Right || in.press != "" {
		t.Errorf("drawn to the right: %+v", in)
	}
}
