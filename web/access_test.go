//go:build !js

package web_test

import (
	"net/http"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// focused is the identity of the control that has the page's focus, "" for none.
func (p *tab) focused() string {
	p.Helper()
	return eval[string](p, `document.activeElement?.dataset.id ?? ''`)
}

// waitFocus waits until the page's focus is on a control.
func (p *tab) waitFocus(id string) {
	p.Helper()
	at := ""
	defer func() {
		if p.Failed() {
			p.Logf("the focus is on %q", at)
		}
	}()
	p.until("the focus on "+id, func() bool { at = p.focused(); return at == id })
}

// waitTitle waits for the name of the window.
func (p *tab) waitTitle(title string) {
	p.Helper()
	p.until("the title "+title, func() bool { return eval[string](p, `document.title`) == title })
}

func (p *tab) key(key string) {
	p.Helper()
	p.do(chromedp.KeyEvent(key))
}

// Every scene names the window, and has the focus at its title or, at a table, at the
// first pit; one that is come back to has it where it was left.
func TestScenesHaveTheFocusAndName(t *testing.T) {
	p := newTab(t)
	p.open(serveSite(t).URL + "/some/folder/")
	p.waitTitle("Ayoayo")
	p.waitFocus("title")
	p.pressID("settings")
	p.waitTitle("Settings – Ayoayo")
	p.waitFocus("title")
	p.key(kb.Escape)
	p.waitTitle("Ayoayo")
	p.waitFocus("title")
	p.pressID("game:oware")
	p.pressID("start")
	p.control("pit:A")
	p.waitTitle("Oware – Ayoayo")
	p.waitFocus("pit:A")
	if said := p.said(); said != "Oware. Your turn" {
		t.Errorf("at the table the page says %q", said)
	}
	p.do(chromedp.Evaluate[chromedp.Void](`document.querySelector('[data-id="menu"]').focus()`))
	p.key(kb.Enter)
	p.control("resign")
	p.waitFocus("title")
	p.key(kb.Escape)
	p.waitFocus("menu")
}

// Tab crosses a table in a few steps: rows and the buttons beside the title are one
// each, and arrows go about in them.
func TestTabCrossesATable(t *testing.T) {
	p := newTab(t)
	p.open(serveSite(t).URL + "/some/folder/#rules=oware")
	p.waitFocus("pit:A")
	p.do(chromedp.Evaluate[chromedp.Void](`document.querySelector('[data-id=title]').focus()`))
	var stops []string
	for range 20 {
		p.key(kb.Tab)
		id := p.focused()
		if id == "" || len(stops) > 0 && id == stops[0] {
			break
		}
		stops = append(stops, id)
	}
	if len(stops) < 3 || len(stops) > 5 {
		t.Errorf("Tab comes to %q, expected the buttons and two rows", stops)
	}
	p.do(chromedp.Evaluate[chromedp.Void](`document.querySelector('[data-id="pit:A"]').focus()`))
	p.key(kb.ArrowRight)
	p.waitFocus("pit:B")
	p.key(kb.ArrowUp)
	p.waitFocus("pit:e")
	const roles = `[...document.querySelectorAll('#mirror > [role]')].map((e) => e.role + ' ' + e.ariaLabel).join(', ')`
	if got, want := eval[string](p, roles), "toolbar Game, group Your row, group The computer’s row"; got != want {
		t.Errorf("the groups are %q, want %q", got, want)
	}
}

// Answers to a question are a radio group, which has the question for its name.
func TestQuestionsAreRadioGroups(t *testing.T) {
	p := newTab(t)
	p.open(serveSite(t).URL + "/some/folder/")
	p.pressID("settings")
	p.press("Board: Sand")
	p.until("another board to be chosen", func() bool {
		return eval[string](p, `document.querySelector('[role=radiogroup][aria-label=Board] [aria-checked=true]')?.textContent ?? ''`) == "Sand"
	})
	if loose := eval[int](p, `document.querySelectorAll('[aria-pressed]').length + document.querySelectorAll('[role=radio]:not([role=radiogroup] *)').length`); loose > 0 {
		t.Errorf("%d answers are in no radio group", loose)
	}
}

// The browser's way back leads from scene to scene, and from the first one away.
func TestTheBrowsersWayBack(t *testing.T) {
	host := serve(t, http.StripPrefix("/some/folder", http.FileServer(http.Dir(theBuild(t).site))))
	p := newTab(t)
	back := func() {
		t.Helper()
		p.do(chromedp.Evaluate[chromedp.Void](`history.back()`))
	}
	p.do(chromedp.Navigate(host.URL + "/some/folder/words.js")) // a page to come back to
	p.open(host.URL + "/some/folder/")
	p.pressID("settings")
	p.waitTitle("Settings – Ayoayo")
	back()
	p.waitTitle("Ayoayo")
	p.pressID("game:oware")
	p.pressID("start")
	p.control("pit:A")
	back()
	p.control("resign") // the menu
	back()
	p.control("pit:A")
	p.key(kb.Escape)
	p.pressID("home")
	p.waitTitle("Ayoayo")
	p.until("an entry that was taken away", func() bool { return eval[string](p, `history.state`) == "first" })
	back()
	p.until("the page before", func() bool { return strings.HasSuffix(eval[string](p, `location.pathname`), "words.js") })
}

// Where the address has followed the table, the way back does not load another one.
func TestTheWayBackKeepsTheTable(t *testing.T) {
	p := newTab(t)
	p.open(serveSite(t).URL + "/some/folder/#rules=oware")
	p.key(kb.Escape)
	p.press("New game")
	p.press("More")
	p.press("Capturing the whole row: captures all")
	p.press("Play")
	p.wait("the address to follow", `location.hash === '#rules=oware;grandslam=all'`)
	p.move("C")
	p.do(chromedp.Evaluate[chromedp.Void](`globalThis.stayed = true; history.back()`))
	p.control("resign")
	if hash := eval[string](p, `location.hash`); hash != "#rules=oware;grandslam=all" || !eval[bool](p, `globalThis.stayed === true`) {
		t.Errorf("on the way back the address is %q", hash)
	}
}
