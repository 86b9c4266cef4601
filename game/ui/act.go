package ui

import (
	"math"
	"time"
	"unicode"

	"ayoayo/game/host"
	"ayoayo/render"

	"github.com/hajimehoshi/ebiten/v2"
)

// ReadInput takes the state of pointer and keys.
func (s *Screen) ReadInput() { s.Input.read(s.Scale) }

// Act lets the player act, by what came from outside and what was read.
func (s *Screen) Act(events host.Events, now time.Time) {
	for _, t := range events.Touches {
		t.X, t.Y = t.X/s.zoom, t.Y/s.zoom
		s.Input.Touches, s.Input.Moved = append(s.Input.Touches, t), true
	}
	if events.Back {
		s.Scene().Back()
		s.changed() // even where it leads nowhere: the page asks anew whether there is a way back
	}
	s.Take(&s.Input, events.Actions, now)
}

// Pass lets time pass for the scene, and lays the page out if need be.
func (s *Screen) Pass(dt time.Duration) {
	if to, ok := s.Scene().(Updater); ok {
		to.Update(dt)
	}
	if s.stale {
		s.Build()
	}
}

// wheelStep is how far a notch of the wheel scrolls.
const wheelStep = 48

// arrowScroll is how far an arrow scrolls where there is nothing near to go to,
// pageScroll how much of the window a page is.
const (
	arrowScroll = 72
	pageScroll  = 0.85
)

// Take lets the player act: pointer, keys and what came through the browser's
// page.
func (s *Screen) Take(in *Input, actions []host.Action, now time.Time) {
	for _, t := range in.Touches {
		s.point(t)
	}
	in.Touches = in.Touches[:0]
	if last := s.pointer.last; last.Down { // which may come to rest
		last.At = now
		s.point(last)
	}
	if at := s.pointer.last; in.wheel != 0 && s.Page.Reel.turns(at.X, at.Y) {
		s.Page.Reel.Turn(-in.wheel * wheelStep)
	} else {
		s.scrollBy(-in.wheel * wheelStep)
	}
	for _, done := range actions {
		if s.stale {
			s.Build() // what was pressed before may have brought another page
		}
		s.focusOn(done.ID)
		if c := Find(s.Page.Controls, done.ID); done.Slid && c != nil && c.Slider != nil {
			s.slideTo(c, done.Step)
		}
		if done.Press && !s.tap(done.ID) {
			s.Activate(done.ID)
		}
	}
	if s.stale {
		s.Build()
	}
	s.Press(in) // last: a key acts where the page's focus has gone
}

// point is the pointer's part.
func (s *Screen) point(now host.Touch) {
	if s.stale {
		s.Build() // what was done before may have brought another page
	}
	if s.slide(now) {
		return
	}
	onReel := s.Page.Reel.turns(s.pointer.from.X, s.pointer.from.Y)
	s.pointer.scrolls = s.most() > 0 || onReel
	did := s.pointer.step(now, func(x, y float64) (id string, mayLong bool) {
		if i := controlAt(s.Page.Controls, s.Page.clip, s.scroll, x, y); i >= 0 {
			return s.Page.Controls[i].ID, s.Page.Controls[i].LongPress
		}
		return "", false
	})
	if onReel && did.scroll != 0 {
		s.Page.Reel.Turn(did.scroll)
	} else {
		s.scrollBy(did.scroll)
	}
	if did.over != s.over || did.down != s.held {
		s.over, s.held = did.over, did.down
		if did.over != "" || did.down != "" {
			s.byKey = false
		}
		s.reportLook()
		s.pointAt(did.over)
	}
	if did.tapped && did.press == "" && s.outside(s.pointer.from) {
		s.Scene().Back()
	} else if did.tapped && !s.tap(did.press) {
		if c := Find(s.Page.Controls, did.press); c != nil && c.Focusable() {
			s.focus = did.press // where the keys go on, and what is come back to
		}
		s.Activate(did.press)
	}
	if to, ok := s.Scene().(LongPresser); ok && did.longPressed != "" {
		to.LongPress(did.longPressed)
	}
	if to, ok := s.Scene().(LongPressEnder); ok && did.longPressEnded != "" {
		to.LongPressEnd()
	}
	if to, ok := s.Scene().(Swiper); ok && did.swiped != "" {
		to.Swipe(did.swiped, did.way)
	}
}

// tap offers a touch to the scene and reports whether it was used up.
func (s *Screen) tap(id string) bool {
	to, ok := s.Scene().(Tapper)
	return ok && to.Tap(id)
}

