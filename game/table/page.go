package table

import (
	"cmp"
	"slices"

	"ayoayo/engine"
	"ayoayo/game/ui"
	"ayoayo/game/words"
	"ayoayo/render"
)

// Windows below these heights need all the room there is for pits that can be
// touched: one has no row of buttons of its own, and one no second line.
const (
	lowWindow    = 420
	lowestWindow = 300
)

// sizes are those of what stands around a board, by the room that there is.
type sizes struct {
	// plate is the height of a player's plate, oneLine says that it has one line.
	plate   float64
	oneLine bool
	// The sizes of type: of scores, names and last moves, of what is news, and of what
	// is said below it.
	score, name, told, news, more float64
}

// room is the height that is kept below an upright board for what is said: a line of
// news, and two below it where there is room.
func (z *sizes) room() float64 {
	if z.oneLine {
		return 2 * lineOf(z.news)
	}
	return lineOf(z.news) + 2*lineOf(z.more)
}

// sizes returns those for a window.
func (t *Table) sizes(p *ui.Page) sizes {
	w, h := p.Window.W, p.Window.H
	switch {
	case h < lowestWindow:
		return sizes{plate: 36, oneLine: true, score: 24, name: 16, told: 14, news: 16, more: 14}
	case !t.tall && h < lowWindow:
		return sizes{plate: 48, oneLine: true, score: 32, name: 18, told: 15, news: 19, more: 14}
	case t.tall && (w < 360 || h < 600):
		return sizes{plate: 40, oneLine: true, score: 30, name: 17, told: 15, news: 18, more: 15}
	case w >= 700 && h >= 560:
		return sizes{plate: 60, score: 46, name: 21, told: 17, news: 26, more: 17}
	}
	return sizes{plate: 50, score: 38, name: 18, told: 15, news: 19, more: 17}
}

// Build lays out the table: the board as large as it can be, the other player's
// plate above it and the player's own below, each at its owner's store, with what
// goes on below the board; where pits would get small, all of that beside it.
func (t *Table) Build(p *ui.Page) {
	look := t.screen.Look
	look.Scored = true // which the plates tell
	look.Across = t.across()
	t.view.SetLook(look)
	t.tall = p.Upright()
	z := t.sizes(p)
	own, lays := t.mode.(layer)
	t.column = !lays && t.crowded(p, &z)
	switch {
	case lays:
		own.lay(p, &z)
	case t.column:
		t.aside(p, &z)
	case t.tall:
		t.upright(p, &z)
	default:
		t.lying(p, &z)
	}
	t.stay(p)
	t.view.SetMarks(t.mode.marks())
	t.pits(p)
	choicesLast(p.Controls, t.mode.controls())
	t.reachWays(p)
	t.bar.lay(p, t.column)
	t.analysis.notes(p)
	p.Bottom = 0 // a table never scrolls
}

// stay takes away what leads from the board, where nothing is to.
func (t *Table) stay(p *ui.Page) {
	away := []string{}
	if t.app.NoMenu() {
		away = append(away, "menu", "other-level", "send")
		if _, steps := t.mode.(*replaying); !steps {
			away = append(away, "back")
		}
	}
	if t.viewed {
		away = append(away, "back", "play-again", "undo", "redo", "hint")
	}
	p.Controls = slices.DeleteFunc(p.Controls, func(c ui.Control) bool { return slices.Contains(away, c.ID) })
}

// FewButtons reports whether there is no room for redo but in the menu.
func (t *Table) FewButtons() bool { return !t.headed }

func (t *Table) menuButton() ui.Control {
	return ui.Control{ID: "menu", Label: t.say.Say(words.Menu), Icon: render.IconMenu, Press: t.app.OpenMenu}
}

// backButton leaves the table, or what is stepped through. The game is kept.
func (t *Table) backButton(bounds render.Rect) ui.Control {
	return ui.Control{ID: "back", Label: t.say.Say(words.Back), Icon: render.IconBack, Bounds: bounds, Press: t.mode.leave}
}

// tools are the buttons that are always there, the expected play before the menu.
func (t *Table) tools(c *controls) []ui.Control {
	list := slices.Clone(c.head)
	if c.line != nil {
		list = slices.Insert(list, len(list)-1, *c.line)
	}
	for i := range list {
		list[i].Group = ui.Group{ID: "tools", Kind: ui.GroupTools, Label: t.say.Say(words.Tools)}
	}
	return list
}

// lowTools are those of a low window, with the way back among them.
func (t *Table) lowTools(c *controls) []ui.Control {
	return append([]ui.Control{t.backButton(render.Rect{})}, t.tools(c)...)
}

