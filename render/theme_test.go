package render

import (
	"image"
	"math"
	"runtime"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ayoayo/engine"
)

// luminance is how bright a colour is on a ground, from 0 to 1, as the WCAG
// reckon it.
func luminance(c, ground Color) float64 {
	linear := func(v, under uint8) float64 {
		x := mix(float64(under), float64(v), float64(c.A)/255) / 255
		if x <= 0.04045 {
			return x / 12.92
		}
		return math.Pow((x+0.055)/1.055, 2.4)
	}
	return 0.2126*linear(c.R, ground.R) + 0.7152*linear(c.G, ground.G) + 0.0722*linear(c.B, ground.B)
}

// contrastOf is the contrast of a colour with the ground it lies on, from 1.
func contrastOf(c, ground Color) float64 {
	a, b := luminance(c, ground), luminance(ground, ground)
	return (max(a, b) + 0.05) / (min(a, b) + 0.05)
}

// everyTheme runs a test in every theme and both surroundings.
func everyTheme(t *testing.T, f func(t *testing.T, l Look)) {
	for _, name := range Themes() {
		for _, dark := range []bool{true, false} {
			where := " in the light"
			if dark {
				where = " in the dark"
			}
			t.Run(name+where, func(t *testing.T) { f(t, Look{Theme: name, Dark: dark, Counts: true}) })
		}
	}
}

func TestEverythingIsSeenInEveryTheme(t *testing.T) {
	everyTheme(t, func(t *testing.T, l Look) {
		m, p := l.material(""), l.Palette()
		text, mark := 4.5, 1.8
		if l.Theme == Contrast {
			text, mark = 7, 3
		}
		for _, c := range []struct {
			what        string
			over, under Color
			least       float64
		}{
			{"text", p.Ink, p.Ground, text},
			{"text at the edge", p.Ink, p.GroundEdge, text},
			{"secondary text", p.Muted, p.Ground, text},
			{"secondary text at the edge", p.Muted, p.GroundEdge, text},
			{"text on the accent", p.OnAccent, p.Accent, 4.5},
			{"a number", m.count, m.mid, text},
			{"the ring of a pit that can be sown", m.ring, m.mid, mark},
			{"the focus", m.focus, m.mid, 3},
			{"the mark of the last move", m.accent, m.mid, mark},
		} {
			if got := contrastOf(c.over, c.under); got < c.least {
				t.Errorf("%s has a contrast of %.2f, want %g", c.what, got, c.least)
			}
		}
	})
}

func TestThemesLookDifferent(t *testing.T) {
	var seen []*image.RGBA
	names := slices.DeleteFunc(Themes(), func(name string) bool { return name == "own" })
	for _, name := range names {
		v := testView(t, "ayoayo")
		v.SetLook(Look{Theme: name, Dark: true, Counts: true})
		p := scene(t, v, 480, 200)
		for i, other := range seen {
			if d := difference(p, other); d < 8 {
				t.Errorf("%s looks like %s: they differ by %.1f on average", name, names[i], d)
			}
		}
		seen = append(seen, p)
	}
	unknown := testView(t, "ayoayo")
	unknown.SetLook(Look{Theme: "glass", Dark: true, Counts: true})
	if d := difference(scene(t, unknown, 480, 200), seen[0]); d != 0 {
		t.Errorf("an unknown theme differs from the first by %.1f on average", d)
	}
}

// Each game's own board is told from every other at a glance: not by its shape, which
// is the same here.
func TestGamesLookDifferent(t *testing.T) {
	var seen []*image.RGBA
	specs := engine.Specs()
	for _, spec := range specs {
		v := newBoardView(boards()["2x6"], engine.Position{}, spec.Key, Look{Theme: "own", Dark: true, Emblem: true})
		v.Arrange(Rect{5, 5, 150, 60}, false, 1)
		p := scene(t, v, 160, 70)
		v.Free()
		for i, other := range seen {
			if d := difference(p, other); d < 6 {
				t.Errorf("the board of %s looks like that of %s: they differ by %.1f on average", spec.Key, specs[i].Key, d)
			}
		}
		seen = append(seen, p)
	}
	for game := range ownMaterials() {
		if !slices.ContainsFunc(specs, func(s engine.Spec) bool { return s.Key == game }) {
			t.Errorf("there is a material for %q, which is no game", game)
		}
	}
}

// difference is how far apart the channels of two pictures are on average.
func difference(a, b *image.RGBA) float64 {
	sum := 0.0
	for i := range a.Pix {
		sum += math.Abs(float64(a.Pix[i]) - float64(b.Pix[i]))
	}
	return sum / float64(len(a.Pix))
}

func TestPlainDigitsAreBig(t *testing.T) {
	bounds := Rect{0, 0, 1190, 490}
	size := func(theme string) float64 {
		v := testView(t, "ayoayo")
		v.SetLook(Look{Theme: theme, Counts: true})
		v.Arrange(bounds, false, 1)
		return v.layout.digits
	}
	if plain, usual := size(Contrast), size("wood"); plain < 1.4*usual {
		t.Errorf("digits of %.1f px are no larger than the usual %.1f", plain, usual)
	}
}

// A theme is changed while the player watches: it is the graphics processor that
// draws it anew. A picture that passed through the program's memory would take
// the program's time; BenchmarkArt says how long it takes.
func TestThemeChangesWithoutPicturesInMemory(t *testing.T) {
	v := testView(t, "ayoayo")
	v.Arrange(Rect{45, 110, 1190, 490}, false, 1)
	dst := ebiten.NewImage(1280, 720)
	defer dst.Deallocate()
	// Once and again shaders are compiled or Ebitengine's queue grows, which takes
	// memory, too: the least of some changes is the theme's own.
	least := map[string]uint64{}
	for round := range 4 {
		for _, name := range Themes() {
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			v.SetLook(Look{Theme: name, Dark: true, Counts: true})
			v.Draw(dst)
			runtime.ReadMemStats(&after)
			if used := after.TotalAlloc - before.TotalAlloc; round == 0 || used < least[name] {
				least[name] = used
			}
		}
	}
	const picture = 1190 * 490 * 4
	for name, used := range least {
		if used > picture/8 {
			t.Errorf("%s takes %d KB of memory to come, a picture has %d", name, used>>10, picture>>10)
		}
	}
}

func TestGoldenThemes(t *testing.T) {
	for _, name := range []string{"sand", "soapstone", Contrast} {
		v := testView(t, "ayoayo")
		v.SetLook(Look{Theme: name, Counts: true})
		v.Arrange(Rect{6, 6, 268, 108}, false, 1)
		v.SetMarks(usualMarks(0, 2, 3))
		checkGolden(t, "theme-"+name, scene(t, v, 280, 120))
	}
}
