package table

import (
	"ayoayo/game/ui"
	"ayoayo/game/words"
	"ayoayo/render"
)

// What follows lays out a table at which plies are stepped through: the board with the
// players' plates, which ply is shown, a slider over all of them, buttons that step,
// and the list of the moves.

// moveID begins the identities of the buttons that step whole moves.
const moveID = "move:"

// lay lays the table out as the window is.
func (r *replaying) lay(p *ui.Page, z *sizes) {
	t := r.t
	t.column = false
	switch t.headed = !t.tall && p.Window.H >= roomyHeight; {
	case t.tall:
		r.layUpright(p, z)
	case t.headed:
		r.layLying(p, z)
	default:
		r.layBeside(p, z)
	}
}

// roomyHeight is the least height of a lying window that has everything below the
// board, roomyWidth the least width of one that has the list beside it.
const (
	roomyHeight = 560
	roomyWidth  = 1000
)

// How wide the list beside a board is and how far from it, how wide one below a board
// is at most, and the room between what stands below each other.
const (
	listWide = 248
	listMost = 420
	listGap  = 32
	stepGap  = 6
)

// layUpright lays out a window that stands: the other player, the board, the player,
// which ply is shown, the slider and the buttons, and the list below them.
func (r *replaying) layUpright(p *ui.Page, z *sizes) {
	t, w, m := r.t, p.Window, p.Margin()
	c := r.controls()
	box := render.Rect{X: w.X + m, W: w.W - 2*m, Y: w.Y + edge, H: max(z.plate, render.Touch)}
	t.unseenTitle(p, box)
	named := w.H >= 600
	said := r.saidHeight(z)
	fixed := box.H + z.plate + said + render.Touch + buttonsHigh(named) + 5*stepGap + 2*edge
	rest := w.H - fixed
	list := min(5, max(0, int((rest-max(420, 0.62*rest))/render.Touch)))
	if list < leastRows {
		list = 0
		c.head = r.withMoves(c.head)
	}
	room := float64(list) * render.Touch
	if list >= 3 {
		room += listHead
	}

	side := max(m/2, t.bar.room())
	bounds := render.Rect{X: w.X + side, Y: box.Y + box.H + stepGap, W: w.W - 2*side, H: rest - room}
	bounds.H = min(bounds.H, t.view.Fit(bounds, true).H)
	p.Board(t.view, bounds, true)
	r.layTop(p, z, box, t.tools(&c))

	plank := t.view.Bounds()
	box.Y, box.H = plank.Y+plank.H+stepGap, z.plate
	t.plates.lay(p, z, t.near(), plateBox{text: box, align: render.Start, score: box}, []string{})
	f := p.Flow(render.Rect{X: box.X, Y: box.Y + box.H, W: box.W})
	r.laySaid(p, z, f.Take(said))
	r.laySlider(p, f.Take(render.Touch))
	f.Gap(stepGap)
	row := f.Take(buttonsHigh(named))
	if row.W < 7*render.Touch {
		row.X, row.W = w.X+edge, w.W-2*edge
	}
	r.layButtons(p, row, named)
	f.Gap(stepGap)
	wide := min(box.W, listMost)
	if list > 0 {
		r.layList(p, render.Rect{X: box.X + (box.W-wide)/2, Y: f.Y, W: wide, H: w.Y + w.H - edge - f.Y})
	}
}

// layTop lays out the way back, the other player's plate and the tools in a row.
func (r *replaying) layTop(p *ui.Page, z *sizes, box render.Rect, list []ui.Control) {
	const inset = (render.Touch - render.IconSize) / 2
	wide := float64(len(list)) * render.Touch
	p.AddTool(r.t.backButton(render.Rect{X: box.X - inset, Y: box.Y + (box.H-render.Touch)/2, W: render.Touch, H: render.Touch}))
	p.ToolRow(render.Rect{X: box.X + box.W - wide + inset, Y: box.Y + (box.H-render.Touch)/2, W: wide, H: render.Touch}, list...)
	box.X, box.W = box.X+render.Touch-inset, box.W-render.Touch+inset-wide
	r.t.plates.lay(p, z, r.t.far(), plateBox{text: box, align: render.Start, score: box}, []string{})
}

