package ui

import "ayoayo/game/direction"

// neighbour returns the index of the control to which an arrow key leads from
// another one: the nearest that lies that way, what lies straight ahead counting
// as nearer than what lies aside; -1 if there is none.
func neighbour(controls []Control, from int, d direction.Direction) int {
	x, y := controls[from].Bounds.Center()
	dx, dy := d.Step()
	best, least := -1, 0.0
	for i := range controls {
		if i == from || !controls[i].Focusable() {
			continue
		}
		cx, cy := controls[i].Bounds.Center()
		ahead := (cx-x)*dx + (cy-y)*dy
		aside := (cx-x)*dy + (cy-y)*dx
		if ahead <= 1 {
			continue
		}
		if away := ahead*ahead + 4*aside*aside; best < 0 || away < least {
			best, least = i, away
		}
	}
	return best
}

// beyond reports whether a control is more than a step of an arrow outside the
// window: what lies between would be passed by unread.
func (s *Screen) beyond(c *Control) bool {
	r := c.shown(s.scroll)
	return r.Y < s.Page.Pane.Y-arrowScroll || r.Y+r.H > s.Page.Pane.Y+s.Page.Pane.H+arrowScroll
}

// walk moves the focus along the list of controls.
func (s *Screen) walk(step int) {
	from := s.focusIndex()
	if from < 0 {
		return
	}
	n := len(s.Page.Controls)
	for i := 1; i <= n; i++ {
		to := ((from+i*step)%n + n) % n
		if s.isStop(to) {
			s.FocusOn(s.Page.Controls[to].ID)
			return
		}
	}
}

// focusIndex returns the index of the control that keys act on, the page's first
// choice when nothing has been chosen; -1 if there is nothing to choose.
func (s *Screen) focusIndex() int {
	for _, id := range []string{s.focus, s.Page.First} {
		for i := range s.Page.Controls {
			if s.Page.Controls[i].ID == id {
				return i
			}
		}
	}
	for i := range s.Page.Controls {
		if s.Page.Controls[i].Focusable() {
			return i
		}
	}
	return -1
}

// FocusOn gives the focus to a control, on the browser's page too, and scrolls to
// it.
func (s *Screen) FocusOn(id string) {
	s.focusOn(id)
	if s.focus == id {
		s.Host.Focus(id)
	}
}

// focusOn gives the focus to a control and scrolls to it.
func (s *Screen) focusOn(id string) {
	c := Find(s.Page.Controls, id)
	if c == nil {
		return
	}
	s.focus, s.byKey = id, true
	s.mirror() // Tab comes to it now
	if c.Fixed {
		s.reportLook()
		return
	}
	top, bottom := c.Bounds.Y-s.Page.Margin(), c.Bounds.Y+c.Bounds.H+s.Page.Margin()
	if end := s.Page.Pane.Y + s.Page.Pane.H; bottom-s.scroll > end {
		s.scrollBy(bottom - end - s.scroll)
	}
	if top-s.scroll < s.Page.Pane.Y {
		s.scrollBy(top - s.Page.Pane.Y - s.scroll)
	}
	s.reportLook()
}

// reportLook tells the scene which control the player looks at.
func (s *Screen) reportLook() {
	id := s.over
	if c := Find(s.Page.Controls, s.held); id == "" && c != nil && !c.LongPress {
		id = c.ID // of a finger, which is nowhere before it comes down
	}
	if s.byKey {
		id = s.focus
	}
	if to, ok := s.Scene().(Looker); ok {
		to.Look(id)
	}
	s.dirty = true
}
