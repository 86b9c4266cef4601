package puzzle

import (
	"slices"
	"strings"

	"ayoayo/engine"
	"ayoayo/game/direction"
	"ayoayo/game/ui"
	"ayoayo/game/voice"
	"ayoayo/game/words"
	"ayoayo/render"
)

// moves are the legal moves from a pit while one is asked for, or from any for NoPit.
func (s *Scene) moves(pit engine.Pit) []engine.Move {
	if s.stage != asking {
		return nil
	}
	return slices.DeleteFunc(s.rules.Moves(&s.at, nil), func(m engine.Move) bool { return pit != engine.NoPit && m.Pit() != pit })
}

// choose plays a pit, or asks for the way.
func (s *Scene) choose(pit engine.Pit) {
	switch ways := s.moves(pit); {
	case s.pit == pit:
		s.pit = engine.NoPit
	case s.rules.Board().TwoWays && len(ways) > 0:
		s.pit = pit
		s.screen.Host.Announce(s.say.Say(words.WhichWay, voice.HeardPit(s.say, s.rules, pit)))
	case len(ways) > 0:
		s.play(ways[0])
		return
	}
	s.screen.Relayout()
}

// pits puts the pits and stores of the board on the page.
func (s *Scene) pits(p *ui.Page) {
	b := s.rules.Board()
	for _, pit := range b.Pits() {
		c := ui.Control{
			ID: ui.PitID(s.rules.PitName(pit)), Role: ui.RoleButton, Bounds: s.view.PitBounds(pit), Disabled: true,
			Label: voice.PitLabel(s.say, s.rules, s.players(), pit, s.at.Owner(pit), s.view.Seeds(pit)),
			Group: ui.Row(pit.Row(), voice.Row(s.say, b, s.players(), pit.Row())), Press: func() { s.choose(pit) },
		}
		if s.stage != asking {
			c.Press = nil // and the keys go on from what there is to press
		} else if len(s.moves(pit)) > 0 {
			c.Disabled, c.Label = false, s.say.Say(words.PitCanSow, c.Label)
			if p.First == "" {
				p.First, p.Direct = c.ID, true
			}
		}
		p.Add(c)
	}
	if !b.Stores {
		return
	}
	for _, side := range []engine.Player{engine.South, engine.North} {
		store := engine.StoreOf(side)
		p.Add(ui.Control{ID: ui.StoreID(side.String()), Role: ui.RoleText, Bounds: s.view.PitBounds(store), Label: voice.StoreLabel(s.say, s.players(), side, s.view.Seeds(store))})
	}
}

// pitOf is the pit of a control, NoPit for another control.
func (s *Scene) pitOf(id string) engine.Pit {
	for _, pit := range s.rules.Board().Pits() {
		if ui.PitID(s.rules.PitName(pit)) == id {
			return pit
		}
	}
	return engine.NoPit
}

// bothWays are the moves of a pit, in the order in which they lead across the screen.
func (s *Scene) bothWays(pit engine.Pit) []engine.Move {
	moves := []engine.Move{engine.SowFrom(pit), engine.SowBackwards(pit)}
	if voice.Heading(s.rules, moves[0], engine.South, false) == direction.Right {
		slices.Reverse(moves)
	}
	return moves
}

// ways are the buttons that say which way a pit is sown.
func (s *Scene) ways() []ui.Control {
	var buttons []ui.Control
	for i, m := range s.bothWays(s.pit) {
		buttons = append(buttons, ui.Control{
			ID: [...]string{"way:back", "way:on"}[i], Label: voice.Move(s.say, s.rules, m, engine.South), Said: voice.OwnMove(s.say, s.rules, m, engine.South),
			Disabled: !slices.Contains(s.moves(s.pit), m), Press: func() { s.play(m) },
		})
	}
	return buttons
}

// Arrow plays the pit that was chosen the way of an arrow key, Swipe a pit the way that a
// finger was drawn from it.
func (s *Scene) Arrow(d direction.Direction) bool { return s.toward(s.pit, d) }

// Swipe plays a pit the way that a finger was drawn from it.
func (s *Scene) Swipe(id string, d direction.Direction) {
	if s.stage == asking && s.rules.Board().TwoWays {
		s.toward(s.pitOf(id), d)
	}
}

// toward plays a pit in a direction on the screen, and reports whether it can be sown so.
func (s *Scene) toward(pit engine.Pit, d direction.Direction) bool {
	if pit == engine.NoPit {
		return false
	}
	for _, m := range s.moves(pit) {
		if voice.Heading(s.rules, m, engine.South, s.say.Upright()) == d {
			s.play(m)
			return true
		}
	}
	return false
}

// Type takes the letters of pits that can be sown: of one alone it is sown, of more each
// letter goes to the next.
func (s *Scene) Type(r rune) {
	var named []string
	for _, pit := range s.rules.Board().Pits() {
		if name := s.rules.PitName(pit); strings.HasPrefix(strings.ToLower(name), string(r)) && s.stage == asking && len(s.moves(pit)) > 0 {
			named = append(named, ui.PitID(name))
		}
	}
	s.screen.ActivateNamed(named)
}

// marks are what the board shows beside its seeds.
func (s *Scene) marks() render.Marks {
	marks := render.NoMarks()
	marks.Letters = true // since the sentences name pits
	if s.screen.Keyed() {
		marks.Focus = s.pitOf(s.screen.Focus())
	}
	switch {
	case s.stage == asking:
		for _, m := range s.moves(engine.NoPit) {
			if !slices.Contains(marks.Legal, m.Pit()) {
				marks.Legal = append(marks.Legal, m.Pit())
			}
		}
		if s.pit != engine.NoPit {
			marks.Ways = &render.Ways{Pit: s.pit}
			for i, m := range s.bothWays(s.pit) {
				if at := s.at; slices.Contains(s.moves(s.pit), m) {
					marks.Ways.Traces[i] = &engine.Trace{}
					s.rules.Play(&at, m, marks.Ways.Traces[i])
				}
			}
		}
	case s.stage == answering || s.stage == resting && s.reply != engine.NoMove:
		marks.LastFrom, marks.LastTo = ends(s.replied)
	default:
		marks.LastFrom, marks.LastTo = ends(s.trace)
	}
	return marks
}

// ends are where a move began and ended, on the board.
func ends(t *engine.Trace) (from, to engine.Pit) {
	from, to = t.Origin(), t.End()
	if to.IsStore() {
		to = engine.NoPit
	}
	return from, to
}
