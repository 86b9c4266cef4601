package game

import (
	"strconv"

	"ayoayo/ai"
	"ayoayo/ai/fair"
	"ayoayo/ai/prove"
	"ayoayo/engine"
	"ayoayo/game/save"
	"ayoayo/game/session"
	"ayoayo/game/voice"
	"ayoayo/game/words"
	"ayoayo/render"
)

// setup is the scene in which a new game is set up: who plays, who starts, and
// the options of the rule-set.
type setup struct {
	still
	rules *engine.Rules
	seats [2]save.Seat
	// levels are those that a computer at either side has or would have.
	levels [2]int
	first  engine.Player
	// from is the position to start from, nil for the rule-set's own; the rules
	// and the turn are then given.
	from *engine.Position
	view *render.BoardView
	// fair says that the game begins with an even opening.
	fair bool
	// sure says that the player is asked whether to put another game away.
	sure bool
}

func newSetup(a *App, r *engine.Rules) *setup {
	s := &setup{still: still{a}, rules: r, seats: a.settings.Seats, fair: a.fair}
	for side, seat := range s.seats {
		s.levels[side] = usualLevel
		if seat.Computer {
			s.levels[side] = seat.Level
		}
	}
	if a.settings.Starts == engine.North.String() {
		s.first = engine.North
	}
	return s
}

func (s *setup) build(p *page) {
	if s.sure {
		s.ask(p)
		return
	}
	a := s.app
	most := render.FormColumn
	if p.window.W >= twoColumns {
		most = render.CardColumn
	}
	col := p.column(most)
	start := Control{ID: "start", Label: a.say.Say(words.Start), face: facePrimary, press: s.start}
	rules := Control{ID: "rules", Label: a.say.Say(words.RulesPage), icon: render.IconRules, press: s.explain}
	w := p.pillWidth(start.Label)
	left := p.round(render.Rect{X: col.X, Y: col.Y, W: col.W - w - render.Gap}, rules)
	head := col
	head.W = left - col.X - render.Gap
	y := col.Y + p.titled(a, head, a.say.Say(words.GameName.Of(s.rules.Key()))) + 2*render.Gap
	p.pills(render.Rect{X: col.X + col.W - w, Y: col.Y, W: w}, start)
	p.first = "start"
	about := render.Rect{X: col.X, Y: y, W: col.W}
	if p.window.W >= twoColumns {
		about.W = (col.W - p.margin()) * 0.45
		col.X += about.W + p.margin()
		col.W -= about.W + p.margin()
		s.about(p, about)
	} else {
		y += s.about(p, about) + 2*render.Gap
	}
	for _, q := range s.questions() {
		y += p.question(q, render.Rect{X: col.X, Y: y, W: col.W}) + 2*render.Gap
	}
}

// ask asks whether the new game is to take the place of the one in progress.
func (s *setup) ask(p *page) {
	a := s.app
	col := p.column(render.ListColumn)
	col.Y += p.titled(a, col, a.say.Say(words.NewGame)) + 2*render.Gap
	col.Y += p.set(piece{id: "put-away", role: RoleText, text: a.say.Say(words.StartPutAway), style: textStyle()}, col) + 2*render.Gap
	p.list(
		col,
		Control{ID: "keep-on", Label: a.say.Say(words.KeepOn), face: facePrimary, press: a.play},
		Control{ID: "start-new", Label: a.say.Say(words.StartNew), press: s.begin},
	)
	p.first = "keep-on"
}

// back gives the question up, else leaves.
func (s *setup) back() {
	if s.sure {
		s.sure, s.app.stale = false, true
		return
	}
	s.still.back()
}

// explain shows the rules; their options can be set unless a position is given.
func (s *setup) explain() {
	var chosen func(*engine.Rules)
	if s.from == nil {
		chosen = func(r *engine.Rules) { s.rules = r }
	}
	s.app.push(newRulesScene(s.app, s.rules, chosen))
}

// twoColumns is the width of a window from which the game stands beside the
// questions.
const twoColumns = 760

// about lays out what the game is and returns the height used.
func (s *setup) about(p *page, box render.Rect) float64 {
	a, top := s.app, box.Y
	board := box
	board.H = board.W / boardShape
	s.view = a.picture(p, s.view, s.rules, s.position(), board)
	box.Y += board.H + render.Gap
	box.Y += p.set(piece{
		id: "people", role: RoleText, text: a.say.Say(words.GamePeople.Of(s.rules.Key())), style: smallStyle(), muted: true,
	}, box)
	box.Y += p.set(piece{
		id: "line", role: RoleText, text: a.say.Say(words.GameLine.Of(s.rules.Key())), style: smallStyle(),
	}, box)
	return box.Y - top
}

// position is where the game starts.
func (s *setup) position() engine.Position {
	if s.from != nil {
		return *s.from
	}
	return s.rules.StartBy(s.first)
}

