package lesson_test

import (
	"testing"

	"ayoayo/engine"
	"ayoayo/game/lessons"
	"ayoayo/game/ui"
	"ayoayo/render"
)

// Whose store is whose stands beside both, in every window but the lowest: whole, and
// without a page that has to be scrolled to for it.
func TestNamesStandAtTheStores(t *testing.T) {
	for _, size := range [][2]float64{{320, 568}, {390, 844}, {844, 390}, {1280, 720}} {
		for _, spec := range engine.Specs() {
			taught, _ := lessons.For(spec.Key)
			for at := range taught.Steps {
				a := newProgram()
				a.learnt[spec.Key] = at
				s, _, _ := open(t, a, spec.Key, size[0], size[1])
				view := s.Page.Boards[0].View
				named := map[string]ui.Line{}
				for _, l := range s.Page.Lines {
					named[l.Text] = l
				}
				for name, side := range map[string]engine.Player{"You": engine.South, "Teacher": engine.North} {
					line, ok := named[name]
					if ok != spec.Board.Stores {
						t.Errorf("%s, step %d in %v: %q is written: %v", spec.Key, at+1, size, name, ok)
					}
					if !ok {
						continue
					}
					middle := line.Y + line.Style.LineHeight()/2
					_, half := view.Bounds().Center()
					if (middle > half) != (side == engine.South) {
						t.Errorf("%s, step %d in %v: %q is written at %v, and the board's middle is at %v", spec.Key, at+1, size, name, middle, half)
					}
					x, w := line.X, s.Page.Wide(name, line.Style)
					if line.Style.Align == render.End {
						x -= w
					}
					plank := view.Bounds()
					if beside := x+w <= plank.X; x < 0 || !beside && middle > plank.Y && middle < plank.Y+plank.H {
						t.Errorf("%s, step %d in %v: %q is written at %v, %v on the board %v", spec.Key, at+1, size, name, x, middle, plank)
					}
				}
			}
		}
	}
}
