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

// rulesScene is the scene that explains a game: its rules with pictures, its
// options, what it is beside Oware, and how the program reads the sources.
type rulesScene struct {
	app   *App
	rules *engine.Rules
	// chosen takes the rules when the reader has set options, nil where the
	// game is being played and they can't be changed.
	chosen func(*engine.Rules)
	// views are the pictures, by number on the page.
	views []*render.BoardView
}

func newRulesScene(a *App, r *engine.Rules, chosen func(*engine.Rules)) *rulesScene {
	return &rulesScene{app: a, rules: r, chosen: chosen}
}

func (s *rulesScene) Back() { s.app.Pop() }

func (s *rulesScene) Build(p *ui.Page) {
	a := s.app
	book := rulebook.For(s.rules, a.say)
	f := p.Flow(p.Column(render.TextColumn))
	f.Titled(a.say.Say(words.GameName.Of(s.rules.Key())))
	f.Gap(render.Gap)
	f.Set(ui.Text{ID: "people", Role: ui.RoleText, Text: a.say.Say(words.GamePeople.Of(s.rules.Key())), Style: ui.SmallStyle(), Muted: true})
	pictures := 0
	for i, section := range book.Sections {
		id := "section:" + strconv.Itoa(i)
		f.Gap(3 * render.Gap)
		f.Set(ui.Text{ID: id, Role: ui.RoleHeading, Text: a.say.Say(section.Title), Style: ui.BoldStyle()})
		for j, par := range section.Paragraphs {
			f.Gap(render.Gap)
			s.paragraph(p, f, &book, par, id+":"+strconv.Itoa(j), &pictures)
		}
	}
}

// paragraph lays out a paragraph with what belongs to it.
func (s *rulesScene) paragraph(p *ui.Page, f *ui.Flow, book *rulebook.Page, par rulebook.Paragraph, id string, pictures *int) {
	a := s.app
	say := func(id, text string, style render.TextStyle, muted bool) {
		f.Set(ui.Text{ID: id, Role: ui.RoleText, Text: text, Style: style, Muted: muted})
	}
	if par.Option != "" {
		f.Question(s.option(par))
		f.Gap(render.Gap / 2)
		say(id, book.Say(par.Text), ui.SmallStyle(), true)
		return
	}
	if par.Heading != "" {
		say(id+":heading", a.say.Say(par.Heading), ui.SmallStyle(), true)
	}
	text := book.Say(par.Text)
	if par.Number > 0 {
		text = strconv.Itoa(par.Number) + ". " + text
	}
	say(id, text, ui.TextStyle(), false)
	if par.Beside != "" {
		if beside, err := book.SayOware(par.Beside); err == nil {
			say(id+":beside", words.Join(a.say.Say(words.GameName.Of(rulebook.Beside)), beside), ui.SmallStyle(), true)
		}
	}
	if par.Example != nil {
		f.Gap(render.Gap)
		s.picture(p, f, par.Example, id, *pictures)
		*pictures++
	}
}

// option asks for an option's value, to be chosen where that is possible.
func (s *rulesScene) option(par rulebook.Paragraph) ui.Question {
	q := s.app.optionQuestion(s.rules, par.Option, func(r *engine.Rules) {
		s.rules, s.views = r, nil
		s.chosen(r)
	})
	if s.chosen == nil {
		for i := range q.Answers {
			q.Answers[i].Choose = nil
		}
	}
	return q
}

// picture lays out an example as a board with a caption.
func (s *rulesScene) picture(p *ui.Page, f *ui.Flow, e *rulebook.Example, id string, n int) {
	a := s.app
	for len(s.views) <= n {
		s.views = append(s.views, nil)
	}
	board := f.Rest()
	board.W = min(board.W, picture.Width)
	board.H = board.W / picture.ShapeOf(e.Rules.Board())
	s.views[n] = picture.Move(p, s.views[n], e.Rules, e.Position, e.Move, board)
	f.Gap(board.H)
	if e.Move != engine.NoMove {
		caption := a.say.Say(words.RulesInExample, a.say.Say(words.Name.Of(e.Position.Turn().String())), e.Rules.FormatMove(e.Move))
		f.Gap(render.Gap / 2)
		f.Set(ui.Text{ID: id + ":caption", Role: ui.RoleText, Text: caption, Style: ui.SmallStyle(), Muted: true})
	}
	f.Gap(render.Gap)
}
