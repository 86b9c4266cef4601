package game

import (
	"strconv"

	"ayoayo/engine"
	"ayoayo/game/rulebook"
	"ayoayo/game/words"
	"ayoayo/render"
)

// finder is the scene with the few questions that lead from the game somebody
// grew up with to a rule-set.
type finder struct {
	still
	// asked are the questions so far, the present one last.
	asked []*rulebook.Question
	// found is the rule-set that the answers lead to, nil while there are
	// questions.
	found *engine.Rules
	views []*render.BoardView
}

func newFinder(a *App) *finder {
	return &finder{still: still{a}, asked: []*rulebook.Question{rulebook.Finder()}}
}

// back goes to the question before, or leaves.
func (f *finder) back() {
	switch {
	case f.found != nil:
		f.found = nil
	case len(f.asked) > 1:
		f.asked = f.asked[:len(f.asked)-1]
	default:
		f.app.pop()
		return
	}
	f.views = nil
	f.app.stale = true
}

func (f *finder) build(p *page) {
	a := f.app
	col := p.column(render.CardColumn)
	y := col.Y + p.titled(a, col, a.say.Say(words.Find)) + 2*render.Gap
	box := render.Rect{X: col.X, Y: y, W: col.W}
	if f.found != nil {
		f.answer(p, box)
		return
	}
	q := f.asked[len(f.asked)-1]
	box.Y += p.set(piece{id: "question", role: RoleText, text: a.say.Say(q.Text), style: boldStyle()}, box) + 2*render.Gap
	f.choices(p, q, box)
}

// choices lays out the answers of a question as cards with pictures.
func (f *finder) choices(p *page, q *rulebook.Question, box render.Rect) {
	columns := max(1, min(len(q.Answers), 3, int((box.W+cardGap)/(cardLeast+cardGap))))
	w := (box.W - float64(columns-1)*cardGap) / float64(columns)
	y, tallest := box.Y, 0.0
	var row []int
	for i, answer := range q.Answers {
		card := render.Rect{X: box.X + float64(i%columns)*(w+cardGap), Y: y, W: w}
		row = append(row, len(p.controls))
		tallest = max(tallest, f.card(p, answer, i, card))
		if i%columns == columns-1 {
			p.even(row, tallest)
			y += tallest + cardGap
			row, tallest = nil, 0
		}
	}
	p.even(row, tallest)
}

// card lays out an answer and returns its height.
func (f *finder) card(p *page, answer rulebook.Answer, n int, box render.Rect) float64 {
	a := f.app
	pad := 2 * render.Gap
	text := a.say.Say(answer.Text)
	p.add(Control{
		ID: "answer:" + strconv.Itoa(n), Role: RoleButton, Label: text, face: faceCard, Bounds: box,
		press: func() { f.choose(answer) },
	})
	inner := render.Rect{X: box.X + pad, Y: box.Y + pad, W: box.W - 2*pad}
	if e, err := answer.Example(); err == nil {
		for len(f.views) <= n {
			f.views = append(f.views, nil)
		}
		board := inner
		board.H = board.W / pictureShape(e.Rules.Board())
		f.views[n] = a.example(p, f.views[n], e, board)
		inner.Y += board.H + render.Gap
	}
	inner.Y += p.set(piece{text: text, style: textStyle()}, inner)
	return inner.Y + pad - box.Y
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
func (f *finder) answer(p *page, box render.Rect) {
	a, r := f.app, f.found
	name := a.say.Say(words.GameName.Of(r.Key()))
	box.W = min(box.W, render.TextColumn)
	line := func(id, text string, style render.TextStyle, muted bool) {
		box.Y += p.set(piece{id: id, role: RoleText, text: text, style: style, muted: muted}, box)
	}
	line("found", a.say.Say(words.FindFound, name), titleStyle(), false)
	board := render.Rect{X: box.X, Y: box.Y + render.Gap, W: min(box.W, pictureWidth)}
	board.H = board.W / pictureShape(r.Board())
	if len(f.views) == 0 {
		f.views = append(f.views, nil)
	}
	f.views[0] = a.example(p, f.views[0], &rulebook.Example{Rules: r, Position: r.Start(), Move: engine.NoMove}, board)
	box.Y += board.H + 2*render.Gap
	line("people", a.say.Say(words.GamePeople.Of(r.Key())), smallStyle(), true)
	line("line", a.say.Say(words.GameLine.Of(r.Key())), textStyle(), false)
	for _, o := range r.Spec().Options {
		if v := r.Value(o.Name); v != o.Default {
			line("option:"+o.Name, words.Join(a.say.Say(words.OptionName.Of(o.Name)), a.say.Say(words.OptionValue.Of(o.Name+"."+v))), smallStyle(), true)
		}
	}
	box.Y += 2 * render.Gap
	box.Y += p.pills(
		box,
		Control{ID: "play", Label: a.say.Say(words.NewGame), face: facePrimary, press: func() { a.push(newSetup(a, r)) }},
		Control{ID: "rules", Label: a.say.Say(words.RulesPage), press: func() {
			a.push(newRulesScene(a, r, func(changed *engine.Rules) { f.found = changed }))
		}},
	)
	p.first = "play"
}
