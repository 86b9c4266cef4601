package puzzle

import (
	"fmt"
	"strconv"

	"ayoayo/ai/puzzle"
	"ayoayo/engine"
	"ayoayo/game/ui"
	"ayoayo/game/voice"
	"ayoayo/game/words"
	"ayoayo/render"
)

// Build lays out the choice of puzzles, or one of them.
func (s *Scene) Build(p *ui.Page) {
	switch {
	case s.stage == choosing:
		s.buildChoice(p)
	case p.Upright() || p.Window.W < besideWide:
		s.head(p)
		s.upright(p)
	default:
		s.head(p)
		s.beside(p)
	}
}

// buildChoice lays out how puzzles are chosen, and how the player's rating went.
func (s *Scene) buildChoice(p *ui.Page) {
	col := p.Column(render.FormColumn)
	f := p.Flow(col)
	f.Titled(s.say.Say(words.PuzzlesOf, s.say.Say(words.GameName.Of(s.rules.Key()))))
	f.Gap(render.Gap)
	if !s.here {
		s.absent(f)
		return
	}
	list, tried := s.choice()
	p.Foot(col, render.Touch+4, func(box render.Rect) {
		w := (box.W - render.Gap) / 2
		p.AddPill(ui.Control{ID: "today", Label: s.say.Say(words.PuzzleToday), Bounds: render.Rect{X: box.X, Y: box.Y, W: w, H: box.H}, Disabled: len(s.all) == 0, Press: s.today})
		p.AddPill(ui.Control{ID: "next", Label: s.say.Say(words.PuzzleNext), Face: ui.FacePrimary, Bounds: render.Rect{X: box.X + w + render.Gap, Y: box.Y, W: w, H: box.H}, Disabled: len(list) == 0, Press: s.next})
	})
	f.Set(ui.Text{ID: "line", Role: ui.RoleText, Text: s.say.Say(words.PuzzlesLine), Style: ui.TextStyle()})
	f.Gap(render.Gap)
	f.Set(ui.Text{ID: "rating", Role: ui.RoleText, Text: s.say.Say(words.PuzzleRating, s.rating(), int(s.kept.Deviation+0.5)), Style: ui.BoldStyle()})
	if s.kept.Day == s.app.Today() {
		f.Set(ui.Text{ID: "done", Role: ui.RoleText, Text: s.say.Say(words.PuzzleDone), Style: ui.TextStyle()})
	}
	if row := s.days(); row > 0 {
		f.Set(ui.Text{ID: "days", Role: ui.RoleText, Text: s.say.Say(words.PuzzleDays, row), Style: ui.TextStyle(), Muted: true})
	}
	f.Gap(2 * render.Gap)
	f.Questions([]ui.Question{s.hard(), s.themes(s.say.Say(words.PuzzleCount, len(list), tried))})
	s.plot(p, f)
	p.First = "next"
}

// absent says that the puzzles are not here yet, or don't come.
func (s *Scene) absent(f *ui.Flow) {
	if s.fault == nil {
		f.Set(ui.Text{ID: "status", Role: ui.RoleText, Text: s.say.Say(words.PuzzlesFetch), Style: ui.TextStyle()})
		return
	}
	f.Set(ui.Text{ID: "status", Role: ui.RoleText, Text: s.say.Say(words.PuzzlesAbsent), Style: ui.TextStyle()})
	f.Gap(render.Gap)
	f.Pills(ui.Control{ID: "retry", Label: s.say.Say(words.PuzzlesRetry), Press: func() {
		s.fault = nil
		s.screen.Relayout()
	}})
}

// rating is the player's rating as it is told.
func (s *Scene) rating() string { return strconv.Itoa(int(s.kept.Rating + 0.5)) }

// days is for how many days in a row the puzzle of the day was solved, up to today.
func (s *Scene) days() int {
	if s.kept.Day < s.app.Today()-1 {
		return 0
	}
	return s.kept.Row
}

