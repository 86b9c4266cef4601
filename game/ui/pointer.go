package ui

import (
	"math"
	"time"
)

// How long a finger rests before it looks instead of plays, how far it may slip
// before it scrolls, and how far it goes to draw a line.
const (
	LongPress = 350 * time.Millisecond
	slip      = 8.0
	drawn     = 20.0
)

// Touch is what a pointer says at one moment: a mouse, which hovers, or a
// finger, which does not.
type Touch struct {
	X, Y   float64
	Down   bool
	Finger bool
	// Here is false when there is no pointer over the window.
	Here bool
}

// pointer turns the states of the mouse or the finger into what they mean.
type pointer struct {
	// scrolls says that the page can be dragged.
	scrolls bool

	last Touch
	held time.Duration
	// from is where it went down, began the control under it then.
	fromX, fromY float64
	began        string
	// rested is a finger that looks, dragged one that scrolls.
	rested, dragged bool
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
	way    Direction
	// rested is the control that a finger has now been down on for long.
	rested string
	// scroll is how far it drags the page.
	scroll float64
}

// step takes the next state; at returns the control at a point.
func (p *pointer) step(now Touch, dt time.Duration, at func(x, y float64) string) intent {
	var in intent
	was := p.last
	p.last = now
	switch {
	case now.Down && !was.Down:
		*p = pointer{scrolls: p.scrolls, last: now, fromX: now.X, fromY: now.Y, began: at(now.X, now.Y)}
		in.down = p.began
	case now.Down:
		in = p.hold(now, was, dt, at)
	case was.Down:
		in = p.release(was, at)
	}
	if !now.Finger && now.Here && !now.Down {
		in.over = at(now.X, now.Y)
	}
	return in
}

// hold is a pointer that stays down.
func (p *pointer) hold(now, was Touch, dt time.Duration, at func(x, y float64) string) intent {
	var in intent
	p.held += dt
	if now.Finger && !p.rested && p.scrolls && math.Hypot(now.X-p.fromX, now.Y-p.fromY) > slip {
		p.dragged = true
	}
	here := at(now.X, now.Y)
	if now.Finger && !p.dragged && !p.rested && p.held >= LongPress {
		p.rested, in.rested = true, here
	}
	switch {
	case p.rested:
		in.over = here
	case p.dragged:
		in.scroll = was.Y - now.Y
	case here == p.began:
		in.down = here
	}
	return in
}

// release is a pointer that comes up.
func (p *pointer) release(was Touch, at func(x, y float64) string) intent {
	var in intent
	if p.rested || p.dragged {
		return in
	}
	if at(was.X, was.Y) == p.began {
		in.press, in.tapped = p.began, true
		return in
	}
	if dx, dy := was.X-p.fromX, was.Y-p.fromY; math.Hypot(dx, dy) > drawn {
		in.swiped, in.way = p.began, wayOf(dx, dy)
	}
	return in
}

// wayOf returns the direction that a way across the screen has most of all.
func wayOf(dx, dy float64) Direction {
	switch {
	case math.Abs(dx) >= math.Abs(dy) && dx > 0:
		return Right
	case math.Abs(dx) >= math.Abs(dy):
		return Left
	case dy > 0:
		return Down
	}
	return Up
}
