package game

import (
	"time"
	"unicode"

	"ayoayo/game/host"

	"github.com/hajimehoshi/ebiten/v2"
)

// wheelStep is how far a notch of the wheel scrolls.
const wheelStep = 48

// take lets the player act: pointer, keys and what came through the browser's
// page.
func (a *App) take(in *input, actions []host.Action, dt time.Duration) {
	a.point(in, dt)
	a.press(in)
	for _, done := range actions {
		if a.stale {
			a.build() // what was pressed before may have brought another page
		}
		a.focusOn(done.ID)
		if done.Press {
			a.activate(done.ID)
		}
	}
}

// point is the pointer's part.
func (a *App) point(in *input, dt time.Duration) {
	a.pointer.scrolls = a.most() > 0
	did := a.pointer.step(in.pointer, dt, func(x, y float64) string {
		if i := controlAt(a.page.controls, a.scroll, x, y); i >= 0 {
			return a.page.controls[i].ID
		}
		return ""
	})
	a.scrollBy(did.scroll - in.wheel*wheelStep)
	if did.over != a.over || did.down != a.held {
		a.over, a.held = did.over, did.down
		if did.over != "" || did.down != "" {
			a.keyed = false
		}
		a.attend()
		a.pointAt(did.over)
	}
	if did.tapped && !a.scene().tap(did.press) {
		a.activate(did.press)
	}
	if did.rested != "" {
		a.scene().linger(did.rested)
	}
	if did.swiped != "" {
		a.scene().swipe(did.swiped, did.way)
	}
}

// pointAt shows by the mouse's arrow whether what it is over can be pressed.
func (a *App) pointAt(id string) {
	shape := ebiten.CursorShapeDefault
	if c := find(a.page.controls, id); c != nil && c.works() {
		shape = ebiten.CursorShapePointer
	}
	ebiten.SetCursorShape(shape)
}

// press is the keyboard's part.
func (a *App) press(in *input) {
	if in.esc {
		a.scene().back()
		return
	}
	for _, d := range in.arrows {
		a.move(d)
	}
	if in.next {
		a.walk(1)
	}
	if in.previous {
		a.walk(-1)
	}
	if in.enter && !a.scene().tap(a.focus) {
		a.enter()
	}
	for _, r := range in.letters {
		a.scene().key(unicode.ToLower(r))
	}
}

// enter presses the control that has the focus; where none has, it shows the one
// that would be pressed.
func (a *App) enter() {
	if a.focus != "" && a.keyed {
		a.activate(a.focus)
	} else if i := a.focused(); i >= 0 {
		a.focusOn(a.page.controls[i].ID)
	}
}

// activate presses a control, if there is one with that identity. One that does
// not work says so by a dull knock.
func (a *App) activate(id string) {
	c := find(a.page.controls, id)
	switch {
	case c == nil || c.press == nil:
	case c.works():
		a.stale = true
		c.press()
	default:
		a.knock(c)
	}
}

// move moves the focus by an arrow key, unless the scene has a use for it; the
// first one only shows it.
func (a *App) move(d direction) {
	if a.scene().arrow(d) {
		return
	}
	from := a.focused()
	if from < 0 {
		return
	}
	if a.keyed {
		if to := neighbour(a.page.controls, from, d); to >= 0 {
			from = to
		}
	}
	a.focusOn(a.page.controls[from].ID)
}

// walk moves the focus along the list of controls.
func (a *App) walk(step int) {
	from := a.focused()
	if from < 0 {
		return
	}
	n := len(a.page.controls)
	for i := 1; i <= n; i++ {
		to := ((from+i*step)%n + n) % n
		if a.page.controls[to].focusable() {
			a.focusOn(a.page.controls[to].ID)
			return
		}
	}
}

// focused returns the index of the control that keys act on, the page's first
// choice when nothing has been chosen; -1 if there is nothing to choose.
func (a *App) focused() int {
	for _, id := range []string{a.focus, a.page.first} {
		for i := range a.page.controls {
			if a.page.controls[i].ID == id {
				return i
			}
		}
	}
	for i := range a.page.controls {
		if a.page.controls[i].focusable() {
			return i
		}
	}
	return -1
}

// focusOn gives the focus to a control and scrolls to it.
func (a *App) focusOn(id string) {
	c := find(a.page.controls, id)
	if c == nil {
		return
	}
	a.focus, a.keyed = id, true
	if c.fixed {
		a.attend()
		return
	}
	top, bottom := c.Bounds.Y-a.page.margin(), c.Bounds.Y+c.Bounds.H+a.page.margin()
	if end := a.page.window.Y + a.page.window.H; bottom-a.scroll > end {
		a.scrollBy(bottom - end - a.scroll)
	}
	if top-a.scroll < a.page.window.Y {
		a.scrollBy(top - a.page.window.Y - a.scroll)
	}
	a.attend()
}

// attend tells the scene which control the player looks at.
func (a *App) attend() {
	id := a.over
	if id == "" && a.keyed {
		id = a.focus
	}
	a.scene().look(id)
	a.dirty = true
}

// most is how far the page can be scrolled.
func (a *App) most() float64 {
	return max(0, a.page.bottom+a.page.margin()-(a.page.window.Y+a.page.window.H))
}

// scrollBy scrolls the page as far as it goes.
func (a *App) scrollBy(by float64) {
	to := min(max(0, a.scroll+by), a.most())
	if to != a.scroll {
		a.scroll = to
		a.host.Mirror(mirror(a.page.controls, a.scroll, a.zoom))
		a.dirty = true
	}
}
