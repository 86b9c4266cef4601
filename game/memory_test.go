package game

import (
	"runtime"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// kept is what the program holds in memory, in bytes.
func kept() int64 {
	runtime.GC()
	runtime.GC() // the first one runs finalizers, the second frees what they let go
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return int64(m.HeapAlloc)
}

// An afternoon of play, game after game, with looks at the menu and the settings,
// takes no more memory than the first minutes.
func TestMemoryStaysFlatOverAThousandPlies(t *testing.T) {
	emptyFolder(t)
	a := open(t, 400, 300)
	screen := ebiten.NewImage(400, 300)
	defer screen.Deallocate()
	frame := func() {
		a.advance(16 * time.Millisecond)
		a.Draw(screen)
	}
	begin(t, a, people("ayoayo"))
	const plies, warm, slack = 1000, 300, 2 << 20
	var early int64
	for ply := range plies {
		moves := a.session.Legal()
		if len(moves) == 0 {
			a.home()
			frame()
			begin(t, a, people("ayoayo"))
			moves = a.session.Legal()
		}
		a.scene().(*table).play(moves[ply*7%len(moves)])
		frame()
		if ply%50 == 0 {
			press(t, a, "menu")
			press(t, a, "settings")
			frame()
			a.pop()
			a.pop()
			frame()
		}
		if ply%5 == 0 {
			passFrame()
		}
		if ply == warm {
			early = kept()
		}
	}
	if late := kept(); late > early+slack {
		t.Errorf("after %d plies %d KB are kept, after %d plies %d KB", plies, late>>10, warm, early>>10)
	} else {
		t.Logf("after %d plies %d KB are kept, after %d plies %d KB", warm, early>>10, plies, late>>10)
	}
}

func TestBoardsThatAreNotShownAreForgotten(t *testing.T) {
	emptyFolder(t)
	a := open(t, 400, 300)
	screen := ebiten.NewImage(400, 300)
	defer screen.Deallocate()
	at := sitDown(t, a, people("oware"))
	a.Draw(screen)
	if !at.view.Painted() {
		t.Fatal("the board that is shown has no picture")
	}
	press(t, a, "menu")
	a.Draw(screen)
	if at.view.Painted() {
		t.Error("the board keeps its picture under the menu")
	}
	a.pop()
	a.advance(0)
	a.Draw(screen)
	if !at.view.Painted() {
		t.Error("back at the table the board has no picture")
	}
}
