package lesson

import (
	"slices"
	"strconv"

	"ayoayo/engine"
	"ayoayo/game/ui"
	"ayoayo/game/words"
	"ayoayo/render"
)

// A window below roomyHigh has the words above an upright board only, and no plates; one
// below lowHigh has no plates around a lying board.
const (
	roomyHigh = 700
	lowHigh   = 560
)

// Build lays out the step: what is to be done, the board, what has happened, and the
// buttons; beside each other in a window that lies.
func (s *Scene) Build(p *ui.Page) {
	f := p.Flow(p.Column(render.CardColumn))
	s.head(p, f)
	switch {
	case s.stage == over:
		s.end(p)
	case p.Upright():
		s.upright(p)
	case p.Window.W >= besideWide:
		s.beside(p)
	default:
		s.stacked(p)
	}
}

// head lays out the way out, how far the lesson has come, and in a wide window its title;
// in a small one that stands the buttons, so that the board has the room below. All of it
// stays when the page scrolls.
func (s *Scene) head(p *ui.Page, f *ui.Flow) {
	f.Head(func(f *ui.Flow) {
		box := f.Take(render.Touch)
		p.AddRound(ui.Control{ID: "back", Icon: render.IconClose, Label: s.say.Say(words.Close), Press: s.Back}, box.X, box.Y)
		x, end := box.X+render.Touch+2*render.Gap, box.X+box.W
		line := func(id, text string, x float64, style render.TextStyle, muted bool) float64 {
			w := p.Wide(text, style) + 1
			p.Set(ui.Text{ID: id, Role: ui.RoleText, Text: text, Style: style, Muted: muted}, render.Rect{X: x, Y: box.Y + (box.H-style.LineHeight())/2, W: w})
			return w
		}
		if p.Roomy() {
			x += line("lesson", s.lessonTitle(), x, ui.HeadingStyle(), false) + 4*render.Gap
		}
		place := s.say.Say(words.LessonPlace, min(s.run.At+1, len(s.run.Steps)), len(s.run.Steps))
		if s.short(p) {
			p.Add(ui.Control{ID: "place", Role: ui.RoleText, Label: place, Bounds: render.Rect{X: x, Y: box.Y}})
			end = s.inHead(p, render.Rect{X: x, Y: box.Y, W: end - x, H: box.H}) - render.Gap
		} else {
			end -= p.Wide(place, ui.SmallStyle()) + 1
			line("place", place, end, ui.SmallStyle(), true)
			end -= 2 * render.Gap
		}
		s.progress(p, render.Rect{X: x, Y: box.Y + box.H/2, W: end - x})
	})
	f.Gap(render.Gap)
}

// short reports whether a window that stands is so low that the board needs all the room
// there is.
func (s *Scene) short(p *ui.Page) bool {
	return p.Upright() && p.Window.H < roomyHigh && s.stage != over
}

// inHead lays out the buttons at the end of the head, those that have a sign by that alone,
// and returns where they begin.
func (s *Scene) inHead(p *ui.Page, box render.Rect) float64 {
	x := box.X + box.W
	for _, c := range slices.Backward(s.buttons()) {
		if icon, ok := signOf(c.ID); ok {
			x -= render.Touch
			c.Icon = icon
			p.AddRound(c, x, box.Y)
		} else {
			w := min(p.PillWidth(c.Label), x-box.X)
			x -= w
			c.Bounds = render.Rect{X: x, Y: box.Y, W: w, H: box.H}
			p.AddPill(c)
		}
		x -= render.TightGap
	}
	return x
}

// signOf is the sign of a button by its identity, where it has one.
func signOf(id string) (icon render.Icon, ok bool) {
	switch id {
	case "help":
		return render.IconHint, true
	case "watch":
		return render.IconPlay, true
	case "again":
		return render.IconAgain, true
	}
	return 0, false
}

// How high the marks of the steps are, how far apart, and how wide at least.
const (
	barHigh  = 6
	barGap   = 4
	barLeast = 3
)

