package ui

import (
	"fmt"
	"math"
	"testing"
	"time"

	"ayoayo/game/direction"
	"ayoayo/game/host"
	"ayoayo/game/host/hosttest"
	"ayoayo/render"
)

// column is a scene of buttons below each other, at the heights given.
type column struct {
	heights []float64
	pressed string
	looked  string
	// moves says that a touch only ends a movement.
	moves bool
}

func (c *column) Build(p *Page) {
	for i, y := range c.heights {
		id := fmt.Sprint(i)
		p.Add(Control{
			ID: id, Role: RoleButton, Label: id, Bounds: render.Rect{X: 10, Y: y, W: 44, H: 44},
			Press: func() { c.pressed = id },
		})
	}
}
func (c *column) Back()          {}
func (c *column) Look(id string) { c.looked = id }
func (c *column) Tap(string) bool {
	moved := c.moves
	c.moves = false
	return moved
}

// screenOf shows a scene in a window of 400 by 300.
func screenOf(scene Scene) (*Screen, *hosttest.Fake) {
	h := &hosttest.Fake{}
	s := NewScreen(h, func(float64) {}, func() {})
	s.Resize(400, 300, 1)
	s.Show([]Scene{scene})
	s.Build()
	return s, h
}

func TestThePageFollowsTheFocusOfTheKeys(t *testing.T) {
	scene := &column{heights: []float64{10, 60, 110}}
	s, h := screenOf(scene)
	s.handleKeys(&Input{Arrows: []direction.Direction{direction.Down}}) // shows it
	s.handleKeys(&Input{Arrows: []direction.Direction{direction.Down}})
	if s.Focus() != "1" || h.Focused != "1" {
		t.Errorf("the keys are at %q, the page at %q", s.Focus(), h.Focused)
	}
}

// A key that comes in the same step as the page's focus acts where that has gone.
func TestKeysComeAfterTheFocusOfThePage(t *testing.T) {
	s, h := screenOf(&column{heights: []float64{10, 60, 110}})
	s.HandleInput(&Input{Arrows: []direction.Direction{direction.Down}}, host.Events{Actions: []host.Action{{ID: "1"}}}, time.Time{})
	if s.Focus() != "2" || h.Focused != "2" {
		t.Errorf("the keys are at %q, the page at %q", s.Focus(), h.Focused)
	}
}

// A mouse that rests on another control does not matter to the keys.
func TestKeysShowWhatTheyAreAt(t *testing.T) {
	scene := &column{heights: []float64{10, 60, 110}}
	s, _ := screenOf(scene)
	s.handlePointer(host.Touch{X: 20, Y: 120, Here: true})
	if scene.looked != "2" {
		t.Fatalf("the mouse looks at %q", scene.looked)
	}
	s.FocusOn("1")
	if scene.looked != "1" {
		t.Errorf("keys at 1 show %q", scene.looked)
	}
}

func TestAPressOnThePageFirstEndsAMovement(t *testing.T) {
	scene := &column{heights: []float64{10}, moves: true}
	s, _ := screenOf(scene)
	press := []host.Action{{ID: "0", Press: true}}
	s.HandleInput(&Input{}, host.Events{Actions: press}, time.Time{})
	if scene.pressed != "" {
		t.Fatal("a control was pressed while something moved")
	}
	s.HandleInput(&Input{}, host.Events{Actions: press}, time.Time{})
	if scene.pressed != "0" {
		t.Error("a control is not pressed at rest")
	}
}

func TestKeysScroll(t *testing.T) {
	s, _ := screenOf(&column{heights: []float64{10, 2000}})
	s.FocusOn("0")
	s.handleKeys(&Input{Arrows: []direction.Direction{direction.Down}})
	if s.scroll != arrowScroll || s.Focus() != "0" {
		t.Errorf("an arrow to a far control scrolls by %v and goes to %q", s.scroll, s.Focus())
	}
	s.handleKeys(&Input{Scrolls: []float64{pageScroll}})
	if s.scroll != arrowScroll+pageScroll*300 {
		t.Errorf("a page on: %v", s.scroll)
	}
	s.handleKeys(&Input{Scrolls: []float64{math.Inf(1)}})
	if s.scroll != s.most() {
		t.Errorf("the end is at %v, want %v", s.scroll, s.most())
	}
	s.handleKeys(&Input{Arrows: []direction.Direction{direction.Down}})
	if s.Focus() != "1" {
		t.Errorf("an arrow to what is near goes to %q", s.Focus())
	}
	s.handleKeys(&Input{Scrolls: []float64{math.Inf(-1)}})
	if s.scroll != 0 {
		t.Errorf("the start is at %v", s.scroll)
	}
	s.focus, s.byKey = "", false
	s.handleKeys(&Input{space: true})
	if s.scroll != pageScroll*300 {
		t.Errorf("Space scrolls to %v", s.scroll)
	}
}

// A page that goes on above or below what is seen shows it at its edge, and where one is.
func TestAPageThatGoesOnShowsIt(t *testing.T) {
	for _, high := range []float64{100, 300, 5000} {
		s, _ := screenOf(&column{heights: []float64{10, high}})
		if goes := s.Thumb().H > 0; goes != (high > 200) {
			t.Fatalf("of a page of %v px the thumb is %+v", high, s.Thumb())
		}
		if high < 200 {
			continue
		}
		top := s.Thumb()
		if top.Y != s.Page.Pane.Y || top.X+top.W > s.Page.Pane.X+s.Page.Pane.W || top.H >= s.Page.Pane.H {
			t.Errorf("at the top the thumb is %+v in %+v", top, s.Page.Pane)
		}
		s.scrollBy(math.Inf(1))
		if end := s.Thumb(); math.Abs(end.Y+end.H-s.Page.Pane.Y-s.Page.Pane.H) > 0.01 || end.H != top.H {
			t.Errorf("at the end the thumb is %+v in %+v", end, s.Page.Pane)
		}
	}
}
