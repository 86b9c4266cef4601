package lesson

import (
	"testing"
	"time"

	"ayoayo/game/ui"
	"ayoayo/game/ui/uitest"
	"ayoayo/render"
)

// learner has come to a step in which something is to be taken.
type learner struct{}

func (learner) Speed() render.Speed     { return render.Instant }
func (learner) PlayBeats([]render.Beat) {}
func (learner) LearntOf(string) int     { return 3 }
func (learner) Learnt(string, int)      {}
func (learner) FirstGame(string)        {}

// The mark of the right pit comes and goes a few times and then stays; where nothing is to
// move it stays from the beginning.
func TestTheMarkOfTheRightPitPulses(t *testing.T) {
	for _, reduced := range []bool{false, true} {
		screen, _ := uitest.NewScreen(390, 844)
		scene, _ := New(screen, uitest.English(t), learner{}, "ayoayo")
		screen.Show([]ui.Scene{scene})
		look := screen.Look
		look.Reduced = reduced
		screen.SetLook(look)
		uitest.Press(t, screen, "help")
		gone, was := 0, scene.hidden()
		for range 200 {
			screen.Pass(50 * time.Millisecond)
			if now := scene.hidden(); now != was {
				if was = now; now {
					gone++
				}
			}
		}
		if want := map[bool]int{false: 3, true: 0}[reduced]; gone != want || scene.hidden() {
			t.Errorf("reduced %v: the mark goes %d times, want %d; in the end it is gone: %v", reduced, gone, want, scene.hidden())
		}
	}
}
