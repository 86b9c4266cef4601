package ui

import (
	"math"

	"ayoayo/render"
)

// wheelStep is how far a notch of the wheel scrolls.
const wheelStep = 48

// arrowScroll is how far an arrow scrolls where there is nothing near to go to,
// pageScroll how much of the window a page is.
const (
	arrowScroll = 72
	pageScroll  = 0.85
)

// handleWheel scrolls the page, or turns the reel under the mouse.
func (s *Screen) handleWheel(notches float64) {
	by := -notches * wheelStep
	if at := s.pointer.last; notches != 0 && s.Page.Reel.turns(at.X, at.Y) {
		s.Page.Reel.Turn(by)
		return
	}
	s.scrollBy(by)
}

// most is how far the page can be scrolled.
func (s *Screen) most() float64 {
	return max(0, s.Page.Bottom+s.Page.Margin()-(s.Page.Pane.Y+s.Page.Pane.H))
}

// InSight reports whether most of a part of the page is seen, or as much of it as the
// window can show.
func (s *Screen) InSight(r render.Rect) bool {
	w := s.Page.Pane
	seen := min(r.Y+r.H-s.scroll, w.Y+w.H) - max(r.Y-s.scroll, w.Y)
	return seen >= mostly*min(r.H, w.H)
}

// mostly is how much of something is most of it.
const mostly = 0.8

// scrollBy scrolls the page as far as it goes, by whole pixels of the screen.
func (s *Screen) scrollBy(by float64) {
	to := min(max(0, s.scroll+by), s.most())
	if by != 0 && !math.IsInf(by, 0) {
		to = math.Round(to*s.Scale) / s.Scale
	}
	if to != s.scroll {
		s.scroll = to
		s.mirror()
		s.dirty = true
	}
}
