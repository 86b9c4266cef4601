//go:build !js

package web_test

import (
	"testing"
	"time"

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
		p.pressID("back")
		p.control("menu")
	}
}

// So does one in a program that draws slowly: every frame takes longer than a
// finger may rest on a pit.
func TestShortTapsBetweenSlowFrames(t *testing.T) {
	p := newTab(t)
	p.open(serveSite(t).URL + "/some/folder/#rules=oware")
	pit := p.control("pit:C")
	p.do(chromedp.Evaluate[chromedp.Void](`(function slow() {
		for (const since = performance.now(); performance.now() - since < 450;);
		requestAnimationFrame(slow);
	})()`))
	p.waitBoard("oware", "")
	// Told when the page comes to it, done within 80 ms.
	down := float64(time.Now().UnixMilli()) / 1000
	for _, e := range []input.DispatchTouchEventParams{
		{Type: input.DispatchTouchEventTypeTouchStart, Timestamp: input.TimeSinceEpoch(down), TouchPoints: []*input.TouchPoint{{X: pit.X, Y: pit.Y}}},
		{Type: input.DispatchTouchEventTypeTouchEnd, Timestamp: input.TimeSinceEpoch(down + 0.08), TouchPoints: []*input.TouchPoint{}},
	} {
		if _, err := chromedp.Call(p.ctx, input.DispatchTouchEvent, e); err != nil {
			t.Fatal(err)
		}
	}
	p.until("the tapped pit to be sown", func() bool { c := p.board(); return c != nil && c["pit:C"] == "0" })
}

// A finger that stays looks on a pit, and says so; on everything else it presses.
func TestLongTouches(t *testing.T) {
	p := newTab(t)
	p.open(serveSite(t).URL + "/some/folder/#rules=oware")
	hold := func(c control, until string) {
		p.touch(input.DispatchTouchEventTypeTouchStart, &input.TouchPoint{X: c.X, Y: c.Y})
		p.wait("the finger to rest", until)
		p.touch(input.DispatchTouchEventTypeTouchEnd)
	}
	p.waitBoard("oware", "")
	hold(p.control("pit:C"), `document.getElementById('mirror').textContent.includes('south c ends in')`)
	p.wait("a word about long touches", `document.getElementById('said').textContent.includes('only looks')`)
	p.shot("looked")
	p.waitBoard("oware", "")
	hold(p.control("menu"), `new Promise((done) => setTimeout(() => done(true), 1000))`)
	p.control("resign")
}
