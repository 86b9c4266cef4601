package game

import (
	"slices"
	"time"

	"ayoayo/ai/wire"
	"ayoayo/game/table"
	"ayoayo/game/ui"
	"ayoayo/game/words"
	"ayoayo/render"
)

// menu is the scene over a table with what is not done at every turn.
type menu struct {
	app   *App
	table *table.Table
	// built is how far endgame tables were when the page was laid out.
	built wire.Building
	// sure says that the player is asked whether to resign.
	sure bool
}

func newMenu(a *App, t *table.Table) *menu { return &menu{app: a, table: t} }

func (m *menu) Back() { m.app.Pop() }

func (m *menu) Build(p *ui.Page) {
	a := m.app
	two := p.TwoColumns() && !m.sure
	col := p.Column(render.ListColumn)
	if two {
		col = p.Column(render.FormColumn)
	}
	title := a.say.Say(words.GameName.Of(a.session.Rules().Key()))
	if m.sure {
		title = a.say.Say(words.ResignSure)
	}
	f := p.Flow(col)
	f.Titled(title)
	f.Gap(2 * render.Gap)
	m.built = a.building
	if said := a.buildingWords(); said != "" {
		f.Set(ui.Text{ID: "building", Role: ui.RoleText, Text: said, Style: ui.SmallStyle(), Muted: true})
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
func (m *menu) Update(time.Duration) {
	if m.built != m.app.building {
		m.app.Relayout()
	}
}

// buildingWords says how far the endgame tables of the game are, "" when they
// are done or there are none.
func (a *App) buildingWords() string {
	b := a.building
	if b.Done >= b.All || b.Rules != a.session.Rules().String() {
		return ""
	}
	return a.say.Say(words.Building, 100*b.Done/b.All)
}

// choices lists what can be done.
func (m *menu) choices() []ui.Control {
	a := m.app
	goOn := words.KeepOn
	if _, over := a.session.Result(); over {
		goOn = words.Back
	}
	if m.sure {
		return []ui.Control{
			{ID: "keep-on", Label: a.say.Say(words.KeepOn), Face: ui.FacePrimary, Press: a.Pop},
			{ID: "resign-yes", Label: a.say.Say(words.ResignYes), Press: m.resign},
		}
	}
	list := []ui.Control{
		{ID: "keep-on", Label: a.say.Say(goOn), Face: ui.FacePrimary, Press: a.Pop},
		{ID: "hint", Label: a.say.Say(words.Hint), Disabled: !m.table.Offers("hint"), Press: func() { a.Pop(); m.table.AskHint() }},
		{ID: "analysis", Label: a.say.Say(words.Analysis), Toggle: true, Pressed: a.analyst.Analysing, Press: func() { m.table.Analyse(); a.Pop() }},
		{ID: "new-game", Label: a.say.Say(words.NewGame), Press: func() { a.OpenSetup(a.session.Rules(), nil) }},
		{ID: "replay", Label: a.say.Say(words.Replay), Disabled: !m.table.CanReplay(), Press: m.replay},
		{ID: "resign", Label: a.say.Say(words.Resign), Disabled: !a.session.CanResign(), Press: func() { m.sure = true }},
		{ID: "rules", Label: a.say.Say(words.RulesPage), Press: func() { a.OpenRules(a.session.Rules(), nil) }},
		{ID: "records", Label: a.say.Say(words.Records), Press: a.OpenRecords},
		{ID: "position", Label: a.say.Say(words.Position), Press: a.OpenEditor},
		{ID: "settings", Label: a.say.Say(words.Settings), Press: a.OpenSettings},
		{ID: "home", Label: a.say.Say(words.Home), Press: a.OpenHome},
	}
	if m.table.FewButtons() {
		list = slices.Insert(list, 2, ui.Control{ID: "redo", Label: a.say.Say(words.Redo), Disabled: !a.session.CanRedo(), Press: func() { a.Pop(); m.table.Redo() }})
	}
	if a.session.Rules().Board().Rounds {
		list = slices.Insert(list, 1, ui.Control{ID: "rounds", Label: a.say.Say(words.Rounds), Press: func() { a.Push(newRounds(a)) }})
	}
	return list
}

// resign gives the game up and shows the table.
func (m *menu) resign() {
	m.table.Resign()
	m.app.Pop()
}

// replay steps through the last move on the table.
func (m *menu) replay() {
	m.app.Pop()
	m.table.StartReplay(0)
}