// layLying lays out a window that lies and has room below the board.
func (r *replaying) layLying(p *ui.Page, z *sizes) {
	t, w, m := r.t, p.Window, p.Margin()
	c := r.controls()
	if w.W < roomyWidth {
		c.head = r.withMoves(c.head)
	}
	box := render.Rect{X: w.X + m, Y: w.Y + 2*edge, W: w.W - 2*m, H: render.Touch}
	t.head(p, &c, box)
	top := box.Y + box.H + edge
	if w.W >= roomyWidth {
		box.W -= listWide + listGap
		r.layList(p, render.Rect{X: box.X + box.W + listGap, Y: top, W: listWide, H: w.Y + w.H - m/2 - top})
	}
	below := max(z.plate, r.saidHeight(z)) + render.Touch + buttonsHigh(true) + 2*stepGap + m/2
	side := t.bar.room()
	bounds := render.Rect{X: box.X + side, Y: top + z.plate, W: box.W - 2*side}
	bounds.H = w.Y + w.H - below - bounds.Y
	p.Board(t.view, bounds, false)
	r.layPlates(p, z)

	plank := t.view.Bounds()
	f := p.Flow(render.Rect{X: box.X, Y: plank.Y + plank.H + stepGap, W: box.W})
	f.Gap(max(z.plate, r.saidHeight(z)))
	r.laySlider(p, f.Take(render.Touch))
	f.Gap(stepGap)
	r.layButtons(p, f.Take(buttonsHigh(true)), true)
}

// layPlates puts the other player's plate above a lying board, at its store, and the
// player's below it, beside which ply is shown.
func (r *replaying) layPlates(p *ui.Page, z *sizes) {
	t, plank := r.t, r.t.view.Bounds()
	first, last := t.rowEnds()
	above := render.Rect{X: first, Y: plank.Y - z.plate, W: last - first, H: z.plate}
	score := t.underStore(p, z, t.far(), above)
	if out := score.X + score.W - first; score.W > 0 && out > 0 { // the board is the same at both ends
		first, last = first+out, last-out
		above.X, above.W = first, last-first
	}
	t.plates.lay(p, z, t.far(), plateBox{text: above, align: render.Start, score: score}, []string{})
	below := render.Rect{X: first, Y: plank.Y + plank.H + stepGap/2, W: last - first, H: z.plate}
	wide := p.Wide(t.name(t.near()), ui.Sized(ui.BoldStyle(), z.name)) + 4*render.Gap
	wide = min(wide, below.W/2)
	below.X, below.W = last-wide, wide
	t.plates.lay(p, z, t.near(), plateBox{text: below, align: render.End, score: t.underStore(p, z, t.near(), below)}, []string{})
	if t.headed {
		r.laySaid(p, z, render.Rect{X: plank.X + t.view.Radius()/2, Y: below.Y, W: below.X - plank.X - t.view.Radius()/2 - render.Gap, H: max(z.plate, r.saidHeight(z))})
	}
}

// layBeside lays out a low window: all but the board and the plates in a column.
func (r *replaying) layBeside(p *ui.Page, z *sizes) {
	t, w := r.t, p.Window
	c := r.controls()
	wide := 5*render.Touch + 4*render.TightGap
	if w.W < 600 {
		wide = 4 * render.Touch
	}
	column := render.Rect{X: w.X + w.W - p.Margin()/2 - wide, Y: w.Y + edge, W: wide, H: w.H - 2*edge}
	side := max(p.Margin()/2, t.bar.room())
	bounds := render.Rect{X: w.X + side, Y: w.Y + z.plate, W: column.X - w.X - 2*side, H: w.H - 2*z.plate - stepGap}
	p.Board(t.view, bounds, false)
	r.layPlates(p, z)

	t.unseenTitle(p, column)
	p.AddTool(t.backButton(render.Rect{X: column.X, Y: column.Y, W: render.Touch, H: render.Touch}))
	foot := column.Y + column.H - rowsHigh - stepGap - render.Touch
	said := render.Rect{X: column.X, Y: column.Y + render.Touch, W: column.W, H: min(r.saidHeight(z), foot-column.Y-render.Touch)}
	list := render.Rect{X: column.X, Y: said.Y + said.H, W: column.W}
	list.H = foot - list.Y
	listed := list.H >= leastRows*render.Touch
	if !listed {
		c.head = r.withMoves(c.head)
	}
	p.ToolRow(render.Rect{X: column.X + render.Touch, Y: column.Y, W: column.W - render.Touch, H: render.Touch}, t.tools(&c)...)
	r.layRows(p, column)
	r.laySlider(p, render.Rect{X: column.X, Y: foot, W: column.W, H: render.Touch})
	r.laySaid(p, z, said)
	if listed {
		r.layList(p, list)
	}
}

