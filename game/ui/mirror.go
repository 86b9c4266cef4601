package ui

import "ayoayo/game/host"

// mirror returns the controls as the browser's page gets them, moved up by how
// far the page is scrolled, in CSS pixels, of which a pixel of the program's page
// has zoom.
func mirror(controls []Control, scroll, zoom float64) []host.Element {
	list := make([]host.Element, len(controls))
	for i := range controls {
		c := &controls[i]
		list[i] = host.Element{
			ID: c.ID, Role: string(c.Role), Label: c.heard(),
			Disabled: (c.Role == RoleButton || c.Role == RoleSlider) && !c.Works(),
			X:        c.Bounds.X * zoom, Y: c.shown(scroll).Y * zoom, W: c.Bounds.W * zoom, H: c.Bounds.H * zoom,
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
	}
	return list
}

// heard is the control's name as it is heard.
func (c *Control) heard() string {
	if c.Asked != "" && c.Label != "" {
		return c.Asked + ": " + c.Label
	}
	return c.Asked + c.Label
}
