package table

import (
	"ayoayo/engine"
	"ayoayo/game/ui"
	"ayoayo/render"
)

// asideShare is the column's share of the width: in a frame of 480 px as much as
// pits of a finger's width leave.
const asideShare = 0.21

// asideLeast is how wide a column is at least: two buttons stand beside each other.
const asideLeast = 2*render.Touch + render.TightGap

// columns divides a lying window into a column for the words and the buttons, on
// the right where a thumb is, and the room left of it for the board.
func columns(p *ui.Page) (column, bounds render.Rect) {
	out := float64(edge)
	if p.Window.H < lowestWindow {
		out = 3
	}
	w := max(asideLeast, p.Window.W*asideShare)
	column = render.Rect{X: p.Window.X + p.Window.W - out - w, Y: p.Window.Y + out, W: w, H: p.Window.H - 2*out}
	bounds = render.Rect{X: p.Window.X + out, Y: column.Y, H: column.H}
	bounds.W = column.X - max(out, 5) - bounds.X
	return column, bounds
}

// ample is how wide a pit is that a finger meets with ease, in fingers; larger is how
// much wider pits get at least for words to stand beside the board.
const (
	ample  = 1.25
	larger = 1.15
)

// crowded reports whether the pits of a lying board would be smaller than a finger
// between words above and below it, or hardly larger, and larger beside a column.
func (t *Table) crowded(p *ui.Page, z *sizes) bool {
	if t.tall {
		return false
	}
	_, bounds := columns(p)
	w := p.Window
	strips := 2 * (z.plate + edge)
	if w.H >= lowWindow {
		strips += render.Touch
	}
	between := render.Rect{X: w.X + edge, Y: w.Y, W: w.W - 2*edge, H: w.H - strips}
	pit := t.view.PitSize(between, false)
	beside := t.view.PitSize(bounds, false)
	return pit < render.Touch && beside > pit || pit < ample*render.Touch && beside > larger*pit
}

// aside lays out the board and beside it a column: from its top the other player, the
// buttons and what goes on, from its bottom the player, or above that the way on.
func (t *Table) aside(p *ui.Page, z *sizes) {
	t.headed = false
	box, bounds := columns(p)
	p.Board(t.view, bounds, false)
	if t.app.ShowsBar() { // which stands where the words begin
		in := barSlim + t.bar.fringeBeside(box)
		box.X, box.W = box.X+in, box.W-in
	}
	c := t.mode.controls()
	row := c.between()
	t.unseenTitle(p, box)
	height := lineOf(z.name)
	said := []string{}
	if len(row) == 0 {
		said = nil
		height += lineOf(z.told)
	}
	at := render.Rect{X: box.X, Y: box.Y, W: box.W, H: height}
	column := *z
	column.oneLine = false
	put := func(side engine.Player) {
		t.plates.lay(p, &column, side, plateBox{text: at, align: render.Start, score: at}, said)
	}
	put(t.far())
	top := at.Y + height + edge
	top += p.Grid(render.Rect{X: box.X, Y: top, W: box.W}, t.lowTools(&c)...) + edge
	at.Y = box.Y + box.H - height
	put(t.near())
	bottom := at.Y
	t.fillWays(p, row, box.W)
	for i := len(row) - 1; i >= 0; i-- {
		bottom -= render.Touch + edge
		row[i].Bounds = render.Rect{X: box.X, Y: bottom, W: box.W, H: render.Touch}
		p.AddPill(row[i])
	}
	column.news, column.more = min(z.news, render.Text), render.Small
	t.news.lay(p, &column, render.Rect{X: box.X, Y: top, W: box.W, H: bottom - top})
}
