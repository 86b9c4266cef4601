//go:build !js

package web_test

import (
	"bytes"
	"context"
	"fmt"
	"html"
	"net/http"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"ayoayo/engine"
	"ayoayo/engine/enginetest"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/inspector"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// seedsOf are the seeds in each pit and store, by the identities of their controls.
type seedsOf map[string]string

var holds = regexp.MustCompile(`, (\d+) seeds?\b`)

// board reads the board from the mirror; nil if there is none on the page.
func (p *tab) board() seedsOf {
	p.Helper()
	var board seedsOf
	for _, c := range p.controls() {
		if m := holds.FindStringSubmatch(c.Name); m != nil && (strings.HasPrefix(c.ID, "pit:") || strings.HasPrefix(c.ID, "store:")) {
			if board == nil {
				board = seedsOf{}
			}
			board[c.ID] = m[1]
		}
	}
	return board
}

// boardAfter is the board after moves from the start, as the engine has it.
func boardAfter(t testing.TB, rules, moves string) seedsOf {
	t.Helper()
	r := enginetest.Rules(t, rules)
	g := engine.NewGame(r)
	if err := g.PlayMoves(moves); err != nil {
		t.Fatalf("%s: %v", rules, err)
	}
	pos := g.Position()
	board := seedsOf{}
	for _, pit := range r.Board().Pits() {
		board["pit:"+r.PitName(pit)] = fmt.Sprint(pos.Seeds(pit))
	}
	if r.Board().Stores {
		board["store:S"] = fmt.Sprint(pos.Seeds(engine.SouthStore))
		board["store:N"] = fmt.Sprint(pos.Seeds(engine.NorthStore))
	}
	return board
}

func (s seedsOf) equal(o seedsOf) bool { return fmt.Sprint(s) == fmt.Sprint(o) }

// sum is how many seeds there are.
func (s seedsOf) sum(t testing.TB) int {
	t.Helper()
	seeds := 0
	for id, n := range s {
		k, err := strconv.Atoi(n)
		if err != nil {
			t.Errorf("%s has %q seeds", id, n)
		}
		seeds += k
	}
	return seeds
}

// waitBoard waits for the board after moves from the start.
func (p *tab) waitBoard(rules, moves string) {
	p.Helper()
	want := boardAfter(p.TB, rules, moves)
	p.until(fmt.Sprintf("the board after %q", moves), func() bool { return p.board().equal(want) })
}

// playable are the pits that the player may sow from now.
func (p *tab) playable() []control {
	p.Helper()
	return p.find("Pit ")
}

// waitTurn waits until the player can move.
func (p *tab) waitTurn() {
	p.Helper()
	p.until("the player's turn", func() bool { return len(p.playable()) > 0 })
}

// move sows from a pit by a click on the canvas, and waits until it is played.
func (p *tab) move(pit string) {
	p.Helper()
	at := p.control("pit:" + pit) // waits for the table, so that there is a board before
	before := p.board()
	p.click(at)
	p.until("the move "+pit, func() bool { now := p.board(); return now != nil && !now.equal(before) })
}

// control waits for the control with an identity, that can be used.
func (p *tab) control(id string) control {
	p.Helper()
	var found control
	p.until("the control "+id, func() bool {
		for _, c := range p.controls() {
			if c.ID == id && !c.Disabled {
				found = c
				return true
			}
		}
		return false
	})
	return found
}

// pressID presses the real button of the control with an identity.
func (p *tab) pressID(id string) {
	p.Helper()
	p.control(id)
	p.ask(`document.querySelector('[data-id="` + id + `"]').click()`)
}

// setSpeed sets how fast seeds move, from a table, through the real buttons.
func (p *tab) setSpeed(speed string) {
	p.Helper()
	p.press("Menu")
	p.press("Settings")
	p.press("Speed of the seeds: " + speed)
	p.press("Back")
	p.pressID("back")
}

// wantWorker checks that the computer does not say that it has to think in the
// game's own time.
func (p *tab) wantWorker() {
	p.Helper()
	for _, c := range p.controls() {
		if strings.Contains(c.Name, "can’t think on the side") {
			p.Errorf("there is no worker: the game says %q", c.Name)
		}
	}
}

// playOut plays the pits that can be sown, by clicks on the canvas, until the
// game is over.
func (p *tab) playOut() {
	p.Helper()
	over := func() bool { return len(p.find("Again")) > 0 }
	for !over() {
		before := p.board()
		p.until("a move", func() bool {
			if pits := p.playable(); len(pits) > 0 {
				p.click(pits[len(pits)-1])
			}
			return over() || !p.board().equal(before)
		})
	}
}

// A whole game against the computer, pit by pit on the canvas.
func TestPlayAWholeGame(t *testing.T) {
	p := newTab(t)
	p.open(serveSite(t).URL + "/some/folder/#rules=ayoayo")
	p.setSpeed("Instant")
	p.playOut()
	p.shot("end")
	ended := regexp.MustCompile(`^(You won|The computer won|A draw)`)
	if title := p.control("title").Name; !ended.MatchString(title) {
		t.Errorf("at the end the title is %q, expected who won", title)
	}
	p.until("the page to say who won", func() bool { return strings.Contains(p.said(), p.control("title").Name) })
	if seeds := p.board().sum(t); seeds != 48 {
		t.Errorf("the board and the stores have %d seeds at the end, expected 48", seeds)
	}
}

// twoPersons starts a game in which both sides are played here.
func (p *tab) twoPersons(server string) {
	p.Helper()
	p.open(server)
	p.press("Ayoayo")
	p.press("Who plays?: Two people")
	p.press("Play")
	p.waitBoard("ayoayo", "")
}

// The address opens a table at once, the mirror's buttons and the canvas do the
// same, and what is shown is what the engine says.
func TestCanvasAndButtonsPlayTheSameGame(t *testing.T) {
	p := newTab(t)
	p.twoPersons(serveSite(t).URL + "/some/folder/")
	if c := p.control("title"); c.Tag != "h1" {
		t.Errorf("the title of a scene is an element %s", c.Tag)
	}
	p.setSpeed("Instant")
	p.click(p.control("pit:B"))
	p.waitBoard("ayoayo", "B")
	p.waitTurn()
	played := p.playable()[0]
	p.press(played.Name)
	p.waitBoard("ayoayo", "B "+strings.TrimPrefix(played.ID, "pit:"))
	p.press("Undo")
	p.waitBoard("ayoayo", "B")
	p.click(p.control("undo"))
	p.waitBoard("ayoayo", "")
	p.press("Redo")
	p.waitBoard("ayoayo", "B")
}

func TestAddressOpensATable(t *testing.T) {
	p := newTab(t)
	server := serveSite(t)
	p.open(server.URL + "/some/folder/#rules=oware")
	if title := p.control("title").Name; title != "Oware" {
		t.Errorf("the table of #rules=oware is titled %q", title)
	}
	p.waitBoard("oware", "")
	p.do(chromedp.Evaluate[chromedp.Void](`location.hash = '#rules=ayoayo'`))
	p.until("the other table", func() bool { c := p.find("Ayoayo"); return len(c) == 1 && c[0].ID == "title" })
	p.move("B")

	p.press("Menu")
	p.press("New game")
	p.press("More")
	p.press("The capturing seed: stays in its pit")
	p.press("Play")
	p.waitBoard("ayoayo", "")
	p.wait("the address to follow", `location.hash === '#rules=ayoayo;capturer=stays'`)
	p.move("C")
	p.reload()
	p.control("menu")
	p.until("the first move to be there", func() bool { return p.board()["pit:C"] != "4" })
}

// Killed while seeds are moving, the program comes back at the last ply.
func TestKilledInMidAnimation(t *testing.T) {
	p := newTab(t)
	p.before(`{
		// No frame comes any more once the second of five laps is shown.
		const request = requestAnimationFrame;
		globalThis.requestAnimationFrame = (frame) => globalThis.stopped ? 0 : request(frame);
		new MutationObserver(() => {
			globalThis.stopped ||= document.querySelector('[data-id=status]')?.textContent.includes('lap 2');
		}).observe(document, { subtree: true, childList: true, characterData: true });
	}`)
	p.twoPersons(serveSite(t).URL + "/some/folder/")
	p.setSpeed("Slow")
	p.click(p.control("pit:C"))
	p.wait("the second of five laps", `globalThis.stopped`)
	p.shot("moving")
	p.kill()
	p.reload()
	p.press("Go on")
	p.waitBoard("ayoayo", "C")
	if p.control("undo").Disabled {
		t.Error("the move can't be taken back after the reload")
	}
}

// kill ends the page's process, as a system short of memory does.
func (p *tab) kill() {
	p.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, lastResort)
	defer cancel()
	crashed := make(chan bool, 1)
	err := chromedp.Listen(ctx, func(event any) {
		if _, ok := event.(*inspector.EventTargetCrashed); ok {
			crashed <- true
		}
	})
	if err != nil {
		p.Fatal(err)
	}
	go chromedp.Call(ctx, page.Crash, cdp.Empty{}) // there is nobody left to answer
	select {
	case <-crashed:
	case <-ctx.Done():
		p.Fatal("the page could not be killed")
	}
}

