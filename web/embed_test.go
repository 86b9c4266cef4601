//go:build !js

package web_test

import (
	"fmt"
	"net/http"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// hosted serves a page of somebody else's with boards in it, under a policy that allows
// nothing inline, and the site beside it.
func hosted(t *testing.T, boards string) string {
	t.Helper()
	site := http.StripPrefix("/ayoayo", http.FileServer(http.Dir(theBuild(t).site)))
	host := serve(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasPrefix(r.URL.Path, "/ayoayo/") {
			site.ServeHTTP(w, r)
			return
		}
		w.Header().Set("Content-Type", "text/html")
		w.Header().Set("Content-Security-Policy", "default-src 'none'; script-src 'self'; frame-src 'self'")
		fmt.Fprintf(w, `<!DOCTYPE html><title>A page</title><script defer src="/ayoayo/embed.js"></script><input id="own" autofocus>%s`, boards)
	}))
	return host.URL + "/page"
}

// listening keeps what the boards of a page say, from before they do.
const listening = `
	globalThis.heard = [];
	for (const type of ['ready', 'move', 'end', 'error']) {
		addEventListener('ayo-' + type, (e) => heard.push({ type, board: e.target.id, ...e.detail }));
	}`

// waitHeard waits until a board has said something of which a condition on e holds.
func (p *tab) waitHeard(condition string) {
	p.Helper()
	p.wait(condition, `globalThis.heard?.some((e) => `+condition+`)`)
}

// A board does what the page asks and says what happens, and two of the same rules keep
// apart. What it can't do it says in a sentence.
func TestBoardsOnAPage(t *testing.T) {
	p := newTab(t)
	p.before(listening)
	p.do(chromedp.Navigate(hosted(t, `
		<ayo-board id="a" rules="oware" position="1,2,1,1,0,0/3,0,4,0,0,0 14,22 S" menu="none" loading="eager"></ayo-board>
		<ayo-board id="b" rules="oware" moves="C c" colour="red" theme="gold" loading="eager" larger="Open larger"></ayo-board>
		`+strings.Repeat("<p>A line of the page.</p>", 500)+`
		<ayo-board id="c" rules="namnam"></ayo-board>`)))
	p.waitHeard(`e.type === 'ready' && e.board === 'a' && e.turn === 'S' && e.position.startsWith('1,2,1,1,0,0/')`)
	p.waitHeard(`e.type === 'ready' && e.board === 'b' && e.ply === 2 && e.move === 'c'`)
	p.waitHeard(`e.type === 'error' && e.board === 'b' && e.error.includes('theme=gold')`)
	if eval[bool](p, `heard.some((e) => e.board === 'c')`) {
		t.Error("a board far below has begun")
	}
	if focus := eval[string](p, `document.activeElement.id`); focus != "own" {
		t.Errorf("a board took the focus: it is on %q", focus)
	}

	p.ask(`document.getElementById('a').play('B').then((s) => { globalThis.played = s })`)
	p.waitHeard(`e.type === 'move' && e.board === 'a' && e.move === 'B' && e.ply === 1`)
	p.wait("the answer", `globalThis.played?.ply === 1 && played.record.includes('1. B')`)
	p.ask(`document.getElementById('a').play('B').catch((e) => { globalThis.refused = e.message })`)
	p.wait("a refusal", `globalThis.refused?.length > 0`)
	p.ask(`document.getElementById('a').undo()`)
	p.waitHeard(`e.type === 'move' && e.board === 'a' && e.ply === 0`)
	p.ask(`document.getElementById('a').setPosition('0,0,0,0,0,1/0,0,0,0,1,0 23,23 S')`)
	p.waitHeard(`e.board === 'a' && e.position?.startsWith('0,0,0,0,0,1/')`)
	p.ask(`document.getElementById('a').setRecord('[Rules "ayoayo"]\n[End "resigned"]\n[Result "N"]\n\n1. F c N')`)
	p.waitHeard(`e.type === 'end' && e.board === 'a' && e.result === 'N' && e.rules === 'ayoayo'`)
	p.ask(`document.getElementById('b').getRecord().then((r) => { globalThis.record = r })`)
	p.wait("the record of the other board", `globalThis.record?.includes('[Rules "oware"]') && record.includes('1. C')`)
	if address := eval[string](p, `document.getElementById('b').shadowRoot.querySelector('a').href`); !strings.HasSuffix(address, "/ayoayo/#rules=oware;moves=C%20c;theme=gold") {
		t.Errorf("the link that opens it larger is %q", address)
	}
	p.shot("boards")
}

