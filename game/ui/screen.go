package ui

import (
	"math"
	"slices"
	"time"

	"ayoayo/game/direction"
	"ayoayo/game/host"
	"ayoayo/render"
)

// Scene is what fills the window: the games to choose from, a table, a menu. What
// else it takes it says by the interfaces below.
type Scene interface {
	// Build lays the scene out.
	Build(p *Page)
	// Back leaves the scene, or a part of it.
	Back()
}

// Updater is a scene in which something goes on.
type Updater interface {
	// Update lets time pass.
	Update(dt time.Duration)
}

// Typist is a scene that takes letters.
type Typist interface {
	// Type takes a letter that was typed, in lower case.
	Type(r rune)
}

// Writer is a scene in which text is written, letter by letter.
type Writer interface {
	// Writes reports whether letters are taken now.
	Writes() bool
	// Letter takes a letter, Erase takes the last one away, Done ends writing.
	Letter(r rune)
	Erase()
	Done()
}

// ArrowTaker is a scene that has a use for arrow keys of its own.
type ArrowTaker interface {
	// Arrow takes an arrow key and reports whether it was used up.
	Arrow(d direction.Direction) bool
}

// PageTaker is a scene that has a use of its own for the keys that scroll, and for the
// space bar where no control has the focus. Both report whether they had one.
type PageTaker interface {
	// Page takes a key that scrolls by so many windows, without end to one of the ends.
	Page(far float64) bool
	// Space takes the space bar.
	Space() bool
}

// Looker is a scene that shows more of what is looked at.
type Looker interface {
	// Look tells which control the player looks at, "" for none.
	Look(id string)
}

// Tapper is a scene that has a use for touches of its own.
type Tapper interface {
	// Tap tells that the player touched a control, "" for none, or pressed it by
	// a key, and reports whether the touch was used up.
	Tap(id string) bool
}

// Swiper is a scene in which lines are drawn.
type Swiper interface {
	// Swipe tells that the player drew a line from a control.
	Swipe(id string, d direction.Direction)
}

// LongPresser is a scene in which a finger that rests on a control does something.
type LongPresser interface {
	// LongPress tells that a finger has rested on a control for long.
	LongPress(id string)
}

// LongPressEnder is a scene that says what a long press was for.
type LongPressEnder interface {
	// LongPressEnd tells that a finger has come up after a long press.
	LongPressEnd()
}

// Refuser is a scene that says why what is pressed does nothing.
type Refuser interface {
	// Refuse tells that a control was pressed that does not work, and reports
	// whether the scene has said why.
	Refuse(id string) bool
}

// Labels are the words that every page has: the program's name, those of two
// buttons and of the places, and what is said where a control can't be pressed.
type Labels struct{ Name, Back, Close, Places, Refused string }

// layer is a scene among those shown, with where the keys were in it and how far
// it was scrolled when another one came over it.
type layer struct {
	Scene
	focus  string
	scroll float64
}

// Screen shows scenes, one on the other, and takes what a player does to the one
// on top.
type Screen struct {
	// Host is what is around the program.
	Host    host.Host
	painter *render.Painter
	labels  Labels
	// refuse is called when a control is pressed that can't be, with its place from
	// -1 on the left to 1 on the right.
	refuse func(pan float64)
	// changed is called when other scenes are shown.
	changed func()
	// Help shows what keys do, nil where nobody says. NoLetters says that letters and
	// signs are no keys of the program.
	Help      func()
	NoLetters bool
	// Turned is told, before a page is laid out, whether boards stand upright on it; nil
	// where nothing depends on it.
	Turned func(upright bool)

	scenes []layer
	// arrived says that the scene is told and gets the focus when it is laid out.
	arrived bool
	notices []notice
	// title is that of the window.
	title string
	// Places are always at hand.
	Places []Place
	// Look is how everything looks.
	Look render.Look

	// Window and Scale are those of the page: a very large window counts as one
	// of fewer, larger pixels, of zoom CSS pixels each; Scale is the screen's
	// pixels in one of these.
	Window      render.Rect
	Scale, zoom float64
	// text is how much larger everything is to be than usual.
	text float64

	// Page is the scene as it is laid out now. A scene knows its own from Build; that Page
	// and Window are exported is for tests, which look at what is shown.
	Page Page
	// below is the page around a sheet.
	below   Page
	pointer pointer
	// busy says that the player did anything in this step.
	busy bool
	// stale says that the page has to be laid out again, dirty that it has to
	// be drawn.
	stale, dirty bool
	drawn        bool
	scroll       float64

	// over, held and focus are the controls under the pointer, held down, and
	// that keys act on; byKey says that the last one to speak was the keyboard.
	over, held, focus string
	// sliding is the slider that the pointer holds, "" for none.
	sliding string
	byKey   bool
}