// A game goes on after a reload, also while the computer is thinking.
func TestReloadGoesOn(t *testing.T) {
	p := newTab(t)
	p.open(serveSite(t).URL + "/some/folder/#rules=ayoayo")
	p.setSpeed("Instant")
	p.move("A")
	p.reload()
	p.waitTurn()
	p.click(p.control("undo"))
	p.waitBoard("ayoayo", "")
	p.reload()
	p.waitBoard("ayoayo", "")
	p.playOut()
}

// After the first visit neither server nor network is needed.
func TestOffline(t *testing.T) {
	p := newTab(t)
	server := serveSite(t)
	p.open(server.URL + "/some/folder/#rules=ayoayo")
	p.waitOffline()
	p.setSpeed("Instant")
	p.move("A")
	p.waitTurn()
	before := p.board()

	server.CloseClientConnections()
	server.Close()
	p.wait("the page that a hard reload asks for", `fetch('./', { cache: 'reload' }).then((r) => r.ok)`)
	p.reload()
	p.waitTurn()
	if after := p.board(); !after.equal(before) {
		t.Errorf("offline the board is %v, expected %v", after, before)
	}
	p.playOut() // against the worker, which is kept too
}

// The single page plays from disk.
func TestSinglePageFromDisk(t *testing.T) {
	p := newTab(t)
	address := "file://" + theBuild(t).single + "#rules=ayoayo"
	p.open(address)
	p.waitWorker()
	p.setSpeed("Instant")
	p.move("A")
	p.waitTurn()
	before := p.board()
	p.reload()
	p.waitTurn()
	if after := p.board(); !after.equal(before) {
		t.Errorf("after a reload the board is %v, expected %v", after, before)
	}
	p.playOut()
	p.wantWorker()
}