// progress lays out a mark for each step: those that are done, the one that is asked, and
// those to come.
func (s *Scene) progress(p *ui.Page, box render.Rect) {
	n := float64(len(s.run.Steps))
	w := (box.W+barGap)/n - barGap
	if w < barLeast {
		return
	}
	for i, step := range s.run.Steps {
		if at := (render.Rect{X: box.X + float64(i)*(w+barGap), Y: box.Y - render.Touch/2, W: w, H: render.Touch}); i < s.run.At && w >= render.Touch {
			name := s.say.Say(words.LessonStep.Of(step.Name))
			p.Add(ui.Control{ID: "step:" + strconv.Itoa(i+1), Role: ui.RoleButton, Label: s.say.Say(words.RulesNumber, i+1, name), Bounds: at, Press: func() { s.goTo(i) }})
		}
		p.Fills = append(p.Fills, ui.Fill{
			Bounds: render.Rect{X: box.X + float64(i)*(w+barGap), Y: box.Y - barHigh/2, W: w, H: barHigh},
			On:     i < s.run.At, Now: i == s.run.At, Fixed: true,
		})
	}
}

// titled is the style of the title of a step: in a small window no larger than that of a
// part of a page.
func titled(p *ui.Page) render.TextStyle {
	switch {
	case p.Roomy():
		return ui.Sized(ui.TitleStyle(), render.LargeTitle)
	case p.Window.H >= roomyHigh:
		return ui.TitleStyle()
	}
	return ui.HeadingStyle()
}

// heading lays out what the step is about or, when it is done, what it brought, with a sign
// and a word that it was right. Where room is short it is there for the ear alone while
// something else is said.
func (s *Scene) heading(p *ui.Page, f *ui.Flow, short bool) {
	style := titled(p)
	title := ui.Text{ID: "title", Role: ui.RoleHeading, Text: s.title(), Style: style}
	switch {
	case short && s.stage != right && (s.news(false) != "" || p.Upright()):
		p.Add(ui.Control{ID: "title", Role: ui.RoleHeading, Label: title.Text, Bounds: f.Rest()})
		return
	case s.stage == right && short:
		box := f.Rest()
		box.X, box.W = box.X+render.IconSize+render.Gap, box.W-render.IconSize-render.Gap
		title.Spoken = words.Glue(". ", s.say.Say(words.LessonRight), title.Text)
		s.sign(p, f, style.LineHeight())
		f.Gap(p.Set(title, box))
	case s.stage == right:
		small := ui.SmallBoldStyle()
		box := f.Rest()
		box.X, box.W = box.X+render.IconSize+render.Gap, box.W-render.IconSize-render.Gap
		s.sign(p, f, small.LineHeight())
		f.Gap(p.Set(ui.Text{ID: "right", Role: ui.RoleText, Text: s.say.Say(words.LessonRight), Style: small}, box))
		f.Set(title)
	default:
		f.Set(title)
	}
	f.Gap(render.Gap / 2)
}

// sign puts the sign of what was right in a line of a height.
func (s *Scene) sign(p *ui.Page, f *ui.Flow, height float64) {
	const size = render.IconSize
	p.Signs = append(p.Signs, ui.Sign{Icon: render.IconDone, Bounds: render.Rect{X: f.X, Y: f.Y + (height-size)/2, W: size, H: size}})
}

// saying is the text that is said in a place, as it is seen and heard.
func (s *Scene) saying(p *ui.Page, f *ui.Flow, id, text, spoken string) {
	if text != "" {
		f.Set(ui.Text{ID: id, Role: ui.RoleText, Text: text, Spoken: spoken, Style: s.body(p)})
	}
}

// body is the style of what is said, a little smaller in a small window.
func (s *Scene) body(p *ui.Page) render.TextStyle {
	if s.short(p) {
		return ui.Sized(ui.TextStyle(), smallText)
	}
	return ui.TextStyle()
}

// smallText is the size of that.
const smallText = 16

// high is how high a text is in a width.
func high(p *ui.Page, text string, style render.TextStyle, width float64) float64 {
	if text == "" {
		return 0
	}
	return float64(len(p.Wrap(text, style, width))) * style.LineHeight()
}

