package game

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"ayoayo/game/opponent"
	"ayoayo/game/save"
	"ayoayo/game/session"
)

// open starts the program in a window. What it saves goes to the folder that
// the test has set.
func open(t *testing.T, width, height float64) *App {
	t.Helper()
	a, err := newApp(save.Open())
	if err != nil {
		t.Fatal(err)
	}
	a.opponent = opponent.New()
	t.Cleanup(a.opponent.Close)
	t.Cleanup(a.keeper.close)
	a.resize(width, height, 1)
	a.advance(0)
	return a
}

// emptyFolder makes the program save in a folder of the test's own.
func emptyFolder(t *testing.T) string {
	t.Helper()
	folder := t.TempDir()
	t.Setenv("XDG_CONFIG_HOME", folder)
	return folder
}

// noFolder makes the program find no place to save in.
func noFolder(t *testing.T) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "not a folder")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	t.Setenv("XDG_CONFIG_HOME", file)
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
