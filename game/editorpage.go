package game

import (
	"ayoayo/engine"
	"ayoayo/game/voice"
	"ayoayo/game/words"
	"ayoayo/render"
)

// build lays out the editor: what the board is and what a tap does above it,
// everything else below.
func (e *editor) build(p *page) {
	if e.choosing {
		e.buildGames(p)
		return
	}
	a := e.app
	box := p.column(render.CardColumn)
	state, ready := e.state()
	play := Control{ID: "play", Label: a.say.Say(words.PositionPlay), face: facePrimary, Disabled: !ready, press: e.play}
	head := box
	if w := p.pillWidth(play.Label); !p.narrow() {
		head.W -= w + render.Gap
		p.pills(render.Rect{X: box.X + box.W - w, Y: box.Y, W: w}, play)
	}
	box.Y += p.titled(a, head, a.say.Say(words.Position)) + render.Gap
	if e.said != "" {
		state = e.said
	}
	box.Y += p.set(piece{id: "state", role: RoleText, text: state, style: textStyle()}, box)
	box.Y += render.Gap
	asked := append([]question{e.taps()}, e.questions()...)
	above := 1
	if !p.narrow() {
		above = len(asked)
	}
	box.Y += p.beside(asked[:above], box) + 2*render.Gap
	box.Y += e.board(p, box) + 2*render.Gap
	if p.narrow() {
		box.Y += p.pills(box, play) + 2*render.Gap
	}
	for _, q := range asked[above:] {
		box.Y += p.question(q, box) + 2*render.Gap
	}
	box.Y += p.pills(box, e.changes()...) + 2*render.Gap
	box.Y += p.set(piece{id: "text", role: RoleText, text: e.draft.text(), style: smallStyle(), muted: true}, box) + render.Gap/2
	p.pills(
		box,
		Control{ID: "copy", Label: a.say.Say(words.PositionCopy), press: func() { a.copy(e.draft.text()) }},
		Control{ID: "paste", Label: a.say.Say(words.PositionEdit), press: func() {
			a.host.PasteText(e.draft.text(), a.entering(words.PositionEnter))
		}},
	)
}

// buildGames lays out the games of which the position can be.
func (e *editor) buildGames(p *page) {
	a := e.app
	box := p.column(render.ListColumn)
	box.Y += p.titled(a, box, a.say.Say(words.PositionGame)) + 2*render.Gap
	var games []Control
	for _, spec := range engine.Specs() {
		r := a.preset(spec.Key)
		games = append(games, Control{
			ID: "game:" + spec.Key, Label: a.say.Say(words.GameName.Of(spec.Key)),
			Toggle: true, Pressed: e.draft.rules.Key() == spec.Key,
			press: func() { e.load(r, r.Start()) },
		})
	}
	p.list(box, games...)
}

// Boards that are set up: how high they may be for the window, and how high
// they must be for fingers.
const (
	draftShare   = 0.55
	draftUpright = 56 // a column
	draftLying   = 280
)

// board lays out the board with its pits and returns the height used.
func (e *editor) board(p *page, box render.Rect) float64 {
	tall := p.window.H > p.window.W
	box.H = max(p.window.H*draftShare, draftUpright*float64(e.draft.rules.Board().Cols))
	if !tall {
		box.H = min(box.W/pictureShape(e.draft.rules.Board()), max(p.window.H*draftShare, draftLying))
	}
	e.view.SetLook(e.boardLook())
	e.view.Show(e.draft.position())
	marks := render.NoMarks()
	if e.app.keyed {
		marks.Focus = e.placeOf(e.app.focus)
	}
	e.view.SetMarks(marks)
	p.board(e.view, box, tall)
	e.places(p)
	return box.H
}

// places puts the pits and stores on the page.
func (e *editor) places(p *page) {
	a := e.app
	for _, at := range e.draft.places() {
		seeds := a.say.Say(words.Seeds, e.draft.seeds[at])
		c := Control{ID: e.placeID(at), Role: RoleButton, Bounds: e.view.PitBounds(at), press: func() { e.touch(at) }}
		if at.IsStore() {
			c.Label = a.say.Say(words.StoreLabel, voice.Side(a.say, engine.Player(at-engine.SouthStore)), seeds)
		} else {
			c.Label = a.say.Say(words.PitLabel, e.draft.rules.PitName(at), seeds, voice.Side(a.say, e.draft.owners[at]))
		}
		if p.first == "" {
			p.first = c.ID
		}
		p.add(c)
	}
}

// taps asks what a tap on a pit does.
func (e *editor) taps() question {
	say := e.app.say
	q := question{id: "tap", text: say.Say(words.PositionTap)}
	add := func(id string, text words.Key, does tapping) {
		q.answers = append(q.answers, answer{id: id, text: say.Say(text), chosen: e.does == does, choose: func() { e.does = does }})
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
func (e *editor) questions() []question {
	say := e.app.say
	game := question{id: "game", text: say.Say(words.PositionGame), answers: []answer{{
		id: "choose", text: say.Say(words.GameName.Of(e.draft.rules.Key())), chosen: true, choose: func() { e.choosing = true },
	}}}
	list := []question{game, e.player("turn", say.Say(words.PositionTurn), &e.draft.turn)}
	if e.draft.rules.Board().Rounds {
		list = append(list, e.player("starter", say.Say(words.PositionFirst), &e.draft.starter))
		last := e.player("last", say.Say(words.PositionLast), &e.draft.last)
		last.answers = append(last.answers, answer{
			id: engine.Nobody.String(), text: say.Say(words.PositionNobody), chosen: e.draft.last == engine.Nobody,
			choose: func() { e.draft.last = engine.Nobody; e.forget() },
		})
		list = append(list, last)
	}
	return list
}

// player asks for one of the two players.
func (e *editor) player(id, text string, chosen *engine.Player) question {
	q := question{id: id, text: text}
	for _, side := range []engine.Player{engine.South, engine.North} {
		q.answers = append(q.answers, answer{
			id: side.String(), text: voice.Side(e.app.say, side), chosen: *chosen == side,
			choose: func() { *chosen = side; e.forget() },
		})
	}
	return q
}

// changes are the buttons that change the whole board.
func (e *editor) changes() []Control {
	say, r := e.app.say, e.draft.rules
	list := []Control{
		{ID: "empty", Label: say.Say(words.PositionEmpty), press: func() { e.draft.clear(); e.forget() }},
		{ID: "from-start", Label: say.Say(words.PositionStart), press: func() { e.load(r, r.Start()) }},
	}
	if !r.Board().Stores {
		return list
	}
	for _, side := range []engine.Player{engine.South, engine.North} {
		store := engine.StoreOf(side)
		list = append(list, Control{
			ID: "rest:" + side.String(), Label: say.Say(words.PositionRest.Of(side.String())), Disabled: e.draft.left() == 0,
			press: func() { e.set(store, e.draft.seeds[store]+e.draft.left()) },
		})
	}
	return list
}
