package table

import (
	"strconv"

	"ayoayo/engine"
	"ayoayo/game/seat"
	"ayoayo/game/ui"
	"ayoayo/game/voice"
	"ayoayo/game/words"
	"ayoayo/render"
)

// The share of a lying window that the words of a game that is over have, how wide
// they are, and the share of an upright one that the board keeps.
const (
	endShare  = 0.3
	endLeast  = 208
	endMost   = 320
	boardKept = 0.5
)

// briefest is how much may be left out of what is said when a game is over: each more
// leaves out one thing more.
const (
	withoutGreeting = 1 + iota
	withoutWhy
	withoutTally
	withoutLevel
	withoutSweep
	withoutRule
	briefest = withoutRule
)

// lay lays out a game that is over: the board with its seeds counted, and beside or
// below it how the game ended and what can be done now, as fully as there is room.
func (m *ended) lay(p *ui.Page, _ *sizes) {
	t := m.t
	side, edge := p.Margin(), render.Gap
	room := p.Window.Inset(render.Insets{Top: edge, Right: side, Bottom: edge, Left: side})
	panel := room
	if t.tall {
		panel.H = room.H * (1 - boardKept)
	} else {
		panel.W = min(max(endLeast, room.W*endShare), endMost)
		panel.X = room.X + room.W - panel.W
	}
	less, height := 0, t.endPanel(p, m, panel, 0)
	for height > panel.H && less < briefest {
		less++
		p.Clear()
		height = t.endPanel(p, m, panel, less)
	}
	p.Clear()
	board := room
	if t.tall {
		panel.Y = room.Y + room.H - height
		board.H = panel.Y - render.Gap - board.Y
	} else {
		panel.Y += max(0, room.H-height) / 2
		board.W = panel.X - side - board.X
	}
	t.endPanel(p, m, panel, less)
	t.endBoard(p, board)
}

// endBoard lays out the board in a box, with each player at the own store and the way
// back in the corner.
func (t *Table) endBoard(p *ui.Page, box render.Rect) {
	style := ui.BoldStyle()
	apart := style.LineHeight() + render.Gap/2
	const inset = (render.Touch - render.IconSize) / 2
	back := render.Rect{X: box.X - inset, Y: box.Y - render.Gap, W: render.Touch, H: render.Touch}
	p.AddTool(t.backButton(back))
	box.H -= back.Y + back.H - box.Y + apart
	box.Y = back.Y + back.H
	p.Board(t.view, box, t.tall)
	plank := t.view.Bounds()
	for _, side := range []engine.Player{t.far(), t.near()} {
		at, align := render.Rect{X: box.X, Y: plank.Y - apart, W: box.W, H: style.LineHeight()}, render.Start
		if at.Y < back.Y+back.H { // which it stands beside
			at.X, at.W = at.X+render.Touch-inset, at.W-render.Touch+inset
			at.Y = back.Y + (back.H-at.H)/2
		}
		if side == t.near() {
			at.X, at.W = box.X, box.W
			at.Y = plank.Y + plank.H + render.Gap/2
			if !t.tall {
				align = render.End
			}
		}
		name := t.say.Say(words.EndScore, p.Short(t.name(side), box.W/2, style), t.held(t.session.Position(), side))
		p.Set(ui.Text{ID: "player:" + side.String(), Role: ui.RoleText, Text: name, Style: ui.Aligned(style, align)}, at)
	}
}

// endPanel lays out how the game ended and what can be done now, from the top of a box,
// and returns the height used.
func (t *Table) endPanel(p *ui.Page, m *ended, box render.Rect, less int) float64 {
	f := p.Flow(box)
	left := p.Round(box, m.live.endHead()...)
	title := t.title()
	beside := left - render.Gap - box.X
	style := p.Fit(title, beside, render.TextStyle{Size: 40, Title: true}, ui.TitleStyle(), ui.BoldStyle())
	f.Gap(max(render.Touch, p.Set(ui.Text{ID: "title", Role: ui.RoleHeading, Text: title, Style: style}, render.Rect{X: box.X, Y: box.Y, W: beside})))
	reason := ui.SmallStyle()
	if less < withoutGreeting {
		reason = ui.TextStyle()
	}
	f.Set(ui.Text{ID: "status", Role: ui.RoleText, Text: words.Glue(" ", append(t.refusedNow(), m.reasonWords(less))...), Style: reason})
	if greeting := m.greeting(); greeting != "" && less < withoutGreeting {
		f.Gap(render.Gap)
		f.Set(ui.Text{ID: "greeting", Role: ui.RoleText, Text: greeting, Style: ui.SmallStyle(), Muted: true})
	}
	f.Gap(render.Gap)
	again := ui.Control{ID: "play-again", Label: m.again(), Face: ui.FacePrimary, Press: m.playAgain}
	p.First = again.ID
	f.List(again)
	f.Gap(render.Gap)
	list := []ui.Control{{ID: "review", Label: t.say.Say(words.Review), Disabled: !t.CanReplay(), Press: func() { t.StartReplay(0) }}}
	if c, ok := m.otherLevel(); ok && less < withoutLevel {
		list = append(list, c)
	}
	if t.session.Away() {
		list = append(list, *t.sendButton(ui.FacePill))
	}
	f.Pills(list...)
	if tally := t.Tally(); tally != "" && less < withoutTally {
		f.Gap(render.Gap)
		f.Set(ui.Text{ID: "tally", Role: ui.RoleText, Text: tally, Style: ui.SmallStyle(), Muted: true})
	}
	return f.Y - box.Y
}