// saidHeight is how high what is said about the ply is: its heading, and a line for
// what else there is to say.
func (r *replaying) saidHeight(z *sizes) float64 { return lineOf(z.news) + lineOf(render.Small) }

// laySaid writes which ply is shown and how far it has come, and below it what the
// analysis or the record says.
func (r *replaying) laySaid(p *ui.Page, z *sizes, box render.Rect) {
	t := r.t
	heading, lap := r.heading(), r.lapWords(r.lapSeen())
	small := ui.SmallStyle()
	if p.Wide(heading, ui.SmallBoldStyle()) > box.W {
		heading = t.say.Say(words.MoveShort, r.list.rowOf[r.n]+1, t.written(r.ply.Move))
	}
	wide := p.Wide(lap, small) + render.Gap
	bold := ui.Sized(ui.BoldStyle(), min(z.news, render.Text))
	style := p.Fit(heading, box.W-wide, ui.Sized(ui.TitleStyle(), z.news), bold, ui.SmallBoldStyle())
	below := false
	if p.Wide(heading, style) > box.W-wide { // the lap goes below
		below, wide = true, 0
		style = p.Fit(heading, box.W, bold, ui.SmallBoldStyle())
	}
	spoken := t.spoken(func() []string { return []string{r.heading()} })[0]
	p.Set(ui.Text{ID: "move", Role: ui.RoleHeading, Text: p.Short(heading, box.W-wide, style), Spoken: spoken, Style: style}, render.Rect{X: box.X, Y: box.Y, W: box.W - wide})
	more := r.more()
	line := render.Rect{X: box.X, Y: box.Y + lineOf(z.news), W: box.W}
	at := line
	if !below {
		at = render.Rect{X: box.X, Y: box.Y + max(0, style.LineHeight()-small.LineHeight()-2), W: box.W}
	} else if more != nil {
		at.H = -1 // what else there is goes first
	}
	if lap != "" && at.H >= 0 && at.Y+small.LineHeight() <= box.Y+box.H+1 {
		p.Set(ui.Text{ID: "lap", Role: ui.RoleText, Text: lap, Style: ui.Aligned(small, render.End), Muted: true}, at)
	}
	if more != nil && line.Y+small.LineHeight() <= box.Y+box.H+1 {
		told := p.Short(p.Longest(more, box.W, small), box.W, small)
		p.Set(ui.Text{ID: "status", Role: ui.RoleText, Text: told, Spoken: more[0], Style: small, Muted: true}, line)
	}
}

// laySlider lays out the slider over all plies, with a tick for each and a long one for
// those of the player at this side.
func (r *replaying) laySlider(p *ui.Page, box render.Rect) {
	done := r.n
	ahead := float64(r.lap) / float64(max(1, r.laps()))
	if !r.still() {
		ahead = float64(r.lapSeen()) / float64(max(1, r.laps()))
	}
	if ahead >= 1 {
		done, ahead = done+1, 0
	}
	p.Add(ui.Control{
		ID: "slider", Role: ui.RoleSlider, Face: ui.FaceSlider, Label: r.t.say.Say(words.ReplayPlace), Bounds: box,
		Slider: &ui.Slider{
			Value: done, Most: r.all, Ahead: ahead,
			Told:  r.t.spoken(r.status)[0],
			Long:  func(step int) bool { return step < r.all && r.player(step) == r.t.near() },
			Slide: r.goTo,
		},
	})
}

// stepNames is how high the names below the buttons that step are.
const stepNames = 20

// buttonsHigh is how high the buttons are, with their names below them or without.
func buttonsHigh(named bool) float64 {
	if named {
		return render.Touch + stepNames
	}
	return render.Touch
}

// stepButton is a button that steps and its short name.
type stepButton struct {
	ui.Control
	name words.Key
}

// hasLaps reports whether a move of the game may have several laps.
func (r *replaying) hasLaps() bool { return r.t.session.Rules().Board().Laps }

