package lobby

import (
	"strings"

	"ayoayo/ai/fair"
	"ayoayo/ai/prove"
	"ayoayo/engine"
	"ayoayo/game/picture"
	"ayoayo/game/save"
	"ayoayo/game/seat"
	"ayoayo/game/session"
	"ayoayo/game/ui"
	"ayoayo/game/voice"
	"ayoayo/game/words"
	"ayoayo/render"
)

// inTurn is what a choice says where who did not begin last time is to begin.
const inTurn = "turn"

// nobody is the side whose name is written while none is.
const nobody = engine.Nobody

// Setup is the scene in which a new game is set up: who plays, who begins, and behind
// a fold the options of the rule-set. It opens as the game was set up last, and one
// button plays.
type Setup struct {
	scene
	rules *engine.Rules
	seats [2]seat.Seat
	// levels are those that a computer at either side has or would have, names those of
	// people.
	levels [2]int
	names  [2]string
	// starts is who is to begin: S, N or in turn.
	starts string
	// from is the position to start from, nil for the rule-set's own; the rules
	// and the turn are then given.
	from *engine.Position
	view *render.BoardView
	// chosen is how the game was set up last.
	chosen save.Choice
	// unfolded says that the options are shown, writes whose name is being written.
	unfolded bool
	writes   engine.Player
}

// NewSetup returns the scene for a game from a position or, for nil, from its
// start. It offers who played it last.
func NewSetup(screen *ui.Screen, say *words.Printer, app App, r *engine.Rules, from *engine.Position) *Setup {
	chosen := app.Choice(r.Key())
	s := &Setup{
		scene: scene{screen, say, app}, rules: r, seats: chosen.Seats, starts: chosen.Starts,
		from: from, chosen: chosen, writes: nobody,
	}
	if !s.seats[engine.South].Here() && s.seats[engine.North].Here() { // the person sits near
		s.seats[0], s.seats[1] = s.seats[1], s.seats[0]
	}
	if s.starts == "" {
		s.starts = engine.South.String()
	}
	for side, at := range s.seats {
		s.levels[side], s.names[side] = session.UsualLevel, at.Name
		if at.Computer {
			s.levels[side] = at.Level
		}
	}
	return s
}

// boardShare is the share of the window's height that the board has at most.
const boardShare = 0.26

// Build lays out what the game is, and the questions.
func (s *Setup) Build(p *ui.Page) {
	most := render.FormColumn
	if p.TwoColumns() {
		most = render.CardColumn
	}
	col := p.Column(most)
	f := p.Flow(col)
	f.Gap(p.Titled(col, s.say.Say(words.GameName.Of(s.rules.Key())), ui.Control{
		ID: "rules", Label: s.say.Say(words.RulesPage), Icon: render.IconRules, Press: s.explain,
	}) + render.Gap)
	if p.TwoColumns() {
		about := f.Rest()
		about.W = (col.W - p.Margin()) * 0.45
		s.about(p, p.Flow(about), about.W)
		f.X += about.W + p.Margin()
		f.Width -= about.W + p.Margin()
	} else {
		s.about(p, f, min(f.Width, boardShare*p.Window.H*picture.ShapeOf(s.rules.Board())))
		f.Gap(2 * render.Gap)
	}
	s.foot(p, render.Rect{X: f.X, W: f.Width})
	s.questions(p, f)
}

// foot lays out the button that plays, where it stays, and why somebody begins.
func (s *Setup) foot(p *ui.Page, col render.Rect) {
	why, height := s.whyFirst(), render.Touch+4
	if why != "" {
		height += ui.SmallStyle().LineHeight() + render.Gap/2
	}
	p.Foot(col, height, func(box render.Rect) {
		f := p.Flow(box)
		if why != "" {
			f.Set(ui.Text{ID: "why-first", Role: ui.RoleText, Text: p.Short(why, box.W, ui.SmallStyle()), Style: ui.SmallStyle(), Muted: true})
			f.Gap(render.Gap / 2)
		}
		f.List(s.play())
	})
	p.First = "start"
}

