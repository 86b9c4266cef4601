package game

import (
	"slices"

	"ayoayo/engine"
	"ayoayo/game/keeper"
	"ayoayo/game/save"
	"ayoayo/game/session"
	"ayoayo/game/settings"
	"ayoayo/render"
)

// preferences are what the player has chosen, and what that comes to.
type preferences struct {
	settings save.Settings
	kept     *keeper.Keeper
	// show has what was chosen seen and heard.
	show func()
}

// reread takes up the settings as they are kept now.
func (p *preferences) reread() {
	p.settings = p.kept.LoadSettings(p.settings)
	p.show()
}

// SettingsChanged saves the settings and shows them.
func (p *preferences) SettingsChanged() {
	p.kept.SaveSettings(p.settings)
	p.show()
}

// NextSpeed has seeds move at the next speed, after the last at the first.
func (p *preferences) NextSpeed() {
	p.settings.Speed = after(settings.Speeds(), p.settings.Speed)
	p.SettingsChanged()
}

// NextLetters has letters shown at the next occasion, after the last at the first.
func (p *preferences) NextLetters() {
	p.settings.Letters = after(settings.LettersSettings(), p.settings.Letters)
	p.SettingsChanged()
}

// after returns what follows in a list, after the last the first.
func after(list []string, one string) string {
	return list[(slices.Index(list, one)+1)%len(list)]
}

// Speed returns how fast seeds move.
func (p *preferences) Speed() render.Speed { return settings.Speed(p.settings.Speed) }

// SpeedSetting is the speed's name.
func (p *preferences) SpeedSetting() string { return p.settings.Speed }

// LettersSetting is the name of when pits have letters.
func (p *preferences) LettersSetting() string { return p.settings.Letters }

// ShowsBar reports whether a bar shows who is ahead.
func (p *preferences) ShowsBar() bool { return p.settings.Bar }

// TurnsAcross reports whether what is for the player across is turned.
func (p *preferences) TurnsAcross() bool { return p.settings.Across }

// Confirms reports whether the first tap on a pit shows its move and the second plays it.
func (p *preferences) Confirms() bool { return p.settings.Confirm }

// Newcomer reports whether the player has begun no more than a few games.
func (p *preferences) Newcomer() bool { return p.settings.Begun <= fewGames }

// Brief reports whether the player wants little read out.
func (p *preferences) Brief() bool { return p.settings.Speech == settings.Brief }

// Settings returns the player's settings, to be changed in place.
func (p *preferences) Settings() *save.Settings { return &p.settings }

// fewGames is how many games somebody is a newcomer in.
const fewGames = 3

// LearntOf returns how many steps of a game's lesson are done.
func (p *preferences) LearntOf(game string) int {
	if i := p.lesson(game); i >= 0 {
		return p.settings.Lessons[i].Steps
	}
	return 0
}

// lesson returns the index of what is kept of a game's lesson, -1 for nothing.
func (p *preferences) lesson(game string) int {
	return slices.IndexFunc(p.settings.Lessons, func(l save.Lesson) bool { return l.Game == game })
}

// Learnt keeps how many steps of a game's lesson are done. Who repeats one has done it.
func (p *preferences) Learnt(game string, steps int) {
	p.reread()
	if steps <= p.LearntOf(game) {
		return
	}
	lessons := slices.Clone(p.settings.Lessons)
	if i := p.lesson(game); i >= 0 {
		lessons[i].Steps = steps
	} else {
		lessons = append(lessons, save.Lesson{Game: game, Steps: steps})
	}
	p.settings.Lessons = lessons
	p.kept.SaveSettings(p.settings)
}

// Choice returns how a game was set up last, else how it usually is.
func (p *preferences) Choice(game string) save.Choice {
	if i := p.choice(game); i >= 0 {
		return p.settings.Games[i]
	}
	return settings.Usual(game)
}

// choice returns the index of what was chosen for a game, -1 for nothing.
func (p *preferences) choice(game string) int {
	return slices.IndexFunc(p.settings.Games, func(c save.Choice) bool { return engine.KeyOf(c.Rules) == game })
}

// Choose keeps how a game is to be set up.
func (p *preferences) Choose(c save.Choice) {
	p.reread()
	p.put(c)
	p.kept.SaveSettings(p.settings)
}

// put makes a choice the latest, in place of another one for the same game.
func (p *preferences) put(c save.Choice) {
	if i := p.choice(engine.KeyOf(c.Rules)); i >= 0 {
		p.settings.Games = slices.Delete(slices.Clone(p.settings.Games), i, i+1)
	}
	p.settings.Games = slices.Insert(p.settings.Games, 0, c)
}

// began keeps who began a game. From a position that was set up nothing follows for
// the next game.
func (p *preferences) began(setup session.Setup) {
	p.reread()
	p.settings.Begun++
	if setup.Start == "" {
		c := p.Choice(engine.KeyOf(setup.Rules))
		c.Rules, c.Seats, c.Began = setup.Rules, setup.Seats, setup.First.String()
		p.put(c)
	}
	p.kept.SaveSettings(p.settings)
}

// Latest returns the key of the game that was played last, "" for none.
func (p *preferences) Latest() string {
	if len(p.settings.Games) == 0 {
		return ""
	}
	return engine.KeyOf(p.settings.Games[0].Rules)
}

// Preset returns the rules that a game was last played by, else its own.
func (p *preferences) Preset(game string) *engine.Rules {
	if r, err := engine.ParseRules(p.Choice(game).Rules); err == nil {
		return r
	}
	r, err := engine.ParseRules(game)
	if err != nil {
		panic("game: a listed rule-set is not known: " + err.Error())
	}
	return r
}
