package ui

import (
	"ayoayo/game/host"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// Input is what the player does in one step.
type Input struct {
	// Touches are what the pointer did, in its order.
	Touches []host.Touch
	// wheel is how far the wheel turned, in notches.
	wheel float64
	// Arrows, enter, esc, next and previous are keys that went down, letters
	// what was typed.
	Arrows         []Direction
	Enter, Esc     bool
	next, previous bool
	Letters        []rune
	typed          []rune
	keys           []ebiten.Key

	// Moved says that the pointer did anything.
	Moved bool
	own   ownPointer
}

// read takes the state of pointer and keys; scale is pixels per CSS pixel.
func (in *Input) read(scale float64) {
	in.Touches = in.own.read(in.Touches[:0], scale)
	in.Moved = len(in.Touches) > 0
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
	in.typed = ebiten.AppendInputChars(in.typed[:0])
	in.keys = inpututil.AppendJustPressedKeys(in.keys[:0])
	in.Letters = letters(in.Letters[:0], in.typed, in.keys, ebiten.IsKeyPressed(ebiten.KeyShift))
}

// busy reports whether the player does anything.
func (in *Input) busy() bool {
	return in.Moved || in.wheel != 0 || in.Enter || in.Esc || in.next || in.previous ||
		len(in.Arrows) > 0 || len(in.Letters) > 0
}
