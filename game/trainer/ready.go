package trainer

import (
	"strconv"

	"ayoayo/game/ui"
	"ayoayo/game/words"
	"ayoayo/render"
)

// buildReady lays out what is before and after a round: how it went, how hard the next one
// is to be, and how the last ones went.
func (s *Scene) buildReady(p *ui.Page) {
	col := p.Column(render.FormColumn)
	f := p.Flow(col)
	f.Titled(s.say.Say(words.CountingOf, s.game()))
	p.Foot(col, render.Touch+4, func(box render.Rect) {
		p.AddPill(ui.Control{ID: "begin", Label: s.say.Say(words.CountingBegin, perRound), Face: ui.FacePrimary, Bounds: box, Press: s.begin})
	})
	f.Gap(render.Gap)
	if s.finished {
		f.Set(ui.Text{ID: "result", Role: ui.RoleText, Text: s.result(), Style: ui.HeadingStyle()})
		if text := s.outlook(); text != "" {
			f.Set(ui.Text{ID: "outlook", Role: ui.RoleText, Text: text, Style: ui.TextStyle()})
		}
	} else {
		f.Set(ui.Text{ID: "line", Role: ui.RoleText, Text: s.say.Say(words.CountingLine), Style: ui.TextStyle()})
	}
	if text := s.streak(); text != "" {
		f.Set(ui.Text{ID: "streak", Role: ui.RoleText, Text: text, Style: ui.TextStyle(), Muted: true})
	}
	if n := s.dueToday(); n > 0 {
		f.Set(ui.Text{ID: "due", Role: ui.RoleText, Text: s.say.Say(words.CountingDue, n), Style: ui.TextStyle()})
	}
	f.Gap(2 * render.Gap)
	f.Questions(s.questions())
	s.plot(p, f)
	p.First = "begin"
}

// streak says how many were right in a row, "" for none.
func (s *Scene) streak() string {
	switch {
	case s.kept.Best == 0:
		return ""
	case s.kept.Row == s.kept.Best:
		return s.say.Say(words.CountingRow, s.kept.Row)
	}
	return s.say.Say(words.CountingBest, s.kept.Row, s.kept.Best)
}

// dueToday is how many missed questions are asked again today.
func (s *Scene) dueToday() int {
	n := 0
	for _, m := range s.kept.Missed {
		if s.isDue(m) {
			n++
		}
	}
	return n
}

// questions ask how hard the questions are to be, and whether there is a limit of time.
func (s *Scene) questions() []ui.Question {
	hard := ui.Question{ID: "step", Text: s.say.Say(words.CountingHard)}
	for i, step := range s.steps {
		hard.Answers = append(hard.Answers, ui.Answer{ID: strconv.Itoa(i), Text: s.stepName(step), Chosen: i == s.kept.Step, Choose: func() {
			s.moved = 0
			s.setStep(i)
		}})
	}
	return []ui.Question{hard, {ID: "clock", Text: s.say.Say(words.CountingClock), Answers: []ui.Answer{
		{ID: "free", Text: s.say.Say(words.CountingFree), Chosen: !s.kept.Timed, Choose: func() { s.setTimed(false) }},
		{ID: "timed", Text: s.say.Say(words.CountingTimed), Chosen: s.kept.Timed, Choose: func() { s.setTimed(true) }},
	}}}
}

// How high the plot is, how many rounds it shows, and how wide the column of one is at most.
const (
	plotHigh   = 72.0
	plotRounds = 20
	plotColumn = 28.0
)

// plot draws how many were right in the last rounds; who can't see it hears them.
func (s *Scene) plot(p *ui.Page, f *ui.Flow) {
	rounds := s.kept.Rounds[max(0, len(s.kept.Rounds)-plotRounds):]
	if len(rounds) == 0 {
		return
	}
	f.Set(ui.Text{ID: "rounds", Role: ui.RoleHeading, Text: s.say.Say(words.CountingRounds), Style: ui.SmallStyle(), Muted: true})
	f.Gap(render.Gap)
	box := f.Take(plotHigh)
	wide := min(plotColumn, box.W/plotRounds)
	var heard []string
	for i, r := range rounds {
		x := box.X + float64(i)*wide
		high := box.H * min(1, float64(max(r.Right, 0))/float64(max(r.Asked, 1)))
		p.Fills = append(p.Fills,
			ui.Fill{Bounds: render.Rect{X: x, Y: box.Y, W: wide - 4, H: box.H}},
			ui.Fill{Bounds: render.Rect{X: x, Y: box.Y + box.H - high, W: wide - 4, H: max(1, high)}, On: true})
		step := s.steps[min(max(r.Step, 0), len(s.steps)-1)]
		heard = append(heard, s.say.Say(words.CountingRound, s.stepName(step), r.Right, r.Asked))
	}
	p.Rule(render.Rect{X: box.X, Y: box.Y + box.H, W: box.W, H: 1})
	p.Add(ui.Control{ID: "plot", Role: ui.RoleText, Label: words.Join(heard...), Bounds: box})
}
