package ui

import "ayoayo/game/host"

// mirror gives the browser's page the controls, moved up by how far the page is
// scrolled, in CSS pixels.
func (s *Screen) mirror() {
	controls := s.Page.Controls
	list := make([]host.Element, len(controls))
	for i := range controls {
		c := &controls[i]
		r := c.shown(s.scroll)
		list[i] = host.Element{
			ID: c.ID, Role: string(c.Role), Label: c.heard(), About: c.About,
			Disabled: (c.Role == RoleButton || c.Role == RoleSlider) && !c.Works(), Stop: s.isStop(i),
			X: r.X * s.zoom, Y: r.Y * s.zoom, W: r.W * s.zoom, H: r.H * s.zoom,
		}
		if c.Toggle {
			list[i].Pressed = &c.Pressed
		}
		if v := c.Slider; v != nil {
			list[i].Slider = &host.Slider{Value: v.Value, Most: v.Most, Told: v.Told}
		}
		if c.Folds {
			list[i].Expanded = &c.Open
		}
		if c.Group.ID != "" {
			list[i].Group = &host.Group{ID: c.Group.ID, Role: string(c.Group.Kind), Label: c.Group.Label}
		}
	}
	s.Host.Mirror(list)
}

// isStop reports whether Tab comes to a control: to each that is in no group, and
// to one of each group.
func (s *Screen) isStop(i int) bool {
	c := &s.Page.Controls[i]
	return c.Focusable() && (c.Group.ID == "" || s.stopOf(c.Group.ID) == c.ID)
}

// stopOf is the control of a group that Tab comes to: the one with the focus, else
// the answer or the place that is chosen, else the first that works, else the first.
func (s *Screen) stopOf(group string) string {
	best, merit := "", 0
	for i := range s.Page.Controls {
		c := &s.Page.Controls[i]
		if c.Group.ID != group || !c.Focusable() {
			continue
		}
		m := 1
		switch {
		case c.ID == s.focus:
			m = 4
		case (c.Group.Kind == GroupAnswer || c.Group.Kind == GroupPlaces) && c.Pressed:
			m = 3
		case c.Works():
			m = 2
		}
		if m > merit {
			best, merit = c.ID, m
		}
	}
	return best
}
