package game

import (
	"fmt"
	"os"
	"runtime"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// loop runs the tests from the first update of a running game, because pixels
// can be read only then.
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
	if runtime.GOOS == "linux" && os.Getenv("DISPLAY") == "" {
		// Without a display Ebitengine panics before this line is reached.
		fmt.Println("game: no display; run the tests under xvfb-run")
		os.Exit(1)
	}
	l := &loop{m: m}
	ebiten.SetWindowSize(64, 64)
	if err := ebiten.RunGame(l); err != nil {
		fmt.Println("game: the game loop did not run:", err)
		os.Exit(1)
	}
	os.Exit(l.code)
}
