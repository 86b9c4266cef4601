package table

import (
	"strconv"

	"ayoayo/engine"
	"ayoayo/game/session"
	"ayoayo/game/ui"
	"ayoayo/game/words"
	"ayoayo/render"
)

// moveList is the list of the plies that are stepped through: a row has a ply of South
// and one of North, as far as they follow each other. Of a long game only the rows in
// sight are made.
type moveList struct {
	// rows are the plies of each row, South's and North's, -1 for none; rowOf are the
	// rows of the plies.
	rows  [][2]int32
	rowOf []int32
	// top is the first row in sight, follows says that it follows the ply that is
	// shown, and dragged how far the list was drawn beyond a row.
	top     int
	follows bool
	dragged float64
	// taken is what was captured in plies that were in sight.
	taken map[int]int
}

// newMoveList makes the list of what is stepped through.
func newMoveList(r *replaying) moveList {
	l := moveList{rowOf: make([]int32, r.all), taken: map[int]int{}}
	for n := range r.all {
		by := r.player(n)
		last := len(l.rows) - 1
		if last < 0 || by == engine.South || l.rows[last][by] >= 0 {
			l.rows = append(l.rows, [2]int32{-1, -1})
			last++
		}
		l.rows[last][by] = int32(n)
		l.rowOf[n] = int32(last)
	}
	return l
}

// player is who played the n-th of the plies.
func (r *replaying) player(n int) engine.Player {
	if r.line != nil {
		return r.line[n].By
	}
	p := r.t.session.Game().After(n)
	return p.Turn()
}

// mostTaken is how many captures are remembered.
const mostTaken = 256

// captured is what the n-th ply captured for its player.
func (r *replaying) captured(n int) int {
	taken, ok := r.list.taken[n]
	if !ok {
		ply := r.look(n)
		taken = r.t.taken(ply.Trace, ply.By)
		if len(r.list.taken) >= mostTaken {
			clear(r.list.taken)
		}
		r.list.taken[n] = taken
	}
	return taken
}

// look is the n-th ply, for who only looks at it: the session keeps the one that is
// shown.
func (r *replaying) look(n int) session.Ply {
	if r.line != nil {
		return r.line[n]
	}
	g := r.t.session.Game()
	before := g.After(n)
	return session.Ply{Move: g.Move(n), By: before.Turn(), Before: before, Trace: g.Trace(n)}
}

// turnList turns the list by a way across the screen.
func (r *replaying) turnList(by float64) {
	r.list.dragged += by
	rows := int(r.list.dragged / render.Touch)
	r.list.dragged -= float64(rows) * render.Touch
	r.list.top += rows
	r.list.follows = false
	r.t.screen.Relayout()
}

// leastRows is how many rows of the list are seen at least beside the board; where there
// is no room for them a button shows it.
const leastRows = 2

// withMoves adds the button that shows the list to others.
func (r *replaying) withMoves(others []ui.Control) []ui.Control {
	show := func() { r.t.screen.Push(&moves{r}) }
	return append([]ui.Control{{ID: "moves", Label: r.t.say.Say(words.ReplayList), Icon: render.IconList, Press: show}}, others...)
}

// moves is the list of the moves as a sheet over the table.
type moves struct{ r *replaying }

// Sheet says that the table is seen around the list.
func (m *moves) Sheet() {}

// Back goes back to the table.
func (m *moves) Back() { m.r.t.screen.Pop() }

// Page takes the keys that turn pages, which step as they do at the table.
func (m *moves) Page(far float64) bool {
	m.r.page(far)
	return true
}

// Space is left to the control that has the focus.
func (m *moves) Space() bool { return false }

// Build lays out the list below a title.
func (m *moves) Build(p *ui.Page) {
	f := p.Flow(p.Column(render.FormColumn))
	f.Titled(m.r.t.say.Say(words.ReplayList))
	f.Gap(render.Gap)
	list := f.Rest()
	list.H = p.Window.Y + p.Window.H - p.Margin() - list.Y
	m.r.layList(p, list)
}

// The widths of a row's number and of the room beside it, and how high what stands
// above the list is.
const (
	numberWide = 34
	listHead   = 26
)

