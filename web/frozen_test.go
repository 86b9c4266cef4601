//go:build !js

package web_test

import (
	"testing"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// setState makes the browser treat a page as one that it freezes, or as active again.
func (p *tab) setState(state page.SetWebLifecycleStateState) {
	p.Helper()
	if _, err := chromedp.Call(p.ctx, page.SetWebLifecycleState, page.SetWebLifecycleStateParams{State: state}); err != nil {
		p.Fatal(err)
	}
}

// A page that the browser freezes while the computer thinks goes on when it is thawed.
func TestAFrozenPageGoesOn(t *testing.T) {
	p := newTab(t)
	p.open(serveSite(t).URL + "/some/folder/#rules=oware")
	p.waitWorker()
	p.setSpeed("Instant")
	p.waitTurn()
	for range 2 {
		p.click(p.playable()[0])
		p.setState(page.SetWebLifecycleStateStateFrozen)
		p.setState(page.SetWebLifecycleStateStateActive)
		p.front()
		p.waitTurn()
	}
	before := p.board()
	p.reload()
	p.waitTurn()
	if after := p.board(); !after.equal(before) {
		t.Errorf("the board is %v, expected %v", after, before)
	}
}
