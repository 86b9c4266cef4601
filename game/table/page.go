package table

import (
	"cmp"
	"strconv"

	"ayoayo/engine"
	"ayoayo/game/ui"
	"ayoayo/game/voice"
	"ayoayo/game/words"
	"ayoayo/render"
)

// lowWindow is the height below which a board needs all the room there is for
// its pits to be touched.
const lowWindow = 300

// Build lays out the table: the board as large as it can be, the words and the
// buttons above and below it or, where its pits would get small, beside it.
func (t *Table) Build(p *ui.Page) {
	t.view.SetLook(t.screen.Look)
	t.tall, t.slim = p.Upright(), p.Window.W < 360
	column, bounds := t.columns(p)
	if t.column = t.crowded(p, bounds); t.column {
		t.slim = t.slim || p.Window.H < lowWindow
		p.Board(t.view, bounds, false)
		if t.app.ShowsBar() { // which stands where the words begin
			in := barSlim + t.fringeBeside(column)
			column.X += in
			column.W -= in
		}
		t.aside(p, column)
	} else {
		p.Board(t.view, t.around(p), t.tall)
	}
	t.view.SetMarks(t.mode.marks())
	t.pits(p)
	t.reachWays(p)
	t.bar(p)
	t.notes(p)
	p.Bottom = 0 // a table never scrolls
}

// edge is the room above and below everything; a phone that lies has none to
// waste.
func (t *Table) edge(p *ui.Page) float64 {
	switch m := p.Margin(); {
	case p.Window.H < lowWindow:
		return 2
	case p.Window.H < 420:
		return m * 0.4
	default:
		return m * 0.75
	}
}

// footHeight is that of two lines, or of a button.
const footHeight = render.Touch

// around lays out the words and the buttons above the board, the players below
// it, and returns the room between for the board.
func (t *Table) around(p *ui.Page) render.Rect {
	room, m, edge := p.Window, p.Margin(), t.edge(p)
	head := render.Rect{X: room.X + m, Y: room.Y + edge, W: room.W - 2*m}
	top := t.head(p, head, t.tall)
	bottom := room.Y + room.H - edge - footHeight
	t.foot(p, render.Rect{X: head.X, Y: bottom, W: head.W, H: footHeight}, t.tall)
	return t.middle(p, top, bottom)
}

// middle is the room that a board has between the words above and below it.
func (t *Table) middle(p *ui.Page, top, bottom float64) render.Rect {
	m := p.Margin()
	gap, side := min(2*render.Gap, m*0.5), m
	if p.Window.H < lowWindow {
		gap = 0
	}
	if t.tall {
		side = m / 2
	}
	if t.tall {
		top += t.barLift(p)
	}
	return render.Rect{X: p.Window.X + side, Y: top + gap, W: p.Window.W - 2*side, H: bottom - top - 2*gap}
}

// head lays out the words and buttons above the board and returns where they
// end.
func (t *Table) head(p *ui.Page, box render.Rect, tall bool) float64 {
	left := p.Round(box, t.mode.controls().head...)
	beside := left - box.X - render.Gap
	title, wordings := t.title(), t.mode.status()
	style := p.Fit(title, beside, ui.TitleStyle(), ui.BoldStyle(), ui.SmallBoldStyle())
	y := box.Y
	if tall && style != ui.TitleStyle() {
		h := float64(len(p.Wrap(title, style, beside))) * style.LineHeight()
		y += max(0, render.Touch-h) / 2
	}
	y += p.Set(ui.Text{ID: "title", Role: ui.RoleHeading, Text: title, Style: style}, render.Rect{X: box.X, Y: y, W: beside})
	width := beside
	status := p.Longest(wordings, box.W, ui.SmallStyle())
	if !tall {
		status = p.Longest(wordings, beside, ui.SmallStyle())
	}
	if tall && (style != ui.TitleStyle() || p.Wide(status, ui.SmallStyle()) > beside) {
		y, width = max(y, box.Y+render.Touch), box.W
	}
	y += p.Set(ui.Text{ID: "status", Role: ui.RoleText, Text: status, Style: ui.SmallStyle(), Muted: true}, render.Rect{X: box.X, Y: y, W: width})
	// Room for a line more, so that the board stays where it is when a preview
	// takes one.
	least := box.Y + render.Touch
	if tall {
		least += ui.SmallStyle().LineHeight()
	}
	return max(y, least)
}

