//go:build !js

package game

import (
	"image"
	"testing"

	"ayoayo/game/ui"
)

// leastType is the smallest type that everybody can read, in CSS pixels.
const leastType = 14

// No text of any scene is smaller than can be read.
func TestTextCanBeRead(t *testing.T) {
	emptyFolder(t)
	s := newStudio(t, 64, 64)
	for _, size := range []image.Point{{320, 568}, {480, 270}, {1280, 720}} {
		for _, c := range pictured() {
			if err := s.set(c, size); err != nil {
				t.Fatalf("%s: %v", c.name, err)
			}
			page := &s.app.Page
			read := func(text string, size float64) {
				if text != "" && size < leastType {
					t.Errorf("%s: %q is written in %v px", c.name, text, size)
				}
			}
			for _, l := range page.Lines {
				read(l.Text, l.Style.Size)
			}
			for _, n := range page.Notes {
				read(n.Text, n.Style.Size)
			}
			for _, control := range page.Controls {
				if control.Face != ui.FaceNone && len(control.Lines) > 0 && control.Style.Size > 0 {
					read(control.Lines[0], control.Style.Size)
				}
			}
			if len(page.Lines) == 0 {
				t.Errorf("%s says nothing", c.name)
			}
		}
	}
}
