package picture_test

import (
	"testing"

	"ayoayo/engine"
	"ayoayo/engine/enginetest"
	"ayoayo/game/picture"
	"ayoayo/game/ui"
	"ayoayo/game/ui/uitest"
	"ayoayo/render"
)

// page is a scene with a picture of a position beside one of a move.
type page struct {
	rules          *engine.Rules
	position, move *render.BoardView
	shown          engine.Position
	played         engine.Move
}

func (*page) Back() {}

func (g *page) Build(p *ui.Page) {
	left, right := render.Rect{W: 200, H: 100}, render.Rect{X: 300, W: 200, H: 100}
	g.position = picture.Position(p, g.position, g.rules, g.shown, engine.South, left)
	g.move = picture.Move(p, g.move, g.rules, g.rules.Start(), g.played, right)
}

func TestPicturesShowWhatTheyAreGiven(t *testing.T) {
	rules := enginetest.Rules(t, "oware")
	shown := enginetest.Position(t, rules, "1,0,0,0,0,2/1,1,0,0,0,19 12,12 S")
	g := &page{rules: rules, shown: shown, played: engine.SowFrom(2)}
	s, _ := uitest.NewScreen(800, 600)
	s.Show([]ui.Scene{g})
	s.Pass(0)
	for _, pit := range rules.Board().Pits() {
		if got, want := g.position.Seeds(pit), shown.Seeds(pit); got != want {
			t.Errorf("the picture of a position has %d seeds in %s, want %d", got, rules.PitName(pit), want)
		}
		if got := g.move.Seeds(pit); got != 4 {
			t.Errorf("the picture of a move has %d seeds in %s, want the 4 before it", got, rules.PitName(pit))
		}
	}
	position, move := g.position, g.move
	g.shown = rules.Start()
	s.Relayout()
	s.Pass(0)
	if g.position != position || g.move != move {
		t.Error("a page that is laid out again makes its boards again")
	}
	if g.position.Seeds(0) != 4 {
		t.Errorf("the picture keeps %d seeds of the position before", g.position.Seeds(0))
	}
}
