//go:build !js

package web_test

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"ayoayo/web"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// Nothing here passes or fails by how fast the machine is: what a test waits for
// it waits for as long as it takes. The last resort ends what never comes. What is
// waited for is asked again before that, since a page that is just being replaced
// answers nothing: first after some seconds, then each time after twice as many.
const (
	lastResort = 10 * time.Minute
	firstWait  = 5 * time.Second
)

var shots = flag.String("shots", "", "write pictures of the pages into this `folder`")

// built is the browser version as it is published, made once for all tests.
type built struct {
	programs *web.Programs
	site     string // the folder of the static site
	single   string // the single page
}

var build = sync.OnceValues(func() (*built, error) {
	programs, err := web.Compile(context.Background(), "..")
	if err != nil {
		return nil, err
	}
	dir, err := os.MkdirTemp("", "ayoayo-web-test-")
	if err != nil {
		return nil, err
	}
	atEnd = append(atEnd, func() { os.RemoveAll(dir) })
	b := &built{programs, filepath.Join(dir, "site"), filepath.Join(dir, "ayoayo.html")}
	files, err := programs.Site()
	if err != nil {
		return nil, err
	}
	page, err := programs.SinglePage()
	if err != nil {
		return nil, err
	}
	return b, errors.Join(web.WriteFiles(b.site, files), os.WriteFile(b.single, page, 0o644))
})

// browser starts one Chromium for all tests; each test has a profile of its
// own in it.
var browser = sync.OnceValues(func() (context.Context, error) {
	path, err := findChromium()
	if err != nil {
		return nil, err
	}
	flags := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(path),
		chromedp.WSURLReadTimeout(lastResort),
		chromedp.NoSandbox,
		chromedp.Flag("use-angle", "swiftshader"),
		chromedp.Flag("enable-unsafe-swiftshader", true),
		chromedp.Flag("disable-quic", true),
		chromedp.Flag("disable-component-update", true),
	)
	allocator, stop := chromedp.NewExecAllocator(context.Background(), flags...)
	ctx, cancel := chromedp.NewContext(allocator)
	atEnd = append(atEnd, func() { cancel(); stop() })
	return ctx, chromedp.Do(ctx)
})

var errNoChromium = errors.New("there is no Chromium here (./build.sh test installs one)")

func findChromium() (string, error) {
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome"} {
		if path, err := exec.LookPath(name); err == nil {
			return path, nil
		}
	}
	return "", errNoChromium
}

// atEnd is what the tests leave to be stopped and removed.
var atEnd []func()

func TestMain(m *testing.M) {
	status := m.Run()
	for _, f := range atEnd {
		f()
	}
	os.Exit(status)
}

// A tab is a page in a browser with an empty profile.
type tab struct {
	testing.TB
	ctx context.Context // where the program runs: the page, or a frame in it
	top context.Context // where the pointer is
	// patience is how long the value of an expression is waited for.
	patience time.Duration
	other    driver // of a browser that is not a Chromium, which has no contexts
}

// newTab opens an empty page. Without a Chromium the test is left out, but
// not under CI.
func newTab(t testing.TB) *tab {
	t.Helper()
	parent, err := browser()
	if errors.Is(err, errNoChromium) && os.Getenv("CI") == "" {
		t.Skip(err)
	}
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := chromedp.NewContext(parent, chromedp.WithNewBrowserContext())
	t.Cleanup(cancel)
	if err := chromedp.Do(ctx, chromedp.EmulateViewport(640, 480)); err != nil {
		t.Fatal(err)
	}
	p := &tab{TB: t, ctx: ctx, top: ctx, patience: lastResort}
	p.before(workersMade)
	t.Cleanup(func() {
		if t.Failed() {
			p.shot("failed")
			t.Logf("the page says: %s", eval[string](p, `document.body.innerText`))
		}
	})
	return p
}

// serveSite serves the site from a subfolder of a plain static host.
func serveSite(t testing.TB) *httptest.Server {
	t.Helper()
	return serve(t, http.StripPrefix("/some/folder", http.FileServer(http.Dir(theBuild(t).site))))
}

