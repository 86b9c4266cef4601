//go:build !js

package game

import (
	"image"
	"math"
	"math/rand/v2"
	"testing"
	"time"

	"ayoayo/ai/wire"
	"ayoayo/engine"
	"ayoayo/game/keeper"
	"ayoayo/game/opponent"
	"ayoayo/game/save"
	"ayoayo/game/settings"
	"ayoayo/game/ui/uitest"

	"github.com/hajimehoshi/ebiten/v2"
)

// studio is the program with nobody at it, to take pictures of. What it shows is
// the same each time.
type studio struct {
	app    *App
	random *rand.Rand
	// folder makes a folder with nothing in it.
	folder func() string
	// answer is what the analyst is told about a position; nothing without. The
	// opponent never answers.
	answer func(g *engine.Game, q wire.Request) []wire.Info
	// searched keeps what was found.
	searched map[search][]wire.Info
}

// search is a look at the best moves of a position, within a number of moves
// looked at.
type search struct {
	rules string
	at    engine.Position
	lines int
	nodes int64
}

func newStudio(t *testing.T, width, height float64) *studio {
	t.Helper()
	s := &studio{app: open(t, width, height), folder: t.TempDir, searched: map[search][]wire.Info{}}
	fake(s.app).Liked = []string{*spoken}
	s.app.refresh()
	s.app.opponent.Searcher = unanswered()
	s.app.analyst.NewSearcher = func() opponent.Searcher {
		return &instant{answer: func(g *engine.Game, q wire.Request) []wire.Info {
			if s.answer == nil {
				return nil
			}
			return s.answer(g, q)
		}}
	}
	return s
}

// set brings a scene on, in a window of a size.
func (s *studio) set(c shot, size image.Point) error {
	a := s.app
	s.random = rand.New(rand.NewPCG(22, 1))
	a.seed = s.random.Uint64
	a.settings = settings.Default()
	closeNotices(a)
	a.Close()
	a.Keeper = keeper.New(save.OpenFolder(s.folder()), a.say, a) // with nothing that other scenes have left
	a.kept = a.Keeper
	a.analyst.Analysing, s.answer = false, nil
	fake(a).Files = nil
	uitest.LeaveKeys(a.Screen)
	a.Resize(float64(size.X), float64(size.Y), 1)
	a.OpenHome()
	if err := c.set(s); err != nil {
		return err
	}
	a.advance(0)
	return nil
}

// setBoard changes the board and whether the surroundings are dark.
func (s *studio) setBoard(theme string, dark bool) {
	a := s.app
	a.settings.Theme, a.settings.Light = theme, "light"
	if dark {
		a.settings.Light = "dark"
	}
	a.refresh()
	a.advance(0)
}

// pass lets time pass and reports whether seeds are moving.
func (s *studio) pass(d time.Duration) bool {
	s.app.advance(d)
	return seedsMove(s.app)
}

// picture returns what the window shows.
func (s *studio) picture() *image.RGBA {
	a := s.app
	screen := ebiten.NewImage(int(math.Round(a.Window.W*a.Scale)), int(math.Round(a.Window.H*a.Scale)))
	defer screen.Deallocate()
	a.Redraw()
	a.Draw(screen)
	p := image.NewRGBA(screen.Bounds())
	screen.ReadPixels(p.Pix)
	return p
}
