package game

// act is something done through the browser's page instead of the canvas.
type act struct {
	// id is the control, focused or pressed.
	id    string
	press bool
}

// mirrored is a control as the browser's page gets it.
type mirrored struct {
	ID       string  `json:"id"`
	Role     Role    `json:"role"`
	Label    string  `json:"label"`
	Disabled bool    `json:"disabled,omitempty"`
	Pressed  *bool   `json:"pressed,omitempty"`
	X        float64 `json:"x"`
	Y        float64 `json:"y"`
	W        float64 `json:"w"`
	H        float64 `json:"h"`
}

// mirror returns the controls as the browser's page gets them, moved up by how
// far the page is scrolled, in CSS pixels, of which a pixel of the program's page
// has zoom.
func mirror(controls []Control, scroll, zoom float64) []mirrored {
	list := make([]mirrored, len(controls))
	for i := range controls {
		c := &controls[i]
		list[i] = mirrored{
			ID: c.ID, Role: c.Role, Label: glue(": ", []string{c.Asked, c.Label}),
			Disabled: c.Role == RoleButton && !c.works(),
			X:        c.Bounds.X * zoom, Y: c.shown(scroll).Y * zoom, W: c.Bounds.W * zoom, H: c.Bounds.H * zoom,
		}
		if c.Toggle {
			list[i].Pressed = &c.Pressed
		}
	}
	return list
}
