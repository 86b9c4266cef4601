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

// readPointer takes the first finger on the screen, else the mouse.
func (in *Input) readPointer(scale float64) {
	own := &in.own
	x, y := ebiten.CursorPosition()
	moved := x != own.x || y != own.y
	own.x, own.y = x, y
	own.fingers = ebiten.AppendTouchIDs(own.fingers[:0])
	if len(own.fingers) > 0 {
		x, y = ebiten.TouchPosition(own.fingers[0])
		own.mouse = false
		in.tell(host.Touch{X: float64(x) / scale, Y: float64(y) / scale, Down: true, Finger: true, Here: true})
		return
	}
	down := ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft)
	clicked := !down && inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonLeft)
	own.mouse = own.mouse || moved || down || clicked
	now := host.Touch{X: float64(x) / scale, Y: float64(y) / scale, Here: own.mouse, Down: own.mouse && down}
	if clicked { // between two steps
		click := now
		click.Down = true
		in.tell(click)
	}
	in.tell(now)
}

// tell notes a state of the pointer if it differs from the last.
func (in *Input) tell(now host.Touch) {
	now.At = in.own.last.At
	if now == in.own.last {
		return
	}
	now.At = time.Now()
	in.own.last = now
	in.Touches, in.Moved = append(in.Touches, now), true
}
