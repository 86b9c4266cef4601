//go:build !js

package game

import (
	"regexp"
	"testing"

	"ayoayo/engine"
	"ayoayo/game/ui"
)

// lyingOnly is what is true only of a board that lies on the screen.
var lyingOnly = regexp.MustCompile(`(?i)\bnear (you|row)|\bfar row|\bto the (right|left)\b|\b(right|left)(most| hand| end)|across the board|\b(upper|lower) rows?\b`)

// Nothing on a page on which boards stand upright speaks of one that lies.
func TestPagesSpeakOfUprightBoards(t *testing.T) {
	a := open(t, 390, 844)
	told := func(scene string) int {
		a.advance(0)
		lying := 0
		for _, c := range a.Page.Controls {
			wrong := lyingOnly.FindString(c.Label)
			if wrong == "" {
				continue
			}
			lying++
			if a.Page.Upright() {
				t.Errorf("%s: %q in %q", scene, wrong, c.Label)
			}
		}
		return lying
	}
	standing := func(scene string) {
		for _, b := range a.Page.Boards {
			if r := b.View.Bounds(); r.W > r.H {
				t.Errorf("a board of %s lies: %+v", scene, r)
			}
		}
	}
	told("home")
	for _, spec := range engine.Specs() {
		r := a.Preset(spec.Key)
		a.OpenRules(r, nil, ui.Control{})
		told("the rules of " + spec.Key)
		a.OpenSetup(r, nil)
		told("the set-up of " + spec.Key)
		standing("the set-up of " + spec.Key)
	}
	a.OpenFinder()
	told("the finder")
	standing("the finder")
	a.Resize(844, 390, 1)
	a.OpenRules(a.Preset("ayoayo"), nil, ui.Control{})
	if told("the rules beside a lying board") == 0 {
		t.Error("nothing says how a lying board is sown")
	}
}
