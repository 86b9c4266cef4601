package lesson

import (
	"math/bits"
	"slices"
	"strings"

	"ayoayo/engine"
	"ayoayo/game/direction"
	"ayoayo/game/ui"
	"ayoayo/game/voice"
	"ayoayo/game/words"
	"ayoayo/render"
)

// choice is a move of more than one touch while it is being put together: a pit that is
// sown two ways, or pits that are claimed.
type choice struct {
	pit engine.Pit
	// claimed are the places of the pits claimed so far, a bit a place.
	claimed uint8
}

// nothingChosen is no choice begun.
func nothingChosen() choice { return choice{pit: engine.NoPit} }

// moves are the legal moves while one is asked for, none else.
func (s *Scene) moves() []engine.Move {
	if s.stage != asking {
		return nil
	}
	p := s.run.Position()
	return s.run.Rules.Moves(&p, nil)
}

// ways are the moves from a pit.
func (s *Scene) ways(pit engine.Pit) []engine.Move {
	return slices.DeleteFunc(s.moves(), func(m engine.Move) bool { return m.IsClaim() || m.Pit() != pit })
}

// claims are the moves that claim pits.
func (s *Scene) claims() []engine.Move {
	return slices.DeleteFunc(s.moves(), func(m engine.Move) bool { return !m.IsClaim() })
}

// claimable reports whether a pit can be claimed beside those claimed, or given back.
func (s *Scene) claimable(pit engine.Pit) bool {
	bit := uint8(1) << pit.Place()
	return slices.ContainsFunc(s.claims(), func(m engine.Move) bool {
		return m.Pit().Row() == pit.Row() && (s.choice.claimed&bit != 0 || m.Claims()&(s.choice.claimed|bit) == s.choice.claimed|bit)
	})
}

// pits puts the pits and stores of the board on the page.
func (s *Scene) pits(p *ui.Page) {
	r, pos := s.run.Rules, s.run.Position()
	for _, pit := range r.Board().Pits() {
		owner := pos.Owner(pit)
		label := voice.PitLabel(s.say, r, s.players(), pit, owner, s.view.Seeds(pit))
		if r.Board().Rounds && owner == engine.North {
			label = s.say.Say(words.PitOwned, s.say.Say(words.PitLabel, voice.HeardPit(s.say, r, pit), s.say.Say(words.Seeds, s.view.Seeds(pit))), s.teachers("pit"))
		}
		c := ui.Control{
			ID: ui.PitID(r.PitName(pit)), Role: ui.RoleButton, Bounds: s.view.PitBounds(pit), Disabled: true,
			Label: label, Group: ui.Row(pit.Row(), s.row(pit.Row())), Press: func() { s.choose(pit) },
		}
		switch {
		case s.stage == right:
			c.Press = nil // and the keys go on from the button that does
		case s.claimable(pit):
			c.Disabled, c.Label = false, s.say.Say(words.PitCanClaim, label)
			c.Toggle, c.Pressed = true, s.choice.claimed>>pit.Place()&1 != 0
		case len(s.ways(pit)) > 0:
			c.Disabled, c.Label = false, s.say.Say(words.PitCanSow, label)
		}
		if !c.Disabled && p.First == "" {
			p.First = c.ID
		}
		p.Add(c)
	}
	if s.stage == right {
		p.First = "next"
	}
	p.Direct = p.First != ""
	if !r.Board().Stores {
		return
	}
	for _, side := range []engine.Player{engine.South, engine.North} {
		store := engine.StoreOf(side)
		label := voice.StoreLabel(s.say, s.players(), side, s.view.Seeds(store))
		if side == engine.North {
			label = s.say.Say(words.StoreLabel, s.teachers("store"), s.say.Say(words.Seeds, s.view.Seeds(store)))
		}
		p.Add(ui.Control{ID: ui.StoreID(side.String()), Role: ui.RoleText, Bounds: s.view.PitBounds(store), Label: label})
	}
}

// row is what a row is called.
func (s *Scene) row(row int) string {
	b := s.run.Rules.Board()
	switch owner := b.RowOwner(row); {
	case owner == engine.South:
		return voice.Row(s.say, b, s.players(), row)
	case b.Rows == 2:
		return s.teachers("row")
	case row == b.Front(owner):
		return s.teachers("row-front")
	}
	return s.teachers("row-back")
}

// teachers is what something of the teacher's is called.
func (s *Scene) teachers(what string) string { return s.say.Say(words.TeachersOf.Of(what)) }

// choose plays a pit, asks for the way, or claims it.
func (s *Scene) choose(pit engine.Pit) {
	s.refused, s.barred = engine.NoPit, engine.NoMove
	switch ways := s.ways(pit); {
	case s.claimable(pit):
		s.choice.claimed ^= 1 << pit.Place()
	case s.choice.pit == pit:
		s.choice = nothingChosen()
	case s.run.Rules.Board().TwoWays && len(ways) > 0:
		s.choice.pit = pit
		s.screen.Host.Announce(s.say.Say(words.WhichWay, voice.HeardPit(s.say, s.run.Rules, pit)))
	case len(ways) > 0:
		s.play(ways[0])
		return
	}
	s.screen.Relayout()
}

