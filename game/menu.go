package game

import (
	"slices"
	"time"

	"ayoayo/ai/wire"
	"ayoayo/game/words"
	"ayoayo/render"
)

// menu is the scene over a table with what is not done at every turn.
type menu struct {
	still
	table *table
	// built is how far endgame tables were when the page was laid out.
	built wire.Building
	// sure says that the player is asked whether to resign.
	sure bool
}

func newMenu(a *App, t *table) *menu { return &menu{still: still{a}, table: t} }

func (m *menu) build(p *page) {
	a := m.app
	two := p.window.W >= twoColumns && !m.sure
	col := p.column(render.ListColumn)
	if two {
		col = p.column(render.FormColumn)
	}
	title := a.say.Say(words.GameName.Of(a.session.Rules().Key()))
	if m.sure {
		title = a.say.Say(words.ResignSure)
	}
	y := col.Y + p.titled(a, col, title) + 2*render.Gap
	m.built = a.building
	if said := a.buildingWords(); said != "" {
		y += p.set(piece{id: "building", role: RoleText, text: said, style: smallStyle(), muted: true}, render.Rect{X: col.X, Y: y, W: col.W}) + render.Gap
	}
	list, choices := render.Rect{X: col.X, Y: y, W: col.W}, m.choices()
	if two {
		p.listBeside(list, choices[0], choices[1:]...)
	} else {
		p.list(list, choices...)
	}
}

// update says anew how far endgame tables are.
func (m *menu) update(time.Duration) { m.app.stale = m.app.stale || m.built != m.app.building }

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
func (m *menu) choices() []Control {
	a := m.app
	goOn := words.KeepOn
	if _, over := a.session.Result(); over {
		goOn = words.Back
	}
	if m.sure {
		return []Control{
			{ID: "keep-on", Label: a.say.Say(words.KeepOn), face: facePrimary, press: a.pop},
			{ID: "resign-yes", Label: a.say.Say(words.ResignYes), press: m.resign},
		}
	}
	list := []Control{
		{ID: "keep-on", Label: a.say.Say(goOn), face: facePrimary, press: a.pop},
		{ID: "hint", Label: a.say.Say(words.Hint), Disabled: !m.table.offers("hint"), press: func() { a.pop(); m.table.askHint() }},
		{ID: "analysis", Label: a.say.Say(words.Analysis), Toggle: true, Pressed: a.analysing, press: func() { a.analyse(); a.pop() }},
		{ID: "new-game", Label: a.say.Say(words.NewGame), press: func() { a.push(newSetup(a, a.session.Rules())) }},
		{ID: "replay", Label: a.say.Say(words.Replay), Disabled: !m.table.canReplay(), press: m.replay},
		{ID: "resign", Label: a.say.Say(words.Resign), Disabled: !a.session.CanResign(), press: func() { m.sure = true }},
		{ID: "rules", Label: a.say.Say(words.RulesPage), press: func() { a.push(newRulesScene(a, a.session.Rules(), nil)) }},
		{ID: "records", Label: a.say.Say(words.Records), press: func() { a.push(newRecords(a)) }},
		{ID: "position", Label: a.say.Say(words.Position), press: func() { a.push(newEditor(a)) }},
		{ID: "settings", Label: a.say.Say(words.Settings), press: func() { a.push(newSettings(a)) }},
		{ID: "home", Label: a.say.Say(words.Home), press: a.home},
	}
	if m.table.fewButtons() {
		list = slices.Insert(list, 2, Control{ID: "redo", Label: a.say.Say(words.Redo), Disabled: !a.session.CanRedo(), press: func() { a.pop(); m.table.redo() }})
	}
	if a.session.Rules().Board().Rounds {
		list = slices.Insert(list, 1, Control{ID: "rounds", Label: a.say.Say(words.Rounds), press: func() { a.push(newRounds(a)) }})
	}
	return list
}

// resign gives the game up and shows the table.
func (m *menu) resign() {
	m.table.resign()
	m.app.pop()
}

// replay steps through the last move on the table.
func (m *menu) replay() {
	m.app.pop()
	m.table.startReplay(0)
}
