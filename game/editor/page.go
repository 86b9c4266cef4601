package editor

import (
	"ayoayo/engine"
	"ayoayo/game/picture"
	"ayoayo/game/seat"
	"ayoayo/game/ui"
	"ayoayo/game/voice"
	"ayoayo/game/words"
	"ayoayo/render"
)

// Build lays out the editor: what the board is and what a tap does above it,
// everything else below.
func (e *Scene) Build(p *ui.Page) {
	if e.choosing {
		e.buildGames(p)
		return
	}
	box := p.Column(render.CardColumn)
	state, ready := e.State()
	play := ui.Control{ID: "play", Label: e.say.Say(words.PositionPlay), Face: ui.FacePrimary, Disabled: !ready, Press: e.openSetup}
	head := box
	if w := p.PillWidth(play.Label); !p.Narrow() {
		head.W -= w + render.Gap
		p.Pills(render.Rect{X: box.X + box.W - w, Y: box.Y, W: w}, play)
	}
	f := p.Flow(box)
	f.Gap(p.Titled(head, e.say.Say(words.Position)) + render.Gap)
	if e.said != "" {
		state = e.said
	}
	f.Set(ui.Text{ID: "state", Role: ui.RoleText, Text: state, Style: ui.TextStyle()})
	f.Gap(render.Gap)
	asked := append([]ui.Question{e.taps()}, e.questions()...)
	above := 1
	if !p.Narrow() {
		above = len(asked)
	}
	f.Beside(asked[:above])
	f.Gap(2 * render.Gap)
	f.Gap(e.board(p, f.Rest()) + 2*render.Gap)
	if p.Narrow() {
		f.Pills(play)
		f.Gap(2 * render.Gap)
	}
	f.Questions(asked[above:])
	f.Pills(e.changes()...)
	f.Gap(2 * render.Gap)
	f.Set(ui.Text{ID: "text", Role: ui.RoleText, Text: e.draft.text(), Style: ui.SmallStyle(), Muted: true})
	f.Gap(render.Gap / 2)
	f.Pills(
		ui.Control{ID: "copy", Label: e.say.Say(words.PositionCopy), Press: func() { e.app.CopyText(e.draft.text()) }},
		ui.Control{ID: "paste", Label: e.say.Say(words.PositionEdit), Press: func() {
			e.app.AskText(words.PositionEnter, e.draft.text())
		}},
	)
}

// buildGames lays out the games of which the position can be.
func (e *Scene) buildGames(p *ui.Page) {
	f := p.Flow(p.Column(render.ListColumn))
	f.Titled(e.say.Say(words.PositionGame))
	f.Gap(2 * render.Gap)
	var games []ui.Control
	for _, spec := range engine.Specs() {
		r := e.app.Preset(spec.Key)
		games = append(games, ui.Control{
			ID: "game:" + spec.Key, Label: e.say.Say(words.GameName.Of(spec.Key)),
			Group:  ui.Group{ID: "games", Kind: ui.GroupAnswer, Label: e.say.Say(words.PositionGame)},
			Toggle: true, Pressed: e.draft.rules.Key() == spec.Key,
			Press: func() { e.load(r, r.Start()) },
		})
	}
	f.List(games...)
}

// Boards that are set up: how high they may be for the window, and how high
// they must be for fingers.
const (
	draftShare   = 0.55
	draftUpright = 57 // a column
	draftLying   = 280
)

// board lays out the board with its pits and returns the height used.
func (e *Scene) board(p *ui.Page, box render.Rect) float64 {
	tall := p.Window.H > p.Window.W
	box.H = max(p.Window.H*draftShare, draftUpright*float64(e.draft.rules.Board().Cols))
	if !tall {
		box.H = min(box.W/picture.ShapeOf(e.draft.rules.Board()), max(p.Window.H*draftShare, draftLying))
	}
	e.view.SetLook(e.boardLook())
	e.view.Show(e.draft.position())
	marks := render.NoMarks()
	if e.screen.Keyed() {
		marks.Focus, marks.Letters = e.placeOf(e.screen.Focus()), true
	}
	e.view.SetMarks(marks)
	p.Board(e.view, box, tall)
	e.places(p)
	return box.H
}

