// Package menu is what lies over a table: what is not done at every turn, the rounds
// of a match, and the ways on when something went wrong.
package menu

import (
	"time"

	"ayoayo/engine"
	"ayoayo/game/session"
	"ayoayo/game/ui"
	"ayoayo/game/words"
	"ayoayo/render"
)

// App is what the scenes need of the program around them, beside the screen that
// shows them.
type App interface {
	// Session returns the game on the table, nil if there is none; Save saves it.
	Session() *session.Session
	Save()
	// Building returns how many parts of a hundred are done of the endgame tables of
	// that game, and false when none are being built.
	Building() (percent int, ok bool)
	// SpeedSetting is the name of how fast seeds move, LettersSetting of when pits have
	// letters. NextSpeed and NextLetters take the next one, after the last the first.
	SpeedSetting() string
	NextSpeed()
	LettersSetting() string
	NextLetters()

	OpenHome()
	OpenTable()
	OpenShare()
	OpenRecords()
	OpenEditor()
	OpenSettings()
	// OpenSetup asks who plays a game, from a position or, for nil, from its start.
	OpenSetup(r *engine.Rules, from *engine.Position)
	// OpenRules explains a game. Whoever is told of the rules chosen lets the reader
	// choose them; nil is for a game that is being played. On is the button that goes on
	// from there, whose Press is nil where there is none.
	OpenRules(r *engine.Rules, chosen func(*engine.Rules), on ui.Control)
}

// Table is the table under the menu.
type Table interface {
	// FewButtons reports whether redo is not among the table's buttons.
	FewButtons() bool
	// Analyse turns the analysis on or off.
	Analyse()
	Analysing() bool
	// StartReplay steps through the last move, from a lap.
	StartReplay(lap int)
	CanReplay() bool
	Redo()
	Resign()
	// Tally says how the games between the two at the table have ended so far, "" where
	// that is not counted.
	Tally() string
}

// scene is what the scenes have in common.
type scene struct {
	screen *ui.Screen
	say    *words.Printer
	app    App
}

// Scene is what is not done at every turn.
type Scene struct {
	scene
	table Table
	// percent and building are what App.Building said when the page was laid out.
	percent  int
	building bool
	// sure says that the player is asked whether to resign.
	sure bool
}

// New returns the menu of a table.
func New(screen *ui.Screen, say *words.Printer, app App, t Table) *Scene {
	return &Scene{scene: scene{screen, say, app}, table: t}
}

// Sheet says that the table is seen around the menu.
func (m *Scene) Sheet() {}

// Back goes back to the table.
func (m *Scene) Back() { m.screen.Pop() }

// Build lays out what can be done: what is done most, which stays in sight, then by what
// it is about, and the end of the game apart.
func (m *Scene) Build(p *ui.Page) {
	f := p.Flow(p.Column(render.FormColumn))
	if m.sure {
		f.Titled(m.say.Say(words.ResignSure))
		f.Gap(2 * render.Gap)
		f.List(
			ui.Control{ID: "keep-on", Label: m.say.Say(words.KeepOn), Face: ui.FacePrimary, Press: m.Back},
			ui.Control{ID: "resign-yes", Label: m.say.Say(words.ResignYes), Press: func() { m.table.Resign(); m.Back() }},
		)
		return
	}
	f.Titled(m.say.Say(words.GameName.Of(m.app.Session().Rules().Key())))
	f.Gap(render.Gap)
	f.Head(m.first)
	f.Gap(render.Gap)
	if tally := m.table.Tally(); tally != "" {
		f.Gap(render.Gap)
		f.Set(ui.Text{ID: "tally", Role: ui.RoleText, Text: tally, Style: ui.SmallStyle(), Muted: true})
		f.Gap(render.Gap)
	}
	if m.percent, m.building = m.app.Building(); m.building {
		f.Gap(render.Gap)
		f.Set(ui.Text{ID: "building", Role: ui.RoleText, Text: m.say.Say(words.Building, m.percent), Style: ui.SmallStyle(), Muted: true})
	}
	for _, g := range m.groups() {
		f.Gap(render.Gap)
		f.Set(ui.Text{ID: "group:" + string(g.text), Role: ui.RoleHeading, Text: m.say.Say(g.text), Style: ui.SmallStyle(), Muted: true})
		for _, e := range g.entries {
			f.Entry(e.Control, e.told)
		}
	}
	f.Gap(2 * render.Gap)
	p.Rule(f.Take(1))
	f.Gap(render.Gap)
	f.Entry(ui.Control{
		ID: "resign", Label: m.say.Say(words.Resign), Icon: render.IconFlag, Final: true, Disabled: !m.app.Session().CanResign(),
		Press: func() { m.sure = true },
	}, "")
}

