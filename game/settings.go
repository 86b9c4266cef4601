package game

import (
	"ayoayo/engine"
	"ayoayo/game/save"
	"ayoayo/game/ui"
	"ayoayo/game/words"
	"ayoayo/render"
)

// settings is the scene with what a person chose once and for all.
type settings struct {
	app *App
	// boards show the themes.
	boards map[string]*render.BoardView
}

func newSettings(a *App) *settings {
	a.reread()
	return &settings{app: a, boards: map[string]*render.BoardView{}}
}

// usualLevel is the computer's level until another one is chosen.
const usualLevel = 3

// defaultSettings are those of somebody who has not chosen.
func defaultSettings() save.Settings {
	return save.Settings{
		Speed:   "normal",
		Theme:   render.Themes()[0],
		Light:   "system",
		Motion:  "system",
		Sound:   "medium",
		Vibrate: true,
		Counts:  true,
		Seats:   [2]save.Seat{{}, {Computer: true, Level: usualLevel}},
		Starts:  engine.South.String(),
	}
}

// speedOf returns how fast seeds move by a setting.
func speedOf(setting string) render.Speed {
	switch setting {
	case "slow":
		return render.Slow
	case "fast":
		return render.Fast
	case "instant":
		return render.Instant
	}
	return render.Normal
}

// volumeOf returns how loud the game is by a setting.
func volumeOf(setting string) float64 {
	switch setting {
	case "off":
		return 0
	case "soft":
		return 0.3
	case "loud":
		return 1
	}
	return 0.6
}

func (s *settings) Back() { s.app.Pop() }

func (s *settings) Build(p *ui.Page) {
	a := s.app
	f := p.Flow(p.Column(render.FormColumn))
	f.Titled(a.say.Say(words.Settings))
	f.Gap(2 * render.Gap)
	s.themes(p, f)
	f.Gap(2 * render.Gap)
	f.Questions(s.questions())
}

// themeLeast is how narrow the picture of a theme may be.
const themeLeast = 120

// themes asks for the theme by a picture of each.
func (s *settings) themes(p *ui.Page, f *ui.Flow) {
	f.Set(ui.Text{ID: "theme", Role: ui.RoleText, Text: s.app.say.Say(words.SettingTheme), Style: ui.SmallStyle(), Muted: true})
	f.Gap(render.Gap / 2)
	box := f.Rest()
	names := render.Themes()
	columns := len(names)
	for columns > 2 && (box.W+render.Gap)/float64(columns)-render.Gap < themeLeast {
		columns = 2
	}
	w := (box.W+render.Gap)/float64(columns) - render.Gap
	height := 0.0
	for i, name := range names {
		height = s.theme(p, name, render.Rect{
			X: box.X + float64(i%columns)*(w+render.Gap), Y: box.Y + float64(i/columns)*(height+render.Gap), W: w,
		})
	}
	rows := (len(names) + columns - 1) / columns
	f.Gap(float64(rows)*(height+render.Gap) - render.Gap)
}

// theme lays out the card of a theme from the top of a box and returns its
// height.
func (s *settings) theme(p *ui.Page, name string, box render.Rect) float64 {
	a := s.app
	r := a.preset(engine.Specs()[0].Key)
	look := a.Look
	look.Theme, look.Counts = name, false
	if s.boards[name] == nil {
		s.boards[name] = render.NewBoardView(r, look)
	}
	s.boards[name].SetLook(look)
	pad := render.Gap
	board := render.Rect{X: box.X + pad, Y: box.Y + pad, W: box.W - 2*pad, H: (box.W - 2*pad) / boardShape}
	text := p.Flow(render.Rect{X: board.X, Y: board.Y + board.H + pad/2, W: board.W})
	label := a.say.Say(words.ThemeName.Of(name))
	at := len(p.Controls)
	p.Add(ui.Control{
		ID: "theme:" + name, Role: ui.RoleButton, Label: label, Face: ui.FaceCard,
		Toggle: true, Pressed: a.Look.Theme == name,
		Press: func() { a.settings.Theme = name; s.changed() },
	})
	p.Board(s.boards[name], board, false)
	text.Set(ui.Text{Text: label, Style: ui.Aligned(p.Fit(label, board.W, ui.TextStyle(), ui.SmallStyle()), render.Middle)})
	box.H = text.Y + pad - box.Y
	p.Controls[at].Bounds = box
	p.Bottom = max(p.Bottom, box.Y+box.H)
	return box.H
}

// questions lists what can be chosen beside the theme.
func (s *settings) questions() []ui.Question {
	a := s.app
	questions := []ui.Question{
		s.choice("speed", words.SettingSpeed, words.SpeedName, &a.settings.Speed, "slow", "normal", "fast", "instant"),
		s.toggle("counts", words.SettingCounts, &a.settings.Counts, words.On, words.Off),
		s.toggle("bar", words.SettingBar, &a.settings.Bar, words.On, words.Off),
		s.choice("light", words.SettingLight, words.LightName, &a.settings.Light, "system", "light", "dark"),
		s.choice("motion", words.SettingMotion, words.MotionName, &a.settings.Motion, "system", "full", "reduced"),
		s.choice("sound", words.SettingSound, words.SoundName, &a.settings.Sound, "off", "soft", "medium", "loud"),
	}
	if a.Host.CanVibrate() {
		questions = append(questions, s.toggle("vibrate", words.SettingVibrate, &a.settings.Vibrate, words.Yes, words.No))
	}
	return questions
}

// choice asks for one of the values of a setting.
func (s *settings) choice(id string, text words.Key, names words.Family, setting *string, values ...string) ui.Question {
	q := ui.Question{ID: id, Text: s.app.say.Say(text)}
	for _, v := range values {
		q.Answers = append(q.Answers, ui.Answer{
			ID: v, Text: s.app.say.Say(names.Of(v)), Chosen: *setting == v,
			Choose: func() { *setting = v; s.changed() },
		})
	}
	return q
}

// toggle asks whether something is to be, by the words for both answers.
func (s *settings) toggle(id string, text words.Key, setting *bool, on, off words.Key) ui.Question {
	a := s.app
	set := func(to bool) func() {
		return func() { *setting = to; s.changed() }
	}
	return ui.Question{ID: id, Text: a.say.Say(text), Answers: []ui.Answer{
		{ID: "on", Text: a.say.Say(on), Chosen: *setting, Choose: set(true)},
		{ID: "off", Text: a.say.Say(off), Chosen: !*setting, Choose: set(false)},
	}}
}

// changed keeps the settings and shows them.
func (s *settings) changed() {
	s.app.keepSettings()
	s.app.refresh()
}
