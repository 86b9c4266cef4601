package game

import (
	"strconv"

	"ayoayo/engine"
	"ayoayo/game/picture"
	"ayoayo/game/rulebook"
	"ayoayo/game/ui"
	"ayoayo/game/words"
	"ayoayo/render"
)

// finder is the scene with the few questions that lead from the game somebody
// grew up with to a rule-set.
type finder struct {
	app *App
	// asked are the questions so far, the present one last.
	asked []*rulebook.Question
	// found is the rule-set that the answers lead to, nil while there are
	// questions.
	found *engine.Rules
	views []*render.BoardView
}

func newFinder(a *App) *finder {
	return &finder{app: a, asked: []*rulebook.Question{rulebook.Finder()}}
}

// Back goes to the question before, or leaves.
func (f *finder) Back() {
	switch {
	case f.found != nil:
		f.found = nil
	case len(f.asked) > 1:
		f.asked = f.asked[:len(f.asked)-1]
	default:
		f.app.Pop()
		return
	}
	f.views = nil
	f.app.Relayout()
}

func (f *finder) Build(p *ui.Page) {
	a := f.app
	down := p.Flow(p.Column(render.CardColumn))
	down.Titled(a.say.Say(words.Find))
	down.Gap(2 * render.Gap)
	if f.found != nil {
		f.answer(p, down.Rest())
		return
	}
	q := f.asked[len(f.asked)-1]
	down.Set(ui.Text{ID: "question", Role: ui.RoleText, Text: a.say.Say(q.Text), Style: ui.BoldStyle()})
	down.Gap(2 * render.Gap)
	f.choices(p, q, down.Rest())
}

// choices lays out the answers of a question as cards with pictures.
func (f *finder) choices(p *ui.Page, q *rulebook.Question, box render.Rect) {
	columns := max(1, min(len(q.Answers), 3, int((box.W+cardGap)/(cardLeast+cardGap))))
	w := (box.W - float64(columns-1)*cardGap) / float64(columns)
	y, tallest := box.Y, 0.0
	var row []int
	for i, answer := range q.Answers {
		card := render.Rect{X: box.X + float64(i%columns)*(w+cardGap), Y: y, W: w}
		row = append(row, len(p.Controls))
		tallest = max(tallest, f.card(p, answer, i, card))
		if i%columns == columns-1 {
			p.Even(row, tallest)
			y += tallest + cardGap
			row, tallest = nil, 0
		}
	}
	p.Even(row, tallest)
}

// card lays out an answer and returns its height.
func (f *finder) card(p *ui.Page, answer rulebook.Answer, n int, box render.Rect) float64 {
	a := f.app
	pad := 2 * render.Gap
	text := a.say.Say(answer.Text)
	p.Add(ui.Control{
		ID: "answer:" + strconv.Itoa(n), Role: ui.RoleButton, Label: text, Face: ui.FaceCard, Bounds: box,
		Press: func() { f.choose(answer) },
	})
	down := p.Flow(render.Rect{X: box.X + pad, Y: box.Y + pad, W: box.W - 2*pad})
	if e, err := answer.Example(); err == nil {
		for len(f.views) <= n {
			f.views = append(f.views, nil)
		}
		f.views[n] = picture.Move(p, f.views[n], e.Rules, e.Position, e.Move, down.Take(down.Width/picture.ShapeOf(e.Rules.Board())))
		down.Gap(render.Gap)
	}
	down.Set(ui.Text{Text: text, Style: ui.TextStyle()})
	return down.Y + pad - box.Y
}

// choose takes an answer.
func (f *finder) choose(answer rulebook.Answer) {
	f.views = nil
	if answer.Next != nil {
		f.asked = append(f.asked, answer.Next)
		return
	}
	if r, err := engine.ParseRules(answer.Rules); err == nil {
		f.found = r
	}
}

// answer lays out the game that was found.
func (f *finder) answer(p *ui.Page, box render.Rect) {
	a, r := f.app, f.found
	name := a.say.Say(words.GameName.Of(r.Key()))
	box.W = min(box.W, render.TextColumn)
	down := p.Flow(box)
	line := func(id, text string, style render.TextStyle, muted bool) {
		down.Set(ui.Text{ID: id, Role: ui.RoleText, Text: text, Style: style, Muted: muted})
	}
	line("found", a.say.Say(words.FindFound, name), ui.TitleStyle(), false)
	board := down.Rest()
	board.Y += render.Gap
	board.W = min(box.W, picture.Width)
	board.H = board.W / picture.ShapeOf(r.Board())
	if len(f.views) == 0 {
		f.views = append(f.views, nil)
	}
	f.views[0] = picture.Move(p, f.views[0], r, r.Start(), engine.NoMove, board)
	down.Gap(board.H + 2*render.Gap)
	line("people", a.say.Say(words.GamePeople.Of(r.Key())), ui.SmallStyle(), true)
	line("line", a.say.Say(words.GameLine.Of(r.Key())), ui.TextStyle(), false)
	for _, o := range r.Spec().Options {
		if v := r.Value(o.Name); v != o.Default {
			line("option:"+o.Name, words.Join(a.say.Say(words.OptionName.Of(o.Name)), a.say.Say(words.OptionValue.Of(o.Name+"."+v))), ui.SmallStyle(), true)
		}
	}
	down.Gap(2 * render.Gap)
	down.Pills(
		ui.Control{ID: "play", Label: a.say.Say(words.NewGame), Face: ui.FacePrimary, Press: func() { a.Push(newSetup(a, r)) }},
		ui.Control{ID: "rules", Label: a.say.Say(words.RulesPage), Press: func() {
			a.Push(newRulesScene(a, r, func(changed *engine.Rules) { f.found = changed }))
		}},
	)
	p.First = "play"
}
