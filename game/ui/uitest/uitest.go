// Package uitest shows scenes to tests, in surroundings that are none.
package uitest

import (
	"testing"
	"time"

	"ayoayo/game/host"
	"ayoayo/game/host/hosttest"
	"ayoayo/game/ui"
	"ayoayo/game/words"
	"ayoayo/render"

	"github.com/hajimehoshi/ebiten/v2"
)

// NewScreen returns a screen of a size in CSS pixels, without a scene, and what is
// around it.
func NewScreen(width, height float64) (*ui.Screen, *hosttest.Fake) {
	h := &hosttest.Fake{}
	s := ui.NewScreen(h, func(float64) {}, func() {})
	s.Label(ui.Labels{Back: "Back", Close: "Close"})
	s.SetLook(render.Look{Theme: render.Themes()[0]})
	s.Resize(width, height, 1)
	return s, h
}

// English returns the program's sentences.
func English(t *testing.T) *words.Printer {
	t.Helper()
	say, err := words.New()
	if err != nil {
		t.Fatal(err)
	}
	return say
}

// Click does what a click on a control does.
func Click(t *testing.T, s *ui.Screen, id string) {
	t.Helper()
	c := ui.Find(s.Page.Controls, id)
	if c == nil || !c.Works() {
		t.Fatalf("the scene has no working control %q", id)
	}
	s.Activate(id)
}

// Press is Click with the page laid out before and after it.
func Press(t *testing.T, s *ui.Screen, id string) {
	t.Helper()
	s.Pass(0)
	Click(t, s, id)
	s.Pass(0)
}

// Label returns what an item of the page says.
func Label(t *testing.T, s *ui.Screen, id string) string {
	t.Helper()
	c := ui.Find(s.Page.Controls, id)
	if c == nil {
		t.Fatalf("the scene has no %q", id)
	}
	return c.Label
}

// Rests checks that steps in which nothing happens allocate and draw nothing.
func Rests(t *testing.T, program interface {
	Draw(screen *ebiten.Image)
	Active() bool
}, step func(),
) {
	t.Helper()
	screen := ebiten.NewImage(800, 600)
	defer screen.Deallocate()
	program.Draw(screen)
	allocs := testing.AllocsPerRun(100, func() {
		step()
		if program.Active() {
			t.Fatal("a page at rest is drawn again")
		}
		program.Draw(screen)
	})
	if allocs != 0 {
		t.Errorf("%v allocations in a step in which nothing happens", allocs)
	}
}

// Do is what a player does by keys and pointer in one step.
func Do(s *ui.Screen, in ui.Input) { s.HandleInput(&in, host.Events{}, time.Now()) }

// LeaveKeys moves the mouse over a button and away, so that nothing shows any more where
// the keys are.
func LeaveKeys(s *ui.Screen) {
	s.Pass(0)
	for i := 0; s.Keyed() && i < len(s.Page.Controls); i++ {
		x, y := s.Page.Controls[i].Bounds.Center()
		Do(s, ui.Input{Touches: []host.Touch{{X: x, Y: y, Here: true}, {}}})
	}
}

// Notices returns the sentences that lie over the scene.
func Notices(s *ui.Screen) []string {
	s.Pass(0)
	var said []string
	for _, c := range s.Page.Controls {
		if c.Face == ui.FaceNotice {
			said = append(said, c.Label)
		}
	}
	return said
}

// Says fails unless an item of the page says something.
func Says(t *testing.T, s *ui.Screen, id, want string) {
	t.Helper()
	s.Pass(0)
	if got := Label(t, s, id); got != want {
		t.Errorf("%s says %q, want %q", id, got, want)
	}
}
