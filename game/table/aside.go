package table

import (
	"slices"
	"strings"

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
func (t *Table) columns(p *ui.Page) (column, bounds render.Rect) {
	edge := t.edge(p)
	w := max(asideLeast, p.Window.W*asideShare)
	column = render.Rect{X: p.Window.X + p.Window.W - max(edge, 3) - w, Y: p.Window.Y + edge, W: w, H: p.Window.H - 2*edge}
	bounds = render.Rect{X: p.Window.X + edge, Y: column.Y, H: column.H}
	bounds.W = column.X - max(edge, 5) - bounds.X
	return column, bounds
}

// crowded reports whether the pits of a lying board would be smaller than a
// finger between words above and below it, and larger in other bounds.
func (t *Table) crowded(p *ui.Page, bounds render.Rect) bool {
	if t.tall {
		return false
	}
	edge := t.edge(p)
	middle := t.middle(p, p.Window.Y+edge+render.Touch, p.Window.Y+p.Window.H-edge-footHeight)
	pit := t.view.PitSize(middle, false)
	return pit < render.Touch && t.view.PitSize(bounds, false) > pit
}

// aside lays out the words and the buttons in a column beside the board: from
// its top the buttons, the title and what is going on, from its bottom the
// players, or the way on.
func (t *Table) aside(p *ui.Page, box render.Rect) {
	c, wordings := t.mode.controls(), t.mode.status()
	buttons := append(c.steps, c.head...)
	if c.line != nil {
		buttons = append(buttons, *c.line)
	}
	if len(c.steps) > 0 {
		wordings = []string{c.lap}
		if t.slim { // no room for steps of whole moves
			buttons = slices.DeleteFunc(buttons, func(c ui.Control) bool { return strings.HasPrefix(c.ID, moveID) })
		}
	}
	top := box.Y + p.Grid(box, buttons...) + render.Gap
	room := render.Rect{X: box.X, Y: top, W: box.W, H: box.Y + box.H - top}
	least := float64(len(p.Wrap(wordings[len(wordings)-1], ui.SmallStyle(), box.W))) * ui.SmallStyle().LineHeight()
	room.H = t.asideFoot(p, room, &c, least) - render.Gap/2 - top
	t.asideWords(p, room, wordings, least)
}

// asideWords writes the title and what is going on into a box. The title goes
// first where there is room for the least that is said, but not for both.
func (t *Table) asideWords(p *ui.Page, box render.Rect, wordings []string, least float64) {
	small := ui.SmallStyle()
	title := ui.Text{ID: "title", Role: ui.RoleHeading, Text: t.title()}
	title.Style = p.Fit(title.Text, box.W, ui.TitleStyle(), ui.BoldStyle(), ui.SmallBoldStyle())
	if h := float64(len(p.Wrap(title.Text, title.Style, box.W))) * title.Style.LineHeight(); h+least <= box.H {
		h = p.Set(title, box)
		box.Y, box.H = box.Y+h, box.H-h
	} else {
		p.Add(ui.Control{ID: title.ID, Role: title.Role, Label: title.Text, Bounds: render.Rect{X: box.X, Y: box.Y, W: box.W}})
	}
	status := p.LongestOn(int(box.H/small.LineHeight()), wordings, box.W, small)
	p.Set(ui.Text{ID: "status", Role: ui.RoleText, Text: status, Style: small, Muted: true}, box)
}

// asideFoot writes the players at the bottom of a box where they leave room for
// what is said at least, or puts there the buttons with which the game goes on,
// and returns their top.
func (t *Table) asideFoot(p *ui.Page, box render.Rect, c *controls, least float64) float64 {
	bottom := box.Y + box.H
	if len(c.steps) > 0 {
		return bottom
	}
	if buttons := c.between(); len(buttons) > 0 {
		top := bottom - float64(len(buttons))*(render.Touch+render.Gap) + render.Gap
		for i, b := range buttons {
			b.Bounds = render.Rect{X: box.X, Y: top + float64(i)*(render.Touch+render.Gap), W: box.W, H: render.Touch}
			p.AddPill(b)
		}
		return top
	}
	// With what a player did last there are two lines for each; they must leave
	// room for three lines that say what is going on, and two of a title.
	text, small := ui.TextStyle().LineHeight(), ui.SmallStyle().LineHeight()
	height := text + small
	if box.H < 2*height+5*small+render.Gap {
		height = text
	}
	if box.H-2*height-render.Gap/2 < least {
		return bottom
	}
	for i, side := range []engine.Player{engine.South, engine.North} {
		at := render.Rect{X: box.X, Y: bottom - float64(2-i)*height, W: box.W, H: height}
		t.player(p, side, at, render.Start, true, false)
	}
	return bottom - 2*height
}
