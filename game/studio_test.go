//go:build !js

package game

import (
	"image"
	"math"
	"math/rand/v2"
	"time"

	"ayoayo/game/advice"
	"ayoayo/game/settings"

	"github.com/hajimehoshi/ebiten/v2"
)

// studio is the program with nobody at it, to take pictures of. What it shows is
// the same each time.
type studio struct {
	app    *App
	random *rand.Rand
	// looked keeps what the analyst has found out.
	looked map[look]*advice.Study
}

// look is a position that the analyst looks at, within a number of moves.
type look struct {
	at    inquiry
	nodes int64
}

// set brings a scene on, in a window of a size.
func (s *studio) set(c shot, size image.Point) error {
	a := s.app
	s.random = rand.New(rand.NewPCG(22, 1))
	a.seed = s.random.Uint64
	a.settings = settings.Default()
	a.session, a.Notices, a.analyst.analysing = nil, nil, false
	a.analyst.reset()
	a.Unfocus()
	a.Resize(float64(size.X), float64(size.Y), 1)
	a.home()
	if err := c.set(s); err != nil {
		return err
	}
	a.advance(0)
	return nil
}

// dress changes the board and whether the surroundings are dark.
func (s *studio) dress(theme string, dark bool) {
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
	at, ok := s.app.Scene().(*table)
	return ok && at.view.Animating()
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