// openSandboxed opens the single page in a sandboxed frame, with a script run
// before its own.
func (p *tab) openSandboxed(script string) {
	p.Helper()
	single, err := os.ReadFile(theBuild(p.TB).single)
	if err != nil {
		p.Fatal(err)
	}
	single = bytes.Replace(single, []byte("<head>"), []byte("<head><script>"+workersMade+script+"</script>"), 1)
	host := serve(p.TB, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		if r.URL.Path == "/ayoayo.html" {
			w.Write(single)
			return
		}
		fmt.Fprintf(w, `<!DOCTYPE html><title>A page</title><style>body { margin: 0 } iframe { border: 0; width: 100%%; height: 100vh }</style>
			<iframe sandbox="allow-scripts" src="%s"></iframe>`, html.EscapeString("ayoayo.html#rules=ayoayo"))
	}))
	p.do(chromedp.Navigate(host.URL))
	p.enterFrame("ayoayo.html")
	p.waitReady()
}

// In a sandboxed frame there is no storage: the game says so, and plays.
func TestSandboxedFrame(t *testing.T) {
	p := newTab(t)
	p.openSandboxed("")
	if storage := eval[string](p, `(() => { try { return typeof localStorage } catch (e) { return e.name } })()`); storage != "SecurityError" {
		t.Fatalf("the frame's storage is %q: it is not sandboxed", storage)
	}
	p.until("a sentence about saving", func() bool {
		for _, c := range p.controls() {
			if strings.Contains(c.Name, "Nothing can be saved") {
				return true
			}
		}
		return false
	})
	p.shot("notice")
	p.waitWorker()
	p.setSpeed("Instant")
	p.playOut()
	p.wantWorker()
}

// A frame that keeps nothing and loses its graphics context, as on a phone in the
// background, goes on with the game, the settings and the name that it had.
func TestSandboxedFrameThatLosesItsContext(t *testing.T) {
	p := newTab(t)
	p.openSandboxed(`if (!globalThis.name) globalThis.name = 'of the page around';`)
	p.setSpeed("Instant")
	p.move("A")
	p.waitTurn()
	before := p.board()
	eval[bool](p, `(globalThis.beforeTheLoss = true)`)
	eval[bool](p, `(document.querySelector('canvas').getContext('webgl2').getExtension('WEBGL_lose_context').loseContext(), true)`)
	p.wait("the page anew", `!globalThis.beforeTheLoss`)
	p.waitReady()
	p.waitTurn()
	if after := p.board(); !after.equal(before) {
		t.Errorf("the board is %v, expected %v", after, before)
	}
	p.control("undo")
	if got := eval[string](p, `globalThis.name`); got != "of the page around" {
		t.Errorf("the frame is called %q", got)
	}
	p.press("Menu")
	p.press("Settings")
	p.until("the speed that was chosen", func() bool { return p.attr("speed:instant", "aria-checked") == "true" })
}