// Refuse says why a pit that was touched can't be sown, or not that way.
func (s *Scene) Refuse(id string) bool {
	pit := s.pitOf(id)
	for _, m := range s.bothWays() {
		if s.choice.pit != engine.NoPit && id == wayID(m) {
			s.barred, s.played = m, engine.NoMove
			s.screen.Relayout()
			s.screen.Host.Announce(s.heard())
			return true
		}
	}
	if pit == engine.NoPit || s.stage != asking || len(s.claims()) > 0 {
		return false
	}
	s.refused, s.barred, s.choice, s.played = pit, engine.NoMove, nothingChosen(), engine.NoMove
	s.screen.Relayout()
	s.screen.Host.Announce(s.heard())
	return true
}

// choices are the buttons that complete a choice.
func (s *Scene) choices() []ui.Control {
	if claims := s.claims(); len(claims) > 0 {
		most := bits.OnesCount8(claims[0].Claims())
		c := ui.Control{
			ID: "claim", Label: s.say.Say(words.ClaimThese, bits.OnesCount8(s.choice.claimed), most), Face: ui.FacePrimary, Disabled: true,
			Press: func() {},
		}
		for _, m := range claims {
			if m.Claims() == s.choice.claimed {
				c.Disabled, c.Press = false, func() { s.play(m) }
			}
		}
		return []ui.Control{c}
	}
	if s.choice.pit == engine.NoPit {
		return nil
	}
	legal := s.ways(s.choice.pit)
	var buttons []ui.Control
	for _, m := range s.bothWays() {
		buttons = append(buttons, ui.Control{
			ID: wayID(m), Label: voice.Move(s.say, s.run.Rules, m, engine.South), Said: voice.OwnMove(s.say, s.run.Rules, m, engine.South),
			Disabled: !slices.Contains(legal, m), Press: func() { s.play(m) },
		})
	}
	return buttons
}

// wayID is the identity of the control of a way of sowing.
func wayID(m engine.Move) string {
	if m.Backwards() {
		return "way:back"
	}
	return "way:on"
}

// bothWays are the moves of the pit that was chosen, in the order in which they lead
// across the screen.
func (s *Scene) bothWays() []engine.Move {
	moves := []engine.Move{engine.SowFrom(s.choice.pit), engine.SowBackwards(s.choice.pit)}
	if voice.Heading(s.run.Rules, moves[0], engine.South, false) == direction.Right {
		slices.Reverse(moves)
	}
	return moves
}

// Arrow plays the pit that was chosen the way of an arrow key.
func (s *Scene) Arrow(d direction.Direction) bool { return s.toward(s.choice.pit, d) }

// Swipe plays a pit the way that a finger was drawn from it.
func (s *Scene) Swipe(id string, d direction.Direction) {
	if s.run.Done() || !s.run.Rules.Board().TwoWays {
		return
	}
	s.toward(s.pitOf(id), d)
}

// toward plays a pit in a direction on the screen, and reports whether it can be sown so.
func (s *Scene) toward(pit engine.Pit, d direction.Direction) bool {
	if pit == engine.NoPit {
		return false
	}
	for _, m := range s.ways(pit) {
		if voice.Heading(s.run.Rules, m, engine.South, s.say.Upright()) == d {
			s.play(m)
			return true
		}
	}
	return false
}

// Type takes the letters of pits, and < and > for the way of one.
func (s *Scene) Type(r rune) {
	if r == '<' || r == '>' {
		for _, m := range s.bothWays() {
			if s.choice.pit != engine.NoPit && strings.HasSuffix(s.run.Rules.FormatMove(m), string(r)) {
				s.screen.Activate(wayID(m))
			}
		}
		return
	}
	var named []string
	for _, pit := range s.run.Rules.Board().Pits() {
		name := s.run.Rules.PitName(pit)
		if strings.HasPrefix(strings.ToLower(name), string(r)) && (s.claimable(pit) || len(s.ways(pit)) > 0) {
			named = append(named, ui.PitID(name))
		}
	}
	s.screen.ActivateNamed(named)
}

// pitOf is the pit of a control, NoPit for another control.
func (s *Scene) pitOf(id string) engine.Pit {
	for _, pit := range s.run.Rules.Board().Pits() {
		if ui.PitID(s.run.Rules.PitName(pit)) == id {
			return pit
		}
	}
	return engine.NoPit
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
		s.markChoice(&marks)
	case s.trace != nil && s.stage != over:
		marks.LastFrom = s.trace.Origin()
		if s.stage != moving {
			marks.LastTo = s.trace.End()
		}
	}
	return marks
}

// markChoice marks what can be chosen and what has been, and the right pit where somebody
// needs help.
func (s *Scene) markChoice(marks *render.Marks) {
	right := s.run.Right()
	for _, pit := range s.run.Rules.Board().Pits() {
		switch {
		case s.claimable(pit) && s.choice.claimed>>pit.Place()&1 != 0:
			marks.Chosen = append(marks.Chosen, pit)
		case s.claimable(pit) || len(s.ways(pit)) > 0:
			marks.Legal = append(marks.Legal, pit)
		}
	}
	if s.run.Helps() && !s.hidden() && len(right) > 0 && !right[0].IsClaim() {
		marks.Hint = right[0].Pit()
	}
	if pit := s.choice.pit; pit != engine.NoPit {
		marks.Ways = &render.Ways{Pit: pit}
		for i, m := range s.bothWays() {
			if slices.Contains(s.ways(pit), m) {
				marks.Ways.Traces[i] = s.run.Trace(m)
			}
		}
	}
	if s.refused != engine.NoPit {
		marks.Refusal = &render.Refusal{Pit: s.refused}
	}
}