// FewButtons reports whether there is no room for redo but in the menu.
func (t *Table) FewButtons() bool { return t.slim && !t.column }

func (t *Table) menuButton() ui.Control {
	return ui.Control{ID: "menu", Label: t.say.Say(words.Menu), Icon: render.IconMenu, Press: t.app.OpenMenu}
}

// foot lays out the players, and between them the way on when the game stands
// still or a choice is begun, or what steps through a replay in their place. On
// an upright board players make room for a choice.
func (t *Table) foot(p *ui.Page, box render.Rect, tall bool) {
	c := t.mode.controls()
	if len(c.steps) > 0 {
		t.layStepper(p, box, &c)
		return
	}
	half := (box.W - render.Margin) / 2
	buttons := c.between()
	if c.line != nil && len(buttons) == 0 {
		half = (box.W-render.Touch)/2 - render.Gap
		p.AddRound(*c.line, box.X+half+render.Gap, box.Y)
	}
	if len(buttons) > 0 {
		w := float64(len(buttons)-1) * render.Gap
		for _, b := range buttons {
			w += p.PillWidth(cmp.Or(b.Short, b.Label))
		}
		half = (box.W - w - 2*render.Gap) / 2
		p.Pills(render.Rect{X: box.X + half + render.Gap, Y: box.Y, W: w + 1}, buttons...)
		if tall && c.onward == nil {
			return
		}
	}
	short := tall && len(buttons) > 0
	t.player(p, engine.South, render.Rect{X: box.X, Y: box.Y, W: half, H: box.H}, render.Start, tall, short)
	t.player(p, engine.North, render.Rect{X: box.X + box.W - half, Y: box.Y, W: half, H: box.H}, render.End, tall, short)
}

// player lays out who plays a side, what they hold and, in a box of two lines,
// what they did last.
func (t *Table) player(p *ui.Page, side engine.Player, box render.Rect, align render.Align, tall, short bool) {
	style, smaller := ui.TextStyle(), ui.SmallStyle()
	_, over := t.session.Result()
	turn := !over && t.session.Turn() == side
	if turn {
		style, smaller = ui.BoldStyle(), ui.SmallBoldStyle()
	}
	name, more := t.nameWords(p, side, tall, box.W, smaller), t.moreWords(side, tall)
	if short {
		name = p.Short(t.say.Say(words.Name.For(voice.Of(t.session.Seats(), side))), box.W, smaller)
		held := t.held(t.session.Position(), side)
		more = []string{t.say.Say(words.Seeds, held), strconv.Itoa(held)}
	}
	id, bottom := "player:"+side.String(), box.Y+box.H
	style = ui.Aligned(p.Fit(name, box.W, style, smaller), align)
	if turn {
		p.MarkTurn(name, style, box, t.dotOpacity)
	}
	box.Y += p.Set(ui.Text{ID: id, Role: ui.RoleText, Text: name, Style: style, Muted: !turn && !over}, box)
	if bottom-box.Y < ui.SmallStyle().LineHeight() {
		return
	}
	p.Set(ui.Text{
		ID: id + ":more", Role: ui.RoleText, Text: p.Longest(more, box.W, ui.SmallStyle()), Style: ui.Aligned(ui.SmallStyle(), align), Muted: true,
	}, box)
}

// seedsIn is how many seeds lie in a pit or store as the board is shown.
func (t *Table) seedsIn(pit engine.Pit) int {
	plies, whole := t.mode.shown()
	if !whole {
		return t.view.Seeds(pit)
	}
	pos := t.session.Game().After(plies)
	return pos.Seeds(pit)
}

// focusMarks shows which pit the keys act on.
func (t *Table) focusMarks() render.Marks {
	marks := render.NoMarks()
	marks.Letters = true // which the words beside the board name
	if t.screen.Keyed() {
		marks.Focus = t.pitOf(t.screen.Focus())
	}
	return marks
}

// endOf returns where the last seed of a move fell.
func endOf(t *engine.Trace) engine.Pit {
	for i := len(t.Events) - 1; i >= 0; i-- {
		if t.Events[i].Kind == engine.Dropped {
			return t.Events[i].Pit
		}
	}
	return engine.NoPit
}

// firstOf returns where the first seed of a move fell.
func firstOf(t *engine.Trace) engine.Pit {
	for _, e := range t.Events {
		if e.Kind == engine.Dropped {
			return e.Pit
		}
	}
	return engine.NoPit
}
