//go:build !js

package web_test

import (
	"errors"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"ayoayo/web"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// On a slow network the page is there at once and its bar follows the bytes.
func TestLoadingShowsProgress(t *testing.T) {
	site := http.FileServer(http.Dir(theBuild(t).site))
	half, rest := make(chan struct{}), make(chan struct{})
	host := serve(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !strings.Contains(r.URL.Path, "game.") {
			site.ServeHTTP(w, r)
			return
		}
		whole := new(recorder)
		site.ServeHTTP(whole, r)
		<-half
		w.Write(whole.Next(whole.Len() / 2))
		w.(http.Flusher).Flush()
		<-rest
		w.Write(whole.Bytes())
	}))
	p := newTab(t)
	p.do(chromedp.Navigate(host.URL))
	const progress = `document.getElementById('progress').value`
	if got := eval[float64](p, progress); got != 0 {
		t.Errorf("before the first byte the bar is at %v", got)
	}
	close(half)
	p.wait("half of the bar", progress+` > .4`)
	if got := eval[float64](p, progress); got > .6 {
		t.Errorf("after half of the bytes the bar is at %v", got)
	}
	if got := eval[string](p, `document.getElementById('bytes').textContent`); !strings.HasSuffix(got, " MB") {
		t.Errorf("after half of the bytes the page says %q, expected megabytes", got)
	}
	for _, size := range []struct{ w, h int64 }{{1280, 720}, {390, 844}, {844, 390}, {480, 270}} {
		for _, scheme := range []string{"light", "dark"} {
			p.shotIn(size.w, size.h, scheme)
		}
	}
	close(rest)
	p.waitReady()
}

// shotIn takes a picture in a window of a size, in light or dark surroundings.
func (p *tab) shotIn(w, h int64, scheme string) {
	p.Helper()
	if *shots == "" {
		return
	}
	media := emulation.SetEmulatedMediaParams{Features: []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: scheme}}}
	if _, err := chromedp.Call(p.ctx, emulation.SetEmulatedMedia, media); err != nil {
		p.Fatal(err)
	}
	p.do(chromedp.EmulateViewport(w, h), chromedp.Sleep(400*time.Millisecond))
	p.shot(fmt.Sprintf("%dx%d-%s", w, h, scheme))
}

// swappable is a host whose files can be replaced, or that can be gone.
type swappable struct{ files atomic.Pointer[http.Handler] }

func (s *swappable) show(dir string) {
	h := http.FileServer(http.Dir(dir))
	s.files.Store(&h)
}

func (s *swappable) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	(*s.files.Load()).ServeHTTP(w, r)
}

// waitOffline waits until the site is kept for use without a network.
func (p *tab) waitOffline() {
	p.Helper()
	p.wait("the service worker", `navigator.serviceWorker.getRegistration().then((r) => r?.active?.state === 'activated')`)
}

// A new version is offered to a player of the old one, and taken whole.
func TestNewVersionIsOffered(t *testing.T) {
	host := new(swappable)
	host.show(theBuild(t).site)
	server := serve(t, host)
	p := newTab(t)
	p.open(server.URL)
	p.waitOffline()
	old := eval[string](p, version+` ?? ''`)

	host.show(otherVersion(t, changeExec))
	p.reload()
	if got := eval[string](p, version+` ?? ''`); got != old {
		t.Errorf("version %s came by itself over %s", got, old)
	}
	p.wait("the offer of the new version", `!document.getElementById('update').hidden`)
	p.shot("offer")
	p.press("Use it")
	p.until("the new version", func() bool { now := eval[string](p, version+` ?? ''`); return now != "" && now != old })
	p.waitReady()
	p.wait("the old version gone", `caches.keys().then((keys) => keys.length === 1)`)

	server.CloseClientConnections()
	server.Close()
	p.reload()
}

// version is the version of the page that is shown.
const version = `JSON.parse(document.getElementById('files')?.textContent ?? '{}').version`

// changeExec makes another version by another script.
func changeExec(programs *web.Programs) {
	programs.Exec = append([]byte("// Another version.\n"), programs.Exec...)
}

// otherVersion is a folder with a site that differs.
func otherVersion(t *testing.T, change func(*web.Programs)) string {
	programs := *theBuild(t).programs
	change(&programs)
	files, err := programs.Site()
	if err != nil {
		t.Fatal(err)
	}
	dir := filepath.Join(t.TempDir(), "site")
	if err := web.WriteFiles(dir, files); err != nil {
		t.Fatal(err)
	}
	return dir
}

// While a host has published a new version only in part, the old one is kept.
func TestHalfPublishedVersionIsNotKept(t *testing.T) {
	host := new(swappable)
	host.show(theBuild(t).site)
	server := serve(t, host)
	p := newTab(t)
	p.open(server.URL)
	p.waitOffline()

	half := otherVersion(t, changeExec)
	whole, err := os.ReadFile(filepath.Join(half, "index.html"))
	if err != nil {
		t.Fatal(err)
	}
	stale, err := os.ReadFile(filepath.Join(theBuild(t).site, "index.html"))
	if err != nil {
		t.Fatal(err)
	}
	replaceIndex(t, half, stale, time.Now().Add(-time.Hour))
	host.show(half)
	const update = `navigator.serviceWorker.getRegistration().then((r) => r.update()).then(() => 'taken', () => 'refused')`
	eval[string](p, update)
	p.wait("the old version alone", `caches.keys().then((keys) => keys.length === 1)
		&& navigator.serviceWorker.getRegistration().then((r) => !r.installing && !r.waiting)`)

	replaceIndex(t, half, whole, time.Now())
	eval[string](p, update)
	p.wait("the offer of the whole version", `!document.getElementById('update').hidden`)
}

// replaceIndex replaces the page; a host tells versions of a file apart by the
// second in which it was written.
func replaceIndex(t *testing.T, dir string, index []byte, written time.Time) {
	t.Helper()
	file := filepath.Join(dir, "index.html")
	if err := errors.Join(os.WriteFile(file, index, 0o644), os.Chtimes(file, written, written)); err != nil {
		t.Fatal(err)
	}
}

// Nothing is asked of any other host.
func TestSiteAsksNoOtherHost(t *testing.T) {
	p := newTab(t)
	server := serveSite(t)
	p.open(server.URL + "/some/folder/")
	p.waitOffline()
	asked := eval[[]string](p, `performance.getEntriesByType('resource').map((e) => e.name)`)
	if len(asked) < 3 {
		t.Errorf("the page asked for %q only", asked)
	}
	for _, address := range asked {
		if !strings.HasPrefix(address, server.URL+"/some/folder/") && !strings.HasPrefix(address, "data:") && !strings.HasPrefix(address, "blob:") {
			t.Errorf("the page asks for %s", address)
		}
	}
}

// What players download stays small.
func TestProgramsAreWithinTheirBudgets(t *testing.T) {
	site, err := theBuild(t).programs.Site()
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range web.Sizes(site) {
		t.Logf("the %s program has %d bytes gzipped, of %d allowed", s.Program, s.Packed, s.Budget)
		if err := s.Err(); err != nil {
			t.Error(err)
		}
	}
}
