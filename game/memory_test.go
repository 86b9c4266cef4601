package game

import (
	"cmp"
	"fmt"
	"reflect"
	"runtime"
	"slices"
	"testing"
	"time"

	"ayoayo/render"

	"github.com/hajimehoshi/ebiten/v2"
)

// memory is what the program holds, in bytes: on Go's heap, and in images.
type memory struct{ heap, images int64 }

func (m memory) String() string {
	return fmt.Sprintf("%d KB and %d KB of images", m.heap>>10, m.images>>10)
}

// kept is what the program holds in memory now.
func kept() memory {
	runtime.GC()
	runtime.GC() // the first one runs finalizers, the second frees what they let go
	passFrame()  // in which Ebitengine does the same with images
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	var graphics ebiten.DebugInfo
	ebiten.ReadDebugInfo(&graphics)
	return memory{int64(m.HeapAlloc), graphics.TotalGPUImageMemoryUsageInBytes}
}

// An afternoon of play, game after game, with looks at the menu and the settings
// and another board now and then, takes no more memory than the first minutes.
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
	// Measures are taken with every board: one has more pictures than another, and
	// how many textures Ebitengine needs for them is a matter of luck.
	// Type that has been set is kept, too, up to some thousand lines.
	const plies, warm, board, slack = 1000, 400, 50, 2 << 20
	themes := render.Themes()
	var early, late []memory
	for ply := range plies {
		moves := a.Session().Legal()
		if len(moves) == 0 {
			a.OpenHome()
			frame()
			begin(t, a, people("ayoayo"))
			moves = a.Session().Legal()
		}
		a.Activate(pitOf(a, moves[ply*7%len(moves)]))
		frame()
		if ply%board == 0 {
			press(t, a, "menu")
			press(t, a, "settings")
			frame()
			press(t, a, "theme:"+themes[ply/board%len(themes)])
			frame()
			a.Pop()
			a.Pop()
			frame()
		}
		if ply%5 == 0 {
			passFrame()
		}
		if until := warm - ply - 1; until >= 0 && until < len(themes)*board && until%board == 0 {
			early = append(early, kept())
		}
		if until := plies - ply - 1; until < len(themes)*board && until%board == 0 {
			late = append(late, kept())
		}
	}
	byHeap := func(a, b memory) int { return cmp.Compare(a.heap, b.heap) }
	byImages := func(a, b memory) int { return cmp.Compare(a.images, b.images) }
	heap := slices.MinFunc(late, byHeap).heap - slices.MaxFunc(early, byHeap).heap
	images := slices.MinFunc(late, byImages).images - slices.MaxFunc(early, byImages).images
	if early[0].images == 0 {
		t.Error("nothing is known about the memory of images")
	}
	if heap > 3*slack || images > 2*slack {
		t.Errorf("after %d plies %v are kept, after %d plies %v", plies, late, warm, early)
	} else {
		t.Logf("after %d plies %v are kept, after %d plies %v", warm, early, plies, late)
	}
}

// isPainted reports whether a board holds a picture, which nobody but a test asks.
func isPainted(v *render.BoardView) bool {
	return !reflect.ValueOf(v).Elem().FieldByName("art").FieldByName("image").IsNil()
}

func TestBoardsThatAreNotShownAreForgotten(t *testing.T) {
	emptyFolder(t)
	a := open(t, 400, 300)
	screen := ebiten.NewImage(400, 300)
	defer screen.Deallocate()
	begin(t, a, people("oware"))
	view := board(a)
	a.Draw(screen)
	if !isPainted(view) {
		t.Fatal("the board that is shown has no picture")
	}
	press(t, a, "menu")
	a.Draw(screen)
	if !isPainted(view) {
		t.Error("the board is not drawn around the menu")
	}
	press(t, a, "settings")
	a.Draw(screen)
	if isPainted(view) {
		t.Error("the board keeps its picture under the settings")
	}
	a.Pop()
	a.Pop()
	a.advance(0)
	a.Draw(screen)
	if !isPainted(view) {
		t.Error("back at the table the board has no picture")
	}
}
