package ui

import (
	"math"

	"ayoayo/game/direction"
	"ayoayo/game/host"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// Input is what the player does in one step. Scenes' tests fill it in as well: what they
// do by keys and pointer is exported.
type Input struct {
	// Touches are what the pointer did, in its order.
	Touches []host.Touch
	// wheel is how far the wheel turned, in notches.
	wheel float64
	// Arrows, Enter and Esc are keys that went down, next is Tab and previous Tab with
	// Shift. Letters are by the places of the keys, where the keyboard's own are no pit's.
	Arrows         []direction.Direction
	Enter, Esc     bool
	next, previous bool
	Letters        []rune
	// Scrolls are keys that scroll, by how many windows; space scrolls where it
	// presses nothing.
	Scrolls []float64
	space   bool
	// Typed are the letters as the keyboard has them, for names; Erase takes one away.
	Typed []rune
	Erase bool
	keys  []ebiten.Key

	own ownPointer
}

// Read takes the state of pointer and keys; scale is pixels per CSS pixel.
func (in *Input) Read(scale float64) {
	in.Touches = in.own.read(in.Touches[:0], scale)
	_, in.wheel = ebiten.Wheel()
	in.Arrows = in.Arrows[:0]
	for _, k := range [...]struct {
		key ebiten.Key
		way direction.Direction
	}{
		{ebiten.KeyArrowLeft, direction.Left},
		{ebiten.KeyArrowRight, direction.Right},
		{ebiten.KeyArrowUp, direction.Up},
		{ebiten.KeyArrowDown, direction.Down},
	} {
		if inpututil.IsKeyJustPressed(k.key) {
			in.Arrows = append(in.Arrows, k.way)
		}
	}
	in.readScroll()
	in.Enter = inpututil.IsKeyJustPressed(ebiten.KeyEnter) || inpututil.IsKeyJustPressed(ebiten.KeyNumpadEnter)
	in.Erase = inpututil.IsKeyJustPressed(ebiten.KeyBackspace)
	in.space = inpututil.IsKeyJustPressed(ebiten.KeySpace)
	in.Esc = inpututil.IsKeyJustPressed(ebiten.KeyEscape)
	tab := inpututil.IsKeyJustPressed(ebiten.KeyTab)
	in.previous = tab && ebiten.IsKeyPressed(ebiten.KeyShift)
	in.next = tab && !in.previous
	in.Typed = ebiten.AppendInputChars(in.Typed[:0])
	in.keys = inpututil.AppendJustPressedKeys(in.keys[:0])
	in.Letters = letters(in.Letters[:0], in.Typed, in.keys, ebiten.IsKeyPressed(ebiten.KeyShift))
}

// readScroll takes the keys that scroll.
func (in *Input) readScroll() {
	in.Scrolls = in.Scrolls[:0]
	for _, k := range [...]struct {
		key ebiten.Key
		far float64
	}{
		{ebiten.KeyPageUp, -pageScroll},
		{ebiten.KeyPageDown, pageScroll},
		{ebiten.KeyHome, math.Inf(-1)},
		{ebiten.KeyEnd, math.Inf(1)},
	} {
		if inpututil.IsKeyJustPressed(k.key) {
			in.Scrolls = append(in.Scrolls, k.far)
		}
	}
}

// busy reports whether the player does anything, so that the program steps at its full
// rate.
func (in *Input) busy() bool {
	return len(in.Touches) > 0 || in.wheel != 0 || in.Enter || in.Erase || in.space || in.Esc || in.next || in.previous ||
		len(in.Scrolls) > 0 || len(in.Arrows) > 0 || len(in.Letters) > 0
}
