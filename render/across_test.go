package render

import (
	"image"
	"testing"

	"ayoayo/engine"
	"ayoayo/engine/enginetest"

	"github.com/hajimehoshi/ebiten/v2"
)

// A text that is turned looks from across as it does from here.
func TestTurnedTextIsTheSameFromAcross(t *testing.T) {
	const w, h = 160, 40
	for _, align := range []Align{Start, Middle, End} {
		p := NewPainter(Look{}, 1)
		draw := func(x, y float64, turned bool) *image.RGBA {
			dst := ebiten.NewImage(w, h)
			defer dst.Deallocate()
			p.DrawText(dst, "Kofi 7", x, y, TextStyle{Size: Text, Color: p.Palette().Ink, Align: align, Turned: turned})
			return picture(dst)
		}
		here, across := draw(w/2, 8, false), draw(w/2, h-8, true)
		written := 0
		for y := range h {
			for x := range w {
				if here.RGBAAt(x, y) != across.RGBAAt(w-1-x, h-1-y) {
					t.Fatalf("align %d: at %d, %d the turned text differs", align, x, y)
				}
				if here.RGBAAt(x, y).A > 0 {
					written++
				}
			}
		}
		if written < 50 {
			t.Errorf("align %d: %d pixels are written only", align, written)
		}
	}
}

// For somebody across North's numbers and letters are turned, and nothing else.
func TestNorthsSignsAreTurnedForSomebodyAcross(t *testing.T) {
	for _, upright := range []bool{false, true} {
		bounds := Rect{0, 0, 800, 400}
		if upright {
			bounds = Rect{0, 0, 400, 800}
		}
		shown := func(across bool) (*BoardView, *image.RGBA) {
			v := NewBoardView(enginetest.Rules(t, "ayoayo"), Look{Counts: true, Letters: LettersAlways, Across: across})
			t.Cleanup(v.Free)
			v.Arrange(bounds, upright, 1)
			return v, scene(t, v, int(bounds.W), int(bounds.H))
		}
		v, here := shown(false)
		_, across := shown(true)
		for _, p := range v.board.Pits() {
			for what, at := range map[string]point{"number": v.layout.at[p].count, "letter": v.layout.at[p].letter} {
				differs := false
				for y := int(at.y) - 8; y <= int(at.y)+8; y++ {
					for x := int(at.x) - 8; x <= int(at.x)+8; x++ {
						differs = differs || here.RGBAAt(x, y) != across.RGBAAt(x, y)
					}
				}
				if north := v.board.RowOwner(p.Row()) == engine.North; differs != north {
					t.Errorf("upright %v: the %s of pit %d is turned: %v", upright, what, p, differs)
				}
			}
		}
	}
}

// A board that is turned for North looks as it did: only what stands on it has changed
// places, so that its art is not made anew.
func TestABoardForNorthHasTheSameArt(t *testing.T) {
	for _, key := range []string{"ayoayo", "bao-kujifunza"} {
		drawn := func(near engine.Player) *image.RGBA {
			v := NewBoardView(enginetest.Rules(t, key), Look{Letters: LettersAlways})
			t.Cleanup(v.Free)
			v.SetNear(near)
			v.Arrange(Rect{0, 0, 800, 400}, false, 1)
			v.makeArt()
			return picture(v.art.image)
		}
		south, north := drawn(engine.South), drawn(engine.North)
		for i := range south.Pix {
			if d := int(south.Pix[i]) - int(north.Pix[i]); d < -2 || d > 2 {
				t.Fatalf("%s: at byte %d the art is %d and %d", key, i, south.Pix[i], north.Pix[i])
			}
		}
	}
}
