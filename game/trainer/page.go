package trainer

import (
	"strconv"

	"ayoayo/engine"
	"ayoayo/game/ui"
	"ayoayo/game/voice"
	"ayoayo/game/words"
	"ayoayo/render"
)

// Build lays out the round, or what is before and after it.
func (s *Scene) Build(p *ui.Page) {
	if s.stage == ready {
		s.buildReady(p)
		return
	}
	f := p.Flow(p.Column(render.CardColumn))
	s.head(p, f)
	switch {
	case s.stage == waiting:
		f.Gap(3 * render.Gap)
		f.Set(ui.Text{ID: "status", Role: ui.RoleText, Text: s.say.Say(words.CountingWait), Style: ui.TextStyle()})
	case p.Upright() || p.Window.W < besideWide:
		s.upright(p)
	default:
		s.beside(p)
	}
}

// head lays out the way out, what is counted and how hard it is, and how the round goes.
// All of it stays when the page scrolls.
func (s *Scene) head(p *ui.Page, f *ui.Flow) {
	f.Head(func(f *ui.Flow) {
		box := f.Take(render.Touch)
		p.AddRound(ui.Control{ID: "back", Icon: render.IconClose, Label: s.say.Say(words.Close), Press: s.Back}, box.X, box.Y)
		small := ui.SmallStyle()
		lines := []string{s.say.Say(words.CountingPlace, min(s.asked+1, perRound), perRound), s.say.Say(words.CountingRight, s.right)}
		if s.stage >= told {
			lines[0] = s.say.Say(words.CountingPlace, s.asked, perRound)
		}
		if s.kept.Timed && (s.stage == pointing || s.stage == taking) {
			lines[1] = s.say.Say(words.CountingLeft, s.seconds())
		}
		w := max(p.Wide(lines[0], small), p.Wide(lines[1], small)) + 1
		first, second := ui.TwoLines(box, ui.BoldStyle(), small)
		for i, y := range []float64{first, second} {
			p.Set(ui.Text{ID: []string{"place", "score"}[i], Role: ui.RoleText, Text: lines[i], Style: ui.Aligned(small, render.End), Muted: true}, render.Rect{X: box.X + box.W - w, Y: y, W: w})
		}
		x := box.X + render.Touch + 2*render.Gap
		room := box.X + box.W - w - render.Gap - x
		p.Set(ui.Text{ID: "about", Role: ui.RoleText, Text: p.Short(s.game(), room, ui.BoldStyle()), Style: ui.BoldStyle()}, render.Rect{X: x, Y: first, W: room})
		p.Set(ui.Text{ID: "step", Role: ui.RoleText, Text: s.stepName(s.steps[s.kept.Step]), Style: small, Muted: true}, render.Rect{X: x, Y: second, W: room})
	})
}

// How wide a window is at least in which words stand beside the board, and the share of
// the width that they have there, in what bounds.
const (
	besideWide  = 640
	besideShare = 0.4
	besideMost  = 400
	besideLeast = 200
)

// titled is the style of the question: in a small window that of text.
func titled(p *ui.Page) render.TextStyle {
	switch {
	case p.Roomy():
		return ui.TitleStyle()
	case p.Window.H >= roomyHigh:
		return ui.HeadingStyle()
	}
	return ui.BoldStyle()
}

// body is the style of what is said of the whole move: small where the window is low.
func body(p *ui.Page) render.TextStyle {
	if p.Window.H < lowHigh {
		return ui.SmallStyle()
	}
	return ui.TextStyle()
}

// roomyHigh is the height of a window in which there is room for large type, and one below
// lowHigh has room for little.
const (
	roomyHigh = 700
	lowHigh   = 480
)

// upright lays out a window that stands: the question above the board, below it how to
// answer or what came of it.
func (s *Scene) upright(p *ui.Page) {
	col := p.Column(render.FormColumn)
	if s.stage >= told {
		p.Foot(col, render.Touch+4, func(box render.Rect) { s.buttons(p, box) })
	}
	top := p.Flow(render.Rect{X: col.X, Y: p.Pane.Y, W: col.W})
	s.title(p, top)
	top.Gap(render.Gap)
	bottom := p.Pane.Y + p.Pane.H - p.Margin()/2
	least := leastHigh
	if s.stage == pointing {
		least = pitsHigh
	}
	room := max(bottom-top.Y-s.below(p, col.W)-render.Gap, least)
	s.board(p, render.Rect{X: p.Window.X + p.Margin()/2, Y: top.Y, W: p.Window.W - p.Margin(), H: room}, p.Upright())
	f := p.Flow(render.Rect{X: col.X, Y: p.Bottom + render.Gap, W: col.W})
	s.answers(p, f, s.rows(bottom-f.Y-s.sums(p, col.W)))
}

