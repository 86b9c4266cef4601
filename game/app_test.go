package game

import (
	"testing"
	"time"

	"ayoayo/game/opponent"
	"ayoayo/game/save"
	"ayoayo/game/session"
)

// open starts the program in a window, with an empty folder to save in unless
// the test has set one.
func open(t *testing.T, width, height float64) *App {
	t.Helper()
	a, err := newApp(save.Open())
	if err != nil {
		t.Fatal(err)
	}
	a.opponent = opponent.New()
	t.Cleanup(a.opponent.Close)
	a.resize(width, height, 1)
	a.advance(0)
	return a
}

// emptyFolder makes the program save in a folder of the test's own.
func emptyFolder(t *testing.T) {
	t.Helper()
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
}

// people are two people at one board.
func people(rules string) session.Setup { return session.Setup{Rules: rules} }

// press does what a click on a control does.
func press(t *testing.T, a *App, id string) {
	t.Helper()
	c := find(a.page.controls, id)
	if c == nil || !c.works() {
		t.Fatalf("the scene has no working control %q", id)
	}
	a.activate(id)
	a.advance(0)
}

// settle lets time pass until the seeds lie still.
func settle(t *testing.T, a *App) {
	t.Helper()
	for range 10_000 {
		a.advance(50 * time.Millisecond)
		if at, ok := a.scene().(*table); !ok || !at.view.Animating() {
			return
		}
	}
	t.Fatal("the seeds never come to rest")
}