func serve(t testing.TB, h http.Handler) *httptest.Server {
	t.Helper()
	s := httptest.NewServer(h)
	t.Cleanup(s.Close)
	return s
}

func theBuild(t testing.TB) *built {
	t.Helper()
	b, err := build()
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func (p *tab) do(steps ...chromedp.Action[chromedp.Void]) {
	p.Helper()
	if err := chromedp.Do(p.ctx, steps...); err != nil {
		p.Fatal(err)
	}
}

// open goes to an address and waits until the program has drawn its first
// frame.
func (p *tab) open(address string) {
	p.Helper()
	if p.other != nil {
		p.command(navigateTo, map[string]string{"url": address})
	} else {
		p.do(chromedp.Navigate(address))
	}
	p.waitReady()
}

func (p *tab) reload() {
	p.Helper()
	if p.other != nil {
		p.reloadElsewhere()
	} else {
		p.do(chromedp.Reload())
	}
	p.waitReady()
}

func (p *tab) waitReady() {
	p.Helper()
	p.wait("the first frame", `document.getElementById('loading')?.classList.contains('done')`)
}

// eval is the value of a JavaScript expression in the page; the zero value if
// the page is just being replaced.
func eval[T any](p *tab, expression string) T {
	if p.other != nil {
		return evalElsewhere[T](p, expression)
	}
	ctx, cancel := context.WithTimeout(p.ctx, p.patience)
	defer cancel()
	v, err := chromedp.Run(ctx, chromedp.Evaluate[T](expression, chromedp.EvalAwaitPromise))
	if err != nil && !p.Failed() {
		p.Logf("%s: %v", expression, err)
	}
	if ctx.Err() != nil {
		p.patience = min(2*p.patience, lastResort)
	}
	return v
}

// wait waits for a condition in the page, or for a promise of one.
func (p *tab) wait(what, condition string) {
	p.Helper()
	p.until(what, func() bool { return eval[bool](p, "Promise.resolve("+condition+").then(Boolean)") })
}

func (p *tab) until(what string, holds func() bool) {
	p.Helper()
	p.patience = firstWait
	defer func() { p.patience = lastResort }()
	for deadline := time.Now().Add(lastResort); !holds(); time.Sleep(50 * time.Millisecond) {
		if time.Now().After(deadline) {
			p.Fatalf("waited %v for %s", lastResort, what)
		}
	}
}

// workersMade keeps the page's workers in the list made: whether each is ready,
// and how many questions it has answered. A probe, which only finds out whether
// workers may be made, is none of them.
const workersMade = `
	globalThis.made = [];
	globalThis.Worker = class extends Worker {
		constructor(address, options) {
			super(address, options);
			if (options?.name === 'probe') return;
			this.ready = false;
			this.replies = 0;
			this.addEventListener('message', ({data}) => {
				if (data === 'ready') this.ready = true;
				if (data?.Reply) this.replies++;
			});
			made.push(this);
		}
	};`

// waitWorker waits until the worker made last may be asked. Asked before, the game
// waits for it some seconds only.
func (p *tab) waitWorker() {
	p.Helper()
	p.wait("a worker that is ready", `made.at(-1)?.ready`)
}

// waitReply waits for an answer of the worker made last.
func (p *tab) waitReply() {
	p.Helper()
	p.wait("an answer of the last worker", `made.at(-1)?.replies > 0`)
}

// waitRest waits until the program has had nothing to do for two seconds, of which
// a frame counts for a quarter at most.
func (p *tab) waitRest() {
	p.Helper()
	p.ask(`
		globalThis.rested = 0;
		let last;
		requestAnimationFrame(function frame(now) {
			rested += Math.min(now - (last ?? now), 250);
			last = now;
			if (rested < 2000) requestAnimationFrame(frame);
		})`)
	p.wait("the program to rest", `rested >= 2000`)
}

// control is a control of the program as the page mirrors it.
type control struct {
	ID, Tag, Name string
	Disabled      bool
	X, Y          float64 // its middle
}

// controls are those of the page, none while it is just being replaced.
func (p *tab) controls() []control {
	p.Helper()
	list := eval[string](p, `JSON.stringify([...document.querySelectorAll('#mirror [data-id]')].map((e) => {
		const r = e.getBoundingClientRect();
		return { ID: e.dataset.id, Tag: e.localName, Name: e.textContent, Disabled: e.ariaDisabled === 'true', X: r.x + r.width/2, Y: r.y + r.height/2 };
	}))`)
	if list == "" {
		return nil
	}
	var controls []control
	if err := json.Unmarshal([]byte(list), &controls); err != nil {
		p.Fatalf("the mirror of the controls: %v", err)
	}
	return controls
}

// find returns the controls whose names start so and that can be used now.
func (p *tab) find(name string) []control {
	p.Helper()
	var found []control
	for _, c := range p.controls() {
		if strings.HasPrefix(c.Name, name) && !c.Disabled {
			found = append(found, c)
		}
	}
	return found
}

// click clicks the canvas where a control is drawn.
func (p *tab) click(c control) {
	p.Helper()
	if err := chromedp.Do(p.top, chromedp.MouseClickXY(c.X, c.Y)); err != nil {
		p.Fatal(err)
	}
}

// press presses a real button of the page by its name, found in what the
// browser tells to assistive technology, or the answer to a question: "Board: Sand".
func (p *tab) press(name string) {
	p.Helper()
	p.until(fmt.Sprintf("a button %q", name), func() bool {
		pressed, err := chromedp.Run(p.ctx, pressButton(name))
		if err != nil {
			p.Logf("pressing %q: %v", name, err)
		}
		return pressed
	})
}

func pressButton(name string) chromedp.Action[bool] {
	return func(ctx context.Context, t *chromedp.Target) (bool, error) {
		tree, err := chromedp.Call(ctx, accessibility.GetFullAXTree, accessibility.GetFullAXTreeParams{})
		if err != nil {
			return false, err
		}
		named := map[accessibility.NodeID]string{}
		for _, node := range tree.Nodes {
			named[node.NodeID] = axText(node.Name)
			switch said := axText(node.Name); {
			case node.Ignored:
				continue
			case axText(node.Role) == "button" && strings.HasPrefix(said, name):
			case axText(node.Role) == "radio" && strings.HasPrefix(named[node.ParentID]+": "+said, name):
			default:
				continue
			}
			object, err := chromedp.Call(ctx, dom.ResolveNode, dom.ResolveNodeParams{BackendNodeID: node.BackendDOMNodeID})
			if err != nil {
				return false, err
			}
			_, err = chromedp.Call(ctx, runtime.CallFunctionOn, runtime.CallFunctionOnParams{
				FunctionDeclaration: "function() { this.click() }", ObjectID: object.Object.ObjectID,
			})
			return err == nil, err
		}
		return false, nil
	}
}

func axText(v *accessibility.Value) string {
	if v == nil {
		return ""
	}
	var s string
	if json.Unmarshal(v.Value, &s) != nil {
		return ""
	}
	return s
}

// said is what the live region says.
func (p *tab) said() string {
	return eval[string](p, `[...document.querySelectorAll('#said > :last-child, #alert > :last-child')].map((e) => e.textContent).join(' ')`)
}

// shot writes a picture of the page if pictures were asked for.
func (p *tab) shot(name string) {
	p.Helper()
	if *shots == "" {
		return
	}
	picture, err := chromedp.Run(p.top, chromedp.CaptureScreenshot())
	if err == nil {
		err = os.MkdirAll(*shots, 0o755)
	}
	if err == nil {
		file := strings.ReplaceAll(p.Name(), "/", "-") + "-" + name + ".png"
		err = os.WriteFile(filepath.Join(*shots, file), picture, 0o644)
	}
	if err != nil {
		p.Logf("the picture %s: %v", name, err)
	}
}
