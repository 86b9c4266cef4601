package game

import (
	"slices"
	"strconv"

	"ayoayo/engine"
	"ayoayo/game/words"
	"ayoayo/render"
)

// lowWindow is the height below which a board needs all the room there is for
// its pits to be touched.
const lowWindow = 300

// build lays out the table: the board as large as it can be, the words and the
// buttons above and below it or, where its pits would get small, beside it.
func (t *table) build(p *page) {
	t.view.SetLook(t.app.theme)
	t.tall, t.slim = p.window.H > p.window.W, p.window.W < 360
	column, bounds := t.columns(p)
	if t.column = t.crowded(p, bounds); t.column {
		t.slim = t.slim || p.window.H < lowWindow
		p.board(t.view, bounds, false)
		if t.app.settings.Bar { // which stands where the words begin
			in := barSlim + t.fringeBeside(column)
			column.X += in
			column.W -= in
		}
		t.aside(p, column)
	} else {
		p.board(t.view, t.around(p), t.tall)
	}
	t.view.SetMarks(t.marks())
	t.pits(p)
	t.bar(p)
	t.notes(p)
	p.bottom = 0 // a table never scrolls
}

// edge is the room above and below everything; a phone that lies has none to
// waste.
func (t *table) edge(p *page) float64 {
	switch m := p.margin(); {
	case p.window.H < lowWindow:
		return 2
	case p.window.H < 420:
		return m * 0.4
	default:
		return m * 0.75
	}
}

// footHeight is that of two lines, or of a button.
const footHeight = render.Touch

// around lays out the words and the buttons above the board, the players below
// it, and returns the room between for the board.
func (t *table) around(p *page) render.Rect {
	room, m, edge := p.window, p.margin(), t.edge(p)
	head := render.Rect{X: room.X + m, Y: room.Y + edge, W: room.W - 2*m}
	top := t.head(p, head, t.tall)
	bottom := room.Y + room.H - edge - footHeight
	t.foot(p, render.Rect{X: head.X, Y: bottom, W: head.W, H: footHeight}, t.tall)
	return t.middle(p, top, bottom)
}

// middle is the room that a board has between the words above and below it.
func (t *table) middle(p *page, top, bottom float64) render.Rect {
	m := p.margin()
	gap, side := min(2*render.Gap, m*0.5), m
	if p.window.H < lowWindow {
		gap = 0
	}
	if t.tall {
		side = m / 2
	}
	if t.tall {
		top += t.barLift(p)
	}
	return render.Rect{X: p.window.X + side, Y: top + gap, W: p.window.W - 2*side, H: bottom - top - 2*gap}
}

// head lays out the words and buttons above the board and returns where they
// end.
func (t *table) head(p *page, box render.Rect, tall bool) float64 {
	left := p.round(box, t.buttons()...)
	beside := left - box.X - render.Gap
	title, wordings := t.title(), t.status()
	style := p.fit(title, beside, titleStyle(), boldStyle(), smallBoldStyle())
	y := box.Y
	if tall && style != titleStyle() {
		h := float64(len(p.wrap(title, style, beside))) * style.LineHeight()
		y += max(0, render.Touch-h) / 2
	}
	y += p.set(piece{id: "title", role: RoleHeading, text: title, style: style}, render.Rect{X: box.X, Y: y, W: beside})
	width := beside
	status := p.longest(wordings, box.W, smallStyle())
	if !tall {
		status = p.longest(wordings, beside, smallStyle())
	}
	if tall && (style != titleStyle() || p.wide(status, smallStyle()) > beside) {
		y, width = max(y, box.Y+render.Touch), box.W
	}
	y += p.set(piece{id: "status", role: RoleText, text: status, style: smallStyle(), muted: true}, render.Rect{X: box.X, Y: y, W: width})
	// Room for a line more, so that the board stays where it is when a preview
	// takes one.
	least := box.Y + render.Touch
	if tall {
		least += smallStyle().LineHeight()
	}
	return max(y, least)
}

