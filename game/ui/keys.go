package ui

import (
	"unicode"

	"ayoayo/game/direction"
)

// handleKeys takes the keys that went down.
func (s *Screen) handleKeys(in *Input) {
	if to, ok := s.Scene().(Writer); ok && to.Writes() {
		write(to, in)
		return
	}
	if in.Esc {
		s.escape()
		return
	}
	for _, d := range in.Arrows {
		s.handleArrow(d)
	}
	pages, _ := s.Scene().(PageTaker)
	for _, far := range in.Scrolls {
		if pages != nil && pages.Page(far) {
			continue
		}
		s.scrollBy(far * s.Page.Pane.H)
	}
	if in.next {
		s.walk(1)
	}
	if in.previous {
		s.walk(-1)
	}
	free := s.focus == "" || !s.byKey
	if in.space && free && pages != nil && pages.Space() {
		in.space = false
	} else if in.space && s.most() > 0 && free {
		s.scrollBy(pageScroll * s.Page.Pane.H)
	} else if (in.Enter || in.space) && !s.tap(s.focus) {
		s.enter()
	}
	for _, r := range in.Letters {
		s.letter(unicode.ToLower(r))
	}
}

// write lets letters be written.
func write(to Writer, in *Input) {
	for _, r := range in.Typed {
		to.Letter(r)
	}
	if in.Erase {
		to.Erase()
	}
	if in.Enter || in.Esc || in.next {
		to.Done()
	}
}

// letter takes a letter or a sign that was typed, where they are keys.
func (s *Screen) letter(r rune) {
	if s.NoLetters {
		return
	}
	if r == '?' && s.Help != nil {
		s.Help()
		return
	}
	if to, ok := s.Scene().(Typist); ok {
		to.Type(r)
	}
}

// escape closes the latest notice, else goes back.
func (s *Screen) escape() {
	if n := len(s.notices); n > 0 {
		s.Withdraw(s.notices[n-1].kind)
		return
	}
	s.Scene().Back()
}

// enter presses the control that has the focus; where none has, or the mouse has
// been looking elsewhere, it shows and says the one that would be pressed.
func (s *Screen) enter() {
	if s.focus != "" && s.byKey {
		s.Activate(s.focus)
	} else if i := s.focusIndex(); i >= 0 {
		c := &s.Page.Controls[i]
		s.FocusOn(c.ID)
		s.Host.Announce(c.heard())
	}
}

// handleArrow moves the focus by an arrow key, unless the scene has a use for it; the
// first one only shows it.
func (s *Screen) handleArrow(d direction.Direction) {
	if s.slideBy(d) {
		return
	}
	if to, ok := s.Scene().(ArrowTaker); ok && to.Arrow(d) {
		return
	}
	from := s.focusIndex()
	if from < 0 {
		return
	}
	if s.byKey {
		to := neighbour(s.Page.Controls, from, d)
		if _, dy := d.Step(); dy != 0 && s.most() > 0 && (to < 0 || s.beyond(&s.Page.Controls[to])) {
			s.scrollBy(dy * arrowScroll)
			return
		}
		if to >= 0 {
			from = to
		}
	}
	s.FocusOn(s.Page.Controls[from].ID)
}
