//go:build !js

package web_test

import (
	"bytes"
	"net/http"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// wantTrouble waits for the page's message and checks its heading.
func (p *tab) wantTrouble(heading string) {
	p.Helper()
	p.wait("a message", `!document.getElementById('trouble').hidden`)
	if got := eval[string](p, `document.getElementById('trouble-title').textContent`); got != heading {
		p.Errorf("the message is %q, expected %q", got, heading)
	}
	if !eval[bool](p, `document.getElementById('loading').hidden`) {
		p.Error("the loading screen is still there beside the message")
	}
	p.shot("message")
}

// before runs a script in every page before the page's own.
func (p *tab) before(script string) {
	p.Helper()
	_, err := chromedp.Call(p.ctx, page.AddScriptToEvaluateOnNewDocument,
		page.AddScriptToEvaluateOnNewDocumentParams{Source: script})
	if err != nil {
		p.Fatal(err)
	}
}

// A program that does not arrive whole is a message, and once the host is well
// again the button of the message gets the program.
func TestDamagedProgram(t *testing.T) {
	site := http.FileServer(http.Dir(theBuild(t).site))
	damages := map[string]http.HandlerFunc{
		"missing": http.NotFound,
		"empty":   func(http.ResponseWriter, *http.Request) {},
		"a page in its place": func(w http.ResponseWriter, r *http.Request) {
			w.Write([]byte("<!DOCTYPE html><title>Welcome</title>"))
		},
		"damaged": func(w http.ResponseWriter, r *http.Request) {
			whole := new(recorder)
			site.ServeHTTP(whole, r)
			data := whole.Bytes()
			data[len(data)/2] ^= 0x55
			w.Header().Set("Cache-Control", "max-age=3600")
			w.Write(data)
		},
		"cut off": func(w http.ResponseWriter, r *http.Request) {
			whole := new(recorder)
			site.ServeHTTP(whole, r)
			w.Write(whole.Bytes()[:whole.Len()/2])
		},
	}
	for name, damaged := range damages {
		t.Run(name, func(t *testing.T) {
			var well atomic.Bool
			host := serve(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
				if strings.Contains(r.URL.Path, "game.") && !well.Load() {
					damaged(w, r)
					return
				}
				site.ServeHTTP(w, r)
			}))
			p := newTab(t)
			p.do(chromedp.Navigate(host.URL))
			p.wantTrouble("Ayoayo could not be loaded")
			well.Store(true)
			p.press("Try again")
			p.waitReady()
		})
	}
}

// recorder keeps what a handler writes.
type recorder struct{ bytes.Buffer }

func (*recorder) Header() http.Header { return http.Header{} }
func (*recorder) WriteHeader(int)     {}

func TestBrowserWithoutWebGL(t *testing.T) {
	p := newTab(t)
	p.before(`HTMLCanvasElement.prototype.getContext = () => null`)
	p.do(chromedp.Navigate(serveSite(t).URL + "/some/folder/"))
	p.wantTrouble("The board cannot be drawn")
}

func TestBrowserWithoutWebAssembly(t *testing.T) {
	p := newTab(t)
	p.before(`delete globalThis.WebAssembly`)
	p.do(chromedp.Navigate(serveSite(t).URL + "/some/folder/"))
	p.wantTrouble("This browser is too old")
}

// Without DecompressionStream, and without streaming compilation, the plain
// files still run.
func TestBrowserThatCannotUnpack(t *testing.T) {
	p := newTab(t)
	p.before(`delete globalThis.DecompressionStream; delete WebAssembly.instantiateStreaming; delete WebAssembly.compileStreaming`)
	p.open(serveSite(t).URL + "/some/folder/")
}

// The single file has the packed programs only.
func TestSinglePageThatCannotBeUnpacked(t *testing.T) {
	p := newTab(t)
	p.before(`delete globalThis.DecompressionStream`)
	p.do(chromedp.Navigate("file://" + theBuild(t).single))
	p.wantTrouble("This browser is too old")
}

// A host that marks .gz files as packed for the way makes the browser unpack
// them before the page sees them.
func TestHostThatMarksPackedFiles(t *testing.T) {
	site := http.FileServer(http.Dir(theBuild(t).site))
	host := serve(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasSuffix(r.URL.Path, ".gz") {
			w.Header().Set("Content-Encoding", "gzip")
		}
		site.ServeHTTP(w, r)
	}))
	p := newTab(t)
	p.open(host.URL)
}

// A sandbox without an origin lets the page fetch nothing; what is missing then
// is not the connection.
func TestSiteInASandbox(t *testing.T) {
	site := http.FileServer(http.Dir(theBuild(t).site))
	host := serve(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Security-Policy", "sandbox allow-scripts")
		site.ServeHTTP(w, r)
	}))
	p := newTab(t)
	p.do(chromedp.Navigate(host.URL))
	p.wantTrouble("Ayoayo could not be loaded")
	if text := eval[string](p, `document.getElementById('trouble-text').textContent`); !strings.Contains(text, "ayoayo.html") {
		t.Errorf("the message is %q: it does not tell of the single file", text)
	}
}
