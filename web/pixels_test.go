//go:build !js

package web_test

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"testing"

	"github.com/chromedp/chromedp"
)

// picture is what the page shows.
func (p *tab) picture() image.Image {
	p.Helper()
	data, err := chromedp.Run(p.top, chromedp.CaptureScreenshot())
	if err != nil {
		p.Fatal(err)
	}
	shown, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		p.Fatal(err)
	}
	return shown
}

// hideNote takes a passing sentence of the page's own out of the picture.
func (p *tab) hideNote() {
	p.Helper()
	p.do(chromedp.Evaluate[chromedp.Void](`document.getElementById('note').hidden = true`))
}

// differing is the share of pixels that differ more than a little between two
// pictures, 1 for two of different sizes.
func differing(a, b image.Image) float64 {
	r := a.Bounds()
	if r != b.Bounds() {
		return 1
	}
	n := 0
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			red, green, blue, _ := a.At(x, y).RGBA()
			otherRed, otherGreen, otherBlue, _ := b.At(x, y).RGBA()
			if max(apart(red, otherRed), apart(green, otherGreen), apart(blue, otherBlue)) > 0x800 {
				n++
			}
		}
	}
	return float64(n) / float64(r.Dx()*r.Dy())
}

func apart(a, b uint32) uint32 { return max(a, b) - min(a, b) }

// A page that is zoomed, or comes to a screen with more pixels, is as sharp there as
// one that was loaded there, and the pointer meets what it is over.
func TestSharpAtEveryDensity(t *testing.T) {
	p := newTab(t)
	at := func(width, height int64, density float64) {
		p.do(chromedp.EmulateViewport(width, height, chromedp.EmulateScale(density)))
	}
	p.open(serveSite(t).URL + "/some/folder/#rules=oware")
	p.setSpeed("Instant")
	p.reload() // what had the focus until now does not count
	p.waitBoard("oware", "")
	for _, to := range []struct {
		width, height int64
		density       float64
	}{
		{640, 480, 2},     // another screen, of which no event tells
		{512, 384, 1.25},  // zoomed in
		{1280, 960, 0.5},  // zoomed out
		{390, 700, 2.625}, // a phone, with more pixels than are drawn
	} {
		at(to.width, to.height, to.density)
		wide, high := float64(to.width)*to.density, float64(to.height)*to.density
		p.wait("a canvas of the screen's pixels", fmt.Sprintf(
			`(({ width, height }) => Math.abs(width - %v) <= 0.5 && Math.abs(height - %v) <= 0.5)(document.querySelector('canvas'))`, wide, high))
		p.waitRest()
		p.hideNote()
		came := p.picture()
		p.shot(fmt.Sprint("at-", to.density))
		p.reload()
		p.waitBoard("oware", "")
		p.waitRest()
		p.hideNote()
		if part := differing(came, p.picture()); part > 0.002 {
			t.Errorf("at %v pixels a CSS pixel %.4f of the picture differs from that of a page loaded there", to.density, part)
		}
	}
	p.click(p.control("pit:C"))
	p.until("the pit under the pointer to be sown", func() bool { c := p.board(); return c != nil && c["pit:C"] == "0" })
}
