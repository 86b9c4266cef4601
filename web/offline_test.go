//go:build !js

package web_test

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"maps"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"ayoayo/web"

	"github.com/chromedp/chromedp"
)

// spoilKept changes a byte in each file that the browser keeps, the page and the
// pictures apart.
const spoilKept = `caches.keys().then(async ([key]) => {
	const cache = await caches.open(key);
	for (const request of await cache.keys()) {
		if (!/\.(js|css|gz)$/.test(request.url)) continue;
		const response = await cache.match(request);
		const bytes = new Uint8Array(await response.arrayBuffer());
		bytes[bytes.length >> 1] ^= 0x55;
		await cache.put(request, new Response(bytes, { headers: response.headers }));
	}
	return true;
})`

// kept are the names of the files that the browser keeps, with the sums of their
// contents.
func (p *tab) kept() map[string]string {
	p.Helper()
	list := eval[string](p, `caches.keys().then(async (keys) => {
		const kept = {};
		for (const key of keys) {
			const cache = await caches.open(key);
			for (const request of await cache.keys()) {
				const content = await (await cache.match(request)).arrayBuffer();
				const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
				kept[new URL(request.url).pathname] = Array.from(digest, (b) => b.toString(16).padStart(2, '0')).join('');
			}
		}
		return JSON.stringify(kept);
	})`)
	kept := map[string]string{}
	if list != "" {
		if err := json.Unmarshal([]byte(list), &kept); err != nil {
			p.Fatal(err)
		}
	}
	return kept
}

// waitKept waits until the browser keeps every file of a site, as it is there, that
// it needs without a network.
func (p *tab) waitKept(site string) {
	p.Helper()
	want := map[string]string{}
	for _, file := range siteFiles(p, site) {
		content, err := os.ReadFile(filepath.Join(site, file))
		if err != nil {
			p.Fatal(err)
		}
		sum := sha256.Sum256(content)
		want["/"+strings.TrimSuffix(file, "index.html")] = hex.EncodeToString(sum[:])
	}
	p.until("every file kept as it is", func() bool {
		kept := p.kept()
		for name, sum := range want {
			if kept[name] != sum {
				return false
			}
		}
		maps.DeleteFunc(kept, func(name, _ string) bool { return strings.HasPrefix(name, "/sentences-") }) // of the languages that are spoken
		return len(kept) == len(want)
	})
}

// siteFiles are the names of a site's files that are kept.
func siteFiles(t testing.TB, site string) []string {
	t.Helper()
	entries, err := os.ReadDir(site)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, entry := range entries {
		name := entry.Name()
		if name != "sw.js" && name != web.Licences().Name && !strings.HasPrefix(name, "old.") && !strings.HasPrefix(name, "sentences-") && !strings.HasPrefix(name, "embed.") && !strings.HasSuffix(name, ".wasm") {
			names = append(names, name)
		}
	}
	return names
}

// noted waits until the page has said something about being kept, and returns it.
func (p *tab) noted() string {
	p.Helper()
	const note = `document.getElementById('note').textContent`
	p.wait("a note", note)
	return eval[string](p, note)
}

// What is damaged in the browser's cache is fetched again, without a word, and is
// whole from then on.
func TestDamagedCacheIsMended(t *testing.T) {
	host := new(swappable)
	host.show(theBuild(t).site)
	server := serve(t, host)
	p := newTab(t)
	p.open(server.URL)
	p.waitKept(theBuild(t).site)
	if said := p.noted(); !strings.Contains(said, "without a network") || strings.Contains(said, "could not") {
		t.Errorf("after the first visit the page notes %q", said)
	}
	p.shot("kept")

	p.wait("damage", spoilKept)
	p.reload()
	p.waitKept(theBuild(t).site)

	p.wait("damage", spoilKept)
	server.CloseClientConnections()
	server.Close()
	p.do(chromedp.Reload())
	p.wait("no program", `document.getElementById('loading') && !document.getElementById('loading').classList.contains('done')`)
}

