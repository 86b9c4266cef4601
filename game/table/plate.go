package table

import (
	"strconv"

	"ayoayo/engine"
	"ayoayo/game/ui"
	"ayoayo/game/voice"
	"ayoayo/game/words"
	"ayoayo/render"
)

// plateBox is where a player's plate stands: its text in a box, at the left end or at the
// right one, and its score, which stands at the right end of its box where the text is
// at the left of the same.
type plateBox struct {
	text  render.Rect
	align render.Align
	score render.Rect
}

// plates are what stands at the board for each player.
type plates struct {
	*stage
	bar *bar
}

// scoreRoom is the widest score, with room beside it.
const scoreRoom = "00 "

func (t *plates) scoreStyle(z *sizes) render.TextStyle { return ui.Sized(ui.BoldStyle(), z.score) }

func (t *plates) scoreWidth(p *ui.Page, z *sizes) float64 {
	if !t.session.Rules().Board().Stores {
		return 0
	}
	return p.Wide(scoreRoom, t.scoreStyle(z))
}

// lay lays out a player's plate: who it is, with a dot where it is to move, what it
// did last, or what is said in place of that, or nothing, and its score.
func (t *plates) lay(p *ui.Page, z *sizes, side engine.Player, at plateBox, said []string) {
	box := at.text
	if t.session.Rules().Board().Stores {
		score := ui.Text{
			ID: "player:" + side.String() + ":score", Role: ui.RoleText, Style: ui.Aligned(t.scoreStyle(z), render.Middle),
			Text: strconv.Itoa(t.held(t.seen(), side)), Spoken: t.say.Say(words.Seeds, t.held(t.seen(), side)),
		}
		room := at.score
		if room == at.text {
			score.Style = ui.Aligned(score.Style, render.End)
			box.W -= p.Wide(scoreRoom, score.Style)
		}
		room.Y += (room.H - score.Style.LineHeight()) / 2
		t.facing(p, side, func() { p.Set(score, room) })
	}
	t.facing(p, side, func() { t.words(p, z, side, box, at.align, said) })
}

// words writes who plays a side and what it did last, or what is said in place of
// that.
func (t *plates) words(p *ui.Page, z *sizes, side engine.Player, box render.Rect, align render.Align, said []string) {
	name, told := ui.Sized(ui.BoldStyle(), z.name), ui.Sized(ui.TextStyle(), z.told)
	if said != nil && len(said) == 0 {
		box.Y += (box.H - name.LineHeight()) / 2
		t.nameLine(p, z, side, box, align)
		return
	}
	if !z.oneLine {
		box.Y += (box.H - name.LineHeight() - told.LineHeight()) / 2
		t.nameLine(p, z, side, box, align)
		box.Y += name.LineHeight()
		t.toldLine(p, side, box, ui.Aligned(told, align), said)
		return
	}
	box.Y += (box.H - name.LineHeight()) / 2
	radius := dotRadius(z)
	taken := t.nameLine(p, z, side, box, align)
	apart := render.Rect{X: box.X + taken - 2*radius, Y: box.Y, W: 2 * radius}
	if align == render.End {
		apart.X = box.X + box.W - taken
	}
	taken += render.Gap
	box.Y += name.LineHeight() - told.LineHeight() - (name.Size-told.Size)*0.25
	if box.W -= taken; align == render.Start {
		box.X += taken
	}
	turn, going := t.turnSeen()
	if t.toldLine(p, side, box, ui.Aligned(told, align), said) && (!going || turn != side) {
		p.Set(ui.Text{Text: "·", Style: ui.Aligned(told, render.Middle), Muted: true}, apart)
	}
}

// dotRadius is that of the dot that marks a turn.
func dotRadius(z *sizes) float64 { return z.name * 0.27 }

// nameLine writes who plays a side and the dot of its turn, and returns how wide that
// is.
func (t *plates) nameLine(p *ui.Page, z *sizes, side engine.Player, box render.Rect, align render.Align) float64 {
	name, small := ui.Sized(ui.BoldStyle(), z.name), ui.Sized(ui.TextStyle(), z.told)
	radius := dotRadius(z)
	room := box.W - 2*radius - render.Gap
	who := p.Short(t.name(side), room, name)
	wide, beside := p.Wide(who, name), 0.0
	more := p.Longest(append(t.besideName(z, side), ""), max(0, room-wide-levelGap), small)
	spoken := who
	if more != "" {
		beside = p.Wide(more, small) + levelGap
		spoken = words.Heard(t.say.Say(words.NameIs, who, more))
	}
	x, dot := box.X, box.X+wide+beside+render.Gap+radius
	if align == render.End {
		x = box.X + box.W - wide - beside
		dot = x - render.Gap - radius
	}
	p.Set(ui.Text{ID: "player:" + side.String(), Role: ui.RoleText, Text: who, Spoken: spoken, Style: name}, render.Rect{X: x, Y: box.Y, W: wide + 1})
	if more != "" {
		down := (name.Size - small.Size) * 0.95
		p.Set(ui.Text{Text: more, Style: small, Muted: true}, render.Rect{X: x + wide + levelGap, Y: box.Y + down, W: beside})
	}
	if turn, going := t.turnSeen(); going && turn == side {
		p.MarkTurn(dot, box.Y+name.LineHeight()*0.52, radius, t.dotOpacity)
	}
	return wide + beside + render.Gap + 2*radius
}

