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

// Position puts a board with nothing beside its pits on a page, making it when there is none
// yet, and returns it.
func Position(p *ui.Page, v *render.BoardView, r *engine.Rules, pos engine.Position, bounds render.Rect) *render.BoardView {
	look := p.Look()
	look.Emblem = true
	if v == nil {
		v = render.NewBoardView(r, look)
	}
	v.SetLook(look)
	v.Show(pos)
	p.Board(v, bounds, false)
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
	p.Board(v, bounds, false)
	return v
}