// beside lays out a window that lies: the board, and beside it the words.
func (s *Scene) beside(p *ui.Page) {
	col := p.Column(render.CardColumn)
	side := render.Rect{W: min(col.W*besideShare, besideMost), Y: p.Pane.Y}
	board := render.Rect{X: col.X, Y: p.Pane.Y, W: col.W - side.W - 3*render.Gap, H: p.Pane.H - p.Margin()/2}
	for s.stage == pointing && s.view.TouchSize(board, false) < render.Touch && side.W > besideLeast {
		side.W, board.W = side.W-render.TightGap, board.W+render.TightGap
	}
	side.X = col.X + col.W - side.W
	s.board(p, board, false)
	f := p.Flow(side)
	foot := 0.0
	if s.stage >= told {
		foot = render.Touch + 2*render.Gap
	} else if p.Roomy() {
		f.Gap(p.Pane.H / 6)
	}
	s.title(p, f)
	f.Gap(render.Gap)
	bottom := p.Pane.Y + p.Pane.H - p.Margin()/2 - foot
	s.answers(p, f, s.rows(bottom-f.Y-s.sums(p, side.W)))
	if foot > 0 {
		s.buttons(p, render.Rect{X: side.X, Y: max(bottom+render.Gap, f.Y+render.Gap), W: side.W, H: render.Touch})
	}
}

// title lays out the question, or what came of the answer in its place.
func (s *Scene) title(p *ui.Page, f *ui.Flow) {
	style := titled(p)
	if s.stage < told {
		f.Set(ui.Text{ID: "title", Role: ui.RoleHeading, Text: s.asks(false), Spoken: s.asks(true), Style: style})
		return
	}
	box := f.Rest()
	icon := render.IconClose
	if s.answer.right {
		icon = render.IconDone
	}
	p.Signs = append(p.Signs, ui.Sign{Icon: icon, Bounds: render.Rect{X: box.X, Y: box.Y + (style.LineHeight()-render.IconSize)/2, W: render.IconSize, H: render.IconSize}})
	box.X, box.W = box.X+render.IconSize+render.Gap, box.W-render.IconSize-render.Gap
	f.Gap(p.Set(ui.Text{ID: "title", Role: ui.RoleHeading, Text: s.verdict(false), Spoken: s.verdict(true), Style: style}, box))
}

// The heights of a board on which no pit is touched, of one whose pits can be, and of the
// row of a lap; and how many laps are listed at most.
const (
	leastHigh = 220.0
	pitsHigh  = 300.0
	lapHigh   = render.Touch
	mostLaps  = 5
)

// high is how high a text is in a width.
func high(p *ui.Page, text string, style render.TextStyle, width float64) float64 {
	return float64(len(p.Wrap(text, style, width))) * style.LineHeight()
}

// below is how much room what is below the board of a window that stands needs.
func (s *Scene) below(p *ui.Page, width float64) float64 {
	if s.stage < told {
		hint := high(p, s.hint(false), ui.TextStyle(), width)
		if s.stage == pointing && p.Window.H < roomyHigh {
			return hint
		}
		a := abreast(width)
		return hint + render.Gap + float64((numbersShown+a)/a)*(render.Touch+render.TightGap)
	}
	rows := 4
	if p.Window.H < roomyHigh {
		rows = 1
	}
	h := s.sums(p, width) + float64(min(len(s.laps), rows))*lapHigh
	if len(s.laps) > rows {
		h += render.Touch + render.Gap
	}
	return h
}

// rows is how many laps are listed in a height: all of them or, with buttons that show the
// others, some.
func (s *Scene) rows(height float64) int {
	if n := len(s.laps); n <= mostLaps && float64(n)*lapHigh <= height {
		return n
	}
	return max(1, min(mostLaps, int((height-render.Touch-render.Gap)/lapHigh)))
}

// sums is how high what is said of the whole move is.
func (s *Scene) sums(p *ui.Page, width float64) float64 {
	if s.stage < told {
		return 0
	}
	return high(p, s.sum(false), body(p), width) + render.Gap
}

// answers lays out how to answer or, in no more than so many rows, what the move does.
func (s *Scene) answers(p *ui.Page, f *ui.Flow, rows int) {
	if s.stage < told {
		f.Set(ui.Text{ID: "status", Role: ui.RoleText, Text: s.hint(false), Spoken: s.hint(true), Style: ui.TextStyle()})
		if s.stage == taking {
			f.Gap(render.Gap)
			s.numbers(p, f)
		}
		return
	}
	s.listed = rows
	s.first = min(s.first, max(0, len(s.laps)-rows))
	for i := s.first; i < min(len(s.laps), s.first+rows); i++ {
		s.lapRow(p, f.Take(lapHigh), i)
	}
	if len(s.laps) > rows {
		f.Pills(
			ui.Control{ID: "earlier", Label: s.say.Say(words.CountingEarlier), Disabled: s.first == 0, Press: func() { s.turn(-s.listed) }},
			ui.Control{ID: "later", Label: s.say.Say(words.CountingLater), Disabled: s.first+rows >= len(s.laps), Press: func() { s.turn(s.listed) }},
		)
		f.Gap(render.Gap)
	}
	f.Set(ui.Text{ID: "status", Role: ui.RoleText, Text: s.sum(false), Spoken: s.sum(true), Style: body(p)})
}

