//go:build !js

package game

import (
	"image"
	"math"
	"slices"
	"strings"
	"testing"

	"ayoayo/game/ui"
	"ayoayo/render"
)

// readAt is how many pixels of the pictures in which contrast is measured there are to one
// of the page: so many that strokes are not all edge.
const readAt = 2

// Everything that is written, but on what can't be pressed now, has a contrast of 4.5 with
// what it stands on, and every sign one of 3, in the surroundings of every theme: on the
// ground, on cards, buttons, tabs, sheets, chips and notices.
func TestEverythingWrittenIsRead(t *testing.T) {
	noFolder(t)
	s := newStudio(t, 800, 600)
	scenes := []string{
		"home", "home-several", "preview", "hint", "analysis", "replay", "over", "menu", "resign", "settings", "keys", "finder",
		"setup", "setup-people", "rules", "games", "records", "position", "rounds", "notice", "trouble",
		"lesson", "lesson-wrong", "lesson-helped", "lesson-right", "learn",
	}
	measured := 0
	for _, c := range shots() {
		if !slices.Contains(scenes, c.name) {
			continue
		}
		measured += measure(t, s, c, image.Pt(390, 844), render.Themes()[0], render.Contrast)
	}
	if measured < 1000 {
		t.Errorf("only %d things are measured", measured)
	}
}

// So does what stands around a board of any material, also where its grains are strewn.
func TestWhatStandsAroundABoardIsRead(t *testing.T) {
	noFolder(t)
	s := newStudio(t, 800, 600)
	for _, c := range shots() {
		if c.name != "preview" {
			continue
		}
		for _, size := range []image.Point{{320, 568}, {844, 390}} {
			measure(t, s, c, size, render.Themes()...)
		}
	}
}

// measure measures a scene in the light and in the dark of some themes and returns how
// many things it found there.
func measure(t *testing.T, s *studio, c shot, size image.Point, themes ...string) int {
	t.Helper()
	if err := s.set(c, size); err != nil {
		t.Fatalf("%s: %v", c.name, err)
	}
	s.app.Resize(float64(size.X), float64(size.Y), readAt)
	measured := 0
	for _, theme := range themes {
		for _, dark := range []bool{true, false} {
			s.setBoard(theme, dark)
			picture := s.picture()
			check := func(what string, r render.Rect, least float64) {
				if got := measuredContrast(picture, r); got < least {
					t.Errorf("%s in %v, %s, dark %v: %s has a contrast of %.2f, want %v", c.name, size, theme, dark, what, got, least)
				}
			}
			measured += measurePage(&s.app.Page, check)
			if at := s.app.Thumb(); at.W > 0 {
				check("what shows that the page goes on", inset(at, -3), 3)
			}
		}
	}
	return measured
}

// measurePage has everything that is read on a page checked and returns how many things
// that are.
func measurePage(p *ui.Page, contrast func(what string, r render.Rect, least float64)) int {
	measured := 0
	check := func(what string, r render.Rect, least float64) {
		measured++
		contrast(what, r, least)
	}
	for i := range p.Lines {
		if r := lineBox(p, p.Lines[i]); shownWhole(p, r, p.Lines[i].Fixed) {
			check("the line "+p.Lines[i].Text, r, 4.5)
		}
	}
	for i := range p.Controls {
		if r, least := inkOf(&p.Controls[i]); least > 0 && shownWhole(p, p.Controls[i].Bounds, p.Controls[i].Fixed) {
			check(p.Controls[i].ID, r, least)
		}
	}
	for i := range p.Notes {
		check("the note "+p.Notes[i].Text, inset(p.Notes[i].Bounds, 3), 4.5)
	}
	for i := range p.Signs {
		if shownWhole(p, p.Signs[i].Bounds, false) {
			check("a sign", p.Signs[i].Bounds, 3)
		}
	}
	return measured
}

// inkOf returns the part of a control that has something written or drawn on it, and the
// contrast which that needs, 0 where there is nothing.
func inkOf(c *ui.Control) (render.Rect, float64) {
	x, y := c.Bounds.Center()
	icon := render.Rect{X: x - render.IconSize/2, Y: y - render.IconSize/2, W: render.IconSize, H: render.IconSize}
	switch {
	case c.Face == ui.FaceNotice:
		r := inset(c.Bounds, render.Gap)
		r.W -= render.Touch
		return r, 4.5
	case !c.Works():
		return render.Rect{}, 0
	case c.Face == ui.FaceRound || c.Face == ui.FaceTool || c.Face == ui.FaceGo:
		return icon, 3
	case c.Face == ui.FacePill || c.Face == ui.FacePrimary:
		return inset(c.Bounds, render.Gap), 4.5
	case len(c.Lines) > 0 && c.Face != ui.FaceNone:
		return inset(c.Bounds, 4), 4.5
	}
	return render.Rect{}, 0
}

// inset is a rectangle without its rim.
func inset(r render.Rect, by float64) render.Rect {
	return r.Inset(render.Insets{Top: by, Right: by, Bottom: by, Left: by})
}

// shownWhole reports whether a part of a page is seen, with nothing over it.
func shownWhole(p *ui.Page, r render.Rect, fixed bool) bool {
	if !fixed && (r.Y < p.Pane.Y || r.Y+r.H > p.Pane.Y+p.Pane.H) {
		return false
	}
	return !slices.ContainsFunc(p.Controls, func(c ui.Control) bool {
		return (c.Face == ui.FaceNotice || strings.HasPrefix(c.ID, "way:")) && c.Bounds != r && c.Bounds.Overlaps(r)
	})
}

// measuredContrast is the contrast of what stands out most in a part of a picture with
// what most of it is.
func measuredContrast(picture *image.RGBA, r render.Rect) float64 {
	box := image.Rect(int(r.X*readAt), int(r.Y*readAt), int(math.Ceil((r.X+r.W)*readAt)), int(math.Ceil((r.Y+r.H)*readAt))).Intersect(picture.Rect)
	if box.Empty() {
		return math.Inf(1) // a line without a letter
	}
	var all []float64
	shades := map[int][]float64{}
	for y := box.Min.Y; y < box.Max.Y; y++ {
		for x := box.Min.X; x < box.Max.X; x++ {
			l := brightness(picture, x, y)
			all = append(all, l)
			shade := int(12 * math.Log(l+0.05))
			shades[shade] = append(shades[shade], l)
		}
	}
	var ground []float64
	for _, shade := range shades {
		if len(shade) > len(ground) {
			ground = shade
		}
	}
	slices.Sort(ground)
	under := ground[len(ground)/2]
	for i, l := range all {
		all[i] = (max(l, under) + 0.05) / (min(l, under) + 0.05)
	}
	slices.Sort(all)
	return all[len(all)*995/1000]
}

// brightness is how bright a pixel is, from 0 to 1, as the WCAG reckon it.
func brightness(picture *image.RGBA, x, y int) float64 {
	c := picture.RGBAAt(x, y)
	sum := 0.0
	for i, v := range []uint8{c.R, c.G, c.B} {
		part := float64(v) / 255
		if part <= 0.04045 {
			part /= 12.92
		} else {
			part = math.Pow((part+0.055)/1.055, 2.4)
		}
		sum += part * []float64{0.2126, 0.7152, 0.0722}[i]
	}
	return sum
}