// start begins the game, or asks first where another one is in progress.
func (s *setup) start() {
	if s.app.running() {
		s.sure = true
		return
	}
	s.begin()
}

// begin begins the game.
func (s *setup) begin() {
	begun := session.Setup{Rules: s.rules.String(), Seats: s.seats, First: s.first}
	if s.from != nil {
		begun.Start = s.rules.FormatPosition(s.from)
	}
	s.app.fair = s.fair
	err := s.app.begin(begun)
	if err != nil {
		s.app.notice(s.app.say.Say(words.Trouble))
	}
}

// question is a choice of one among some answers, and a note about what is
// chosen, if it is not "".
type question struct {
	id, text string
	answers  []answer
	note     string
}

// answer is one of the answers, chosen or not. What is drawn of it is short, if
// that is not "".
type answer struct {
	id, text, short string
	chosen          bool
	choose          func()
}

// questions lists what has to be decided.
func (s *setup) questions() []question {
	a := s.app
	list := s.seat(engine.South, a.say.Say(words.SouthPlayer))
	list = append(list, s.seat(engine.North, a.say.Say(words.NorthPlayer))...)
	if s.from != nil {
		return list
	}
	list = append(list, s.starts())
	if len(fair.Openings(s.rules)) > 0 {
		list = append(list, s.fairly())
	}
	for _, o := range s.rules.Spec().Options {
		list = append(list, a.optionQuestion(s.rules, o.Name, func(r *engine.Rules) { s.rules = r }))
	}
	return list
}

// optionQuestion asks for the value of an option.
func (a *App) optionQuestion(r *engine.Rules, name string, choose func(*engine.Rules)) question {
	q := question{id: "option:" + name, text: a.say.Say(words.OptionName.Of(name))}
	for _, o := range r.Spec().Options {
		if o.Name != name {
			continue
		}
		for _, v := range o.Values {
			q.answers = append(q.answers, answer{
				id: v, text: a.say.Say(words.OptionValue.Of(name + "." + v)), chosen: r.Value(name) == v,
				choose: func() {
					if changed, err := r.With(name, v); err == nil {
						choose(changed)
					}
				},
			})
		}
	}
	return q
}

// seat asks who plays a side, and if it is the computer, how well.
func (s *setup) seat(side engine.Player, text string) []question {
	a := s.app
	seat := s.seats[side]
	list := []question{{id: "seat:" + side.String(), text: text, answers: []answer{
		{id: "person", text: a.say.Say(words.Person), chosen: !seat.Computer, choose: func() { s.seats[side] = save.Seat{} }},
		{id: "computer", text: a.say.Say(words.Computer), chosen: seat.Computer, choose: func() { s.seats[side] = save.Seat{Computer: true, Level: s.levels[side]} }},
	}}}
	if !seat.Computer {
		return list
	}
	q := question{id: "level:" + side.String(), text: a.say.Say(words.Level)}
	for level := 1; level <= ai.Levels; level++ {
		n := strconv.Itoa(level)
		name := a.say.Say(words.LevelName.Of(n))
		short := n
		if level == 1 || level == ai.Levels {
			short = name // the ends have names of their own
		}
		q.answers = append(q.answers, answer{
			id: n, text: a.say.Say(words.LevelIs, level, name), short: short, chosen: seat.Level == level,
			choose: func() { s.seats[side].Level, s.levels[side] = level, level },
		})
	}
	n := strconv.Itoa(seat.Level)
	q.note = a.say.Say(words.LevelIs, seat.Level, a.say.Say(words.LevelName.Of(n))) + ". " + a.say.Say(words.LevelSees.Of(n))
	if s.rules.Board().Laps {
		q.note += " " + a.say.Say(words.LevelLaps.Of(n))
	}
	return append(list, q)
}

// fairly asks whether the game begins with an even opening.
func (s *setup) fairly() question {
	a, about := s.app, words.FairAbout
	if fair.Openings(s.rules)[0].Value != prove.Drawn {
		about = words.FairSharp
	}
	return question{id: "fair", text: a.say.Say(words.FairStart), note: a.say.Say(about), answers: []answer{
		{id: "off", text: a.say.Say(words.FairOff), chosen: !s.fair, choose: func() { s.fair = false }},
		{id: "on", text: a.say.Say(words.FairOn), chosen: s.fair, choose: func() { s.fair = true }},
	}}
}

// starts asks who has the first turn.
func (s *setup) starts() question {
	q := question{id: "starts", text: s.app.say.Say(words.WhoStarts)}
	for _, side := range []engine.Player{engine.South, engine.North} {
		q.answers = append(q.answers, answer{
			id: side.String(), text: s.app.say.Say(words.Name.For(voice.Of(s.seats, side))), chosen: s.first == side,
			choose: func() { s.first = side },
		})
	}
	return q
}
