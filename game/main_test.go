package game

import (
	"fmt"
	"os"
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

// asProgram is in the environment of a test that is to be the program itself.
const asProgram = "AYOAYO_TEST_AS_PROGRAM"

func TestMain(m *testing.M) {
	if os.Getenv(asProgram) != "" {
		if Run() != nil {
			os.Exit(1)
		}
		os.Exit(0)
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
