package game

import (
	"strconv"

	"ayoayo/ai"
	"ayoayo/ai/fair"
	"ayoayo/ai/prove"
	"ayoayo/engine"
	"ayoayo/game/picture"
	"ayoayo/game/save"
	"ayoayo/game/session"
	"ayoayo/game/settings"
	"ayoayo/game/ui"
	"ayoayo/game/voice"
	"ayoayo/game/words"
	"ayoayo/render"
)

// setup is the scene in which a new game is set up: who plays, who starts, and
// the options of the rule-set.
type setup struct {
	app   *App
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
	s := &setup{app: a, rules: r, seats: a.settings.Seats, fair: a.fair}
	for side, seat := range s.seats {
		s.levels[side] = settings.UsualLevel
		if seat.Computer {
			s.levels[side] = seat.Level
		}
	}
	if a.settings.Starts == engine.North.String() {
		s.first = engine.North
	}
	return s
}

func (s *setup) Build(p *ui.Page) {
	if s.sure {
		s.ask(p)
		return
	}
	a := s.app
	most := render.FormColumn
	if p.Window.W >= twoColumns {
		most = render.CardColumn
	}
	col := p.Column(most)
	start := ui.Control{ID: "start", Label: a.say.Say(words.Start), Face: ui.FacePrimary, Press: s.start}
	rules := ui.Control{ID: "rules", Label: a.say.Say(words.RulesPage), Icon: render.IconRules, Press: s.explain}
	w := p.PillWidth(start.Label)
	left := p.Round(render.Rect{X: col.X, Y: col.Y, W: col.W - w - render.Gap}, rules)
	head := col
	head.W = left - col.X - render.Gap
	f := p.Flow(col)
	f.Gap(p.Titled(head, a.say.Say(words.GameName.Of(s.rules.Key()))) + 2*render.Gap)
	p.Pills(render.Rect{X: col.X + col.W - w, Y: col.Y, W: w}, start)
	p.First = "start"
	if p.Window.W >= twoColumns {
		about := f.Rest()
		about.W = (col.W - p.Margin()) * 0.45
		s.about(p, p.Flow(about))
		f.X += about.W + p.Margin()
		f.Width -= about.W + p.Margin()
	} else {
		s.about(p, f)
		f.Gap(2 * render.Gap)
	}
	f.Questions(s.questions())
}

// ask asks whether the new game is to take the place of the one in progress.
func (s *setup) ask(p *ui.Page) {
	a := s.app
	f := p.Flow(p.Column(render.ListColumn))
	f.Titled(a.say.Say(words.NewGame))
	f.Gap(2 * render.Gap)
	f.Set(ui.Text{ID: "put-away", Role: ui.RoleText, Text: a.say.Say(words.StartPutAway), Style: ui.TextStyle()})
	f.Gap(2 * render.Gap)
	f.List(
		ui.Control{ID: "keep-on", Label: a.say.Say(words.KeepOn), Face: ui.FacePrimary, Press: a.play},
		ui.Control{ID: "start-new", Label: a.say.Say(words.StartNew), Press: s.begin},
	)
	p.First = "keep-on"
}

// Back gives the question up, else leaves.
func (s *setup) Back() {
	if s.sure {
		s.sure = false
		s.app.Relayout()
		return
	}
	s.app.Pop()
}

// explain shows the rules; their options can be set unless a position is given.
func (s *setup) explain() {
	var chosen func(*engine.Rules)
	if s.from == nil {
		chosen = func(r *engine.Rules) { s.rules = r }
	}
	s.app.Push(newRulesScene(s.app, s.rules, chosen))
}

// twoColumns is the width of a window from which the game stands beside the
// questions.
const twoColumns = 760

// about lays out what the game is.
func (s *setup) about(p *ui.Page, f *ui.Flow) {
	a := s.app
	s.view = picture.Position(p, s.view, s.rules, s.position(), f.Take(f.Width/picture.Shape))
	f.Gap(render.Gap)
	f.Set(ui.Text{ID: "people", Role: ui.RoleText, Text: a.say.Say(words.GamePeople.Of(s.rules.Key())), Style: ui.SmallStyle(), Muted: true})
	f.Set(ui.Text{ID: "line", Role: ui.RoleText, Text: a.say.Say(words.GameLine.Of(s.rules.Key())), Style: ui.SmallStyle()})
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
	err := s.app.Begin(begun)
	if err != nil {
		s.app.Notice(s.app.say.Say(words.Trouble))
	}
}