// In a frame, the wheel scrolls the page around it, and Tab, from control to
// control, comes out at the end.
func TestFrameLeavesThePageItsWheelAndTab(t *testing.T) {
	site := http.FileServer(http.Dir(theBuild(t).site))
	host := serve(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/page" {
			site.ServeHTTP(w, r)
			return
		}
		w.Header().Set("Content-Type", "text/html")
		fmt.Fprint(w, `<!DOCTYPE html><title>A page</title><iframe src="/#rules=oware" title="Oware"
			width="600" height="440" style="border: 0"></iframe><p style="margin-top: 2000px"><button id="after">After</button></p>`)
	}))
	p := newTab(t)
	p.do(chromedp.Navigate(host.URL + "/page"))
	const frame = `document.querySelector('iframe').contentDocument`
	p.wait("the first frame", frame+`.getElementById('loading')?.classList.contains('done')`)

	p.do(chromedp.MouseEvent(chromedp.MouseWheel, 300, 200, func(e *input.DispatchMouseEventParams) { e.DeltaX, e.DeltaY = 1, 200 }))
	p.wait("the page to scroll", `scrollY > 0`)

	p.do(chromedp.Evaluate[chromedp.Void](`scrollTo(0, 0); document.querySelector('iframe').focus()`))
	var seen []string
	p.until("the button after the frame", func() bool {
		p.do(chromedp.KeyEvent(kb.Tab))
		seen = append(seen, eval[string](p, frame+`.activeElement?.dataset.id ?? ''`))
		return eval[string](p, `document.activeElement.id`) == "after"
	})
	if !slices.Contains(seen, "pit:A") || len(seen) > 6 {
		t.Errorf("Tab came by %q, expected a pit among them, and no more than six", seen)
	}
}

// Keys that are the game's act also while a button of the page has the focus, and
// there is one focus: arrows and letters move that of the page, and Enter presses
// what has it.
func TestKeysOnAButtonOfThePage(t *testing.T) {
	p := newTab(t)
	p.twoPersons(serveSite(t).URL + "/some/folder/")
	p.setSpeed("Instant")
	p.control("menu")
	p.do(chromedp.Evaluate[chromedp.Void](`document.querySelector('[data-id="menu"]').focus()`))
	p.do(chromedp.KeyEvent("b"))
	p.waitBoard("ayoayo", "B")
	p.waitTurn()
	p.do(chromedp.KeyEvent("u"))
	p.waitBoard("ayoayo", "")
	p.wait("the focus on the pit of the letter", `document.activeElement.dataset.id === 'pit:B'`)
	p.do(chromedp.KeyEvent(kb.ArrowRight))
	p.wait("the focus on its neighbour", `document.activeElement.dataset.id === 'pit:C'`)
	p.do(chromedp.KeyEvent(kb.Enter))
	p.waitBoard("ayoayo", "C")
	p.do(chromedp.KeyEvent(kb.Escape))
	p.control("resign")
	p.wait("a canvas that is no stop", `document.querySelector('canvas').tabIndex < 0`)
}

// Keys are the game's also while nothing on the page has the focus, but not
// while a text is being typed.
func TestKeysWithoutFocus(t *testing.T) {
	p := newTab(t)
	p.twoPersons(serveSite(t).URL + "/some/folder/")
	p.setSpeed("Instant")
	p.waitTurn()
	p.do(chromedp.Evaluate[chromedp.Void](`document.activeElement.blur()`))
	p.do(chromedp.KeyEvent("b"))
	p.waitBoard("ayoayo", "B")
	p.waitTurn()
	p.do(chromedp.Evaluate[chromedp.Void](`document.getElementById('sheet').showModal(); document.activeElement.blur()`))
	p.do(chromedp.KeyEvent("b"))
	p.do(chromedp.Evaluate[chromedp.Void](`document.getElementById('sheet').close(); document.activeElement.blur()`))
	p.do(chromedp.KeyEvent("a"))
	p.waitBoard("ayoayo", "B a")
}

// enterFrame goes on in the frame whose address contains a text; the pointer
// stays in the page, whose whole window the frame fills.
func (p *tab) enterFrame(address string) {
	p.Helper()
	p.until("the frame "+address, func() bool {
		targets, err := chromedp.Targets(p.top)
		if err != nil {
			p.Fatal(err)
		}
		for _, info := range targets {
			if info.Type == "iframe" && strings.Contains(info.URL, address) {
				ctx, cancel := chromedp.NewContext(p.top, chromedp.WithTargetID(info.TargetID))
				p.Cleanup(cancel)
				p.ctx = ctx
				p.do()
				return true
			}
		}
		return false
	})
}
