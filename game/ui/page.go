package ui

import (
	"slices"

	"ayoayo/render"
)

// Page is a scene laid out for a window: what is written, drawn and pressed.
type Page struct {
	screen *Screen
	paint  *render.Painter
	scale  float64
	// Window is the part of the window that the scene has, without the safe
	// areas, the places and notices; its bottom is no limit for a page that scrolls.
	// Pane is the part of it between what stays when the page scrolls.
	Window, Pane render.Rect
	// clip is where something of what scrolls is seen: the pane and the rim beside it.
	clip render.Rect
	// sheet is the part of the window that a sheet covers.
	sheet render.Rect
	// strip is where the places stand, beside the page if rail is true.
	strip    render.Rect
	rail     bool
	Controls []Control
	Lines    []Line
	Boards   []Board
	Notes    []Note
	Bars     []Bar
	Signs    []Sign
	Fills    []Fill
	Codes    []Code
	Dot      Dot
	Reel     Reel
	// Bottom is the lowest edge of anything on the page.
	Bottom float64
	// First is the control that the keys start at. Direct says that they are there
	// when the scene opens, else they are at the title until one of them is pressed.
	First  string
	Direct bool
}

// Board is a board and the room it has.
type Board struct {
	View    *render.BoardView
	Bounds  render.Rect
	upright bool
}

// Note is a word or a number on a board, about a move.
type Note struct {
	Text   string
	Style  render.TextStyle
	Bounds render.Rect
	// Corner is the radius of the chip's corners, small where a sign stands in
	// one.
	Corner float64
	// Best says that it is about the best move, Proven that it is certain.
	Best, Proven bool
}

// Bar shows how much of a whole each side has.
type Bar struct {
	Bounds render.Rect
	// Near is the near side's part now, 0 to 1, which is below the other's.
	Near func() float64
	// Known says that something is known of who is ahead, Proven that it is certain.
	Known, Proven bool
}

// Fill is an area that means something by being filled.
type Fill struct {
	Bounds render.Rect
	// On says that it is filled, Half that it is between filled and not.
	On, Half bool
	// Now says that it is the one of several that is shown.
	Now bool
	// Fixed says that it stays where it is when the page scrolls.
	Fixed bool
}

// Sign is an icon that nobody presses.
type Sign struct {
	Icon   render.Icon
	Bounds render.Rect
	Muted  bool
}

// Reel is a part of a page that turns by itself where a finger drags it, or the wheel.
type Reel struct {
	Bounds render.Rect
	// Seen is how much of All is seen, from First on.
	First, Seen, All int
	// Turn turns it by so many CSS pixels.
	Turn func(by float64)
}

// thumb stands beside the reel.
func (r *Reel) thumb() render.Rect {
	beside := r.Bounds
	beside.W += 2*thumbEdge + thumbWide
	return thumb(beside, float64(r.First), float64(r.Seen), float64(r.All))
}

// turns reports whether a point lies on the reel.
func (r *Reel) turns(x, y float64) bool { return r.Turn != nil && r.Bounds.Contains(x, y) }

// Line is type that is not broken.
type Line struct {
	Text  string
	Style render.TextStyle
	// X is the left end, the middle or the right end of the line, by its style;
	// Y its top. Width is how wide it may be.
	X, Y, Width float64
	// Fixed says that it stays where it is when the page scrolls.
	Fixed bool
}

// Look is the screen's.
func (p *Page) Look() render.Look { return p.screen.Look }

// Place is the place that is shown, "" for a page that lies over another one.
func (p *Page) Place() string { return p.screen.here() }

// Narrow reports whether the window is a phone's, held upright or small.
func (p *Page) Narrow() bool { return p.Window.W < 600 }

// Upright reports whether boards stand upright on the page, since it is higher than
// wide.
func (p *Page) Upright() bool { return p.Window.H > p.Window.W }

// Roomy reports whether the window is a desk's, in which type is read from further away.
func (p *Page) Roomy() bool { return p.Window.W >= 900 && p.Window.H >= 560 }

// TwoColumns reports whether two things that are read find room beside each other.
func (p *Page) TwoColumns() bool { return p.Window.W >= 760 }

// Margin is the distance of everything from the window's edge.
func (p *Page) Margin() float64 {
	switch {
	case p.Window.W < 360 || p.Window.H < 360:
		return 2 * render.Gap
	case p.Window.W < 900 || p.Window.H < 500:
		return render.Margin
	}
	return min(2*render.Margin+3, p.Window.W/25)
}

// Column returns the middle of the page, at most so wide.
func (p *Page) Column(most float64) render.Rect {
	m := p.Margin()
	w := min(most, p.Window.W-2*m)
	return render.Rect{X: p.Window.X + (p.Window.W-w)/2, Y: p.Window.Y + m, W: w, H: p.Window.H - 2*m}
}

// TwoLines returns where two lines of text begin, one below the other in the middle of a
// box.
func TwoLines(box render.Rect, first, second render.TextStyle) (y, below float64) {
	y = box.Y + (box.H-first.LineHeight()-second.LineHeight())/2
	return y, y + first.LineHeight()
}

// Add puts a control on the page, which gets as long as that takes.
func (p *Page) Add(c Control) {
	p.Controls = append(p.Controls, c)
	p.Bottom = max(p.Bottom, c.Bounds.Y+c.Bounds.H)
}

// Board arranges a board in its room on the page.
func (p *Page) Board(v *render.BoardView, bounds render.Rect, upright bool) {
	v.Arrange(bounds, upright, p.scale)
	p.Boards = append(p.Boards, Board{v, bounds, upright})
	p.Bottom = max(p.Bottom, bounds.Y+bounds.H)
}

// freeBoards gives back the pictures of boards that are on no page now. They
// are large, and a browser does not see how large.
func freeBoards(before []Board, now ...[]Board) {
	for _, b := range before {
		shown := func(c Board) bool { return c.View == b.View }
		if !slices.ContainsFunc(now, func(list []Board) bool { return slices.ContainsFunc(list, shown) }) {
			b.View.Free()
		}
	}
}

// Clear takes everything off the page, to lay it out another way.
func (p *Page) Clear() {
	p.Controls, p.Lines, p.Boards, p.Signs = p.Controls[:0], p.Lines[:0], p.Boards[:0], p.Signs[:0]
	p.Fills, p.Codes = p.Fills[:0], p.Codes[:0]
	p.Bottom, p.First = 0, ""
}

// Even gives the cards of a row the height of the tallest.
func (p *Page) Even(cards []int, height float64) {
	for _, i := range cards {
		p.Controls[i].Bounds.H = height
		p.Bottom = max(p.Bottom, p.Controls[i].Bounds.Y+height)
	}
}
