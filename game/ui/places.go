package ui

import (
	"ayoayo/render"

	"github.com/hajimehoshi/ebiten/v2"
)

// Place is a part of the program that is always at hand: below the page or, in a
// window that is wider than high, beside it.
type Place struct {
	ID, Label string
	Icon      render.Icon
	// Open shows it.
	Open func()
}

// Placed is a scene that is one of the places when it is shown alone.
type Placed interface {
	// Place is the identity of the place.
	Place() string
}

// The sizes of the strip with the places: its height below a page; beside one its
// width, and the height of a place in it.
const (
	tabsHigh     = 64
	railWide     = 112
	railSlim     = 84
	railStep     = 80
	roomyWindow  = 1000
	tabIcon      = 24.0
	tabMark      = 3
	tabMarkShare = 0.6
)

// here returns the place that is shown, "" for a scene that lies on another one.
func (s *Screen) here() string {
	if at, ok := s.Scene().(Placed); ok && len(s.scenes) == 1 && len(s.Places) > 0 {
		return at.Place()
	}
	return ""
}

// layTabs takes the room for the places from a page, and returns what leads to them.
func (s *Screen) layTabs(p *Page) []Control {
	here := s.here()
	if here == "" {
		return nil
	}
	w, n := p.Window, float64(len(s.Places))
	step := render.Rect{X: w.X, Y: w.Y + w.H - tabsHigh, W: w.W / n, H: tabsHigh}
	dx, dy := step.W, 0.0
	if p.rail = w.W > w.H; p.rail {
		wide := float64(railSlim)
		if w.W >= roomyWindow {
			wide = railWide
		}
		step = render.Rect{X: w.X, Y: w.Y, W: wide, H: min(railStep, w.H/n)}
		dx, dy = 0, step.H
		p.strip = render.Rect{W: w.X + wide, H: s.Window.H}
		p.Window.X += wide
		p.Window.W -= wide
	} else {
		p.strip = render.Rect{Y: step.Y, W: s.Window.W, H: s.Window.H - step.Y}
		p.Window.H -= tabsHigh
	}
	var tabs []Control
	for i, place := range s.Places {
		at := step
		at.X += float64(i) * dx
		at.Y += float64(i) * dy
		tabs = append(tabs, Control{
			Group: Group{ID: "places", Kind: GroupPlaces, Label: s.labels.Places},
			ID:    place.ID, Role: RoleButton, Face: FaceTab, Icon: place.Icon, Label: place.Label, Lines: []string{place.Label},
			Toggle: true, Pressed: place.ID == here, Style: SmallStyle(), Fixed: true, Bounds: at, Press: place.Open,
		})
	}
	return tabs
}

// clipped is the part of a window in which a page is seen whose places stand in a
// strip.
func clipped(window, page render.Rect, rail bool) render.Rect {
	if rail {
		window.W -= page.X - window.X
		window.X = page.X
		return window
	}
	window.H = page.Y + page.H - window.Y
	return window
}

// paintTab draws a place: the one that is shown is bold, with a mark at the window's
// edge.
func (s *Screen) paintTab(image *ebiten.Image, c *Control) {
	palette := s.painter.Palette()
	style, ink := Aligned(c.Style, render.Middle), palette.Muted
	if c.Pressed {
		style.Bold, ink = true, palette.Ink
		mark := render.Rect{X: c.Bounds.X + c.Bounds.W*(1-tabMarkShare)/2, Y: s.Page.strip.Y, W: c.Bounds.W * tabMarkShare, H: tabMark}
		if s.Page.rail {
			mark = render.Rect{Y: c.Bounds.Y + c.Bounds.H*(1-tabMarkShare)/2, W: tabMark, H: c.Bounds.H * tabMarkShare}
		}
		s.painter.RoundRect(image, mark, tabMark/2, ink)
	}
	if c.ID == s.over || c.ID == s.held {
		ink = palette.Ink
	}
	style.Color = ink
	x, y := c.Bounds.Center()
	y -= (tabIcon + style.LineHeight()) / 2
	s.painter.DrawIcon(image, c.Icon, render.Rect{X: x - tabIcon/2, Y: y, W: tabIcon, H: tabIcon}, ink)
	s.painter.DrawText(image, c.Label, x, y+tabIcon, style)
	s.paintFocus(image, c, c.Bounds.Inset(render.Insets{Top: 4, Right: 4, Bottom: 4, Left: 4}), render.CardRadius/2)
}