// hard asks how hard puzzles are to be, themes what they are to be about.
func (s *Scene) hard() ui.Question {
	q := ui.Question{ID: "hard", Text: s.say.Say(words.PuzzleHard), Answers: []ui.Answer{
		{ID: "any", Text: s.say.Say(words.PuzzleAny), Chosen: s.by == "", Choose: func() { s.by = ""; s.screen.Relayout() }},
	}}
	for _, by := range []string{easier, like, harder} {
		q.Answers = append(q.Answers, ui.Answer{ID: by, Text: s.say.Say(words.PuzzleBy.Of(by)), Chosen: s.by == by, Choose: func() { s.by = by; s.screen.Relayout() }})
	}
	return q
}

func (s *Scene) themes(note string) ui.Question {
	q := ui.Question{ID: "theme", Text: s.say.Say(words.PuzzleAbout), Note: note, Answers: []ui.Answer{
		{ID: "any", Text: s.say.Say(words.PuzzleAny), Chosen: s.about == "", Choose: func() { s.about = ""; s.screen.Relayout() }},
	}}
	there := map[puzzle.Theme]bool{}
	for i := range s.all {
		for _, t := range s.all[i].Themes {
			there[t] = true
		}
	}
	for _, t := range puzzle.Themes() {
		if there[t] {
			q.Answers = append(q.Answers, ui.Answer{ID: string(t), Text: s.theme(t), Chosen: s.about == t, Choose: func() { s.about = t; s.screen.Relayout() }})
		}
	}
	return q
}

// theme is what a theme is called.
func (s *Scene) theme(t puzzle.Theme) string { return s.say.Say(words.PuzzleThemeOf.Of(string(t))) }

// How high the plot is, how many puzzles it shows, and how wide the column of one is at
// most.
const (
	plotHigh   = 72.0
	plotShown  = 40
	plotColumn = 14.0
)

// plot draws the player's rating after the last puzzles, between the lowest and the highest
// of them; who can't see it hears where it began and where it is.
func (s *Scene) plot(p *ui.Page, f *ui.Flow) {
	list := s.kept.History[max(0, len(s.kept.History)-plotShown):]
	if len(list) == 0 {
		return
	}
	low, high := list[0], list[0]
	for _, r := range list {
		low, high = min(low, r), max(high, r)
	}
	f.Set(ui.Text{ID: "history", Role: ui.RoleHeading, Text: s.say.Say(words.PuzzleHistory), Style: ui.SmallStyle(), Muted: true})
	f.Gap(render.Gap)
	box := f.Take(plotHigh)
	wide := min(plotColumn, box.W/plotShown)
	for i, r := range list {
		h := box.H * (0.2 + 0.8*float64(r-low)/float64(max(high-low, 1)))
		p.Fills = append(p.Fills, ui.Fill{Bounds: render.Rect{X: box.X + float64(i)*wide, Y: box.Y + box.H - h, W: max(1, wide-2), H: h}, On: true})
	}
	p.Rule(render.Rect{X: box.X, Y: box.Y + box.H, W: box.W, H: 1})
	p.Add(ui.Control{ID: "plot", Role: ui.RoleText, Label: fmt.Sprintf("%d – %d", list[0], list[len(list)-1]), Bounds: box})
}

// head lays out the way out and what is solved. It stays when the page scrolls.
func (s *Scene) head(p *ui.Page) {
	p.Flow(p.Column(render.CardColumn)).Head(func(f *ui.Flow) {
		box := f.Take(render.Touch)
		p.AddRound(ui.Control{ID: "back", Icon: render.IconClose, Label: s.say.Say(words.Close), Press: s.Back}, box.X, box.Y)
		x := box.X + render.Touch + 2*render.Gap
		name := s.say.Say(words.PuzzleOne)
		if s.daily {
			name = s.say.Say(words.PuzzleToday)
		}
		first, second := ui.TwoLines(box, ui.BoldStyle(), ui.SmallStyle())
		p.Set(ui.Text{ID: "about", Role: ui.RoleText, Text: name, Style: ui.BoldStyle()}, render.Rect{X: x, Y: first, W: box.X + box.W - x})
		p.Set(ui.Text{ID: "game", Role: ui.RoleText, Text: s.say.Say(words.GameName.Of(s.rules.Key())), Style: ui.SmallStyle(), Muted: true}, render.Rect{X: x, Y: second, W: box.X + box.W - x})
	})
}

