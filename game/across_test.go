//go:build !js

package game

import (
	"image"
	"testing"

	"ayoayo/engine"
)

// The setting turns the numbers at North's pits, and no others, where two people play.
func TestTheNumbersOfThePlayerAcrossFaceThem(t *testing.T) {
	emptyFolder(t)
	s := newStudio(t, 800, 600)
	begin(t, s.app, people("oware"))
	shown := func(across bool) *image.RGBA {
		s.app.settings.Across = across
		s.app.SettingsChanged()
		s.app.advance(0)
		return s.picture()
	}
	here, across := shown(false), shown(true)
	view := s.app.Page.Boards[0].View
	for _, pit := range s.app.Session().Rules().Board().Pits() {
		r, differs := view.PitBounds(pit), false
		for y := int(r.Y); y < int(r.Y+r.H); y++ {
			for x := int(r.X); x < int(r.X+r.W); x++ {
				differs = differs || here.RGBAAt(x, y) != across.RGBAAt(x, y)
			}
		}
		if north := s.app.Session().Rules().Board().RowOwner(pit.Row()) == engine.North; differs != north {
			t.Errorf("of pit %s something is turned: %v", s.app.Session().Rules().PitName(pit), differs)
		}
	}
}