// besideName is what stands beside a player's name, the fullest first: the level that
// plays or how many games one of two people has won, and what the bar shows where it is
// shown. Nil is nothing.
func (t *plates) besideName(z *sizes, side engine.Player) []string {
	level, lead := "", t.bar.lead(side)
	if seat := t.session.Seat(side); seat.Computer && !z.oneLine {
		level = voice.Level(t.say, seat)
	} else if won, ok := t.wins(); ok && !t.session.Seat(side).Computer && !t.session.Seat(side.Other()).Computer {
		level = t.say.Say(words.WonGames, won[side])
	}
	switch {
	case level != "" && lead != "":
		return []string{words.Join(level, lead), lead}
	case level != "" || lead != "":
		return []string{level + lead}
	}
	return nil
}

// levelGap is between a name and the level that plays under it.
const levelGap = 6

// toldLine writes what a player did last, or what is said in place of it, and reports
// whether there was something to write, and room for it.
func (t *plates) toldLine(p *ui.Page, side engine.Player, box render.Rect, style render.TextStyle, said []string) bool {
	if said != nil {
		style.Bold = true
		at := longest(p, 1, said, box.W, style)
		spoken := t.spoken(t.mode.status)[at]
		if p.Wide(said[at], style) > box.W {
			p.Add(ui.Control{ID: "status", Role: ui.RoleText, Label: spoken, Bounds: render.Rect{X: box.X, Y: box.Y}})
			return false
		}
		p.Set(ui.Text{ID: "status", Role: ui.RoleText, Text: said[at], Spoken: spoken, Style: style}, box)
		return true
	}
	told := t.told(side)
	text := p.Longest(told, box.W, style)
	spoken := t.spoken(func() []string { return t.told(side) })[0]
	if text == "" || p.Wide(text, style) > box.W {
		p.Add(ui.Control{ID: "player:" + side.String() + ":more", Role: ui.RoleText, Label: spoken, Bounds: render.Rect{X: box.X, Y: box.Y}})
		return false
	}
	p.Set(ui.Text{ID: "player:" + side.String() + ":more", Role: ui.RoleText, Text: text, Spoken: spoken, Style: style, Muted: true}, box)
	return true
}

// width is how wide a plate's text is, at most so much.
func (t *plates) width(p *ui.Page, z *sizes, side engine.Player, most float64) float64 {
	name, told := ui.Sized(ui.BoldStyle(), z.name), ui.Sized(ui.TextStyle(), z.told)
	wide := p.Wide(t.name(side), name) + 2*render.Gap + z.name*0.54
	if more := t.besideName(z, side); len(more) > 0 {
		wide += p.Wide(more[0], told) + levelGap
	}
	for _, line := range t.told(side) {
		both := max(wide, p.Wide(line, told)+1)
		if z.oneLine {
			both = wide + p.Wide(line, told) + render.Gap
		}
		if both <= most {
			return both
		}
	}
	return min(wide, most)
}

// told says what a side did last, in the fullest form and in shorter ones for less
// room.
func (t *plates) told(side engine.Player) []string {
	s, b := t.session, t.session.Rules().Board()
	first := ""
	switch {
	case b.Rounds:
		first = t.say.Say(words.OwnsPits, t.owned(side))
	case !b.Stores:
		first = t.say.Say(words.Seeds, t.held(t.seen(), side))
	}
	last, ok := s.LastBy(side)
	if plies, whole := t.mode.shown(); !ok || !whole || plies != s.Ply() {
		return []string{first, ""}
	}
	if t.shows(last) {
		return []string{first, ""} // what goes on says the rest
	}
	m := t.written(last.Move)
	if last.Move.IsClaim() {
		claimed := t.say.Say(words.Claims, m)
		return []string{words.Join(first, claimed), claimed, m}
	}
	full, short := t.say.Say(words.TookNothing, m), t.say.Say(words.NothingShort, m)
	if n := t.taken(last.Trace, side); n > 0 {
		full, short = t.say.Say(words.Took, n, m), t.say.Say(words.TookShort, n, m)
	}
	return []string{words.Join(first, full), full, words.Join(first, short), short}
}
