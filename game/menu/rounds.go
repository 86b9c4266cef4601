package game

import (
	"strconv"

	"ayoayo/engine"
	"ayoayo/game/ui"
	"ayoayo/game/voice"
	"ayoayo/game/words"
	"ayoayo/render"
)

// rounds is the scoreboard of a match: what each side captured in every round,
// and who owns how many pits now.
type rounds struct{ app *App }

func newRounds(a *App) *rounds { return &rounds{a} }

func (r *rounds) Back() { r.app.Pop() }

func (r *rounds) Build(p *ui.Page) {
	a, s := r.app, r.app.session
	f := p.Flow(p.Column(render.ListColumn))
	f.Titled(a.say.Say(words.Rounds))
	f.Gap(2 * render.Gap)
	line := func(id, text string, style render.TextStyle, muted bool) {
		f.Set(ui.Text{ID: id, Role: ui.RoleText, Text: text, Style: style, Muted: muted})
		f.Gap(render.Gap)
	}
	south := a.say.Say(words.Name.For(voice.Of(s.Seats(), engine.South)))
	north := a.say.Say(words.Name.For(voice.Of(s.Seats(), engine.North)))
	done := s.Rounds()
	for i, score := range done {
		line("round:"+strconv.Itoa(i+1), a.say.Say(words.RoundScore, i+1, south, score[engine.South], north, score[engine.North]), ui.TextStyle(), false)
	}
	p.First = "back"
	if _, over := s.Result(); over {
		return
	}
	pos := s.Position()
	score := a.say.Say(words.RoundScore, len(done)+1, south, pos.Seeds(engine.SouthStore), north, pos.Seeds(engine.NorthStore))
	if pos.Phase() != engine.Claim {
		line("round:now", words.Join(score, a.say.Say(words.RoundNow)), ui.TextStyle(), true)
	}
	owned := [2]int{}
	for _, pit := range s.Rules().Board().Pits() {
		owned[pos.Owner(pit)]++
	}
	line("owned", a.say.Say(words.RoundPits, south, owned[engine.South], north, owned[engine.North]), ui.SmallStyle(), true)
}