// toolsHeight is that of icons with their names below them, edge the room above and
// below everything.
const (
	toolsHeight = 52
	edge        = 4
)

// upright lays out a window that stands: the other player, the board, the player,
// what goes on, and the buttons where a thumb is.
func (t *Table) upright(p *ui.Page, z *sizes) {
	t.headed = false
	w, m := p.Window, p.Margin()
	c := t.mode.controls()
	box := render.Rect{X: w.X + m, W: w.W - 2*m, Y: w.Y + edge, H: max(z.plate, render.Touch)}
	foot, said := w.Y+w.H-edge, box.W
	if narrow := t.narrow(p, &c); narrow > 0 {
		p.ToolRow(render.Rect{X: box.X + box.W - narrow, Y: foot - render.Touch, W: narrow}, t.tools(&c)...)
		z.plate, z.news, z.more = 28, render.Text, render.Small
		if t.row(p, &c) > 0 { // what is said goes below the score, not beside it
			z.score = 21
		}
		said -= narrow + render.Gap
	} else {
		foot -= toolsHeight
		p.ToolBar(render.Rect{X: w.X + m/2, Y: foot, W: w.W - m, H: toolsHeight}, t.tools(&c)...)
	}
	t.unseenTitle(p, box)
	below := t.below(p, z, &c, box.W)

	const gap = render.Gap * 3 / 4
	side := max(m/2, t.bar.room())
	bounds := render.Rect{X: w.X + side, Y: box.Y + box.H + gap/2, W: w.W - 2*side}
	bounds.H = foot - gap - below.height - gap - bounds.Y
	bounds.H = min(bounds.H, t.view.Fit(bounds, true).H)
	p.Board(t.view, bounds, true)

	plank := t.view.Bounds()
	const inset = (render.Touch - render.IconSize) / 2 // of the drawing in its button
	p.AddTool(t.backButton(render.Rect{X: box.X - inset, Y: box.Y + (box.H-render.Touch)/2, W: render.Touch, H: render.Touch}))
	far := box
	far.X, far.W = box.X+render.Touch-inset, box.W-render.Touch+inset
	t.plates.lay(p, z, t.far(), plateBox{text: far, align: render.Start, score: render.Rect{X: far.X, Y: far.Y, W: far.W, H: far.H}}, nil)
	box.Y, box.H = plank.Y+plank.H+gap, z.plate
	t.plates.lay(p, z, t.near(), plateBox{text: box, align: render.Start, score: box}, below.status)
	box.Y += z.plate
	box.H = foot - gap - box.Y
	t.layBelow(p, z, &c, &below, box, said)
}

// narrow is how wide the buttons are that stand beside what goes on, where long rows
// or buttons with which the game goes on leave no room for a row of their own on a small
// phone; 0 where they stand below it.
func (t *Table) narrow(p *ui.Page, c *controls) float64 {
	const small = 600
	if p.Window.H >= small || t.session.Rules().Board().Cols <= 6 && t.row(p, c) == 0 {
		return 0
	}
	return float64(len(t.tools(c))) * render.Touch
}

// unseenTitle names the table where its title finds no room.
func (t *Table) unseenTitle(p *ui.Page, box render.Rect) {
	p.Add(ui.Control{ID: "title", Role: ui.RoleHeading, Label: t.title(), Bounds: render.Rect{X: box.X, Y: box.Y, W: box.W}})
}