// pointAt shows by the mouse's arrow whether what it is over can be pressed.
func (s *Screen) pointAt(id string) {
	shape := ebiten.CursorShapeDefault
	if c := Find(s.Page.Controls, id); c != nil && c.Works() {
		shape = ebiten.CursorShapePointer
	}
	ebiten.SetCursorShape(shape)
}

// Press is the keyboard's part.
func (s *Screen) Press(in *Input) {
	if to, ok := s.Scene().(Writer); ok && to.Writes() {
		write(to, in)
		return
	}
	if in.Esc {
		s.escape()
		return
	}
	for _, d := range in.Arrows {
		s.Move(d)
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

// Activate presses a control, if there is one with that identity. One that does
// not work says why, after a dull sound.
func (s *Screen) Activate(id string) {
	c := Find(s.Page.Controls, id)
	switch {
	case c == nil || c.Press == nil:
	case c.Works():
		s.stale = true
		c.Press()
	default:
		said := false
		if to, ok := s.Scene().(Refuser); ok && to.Refuse(id) {
			s.stale, said = true, true
		}
		x, _ := c.Bounds.Center()
		s.refuse(2*x/max(s.Window.W, 1) - 1)
		if !said {
			s.Host.Announce(c.heard() + ". " + s.labels.Refused)
		}
	}
}

// Move moves the focus by an arrow key, unless the scene has a use for it; the
// first one only shows it.
func (s *Screen) Move(d Direction) {
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
		if d.dy != 0 && s.most() > 0 && (to < 0 || s.beyond(&s.Page.Controls[to])) {
			s.scrollBy(d.dy * arrowScroll)
			return
		}
		if to >= 0 {
			from = to
		}
	}
	s.FocusOn(s.Page.Controls[from].ID)
}

// beyond reports whether a control is more than a step of an arrow outside the
// window: what lies between would be passed by unread.
func (s *Screen) beyond(c *Control) bool {
	r := c.shown(s.scroll)
	return r.Y < s.Page.Pane.Y-arrowScroll || r.Y+r.H > s.Page.Pane.Y+s.Page.Pane.H+arrowScroll
}

// walk moves the focus along the list of controls.
func (s *Screen) walk(step int) {
	from := s.focusIndex()
	if from < 0 {
		return
	}
	n := len(s.Page.Controls)
	for i := 1; i <= n; i++ {
		to := ((from+i*step)%n + n) % n
		if s.isStop(to) {
			s.FocusOn(s.Page.Controls[to].ID)
			return
		}
	}
}

// focusIndex returns the index of the control that keys act on, the page's first
// choice when nothing has been chosen; -1 if there is nothing to choose.
func (s *Screen) focusIndex() int {
	for _, id := range []string{s.focus, s.Page.First} {
		for i := range s.Page.Controls {
			if s.Page.Controls[i].ID == id {
				return i
			}
		}
	}
	for i := range s.Page.Controls {
		if s.Page.Controls[i].Focusable() {
			return i
		}
	}
	return -1
}

// FocusOn gives the focus to a control, on the browser's page too, and scrolls to
// it.
func (s *Screen) FocusOn(id string) {
	s.focusOn(id)
	if s.focus == id {
		s.Host.Focus(id)
	}
}

// focusOn gives the focus to a control and scrolls to it.
func (s *Screen) focusOn(id string) {
	c := Find(s.Page.Controls, id)
	if c == nil {
		return
	}
	s.focus, s.byKey = id, true
	s.mirror() // Tab comes to it now
	if c.Fixed {
		s.reportLook()
		return
	}
	top, bottom := c.Bounds.Y-s.Page.Margin(), c.Bounds.Y+c.Bounds.H+s.Page.Margin()
	if end := s.Page.Pane.Y + s.Page.Pane.H; bottom-s.scroll > end {
		s.scrollBy(bottom - end - s.scroll)
	}
	if top-s.scroll < s.Page.Pane.Y {
		s.scrollBy(top - s.Page.Pane.Y - s.scroll)
	}
	s.reportLook()
}

// reportLook tells the scene which control the player looks at.
func (s *Screen) reportLook() {
	id := s.over
	if c := Find(s.Page.Controls, s.held); id == "" && c != nil && !c.LongPress {
		id = c.ID // of a finger, which is nowhere before it comes down
	}
	if s.byKey {
		id = s.focus
	}
	if to, ok := s.Scene().(Looker); ok {
		to.Look(id)
	}
	s.dirty = true
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