// fewButtons reports whether there is no room for redo but in the menu.
func (t *table) fewButtons() bool { return t.slim && !t.column }

// buttons are those of every table.
func (t *table) buttons() []Control {
	a := t.app
	menu := Control{ID: "menu", Label: a.say.Say(words.Menu), icon: render.IconMenu, press: t.menu}
	if t.replay != nil {
		list := t.moveButtons()
		if line, ok := t.lineButton(); ok {
			list = append(list, line)
		}
		return append(list, menu)
	}
	list := []Control{
		{ID: "undo", Label: a.say.Say(words.Undo), icon: render.IconUndo, Disabled: !a.session.CanUndo(), press: t.undo},
		{ID: "hint", Label: a.say.Say(words.Hint), icon: render.IconHint, Toggle: true, Pressed: t.hint != nil, Disabled: !t.mayHint(), press: t.askHint},
		menu,
	}
	if t.fewButtons() {
		return list
	}
	return slices.Insert(list, 1, Control{
		ID: "redo", Label: a.say.Say(words.Redo), icon: render.IconRedo, Disabled: !a.session.CanRedo(), press: t.redo,
	})
}

// undo takes back, and redo plays again.
func (t *table) undo() { t.jump(t.app.session.Undo()) }
func (t *table) redo() { t.jump(t.app.session.Redo()) }

// foot lays out the players, and between them the way on when the game stands
// still or a choice is begun. On an upright board they make room for a choice.
func (t *table) foot(p *page, box render.Rect, tall bool) {
	if t.replay != nil {
		t.scrubber(p, box)
		return
	}
	half := (box.W - render.Margin) / 2
	buttons := t.between()
	if line, ok := t.lineButton(); ok && len(buttons) == 0 {
		half = (box.W-render.Touch)/2 - render.Gap
		p.addRound(line, box.X+half+render.Gap, box.Y)
	}
	if len(buttons) > 0 {
		w := float64(len(buttons)-1) * render.Gap
		for _, b := range buttons {
			w += p.pillWidth(b.Label)
		}
		half = (box.W - w - 2*render.Gap) / 2
		p.pills(render.Rect{X: box.X + half + render.Gap, Y: box.Y, W: w + 1}, buttons...)
		if tall && t.way() == nil {
			return
		}
	}
	short := tall && len(buttons) > 0
	t.player(p, engine.South, render.Rect{X: box.X, Y: box.Y, W: half, H: box.H}, render.Start, tall, short)
	t.player(p, engine.North, render.Rect{X: box.X + box.W - half, Y: box.Y, W: half, H: box.H}, render.End, tall, short)
}

// between are the buttons between the players.
func (t *table) between() []Control {
	if way := t.way(); way != nil {
		return []Control{*way}
	}
	if t.moving {
		return nil
	}
	return t.wayButtons()
}

// way is the button with which a game that stands still goes on, nil for a game
// that moves.
func (t *table) way() *Control {
	a := t.app
	_, over := a.session.Result()
	switch {
	case t.moving:
		return nil
	case t.trouble != "":
		return &Control{ID: "ask-again", Label: a.say.Say(words.AskAgain), face: facePrimary, press: t.settle}
	case over:
		return &Control{ID: "play-again", Label: a.say.Say(words.PlayAgain), face: facePrimary, press: t.again}
	case a.session.Paused():
		return &Control{ID: "go-on", Label: a.say.Say(words.GoOn), face: facePrimary, press: a.session.GoOn}
	}
	return nil
}

// again starts the same game anew.
func (t *table) again() {
	if err := t.app.begin(t.app.session.Setup()); err != nil {
		t.fail(words.Trouble)
	}
}

