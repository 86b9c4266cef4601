package ui

import "ayoayo/render"

// Flow lays things out below each other, from the top of a box down: it knows how
// far the page has come.
type Flow struct {
	page *Page
	// X and Width are the column's, Y is where the next thing begins.
	X, Y, Width float64
}

// Flow begins a flow at the top of a box.
func (p *Page) Flow(box render.Rect) *Flow {
	return &Flow{page: p, X: box.X, Y: box.Y, Width: box.W}
}

// Rest is the column from where the flow has come to; it has no height.
func (f *Flow) Rest() render.Rect { return render.Rect{X: f.X, Y: f.Y, W: f.Width} }

// Take puts something of a height into the flow and returns where it is.
func (f *Flow) Take(height float64) render.Rect {
	box := f.Rest()
	box.H = height
	f.Y += height
	return box
}

// Gap leaves room.
func (f *Flow) Gap(height float64) { f.Y += height }

// Set writes a text.
func (f *Flow) Set(t Text) { f.Y += f.page.Set(t, f.Rest()) }

// Titled puts a button that leads back, a title, and buttons at its end.
func (f *Flow) Titled(title string, buttons ...Control) {
	f.Y += f.page.Titled(f.Rest(), title, buttons...)
}

// Head puts tiles or the like where they stay when the page scrolls.
func (f *Flow) Head(lay func(f *Flow)) {
	f.Y += f.page.Head(f.Rest(), func(box render.Rect) float64 {
		down := f.page.Flow(box)
		lay(down)
		return down.Y - box.Y
	})
}

// Question puts a question and its answers.
func (f *Flow) Question(q Question) { f.Y += f.page.question(q, f.Rest()) }

// Questions puts questions below each other, each with room behind it.
func (f *Flow) Questions(list []Question) {
	for _, q := range list {
		f.Question(q)
		f.Gap(2 * render.Gap)
	}
}

// Beside puts questions beside each other.
func (f *Flow) Beside(list []Question) { f.Y += f.page.beside(list, f.Rest()) }

// Pills puts buttons beside each other.
func (f *Flow) Pills(buttons ...Control) { f.Y += f.page.Pills(f.Rest(), buttons...) }

// List puts buttons below each other.
func (f *Flow) List(buttons ...Control) { f.Y += f.page.list(f.Rest(), buttons...) }
