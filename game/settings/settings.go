package settings

import (
	"ayoayo/engine"
	"ayoayo/game/host"
	"ayoayo/game/picture"
	"ayoayo/game/save"
	"ayoayo/game/ui"
	"ayoayo/game/words"
	"ayoayo/render"
)

// App is what the scene needs of the program around it, beside the screen that
// shows it.
type App interface {
	// Settings are the player's, to be changed in place, and SettingsChanged is
	// called after each change.
	Settings() *save.Settings
	SettingsChanged()
	// OpenKeys shows what keys do.
	OpenKeys()
	// OpenCredits shows what the program is made of.
	OpenCredits()
	// Preset returns the rules that a game was last played by.
	Preset(key string) *engine.Rules
}

// Scene is the settings on the screen.
type Scene struct {
	screen *ui.Screen
	say    *words.Printer
	app    App
	// boards show the themes, by theme and game.
	boards map[string]*render.BoardView
}

// New returns the scene.
func New(screen *ui.Screen, say *words.Printer, app App) *Scene {
	return &Scene{screen: screen, say: say, app: app, boards: map[string]*render.BoardView{}}
}

// Place is where the scene is.
func (s *Scene) Place() string { return "settings" }

// Back leaves the scene.
func (s *Scene) Back() { s.screen.Pop() }

// Build lays out a picture of each theme, and the questions below them.
func (s *Scene) Build(p *ui.Page) {
	f := p.Flow(p.Column(render.FormColumn))
	f.Titled(s.say.Say(words.Settings))
	f.Gap(2 * render.Gap)
	s.themes(p, f)
	f.Gap(2 * render.Gap)
	f.Questions(s.questions())
	if lasting, known := s.lasting(); known {
		f.Set(ui.Text{ID: "lasting", Role: ui.RoleText, Text: s.say.Say(lasting), Style: ui.SmallStyle(), Muted: true})
		f.Gap(render.Gap)
	}
	f.Pills(ui.Control{ID: "keys", Label: s.say.Say(words.KeysOpen), Press: s.app.OpenKeys},
		ui.Control{ID: "credits", Label: s.say.Say(words.Credits), Press: s.app.OpenCredits})
}

// lasting returns what is to be said of how long games are kept, where that is known.
func (s *Scene) lasting() (line words.Key, known bool) {
	switch s.screen.Host.Lasting() {
	case host.LastsForGood:
		return words.LastsForGood, true
	case host.LastsForNow:
		return words.LastsForNow, true
	}
	return "", false
}

// themeLeast is how narrow the picture of a theme may be.
const themeLeast = 120