// NewScreen returns a screen without a scene.
func NewScreen(h host.Host, refuse func(pan float64), changed func()) *Screen {
	return &Screen{Host: h, refuse: refuse, changed: changed, Scale: 1, zoom: 1, painter: render.NewPainter(render.Look{}, 1)}
}

// Label gives every page its words.
func (s *Screen) Label(labels Labels) { s.labels = labels }

// Push shows a scene over the present one.
func (s *Screen) Push(over Scene) { s.Show(append(s.shown(), over)) }

// Pop goes back to the scene before, from a place to the first one.
func (s *Screen) Pop() {
	if len(s.scenes) == 1 && len(s.Places) > 0 {
		s.Places[0].Open()
		return
	}
	scenes := s.shown()
	s.Show(scenes[:max(1, len(scenes)-1)])
}

// shown lists the scenes, the one that fills the window last.
func (s *Screen) shown() []Scene {
	scenes := make([]Scene, len(s.scenes))
	for i, p := range s.scenes {
		scenes[i] = p.Scene
	}
	return scenes
}

// Show changes the scenes. One that is come back to is as it was left.
func (s *Screen) Show(scenes []Scene) {
	if n := len(s.scenes); n > 0 {
		s.scenes[n-1].focus, s.scenes[n-1].scroll = s.focus, s.scroll
	}
	layers := make([]layer, len(scenes))
	for i, scene := range scenes {
		layers[i].Scene = scene
		if at := slices.IndexFunc(s.scenes, func(l layer) bool { return l.Scene == scene }); at >= 0 {
			layers[i] = s.scenes[at]
		}
	}
	s.scenes = layers
	top := layers[len(layers)-1]
	s.focus, s.scroll, s.over, s.held = top.focus, top.scroll, "", ""
	s.arrived, s.stale = true, true
	s.changed()
}

// Scene returns the one on top.
func (s *Screen) Scene() Scene { return s.scenes[len(s.scenes)-1].Scene }

// Relayout has the page laid out again.
func (s *Screen) Relayout() { s.stale = true }

// Redraw has the page drawn again.
func (s *Screen) Redraw() { s.dirty = true }

// SetLook changes how everything looks, and asks anew how large text is to be.
func (s *Screen) SetLook(look render.Look) {
	s.Look, s.text = look, s.Host.TextScale()
	s.painter.SetLook(look)
	s.stale = true
}

// Active reports whether the page has changed since it was drawn, or the player does anything.
func (s *Screen) Active() bool { return s.dirty || s.busy || s.pointer.last.Down }

// Shows reports whether a scene is among those shown.
func (s *Screen) Shows(one Scene) bool { return slices.Contains(s.shown(), one) }

// Focus returns the control that keys act on, "" for none.
func (s *Screen) Focus() string { return s.focus }

// Keyed reports whether the keyboard was the last to speak, so that the focus is
// shown.
func (s *Screen) Keyed() bool { return s.byKey }

// Fit fits the page to a window, with a pixel for each of the screen's up to a
// limit, and returns how many there are.
func (s *Screen) Fit(width, height, scale float64) (pixelsX, pixelsY float64) {
	if min(width, height) < phoneSide {
		scale = min(scale, phoneScale)
	}
	s.Resize(width, height, scale)
	return pixels(width * scale), pixels(height * scale)
}

// pixels is how many pixels a length takes: a part of one, that is not merely the
// arithmetic's, takes one.
func pixels(length float64) float64 { return math.Ceil(length - 1e-6) }

// A phone's screen has more pixels than its eyes can tell apart and its battery
// can feed.
const (
	phoneSide  = 500
	phoneScale = 2.5
)

