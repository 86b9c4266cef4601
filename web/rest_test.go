//go:build !js

package web_test

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

// countFrames counts the frames that the page asks for, in all of it.
const countFrames = `
	globalThis.frames = 0;
	const own = requestAnimationFrame;
	globalThis.requestAnimationFrame = (step) => { frames++; return own(step); };`

// neverWaking are timers of which those that would end a rest never come.
const neverWaking = `
	globalThis.held = false;
	const ownTimeout = setTimeout;
	globalThis.setTimeout = (act, ...rest) => {
		if (act.name !== 'wake') return ownTimeout(act, ...rest);
		globalThis.held = true;
		return 0;
	};`

// slowWorkers are asked only once the program rests, if slow is set.
const slowWorkers = `
	globalThis.slow = false;
	globalThis.Worker = class extends Worker {
		postMessage(...asked) {
			if (slow && !held) setTimeout(() => this.postMessage(...asked), 20);
			else super.postMessage(...asked);
		}
	};`

// While nothing moves, nobody asks for more than two frames a second. Timers may be
// late, as on a busy machine, but never early.
func TestABoardAtRestAsksForFewFrames(t *testing.T) {
	p := newTab(t)
	p.before(countFrames)
	p.open(serveSite(t).URL + "/some/folder/#rules=oware")
	p.waitTurn()
	p.waitRest()
	at := func(frames int) time.Duration {
		p.wait("frames", fmt.Sprintf(`frames >= %d`, frames))
		return time.Duration(eval[float64](p, `performance.now()`) * float64(time.Millisecond))
	}
	first := eval[int](p, `frames`)
	begin := at(first + 1)
	if took, least := at(first+7)-begin, 5*450*time.Millisecond; took < least {
		t.Errorf("6 frames of a board at rest took %v, expected %v at least", took, least)
	}
}

// Whatever is done ends a rest at once, and so does what a worker says.
func TestWhateverIsDoneEndsARest(t *testing.T) {
	p := newTab(t)
	p.before(neverWaking)
	p.before(slowWorkers)
	p.open(serveSite(t).URL + "/some/folder/#rules=oware")
	p.waitTurn()
	p.waitWorker()
	for _, c := range []struct {
		name, then string // what is done, and what the page then has
		do         func()
	}{
		{"a key", "back", func() { p.key("?") }},
		{"a button of the page", "menu", func() { p.pressID("back") }},
		{"a finger", "back", func() {
			menu := p.control("menu")
			p.touch(input.DispatchTouchEventTypeTouchStart, &input.TouchPoint{X: menu.X, Y: menu.Y})
			p.touch(input.DispatchTouchEventTypeTouchEnd)
		}},
		{"the browser's way back", "menu", func() { p.do(chromedp.Evaluate[chromedp.Void](`history.back()`)) }},
	} {
		p.wait("a rest", `held`)
		p.do(chromedp.Evaluate[chromedp.Void](`globalThis.held = false`))
		c.do()
		p.control(c.then)
		t.Logf("%s ends a rest", c.name)
	}
	p.wait("a rest", `held`)
	p.do(chromedp.Evaluate[chromedp.Void](`[globalThis.held, globalThis.slow] = [false, true]`))
	p.pressID("hint")
	p.until("a hint", func() bool { return isHint(p.control("status").Name) })
}

// BenchmarkAtRest is what Chromium takes of a core, in percent, while a page stands
// there: an empty one, and a board.
//
//	go test ./web -run '^$' -bench AtRest -benchtime 1x
func BenchmarkAtRest(b *testing.B) {
	for _, c := range []struct{ name, address string }{
		{"empty", "about:blank"},
		{"board", serveSite(b).URL + "/some/folder/#rules=oware"},
	} {
		b.Run(c.name, func(b *testing.B) {
			p := newTab(b)
			if p.do(chromedp.Navigate(c.address)); c.name == "board" {
				p.waitReady()
				p.waitTurn()
				p.waitRest()
				p.waitOffline()
				p.wait("the page to say no more of that", `document.getAnimations().length === 0`)
			}
			time.Sleep(5 * time.Second)
			const span = 20 * time.Second
			before := browserTime(b)
			time.Sleep(span)
			b.ReportMetric(100*float64(browserTime(b)-before)/float64(span), "%")
			b.ReportMetric(0, "ns/op")
		})
	}
}

// browserTime is how long the browser, all of its processes, has run on a core.
func browserTime(b *testing.B) time.Duration {
	b.Helper()
	entries, err := os.ReadDir("/proc")
	if err != nil {
		b.Skip("this system does not tell how long its processes have run: ", err)
	}
	parent, ticks := map[int]int{}, map[int]int{}
	for _, e := range entries {
		stat, err := os.ReadFile("/proc/" + e.Name() + "/stat")
		id, _ := strconv.Atoi(e.Name())
		// Behind the name: the state, the parent, and, ten fields on, the ticks for the process
		// and those for the system.
		if _, rest, named := strings.Cut(string(stat), ")"); err == nil && named {
			var state string
			var skipped, own, system int
			fields := []any{&state, new(int)}
			for range 9 {
				fields = append(fields, &skipped)
			}
			if _, err := fmt.Sscan(rest, append(fields, &own, &system)...); err != nil {
				b.Fatal(err)
			}
			parent[id], ticks[id] = *fields[1].(*int), own+system
		}
	}
	sum := 0
	for id, n := range ticks {
		for up := parent[id]; up != 0; up = parent[up] {
			if up == os.Getpid() {
				sum += n
				break
			}
		}
	}
	return time.Duration(sum) * time.Second / 100
}
