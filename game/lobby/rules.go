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

// Rules is the scene that explains a game: its rules with pictures, its
// options, what it is beside Oware, and how the program reads the sources.
type Rules struct {
	screen *ui.Screen
	say    *words.Printer
	rules  *engine.Rules
	// chosen takes the rules when the reader has set options, nil where the
	// game is being played and they can't be changed.
	chosen func(*engine.Rules)
	// views are the pictures, by number on the page.
	views []*render.BoardView
}

// NewRules returns the scene. Whoever is told of the rules chosen lets the reader
// choose them; nil is for a game that is being played.
func NewRules(screen *ui.Screen, say *words.Printer, r *engine.Rules, chosen func(*engine.Rules)) *Rules {
	return &Rules{screen: screen, say: say, rules: r, chosen: chosen}
}

// Back leaves the scene.
func (s *Rules) Back() { s.screen.Pop() }

// Build lays out the sections of the game's rules.
func (s *Rules) Build(p *ui.Page) {
	book := rulebook.For(s.rules, s.say)
	f := p.Flow(p.Column(render.TextColumn))
	f.Titled(s.say.Say(words.GameName.Of(s.rules.Key())))
	f.Gap(render.Gap)
	f.Set(ui.Text{ID: "people", Role: ui.RoleText, Text: s.say.Say(words.GamePeople.Of(s.rules.Key())), Style: ui.SmallStyle(), Muted: true})
	pictures := 0
	for i, section := range book.Sections {
		id := "section:" + strconv.Itoa(i)
		f.Gap(3 * render.Gap)
		f.Set(ui.Text{ID: id, Role: ui.RoleHeading, Text: s.say.Say(section.Title), Style: ui.BoldStyle()})
		for j, par := range section.Paragraphs {
			f.Gap(render.Gap)
			s.paragraph(p, f, &book, par, id+":"+strconv.Itoa(j), &pictures)
		}
	}
}

// paragraph lays out a paragraph with what belongs to it.
func (s *Rules) paragraph(p *ui.Page, f *ui.Flow, book *rulebook.Page, par rulebook.Paragraph, id string, pictures *int) {
	line := func(id, text string, style render.TextStyle, muted bool) {
		f.Set(ui.Text{ID: id, Role: ui.RoleText, Text: text, Style: style, Muted: muted})
	}
	if par.Option != "" {
		f.Question(s.option(par))
		f.Gap(render.Gap / 2)
		line(id, book.Say(par.Text), ui.SmallStyle(), true)
		return
	}
	if par.Heading != "" {
		line(id+":heading", s.say.Say(par.Heading), ui.SmallStyle(), true)
	}
	text := book.Say(par.Text)
	if par.Number > 0 {
		text = strconv.Itoa(par.Number) + ". " + text
	}
	line(id, text, ui.TextStyle(), false)
	if par.Beside != "" {
		if beside, err := book.SayOware(par.Beside); err == nil {
			line(id+":beside", words.Join(s.say.Say(words.GameName.Of(rulebook.Beside)), beside), ui.SmallStyle(), true)
		}
	}
	if par.Example != nil {
		f.Gap(render.Gap)
		s.picture(p, f, par.Example, id, *pictures)
		*pictures++
	}
}

// option asks for an option's value, to be chosen where that is possible.
func (s *Rules) option(par rulebook.Paragraph) ui.Question {
	q := optionQuestion(s.say, s.rules, par.Option, func(r *engine.Rules) {
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
func (s *Rules) picture(p *ui.Page, f *ui.Flow, e *rulebook.Example, id string, n int) {
	for len(s.views) <= n {
		s.views = append(s.views, nil)
	}
	board := f.Rest()
	board.W = min(board.W, picture.Width)
	board.H = board.W / picture.ShapeOf(e.Rules.Board())
	s.views[n] = picture.Move(p, s.views[n], e.Rules, e.Position, e.Move, board)
	f.Gap(board.H)
	if e.Move != engine.NoMove {
		caption := s.say.Say(words.RulesInExample, s.say.Say(words.Name.Of(e.Position.Turn().String())), e.Rules.FormatMove(e.Move))
		f.Gap(render.Gap / 2)
		f.Set(ui.Text{ID: id + ":caption", Role: ui.RoleText, Text: caption, Style: ui.SmallStyle(), Muted: true})
	}
	f.Gap(render.Gap)
}
