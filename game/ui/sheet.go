package ui

import (
	"ayoayo/game/host"
	"ayoayo/render"

	"github.com/hajimehoshi/ebiten/v2"
)

// Sheet is a scene that covers a part of the window: it comes from below or, in a wide
// window, stands at its right side. Around it the scene before is seen, where a touch
// leads back.
type Sheet interface {
	Scene
	// Sheet is there to tell one from other scenes.
	Sheet()
}

// How wide a panel is at the right side and how wide a window has to be for one, how much
// of a window a sheet from below leaves free at least, and how round its corners are.
const (
	panelWide   = 360
	panelWindow = 600
	sheetAbove  = 56
	sheetCorner = 24
)

// sheet reports whether the scene on top is a sheet.
func (s *Screen) sheet() bool {
	_, sheet := s.Scene().(Sheet)
	return sheet && len(s.scenes) > 1
}

// laySheet lays out a sheet and the scene around it. One from below is as high as what is
// on it, if there is room for that.
func (s *Screen) laySheet() {
	s.below = s.blank()
	s.scenes[len(s.scenes)-2].Build(&s.below)
	free := s.below.Window
	room := free
	side := room.W >= panelWindow || room.W > room.H
	if side {
		room.W = min(panelWide, room.W)
		room.X = free.X + free.W - room.W
	} else {
		room.Y += sheetAbove
		room.H -= sheetAbove
	}
	s.layOn(room)
	if high := s.Page.Bottom + s.Page.Margin() - room.Y; !side && high < room.H {
		room.Y, room.H = room.Y+room.H-high, high
		s.layOn(room)
	}
}

// layOn lays the scene out in a part of the window. What it is on reaches to the window's
// edges.
func (s *Screen) layOn(room render.Rect) {
	s.Page = s.blank()
	s.Page.Window, s.Page.Pane = room, room
	sheet := render.Rect{Y: room.Y, W: s.Window.W, H: s.Window.H - room.Y}
	if room.W < s.below.Window.W {
		sheet = render.Rect{X: room.X, W: s.Window.W - room.X, H: s.Window.H}
	}
	s.Page.sheet, s.Page.clip = sheet, sheet
	s.Scene().Build(&s.Page)
}

// outside reports whether a touch came down beside a sheet.
func (s *Screen) outside(t host.Touch) bool {
	return s.Page.sheet.W > 0 && !s.Page.sheet.Contains(t.X, t.Y)
}

// paintBelow draws the scene around a sheet, in which nothing is pointed at, and what the
// sheet is on.
func (s *Screen) paintBelow(image *ebiten.Image) {
	if s.Page.sheet.W == 0 {
		return
	}
	page, scroll, byKey, over, held := s.Page, s.scroll, s.byKey, s.over, s.held
	s.Page, s.scroll, s.byKey, s.over, s.held = s.below, s.scenes[len(s.scenes)-2].scroll, false, "", ""
	s.paintPage(image)
	s.Page, s.scroll, s.byKey, s.over, s.held = page, scroll, byKey, over, held
	palette, ground := s.painter.Palette(), s.Page.sheet
	s.painter.RoundRect(image, s.Window, 0, palette.Veil)
	if ground.X > 0 { // it is round where it does not meet the window's edges
		ground.Y, ground.W, ground.H = -sheetCorner, ground.W+sheetCorner, ground.H+sheetCorner
	}
	ground.H += sheetCorner
	s.painter.RoundRect(image, ground, sheetCorner, palette.Ground)
}
