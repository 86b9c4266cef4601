package lobby

import (
	"strings"

	"ayoayo/ai"
	"ayoayo/engine"
	"ayoayo/game/host"
	"ayoayo/game/ui"
	"ayoayo/game/voice"
	"ayoayo/game/words"
	"ayoayo/render"
)

// The bars of the levels: how high the first and the last are, and how far apart.
const (
	barLow   = 6.0
	barHigh  = 28.0
	barApart = 5.0
)

// level asks how strong the computer at a side is: by its name, a step weaker or
// stronger at a time, with a word on what it sees.
func (s *Setup) level(p *ui.Page, f *ui.Flow, side engine.Player) {
	id := "level:" + side.String()
	at := s.seats[side].Level
	asked := s.say.Say(words.Level)
	if s.seats[side.Other()].Computer {
		asked = words.Join(voice.Side(s.say, side), asked)
	}
	f.Set(ui.Text{ID: id, Role: ui.RoleText, Text: asked, Style: ui.SmallStyle(), Muted: true})
	f.Gap(render.Gap / 2)
	step := func(id string, text words.Key, icon render.Icon, by int) ui.Control {
		to := at + by
		return ui.Control{ID: id, Label: s.say.Say(text), Said: words.Join(asked, s.say.Say(text)), Icon: icon, Disabled: to < 1 || to > ai.Levels, Press: func() {
			s.seats[side].Level, s.levels[side] = to, to
		}}
	}
	name, of := voice.Level(s.say, s.seats[side]), s.say.Say(words.LevelOf, at, ai.Levels)
	box := f.Take(ui.TitleStyle().LineHeight() + ui.SmallStyle().LineHeight())
	y := box.Y + (box.H-render.Touch)/2
	p.AddRound(step(id+":less", words.Weaker, render.IconLess, -1), box.X, y)
	p.AddRound(step(id+":more", words.Stronger, render.IconMore, 1), box.X+box.W-render.Touch, y)
	middle := render.Rect{X: box.X + render.Touch + render.Gap, Y: box.Y, W: box.W - 2*(render.Touch+render.Gap)}
	middle.Y += p.Set(ui.Text{ID: id + ":name", Role: ui.RoleText, Text: name, Style: ui.Aligned(ui.TitleStyle(), render.Middle)}, middle)
	p.Set(ui.Text{ID: id + ":of", Role: ui.RoleText, Text: of, Style: ui.Aligned(ui.SmallStyle(), render.Middle), Muted: true}, middle)
	f.Gap(render.Gap)
	s.bars(p, f.Take(barHigh), at)
	f.Gap(render.Gap / 2)
	f.Set(ui.Text{ID: id + ":note", Role: ui.RoleText, Text: s.plays(at), Style: ui.SmallStyle()})
}

// bars draws the levels, up to one, as steps.
func (s *Setup) bars(p *ui.Page, box render.Rect, level int) {
	w := (box.W+barApart)/float64(ai.Levels) - barApart
	for i := range ai.Levels {
		h := barLow + (barHigh-barLow)*float64(i)/float64(ai.Levels-1)
		p.Fills = append(p.Fills, ui.Fill{On: i < level, Bounds: render.Rect{X: box.X + float64(i)*(w+barApart), Y: box.Y + box.H - h, W: w, H: h}})
	}
}

// plays says how the computer of a level plays the game.
func (s *Setup) plays(level int) string {
	say := s.say
	if level == ai.Levels {
		return say.Say(words.ChampionPlays)
	}
	skill := ai.SkillOf(s.rules, level)
	text := say.Say(words.LevelLooks.Of(words.LooksAhead(skill.Plies))) + " " + say.Say(words.LevelSlips.Of(words.SlipsOften(skill.Slips)))
	if s.rules.Board().Laps {
		text += " " + say.Say(words.LevelLaps.Of(words.FollowsLaps(skill.Laps)))
	}
	return text
}

// people asks for the names of two people, the far one above, and says how their games
// have ended so far.
func (s *Setup) people(p *ui.Page, f *ui.Flow) {
	for _, side := range []engine.Player{engine.North, engine.South} {
		s.name(p, f.Take(render.Touch+4), side)
		f.Gap(render.Gap)
	}
	if tally, ok := s.app.TallyOf(s.rules.Key(), s.players()); ok && tally.Won != [2]int{} {
		name := func(side engine.Player) string { return voice.Name(s.say, s.players(), side) }
		so := s.say.Say(words.SoFar, name(engine.South), tally.Won[engine.South], name(engine.North), tally.Won[engine.North])
		f.Set(ui.Text{ID: "tally", Role: ui.RoleText, Text: so, Style: ui.SmallStyle(), Muted: true})
	}
}

// name lays out the name of who plays a side, to be written.
func (s *Setup) name(p *ui.Page, box render.Rect, side engine.Player) {
	where := s.say.Say(words.SideOf.Of(side.String()))
	text, muted := s.names[side], false
	if text == "" && s.writes != side {
		text, muted = s.say.Say(words.WriteName), true
	}
	if s.writes == side {
		text += "|"
	}
	p.Add(ui.Control{
		ID: "name:" + side.String(), Role: ui.RoleButton, Label: words.Join(where, text), Face: ui.FaceCard, Bounds: box,
		Press: func() { s.write(side) },
	})
	style := ui.TextStyle()
	at := render.Rect{X: box.X + 2*render.Gap, Y: box.Y + (box.H-style.LineHeight())/2, W: box.W - 4*render.Gap}
	wide := p.Wide(where, ui.SmallStyle()) + render.Gap
	p.Set(ui.Text{Text: p.Short(text, at.W-wide, style), Style: style, Muted: muted}, render.Rect{X: at.X, Y: at.Y, W: at.W - wide})
	at.Y = box.Y + (box.H-ui.SmallStyle().LineHeight())/2
	p.Set(ui.Text{Text: where, Style: ui.Aligned(ui.SmallStyle(), render.End), Muted: true}, at)
}

// longestName is how many letters a name has at most.
const longestName = 24

// write begins to write a name: in a sheet of the page, else letter by letter here.
func (s *Setup) write(side engine.Player) {
	s.writes = side
	if s.screen.Host.CanEnterText() {
		s.screen.Host.PasteText(s.names[side], host.Sheet{
			Title: s.say.Say(words.SideOf.Of(side.String())), Done: s.say.Say(words.NameDone), Leave: s.say.Say(words.Close),
		})
	}
}

// Writes reports whether letters that are typed belong to a name.
func (s *Setup) Writes() bool { return s.writes != nobody && !s.screen.Host.CanEnterText() }

// Letter adds a letter to the name that is written, Erase takes the last one away.
func (s *Setup) Letter(r rune) { s.setName(s.names[s.writes] + string(r)) }

// Erase is told of at Letter.
func (s *Setup) Erase() {
	if letters := []rune(s.names[s.writes]); len(letters) > 0 {
		s.setName(string(letters[:len(letters)-1]))
	}
}

// Done ends writing.
func (s *Setup) Done() {
	s.writes = nobody
	s.screen.Relayout()
}

// TakeText takes the name that was written in a sheet, and reports false for what is
// no answer to that.
func (s *Setup) TakeText(text string) bool {
	if s.writes == nobody || strings.HasPrefix(text, "[") {
		return false
	}
	s.setName(strings.Join(strings.Fields(text), " "))
	s.Done()
	return true
}

// setName changes the name that is written.
func (s *Setup) setName(name string) {
	letters := []rune(name)
	s.names[s.writes] = string(letters[:min(len(letters), longestName)])
	s.screen.Relayout()
}
