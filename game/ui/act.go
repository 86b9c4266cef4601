package ui

import (
	"math"
	"time"

	"ayoayo/game/direction"
	"ayoayo/game/host"
	"ayoayo/render"

	"github.com/hajimehoshi/ebiten/v2"
)

// What follows is the way of a click, from what the pointer did to the control that is
// pressed.

// HandleInput lets the player act: by what was read, and what came from outside.
func (s *Screen) HandleInput(in *Input, events host.Events, now time.Time) {
	for _, t := range events.Touches {
		t.X, t.Y = t.X/s.zoom, t.Y/s.zoom
		in.Touches = append(in.Touches, t)
	}
	s.busy = in.busy()
	if events.Back {
		s.Scene().Back()
		s.changed() // even where it leads nowhere: the page asks anew whether there is a way back
	}
	for _, t := range in.Touches {
		s.handlePointer(t)
	}
	in.Touches = in.Touches[:0]
	if last := s.pointer.last; last.Down { // which may come to rest
		last.At = now
		s.handlePointer(last)
	}
	s.handleWheel(in.wheel)
	for _, done := range events.Actions {
		s.handleAction(done)
	}
	if s.stale {
		s.Build()
	}
	s.handleKeys(in) // last: a key acts where the page's focus has gone
}

// handlePointer takes what the mouse or the finger did.
func (s *Screen) handlePointer(now host.Touch) {
	if s.stale {
		s.Build() // what was done before may have brought another page
	}
	if s.handleSlider(now) {
		return
	}
	onReel := s.Page.Reel.turns(s.pointer.from.X, s.pointer.from.Y)
	s.pointer.scrolls = s.most() > 0 || onReel
	did := s.pointer.step(now, func(x, y float64) (id string, mayLong bool) {
		if i := controlAt(s.Page.Controls, s.Page.clip, s.scroll, x, y); i >= 0 {
			return s.Page.Controls[i].ID, s.Page.Controls[i].LongPress
		}
		return "", false
	})
	if onReel && did.scroll != 0 {
		s.Page.Reel.Turn(did.scroll)
	} else {
		s.scrollBy(did.scroll)
	}
	if did.over != s.over || did.down != s.held {
		s.over, s.held = did.over, did.down
		if did.over != "" || did.down != "" {
			s.byKey = false
		}
		s.reportLook()
		s.setCursor(did.over)
	}
	if did.tapped && did.press == "" && s.outside(s.pointer.from) {
		s.Scene().Back()
	} else if did.tapped && !s.tap(did.press) {
		if c := Find(s.Page.Controls, did.press); c != nil && c.Focusable() {
			s.focus = did.press // where the keys go on, and what is come back to
		}
		s.Activate(did.press)
	}
	if to, ok := s.Scene().(LongPresser); ok && did.longPressed != "" {
		to.LongPress(did.longPressed)
	}
	if to, ok := s.Scene().(LongPressEnder); ok && did.longPressEnded != "" {
		to.LongPressEnd()
	}
	if to, ok := s.Scene().(Swiper); ok && did.swiped != "" {
		to.Swipe(did.swiped, did.way)
	}
}

// How long a press is a long one, how far a finger may slip before it scrolls, and how far
// it goes to draw a line.
const (
	longPressTime = 350 * time.Millisecond
	slip          = 8.0
	drawn         = 20.0
)

// pointer turns the states of the mouse or the finger into what they mean.
type pointer struct {
	// scrolls says that the page can be dragged.
	scrolls bool

	last host.Touch
	// from is where it went down and when, began the control under it then, mayLong
	// whether that one takes a long press.
	from    host.Touch
	began   string
	mayLong bool
	// long is a press that has become a long one, dragged a finger that scrolls.
	long, dragged bool
}

// intent is what the pointer means in one moment.
type intent struct {
	// over is the control it looks at, "" for none: a preview.
	over string
	// down is the control it holds down.
	down string
	// press is the control it pressed just now.
	press string
	// tapped says that it came up where it went down, whatever was there.
	tapped bool
	// swiped is the control that it was drawn from just now, way where to.
	swiped string
	way    direction.Direction
	// longPressed is the control that a press has become a long one on just now,
	// longPressEnded the one that such a press began on which ended just now.
	longPressed, longPressEnded string
	// scroll is how far it drags the page.
	scroll float64
}

// step takes the next state; at returns the control at a point, and whether it takes a
// long press.
func (p *pointer) step(now host.Touch, at func(x, y float64) (id string, mayLong bool)) intent {
	var in intent
	was := p.last
	p.last = now
	switch {
	case now.Down && !was.Down:
		*p = pointer{scrolls: p.scrolls, last: now, from: now}
		p.began, p.mayLong = at(now.X, now.Y)
		in.down = p.began
	case now.Down:
		in = p.hold(now, was, at)
	case was.Down && !now.Taken:
		in = p.release(was, now.At, at)
	}
	if !now.Finger && now.Here && !now.Down {
		in.over, _ = at(now.X, now.Y)
	}
	return in
}

