// Package picture puts small boards on pages that nobody plays on: a game as it
// stands, a game as it starts, a move of its rules.
package picture

import (
	"ayoayo/engine"
	"ayoayo/game/ui"
	"ayoayo/render"
)

// Shape is the width of a picture of two rows for its height.
const Shape = 2.6

// Width is how wide a picture beside a text may be.
const Width = render.ListColumn

// ShapeOf is the width of a board's picture for its height.
func ShapeOf(b engine.Board) float64 {
	if b.Rows == 4 {
		return 1.85
	}
	return Shape
}

// Take takes the room of a board's picture out of a flow: as wide as the flow or so wide
// at most, and where boards stand upright on the page no higher than so much, in the
// middle.
func Take(p *ui.Page, f *ui.Flow, b engine.Board, wide, high float64) render.Rect {
	wide = min(wide, f.Width)
	if !p.Upright() {
		box := f.Take(wide / ShapeOf(b))
		box.W = wide
		return box
	}
	high = min(high, f.Width*ShapeOf(b))
	box := f.Take(high)
	w := high / ShapeOf(b)
	box.X, box.W = box.X+(box.W-w)/2, w
	return box
}

// Position puts a board with nothing beside its pits on a page, upright where its room is
// higher than wide and with a side near, making it when there is none yet, and returns it.
func Position(p *ui.Page, v *render.BoardView, r *engine.Rules, pos engine.Position, near engine.Player, bounds render.Rect) *render.BoardView {
	look := p.Look()
	look.Emblem = true
	if v == nil {
		v = render.NewBoardView(r, look)
	}
	v.SetLook(look)
	v.SetNear(near)
	v.Show(pos)
	p.Board(v, bounds, bounds.H > bounds.W)
	return v
}

// Move puts a board that shows a move on a page, or only a position for
// [engine.NoMove], making it when there is none yet, and returns it.
func Move(p *ui.Page, v *render.BoardView, r *engine.Rules, pos engine.Position, m engine.Move, bounds render.Rect) *render.BoardView {
	look := p.Look()
	look.Letters = render.LettersNever // since no sentence names a pit
	if v == nil {
		v = render.NewBoardView(r, look)
	}
	v.SetLook(look)
	v.Show(pos)
	marks := render.NoMarks()
	if m != engine.NoMove {
		after, t := pos, &engine.Trace{}
		r.Play(&after, m, t)
		marks.LastFrom = m.Pit()
		marks.Preview = &render.Preview{Trace: t}
	}
	v.SetMarks(marks)
	p.Board(v, bounds, bounds.H > bounds.W)
	return v
}
