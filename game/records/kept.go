package records

import (
	"ayoayo/game/picture"
	"ayoayo/game/session"
	"ayoayo/game/ui"
	"ayoayo/game/voice"
	"ayoayo/game/words"
	"ayoayo/render"
)

// keptBoard is how wide the board of a game is that is kept, keptSmall in a narrow page.
const (
	keptBoard = 120
	keptSmall = 84
)

// kept lays out the games that are kept, each with what leads to its table and what
// removes it.
func (s *Scene) kept(p *ui.Page, f *ui.Flow) {
	games := s.app.AllGames()
	if len(games) == 0 {
		f.Set(ui.Text{ID: "none", Role: ui.RoleText, Text: s.say.Say(words.NoGames), Style: ui.TextStyle(), Muted: true})
		f.Gap(3 * render.Gap)
		return
	}
	for _, g := range games {
		s.keptRow(p, f, g)
		f.Gap(render.Gap)
	}
	f.Gap(2 * render.Gap)
}

// keptRow lays out a game.
func (s *Scene) keptRow(p *ui.Page, f *ui.Flow, g session.Kept) {
	name := s.say.Say(words.GameName.Of(g.Rules().Key()))
	if s.asked && s.removed == g.Table {
		s.askRemove(f, g, name)
		return
	}
	at := len(p.Controls)
	p.Add(ui.Control{
		ID: "kept:" + g.Table, Role: ui.RoleButton, Face: ui.FaceBare, Label: words.Join(name, s.state(g), s.score(g), s.when(g)),
		Press: func() { s.app.Resume(g) },
	})
	board, apart := float64(keptBoard), 2*render.Gap
	if f.Width < 2.5*keptBoard {
		board, apart = keptSmall, render.Gap
	}
	text := render.Rect{X: f.X + board + apart, Y: f.Y, W: f.Width - board - 2*apart - render.Touch}
	down := p.Flow(text)
	down.Set(ui.Text{Text: name, Style: ui.BoldStyle()})
	for _, line := range p.Beside(text.W, ui.SmallStyle(), words.Join, s.state(g), s.score(g), s.when(g)) {
		down.Set(ui.Text{Text: line, Style: ui.SmallStyle(), Muted: true})
	}
	box := f.Take(max(board/picture.Shape, down.Y-text.Y, render.Touch))
	s.boards[g.Table] = picture.Position(p, s.boards[g.Table], g.Rules(), g.Position(), g.Near(), render.Rect{
		X: box.X, Y: box.Y + (box.H-board/picture.Shape)/2, W: board, H: board / picture.Shape,
	})
	row := box
	row.W -= render.Touch + render.Gap
	p.Controls[at].Bounds = row
	p.AddRound(ui.Control{ID: "remove:" + g.Table, Label: s.say.Say(words.RemoveGame, name), Icon: render.IconClose, Press: func() {
		s.asked, s.removed = true, g.Table
	}}, box.X+box.W-render.Touch, box.Y+(box.H-render.Touch)/2)
}

// askRemove asks whether a game is to be removed.
func (s *Scene) askRemove(f *ui.Flow, g session.Kept, name string) {
	f.Set(ui.Text{ID: "sure", Role: ui.RoleText, Text: s.say.Say(words.RemoveSure, name), Style: ui.TextStyle()})
	f.Gap(render.Gap / 2)
	f.Pills(
		ui.Control{ID: "keep-it", Label: s.say.Say(words.KeepIt), Face: ui.FacePrimary, Press: func() { s.asked = false }},
		ui.Control{ID: "remove-it", Label: s.say.Say(words.RemoveIt), Press: func() {
			s.asked = false
			s.app.Remove(g)
		}},
	)
}

// state says whose turn it is, or how the game ended.
func (s *Scene) state(g session.Kept) string {
	if res, over := g.Result(); over {
		return voice.Outcome(s.say, g.Players(), res)
	}
	return voice.Turn(s.say, g.Players(), g.Turn())
}

// score says how many seeds both have.
func (s *Scene) score(g session.Kept) string {
	pos, near := g.Position(), g.Near()
	far := near.Other()
	return s.say.Say(words.BothScores,
		voice.Name(s.say, g.Players(), near), g.Rules().Held(&pos, near), voice.Name(s.say, g.Players(), far), g.Rules().Held(&pos, far))
}

// when says when a game was played last, "" where that is not known.
func (s *Scene) when(g session.Kept) string { return voice.When(s.say, g.Days) }