// hold is a pointer that stays down.
func (p *pointer) hold(now, was host.Touch, at func(x, y float64) (id string, mayLong bool)) intent {
	var in intent
	if now.Finger && !p.long && p.scrolls && math.Hypot(now.X-p.from.X, now.Y-p.from.Y) > slip {
		p.dragged = true
	}
	here, _ := at(now.X, now.Y)
	if p.isLong(now.At) && here == p.began && !p.long {
		p.long, in.longPressed = true, here
	}
	switch {
	case p.long:
		in.over = here
	case p.dragged:
		in.scroll = was.Y - now.Y
	case here == p.began:
		in.down = here
	}
	return in
}

// isLong reports whether the finger has rested long enough for a long press.
func (p *pointer) isLong(now time.Time) bool {
	return p.mayLong && p.from.Finger && !p.dragged && now.Sub(p.from.At) >= longPressTime
}

// release is a pointer that comes up.
func (p *pointer) release(was host.Touch, now time.Time, at func(x, y float64) (id string, mayLong bool)) intent {
	var in intent
	here, _ := at(was.X, was.Y)
	switch dx, dy := was.X-p.from.X, was.Y-p.from.Y; {
	case p.dragged:
	case p.isLong(now) && (p.long || here == p.began):
		in.longPressEnded = p.began
	case here == p.began:
		in.press, in.tapped = p.began, true
	case math.Hypot(dx, dy) > drawn:
		in.swiped, in.way = p.began, wayOf(dx, dy)
	}
	return in
}

// wayOf returns the direction that a way across the screen has most of all.
func wayOf(dx, dy float64) direction.Direction {
	switch {
	case math.Abs(dx) >= math.Abs(dy) && dx > 0:
		return direction.Right
	case math.Abs(dx) >= math.Abs(dy):
		return direction.Left
	case dy > 0:
		return direction.Down
	}
	return direction.Up
}

// controlAt returns the index of the button that a point of the window touches,
// the topmost if there are several; -1 if there is none or a notice is over it. What
// stays when the page scrolls lies over what does not, which is seen in a part of the
// window only.
func controlAt(controls []Control, clip render.Rect, scroll, x, y float64) int {
	for _, fixed := range []bool{true, false} {
		if !fixed && !clip.Contains(x, y) {
			return -1
		}
		for i := len(controls) - 1; i >= 0; i-- {
			c := &controls[i]
			if c.Fixed != fixed || c.Role != RoleButton && c.Role != RoleSlider && c.Face != FaceNotice || !c.touched(scroll, x, y) {
				continue
			}
			if c.Face == FaceNotice {
				return -1
			}
			return i
		}
	}
	return -1
}

// Find returns the control with an identity, nil if the page has none.
func Find(controls []Control, id string) *Control {
	for i := range controls {
		if controls[i].ID == id {
			return &controls[i]
		}
	}
	return nil
}

// touched reports whether a point of the window touches the control when the page is
// scrolled.
func (c *Control) touched(scroll, x, y float64) bool {
	if !c.Fixed {
		y += scroll
	}
	return c.Bounds.Contains(x, y) || c.Reach.Contains(x, y)
}

// ActivateNamed presses the control that a letter stands for or, where it stands for more
// than one, goes to the first of them and from that to the second.
func (s *Screen) ActivateNamed(named []string) {
	if len(named) == 0 {
		return
	}
	id := named[0]
	if len(named) > 1 && id == s.Focus() {
		id = named[1]
	}
	s.FocusOn(id)
	if len(named) == 1 {
		s.Activate(id)
	}
}

// Activate presses a control, if there is one with that identity. One that does
// not work says why, after a dull sound.
func (s *Screen) Activate(id string) {
	c := Find(s.Page.Controls, id)
	switch {
	case c == nil || c.Press == nil:
	case c.Works():
		s.stale = true
		c.Press()
	default:
		said := false
		if to, ok := s.Scene().(Refuser); ok && to.Refuse(id) {
			s.stale, said = true, true
		}
		x, _ := c.Bounds.Center()
		s.refuse(2*x/max(s.Window.W, 1) - 1)
		if !said {
			s.Host.Announce(c.heard() + ". " + s.labels.Refused)
		}
	}
}

// tap offers a touch to the scene and reports whether it was used up.
func (s *Screen) tap(id string) bool {
	to, ok := s.Scene().(Tapper)
	return ok && to.Tap(id)
}

// handleAction takes what was done by the browser's page.
func (s *Screen) handleAction(done host.Action) {
	if s.stale {
		s.Build() // what was pressed before may have brought another page
	}
	s.focusOn(done.ID)
	if c := Find(s.Page.Controls, done.ID); done.Slid && c != nil && c.Slider != nil {
		s.slideTo(c, done.Step)
	}
	if done.Press && !s.tap(done.ID) {
		s.Activate(done.ID)
	}
}

// setCursor shows by the mouse's arrow whether what it is over can be pressed.
func (s *Screen) setCursor(id string) {
	shape := ebiten.CursorShapeDefault
	if c := Find(s.Page.Controls, id); c != nil && c.Works() {
		shape = ebiten.CursorShapePointer
	}
	ebiten.SetCursorShape(shape)
}
