//go:build !js

package ui

import (
	"time"

	"ayoayo/game/host"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// ownPointer is the pointer of a window.
type ownPointer struct {
	// mouse says that the mouse was used since a finger last touched, x and y where
	// it is.
	mouse   bool
	x, y    int
	fingers []ebiten.TouchID
	last    host.Touch
}

// read adds what the first finger on the screen did, else the mouse; scale is
// pixels per CSS pixel.
func (own *ownPointer) read(touches []host.Touch, scale float64) []host.Touch {
	x, y := ebiten.CursorPosition()
	moved := x != own.x || y != own.y
	own.x, own.y = x, y
	own.fingers = ebiten.AppendTouchIDs(own.fingers[:0])
	if len(own.fingers) > 0 {
		x, y = ebiten.TouchPosition(own.fingers[0])
		own.mouse = false
		return own.add(touches, host.Touch{X: float64(x) / scale, Y: float64(y) / scale, Down: true, Finger: true, Here: true})
	}
	down := ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft)
	clicked := !down && inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonLeft)
	own.mouse = own.mouse || moved || down || clicked
	now := host.Touch{X: float64(x) / scale, Y: float64(y) / scale, Here: own.mouse, Down: own.mouse && down}
	if clicked { // between two steps
		click := now
		click.Down = true
		touches = own.add(touches, click)
	}
	return own.add(touches, now)
}

// add notes a state of the pointer if it differs from the last.
func (own *ownPointer) add(touches []host.Touch, now host.Touch) []host.Touch {
	now.At = own.last.At
	if now == own.last {
		return touches
	}
	now.At = time.Now()
	own.last = now
	return append(touches, now)
}
