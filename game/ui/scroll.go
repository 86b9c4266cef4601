package ui

import (
	"math"

	"ayoayo/render"

	"github.com/hajimehoshi/ebiten/v2"
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

// ToTop has the page laid out again, from its top.
func (s *Screen) ToTop() {
	s.scroll = 0
	s.Relayout()
}

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

// How wide the thumb is that says that there is more than what is seen, how short it is at
// most, and how far from the edge it stands.
const (
	thumbWide = 4
	thumbHigh = 28
	thumbEdge = 2
)

// thumb is where one stands at the right edge of a box that shows so much of all, from so
// far on; it is empty where all is seen.
func thumb(box render.Rect, from, seen, all float64) render.Rect {
	if seen >= all {
		return render.Rect{}
	}
	h := max(min(thumbHigh, box.H), box.H*seen/all)
	return render.Rect{X: box.X + box.W - thumbEdge - thumbWide, Y: box.Y + (box.H-h)*from/(all-seen), W: thumbWide, H: h}
}

// Thumb is where the page says that it goes on above or below what is seen; it is empty
// where all is in sight but the margin.
func (s *Screen) Thumb() render.Rect {
	pane := s.Page.Pane
	if s.Page.Bottom <= pane.Y+pane.H {
		return render.Rect{}
	}
	return thumb(pane, s.scroll, pane.H, pane.H+s.most())
}

// paintThumbs draws those of the page and of its reel.
func (s *Screen) paintThumbs(image *ebiten.Image) {
	for _, at := range [...]render.Rect{s.Thumb(), s.Page.Reel.thumb()} {
		if at.W > 0 {
			s.painter.RoundRect(image, at, thumbWide/2, s.painter.Palette().Muted)
		}
	}
}
