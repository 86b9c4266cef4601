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
)

// NewScreen returns a screen of a size in CSS pixels, without a scene, and what is
// around it.
func NewScreen(width, height float64) (*ui.Screen, *hosttest.Fake) {
	h := &hosttest.Fake{}
	s := ui.NewScreen(h, ui.Labels{Back: "Back", Close: "Close"}, func(float64) {}, func() {})
	s.SetLook(render.Look{Theme: render.Themes()[0]})
	s.Resize(width, height, 1)
	return s, h
}

// English returns the program's sentences.
func English(t *testing.T) *words.Printer {
	t.Helper()
	say, err := words.New("en")
	if err != nil {
		t.Fatal(err)
	}
	return say
}

// Press does what a click on a control does.
func Press(t *testing.T, s *ui.Screen, id string) {
	t.Helper()
	s.Pass(0)
	c := ui.Find(s.Page.Controls, id)
	if c == nil || !c.Works() {
		t.Fatalf("the scene has no working control %q", id)
	}
	s.Activate(id)
	s.Pass(0)
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
	c := ui.Find(s.Page.Controls, id)
	if c == nil {
		t.Fatalf("the scene has no %q", id)
	}
	if c.Label != want {
		t.Errorf("%s says %q, want %q", id, c.Label, want)
	}
}