// asked is how high the title and the task of the step are in a width.
func (s *Scene) asked(p *ui.Page, width float64) float64 {
	task := high(p, s.task(), s.body(p), width)
	if s.short(p) {
		return task
	}
	title := s.say.Say(words.LessonStep.Of(s.run.Step().Name))
	return high(p, title, titled(p), width) + render.Gap/2 + task
}

// newsLines is how many lines are kept for what has happened, so that the board seldom
// moves.
const newsLines = 3

// upright lays out a window that stands: the task above the board, what has happened and
// the buttons below it. A low one has what has happened in place of the task.
func (s *Scene) upright(p *ui.Page) {
	col := p.Column(render.FormColumn)
	roomy := !s.short(p)
	if roomy {
		p.Foot(col, render.Touch+4, func(box render.Rect) { s.buttonRow(p, box) })
	}
	top := p.Flow(render.Rect{X: col.X, Y: p.Pane.Y, W: col.W})
	from, news := top.Y, s.news(false)
	s.heading(p, top, !roomy)
	switch {
	case !roomy && news != "":
		s.saying(p, top, "status", news, s.news(true))
	case s.stage != right:
		s.saying(p, top, "task", s.task(), "")
	}
	y := from + max(top.Y-from, s.asked(p, col.W)) + render.Gap
	bottom := p.Pane.Y + p.Pane.H - p.Margin()
	if roomy {
		bottom -= max(newsLines*ui.TextStyle().LineHeight(), high(p, news, ui.TextStyle(), col.W)) + render.Gap
	}
	s.board(p, render.Rect{X: p.Window.X + p.Margin()/2, Y: y, W: p.Window.W - p.Margin(), H: bottom - y}, true, roomy)
	if roomy {
		s.saying(p, p.Flow(render.Rect{X: col.X, Y: p.Bottom + render.Gap, W: col.W}), "status", news, s.news(true))
	}
}

// How wide a window is at least in which words stand beside the board, and the share of
// the width that they have there.
const (
	besideWide  = 640
	besideShare = 0.36
	besideMost  = 380
)

// beside lays out a window that lies: the board, and beside it what is said.
func (s *Scene) beside(p *ui.Page) {
	col := p.Column(render.CardColumn)
	side := render.Rect{W: min(col.W*besideShare, besideMost), Y: p.Pane.Y}
	side.X = col.X + col.W - side.W
	s.board(p, render.Rect{X: col.X, Y: p.Pane.Y, W: side.X - 3*render.Gap - col.X, H: p.Pane.H - p.Margin()/2}, false, p.Window.H >= lowHigh)
	f := p.Flow(side)
	f.Gap(max(0, (p.Pane.H-2*p.Margin()-s.asked(p, side.W)-2*render.Gap-render.Touch)/2))
	s.heading(p, f, p.Window.H < lowHigh)
	text, spoken, id := s.said()
	s.saying(p, f, id, text, spoken)
	f.Gap(2 * render.Gap)
	f.Pills(s.buttons()...)
}

// said is what is said where there is room for one text: what has happened, else what is
// to be done.
func (s *Scene) said() (text, spoken, id string) {
	if news := s.news(false); news != "" {
		return news, s.news(true), "status"
	}
	return s.task(), "", "task"
}

// stacked lays out a window that lies and has no room beside the board.
func (s *Scene) stacked(p *ui.Page) {
	col := p.Column(render.CardColumn)
	f := p.Flow(render.Rect{X: col.X, Y: p.Pane.Y, W: col.W})
	s.heading(p, f, true)
	text, spoken, id := s.said()
	s.saying(p, f, id, text, spoken)
	f.Gap(render.Gap)
	s.board(p, render.Rect{X: col.X, Y: f.Y, W: col.W}, false, false)
	f.Y = p.Bottom + render.Gap
	f.Pills(s.buttons()...)
}

// plateHigh is the height of a line with a name and a score, lowPlate in a small window.
const (
	plateHigh = 34
	lowPlate  = 24
)