// A frame without a key tells nobody what the visitor plays there, and one with a key
// takes nothing that has not the form of a question.
func TestOnlyBoardsWithAPlaceOfTheirOwnSpeak(t *testing.T) {
	p := newTab(t)
	p.before(`globalThis.all = []; addEventListener('message', (e) => all.push([e.source === frames[0], e.data]));`)
	p.do(chromedp.Navigate(hosted(t, `<iframe src="/ayoayo/#rules=oware"></iframe><iframe src="/ayoayo/#rules=oware;key=own"></iframe>`)))
	p.wait("the second frame to speak", `all.some(([first, data]) => !first && data.type === 'ready')`)
	p.ask(`
		frames[0].postMessage({ ayoayo: 1, id: 1, type: 'get' }, '*');
		for (const wrong of [null, 'get', { ayoayo: 2, id: 2, type: 'get' }, { ayoayo: 1, id: 3, type: 'eval' }, { ayoayo: 1, id: 'x', type: 'get' },
			{ ayoayo: 1, id: 4, type: 'record', value: 'x'.repeat(300000) }, { ayoayo: 1, id: 5, type: 'play', value: {} }]) frames[1].postMessage(wrong, '*');
		frames[1].postMessage({ ayoayo: 1, id: 6, type: 'record', value: 'no record' }, '*');
		frames[1].postMessage({ ayoayo: 1, id: 7, type: 'get' }, '*');`)
	p.wait("the answer to the last question", `all.some(([, data]) => data.id === 7)`)
	if got := eval[string](p, `JSON.stringify(all.filter(([, data]) => data.type === 'answer').map(([first, data]) => [first, data.id, Boolean(data.error)]))`); got != `[[false,6,true],[false,7,false]]` {
		t.Errorf("the answers are %s", got)
	}
	if action := eval[string](p, `frames[1].document.querySelector('canvas').style.touchAction`); action != "pan-y" {
		t.Errorf("a finger that goes up or down on the board is %q", action)
	}
	if eval[bool](p, `all.some(([first]) => first)`) {
		t.Error("the frame without a key has spoken")
	}
}

// The page that explains boards has one of each kind, under its own policy.
func TestThePageThatExplainsBoards(t *testing.T) {
	p := newTab(t)
	p.before(listening)
	p.do(chromedp.Navigate(serveSite(t).URL + "/some/folder/embed.html"))
	p.waitHeard(`e.type === 'ready'`)
	for _, board := range []string{"ayo-board[mode=solve]", "ayo-board[mode=view]"} {
		p.ask(`document.querySelector('` + board + `').scrollIntoView()`)
		p.wait(board, `document.querySelector('`+board+`').state.record?.length > 0`)
	}
	p.shot("embed")
}

// A game goes by links between two profiles until it is over or has come far.
func TestAGameGoesByLinksBetweenProfiles(t *testing.T) {
	server := serveSite(t)
	address := server.URL + "/some/folder/"
	tabs := []*tab{newTab(t), newTab(t)}
	for _, p := range tabs {
		p.before(`Object.defineProperty(navigator, 'share', { value: async ({ url }) => { globalThis.shared = url } });`)
	}
	p := tabs[0]
	p.open(address + "#rules=oware")
	p.press("Menu")
	p.press("New game")
	p.press("Who plays?: Somebody far away")
	p.press("Play")
	for turn := range 4 {
		p.waitTurn()
		p.until("a move", func() bool {
			for _, c := range p.controls() {
				if strings.HasPrefix(c.ID, "pit:") && !c.Disabled {
					p.click(c)
					return true
				}
			}
			return false
		})
		p.press("Send the link")
		p.control("send-link")
		p.press("Send the link")
		p.wait("the link", `globalThis.shared?.includes('#game=')`)
		link := eval[string](p, `shared`)
		p.do(chromedp.Evaluate[chromedp.Void](`delete globalThis.shared`))
		p = tabs[(turn+1)%2]
		p.do(chromedp.Navigate("about:blank"))
		p.open(link)
		p.control("menu")
		if hash := eval[string](p, `location.hash`); hash != "" {
			t.Errorf("turn %d: the address still ends in %q", turn, hash)
		}
	}
	p.shot("fifth")
}
