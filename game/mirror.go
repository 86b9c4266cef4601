package game

import (
	"ayoayo/game/words"
)

import "ayoayo/game/host"

// mirror returns the controls as the browser's page gets them, moved up by how
// far the page is scrolled, in CSS pixels, of which a pixel of the program's page
// has zoom.
func mirror(controls []Control, scroll, zoom float64) []host.Element {
	list := make([]host.Element, len(controls))
	for i := range controls {
		c := &controls[i]
		list[i] = host.Element{
			ID: c.ID, Role: string(c.Role), Label: words.Glue(": ", c.Asked, c.Label),
			Disabled: c.Role == RoleButton && !c.works(),
			X:        c.Bounds.X * zoom, Y: c.shown(scroll).Y * zoom, W: c.Bounds.W * zoom, H: c.Bounds.H * zoom,
		}
		if c.Toggle {
			list[i].Pressed = &c.Pressed
		}
	}
	return list
}