// themes asks for the theme by a picture of each.
func (s *Scene) themes(p *ui.Page, f *ui.Flow) {
	f.Set(ui.Text{Text: s.say.Say(words.SettingTheme), Style: p.LabelStyle(), Muted: true})
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
func (s *Scene) theme(p *ui.Page, name string, box render.Rect) float64 {
	pad := render.Gap
	board := render.Rect{X: box.X + pad, Y: box.Y + pad, W: box.W - 2*pad, H: (box.W - 2*pad) / picture.Shape}
	text := p.Flow(render.Rect{X: board.X, Y: board.Y + board.H + pad/2, W: board.W})
	label := s.say.Say(words.ThemeName.Of(name))
	at := len(p.Controls)
	p.Add(ui.Control{
		ID: "theme:" + name, Role: ui.RoleButton, Label: label, Face: ui.FaceCard,
		Group:  ui.Group{ID: "theme", Kind: ui.GroupAnswer, Label: s.say.Say(words.SettingTheme)},
		Toggle: true, Pressed: p.Look().Theme == name,
		Press: func() { s.app.Settings().Theme = name; s.app.SettingsChanged() },
	})
	s.sample(p, name, board)
	text.Set(ui.Text{Text: label, Style: ui.Aligned(p.Fit(label, board.W, ui.TextStyle(), ui.SmallStyle()), render.Middle)})
	box.H = text.Y + pad - box.Y
	p.Controls[at].Bounds = box
	p.Bottom = max(p.Bottom, box.Y+box.H)
	return box.H
}

// sample puts the picture of a theme on the page: a board, or where each game has its
// own, those of some games.
func (s *Scene) sample(p *ui.Page, theme string, box render.Rect) {
	look := p.Look()
	look.Theme, look.Emblem = theme, true
	games, rows := engine.Specs()[:1], 1
	if theme == render.Themes()[0] {
		games, rows = engine.Specs()[:4], 2
	}
	const gap = render.Gap / 2
	w, h := (box.W+gap)/float64(rows)-gap, (box.H+gap)/float64(rows)-gap
	for i, spec := range games {
		id := theme + " " + spec.Key
		if s.boards[id] == nil {
			s.boards[id] = render.NewBoardView(s.app.Preset(spec.Key), look)
		}
		s.boards[id].SetLook(look)
		at := render.Rect{X: box.X + float64(i%rows)*(w+gap), Y: box.Y + float64(i/rows)*(h+gap), W: w, H: h}
		p.Board(s.boards[id], at, false)
	}
}

// questions lists what can be chosen beside the theme.
func (s *Scene) questions() []ui.Question {
	chosen := s.app.Settings()
	questions := []ui.Question{
		s.language(&chosen.Language),
		s.choice("speed", words.SettingSpeed, words.SpeedName, &chosen.Speed, Speeds()...),
		s.toggle("counts", words.SettingCounts, &chosen.Counts, words.On, words.Off),
		s.choice("letters", words.SettingLetters, words.LettersName, &chosen.Letters, LettersSettings()...),
		s.toggle("bar", words.SettingBar, &chosen.Bar, words.On, words.Off),
		s.toggle("confirm", words.SettingConfirm, &chosen.Confirm, words.ConfirmOn, words.ConfirmOff),
		s.toggle("across", words.SettingAcross, &chosen.Across, words.AcrossOn, words.AcrossOff),
		s.choice("light", words.SettingLight, words.LightName, &chosen.Light, system, light, dark),
		s.choice("motion", words.SettingMotion, words.MotionName, &chosen.Motion, system, full, reduced),
		s.choice("sound", words.SettingSound, words.SoundName, &chosen.Sound, sounds()...),
	}
	questions = append(questions,
		s.choice("speech", words.SettingSpeech, words.SpeechName, &chosen.Speech, full, Brief),
		s.toggle("shortcuts", words.SettingShortcuts, &chosen.Shortcuts, words.Yes, words.No),
	)
	if s.screen.Host.CanVibrate() {
		questions = append(questions, s.toggle("vibrate", words.SettingVibrate, &chosen.Vibrate, words.Yes, words.No))
	}
	return questions
}

// language asks for the language, each by its own name.
func (s *Scene) language(setting *string) ui.Question {
	q := ui.Question{ID: "language", Text: s.say.Say(words.SettingLanguage)}
	add := func(id, code, name string) {
		q.Answers = append(q.Answers, ui.Answer{
			ID: id, Text: name, Chosen: *setting == code,
			Choose: func() { *setting = code; s.app.SettingsChanged() },
		})
	}
	add(system, "", s.say.Say(words.LanguageSystem))
	for _, l := range words.Languages() {
		add(l.Code, l.Code, l.Name)
	}
	return q
}

// choice asks for one of the values of a setting.
func (s *Scene) choice(id string, text words.Key, names words.Family, setting *string, values ...string) ui.Question {
	q := ui.Question{ID: id, Text: s.say.Say(text)}
	for _, v := range values {
		q.Answers = append(q.Answers, ui.Answer{
			ID: v, Text: s.say.Say(names.Of(v)), Chosen: *setting == v,
			Choose: func() { *setting = v; s.app.SettingsChanged() },
		})
	}
	return q
}

// toggle asks whether something is to be, by the words for both answers.
func (s *Scene) toggle(id string, text words.Key, setting *bool, yes, no words.Key) ui.Question {
	set := func(to bool) func() {
		return func() { *setting = to; s.app.SettingsChanged() }
	}
	return ui.Question{ID: id, Text: s.say.Say(text), Answers: []ui.Answer{
		{ID: "on", Text: s.say.Say(yes), Chosen: *setting, Choose: set(true)},
		{ID: "off", Text: s.say.Say(no), Chosen: !*setting, Choose: set(false)},
	}}
}