// Update says anew how far endgame tables are.
func (m *Scene) Update(time.Duration) {
	if percent, building := m.app.Building(); percent != m.percent || building != m.building {
		m.screen.Relayout()
	}
}

// first lays out the three that are used most.
func (m *Scene) first(f *ui.Flow) {
	say, s := m.say.Say, m.app.Session()
	f.Tiles(
		ui.Control{ID: "home", Label: say(words.Home), Icon: render.IconHome, Press: m.app.OpenHome},
		ui.Control{ID: "rules", Label: say(words.RulesPage), Icon: render.IconRules, Press: func() { m.app.OpenRules(s.Rules(), nil, m.keepOn()) }},
		ui.Control{ID: "new-game", Label: say(words.NewGame), Icon: render.IconAgain, Press: func() { m.app.OpenSetup(s.Rules(), nil) }},
	)
}

// keepOn is the button that leads from the rules to the game, while it goes on.
func (m *Scene) keepOn() ui.Control {
	if _, over := m.app.Session().Result(); over {
		return ui.Control{}
	}
	return ui.Control{ID: "keep-on", Label: m.say.Say(words.KeepOn), Face: ui.FacePrimary, Press: func() {
		m.screen.Pop()
		m.Back()
	}}
}

// group is what belongs together, under a heading.
type group struct {
	text    words.Key
	entries []entry
}

// entry is something that can be done or set, and how that is now, "" for nothing.
type entry struct {
	ui.Control
	told string
}

// groups lists the rest, by what it is about. What the table has in sight is left out.
func (m *Scene) groups() []group {
	return []group{{words.MenuUnderstand, m.reviewEntries()}, {words.MenuTable, m.tableEntries()}, {words.MenuPassOn, []entry{
		{ui.Control{ID: "share", Label: m.say.Say(words.Share), Icon: render.IconSend, Press: m.app.OpenShare}, ""},
		{ui.Control{ID: "records", Label: m.say.Say(words.Records), Icon: render.IconList, Press: m.app.OpenRecords}, ""},
		{ui.Control{ID: "position", Label: m.say.Say(words.Position), Icon: render.IconSetUp, Press: m.app.OpenEditor}, ""},
	}}}
}

// reviewEntries lists what tells more of the game.
func (m *Scene) reviewEntries() []entry {
	say, analysis := m.say.Say, words.Off
	if m.table.Analysing() {
		analysis = words.On
	}
	list := []entry{
		{ui.Control{ID: "analysis", Label: say(words.Analysis), Icon: render.IconGraph, Toggle: true, Pressed: m.table.Analysing(), Press: func() {
			m.table.Analyse()
			m.Back()
		}}, say(analysis)},
		{ui.Control{ID: "replay", Label: say(words.Replay), Icon: render.IconFirst, Disabled: !m.table.CanReplay(), Press: func() {
			m.Back()
			m.table.StartReplay(0)
		}}, ""},
	}
	if m.app.Session().Rules().Board().Rounds {
		list = append(list, entry{ui.Control{ID: "rounds", Label: say(words.Rounds), Icon: render.IconMenu, Press: func() {
			m.screen.Push(NewRounds(m.screen, m.say, m.app))
		}}, ""})
	}
	return list
}

// tableEntries lists what is set while one plays.
func (m *Scene) tableEntries() []entry {
	say := m.say.Say
	var list []entry
	if m.table.FewButtons() {
		list = append(list, entry{ui.Control{ID: "redo", Label: say(words.Redo), Icon: render.IconRedo, Disabled: !m.app.Session().CanRedo(), Press: func() {
			m.Back()
			m.table.Redo()
		}}, ""})
	}
	return append(list,
		entry{ui.Control{ID: "letters", Label: say(words.MenuLetters), Icon: render.IconLetters, Press: m.app.NextLetters}, say(words.LettersName.Of(m.app.LettersSetting()))},
		entry{ui.Control{ID: "speed", Label: say(words.MenuSpeed), Icon: render.IconSpeed, Press: m.app.NextSpeed}, say(words.SpeedName.Of(m.app.SpeedSetting()))},
		entry{ui.Control{ID: "settings", Label: say(words.Settings), Icon: render.IconSettings, Press: m.app.OpenSettings}, ""},
	)
}
