package ui

import (
	"math"
	"time"

	"ayoayo/game/host"
)

// How long a finger rests on a pit before it looks instead of plays, how far it may slip
// before it scrolls, and how far it goes to draw a line.
const (
	LongPress = 350 * time.Millisecond
	slip      = 8.0
	drawn     = 20.0
)

// pointer turns the states of the mouse or the finger into what they mean.
type pointer struct {
	// scrolls says that the page can be dragged.
	scrolls bool

	last host.Touch
	// from is where it went down and when, began the control under it then, rests
	// whether a finger that rests there does not press it.
	from  host.Touch
	began string
	rests bool
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
	// rested is the control that a finger has now been down on for long, looked
	// the one from which such a finger came up just now.
	rested, looked string
	// scroll is how far it drags the page.
	scroll float64
}

// step takes the next state; at returns the control at a point, and whether a
// finger may rest on it.
func (p *pointer) step(now host.Touch, at func(x, y float64) (id string, rests bool)) intent {
	var in intent
	was := p.last
	p.last = now
	switch {
	case now.Down && !was.Down:
		*p = pointer{scrolls: p.scrolls, last: now, from: now}
		p.began, p.rests = at(now.X, now.Y)
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
func (p *pointer) hold(now, was host.Touch, at func(x, y float64) (id string, rests bool)) intent {
	var in intent
	if now.Finger && !p.rested && p.scrolls && math.Hypot(now.X-p.from.X, now.Y-p.from.Y) > slip {
		p.dragged = true
	}
	here, _ := at(now.X, now.Y)
	if p.looks(now.At) && here == p.began && !p.rested {
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

// looks reports whether the finger has rested long enough to look.
func (p *pointer) looks(now time.Time) bool {
	return p.rests && p.from.Finger && !p.dragged && now.Sub(p.from.At) >= LongPress
}

// release is a pointer that comes up.
func (p *pointer) release(was host.Touch, now time.Time, at func(x, y float64) (id string, rests bool)) intent {
	var in intent
	here, _ := at(was.X, was.Y)
	switch dx, dy := was.X-p.from.X, was.Y-p.from.Y; {
	case p.dragged:
	case p.looks(now) && (p.rested || here == p.began):
		in.looked = p.began
	case here == p.began:
		in.press, in.tapped = p.began, true
	case math.Hypot(dx, dy) > drawn:
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
