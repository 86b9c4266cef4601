package game

import (
	"fmt"
	"os"
	"runtime"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// loop runs the tests within an update of a running game, because pixels can be
// read only then.
type loop struct {
	done chan int
	code int
	// frames is where a test asks for a frame, to be told when it has gone by.
	frames chan chan struct{}
	passed chan struct{}
}

func (l *loop) Update() error {
	if l.passed != nil {
		close(l.passed)
	}
	select {
	case l.code = <-l.done:
		return ebiten.Termination
	case l.passed = <-l.frames:
		return nil
	}
}

// passFrame lets Ebitengine have a frame, in which it draws and cleans up.
func passFrame() {
	passed := make(chan struct{})
	theLoop.frames <- passed
	<-passed
}

var theLoop = &loop{done: make(chan int), frames: make(chan chan struct{})}

func (l *loop) Draw(*ebiten.Image) {}

func (l *loop) Layout(int, int) (int, int) { return 64, 64 }

func TestMain(m *testing.M) {
	if runtime.GOOS == "linux" && os.Getenv("DISPLAY") == "" {
		// Without a display Ebitengine panics before this line is reached.
		fmt.Println("game: no display; run the tests under xvfb-run")
		os.Exit(1)
	}
	l := theLoop
	go func() {
		passFrame() // before the first there are no pixels
		l.done <- m.Run()
	}()
	ebiten.SetWindowSize(64, 64)
	if err := ebiten.RunGame(l); err != nil {
		fmt.Println("game: the game loop did not run:", err)
		os.Exit(1)
	}
	os.Exit(l.code)
}