// buttons are those that step: to the ends, by whole moves, by laps where there are
// several, and in the middle the one that lets ply follow ply.
func (r *replaying) buttons() (ends, moves, laps [2]stepButton, play stepButton) {
	say, first, last := r.t.say.Say, r.first(), r.last()
	button := func(id string, label, name words.Key, face ui.Face, icon render.Icon, disabled bool, press func()) stepButton {
		return stepButton{ui.Control{ID: id, Role: ui.RoleButton, Face: face, Label: say(label), Icon: icon, Disabled: disabled, Press: press}, name}
	}
	ends = [2]stepButton{
		button("start", words.ReplayFirst, words.ReplayStart, ui.FaceTool, render.IconFirst, first, func() { r.goTo(0) }),
		button("end", words.ReplayLast, words.ReplayEnd, ui.FaceTool, render.IconLast, last, func() { r.goTo(r.all) }),
	}
	moves = [2]stepButton{
		button(moveID+"back", words.MoveBack, words.ReplayMove, ui.FaceRound, render.IconOff, first, r.by(r.stepMoves, -1)),
		button(moveID+"on", words.MoveOn, words.ReplayMove, ui.FaceRound, render.IconOn, last, r.by(r.stepMoves, 1)),
	}
	laps = [2]stepButton{
		button("lap:back", words.LapBack, words.ReplayLap, ui.FaceTool, render.IconLapBack, first, r.by(r.stepLaps, -1)),
		button("lap:on", words.LapOn, words.ReplayLap, ui.FaceTool, render.IconLapOn, last, r.by(r.stepLaps, 1)),
	}
	play = button("play", words.ReplayPlay, words.ReplayPlay, ui.FaceGo, render.IconPlay, false, r.autoplay)
	if r.autoplays {
		play = button("play", words.ReplayPause, words.ReplayPause, ui.FaceGo, render.IconPause, false, r.autoplay)
	}
	return ends, moves, laps, play
}

// layButtons lays out the buttons in a row.
func (r *replaying) layButtons(p *ui.Page, box render.Rect, named bool) {
	ends, moves, laps, play := r.buttons()
	row := []stepButton{ends[0], moves[0], laps[0], play, laps[1], moves[1], ends[1]}
	if !r.hasLaps() {
		row = []stepButton{ends[0], moves[0], play, moves[1], ends[1]}
	}
	r.layRow(p, box, named, row)
}

// rowsHigh is how high two rows of buttons are.
const rowsHigh = 2*render.Touch + render.TightGap

// layRows lays out the buttons at the bottom of a column: those for whole moves, and below
// them those for laps between those that go to the ends.
func (r *replaying) layRows(p *ui.Page, box render.Rect) {
	ends, moves, laps, play := r.buttons()
	row := []stepButton{ends[0], laps[0], laps[1], ends[1]}
	if !r.hasLaps() {
		row = ends[:]
	}
	bottom := render.Rect{X: box.X, Y: box.Y + box.H - render.Touch, W: box.W, H: render.Touch}
	r.layRow(p, bottom, false, row)
	bottom.Y -= rowsHigh - render.Touch
	r.layRow(p, bottom, false, []stepButton{moves[0], play, moves[1]})
}

// rowWide is how far apart the buttons of a row stand at most.
const rowWide = 92

// layRow lays out buttons side by side in the middle of a box.
func (r *replaying) layRow(p *ui.Page, box render.Rect, named bool, row []stepButton) {
	step := min(rowWide, box.W/float64(len(row)))
	x := box.X + (box.W-step*float64(len(row)))/2
	style := ui.Aligned(ui.SmallStyle(), render.Middle)
	for _, b := range row {
		b.Bounds = render.Rect{X: x + (step-render.Touch)/2, Y: box.Y, W: render.Touch, H: render.Touch}
		p.Add(b.Control)
		if named {
			name := p.Short(r.t.say.Say(b.name), step, style)
			p.Set(ui.Text{Text: name, Style: style, Muted: b.Disabled}, render.Rect{X: x, Y: box.Y + render.Touch + 1, W: step})
		}
		x += step
	}
}

// Page takes the keys that scroll, where plies are stepped through.
func (t *Table) Page(far float64) bool {
	m, ok := t.mode.(stepper)
	if ok {
		m.page(far)
	}
	return ok
}

// Space takes the space bar, which lets ply follow ply.
func (t *Table) Space() bool {
	m, ok := t.mode.(stepper)
	if ok {
		m.autoplay()
	}
	return ok
}