// board lays out the board in a part of the window, at least so large that its pits can be
// touched, with the names and the seeds of both above and below it: in a small window in
// low lines, or the names alone beside an upright board that needs the height.
func (s *Scene) board(p *ui.Page, bounds render.Rect, upright, roomy bool) {
	stores := s.run.Rules.Board().Stores
	high := s.plateHeight(bounds, upright, roomy)
	look := p.Look()
	look.Scored = high > 0
	s.view.SetLook(look)
	bounds.Y += high
	bounds.H -= 2 * high
	for bounds.H = max(bounds.H, leastHigh); s.cramped(bounds, upright) && bounds.H < mostHigh; {
		bounds.H += 4
	}
	plank := s.view.Fit(bounds, upright)
	if upright {
		bounds.H = min(bounds.H, plank.H)
	}
	if high == 0 && stores && upright {
		shift := max(0, min(s.namesWide(p)-(plank.X-bounds.X), plank.X-bounds.X))
		bounds.X += 2 * shift
		bounds.W -= 2 * shift
	}
	p.Board(s.view, bounds, upright)
	s.view.SetMarks(s.marks())
	s.pits(p)
	s.crossed(p)
	switch {
	case high > 0:
		s.plates(p, s.view.Bounds(), high, upright)
	case stores && upright:
		s.besideStores(p)
	}
}

// plateHeight is how high the lines with names and seeds are above and below a board in a
// part of the window, 0 where they would leave pits that can't be touched.
func (s *Scene) plateHeight(bounds render.Rect, upright, roomy bool) float64 {
	if !s.run.Rules.Board().Stores {
		return 0
	}
	if roomy {
		return plateHigh
	}
	bounds.H -= 2 * lowPlate
	if bounds.H < leastHigh || s.cramped(bounds, upright) {
		return 0
	}
	return lowPlate
}

// cramped reports whether pits would be too small to touch in a part of the window.
func (s *Scene) cramped(bounds render.Rect, upright bool) bool {
	return s.view.TouchSize(bounds, upright) < render.Touch
}

// namesWide is how much room the names take beside a board.
func (s *Scene) namesWide(p *ui.Page) float64 {
	names := s.names()
	return max(p.Wide(names[0], ui.SmallBoldStyle()), p.Wide(names[1], ui.SmallBoldStyle())) + render.Gap
}

// besideStores writes whose store is whose beside an upright board.
func (s *Scene) besideStores(p *ui.Page) {
	style := ui.SmallBoldStyle()
	for side, name := range s.names() {
		store := s.view.Hollow(engine.StoreOf(engine.Player(side)))
		_, y := store.Center()
		box := render.Rect{X: p.Window.X + p.Margin()/2, Y: y - style.LineHeight()/2}
		box.W = s.view.Bounds().X - box.X
		p.Set(ui.Text{Text: p.Short(name, box.W, style), Style: style}, box)
	}
}

// names are those of both, the learner's first.
func (s *Scene) names() [2]string {
	return [2]string{s.say.Say(words.Name.For(words.VoiceYou)), s.say.Say(words.Teacher)}
}

// crossed puts a cross at the pit of a move that was not asked for.
func (s *Scene) crossed(p *ui.Page) {
	if s.played == engine.NoMove || s.played.IsClaim() || s.good || s.stage == moving {
		return
	}
	pit := s.view.Hollow(s.played.Pit())
	at := render.Rect{X: pit.X + pit.W - crossSize*0.8, Y: pit.Y - crossSize*0.2, W: crossSize, H: crossSize}
	p.Notes = append(p.Notes, ui.Note{Text: cross, Style: ui.BoldStyle(), Bounds: at, Corner: crossSize / 2, Proven: true})
}

// cross is the sign of what was wrong, crossSize how large its disc is.
const (
	cross     = "×"
	crossSize = 24
)

// leastHigh is lower than any board, mostHigh higher than one has to be whose pits can be
// touched.
const (
	leastHigh = 60
	mostHigh  = 700
)