// turn shows other laps.
func (s *Scene) turn(by int) {
	s.first = min(max(s.first+by, 0), max(0, len(s.laps)-s.listed))
	s.screen.Relayout()
	lap, held := s.lap(s.laps[s.first], true)
	s.screen.Host.Announce(words.Join(s.say.Say(words.LapOf, s.first+1, len(s.laps)), lap, held))
}

// lapRow lays out a lap: its number, what it does, and what lay where it ended. Touched,
// it is shown alone.
func (s *Scene) lapRow(p *ui.Page, box render.Rect, i int) {
	told, held := s.lap(s.laps[i], false)
	heard, heldToo := s.lap(s.laps[i], true)
	p.Add(ui.Control{
		ID: "lap:" + strconv.Itoa(i+1), Role: ui.RoleButton, Face: ui.FaceBare, Label: words.Join(strconv.Itoa(i+1), told, held),
		Said: words.Join(s.say.Say(words.LapOf, i+1, len(s.laps)), heard, heldToo), Bounds: box, Press: func() { s.watch(i, i+1) },
	})
	style, small := ui.TextStyle(), ui.SmallStyle()
	w := p.Wide(held, small) + 1
	room := box.W - numberWide - w - render.Gap
	if p.Wide(told, style) > room {
		style = small // and, if need be, two lines of it
	}
	p.Set(ui.Text{Text: strconv.Itoa(i + 1), Style: ui.BoldStyle()}, render.Rect{X: box.X, Y: box.Y + (box.H-ui.BoldStyle().LineHeight())/2, W: numberWide})
	p.Set(ui.Text{Text: told, Style: style}, render.Rect{X: box.X + numberWide, Y: box.Y + (box.H-high(p, told, style, room))/2, W: room})
	p.Set(ui.Text{Text: held, Style: ui.Aligned(small, render.End), Muted: true}, render.Rect{X: box.X + box.W - w, Y: box.Y + (box.H-small.LineHeight())/2, W: w})
}

// numberWide is the room for the number of a lap.
const numberWide = 32

// buttons are what there is to do after the answer.
func (s *Scene) buttons(p *ui.Page, box render.Rect) {
	w := (box.W - render.Gap) / 2
	p.AddPill(ui.Control{ID: "watch", Label: s.say.Say(words.CountingWatch), Bounds: render.Rect{X: box.X, Y: box.Y, W: w, H: box.H}, Press: func() { s.watch(0, len(s.laps)) }})
	p.AddPill(ui.Control{ID: "next", Label: s.say.Say(words.CountingNext), Face: ui.FacePrimary, Bounds: render.Rect{X: box.X + w + render.Gap, Y: box.Y, W: w, H: box.H}, Press: s.next})
	p.First, p.Direct = "next", true
}

// numbersShown is how many numbers there are to choose from at once.
const numbersShown = 13

// mostTaken is the largest number that there is.
func (s *Scene) mostTaken() int { return s.rules.Board().Seeds() }

// abreast is how many numbers stand beside each other in a width.
func abreast(width float64) int {
	return max(1, int((width+render.TightGap)/(render.Touch+render.TightGap)))
}

// numbers lays out the numbers to choose from, and a button for larger ones.
func (s *Scene) numbers(p *ui.Page, f *ui.Flow) {
	group := ui.Group{ID: "takes", Kind: ui.GroupTools, Label: s.hint(true)}
	var list []ui.Control
	for n := s.page; n < s.page+numbersShown && n <= s.mostTaken(); n++ {
		list = append(list, ui.Control{ID: numberID(n), Label: strconv.Itoa(n), Short: strconv.Itoa(n), Group: group, Press: func() { s.take(n) }})
	}
	list = append(list, ui.Control{ID: "more", Label: s.say.Say(words.CountingMore), Short: "…", Group: group, Press: s.more})
	a := abreast(f.Width)
	var box render.Rect
	for i, c := range list {
		if i%a == 0 {
			box = f.Take(render.Touch + render.TightGap)
		}
		c.Bounds = render.Rect{X: box.X + float64(i%a)*(render.Touch+render.TightGap), Y: box.Y, W: render.Touch, H: render.Touch}
		p.AddPill(c)
	}
	p.First, p.Direct = numberID(s.page), true
}