// Back ends writing a name, else leaves the scene.
func (s *Setup) Back() {
	if s.writes != nobody {
		s.Done()
		return
	}
	s.screen.Pop()
}

// explain shows the rules; their options can be set unless a position is given.
func (s *Setup) explain() {
	var chosen func(*engine.Rules)
	if s.from == nil {
		chosen = func(r *engine.Rules) { s.rules = r }
	}
	s.app.OpenRules(s.rules, chosen, s.play())
}

// play is the button that begins the game.
func (s *Setup) play() ui.Control {
	return ui.Control{ID: "start", Label: s.say.Say(words.Start), Face: ui.FacePrimary, Press: s.start}
}

// about lays out what the game is, with a board of a width.
func (s *Setup) about(p *ui.Page, f *ui.Flow, width float64) {
	s.view = picture.Position(p, s.view, s.rules, s.position(), engine.South, picture.Take(p, f, s.rules.Board(), width, boardShare*p.Window.H))
	f.Gap(render.Gap / 2)
	line := words.Join(s.say.Say(words.GamePeople.Of(s.rules.Key())), s.say.Say(words.GameLine.Of(s.rules.Key())))
	f.Set(ui.Text{ID: "line", Role: ui.RoleText, Text: line, Style: ui.SmallStyle(), Muted: true})
}

// position is where the game starts.
func (s *Setup) position() engine.Position {
	if s.from != nil {
		return *s.from
	}
	return s.rules.StartBy(s.first())
}

// first is who begins: in turn who did not last time.
func (s *Setup) first() engine.Player {
	first := s.starts == engine.North.String()
	if s.starts == inTurn {
		first = s.chosen.Began == engine.South.String()
	}
	if first {
		return engine.North
	}
	return engine.South
}

// whyFirst says who begins where they begin in turn, "" where that was chosen.
func (s *Setup) whyFirst() string {
	if s.from != nil || s.starts != inTurn || s.chosen.Began == "" {
		return ""
	}
	seats, first := s.players(), s.first()
	return s.say.Say(words.BeginsInTurn, voice.Name(s.say, seats, first), voice.Name(s.say, seats, first.Other()))
}

// players are those at the seats, with their names where two people play.
func (s *Setup) players() [2]seat.Seat {
	seats := s.seats
	two := !seats[0].Computer && !seats[1].Computer
	for side := range seats {
		seats[side].Name = ""
		if two {
			seats[side].Name = strings.TrimSpace(s.names[side])
		}
	}
	return seats
}

// start begins the game.
func (s *Setup) start() {
	s.Done()
	begun := session.Setup{Rules: s.rules.String(), Seats: s.players(), First: s.first()}
	if s.from != nil {
		begun.Start = s.rules.FormatPosition(s.from)
	} else {
		s.chosen.Rules, s.chosen.Seats, s.chosen.Starts = begun.Rules, begun.Seats, s.starts
		s.app.Choose(s.chosen)
	}
	if err := s.app.Begin(begun); err != nil {
		s.screen.Notice(string(words.Trouble), s.say.Say(words.Trouble))
	}
}

// questions lays out what has to be decided.
func (s *Setup) questions(p *ui.Page, f *ui.Flow) {
	f.Question(s.with())
	f.Gap(2 * render.Gap)
	for _, side := range []engine.Player{engine.North, engine.South} {
		if s.seats[side].Computer {
			s.level(p, f, side)
			f.Gap(2 * render.Gap)
		}
	}
	if !s.seats[0].Computer && !s.seats[1].Computer {
		s.people(p, f)
		f.Gap(2 * render.Gap)
	}
	if s.from != nil {
		return
	}
	f.Question(s.begins())
	f.Gap(2 * render.Gap)
	more := s.more()
	if len(more) == 0 {
		return
	}
	s.fold(p, f)
	if s.unfolded {
		f.Gap(render.Gap)
		f.Questions(more)
	}
}