// player lays out who plays a side, what they hold and, in a box of two lines,
// what they did last.
func (t *table) player(p *page, side engine.Player, box render.Rect, align render.Align, tall, short bool) {
	style, smaller := textStyle(), smallStyle()
	_, over := t.app.session.Result()
	turn := !over && t.app.session.Turn() == side
	if turn {
		style, smaller = boldStyle(), smallBoldStyle()
	}
	name, more := t.nameWords(p, side, tall, box.W, smaller), t.moreWords(side, tall)
	if short {
		name = p.short(t.app.say.Say(words.Name.For(t.app.session.Voice(side))), box.W, smaller)
		held := t.held(t.app.session.Position(), side)
		more = []string{t.app.say.Say(words.Seeds, held), strconv.Itoa(held)}
	}
	id, bottom := "player:"+side.String(), box.Y+box.H
	style = aligned(p.fit(name, box.W, style, smaller), align)
	if turn {
		p.markTurn(name, style, box)
	}
	box.Y += p.set(piece{id: id, role: RoleText, text: name, style: style, muted: !turn && !over}, box)
	if bottom-box.Y < smallStyle().LineHeight() {
		return
	}
	p.set(piece{
		id: id + ":more", role: RoleText, text: p.longest(more, box.W, smallStyle()), style: aligned(smallStyle(), align), muted: true,
	}, box)
}

// pits puts the pits and stores of the board on the page.
func (t *table) pits(p *page) {
	a := t.app
	r, pos := a.session.Rules(), a.session.Position()
	for _, pit := range r.Board().Pits() {
		name := r.PitName(pit)
		c := Control{
			ID: pitID(name), Role: RoleButton, Bounds: t.view.PitBounds(pit), Disabled: true,
			Label: a.say.Say(words.PitLabel, name, a.say.Say(words.Seeds, t.seedsIn(pit)), t.sideName(pos.Owner(pit))),
			press: func() { t.choose(pit) },
		}
		switch {
		case t.claimable(pit):
			c.Disabled = false
			c.Label = a.say.Say(words.PitCanClaim, c.Label)
			c.Toggle, c.Pressed = true, t.choice.claimed>>pit.Place()&1 != 0
		case len(t.ways(pit)) > 0:
			c.Disabled = false
			c.Label = a.say.Say(words.PitCanSow, c.Label)
		}
		c.Label = t.pitValue(c.Label, pit)
		if !c.Disabled && p.first == "" {
			p.first = c.ID
		}
		p.add(c)
	}
	if !r.Board().Stores {
		return
	}
	for _, side := range []engine.Player{engine.South, engine.North} {
		store := engine.StoreOf(side)
		p.add(Control{
			ID: storeID(side), Role: RoleText, Bounds: t.view.PitBounds(store),
			Label: a.say.Say(words.StoreLabel, t.sideName(side), a.say.Say(words.Seeds, t.seedsIn(store))),
		})
	}
}

// sideName returns the name of a side.
func (t *table) sideName(side engine.Player) string { return t.app.sideName(side) }

// sideName returns the name of a side.
func (a *App) sideName(side engine.Player) string {
	if side == engine.South {
		return a.say.Say(words.South)
	}
	return a.say.Say(words.North)
}

// marks returns what the board shows beside the seeds.
func (t *table) marks() render.Marks {
	if t.replay != nil {
		return t.replayMarks()
	}
	marks := render.NoMarks()
	if t.app.keyed {
		marks.Focus = t.pitOf(t.app.focus)
	}
	if last, ok := t.app.session.Last(); ok && !last.Move.IsClaim() {
		marks.LastFrom = last.Move.Pit()
		if !t.moving {
			marks.LastTo = endOf(last.Trace)
		}
	}
	if t.moving {
		return marks
	}
	for _, pit := range t.app.session.Rules().Board().Pits() {
		if len(t.ways(pit)) > 0 {
			marks.Legal = append(marks.Legal, pit)
		}
	}
	t.chosenMarks(&marks)
	if t.preview != nil {
		marks.Preview = &render.Preview{Trace: t.preview}
	}
	t.hintMarks(&marks)
	return marks
}

// endOf returns where the last seed of a move fell.
func endOf(t *engine.Trace) engine.Pit {
	for i := len(t.Events) - 1; i >= 0; i-- {
		if t.Events[i].Kind == engine.Dropped {
			return t.Events[i].Pit
		}
	}
	return engine.NoPit
}
