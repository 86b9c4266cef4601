//go:build !js

package game

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"image/gif"
	"testing"
)

// stills are frames of a dot that crosses a slope of colours.
func stills() []*image.RGBA {
	var frames []*image.RGBA
	for i := range 12 {
		f := image.NewRGBA(image.Rect(0, 0, 120, 40))
		for y := range 40 {
			for x := range 120 {
				f.SetRGBA(x, y, color.RGBA{uint8(40 + x), uint8(30 + y), uint8(60 + x/4 + y), 255})
			}
		}
		draw.Draw(f, image.Rect(i*8, 12, i*8+6, 18), image.NewUniform(color.RGBA{240, 220, 120, 255}), image.Point{}, draw.Src)
		frames = append(frames, f)
	}
	return frames
}

func TestAFilmShowsWhatWasTaken(t *testing.T) {
	frames := stills()
	var b bytes.Buffer
	if err := encodeGIF(&b, frames); err != nil {
		t.Fatal(err)
	}
	film, err := gif.DecodeAll(&b)
	if err != nil {
		t.Fatal(err)
	}
	if len(film.Image) != len(frames) {
		t.Fatalf("the film has %d frames, want %d", len(film.Image), len(frames))
	}
	screen := image.NewRGBA(frames[0].Rect)
	for i, part := range film.Image {
		draw.Draw(screen, part.Rect, part, part.Rect.Min, draw.Over)
		if i > 0 && part.Rect.Dx()*part.Rect.Dy() > 400 {
			t.Errorf("frame %d writes %v, though only a dot has moved", i, part.Rect)
		}
		for at, want := range frames[i].Pix {
			if d := int(screen.Pix[at]) - int(want); d > 16 || d < -16 {
				t.Fatalf("frame %d differs by %d at byte %d", i, d, at)
			}
		}
	}
	if last := film.Delay[len(frames)-1]; last <= film.Delay[0] {
		t.Errorf("the last frame stays for %d hundredths, the first for %d", last, film.Delay[0])
	}
}
