package lobby

import (
	"strconv"

	"ayoayo/engine"
	"ayoayo/game/picture"
	"ayoayo/game/rulebook"
	"ayoayo/game/ui"
	"ayoayo/game/words"
	"ayoayo/render"
)

// Finder is the scene with the few questions that lead from the game somebody
// grew up with to a rule-set.
type Finder struct {
	scene
	// asked are the questions so far, the present one last.
	asked []*rulebook.Question
	// found is the rule-set that the answers lead to, nil while there are
	// questions.
	found *engine.Rules
	views []*render.BoardView
}

// NewFinder returns the scene with its first question.
func NewFinder(screen *ui.Screen, say *words.Printer, app App) *Finder {
	return &Finder{scene: scene{screen, say, app}, asked: []*rulebook.Question{rulebook.Finder()}}
}

// Back goes to the question before, or leaves.
func (f *Finder) Back() {
	switch {
	case f.found != nil:
		f.found = nil
	case len(f.asked) > 1:
		f.asked = f.asked[:len(f.asked)-1]
	default:
		f.screen.Pop()
		return
	}
	f.views = nil
	f.screen.Relayout()
}

// Build lays out the present question, or the game that was found.
func (f *Finder) Build(p *ui.Page) {
	down := p.Flow(p.Column(render.CardColumn))
	down.Titled(f.say.Say(words.Find))
	down.Gap(2 * render.Gap)
	if f.found != nil {
		f.answer(p, down.Rest())
		return
	}
	q := f.asked[len(f.asked)-1]
	down.Set(ui.Text{ID: "question", Role: ui.RoleText, Text: f.say.Say(q.Text), Style: ui.BoldStyle()})
	down.Gap(2 * render.Gap)
	cards(p, down, f.columns(p, down.Width, len(q.Answers)), len(q.Answers), func(i int, box render.Rect) float64 { return f.card(p, q.Answers[i], i, box) })
}

// columns is how many answers stand beside each other: boards that stand upright leave
// room for more.
func (f *Finder) columns(p *ui.Page, width float64, n int) int {
	if p.Upright() {
		return min(n, max(2, columns(width, n)))
	}
	return columns(width, n)
}

// finderHigh is how high a board may be that stands upright.
const finderHigh = 250

// card lays out an answer and returns its height.
func (f *Finder) card(p *ui.Page, answer rulebook.Answer, n int, box render.Rect) float64 {
	pad := 2 * render.Gap
	text := f.say.Say(answer.Text)
	p.Add(ui.Control{
		ID: "answer:" + strconv.Itoa(n), Role: ui.RoleButton, Label: text, Face: ui.FaceCard, Bounds: box,
		Press: func() { f.choose(answer) },
	})
	down := p.Flow(render.Rect{X: box.X + pad, Y: box.Y + pad, W: box.W - 2*pad})
	if e, err := answer.Example(); err == nil {
		for len(f.views) <= n {
			f.views = append(f.views, nil)
		}
		f.views[n] = picture.Move(p, f.views[n], e.Rules, e.Position, e.First(), picture.Take(p, down, e.Rules.Board(), down.Width, finderHigh))
		down.Gap(render.Gap)
	}
	down.Set(ui.Text{Text: text, Style: ui.TextStyle()})
	return down.Y + pad - box.Y
}

func (f *Finder) choose(answer rulebook.Answer) {
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
func (f *Finder) answer(p *ui.Page, box render.Rect) {
	r := f.found
	name := f.say.Say(words.GameName.Of(r.Key()))
	box.W = min(box.W, render.TextColumn)
	down := p.Flow(box)
	line := func(id, text string, style render.TextStyle, muted bool) {
		down.Set(ui.Text{ID: id, Role: ui.RoleText, Text: text, Style: style, Muted: muted})
	}
	line("found", f.say.Say(words.FindFound, name), ui.TitleStyle(), false)
	down.Gap(render.Gap)
	board := picture.Take(p, down, r.Board(), picture.Width, finderHigh)
	if len(f.views) == 0 {
		f.views = append(f.views, nil)
	}
	f.views[0] = picture.Move(p, f.views[0], r, r.Start(), engine.NoMove, board)
	down.Gap(render.Gap)
	line("people", f.say.Say(words.GamePeople.Of(r.Key())), ui.SmallStyle(), true)
	line("line", f.say.Say(words.GameLine.Of(r.Key())), ui.TextStyle(), false)
	for _, o := range r.Spec().Options {
		if v := r.Value(o.Name); v != o.Default {
			line("option:"+o.Name, words.Join(f.say.Say(words.OptionName.Of(o.Name)), f.say.Say(words.OptionValue.Of(o.Name+"."+v))), ui.SmallStyle(), true)
		}
	}
	down.Gap(2 * render.Gap)
	down.Pills(
		ui.Control{ID: "play", Label: f.say.Say(words.NewGame), Face: ui.FacePrimary, Press: func() { f.app.OpenSetup(r, nil) }},
		ui.Control{ID: "rules", Label: f.say.Say(words.RulesPage), Press: func() {
			setup := NewSetup(f.screen, f.say, f.app, r, nil)
			f.app.OpenRules(r, func(changed *engine.Rules) { f.found, setup.rules = changed, changed }, setup.play())
		}},
	)
	p.First = "play"
}