// places puts the pits and stores on the page.
func (e *Scene) places(p *ui.Page) {
	for _, at := range e.draft.places() {
		var nobody [2]seat.Seat // plays yet
		seeds := e.draft.seeds[at]
		c := ui.Control{ID: e.placeID(at), Role: ui.RoleButton, Bounds: e.view.PitBounds(at), LongPress: true, Press: func() { e.touch(at) }}
		if at.IsStore() {
			c.Label = voice.StoreLabel(e.say, nobody, engine.Player(at-engine.SouthStore), seeds)
		} else {
			c.Group = ui.Row(at.Row(), voice.Row(e.say, e.draft.rules.Board(), nobody, at.Row()))
			c.Label = voice.PitLabel(e.say, e.draft.rules, nobody, at, e.draft.owners[at], seeds)
		}
		if p.First == "" {
			p.First = c.ID
		}
		p.Add(c)
	}
}

// taps asks what a tap on a pit does.
func (e *Scene) taps() ui.Question {
	say := e.say
	q := ui.Question{ID: "tap", Text: say.Say(words.PositionTap)}
	add := func(id string, text words.Key, does tapping) {
		q.Answers = append(q.Answers, ui.Answer{ID: id, Text: say.Say(text), Chosen: e.does == does, Choose: func() { e.does = does }})
	}
	add("add", words.PositionAdd, addsSeed)
	add("take", words.PositionTake, takesSeed)
	if e.draft.rules.Board().Rounds {
		add("owner", words.PositionOwner, changesOwner)
	}
	return q
}

// questions asks for what is not on the board: which game it is, whose turn and,
// in a game of rounds, how the round came about.
func (e *Scene) questions() []ui.Question {
	say := e.say
	game := ui.Question{ID: "game", Text: say.Say(words.PositionGame), Answers: []ui.Answer{{
		ID: "choose", Text: say.Say(words.GameName.Of(e.draft.rules.Key())), Chosen: true, Choose: func() { e.choosing = true },
	}}}
	list := []ui.Question{game, e.player("turn", say.Say(words.PositionTurn), &e.draft.turn)}
	if e.draft.rules.Board().Rounds {
		list = append(list, e.player("starter", say.Say(words.PositionFirst), &e.draft.starter))
		last := e.player("last", say.Say(words.PositionLast), &e.draft.last)
		last.Answers = append(last.Answers, ui.Answer{
			ID: engine.Nobody.String(), Text: say.Say(words.PositionNobody), Chosen: e.draft.last == engine.Nobody,
			Choose: func() { e.draft.last = engine.Nobody; e.reset() },
		})
		list = append(list, last)
	}
	return list
}

// player asks for one of the two players.
func (e *Scene) player(id, text string, chosen *engine.Player) ui.Question {
	q := ui.Question{ID: id, Text: text}
	for _, side := range []engine.Player{engine.South, engine.North} {
		q.Answers = append(q.Answers, ui.Answer{
			ID: side.String(), Text: voice.Side(e.say, side), Chosen: *chosen == side,
			Choose: func() { *chosen = side; e.reset() },
		})
	}
	return q
}

// changes are the buttons that change the whole board.
func (e *Scene) changes() []ui.Control {
	say, r := e.say, e.draft.rules
	list := []ui.Control{
		{ID: "empty", Label: say.Say(words.PositionEmpty), Press: func() { e.draft.clear(); e.reset() }},
		{ID: "from-start", Label: say.Say(words.PositionStart), Press: func() { e.load(r, r.Start()) }},
	}
	if !r.Board().Stores {
		return list
	}
	for _, side := range []engine.Player{engine.South, engine.North} {
		store := engine.StoreOf(side)
		list = append(list, ui.Control{
			ID: "rest:" + side.String(), Label: say.Say(words.PositionRest.Of(side.String())), Disabled: e.draft.left() == 0,
			Press: func() { e.set(store, e.draft.seeds[store]+e.draft.left()) },
		})
	}
	return list
}
