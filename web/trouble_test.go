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

// impatient lets no time pass where the page waits long.
const impatient = `{
	const set = setTimeout;
	globalThis.setTimeout = (f, ms, ...rest) => set(f, ms >= 1e4 ? 0 : ms, ...rest);
}`

// A download that stands still says so, goes on when it can, and can be begun again.
func TestDownloadThatStands(t *testing.T) {
	site := http.FileServer(http.Dir(theBuild(t).site))
	for name, goOn := range map[string]func(p *tab, rest chan struct{}){
		"goes on":        func(p *tab, rest chan struct{}) { close(rest) },
		"is begun again": func(p *tab, rest chan struct{}) { p.press("Try again") },
	} {
		t.Run(name, func(t *testing.T) {
			rest := make(chan struct{})
			var times atomic.Int32
			host := serve(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
				if !strings.Contains(r.URL.Path, "game.") || times.Add(1) > 1 {
					site.ServeHTTP(w, r)
					return
				}
				whole := new(recorder)
				site.ServeHTTP(whole, r)
				w.Write(whole.Next(whole.Len() / 2))
				w.(http.Flusher).Flush()
				select {
				case <-rest:
					w.Write(whole.Bytes())
				case <-r.Context().Done():
				}
			}))
			p := newTab(t)
			p.before(impatient)
			p.do(chromedp.Navigate(host.URL))
			p.wait("half of the bar", `document.getElementById('progress').value > .4`)
			p.wait("a sentence about it", `document.getElementById('stalled-text').textContent.includes('20 seconds')
				&& !document.getElementById('stalled').hidden`)
			p.shot("stalled")
			goOn(p, rest)
			p.waitReady()
		})
	}
}

// stopping has the program stop as it begins, while a game of Oware is saved.
func stopping(how string) string {
	return `{
		const real = WebAssembly.instantiateStreaming;
		WebAssembly.instantiateStreaming = async (...given) => {
			const { instance: { exports } } = await real.apply(WebAssembly, given);
			const run = localStorage['ayoayo/game oware'] ? () => { ` + how + ` } : exports.run;
			return { instance: Object.create(WebAssembly.Instance.prototype, { exports: { value: { ...exports, run } } }) };
		};
	}`
}

// A program that stops before it has shown anything says that, and starts without
// what is saved, which is put aside.
func TestStopBeforeTheFirstFrame(t *testing.T) {
	for name, how := range map[string]string{
		"at once":   `throw new RangeError('Maximum call stack size exceeded')`,
		"in a wait": `setTimeout(() => { throw new WebAssembly.RuntimeError('unreachable') })`,
	} {
		t.Run(name, func(t *testing.T) {
			p := newTab(t)
			server := serveSite(t)
			p.before(stopping(how))
			p.open(server.URL + "/some/folder/#rules=oware")
			p.setSpeed("Instant")
			p.move("A")
			p.wait("a saved game", `localStorage['ayoayo/game oware']`)
			saved := eval[string](p, `localStorage['ayoayo/game oware']`)
			p.do(chromedp.Reload())
			p.wantTrouble("Ayoayo could not start")
			p.press("Start without what is saved")
			p.waitReady()
			if aside := eval[string](p, `localStorage['ayoayo/game oware.aside-1']`); len(aside) < len(saved) {
				t.Errorf("put aside is %q, and %q was saved", aside, saved)
			}
		})
	}
}

// So does one that stops later, but what is saved is not the reason then.
func TestStopWhilePlaying(t *testing.T) {
	p := newTab(t)
	p.open(serveSite(t).URL + "/some/folder/#rules=oware")
	p.ask(`setTimeout(() => { throw new WebAssembly.RuntimeError('unreachable') })`)
	p.wantTrouble("Ayoayo has stopped")
	p.press("Try again")
	p.wait("the page anew", `document.getElementById('trouble')?.hidden`)
	p.waitReady()
}

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

// The page's own policy keeps browsers that do not know 'wasm-unsafe-eval' from
// compiling: to them it is no policy of a host that is in the way.
func TestBrowserThatCannotReadThePolicy(t *testing.T) {
	p := newTab(t)
	p.before(`delete Array.prototype.toSorted; WebAssembly.Module = () => { throw new WebAssembly.CompileError() }`)
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
