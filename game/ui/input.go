package ui

import (
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// Input is what the player does in one step.
type Input struct {
	Pointer Touch
	// wheel is how far the wheel turned, in notches.
	wheel float64
	// Arrows, enter, esc, next and previous are keys that went down, letters
	// what was typed.
	Arrows         []Direction
	Enter, Esc     bool
	next, previous bool
	Letters        []rune

	// Moved says that the mouse moved, mouse that it did since a finger last
	// touched, cursor where it is.
	Moved   bool
	mouse   bool
	cursorX int
	cursorY int
	touches []ebiten.TouchID
}

// read takes the state of pointer and keys; scale is pixels per CSS pixel.
func (in *Input) read(scale float64) {
	in.readPointer(scale)
	_, in.wheel = ebiten.Wheel()
	in.Arrows = in.Arrows[:0]
	for _, k := range [...]struct {
		key ebiten.Key
		way Direction
	}{
		{ebiten.KeyArrowLeft, Left},
		{ebiten.KeyArrowRight, Right},
		{ebiten.KeyArrowUp, Up},
		{ebiten.KeyArrowDown, Down},
	} {
		if inpututil.IsKeyJustPressed(k.key) {
			in.Arrows = append(in.Arrows, k.way)
		}
	}
	in.Enter = inpututil.IsKeyJustPressed(ebiten.KeyEnter) || inpututil.IsKeyJustPressed(ebiten.KeyNumpadEnter) ||
		inpututil.IsKeyJustPressed(ebiten.KeySpace)
	in.Esc = inpututil.IsKeyJustPressed(ebiten.KeyEscape)
	tab := inpututil.IsKeyJustPressed(ebiten.KeyTab)
	in.previous = tab && ebiten.IsKeyPressed(ebiten.KeyShift)
	in.next = tab && !in.previous
	in.Letters = ebiten.AppendInputChars(in.Letters[:0])
}

// readPointer takes the first finger on the screen, else the mouse.
func (in *Input) readPointer(scale float64) {
	x, y := ebiten.CursorPosition()
	in.Moved = x != in.cursorX || y != in.cursorY
	in.cursorX, in.cursorY = x, y
	in.touches = ebiten.AppendTouchIDs(in.touches[:0])
	if len(in.touches) > 0 {
		x, y = ebiten.TouchPosition(in.touches[0])
		in.mouse = false
		in.Pointer = Touch{X: float64(x) / scale, Y: float64(y) / scale, Down: true, Finger: true, Here: true}
		return
	}
	down := ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft)
	in.mouse = in.mouse || in.Moved || down
	in.Pointer = Touch{X: float64(x) / scale, Y: float64(y) / scale, Here: in.mouse, Down: in.mouse && down}
}

// busy reports whether the player does anything.
func (in *Input) busy() bool {
	return in.Pointer.Down || in.wheel != 0 || in.Enter || in.Esc || in.next || in.previous ||
		len(in.Arrows) > 0 || len(in.Letters) > 0 || in.Moved
}
