package game

import (
	"strconv"

	"ayoayo/engine"
	"ayoayo/game/rulebook"
	"ayoayo/game/words"
	"ayoayo/render"
)

// rulesScene is the scene that explains a game: its rules with pictures, its
// options, what it is beside Oware, and how the program reads the sources.
type rulesScene struct {
	still
	rules *engine.Rules
	// chosen takes the rules when the reader has set options, nil where the
	// game is being played and they can't be changed.
	chosen func(*engine.Rules)
	// views are the pictures, by number on the page.
	views []*render.BoardView
}

func newRulesScene(a *App, r *engine.Rules, chosen func(*engine.Rules)) *rulesScene {
	return &rulesScene{still: still{a}, rules: r, chosen: chosen}
}

// pictureWidth is how wide a picture beside a text may be.
const pictureWidth = render.ListColumn

func (s *rulesScene) build(p *page) {
	a := s.app
	book := rulebook.For(s.rules, a.say)
	col := p.column(render.TextColumn)
	y := col.Y + p.titled(a, col, a.say.Say(words.GameName.Of(s.rules.Key()))) + render.Gap
	y += p.set(piece{
		id: "people", role: RoleText, text: a.say.Say(words.GamePeople.Of(s.rules.Key())), style: smallStyle(), muted: true,
	}, render.Rect{X: col.X, Y: y, W: col.W})
	pictures := 0
	for i, section := range book.Sections {
		id := "section:" + strconv.Itoa(i)
		y += 3 * render.Gap
		y += p.set(piece{id: id, role: RoleHeading, text: a.say.Say(section.Title), style: boldStyle()},
			render.Rect{X: col.X, Y: y, W: col.W})
		for j, par := range section.Paragraphs {
			y += render.Gap
			y += s.paragraph(p, &book, par, id+":"+strconv.Itoa(j), render.Rect{X: col.X, Y: y, W: col.W}, &pictures)
		}
	}
}

// paragraph lays out a paragraph with what belongs to it and returns the height
// used.
func (s *rulesScene) paragraph(p *page, book *rulebook.Page, par rulebook.Paragraph, id string, box render.Rect, pictures *int) float64 {
	a, top := s.app, box.Y
	say := func(id, text string, style render.TextStyle, muted bool) {
		box.Y += p.set(piece{id: id, role: RoleText, text: text, style: style, muted: muted}, box)
	}
	if par.Option != "" {
		box.Y += s.option(p, par, box) + render.Gap/2
		say(id, book.Say(par.Text), smallStyle(), true)
		return box.Y - top
	}
	if par.Heading != "" {
		say(id+":heading", a.say.Say(par.Heading), smallStyle(), true)
	}
	text := book.Say(par.Text)
	if par.Number > 0 {
		text = strconv.Itoa(par.Number) + ". " + text
	}
	say(id, text, textStyle(), false)
	if par.Beside != "" {
		if beside, err := book.SayOware(par.Beside); err == nil {
			say(id+":beside", words.Join(a.say.Say(words.GameName.Of(rulebook.Beside)), beside), smallStyle(), true)
		}
	}
	if par.Example != nil {
		box.Y += render.Gap
		box.Y += s.picture(p, par.Example, id, box, *pictures)
		*pictures++
	}
	return box.Y - top
}

// option lays out an option's values, to be chosen where that is possible.
func (s *rulesScene) option(p *page, par rulebook.Paragraph, box render.Rect) float64 {
	q := s.app.optionQuestion(s.rules, par.Option, func(r *engine.Rules) {
		s.rules, s.views = r, nil
		s.chosen(r)
	})
	if s.chosen == nil {
		for i := range q.answers {
			q.answers[i].choose = nil
		}
	}
	return p.question(q, box)
}

// picture lays out an example as a board with a caption and returns the height
// used.
func (s *rulesScene) picture(p *page, e *rulebook.Example, id string, box render.Rect, n int) float64 {
	a, top := s.app, box.Y
	for len(s.views) <= n {
		s.views = append(s.views, nil)
	}
	board := render.Rect{X: box.X, Y: box.Y, W: min(box.W, pictureWidth)}
	board.H = board.W / pictureShape(e.Rules.Board())
	s.views[n] = a.example(p, s.views[n], e, board)
	box.Y += board.H
	if e.Move != engine.NoMove {
		caption := a.say.Say(words.RulesInExample, a.say.Say(words.Name.Of(e.Position.Turn().String())), e.Rules.FormatMove(e.Move))
		box.Y += render.Gap / 2
		box.Y += p.set(piece{id: id + ":caption", role: RoleText, text: caption, style: smallStyle(), muted: true}, box)
	}
	return box.Y - top + render.Gap
}

// pictureShape is the width of a board's picture for its height.
func pictureShape(b engine.Board) float64 {
	if b.Rows == 4 {
		return 1.85
	}
	return boardShape
}

// example puts a small board that shows a move on the page.
func (a *App) example(p *page, v *render.BoardView, e *rulebook.Example, bounds render.Rect) *render.BoardView {
	if v == nil {
		v = render.NewBoardView(e.Rules, a.theme)
	}
	v.SetLook(a.theme)
	v.Show(e.Position)
	marks := render.NoMarks()
	if e.Move != engine.NoMove {
		after, t := e.Position, &engine.Trace{}
		e.Rules.Play(&after, e.Move, t)
		marks.LastFrom = e.Move.Pit()
		marks.Preview = &render.Preview{Trace: t}
	}
	v.SetMarks(marks)
	p.board(v, bounds, false)
	return v
}
