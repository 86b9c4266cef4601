package lobby

import (
	"strconv"

	"ayoayo/ai"
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

// Setup is the scene in which a new game is set up: who plays, who starts, and
// the options of the rule-set.
type Setup struct {
	scene
	rules *engine.Rules
	seats [2]seat.Seat
	// levels are those that a computer at either side has or would have.
	levels [2]int
	first  engine.Player
	// from is the position to start from, nil for the rule-set's own; the rules
	// and the turn are then given.
	from *engine.Position
	view *render.BoardView
	// chosen is how the game was set up last.
	chosen save.Choice
}

// NewSetup returns the scene for a game from a position or, for nil, from its
// start. It offers who played last.
func NewSetup(screen *ui.Screen, say *words.Printer, app App, r *engine.Rules, from *engine.Position) *Setup {
	chosen := app.Choice(r.Key())
	s := &Setup{scene: scene{screen, say, app}, rules: r, seats: chosen.Seats, from: from, chosen: chosen}
	for side, seat := range s.seats {
		s.levels[side] = session.UsualLevel
		if seat.Computer {
			s.levels[side] = seat.Level
		}
	}
	if chosen.Starts == engine.North.String() {
		s.first = engine.North
	}
	return s
}

// setupHigh is how high the picture of a board may be that stands upright.
const setupHigh = 220

// Build lays out what the game is, and the questions.
func (s *Setup) Build(p *ui.Page) {
	most := render.FormColumn
	if p.TwoColumns() {
		most = render.CardColumn
	}
	col := p.Column(most)
	start := ui.Control{ID: "start", Label: s.say.Say(words.Start), Face: ui.FacePrimary, Press: s.start}
	rules := ui.Control{ID: "rules", Label: s.say.Say(words.RulesPage), Icon: render.IconRules, Press: s.explain}
	w := p.PillWidth(start.Label)
	left := p.Round(render.Rect{X: col.X, Y: col.Y, W: col.W - w - render.Gap}, rules)
	head := col
	head.W = left - col.X - render.Gap
	f := p.Flow(col)
	f.Gap(p.Titled(head, s.say.Say(words.GameName.Of(s.rules.Key()))) + 2*render.Gap)
	p.Pills(render.Rect{X: col.X + col.W - w, Y: col.Y, W: w}, start)
	p.First = "start"
	if p.TwoColumns() {
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

// Back leaves the scene.
func (s *Setup) Back() { s.screen.Pop() }

// explain shows the rules; their options can be set unless a position is given.
func (s *Setup) explain() {
	var chosen func(*engine.Rules)
	if s.from == nil {
		chosen = func(r *engine.Rules) { s.rules = r }
	}
	s.app.OpenRules(s.rules, chosen)
}

// about lays out what the game is.
func (s *Setup) about(p *ui.Page, f *ui.Flow) {
	s.view = picture.Position(p, s.view, s.rules, s.position(), picture.Take(p, f, s.rules.Board(), f.Width, setupHigh))
	f.Gap(render.Gap)
	f.Set(ui.Text{ID: "people", Role: ui.RoleText, Text: s.say.Say(words.GamePeople.Of(s.rules.Key())), Style: ui.SmallStyle(), Muted: true})
	f.Set(ui.Text{ID: "line", Role: ui.RoleText, Text: s.say.Say(words.GameLine.Of(s.rules.Key())), Style: ui.SmallStyle()})
}

// position is where the game starts.
func (s *Setup) position() engine.Position {
	if s.from != nil {
		return *s.from
	}
	return s.rules.StartBy(s.first)
}

// start begins the game.
func (s *Setup) start() {
	begun := session.Setup{Rules: s.rules.String(), Seats: s.seats, First: s.first}
	if s.from != nil {
		begun.Start = s.rules.FormatPosition(s.from)
	} else {
		s.chosen.Rules, s.chosen.Seats, s.chosen.Starts = begun.Rules, s.seats, s.first.String()
		s.app.Choose(s.chosen)
	}
	if err := s.app.Begin(begun); err != nil {
		s.screen.Notice(string(words.Trouble), s.say.Say(words.Trouble))
	}
}

// questions lists what has to be decided.
func (s *Setup) questions() []ui.Question {
	list := s.seat(engine.South, s.say.Say(words.SouthPlayer))
	list = append(list, s.seat(engine.North, s.say.Say(words.NorthPlayer))...)
	if s.from != nil {
		return list
	}
	list = append(list, s.starts())
	if len(fair.Openings(s.rules)) > 0 {
		list = append(list, s.fairly())
	}
	for _, o := range s.rules.Spec().Options {
		list = append(list, optionQuestion(s.say, s.rules, o.Name, func(r *engine.Rules) { s.rules = r }))
	}
	return list
}

// seat asks who plays a side, and if it is the computer, how well.
func (s *Setup) seat(side engine.Player, text string) []ui.Question {
	who := s.seats[side]
	list := []ui.Question{{ID: "seat:" + side.String(), Text: text, Answers: []ui.Answer{
		{ID: "person", Text: s.say.Say(words.Person), Chosen: !who.Computer, Choose: func() { s.seats[side] = seat.Seat{} }},
		{ID: "computer", Text: s.say.Say(words.Computer), Chosen: who.Computer, Choose: func() { s.seats[side] = seat.Seat{Computer: true, Level: s.levels[side]} }},
	}}}
	if !who.Computer {
		return list
	}
	q := ui.Question{ID: "level:" + side.String(), Text: s.say.Say(words.Level)}
	for level := 1; level <= ai.Levels; level++ {
		n := strconv.Itoa(level)
		name := s.say.Say(words.LevelName.Of(n))
		short := n
		if level == 1 || level == ai.Levels {
			short = name // the ends have names of their own
		}
		q.Answers = append(q.Answers, ui.Answer{
			ID: n, Text: s.say.Say(words.LevelIs, level, name), Short: short, Chosen: who.Level == level,
			Choose: func() { s.seats[side].Level, s.levels[side] = level, level },
		})
	}
	n := strconv.Itoa(who.Level)
	q.Note = s.say.Say(words.LevelIs, who.Level, s.say.Say(words.LevelName.Of(n))) + ". " + s.plays(who.Level)
	return append(list, q)
}

// plays says how the computer of a level plays the game.
func (s *Setup) plays(level int) string {
	say := s.say
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

// starts asks who has the first turn.
func (s *Setup) starts() ui.Question {
	q := ui.Question{ID: "starts", Text: s.say.Say(words.WhoStarts)}
	for _, side := range []engine.Player{engine.South, engine.North} {
		q.Answers = append(q.Answers, ui.Answer{
			ID: side.String(), Text: s.say.Say(words.Name.For(voice.Of(s.seats, side))), Chosen: s.first == side,
			Choose: func() { s.first = side },
		})
	}
	return q
}