// plyID begins the identities of the plies in the list.
const plyID = "ply:"

// layList lays out as many rows of the list as find room in a box, with the ply that is
// shown in the middle unless the list was turned.
func (r *replaying) layList(p *ui.Page, box render.Rect) {
	if box.H >= 3*render.Touch+listHead {
		r.layListHead(p, box)
		box.Y, box.H = box.Y+listHead, box.H-listHead
	}
	l, rows := &r.list, int(box.H/render.Touch+nearly)
	if rows < 1 {
		return
	}
	if l.follows {
		l.top = int(l.rowOf[r.n]) - rows/2
	}
	l.top = min(max(l.top, 0), max(0, len(l.rows)-rows))
	p.Reel = ui.Reel{Bounds: box, First: l.top, Seen: rows, All: len(l.rows), Turn: r.turnList}
	for i := range min(rows, len(l.rows)-l.top) {
		r.layListRow(p, l.top+i, render.Rect{X: box.X, Y: box.Y + float64(i)*render.Touch, W: box.W, H: render.Touch})
	}
}

// column is where a side's plies stand in a row.
func column(side engine.Player, box render.Rect) render.Rect {
	w := (box.W - numberWide) / 2
	return render.Rect{X: box.X + numberWide + float64(side)*w, Y: box.Y, W: w, H: box.H}
}

// layListHead writes who plays which side.
func (r *replaying) layListHead(p *ui.Page, box render.Rect) {
	for _, side := range []engine.Player{engine.South, engine.North} {
		at := column(side, box)
		at.X, at.W = at.X+render.Gap, at.W-render.Gap
		p.Set(ui.Text{Text: p.Short(r.t.name(side), at.W, ui.SmallStyle()), Style: ui.SmallStyle(), Muted: true}, at)
	}
}

func (r *replaying) layListRow(p *ui.Page, row int, box render.Rect) {
	small, text := ui.SmallStyle(), ui.TextStyle()
	number := render.Rect{X: box.X, Y: box.Y + (box.H-small.LineHeight())/2 + 1, W: numberWide - render.Gap}
	p.Set(ui.Text{Text: strconv.Itoa(row + 1), Style: ui.Aligned(small, render.End), Muted: true}, number)
	for _, side := range []engine.Player{engine.South, engine.North} {
		n := int(r.list.rows[row][side])
		if n < 0 {
			continue
		}
		at, shown := column(side, box), n == r.n
		p.Add(ui.Control{
			ID: plyID + strconv.Itoa(n), Role: ui.RoleButton, Face: ui.FaceBare, Label: r.plyLabel(n), Bounds: at,
			Toggle: true, Pressed: shown, Press: func() { r.choosePly(n) },
			Group: ui.Group{ID: "moves", Kind: ui.GroupAnswer, Label: r.t.say.Say(words.ReplayList)},
		})
		style := text
		style.Bold = shown
		move := r.t.written(r.look(n).Move)
		x, y := at.X+render.Gap, at.Y+(at.H-text.LineHeight())/2
		p.Set(ui.Text{Text: p.Short(move, at.W-2*render.Gap, style), Style: style}, render.Rect{X: x, Y: y, W: at.W - 2*render.Gap})
		if taken := r.captured(n); taken > 0 {
			x += p.Wide(move, style) + render.Gap
			more := "+" + strconv.Itoa(taken)
			if x+p.Wide(more, small) <= at.X+at.W-2 {
				p.Set(ui.Text{Text: more, Style: small, Muted: true}, render.Rect{X: x, Y: y + 2, W: at.X + at.W - x})
			}
		}
	}
}

// choosePly goes to a ply, and to the board where the list lies over it.
func (r *replaying) choosePly(n int) {
	r.goTo(n + 1)
	if s := r.t.screen; s.Scene() != ui.Scene(r.t) {
		s.Pop()
	}
}

// plyLabel is how a ply is called in the list.
func (r *replaying) plyLabel(n int) string {
	t, ply := r.t, r.look(n)
	said := t.spoken(func() []string { return []string{r.named(n, ply)} })[0]
	if taken := r.captured(n); taken > 0 {
		said = words.Glue(", ", said, t.say.Say(words.Captures, taken))
	}
	return said
}
