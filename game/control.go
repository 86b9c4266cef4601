package game

import "ayoayo/render"

// Role is what an item of a page is to somebody who can't see it. The browser's
// page makes the matching element for each.
type Role string

// The roles. Only buttons can be pressed.
const (
	RoleButton  Role = "button"
	RoleHeading Role = "heading"
	RoleText    Role = "text"
)

// Control is an item of a page: drawn, focused, touched and mirrored from the
// same entry of the same list.
type Control struct {
	// ID is the same as long as the control means the same: "undo", "pit:C".
	ID string
	// Role is what it is; what is not a button can't be pressed or focused.
	Role Role
	// Label is its name in words. What is drawn is short in its place, if that is
	// not "".
	Label, short string
	// Asked is the question that it answers, "" for most: who hears its name
	// hears that first; who sees it has it in sight.
	Asked string
	// Disabled says that it can't be pressed now.
	Disabled bool
	// Toggle says that it is on or off, Pressed which of the two.
	Toggle, Pressed bool
	// Bounds is where it is, in CSS pixels.
	Bounds render.Rect

	// face is how it is drawn, icon what is in a round one, style how the text of
	// another one is set, lines that text: a label, or what a notice says.
	face  face
	icon  render.Icon
	style render.TextStyle
	lines []string
	// fixed says that it stays where it is when the page scrolls.
	fixed bool
	// press is what it does.
	press func()
}

// face is how a control is drawn.
type face uint8

const (
	// faceNone is drawn by something else: a pit by its board, text as text.
	faceNone face = iota
	// faceRound is a round button with an icon.
	faceRound
	// facePill is a button with its label in it.
	facePill
	// facePrimary is the one button of a page that goes on.
	facePrimary
	// faceCard is a large plain area with other things on it.
	faceCard
	// faceNotice lies over the scene and hides what is under it.
	faceNotice
)

// drawn is the text that is drawn for the control.
func (c *Control) drawn() string {
	if c.short != "" {
		return c.short
	}
	return c.Label
}

// pad is the room left and right of the text in a button, less where the text is
// short.
func (c *Control) pad() float64 {
	if c.short != "" {
		return render.PillPad * 2 / 3
	}
	return render.PillPad
}

// works reports whether the control can be pressed now.
func (c *Control) works() bool { return c.Role == RoleButton && !c.Disabled && c.press != nil }

// focusable reports whether the keys can come to the control.
func (c *Control) focusable() bool { return c.Role == RoleButton && c.press != nil }

// direction is one of the four arrow keys.
type direction struct{ dx, dy float64 }

var (
	left  = direction{-1, 0}
	right = direction{1, 0}
	up    = direction{0, -1}
	down  = direction{0, 1}
)

// neighbour returns the index of the control to which an arrow key leads from
// another one: the nearest that lies that way, what lies straight ahead counting
// as nearer than what lies aside; -1 if there is none.
func neighbour(controls []Control, from int, d direction) int {
	x, y := controls[from].Bounds.Center()
	best, least := -1, 0.0
	for i := range controls {
		if i == from || !controls[i].focusable() {
			continue
		}
		cx, cy := controls[i].Bounds.Center()
		ahead := (cx-x)*d.dx + (cy-y)*d.dy
		aside := (cx-x)*d.dy + (cy-y)*d.dx
		if ahead <= 1 {
			continue
		}
		if away := ahead*ahead + 4*aside*aside; best < 0 || away < least {
			best, least = i, away
		}
	}
	return best
}

// shown returns where the control is in the window when the page is scrolled.
func (c *Control) shown(scroll float64) render.Rect {
	r := c.Bounds
	if !c.fixed {
		r.Y -= scroll
	}
	return r
}

// controlAt returns the index of the button that a point of the window touches,
// the topmost if there are several; -1 if there is none or a notice is over it.
func controlAt(controls []Control, scroll, x, y float64) int {
	for i := len(controls) - 1; i >= 0; i-- {
		c := &controls[i]
		if c.Role != RoleButton && c.face != faceNotice || !c.shown(scroll).Contains(x, y) {
			continue
		}
		if c.face == faceNotice {
			return -1
		}
		return i
	}
	return -1
}

// find returns the control with an identity, nil if the page has none.
func find(controls []Control, id string) *Control {
	for i := range controls {
		if controls[i].ID == id {
			return &controls[i]
		}
	}
	return nil
}
