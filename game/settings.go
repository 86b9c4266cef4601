package game

import (
	"ayoayo/engine"
	"ayoayo/game/save"
	"ayoayo/game/words"
	"ayoayo/render"
)

// settings is the scene with what a person chose once and for all.
type settings struct{ still }

func newSettings(a *App) *settings { return &settings{still{a}} }

// defaultSettings are those of somebody who has not chosen.
func defaultSettings() save.Settings {
	return save.Settings{
		Speed:  "normal",
		Theme:  render.Themes()[0],
		Light:  "system",
		Motion: "system",
		Counts: true,
		Seats:  [2]save.Seat{{}, {Computer: true, Level: 1}},
		Starts: engine.South.String(),
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

func (s *settings) build(p *page) {
	a := s.app
	col := p.column(720)
	y := col.Y + p.titled(a, col, a.say.Say(words.Settings)) + 2*render.Gap
	for _, q := range s.questions() {
		y += p.question(q, render.Rect{X: col.X, Y: y, W: col.W}) + 2*render.Gap
	}
}

// questions lists what can be chosen.
func (s *settings) questions() []question {
	a := s.app
	return []question{
		s.choice("speed", words.SettingSpeed, words.SpeedName, &a.settings.Speed, "slow", "normal", "fast", "instant"),
		s.counts(),
		s.choice("light", words.SettingLight, words.LightName, &a.settings.Light, "system", "light", "dark"),
		s.choice("motion", words.SettingMotion, words.MotionName, &a.settings.Motion, "system", "full", "reduced"),
	}
}

// choice asks for one of the values of a setting.
func (s *settings) choice(id string, text words.Key, names words.Family, setting *string, values ...string) question {
	q := question{id: id, text: s.app.say.Say(text)}
	for _, v := range values {
		q.answers = append(q.answers, answer{
			id: v, text: s.app.say.Say(names.Of(v)), chosen: *setting == v,
			choose: func() { *setting = v; s.changed() },
		})
	}
	return q
}

// counts asks whether numbers are shown.
func (s *settings) counts() question {
	a := s.app
	set := func(on bool) func() {
		return func() { a.settings.Counts = on; s.changed() }
	}
	return question{id: "counts", text: a.say.Say(words.SettingCounts), answers: []answer{
		{id: "on", text: a.say.Say(words.On), chosen: a.settings.Counts, choose: set(true)},
		{id: "off", text: a.say.Say(words.Off), chosen: !a.settings.Counts, choose: set(false)},
	}}
}

// changed keeps the settings and shows them.
func (s *settings) changed() {
	s.app.keepSettings()
	s.app.refresh()
}