// endHead are the buttons of a game that is over: undo and the menu.
func (l live) endHead() []ui.Control {
	head := l.controls().head
	return []ui.Control{head[0], head[len(head)-1]}
}

// reasonWords says with how many seeds the game ended, by which rule, and why the last
// capture took what it did.
func (m *ended) reasonWords(less int) string {
	switch {
	case less >= withoutRule:
		return m.t.score(m.result)
	case less >= withoutSweep:
		return words.Glue(" ", m.t.score(m.result), m.t.rule(m.result))
	}
	if less >= withoutWhy {
		return m.t.reason(m.result)
	}
	why := ""
	if last, ok := m.t.session.Last(); ok && m.result.End != engine.EndResigned {
		if said := m.t.captureWords(last); said != nil {
			why = said[0]
		}
	}
	ringed := ""
	if d := m.decisive(); d.Seed > 0 {
		ringed = m.t.say.Say(words.Ringed, d.Seed)
	}
	return words.Glue(" ", m.t.reason(m.result), why, ringed)
}

// champion is how many games won in a row make one.
const champion = 3

// greeting is what those who look on say at the end of the game, where its people have
// a word for it.
func (m *ended) greeting() string {
	t := m.t
	key := t.session.Rules().Key()
	record, ok := t.app.Tally(t.session)
	if ok && m.result.Winner != engine.Nobody && record.Row[m.result.Winner] >= champion && t.say.Has(words.Champion.Of(key)) {
		return t.say.Say(words.Champion.Of(key), record.Row[m.result.Winner])
	}
	if t.say.Has(words.Greeting.Of(key)) {
		return t.say.Say(words.Greeting.Of(key))
	}
	return ""
}

// Tally says how the games between the two have ended so far, "" where that is not
// counted.
func (t *Table) Tally() string {
	won, ok := t.wins()
	if !ok {
		return ""
	}
	near, far := t.near(), t.far()
	return t.say.Say(words.SoFar, t.name(near), won[near], t.name(far), won[far])
}

// next is what the next game is made from: the other player begins, unless the game
// began at a position that was set up.
func (m *ended) next() (begins engine.Player, swapped bool) {
	setup := m.t.session.Setup()
	if setup.Start != "" {
		return setup.First, false
	}
	return setup.First.Other(), true
}

// again says what begins the next game, and who.
func (m *ended) again() string {
	begins, swapped := m.next()
	if !swapped {
		return m.t.say.Say(words.PlayAgain)
	}
	return m.t.sayOf(words.PlayAgainBy, begins)
}

// playAgain begins the next game.
func (m *ended) playAgain() { m.begin(m.t.session.Seats()) }

// begin begins the next game with players.
func (m *ended) begin(seats [2]seat.Seat) {
	setup := m.t.session.Setup()
	setup.First, _ = m.next()
	setup.Seats = seats
	if err := m.t.app.Begin(setup); err != nil {
		m.t.fail(words.Trouble)
	}
}

// clearly is how many games more than the other somebody has won, for one, where the
// level is too easy or too hard.
const clearly = 3

// otherLevel offers a game against another level: the next one when this one was too
// easy, one below when it was too hard, else a choice. It is false where a person does
// not play against a computer.
func (m *ended) otherLevel() (ui.Control, bool) {
	t, s := m.t, m.t.session
	side := t.far()
	if !s.Seat(side).Computer || s.Seat(side.Other()).Computer {
		return ui.Control{}, false
	}
	record, _ := t.app.Tally(s)
	won, lost, level := record.Won[side.Other()], record.Won[side], s.Seat(side).Level
	switch {
	case won >= clearly && won >= clearly*lost && t.say.Has(words.LevelName.Of(strconv.Itoa(level+1))):
		return m.levelButton("next-level", words.NextLevel, side, level+1), true
	case lost >= clearly && lost >= clearly*won && level > 1:
		return m.levelButton("easier-level", words.EasierLevel, side, level-1), true
	}
	return ui.Control{ID: "other-level", Label: t.say.Say(words.OtherLevel), Press: func() { t.app.OpenSetup(s.Rules(), nil) }}, true
}

// levelButton begins a game against a level.
func (m *ended) levelButton(id string, text words.Key, side engine.Player, level int) ui.Control {
	seats := m.t.session.Seats()
	seats[side].Level = level
	return ui.Control{ID: id, Label: m.t.say.Say(text, voice.Level(m.t.say, seats[side])), Press: func() { m.begin(seats) }}
}

// decisive is the seed by which the game was decided: the first one more than half of
// all, in a game that ends there.
func (m *ended) decisive() render.Decisive {
	if m.result.End != engine.EndSeeds || m.result.Winner == engine.Nobody {
		return render.Decisive{}
	}
	return render.Decisive{Store: engine.StoreOf(m.result.Winner), Seed: m.t.session.Rules().Board().Seeds()/2 + 1}
}
