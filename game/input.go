package game

import (
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// input is what the player does in one step.
type input struct {
	pointer touchState
	// wheel is how far the wheel turned, in notches.
	wheel float64
	// arrows, enter, esc, next and previous are keys that went down, letters
	// what was typed.
	arrows         []direction
	enter, esc     bool
	next, previous bool
	letters        []rune

	// moved says that the mouse moved, mouse that it did since a finger last
	// touched, cursor where it is.
	moved   bool
	mouse   bool
	cursorX int
	cursorY int
	touches []ebiten.TouchID
}

// read takes the state of pointer and keys; scale is pixels per CSS pixel.
func (in *input) read(scale float64) {
	in.readPointer(scale)
	_, in.wheel = ebiten.Wheel()
	in.arrows = in.arrows[:0]
	for _, k := range [...]struct {
		key ebiten.Key
		way direction
	}{
		{ebiten.KeyArrowLeft, left},
		{ebiten.KeyArrowRight, right},
		{ebiten.KeyArrowUp, up},
		{ebiten.KeyArrowDown, down},
	} {
		if inpututil.IsKeyJustPressed(k.key) {
			in.arrows = append(in.arrows, k.way)
		}
	}
	in.enter = inpututil.IsKeyJustPressed(ebiten.KeyEnter) || inpututil.IsKeyJustPressed(ebiten.KeyNumpadEnter) ||
		inpututil.IsKeyJustPressed(ebiten.KeySpace)
	in.esc = inpututil.IsKeyJustPressed(ebiten.KeyEscape)
	tab := inpututil.IsKeyJustPressed(ebiten.KeyTab)
	in.previous = tab && ebiten.IsKeyPressed(ebiten.KeyShift)
	in.next = tab && !in.previous
	in.letters = ebiten.AppendInputChars(in.letters[:0])
}

// readPointer takes the first finger on the screen, else the mouse.
func (in *input) readPointer(scale float64) {
	x, y := ebiten.CursorPosition()
	in.moved = x != in.cursorX || y != in.cursorY
	in.cursorX, in.cursorY = x, y
	in.touches = ebiten.AppendTouchIDs(in.touches[:0])
	if len(in.touches) > 0 {
		x, y = ebiten.TouchPosition(in.touches[0])
		in.mouse = false
		in.pointer = touchState{x: float64(x) / scale, y: float64(y) / scale, down: true, finger: true, here: true}
		return
	}
	down := ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft)
	in.mouse = in.mouse || in.moved || down
	in.pointer = touchState{x: float64(x) / scale, y: float64(y) / scale, here: in.mouse, down: in.mouse && down}
}

// busy reports whether the player does anything.
func (in *input) busy() bool {
	return in.pointer.down || in.wheel != 0 || in.enter || in.esc || in.next || in.previous ||
		len(in.arrows) > 0 || len(in.letters) > 0 || in.moved
}
