package menu

import (
	"strconv"

	"ayoayo/engine"
	"ayoayo/game/ui"
	"ayoayo/game/voice"
	"ayoayo/game/words"
	"ayoayo/render"
)

// Rounds is the scoreboard of a match: what each side captured in every round,
// and who owns how many pits now.
type Rounds struct{ scene }

// NewRounds returns the scoreboard of the match on the table.
func NewRounds(screen *ui.Screen, say *words.Printer, app App) *Rounds {
	return &Rounds{scene{screen, say, app}}
}

// Back goes back to the menu.
func (r *Rounds) Back() { r.screen.Pop() }

// Build lays out a line for each round.
func (r *Rounds) Build(p *ui.Page) {
	say, s := r.say.Say, r.app.Session()
	f := p.Flow(p.Column(render.ListColumn))
	f.Titled(say(words.Rounds))
	f.Gap(2 * render.Gap)
	line := func(id, text string, style render.TextStyle, muted bool) {
		f.Set(ui.Text{ID: id, Role: ui.RoleText, Text: text, Style: style, Muted: muted})
		f.Gap(render.Gap)
	}
	south := voice.Name(r.say, s.Players(), engine.South)
	north := voice.Name(r.say, s.Players(), engine.North)
	done := s.Rounds()
	for i, score := range done {
		line("round:"+strconv.Itoa(i+1), say(words.RoundScore, i+1, south, score[engine.South], north, score[engine.North]), ui.TextStyle(), false)
	}
	p.First = "back"
	if _, over := s.Result(); over {
		return
	}
	pos := s.Position()
	score := say(words.RoundScore, len(done)+1, south, pos.Seeds(engine.SouthStore), north, pos.Seeds(engine.NorthStore))
	if pos.Phase() != engine.Claim {
		line("round:now", words.Join(score, say(words.RoundNow)), ui.TextStyle(), true)
	}
	owned := [2]int{}
	for _, pit := range s.Rules().Board().Pits() {
		owned[pos.Owner(pit)]++
	}
	line("owned", say(words.RoundPits, south, owned[engine.South], north, owned[engine.North]), ui.SmallStyle(), true)
}