// What a browser that needed the room has thrown away is fetched again.
func TestCacheThrownAwayIsFilledAgain(t *testing.T) {
	server := serve(t, http.FileServer(http.Dir(theBuild(t).site)))
	p := newTab(t)
	p.open(server.URL)
	p.waitKept(theBuild(t).site)
	p.wait("an empty cache", `caches.keys().then((keys) => Promise.all(keys.map((key) => caches.delete(key)))).then(() => true)`)
	p.reload()
	p.waitKept(theBuild(t).site)
	server.CloseClientConnections()
	server.Close()
	p.reload()
}

// A site that can't be kept says so, and no longer when it can.
func TestSiteThatCannotBeKept(t *testing.T) {
	site := http.FileServer(http.Dir(theBuild(t).site))
	var well atomic.Bool
	server := serve(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasSuffix(r.URL.Path, "icon-512.png") && !well.Load() {
			http.NotFound(w, r)
			return
		}
		site.ServeHTTP(w, r)
	}))
	p := newTab(t)
	p.open(server.URL)
	if said := p.noted(); !strings.Contains(said, "could not be kept") {
		t.Errorf("where a file is missing the page notes %q", said)
	}
	p.shot("not-kept")
	well.Store(true)
	p.reload()
	if said := p.noted(); strings.Contains(said, "could not be kept") {
		t.Errorf("where no file is missing the page notes %q", said)
	}
	p.waitKept(theBuild(t).site)
}

// Where the host has only another version left, and what is kept of the old one is
// damaged, trying again gets the new one.
func TestTryingAgainGetsWhatTheHostHas(t *testing.T) {
	host := new(swappable)
	host.show(theBuild(t).site)
	server := serve(t, host)
	p := newTab(t)
	p.open(server.URL)
	p.waitKept(theBuild(t).site)
	old := eval[string](p, version)

	host.show(otherVersion(t, func(programs *web.Programs) {
		programs.Game = append(slices.Clone(programs.Game), 0, 2, 1, 'x') // a section that means nothing
	}))
	p.wait("damage", spoilKept)
	p.do(chromedp.Reload())
	p.wantTrouble("Ayoayo could not be loaded")
	p.press("Try again")
	p.waitReady()
	if now := eval[string](p, version); now == old {
		t.Errorf("the version is still %s", now)
	}
}

// When a player lets a new version in on one page, the others of the site follow,
// with what is played on them.
func TestAllPagesTakeTheNewVersion(t *testing.T) {
	host := new(swappable)
	host.show(theBuild(t).site)
	server := serve(t, host)
	p := newTab(t)
	p.open(server.URL + "/#rules=oware")
	p.waitKept(theBuild(t).site)
	old := eval[string](p, version)
	other := p.another()
	other.open(server.URL + "/#rules=ayoayo")
	other.setSpeed("Instant")
	other.move("A")
	other.waitTurn()
	before := other.board()

	host.show(otherVersion(t, changeExec))
	p.reload()
	p.press("Use it")
	for _, page := range []*tab{p, other} {
		page.until("the new version", func() bool { now := eval[string](page, version+` ?? ''`); return now != "" && now != old })
		page.waitReady()
	}
	other.waitTurn()
	if after := other.board(); !after.equal(before) {
		t.Errorf("in the new version the board is %v, expected %v", after, before)
	}
}

// another opens an empty page in the same profile.
func (p *tab) another() *tab {
	p.Helper()
	ctx, cancel := chromedp.NewContext(p.ctx)
	p.Cleanup(cancel)
	if err := chromedp.Do(ctx, chromedp.EmulateViewport(640, 480)); err != nil {
		p.Fatal(err)
	}
	tab := &tab{TB: p.TB, ctx: ctx, top: ctx, patience: lastResort}
	tab.before(workersMade)
	return tab
}

// A page that is still the old version when the new one is kept says so.
func TestNewVersionDuringTheFirstVisit(t *testing.T) {
	host := new(swappable)
	host.show(theBuild(t).site)
	published := make(chan struct{})
	server := serve(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasSuffix(r.URL.Path, "/sw.js") {
			<-published
		}
		host.ServeHTTP(w, r)
	}))
	p := newTab(t)
	p.open(server.URL)
	old := eval[string](p, version)
	host.show(otherVersion(t, changeExec))
	close(published)
	p.wait("the offer of the new version", `!document.getElementById('update').hidden`)
	p.press("Use it")
	p.until("the new version", func() bool { now := eval[string](p, version+` ?? ''`); return now != "" && now != old })
	p.waitReady()
}
