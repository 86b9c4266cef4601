package library

import (
	"ayoayo/engine"
	"ayoayo/game/picture"
	"ayoayo/game/save"
	"ayoayo/game/seat"
	"ayoayo/game/session"
	"ayoayo/game/ui"
	"ayoayo/game/voice"
	"ayoayo/game/words"
	"ayoayo/render"
)

// boardWide is how wide the board of a game is, boardSmall in a narrow page.
const (
	boardWide  = 120.0
	boardSmall = 84.0
)

// starSize is the size of the star beside the name of a game that has one.
const starSize = 16.0

// row is what the list shows of a game.
type row struct {
	id, name string
	starred  bool
	// said is what is said of it, a line each where there is room.
	said     []string
	rules    *engine.Rules
	position engine.Position
	// near is who is shown near: the person, where one plays a computer.
	near engine.Player
	open func()
	// more is the button beside it.
	more ui.Control
}

// running is the row of a game that goes on.
func (s *Scene) running(g session.Kept) row {
	state := voice.Turn(s.say, g.Players(), g.Turn())
	if res, over := g.Result(); over {
		state = voice.Outcome(s.say, g.Players(), res)
	}
	pos := g.Position()
	held := [2]int{g.Rules().Held(&pos, engine.South), g.Rules().Held(&pos, engine.North)}
	return row{
		id: g.Slot, name: s.say.Say(words.GameName.Of(g.Rules().Key())), rules: g.Rules(), position: pos, near: g.Near(),
		said: []string{state, s.score(g.Players(), held), voice.When(s.say, g.Days)},
		open: func() { s.app.Resume(g) },
		more: ui.Control{ID: "remove:", Label: s.say.Say(words.RemoveGame, s.say.Say(words.GameName.Of(g.Rules().Key()))), Icon: render.IconClose, Press: func() { s.app.Forget(g) }},
	}
}

// over is the row of a game that is over.
func (s *Scene) over(e *save.Entry) row {
	r := row{id: e.ID, name: e.Rules, starred: e.Starred, near: near(e.Seats), open: func() { s.app.OpenFinished(e.ID) }}
	if rules, err := engine.ParseRules(e.Rules); err == nil {
		r.rules, r.name = rules, s.say.Say(words.GameName.Of(rules.Key()))
		if pos, err := rules.ParsePosition(e.Final); err == nil {
			r.position = pos
		}
	}
	if e.Title != "" {
		r.name = words.Join(e.Title, r.name)
	}
	r.more = ui.Control{ID: "about:", Label: s.say.Say(words.AboutGame, r.name), Icon: render.IconMenu, Press: func() { s.screen.Push(&About{list: s, entry: *e}) }}
	r.said = []string{
		s.players(e.Seats), words.Glue(", ", voice.Outcome(s.say, e.Seats, e.Result()), s.score(e.Seats, e.Held)),
		s.say.Say(words.GamePlies, e.Plies), voice.When(s.say, s.app.DaysSince(e.Ended)),
	}
	return r
}

// lay lays out the row of a game. All of it opens the game, but for the button.
func (s *Scene) lay(p *ui.Page, f *ui.Flow, r row, before map[string]*render.BoardView) {
	at := len(p.Controls)
	heard := append([]string{r.name}, r.said...)
	if r.starred {
		heard = append(heard, s.say.Say(words.Starred))
	}
	p.Add(ui.Control{ID: "kept:" + r.id, Role: ui.RoleButton, Face: ui.FaceBare, Label: words.Join(heard...), Press: r.open})
	board, apart := boardWide, 2*render.Gap
	if f.Width < 2.5*boardWide {
		board, apart = boardSmall, render.Gap
	}
	text := render.Rect{X: f.X + board + apart, Y: f.Y, W: f.Width - board - 2*apart - render.Touch}
	down := p.Flow(text)
	if r.starred {
		down.Width -= starSize + render.Gap
		star := render.Rect{X: text.X + min(p.Wide(r.name, ui.BoldStyle()), down.Width) + render.Gap, Y: text.Y, W: starSize, H: ui.BoldStyle().LineHeight()}
		p.Signs = append(p.Signs, ui.Sign{Icon: render.IconStar, Bounds: star, Muted: true})
	}
	down.Set(ui.Text{Text: r.name, Style: ui.BoldStyle()})
	down.Width = text.W
	for _, line := range p.Beside(text.W, ui.SmallStyle(), words.Join, r.said...) {
		down.Set(ui.Text{Text: line, Style: ui.SmallStyle(), Muted: true})
	}
	box := f.Take(max(board/picture.Shape, down.Y-text.Y, render.Touch))
	if r.rules != nil {
		s.boards[r.id] = picture.Position(p, before[r.id], r.rules, r.position, r.near, render.Rect{
			X: box.X, Y: box.Y + (box.H-board/picture.Shape)/2, W: board, H: board / picture.Shape,
		})
	}
	bounds := box
	bounds.W -= render.Touch + render.Gap
	p.Controls[at].Bounds = bounds
	r.more.ID += r.id
	p.AddRound(r.more, box.X+box.W-render.Touch, box.Y+(box.H-render.Touch)/2)
}

// players says who played.
func (s *Scene) players(seats [2]seat.Seat) string {
	name := func(side engine.Player) string {
		if seats[side].Computer {
			return voice.Level(s.say, seats[side])
		}
		return voice.Name(s.say, seats, side)
	}
	south, north := seats[engine.South], seats[engine.North]
	switch {
	case south.Computer && !north.Computer && north.Name == "":
		return s.say.Say(words.GameAgainst, name(engine.South))
	case north.Computer && !south.Computer && south.Name == "":
		return s.say.Say(words.GameAgainst, name(engine.North))
	}
	return s.say.Say(words.GameBetween, name(engine.South), name(engine.North))
}

// near is who is shown near.
func near(seats [2]seat.Seat) engine.Player {
	if seats[engine.South].Computer && !seats[engine.North].Computer {
		return engine.North
	}
	return engine.South
}

// score says how many seeds both have.
func (s *Scene) score(seats [2]seat.Seat, held [2]int) string {
	one := near(seats)
	other := one.Other()
	return s.say.Say(words.BothScores, voice.Name(s.say, seats, one), held[one], voice.Name(s.say, seats, other), held[other])
}
