package game

import (
	"strconv"

	"ayoayo/ai"
	"ayoayo/engine"
	"ayoayo/game/save"
	"ayoayo/game/session"
	"ayoayo/game/words"
	"ayoayo/render"
)

// setup is the scene in which a new game is set up: who plays, who starts, and
// the options of the rule-set.
type setup struct {
	still
	rules *engine.Rules
	seats [2]save.Seat
	first engine.Player
	view  *render.BoardView
}

func newSetup(a *App, r *engine.Rules) *setup {
	s := &setup{still: still{a}, rules: r, seats: a.settings.Seats}
	if a.settings.Starts == engine.North.String() {
		s.first = engine.North
	}
	return s
}

func (s *setup) build(p *page) {
	a := s.app
	col := p.column(720)
	y := col.Y + p.titled(a, col, a.say.Say(words.GameName.Of(s.rules.Key()))) + render.Gap
	row := func(text string, style render.TextStyle, muted bool) {
		y += p.set(piece{text: text, style: style, muted: muted}, render.Rect{X: col.X, Y: y, W: col.W})
	}
	row(join(a.say.Say(words.GamePeople.Of(s.rules.Key()))), smallStyle(), true)
	row(a.say.Say(words.GameLine.Of(s.rules.Key())), smallStyle(), false)
	y += render.Gap
	board := render.Rect{X: col.X, Y: y, W: col.W, H: min(col.W/boardShape, max(120, p.window.H*0.3))}
	s.view = a.picture(p, s.view, s.rules, s.rules.StartBy(s.first), board)
	y += board.H + 2*render.Gap
	for _, q := range s.questions() {
		y += p.question(q, render.Rect{X: col.X, Y: y, W: col.W}) + 2*render.Gap
	}
	p.pills(render.Rect{X: col.X, Y: y, W: col.W}, Control{
		ID: "start", Label: a.say.Say(words.Start), face: facePrimary, press: s.start,
	})
	p.first = "start"
}

// start begins the game.
func (s *setup) start() {
	err := s.app.begin(session.Setup{Rules: s.rules.String(), Seats: s.seats, First: s.first})
	if err != nil {
		s.app.notice(s.app.say.Say(words.Trouble))
	}
}

// question is a choice of one among some answers.
type question struct {
	id, text string
	answers  []answer
}

// answer is one of the answers, chosen or not.
type answer struct {
	id, text string
	chosen   bool
	choose   func()
}

// questions lists what has to be decided.
func (s *setup) questions() []question {
	a := s.app
	list := []question{
		s.seat(engine.South, a.say.Say(words.SouthPlayer)),
		s.seat(engine.North, a.say.Say(words.NorthPlayer)),
		s.starts(),
	}
	for _, o := range s.rules.Spec().Options {
		q := question{id: "option:" + o.Name, text: a.say.Say(words.OptionName.Of(o.Name))}
		for _, v := range o.Values {
			q.answers = append(q.answers, answer{
				id: v, text: a.say.Say(words.OptionValue.Of(o.Name + "." + v)), chosen: s.rules.Value(o.Name) == v,
				choose: func() {
					if r, err := s.rules.With(o.Name, v); err == nil {
						s.rules = r
					}
				},
			})
		}
		list = append(list, q)
	}
	return list
}

// seat asks who plays a side.
func (s *setup) seat(side engine.Player, text string) question {
	a := s.app
	q := question{id: "seat:" + side.String(), text: text, answers: []answer{{
		id: "person", text: a.say.Say(words.Person), chosen: !s.seats[side].Computer,
		choose: func() { s.seats[side] = save.Seat{} },
	}}}
	for level := 1; level <= ai.Levels; level++ {
		seat := save.Seat{Computer: true, Level: level}
		q.answers = append(q.answers, answer{
			id: strconv.Itoa(level), text: a.say.Say(words.ComputerLevel, level), chosen: s.seats[side] == seat,
			choose: func() { s.seats[side] = seat },
		})
	}
	return q
}

// starts asks who has the first turn.
func (s *setup) starts() question {
	q := question{id: "starts", text: s.app.say.Say(words.WhoStarts)}
	for _, side := range []engine.Player{engine.South, engine.North} {
		q.answers = append(q.answers, answer{
			id: side.String(), text: s.app.say.Say(words.Name.For(session.VoiceOf(s.seats, side))), chosen: s.first == side,
			choose: func() { s.first = side },
		})
	}
	return q
}
