package render

import (
	"fmt"
	"os"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// loop runs the tests from the first update of a running game, because pixels
// can be read only then. Without a display Ebitengine panics before any of this
// runs: there the tests fail, and xvfb-run gives them one.
type loop struct {
	m    *testing.M
	code int
}

func (l *loop) Update() error {
	l.code = l.m.Run()
	return ebiten.Termination
}

func (l *loop) Draw(*ebiten.Image) {}

func (l *loop) Layout(int, int) (int, int) { return 64, 64 }

func TestMain(m *testing.M) {
	l := &loop{m: m}
	ebiten.SetWindowSize(64, 64)
	if err := ebiten.RunGame(l); err != nil {
		fmt.Println("render: the game loop did not run:", err)
		os.Exit(1)
	}
	os.Exit(l.code)
}
