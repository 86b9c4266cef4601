// Package menu is what lies over a table: what is not done at every turn, the rounds
// of a match, and the ways on when something went wrong.
package menu

import (
	"slices"
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

	OpenHome()
	OpenTable()
	OpenRecords()
	OpenEditor()
	OpenSettings()
	// OpenSetup asks who plays a game, from a position or, for nil, from its start.
	OpenSetup(r *engine.Rules, from *engine.Position)
	// OpenRules explains a game. Whoever is told of the rules chosen lets the reader
	// choose them; nil is for a game that is being played.
	OpenRules(r *engine.Rules, chosen func(*engine.Rules))
}

// Table is the table under the menu.
type Table interface {
	// Offers reports whether a button beside the title can be pressed now, FewButtons
	// whether redo is not among them.
	Offers(id string) bool
	FewButtons() bool
	AskHint()
	// Analyse turns the analysis on or off.
	Analyse()
	Analysing() bool
	// StartReplay steps through the last move, from a lap.
	StartReplay(lap int)
	CanReplay() bool
	Redo()
	Resign()
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

// Back goes back to the table.
func (m *Scene) Back() { m.screen.Pop() }

// Build lays out the list of what can be done.
func (m *Scene) Build(p *ui.Page) {
	two := p.TwoColumns() && !m.sure
	col := p.Column(render.ListColumn)
	if two {
		col = p.Column(render.FormColumn)
	}
	title := m.say.Say(words.GameName.Of(m.app.Session().Rules().Key()))
	if m.sure {
		title = m.say.Say(words.ResignSure)
	}
	f := p.Flow(col)
	f.Titled(title)
	f.Gap(2 * render.Gap)
	if m.percent, m.building = m.app.Building(); m.building {
		f.Set(ui.Text{ID: "building", Role: ui.RoleText, Text: m.say.Say(words.Building, m.percent), Style: ui.SmallStyle(), Muted: true})
		f.Gap(render.Gap)
	}
	choices := m.choices()
	if two {
		p.ListBeside(f.Rest(), choices[0], choices[1:]...)
	} else {
		f.List(choices...)
	}
}

// Update says anew how far endgame tables are.
func (m *Scene) Update(time.Duration) {
	if percent, building := m.app.Building(); percent != m.percent || building != m.building {
		m.screen.Relayout()
	}
}

func (m *Scene) choices() []ui.Control {
	say, s := m.say.Say, m.app.Session()
	goOn := words.KeepOn
	if _, over := s.Result(); over {
		goOn = words.Back
	}
	if m.sure {
		return []ui.Control{
			{ID: "keep-on", Label: say(words.KeepOn), Face: ui.FacePrimary, Press: m.Back},
			{ID: "resign-yes", Label: say(words.ResignYes), Press: func() { m.table.Resign(); m.Back() }},
		}
	}
	list := []ui.Control{
		{ID: "keep-on", Label: say(goOn), Face: ui.FacePrimary, Press: m.Back},
		{ID: "hint", Label: say(words.Hint), Disabled: !m.table.Offers("hint"), Press: func() { m.Back(); m.table.AskHint() }},
		{ID: "analysis", Label: say(words.Analysis), Toggle: true, Pressed: m.table.Analysing(), Press: func() { m.table.Analyse(); m.Back() }},
		{ID: "new-game", Label: say(words.NewGame), Press: func() { m.app.OpenSetup(s.Rules(), nil) }},
		{ID: "replay", Label: say(words.Replay), Disabled: !m.table.CanReplay(), Press: func() { m.Back(); m.table.StartReplay(0) }},
		{ID: "resign", Label: say(words.Resign), Disabled: !s.CanResign(), Press: func() { m.sure = true }},
		{ID: "rules", Label: say(words.RulesPage), Press: func() { m.app.OpenRules(s.Rules(), nil) }},
		{ID: "records", Label: say(words.Records), Press: m.app.OpenRecords},
		{ID: "position", Label: say(words.Position), Press: m.app.OpenEditor},
		{ID: "settings", Label: say(words.Settings), Press: m.app.OpenSettings},
		{ID: "home", Label: say(words.Home), Press: m.app.OpenHome},
	}
	if m.table.FewButtons() {
		list = slices.Insert(list, 2, ui.Control{ID: "redo", Label: say(words.Redo), Disabled: !s.CanRedo(), Press: func() { m.Back(); m.table.Redo() }})
	}
	if s.Rules().Board().Rounds {
		list = slices.Insert(list, 1, ui.Control{ID: "rounds", Label: say(words.Rounds), Press: func() { m.screen.Push(NewRounds(m.screen, m.say, m.app)) }})
	}
	return list
}
