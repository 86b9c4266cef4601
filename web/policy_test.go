//go:build !js

package web_test

import (
	"net/http"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// strict is the strictest policy of a host under which everything works.
const strict = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; " +
	"img-src 'self'; manifest-src 'self'; worker-src 'self'"

// openUnder opens the site of a host with a policy, and collects what is against it.
func (p *tab) openUnder(policy string) {
	p.Helper()
	site := http.FileServer(http.Dir(theBuild(p.TB).site))
	host := serve(p.TB, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Security-Policy", policy)
		site.ServeHTTP(w, r)
	}))
	p.before(`
		globalThis.against = [];
		addEventListener('securitypolicyviolation', (e) => against.push(e.effectiveDirective + ' ' + e.blockedURI));`)
	p.do(chromedp.Navigate(host.URL + "/#rules=ayoayo"))
}

func without(policy, part string) string { return strings.Replace(policy, part, "", 1) }

func TestStrictPolicy(t *testing.T) {
	p := newTab(t)
	p.openUnder(strict)
	p.waitReady()
	p.setSpeed("Instant")
	p.move("A")
	p.waitTurn()
	p.wantWorker()
	p.waitKept(theBuild(t).site)
	if against := eval[[]string](p, `against`); len(against) > 0 {
		t.Errorf("against the policy is %q", against)
	}
}

// Where a host forbids something, the rest works, or the page says what is missing.
func TestPoliciesThatForbidParts(t *testing.T) {
	t.Run("workers", func(t *testing.T) {
		p := newTab(t)
		p.openUnder(strings.Replace(strict, "worker-src 'self'", "worker-src 'none'", 1))
		p.waitReady()
		p.setSpeed("Instant")
		p.move("A")
		p.until("a sentence about it", func() bool { return p.notices("can’t think on the side") })
		p.waitTurn()
	})
	t.Run("styles", func(t *testing.T) {
		p := newTab(t)
		p.openUnder(without(strict, "style-src 'self'; "))
		p.waitReady()
		p.waitTurn()
		before := p.board()
		p.pressID(p.playable()[0].ID) // The buttons do not lie where they are drawn.
		p.until("a move", func() bool { return !p.board().equal(before) })
		p.shot("bare")
	})
	t.Run("WebAssembly", func(t *testing.T) {
		p := newTab(t)
		p.openUnder(without(strict, " 'wasm-unsafe-eval'"))
		p.wantTrouble("Ayoayo is not allowed here")
	})
	t.Run("fetching", func(t *testing.T) {
		p := newTab(t)
		p.openUnder(without(strict, "connect-src 'self'; "))
		p.wait("the reason", `document.getElementById('trouble-title').textContent.includes('allowed')`)
		p.wantTrouble("Ayoayo is not allowed here")
	})
	t.Run("scripts", func(t *testing.T) {
		p := newTab(t)
		p.openUnder(without(strict, "script-src 'self' 'wasm-unsafe-eval'; "))
		const idle = `document.getElementById('idle')`
		p.wait("the loading page", idle)
		if got := eval[string](p, `getComputedStyle(`+idle+`).opacity`); got != "0" {
			t.Errorf("at once the sentence about scripts has the opacity %s", got)
		}
		p.wait("the end of the waiting", idle+`.getAnimations().map((a) => a.finish()).length === 1`)
		if got := eval[string](p, `getComputedStyle(`+idle+`).opacity`); got != "1" {
			t.Errorf("after a while the sentence about scripts has the opacity %s", got)
		}
		p.shot("idle")
	})
}

// The site from a disk, where a page may fetch nothing, says what to open instead.
func TestSiteFromDisk(t *testing.T) {
	p := newTab(t)
	p.do(chromedp.Navigate("file://" + theBuild(t).site + "/index.html"))
	p.wantTrouble("Ayoayo could not be loaded")
	if text := eval[string](p, `document.getElementById('trouble-text').textContent`); !strings.Contains(text, "ayoayo.html") {
		t.Errorf("the message is %q: it does not tell of the single file", text)
	}
}
