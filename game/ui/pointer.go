package ui

import (
	"math"
	"time"

	"ayoayo/game/host"
)

// How long a press is a long one, how far a finger may slip before it scrolls, and how far
// it goes to draw a line.
const (
	LongPressTime = 350 * time.Millisecond
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
	way    Direction
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
	return p.mayLong && p.from.Finger && !p.dragged && now.Sub(p.from.At) >= LongPressTime
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
