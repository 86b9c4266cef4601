//go:build !js

package web_test

import (
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// front brings a tab to the front: those behind it do not run.
func (p *tab) front() {
	p.Helper()
	if _, err := chromedp.Call(p.ctx, page.BringToFront, cdp.Empty{}); err != nil {
		p.Fatal(err)
	}
}

// playFirst plays the first pit that can be sown and returns the moves with it.
func (p *tab) playFirst(moves string) string {
	p.Helper()
	p.waitTurn()
	pit := strings.TrimPrefix(p.playable()[0].ID, "pit:")
	p.move(pit)
	moves = strings.TrimSpace(moves + " " + pit)
	p.waitBoard("ayoayo", moves)
	return moves
}

// Of two tabs at a table one plays and the other one follows, until it takes over
// or is the only one; nothing is lost on the way, and nothing lies aside.
func TestTwoTabsPlayOneGame(t *testing.T) {
	address := serveSite(t).URL + "/some/folder/"
	a := newTab(t)
	a.twoPersons(address)
	a.setSpeed("Instant")
	moves := a.playFirst("")
	b := a.another()
	b.open(address)
	b.press("Go on")
	b.waitBoard("ayoayo", moves)
	b.control("play-here")
	b.shot("follows")

	a.front()
	moves = a.playFirst(moves)
	b.front()
	b.waitBoard("ayoayo", moves)
	b.pressID("play-here")
	moves = b.playFirst(moves)

	a.front()
	a.waitBoard("ayoayo", moves)
	a.control("play-here")
	a.shot("is-taken-over")
	if err := chromedp.Cancel(b.ctx); err != nil {
		t.Fatal(err)
	}
	moves = a.playFirst(moves)
	a.reload()
	a.press("Go on")
	a.waitBoard("ayoayo", moves)
	if n := eval[int](a, `Object.keys(localStorage).filter((k) => k.includes('aside')).length`); n != 0 {
		t.Errorf("%d games lie aside", n)
	}
}

// A tab in which all games are shown tells what another one plays as it comes.
func TestATabShowsWhatAnotherOnePlays(t *testing.T) {
	address := serveSite(t).URL + "/some/folder/"
	a := newTab(t)
	a.open(address)
	a.control("show-me")
	b := a.another()
	b.twoPersons(address)
	b.setSpeed("Instant")
	b.playFirst("")
	a.front()
	a.control("go-on")
}

// Without locks the tabs follow each other.
func TestTwoTabsWithoutLocks(t *testing.T) {
	address := serveSite(t).URL + "/some/folder/"
	const noLocks = `Object.defineProperty(navigator, 'locks', { value: undefined })`
	a := newTab(t)
	a.before(noLocks)
	a.twoPersons(address)
	a.setSpeed("Instant")
	moves := a.playFirst("")
	b := a.another()
	b.before(noLocks)
	b.open(address)
	b.press("Go on")
	b.waitBoard("ayoayo", moves)
	moves = b.playFirst(moves)
	a.front()
	a.waitBoard("ayoayo", moves)
	a.playFirst(moves)
}
