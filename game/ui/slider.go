package ui

import (
	"math"

	"ayoayo/game/direction"
	"ayoayo/game/host"
	"ayoayo/render"

	"github.com/hajimehoshi/ebiten/v2"
)

// Slider is what a slider shows: a place on a way of steps. It is dragged and touched,
// and moved by arrows while it has the focus.
type Slider struct {
	// Value is the step it stands at, 0 to Most, and Ahead how much of the next one is
	// done, 0 to 1.
	Value, Most int
	Ahead       float64
	// Told is what its place is called.
	Told string
	// Long reports whether a step has a long tick, nil where there are none.
	Long func(step int) bool
	// Slide moves it to a step.
	Slide func(step int)
}

// The sizes of a slider, in CSS pixels: its thumb, its line, its ticks, and how close
// ticks may stand.
const (
	thumbRadius = 11
	lineHigh    = 4
	tickLong    = 8
	tickShort   = 4
	tickLeast   = 5
)

// track is the way of the thumb.
func (c *Control) track() render.Rect {
	r := c.Bounds
	return render.Rect{X: r.X + thumbRadius, Y: r.Y + r.H/2 - lineHigh/2, W: r.W - 2*thumbRadius, H: lineHigh}
}

// at is how far along its way something of a slider is.
func (v *Slider) at(step float64) float64 { return step / float64(max(1, v.Most)) }

// stepAt is the step that is nearest to a point.
func (c *Control) stepAt(x float64) int {
	track := c.track()
	far := math.Round((x - track.X) / max(1, track.W) * float64(c.Slider.Most))
	return int(min(max(far, 0), float64(c.Slider.Most)))
}

// handleSlider takes what the pointer does to a slider, and reports whether that is all that
// it does.
func (s *Screen) handleSlider(now host.Touch) bool {
	if now.Down && !s.pointer.last.Down {
		i := controlAt(s.Page.Controls, s.Page.clip, s.scroll, now.X, now.Y)
		if i < 0 || s.Page.Controls[i].Slider == nil || s.Page.Controls[i].Disabled {
			return false
		}
		s.sliding = s.Page.Controls[i].ID
	}
	c := Find(s.Page.Controls, s.sliding)
	if s.sliding == "" || c == nil || c.Slider == nil {
		s.sliding = ""
		return false
	}
	s.pointer.last = now
	if !now.Down {
		s.sliding, s.held = "", ""
		s.dirty = true
		return true
	}
	s.held, s.byKey, s.dirty = c.ID, false, true
	s.slideTo(c, c.stepAt(now.X))
	return true
}

// slideTo moves a slider to a step that it is not at.
func (s *Screen) slideTo(c *Control, step int) {
	if step = min(max(step, 0), c.Slider.Most); step != c.Slider.Value || c.Slider.Ahead > 0 {
		s.stale = true
		c.Slider.Slide(step)
	}
}

// slideBy moves the slider that has the focus, if one has it, by an arrow across.
func (s *Screen) slideBy(d direction.Direction) bool {
	c := Find(s.Page.Controls, s.focus)
	dx, _ := d.Step()
	if c == nil || c.Slider == nil || !s.byKey || dx == 0 {
		return false
	}
	s.slideTo(c, c.Slider.Value+int(dx))
	return true
}

// paintSlider draws the way, what of it is done, the ticks, and the thumb.
func (s *Screen) paintSlider(image *ebiten.Image, c *Control) {
	palette, v := s.painter.Palette(), c.Slider
	track := c.track()
	s.painter.RoundRect(image, track, lineHigh/2, palette.ControlDown)
	x := track.X + track.W*v.at(float64(v.Value)+v.Ahead)
	s.painter.RoundRect(image, render.Rect{X: track.X, Y: track.Y, W: x - track.X, H: track.H}, lineHigh/2, palette.Ink)
	if v.Long != nil && track.W/float64(max(1, v.Most)) >= tickLeast {
		for step := range v.Most + 1 {
			high := float64(tickShort)
			if v.Long(step) {
				high = tickLong
			}
			at := math.Round(track.X + track.W*v.at(float64(step)))
			s.painter.RoundRect(image, render.Rect{X: at - 0.5, Y: track.Y + thumbRadius + 1, W: 1, H: high}, 0, palette.Muted)
		}
	}
	_, y := c.Bounds.Center()
	s.painter.Circle(image, x, y, thumbRadius, palette.Ink)
	s.painter.Circle(image, x, y, thumbRadius-2, palette.Accent)
	s.paintFocus(image, c, c.Bounds, render.CardRadius)
}
