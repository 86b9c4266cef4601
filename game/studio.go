//go:build !js

package game

import (
	"image"
	"math"
	"math/rand/v2"
	"os"
	"time"

	"ayoayo/game/advice"
	"ayoayo/game/host/hosttest"
	"ayoayo/game/opponent"
	"ayoayo/game/save"

	"github.com/hajimehoshi/ebiten/v2"
)

// Studio is the program with nobody at it, to take pictures of. What it shows is
// the same each time.
type Studio struct {
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

// InStudio opens a studio in a small window and calls a function with it. What
// the player keeps on the machine is not touched.
func InStudio(do func(*Studio) error) error {
	folder, err := os.MkdirTemp("", "ayoayo-studio-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	a, err := newApp(save.OpenFolder(folder), &hosttest.Fake{})
	if err != nil {
		return err
	}
	a.opponent = opponent.New()
	defer a.opponent.Close()
	defer a.analyst.dismiss()
	ebiten.SetWindowSize(64, 64)
	shoot := &shooting{studio: &Studio{app: a}, do: do}
	if err := ebiten.RunGame(shoot); err != nil {
		return err
	}
	return shoot.err
}

// shooting runs in the game loop, since pixels can be read only there.
type shooting struct {
	studio *Studio
	do     func(*Studio) error
	err    error
}

func (s *shooting) Update() error {
	s.err = s.do(s.studio)
	return ebiten.Termination
}

func (s *shooting) Draw(*ebiten.Image) {}

func (s *shooting) Layout(int, int) (int, int) { return 64, 64 }

// Set brings a scene on, in a window of a size.
func (s *Studio) Set(c Scene, size image.Point) error {
	a := s.app
	s.random = rand.New(rand.NewPCG(22, 1))
	a.seed = s.random.Uint64
	a.settings = defaultSettings()
	a.session, a.notices, a.analysing = nil, nil, false
	a.analyst.forget()
	a.keyed, a.focus = false, ""
	a.resize(float64(size.X), float64(size.Y), 1)
	a.home()
	if err := c.set(s); err != nil {
		return err
	}
	a.advance(0)
	return nil
}

// Dress changes the board and whether the surroundings are dark.
func (s *Studio) Dress(theme string, dark bool) {
	a := s.app
	a.settings.Theme, a.settings.Light = theme, "light"
	if dark {
		a.settings.Light = "dark"
	}
	a.refresh()
	a.advance(0)
}

// Pass lets time pass and reports whether seeds are moving.
func (s *Studio) Pass(d time.Duration) bool {
	s.app.advance(d)
	at, ok := s.app.scene().(*table)
	return ok && at.view.Animating()
}

// Picture returns what the window shows.
func (s *Studio) Picture() *image.RGBA {
	a := s.app
	screen := ebiten.NewImage(int(math.Round(a.window.W*a.scale)), int(math.Round(a.window.H*a.scale)))
	defer screen.Deallocate()
	a.dirty = true
	a.Draw(screen)
	p := image.NewRGBA(screen.Bounds())
	screen.ReadPixels(p.Pix)
	return p
}
