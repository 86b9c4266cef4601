//go:build !js

package web_test

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// attr is an attribute of the page's element of a control, "" for none.
func (p *tab) attr(id, name string) string {
	p.Helper()
	return eval[string](p, `document.querySelector('[data-id="`+id+`"]')?.getAttribute('`+name+`') ?? ''`)
}

// Who can't see the board goes through a game by the page's own slider and by keys, and
// unfolds the rules by the page's own buttons.
func TestAGameIsSteppedThroughByThePagesSlider(t *testing.T) {
	p := newTab(t)
	p.open(serveSite(t).URL + "/some/folder/#rules=oware")
	p.waitWorker()
	p.setSpeed("Instant")
	p.move("C")
	p.waitTurn()
	p.press("Menu")
	p.press("Step through the moves")
	p.until("a slider that tells its place", func() bool {
		return p.attr("slider", "type") == "range" && p.attr("slider", "max") == "2" &&
			p.attr("slider", "aria-label") != "" && strings.HasPrefix(p.attr("slider", "aria-valuetext"), "Move 1")
	})
	p.do(chromedp.Evaluate[chromedp.Void](`{
		const slider = document.querySelector('[data-id="slider"]');
		slider.value = 0;
		slider.dispatchEvent(new Event('input'));
	}`))
	p.waitBoard("oware", "")
	p.do(chromedp.KeyEvent(kb.PageDown))
	p.waitBoard("oware", "C")
	p.do(chromedp.KeyEvent(kb.Home))
	p.waitBoard("oware", "")
	p.shot("replay")
	p.pressID("back")

	p.press("Menu")
	p.press("Rules")
	p.until("a part that is folded away", func() bool { return p.attr("fold:rules.rest", "aria-expanded") == "false" })
	p.pressID("fold:rules.rest")
	p.until("that part", func() bool { return p.attr("fold:rules.rest", "aria-expanded") == "true" })
	p.shot("rules")
}