// Resize fits the page to a window. In a very large one everything is larger, as
// it would be if the window had the size that pages are designed for, and so it is
// where text is to be.
func (s *Screen) Resize(width, height, scale float64) {
	long, short := max(width, height), min(width, height)
	zoom := max(1, min(long/designedLong, short/designedShort))
	if text := min(s.text, long/zoom/leastLong, short/zoom/leastShort); text > 1 {
		zoom *= text
	}
	window := render.Rect{W: width / zoom, H: height / zoom}
	if scale *= zoom; window != s.Window || scale != s.Scale {
		s.Window, s.Scale, s.zoom = window, scale, zoom
		s.painter.SetScale(scale)
		s.stale = true
	}
}

// The sides of the largest window, in CSS pixels, in which nothing is made
// larger, and of the smallest in which everything finds room, as far as which all is made
// larger for somebody who asks for larger text.
const (
	designedLong  = 1920
	designedShort = 1080
	leastLong     = 480
	leastShort    = 320
)

// covered are the parts of the page that a phone's rim covers.
func (s *Screen) covered() render.Insets {
	in := s.Host.Insets()
	return render.Insets{Top: in.Top / s.zoom, Right: in.Right / s.zoom, Bottom: in.Bottom / s.zoom, Left: in.Left / s.zoom}
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

// Build lays the scene out for the window and tells the browser's page.
func (s *Screen) Build() {
	s.stale = false
	before := slices.Concat(s.Page.Boards, s.below.Boards)
	s.below = Page{}
	blank := s.blank()
	if s.Turned != nil {
		s.Turned(blank.Upright())
	}
	if s.sheet() {
		s.laySheet()
	} else {
		s.layWhole()
	}
	s.layNotices(&s.Page)
	s.Page.makePlain()
	s.below.makePlain()
	freeBoards(before, s.Page.Boards, s.below.Boards)
	slices.SortStableFunc(s.Page.Controls, titleFirst)
	s.scrollBy(0)
	gone := s.focus != "" && !s.canFocus(s.focus)
	if gone {
		s.focus = ""
	}
	if s.focus == "" && s.Page.Direct && (gone || s.arrived) {
		s.focus = s.Page.First
	}
	s.mirror()
	s.land(gone)
	s.reportLook()
}

// blank returns a page for the whole window.
func (s *Screen) blank() Page {
	p := Page{screen: s, paint: s.painter, scale: s.Scale, Window: s.Window.Inset(s.covered()), clip: s.Window}
	p.Pane = p.Window
	return p
}

// layWhole lays out a scene that has the whole window, but for the places.
func (s *Screen) layWhole() {
	s.Page = s.blank()
	tabs := s.layTabs(&s.Page)
	s.Page.Pane = s.Page.Window
	if len(tabs) > 0 {
		s.Page.clip = clipped(s.Window, s.Page.Window, s.Page.rail)
	}
	s.Scene().Build(&s.Page)
	s.Page.Controls = append(s.Page.Controls, tabs...)
}

// canFocus reports whether the keys can stay at a control, or come to it with its
// scene: there they do not begin at what can't be pressed.
func (s *Screen) canFocus(id string) bool {
	c := Find(s.Page.Controls, id)
	return c != nil && (c.Works() || !s.arrived && c.Focusable())
}

// land moves the page's focus to where the keys are when that has changed without
// them: to the title if they are nowhere. What the focus does not say of another
// scene is said.
func (s *Screen) land(gone bool) {
	at := s.focus
	if at == "" {
		at = "title"
	}
	if s.arrived || gone {
		s.Host.Focus(at)
	}
	title := s.heard("title")
	if s.arrived && at != "title" {
		if status := s.heard("status"); status != "" {
			title += ". " + status
		}
		s.Host.Announce(title)
	}
	s.arrived = false
	if title = s.heard("title"); title != s.labels.Name {
		title += " – " + s.labels.Name
	}
	if title != s.title {
		s.title = title
		s.Host.SetTitle(title)
	}
}

// heard is how an item of the page is heard, "" if there is none.
func (s *Screen) heard(id string) string {
	if c := Find(s.Page.Controls, id); c != nil {
		return c.heard()
	}
	return ""
}

// titleFirst orders items as they are read out: what the scene is about before
// what is on it.
func titleFirst(x, y Control) int {
	switch {
	case x.ID == "title":
		return -1
	case y.ID == "title":
		return 1
	}
	return 0
}