// How wide a window is at least in which words stand beside the board, and the share of the
// width that they have there; how high a window is in which there is room for large type;
// and how high the board is at least.
const (
	besideWide  = 640
	besideShare = 0.36
	besideMost  = 380
	roomyHigh   = 700
	leastHigh   = 220
)

// titled is the style of the title, body that of what is said, in a small window small.
func titled(p *ui.Page) render.TextStyle {
	if p.Window.H >= roomyHigh {
		return ui.TitleStyle()
	}
	return ui.BoldStyle()
}

func body(p *ui.Page) render.TextStyle {
	if p.Window.H < roomyHigh {
		return ui.SmallStyle()
	}
	return ui.TextStyle()
}

// high is how high a text is in a width.
func high(p *ui.Page, text string, style render.TextStyle, width float64) float64 {
	return float64(len(p.Wrap(text, style, width))) * style.LineHeight()
}

// upright lays out a window that stands: the board, and below it the words and buttons.
func (s *Scene) upright(p *ui.Page) {
	col := p.Column(render.FormColumn)
	p.Foot(col, render.Touch+4, func(box render.Rect) { s.row(p, box) })
	text, _ := s.said()
	below := high(p, s.title(false), titled(p), col.W) + high(p, text, body(p), col.W) + 2*render.Gap
	if p.Window.H >= roomyHigh { // so that the board seldom moves
		below = max(below, 6*ui.TextStyle().LineHeight())
	}
	s.board(p, render.Rect{X: p.Window.X + p.Margin()/2, Y: p.Pane.Y, W: p.Window.W - p.Margin(), H: max(leastHigh, p.Pane.H-below-render.Gap)}, p.Upright())
	s.words(p, p.Flow(render.Rect{X: col.X, Y: p.Bottom + render.Gap, W: col.W}))
}

// beside lays out a window that lies: the board, and beside it the words and buttons.
func (s *Scene) beside(p *ui.Page) {
	col := p.Column(render.CardColumn)
	side := render.Rect{W: min(col.W*besideShare, besideMost), Y: p.Pane.Y}
	side.X = col.X + col.W - side.W
	s.board(p, render.Rect{X: col.X, Y: p.Pane.Y, W: side.X - 3*render.Gap - col.X, H: p.Pane.H - p.Margin()/2}, false)
	f := p.Flow(side)
	if p.Roomy() {
		f.Gap(p.Pane.H / 5)
	}
	s.words(p, f)
	f.Gap(2 * render.Gap)
	s.row(p, f.Take(render.Touch))
}

// words lays out the title, with a sign that it was right, and what is said.
func (s *Scene) words(p *ui.Page, f *ui.Flow) {
	style, box := titled(p), f.Rest()
	if s.stage == solved {
		p.Signs = append(p.Signs, ui.Sign{Icon: render.IconDone, Bounds: render.Rect{X: box.X, Y: box.Y + (style.LineHeight()-render.IconSize)/2, W: render.IconSize, H: render.IconSize}})
		box.X, box.W = box.X+render.IconSize+render.Gap, box.W-render.IconSize-render.Gap
	}
	f.Gap(p.Set(ui.Text{ID: "title", Role: ui.RoleHeading, Text: s.title(false), Spoken: s.title(true), Style: style}, box))
	f.Gap(render.Gap / 2)
	text, spoken := s.said()
	f.Set(ui.Text{ID: "status", Role: ui.RoleText, Text: text, Spoken: spoken, Style: body(p)})
}

// row lays out the buttons side by side.
func (s *Scene) row(p *ui.Page, box render.Rect) {
	var list []ui.Control
	switch {
	case s.stage == solved:
		list = []ui.Control{
			{ID: "again", Label: s.say.Say(words.PuzzleAgain), Press: s.again},
			{ID: "next", Label: s.say.Say(words.PuzzleNext), Face: ui.FacePrimary, Press: s.next},
		}
		p.First, p.Direct = "next", true
	case s.pit != engine.NoPit:
		list = s.ways()
	case s.stage == asking:
		list = []ui.Control{{ID: "show", Label: s.say.Say(words.PuzzleShow), Press: s.show}}
	}
	w := (box.W + render.Gap) / float64(max(2, len(list)))
	for i, c := range list {
		c.Bounds = render.Rect{X: box.X + float64(i)*w, Y: box.Y, W: w - render.Gap, H: box.H}
		p.AddPill(c)
	}
}

