//go:build !js

package web_test

import (
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

// touch tells the page of a finger that comes down on the given points, or with
// none is lifted.
func (p *tab) touch(what input.DispatchTouchEventType, at ...*input.TouchPoint) {
	p.Helper()
	_, err := chromedp.Call(p.ctx, input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: what, TouchPoints: at})
	if err != nil {
		p.Fatal(err)
	}
}

// A tap counts however short it is, also while the program rests and looks
// less often.
func TestShortTaps(t *testing.T) {
	p := newTab(t)
	p.open(serveSite(t).URL + "/some/folder/#rules=oware")
	menu := p.control("menu")
	for range 5 {
		p.waitRest()
		p.touch(input.DispatchTouchEventTypeTouchStart, &input.TouchPoint{X: menu.X, Y: menu.Y})
		p.touch(input.DispatchTouchEventTypeTouchEnd)
		p.press("Keep playing")
		p.control("menu")
	}
}
