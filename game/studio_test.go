//go:build !js

package game

import (
	"image"
	"slices"
	"testing"

	"ayoayo/render"
)

func TestScenesHaveNamesOfTheirOwn(t *testing.T) {
	var names []string
	for _, c := range Scenes() {
		if slices.Contains(names, c.Name) {
			t.Errorf("two scenes are called %s", c.Name)
		}
		names = append(names, c.Name)
	}
}

func TestAPictureIsTheSameAgainAndDressesDiffer(t *testing.T) {
	emptyFolder(t)
	s := &Studio{app: open(t, 390, 844)}
	size := image.Pt(320, 200)
	i := slices.IndexFunc(Scenes(), func(c Scene) bool { return c.Name == "preview" })
	take := func(theme string, dark bool) []byte {
		if err := s.Set(Scenes()[i], size); err != nil {
			t.Fatal(err)
		}
		s.Dress(theme, dark)
		p := s.Picture()
		if p.Rect.Size() != size {
			t.Fatalf("the picture is %v", p.Rect)
		}
		return p.Pix
	}
	first := take("wood", true)
	if !slices.Equal(first, take("wood", true)) {
		t.Error("the same picture is another one the second time")
	}
	for _, theme := range render.Themes() {
		if slices.Equal(first, take(theme, false)) {
			t.Errorf("%s in the light looks like wood in the dark", theme)
		}
	}
}