// board lays out the board in a part of the window, at least so large that its pits can be
// touched.
func (s *Scene) board(p *ui.Page, bounds render.Rect, upright bool) {
	s.view.SetLook(p.Look())
	for s.view.TouchSize(bounds, upright) < render.Touch && bounds.H < 700 {
		bounds.H += 4
	}
	if upright {
		bounds.H = min(bounds.H, s.view.Fit(bounds, upright).H)
	}
	p.Board(s.view, bounds, upright)
	s.view.SetMarks(s.marks())
	s.pits(p)
	if s.stage == asking && s.played != engine.NoMove && !s.good { // what was tried
		pit := s.view.Hollow(s.played.Pit())
		const size = 24
		p.Notes = append(p.Notes, ui.Note{Text: "×", Style: ui.BoldStyle(), Corner: size / 2, Proven: true, Bounds: render.Rect{X: pit.X + pit.W - size*0.8, Y: pit.Y - size*0.2, W: size, H: size}})
	}
}

// move is what a move is called.
func (s *Scene) move(m engine.Move, aloud bool) string {
	if aloud {
		return voice.HeardMove(s.say, s.rules, m, engine.South)
	}
	return voice.Move(s.say, s.rules, m, engine.South)
}

// title is what is asked for or, when it is solved, what was right.
func (s *Scene) title(aloud bool) string {
	switch {
	case s.stage == solved && s.now.Goal == puzzle.Saves:
		return s.say.Say(words.PuzzleOnlySaves, s.move(s.now.Line[0], aloud))
	case s.stage == solved:
		return s.say.Say(words.PuzzleOnly, s.move(s.now.Line[0], aloud))
	case s.now.Goal == puzzle.Saves:
		return s.say.Say(words.PuzzleSaves)
	case s.rules.Board().Rounds:
		return s.say.Say(words.PuzzleRound)
	}
	return s.say.Say(words.PuzzleWins)
}

// task is what is asked for and how to answer, for the ear.
func (s *Scene) task() string {
	return words.Glue(" ", s.title(true), s.say.Say(words.PuzzleTouch))
}

// said is what is said below the title, for eye and ear.
func (s *Scene) said() (text, spoken string) {
	switch {
	case s.stage == solved:
		return s.story(), ""
	case s.stage == asking && s.reply == engine.NoMove && s.played == engine.NoMove:
		return s.say.Say(words.PuzzleTouch), ""
	}
	return s.news(false), s.news(true)
}

// news says what the last move has brought.
func (s *Scene) news(aloud bool) string {
	if s.stage == moving || s.stage == answering {
		return ""
	}
	if s.good {
		if s.reply == engine.NoMove {
			return s.say.Say(words.PuzzleTouch)
		}
		return s.say.Say(words.PuzzleOn, s.move(s.reply, aloud))
	}
	told := []string{s.say.Say(words.PuzzleNot, s.move(s.played, aloud))}
	if s.reply != engine.NoMove {
		if taken, _ := s.replied.Captures(engine.North); taken > 0 {
			told = append(told, s.say.Say(words.PuzzleAnswerTakes, taken, s.move(s.reply, aloud)))
		} else {
			told = append(told, s.say.Say(words.PuzzleAnswer, s.move(s.reply, aloud)))
		}
	}
	return words.Glue(" ", append(told, s.say.Say(words.PuzzleBack))...)
}

// story says what the puzzle was about, and what it has done to the rating.
func (s *Scene) story() string {
	var names []string
	for _, t := range s.now.Themes {
		names = append(names, s.theme(t))
	}
	told := []string{s.say.Say(words.PuzzleProven)}
	if len(names) > 0 {
		told = append(told, s.say.Say(words.PuzzleTheme, words.Glue("; ", names...)))
	}
	if s.counted {
		sign := "+"
		if s.gain < 0 {
			sign = "−"
		}
		told = append(told, s.say.Say(words.PuzzleGain, s.rating(), sign+strconv.Itoa(max(s.gain, -s.gain)), strconv.Itoa(s.now.Rating)))
	} else {
		told = append(told, s.say.Say(words.PuzzleKept, s.rating(), strconv.Itoa(s.now.Rating)))
	}
	return words.Glue(" ", told...)
}