// more shows larger numbers, after the largest the smallest.
func (s *Scene) more() {
	if s.page += numbersShown; s.page > s.mostTaken() {
		s.page = 0
	}
	s.screen.Relayout()
}

// board lays out the board in a part of the window.
func (s *Scene) board(p *ui.Page, bounds render.Rect, upright bool) {
	s.view.SetLook(p.Look())
	if s.stage == pointing {
		for s.view.TouchSize(bounds, upright) < render.Touch && bounds.H < 700 {
			bounds.H += 4
		}
	}
	if upright {
		bounds.H = min(bounds.H, s.view.Fit(bounds, upright).H)
	}
	p.Board(s.view, bounds, upright)
	s.view.SetMarks(s.marks())
	s.pits(p)
	s.badges(p)
}

// pits puts the pits and stores of the board on the page.
func (s *Scene) pits(p *ui.Page) {
	b, pos := s.rules.Board(), s.question.Position
	for _, pit := range b.Pits() {
		c := ui.Control{
			ID: ui.PitID(s.rules.PitName(pit)), Role: ui.RoleButton, Bounds: s.view.PitBounds(pit), Disabled: s.stage != pointing,
			Label: voice.PitLabel(s.say, s.rules, s.players(), pit, pos.Owner(pit), s.view.Seeds(pit)),
			Group: ui.Row(pit.Row(), voice.Row(s.say, b, s.players(), pit.Row())), Press: func() { s.point(pit) },
		}
		if s.stage != pointing {
			c.Press = nil // and the keys go on from what there is to choose
		}
		p.Add(c)
	}
	if s.stage == pointing {
		p.First, p.Direct = ui.PitID(s.rules.PitName(s.question.Move.Pit())), true
	}
	if !b.Stores {
		return
	}
	for _, side := range []engine.Player{engine.South, engine.North} {
		store := engine.StoreOf(side)
		c := ui.Control{ID: ui.StoreID(side.String()), Role: ui.RoleText, Bounds: s.view.PitBounds(store), Label: voice.StoreLabel(s.say, s.players(), side, s.view.Seeds(store))}
		if b.SownStores && side == engine.South && s.stage == pointing {
			c.Role, c.Press = ui.RoleButton, func() { s.point(store) }
		}
		p.Add(c)
	}
}

// pitOf is the pit of a control, NoPit for another control.
func (s *Scene) pitOf(id string) engine.Pit {
	for _, pit := range s.rules.Board().Pits() {
		if ui.PitID(s.rules.PitName(pit)) == id {
			return pit
		}
	}
	return engine.NoPit
}

// marks are what the board shows beside its seeds: the pit that is played and, when it was
// found or told, where the move ends.
func (s *Scene) marks() render.Marks {
	marks := render.NoMarks()
	marks.Letters = true // since the sentences name pits
	if s.screen.Keyed() {
		marks.Focus = s.pitOf(s.screen.Focus())
	}
	marks.LastFrom = s.question.Move.Pit()
	if s.stage >= taking && !s.question.End.IsStore() {
		marks.LastTo = s.question.End
	}
	return marks
}

// badgeSize is how large the disc of a lap's number is.
const badgeSize = 24

// badges puts the numbers of the laps that are listed at the pits in which they end, and a
// cross at a pit that was touched and is not the end.
func (s *Scene) badges(p *ui.Page) {
	if s.stage != told {
		return
	}
	note := func(at engine.Pit, text string, best bool) {
		pit := s.view.Hollow(at)
		box := render.Rect{X: pit.X + pit.W - badgeSize*0.8, Y: pit.Y - badgeSize*0.2, W: badgeSize, H: badgeSize}
		if best { // left of the cross, however small the pit is
			box.X = min(pit.X-badgeSize*0.2, box.X-badgeSize-1)
		}
		style := ui.BoldStyle()
		if best {
			style = ui.SmallBoldStyle()
		}
		p.Notes = append(p.Notes, ui.Note{Text: text, Style: style, Bounds: box, Corner: badgeSize / 2, Best: best, Proven: true})
	}
	ends := map[engine.Pit]bool{}
	for i := len(s.laps) - 1; i >= max(0, len(s.laps)-badgesShown); i-- {
		if at := s.laps[i].End; !ends[at] && !at.IsStore() {
			ends[at] = true
			note(at, strconv.Itoa(i+1), true)
		}
	}
	if s.pit != engine.NoPit && s.pit != s.question.End && !s.pit.IsStore() {
		note(s.pit, "×", false)
	}
}

// badgesShown is how many laps are marked on the board at most: the last ones.
const badgesShown = 5