// questions lists what has to be decided.
func (s *setup) questions() []ui.Question {
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
func (a *App) optionQuestion(r *engine.Rules, name string, choose func(*engine.Rules)) ui.Question {
	q := ui.Question{ID: "option:" + name, Text: a.say.Say(words.OptionName.Of(name))}
	for _, o := range r.Spec().Options {
		if o.Name != name {
			continue
		}
		for _, v := range o.Values {
			q.Answers = append(q.Answers, ui.Answer{
				ID: v, Text: a.say.Say(words.OptionValue.Of(name + "." + v)), Chosen: r.Value(name) == v,
				Choose: func() {
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
func (s *setup) seat(side engine.Player, text string) []ui.Question {
	a := s.app
	seat := s.seats[side]
	list := []ui.Question{{ID: "seat:" + side.String(), Text: text, Answers: []ui.Answer{
		{ID: "person", Text: a.say.Say(words.Person), Chosen: !seat.Computer, Choose: func() { s.seats[side] = save.Seat{} }},
		{ID: "computer", Text: a.say.Say(words.Computer), Chosen: seat.Computer, Choose: func() { s.seats[side] = save.Seat{Computer: true, Level: s.levels[side]} }},
	}}}
	if !seat.Computer {
		return list
	}
	q := ui.Question{ID: "level:" + side.String(), Text: a.say.Say(words.Level)}
	for level := 1; level <= ai.Levels; level++ {
		n := strconv.Itoa(level)
		name := a.say.Say(words.LevelName.Of(n))
		short := n
		if level == 1 || level == ai.Levels {
			short = name // the ends have names of their own
		}
		q.Answers = append(q.Answers, ui.Answer{
			ID: n, Text: a.say.Say(words.LevelIs, level, name), Short: short, Chosen: seat.Level == level,
			Choose: func() { s.seats[side].Level, s.levels[side] = level, level },
		})
	}
	n := strconv.Itoa(seat.Level)
	q.Note = a.say.Say(words.LevelIs, seat.Level, a.say.Say(words.LevelName.Of(n))) + ". " + s.plays(seat.Level)
	return append(list, q)
}

// plays says how the computer of a level plays the game.
func (s *setup) plays(level int) string {
	say := s.app.say
	if level == ai.Levels {
		return say.Say(words.ChampionPlays)
	}
	skill := ai.SkillOf(s.rules, level)
	text := say.Say(words.LevelLooks.Of(words.LooksAhead(skill.Plies))) + " " + say.Say(words.LevelSlips.Of(words.SlipsOften(skill.Slips)))
	if s.rules.Board().Laps {
		text += " " + say.Say(words.LevelLaps.Of(words.FollowsLaps(skill.Laps)))
	}
	return text
}

// fairly asks whether the game begins with an even opening.
func (s *setup) fairly() ui.Question {
	a, about := s.app, words.FairAbout
	if fair.Openings(s.rules)[0].Value != prove.Drawn {
		about = words.FairSharp
	}
	return ui.Question{ID: "fair", Text: a.say.Say(words.FairStart), Note: a.say.Say(about), Answers: []ui.Answer{
		{ID: "off", Text: a.say.Say(words.FairOff), Chosen: !s.fair, Choose: func() { s.fair = false }},
		{ID: "on", Text: a.say.Say(words.FairOn), Chosen: s.fair, Choose: func() { s.fair = true }},
	}}
}

// starts asks who has the first turn.
func (s *setup) starts() ui.Question {
	q := ui.Question{ID: "starts", Text: s.app.say.Say(words.WhoStarts)}
	for _, side := range []engine.Player{engine.South, engine.North} {
		q.Answers = append(q.Answers, ui.Answer{
			ID: side.String(), Text: s.app.say.Say(words.Name.For(voice.Of(s.seats, side))), Chosen: s.first == side,
			Choose: func() { s.first = side },
		})
	}
	return q
}