// with asks who plays.
func (s *Setup) with() ui.Question {
	var (
		person   = func(engine.Player) seat.Seat { return seat.Seat{} }
		computer = func(side engine.Player) seat.Seat { return seat.Seat{Computer: true, Level: s.levels[side]} }
		away     = func(engine.Player) seat.Seat { return seat.Seat{Away: true} }
	)
	answer := func(id string, text words.Key, south, north func(engine.Player) seat.Seat) ui.Answer {
		seats := [2]seat.Seat{south(engine.South), north(engine.North)}
		chosen := true
		for side, at := range seats {
			chosen = chosen && at.Computer == s.seats[side].Computer && at.Away == s.seats[side].Away
		}
		return ui.Answer{ID: id, Text: s.say.Say(text), Chosen: chosen, Choose: func() { s.seats = seats }}
	}
	return ui.Question{ID: "with", Text: s.say.Say(words.WhoPlays), Answers: []ui.Answer{
		answer("computer", words.WithComputer, person, computer),
		answer("people", words.TwoPeople, person, person),
		answer("link", words.ByLink, person, away),
		answer("computers", words.TwoComputers, computer, computer),
	}}
}

// begins asks who has the first turn.
func (s *Setup) begins() ui.Question {
	q := ui.Question{ID: "starts", Text: s.say.Say(words.WhoStarts)}
	for _, side := range []engine.Player{engine.South, engine.North} {
		q.Answers = append(q.Answers, ui.Answer{
			ID: side.String(), Text: voice.Name(s.say, s.players(), side), Chosen: s.starts == side.String(),
			Choose: func() { s.starts = side.String() },
		})
	}
	q.Answers = append(q.Answers, ui.Answer{ID: inTurn, Text: s.say.Say(words.InTurn), Chosen: s.starts == inTurn, Choose: func() { s.starts = inTurn }})
	return q
}

// fold lays out what shows and hides the options.
func (s *Setup) fold(p *ui.Page, f *ui.Flow) {
	icon := render.IconUnfold
	if s.unfolded {
		icon = render.IconFold
	}
	text, about := s.say.Say(words.MoreOptions), s.say.Say(words.MoreAbout)
	box := f.Take(render.Touch)
	p.Add(ui.Control{
		ID: "more", Role: ui.RoleButton, Label: words.Join(text, about), Face: ui.FaceBare, Folds: true, Open: s.unfolded, Bounds: box,
		Press: func() { s.unfolded = !s.unfolded },
	})
	style := ui.BoldStyle()
	at := box
	at.Y += (box.H - style.LineHeight()) / 2
	p.Set(ui.Text{Text: text, Style: style}, at)
	at.X += p.Wide(text, style) + 2*render.Gap
	at.W = box.X + box.W - render.IconSize - render.Gap - at.X
	at.Y = box.Y + (box.H-ui.SmallStyle().LineHeight())/2
	if p.Wide(about, ui.SmallStyle()) <= at.W {
		p.Set(ui.Text{Text: about, Style: ui.SmallStyle(), Muted: true}, at)
	}
	p.Signs = append(p.Signs, ui.Sign{Icon: icon, Muted: true, Bounds: signAt(box)})
}

// more lists what few choose: an even opening, and the options of the rules.
func (s *Setup) more() []ui.Question {
	var list []ui.Question
	if len(fair.Openings(s.rules)) > 0 {
		list = append(list, s.fairly())
	}
	for _, o := range s.rules.Spec().Options {
		list = append(list, optionQuestion(s.say, s.rules, o.Name, func(r *engine.Rules) { s.rules = r }))
	}
	return list
}

// fairly asks whether the game begins with an even opening.
func (s *Setup) fairly() ui.Question {
	about := words.FairAbout
	if fair.Openings(s.rules)[0].Value != prove.Drawn {
		about = words.FairSharp
	}
	return ui.Question{ID: "fair", Text: s.say.Say(words.FairStart), Note: s.say.Say(about), Answers: []ui.Answer{
		{ID: "off", Text: s.say.Say(words.FairOff), Chosen: !s.chosen.Fair, Choose: func() { s.chosen.Fair = false }},
		{ID: "on", Text: s.say.Say(words.FairOn), Chosen: s.chosen.Fair, Choose: func() { s.chosen.Fair = true }},
	}}
}