// lying lays out a window that lies: where it is not low, the title and the buttons
// in a row of their own above; then the other player's plate at the left store, the
// board, and what goes on beside the player's plate at the right store.
func (t *Table) lying(p *ui.Page, z *sizes) {
	t.headed = p.Window.H >= lowWindow
	w, m, c := p.Window, p.Margin(), t.mode.controls()
	box := render.Rect{X: w.X + m, Y: w.Y + edge, W: w.W - 2*m, H: z.plate}
	if !t.headed && z.plate < render.Touch {
		box.Y, box.H = w.Y, render.Touch
	}
	room := box // of the other player's plate
	if t.headed {
		t.head(p, &c, render.Rect{X: box.X, Y: box.Y + edge, W: box.W, H: render.Touch})
		box.Y += render.Touch + 2*edge
		room.Y = box.Y
	} else {
		list := t.lowTools(&c)
		n := float64(len(list))
		narrow := min(box.W/2, n*render.Touch+(n-1)*render.ButtonGap)
		left := p.ToolRow(render.Rect{X: box.X + box.W - narrow, Y: box.Y + (box.H-render.Touch)/2, W: narrow, H: render.Touch}, list...)
		room.W = left - render.Gap - room.X
		t.unseenTitle(p, box)
	}
	bottom := w.Y + w.H - edge
	below := t.beside(p, z, &c, box.W)

	gap := render.Gap / 2
	if w.H < lowestWindow {
		gap = 0
	}
	side := max(min(m, w.W/40), t.bar.room())
	bounds := render.Rect{X: w.X + side, Y: box.Y + box.H + gap, W: w.W - 2*side}
	bounds.H = bottom - below.height - gap - bounds.Y
	p.Board(t.view, bounds, false)

	plank := t.view.Bounds()
	first, last := t.rowEnds()
	if t.headed {
		room.Y = plank.Y - gap - z.plate
	}
	far := plateBox{text: room, align: render.Start, score: t.underStore(p, z, t.far(), room)}
	if score := far.score; score.W > 0 {
		first, last = max(first, score.X+score.W), min(last, last+first-score.X-score.W) // the board is the same at both ends
	}
	far.text.X = first
	far.text.W = room.X + room.W - first
	t.plates.lay(p, z, t.far(), far, nil)

	box = render.Rect{X: plank.X + t.view.Radius()/2, Y: bottom - below.height, H: below.height}
	if t.headed {
		box.Y = plank.Y + plank.H + gap
	}
	near := plateBox{align: render.End, score: t.underStore(p, z, t.near(), render.Rect{Y: box.Y, H: z.plate})}
	near.text = render.Rect{X: last - below.plate, Y: box.Y, W: below.plate, H: z.plate}
	t.plates.lay(p, z, t.near(), near, below.status)
	box.W = near.text.X - render.Gap - box.X
	t.layBelow(p, z, &c, &below, box, box.W)
}

// rowEnds are where the first pit of the row begins that is above on a lying board, and
// where its last one ends.
func (t *Table) rowEnds() (first, last float64) {
	b := t.session.Rules().Board()
	row := t.view.Hollow(b.PitAt(0, 0)).With(t.view.Hollow(b.PitAt(0, b.Cols-1)))
	return row.X, row.X + row.W
}

// underStore is a box around the middle of a store, at the height of another box;
// empty on a board without stores.
func (t *Table) underStore(p *ui.Page, z *sizes, side engine.Player, at render.Rect) render.Rect {
	if !t.session.Rules().Board().Stores {
		return render.Rect{}
	}
	store := t.view.Hollow(engine.StoreOf(side))
	x, _ := store.Center()
	half := t.plates.scoreWidth(p, z)/2 + 1
	return render.Rect{X: x - half, Y: at.Y, W: 2 * half, H: at.H}
}

// head lays out the way back, the title and the buttons in a row.
func (t *Table) head(p *ui.Page, c *controls, box render.Rect) {
	const inset = (render.Touch - render.IconSize) / 2
	p.AddTool(t.backButton(render.Rect{X: box.X - inset, Y: box.Y, W: render.Touch, H: render.Touch}))
	x := box.X + render.Touch - inset + render.Gap/2
	left := p.ToolRow(render.Rect{X: x + box.W/4, Y: box.Y, W: box.X + box.W - x - box.W/4, H: render.Touch}, t.tools(c)...)
	title, room := t.title(), left-render.Gap-x
	style := p.Fit(title, room, ui.TitleStyle(), ui.BoldStyle(), ui.SmallBoldStyle())
	h := float64(len(p.Wrap(title, style, room))) * style.LineHeight()
	p.Set(ui.Text{ID: "title", Role: ui.RoleHeading, Text: title, Style: style}, render.Rect{X: x, Y: box.Y + (render.Touch-h)/2, W: room})
}

// below is what stands below a board beside the player's plate.
type below struct {
	// height is how much room it takes, with the plate.
	height float64
	// plate is how wide the plate is on a lying board.
	plate float64
	// status is what is said in the plate in place of the last move, nil where it
	// stands for itself; lines how high that is then.
	status []string
	lines  float64
	// row is how wide buttons are that stand in a row, 0 without.
	row float64
}

// row is how wide the row of buttons is with which the game goes on, 0 without.
func (t *Table) row(p *ui.Page, c *controls) float64 {
	w := 0.0
	for _, b := range c.between() {
		w += p.PillWidth(cmp.Or(b.Short, b.Label)) + render.Gap
	}
	return w
}