// plates lays out whose side is whose, with the seeds of both: the teacher's above the
// board, the learner's below it, each at the end where the store lies.
func (s *Scene) plates(p *ui.Page, plank render.Rect, high float64, upright bool) {
	names := s.names()
	s.plate(p, render.Rect{X: plank.X, Y: plank.Y - high, W: plank.W, H: high}, names[engine.North], engine.North, !upright)
	s.plate(p, render.Rect{X: plank.X, Y: plank.Y + plank.H, W: plank.W, H: high}, names[engine.South], engine.South, !upright)
}

// plate writes a name and a score in a box: at its two ends or, close together, at the one
// of a side's store on a board that lies.
func (s *Scene) plate(p *ui.Page, box render.Rect, name string, side engine.Player, close bool) {
	named, score := ui.BoldStyle(), ui.Sized(ui.BoldStyle(), scoreSize)
	if box.H < plateHigh {
		named, score = ui.SmallBoldStyle(), ui.BoldStyle()
	}
	held := strconv.Itoa(s.view.Seeds(engine.StoreOf(side)))
	apart := p.Wide(name, named) + 2*render.Gap
	at := render.Rect{X: box.X, W: box.W}
	switch {
	case !close:
		score.Align = render.End
	case side == engine.South:
		named.Align, score.Align = render.End, render.End
		at.W -= apart
	default:
		at.X, at.W = at.X+apart, at.W-apart
	}
	p.Set(ui.Text{Text: name, Style: named}, render.Rect{X: box.X, Y: box.Y + (box.H-named.LineHeight())/2, W: box.W})
	at.Y = box.Y + (box.H-score.LineHeight())/2
	p.Set(ui.Text{Text: held, Style: score}, at)
}

// scoreSize is the size of type of the scores.
const scoreSize = 24

// buttonRow lays out the buttons side by side, each as wide as the others.
func (s *Scene) buttonRow(p *ui.Page, box render.Rect) {
	buttons := s.buttons()
	w := (box.W + render.Gap) / float64(max(1, len(buttons)))
	for i, c := range buttons {
		c.Bounds = render.Rect{X: box.X + float64(i)*w, Y: box.Y, W: w - render.Gap, H: box.H}
		p.AddPill(c)
	}
}

// buttons are what there is to do beside a move.
func (s *Scene) buttons() []ui.Control {
	say := s.say
	switch s.stage {
	case right:
		return []ui.Control{
			{ID: "next", Label: say.Say(words.LessonNext), Face: ui.FacePrimary, Press: s.next},
			{ID: "again", Label: say.Say(words.LessonAgain), Press: s.tryAgain},
		}
	case asking:
	default:
		return nil
	}
	if choices := s.choices(); len(choices) > 0 {
		return choices
	}
	list := []ui.Control{{ID: "help", Label: say.Say(words.LessonHelp), Disabled: s.run.Helps(), Press: s.help}}
	if s.played != engine.NoMove {
		list = append(list, ui.Control{ID: "watch", Label: say.Say(words.LessonWatch, s.move(s.played, false)), Said: say.Say(words.LessonWatch, s.move(s.played, true)), Press: s.watch})
	}
	return list
}

// end lays out what follows the last step.
func (s *Scene) end(p *ui.Page) {
	col := p.Column(render.ListColumn)
	f := p.Flow(render.Rect{X: col.X, Y: p.Pane.Y + max(0, p.Pane.H/2-endHigh), W: col.W})
	s.heading(p, f, false)
	s.saying(p, f, "status", s.task(), "")
	f.Gap(3 * render.Gap)
	f.List(
		ui.Control{ID: "first-game", Label: s.say.Say(words.FirstGame), Face: ui.FacePrimary, Press: func() { s.app.FirstGame(s.run.Game) }},
		ui.Control{ID: "repeat", Label: s.say.Say(words.LessonRepeat), Press: func() { s.goTo(0) }},
	)
	p.First, p.Direct = "first-game", true
}

// endHigh is about half of how high that is.
const endHigh = 140