// below works out what stands below an upright board. A row of buttons takes the
// place of what is said, which goes into the plate if it fits there.
func (t *Table) below(p *ui.Page, z *sizes, c *controls, width float64) below {
	b := below{row: t.row(p, c), lines: max(render.Touch, z.room())}
	b.height = z.plate + b.lines
	if b.row == 0 {
		return b
	}
	said := t.mode.status()
	room := width - p.Wide(scoreRoom, t.plates.scoreStyle(z))
	if z.oneLine {
		room -= p.Wide(t.name(t.near()), ui.Sized(ui.BoldStyle(), z.name)) + 3*render.Gap
	}
	style := ui.Sized(ui.BoldStyle(), z.told)
	_, over := t.session.Result()
	switch {
	case t.choice.pit != engine.NoPit: // the board stays as it is, whichever way is looked at
		b.lines = lineOf(z.news)
		if !z.oneLine {
			b.lines += lineOf(z.more)
		}
	case !over && len(t.more()) == 0 && p.Wide(said[len(said)-1], style) <= room:
		b.status = said
		return b
	default:
		b.lines = max(z.room(), t.news.height(p, z, width))
	}
	b.height = z.plate + b.lines + render.Gap/2 + render.Touch
	return b
}

// beside works out what stands beside the plate below a lying board.
func (t *Table) beside(p *ui.Page, z *sizes, c *controls, width float64) below {
	b := below{row: t.row(p, c), height: max(z.plate, lineOf(z.news)), plate: t.plates.width(p, z, t.near(), width*0.45)}
	if b.row == 0 {
		return b
	}
	b.status = []string{}
	b.plate = p.Wide(t.name(t.near()), ui.Sized(ui.BoldStyle(), z.name)) + 2*render.Gap + z.name*0.54
	b.height = max(b.height, render.Touch)
	room := func() float64 { return width*0.9 - b.plate - b.row - t.plates.scoreWidth(p, z) }
	if c.onward != nil && c.onward.Brief != "" && room() < sayLeast {
		c.onward.Short = c.onward.Brief
		b.row = t.row(p, c)
	}
	if said := room(); said >= sayLeast {
		b.height = max(b.height, min(t.news.height(p, z, said), 2*lineOf(z.news)+2*lineOf(z.more)))
	}
	return b
}

// sayLeast is how wide room has to be for something to be said in it.
const sayLeast = 94

// lineOf is the height of a line of a size.
func lineOf(size float64) float64 { return render.TextStyle{Size: size}.LineHeight() }

// layBelow writes what goes on into a box below the board, and puts there the row of
// buttons: below what is said on an upright board, else right of it. The lowest line of
// the box is free for so much of its width.
func (t *Table) layBelow(p *ui.Page, z *sizes, c *controls, b *below, box render.Rect, free float64) {
	said := box
	if b.row == 0 {
		said.W = free
	} else {
		row := render.Rect{X: box.X, Y: box.Y + box.H - render.Touch, W: free, H: render.Touch}
		switch {
		case !t.tall:
			row.W = min(b.row, box.W)
			row.X = box.X + box.W - row.W
			row.Y = box.Y + max(0, (min(box.H, z.plate)-render.Touch)/2)
			said.W -= b.row + render.Gap
		case b.status == nil:
			row.Y = box.Y + b.lines + render.Gap/2
			said.H = b.lines
		default:
			row.Y = box.Y
		}
		t.layRow(p, c, row)
	}
	if len(b.status) == 0 {
		t.news.lay(p, z, said)
	}
}

// layRow puts a row of buttons into a box.
func (t *Table) layRow(p *ui.Page, c *controls, box render.Rect) {
	buttons := c.between()
	w := (box.W+render.Gap)/float64(len(buttons)) - render.Gap
	if t.tall {
		t.fillWays(p, buttons, w)
	}
	if t.row(p, c) <= box.W+render.Gap {
		p.Pills(box, buttons...)
		return
	}
	for i, b := range buttons {
		b.Bounds = render.Rect{X: box.X + float64(i)*(w+render.Gap), Y: box.Y, W: w, H: box.H}
		p.AddPill(b)
	}
}

// focusMarks shows which pit the keys act on.
func (t *Table) focusMarks() render.Marks {
	marks := render.NoMarks()
	// The plates name the pits of the last moves, and what is said those of others.
	marks.Letters = t.session.Ply() > 0 || t.screen.Keyed() || t.preview != nil || t.refused != engine.NoPit ||
		t.hint != nil || t.Analysing()
	if t.screen.Keyed() {
		marks.Focus = t.pitOf(t.screen.Focus())
	}
	return marks
}
