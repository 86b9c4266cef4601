//go:build !js

package web_test

import (
	"testing"

	"github.com/chromedp/chromedp"
)

// listened counts what is heard.
const listened = `
	globalThis.contexts = [];
	globalThis.heard = 0;
	const Context = AudioContext;
	globalThis.AudioContext = class extends Context {
		constructor(...options) { super(...options); contexts.push(this); }
	};
	const start = AudioBufferSourceNode.prototype.start;
	AudioBufferSourceNode.prototype.start = function (...when) {
		heard++;
		return start.apply(this, when);
	};`

// Browsers let nothing be heard before the player has touched the page, and
// complain about programs that try.
func TestSoundBeginsWithATouch(t *testing.T) {
	p := newTab(t)
	p.before(listened)
	p.twoPersons(serveSite(t).URL + "/some/folder/")
	if n := eval[int](p, `contexts.length`); n != 0 {
		t.Errorf("before a touch there are %d audio contexts", n)
	}
	p.click(p.control("pit:B"))
	p.wait("a relay to be heard", `contexts.length === 1 && contexts[0].state === 'running' && heard >= 5`)
	p.waitTurn()
	p.press("Menu")
	p.press("Settings")
	p.control("sound:off")
	p.do(chromedp.Evaluate[chromedp.Void](`document.querySelector('[data-id="sound:off"]').click(); heard = 0`))
	p.press("Back")
	p.pressID("back")
	p.waitTurn()
	p.click(p.playable()[0])
	p.waitTurn()
	if n := eval[int](p, `heard`); n != 0 {
		t.Errorf("with the sound off %d sounds are heard", n)
	}
}

// faults collects what goes wrong in a page.
const faults = `
	globalThis.faults = [];
	addEventListener('error', (e) => faults.push(String(e.message)));
	addEventListener('unhandledrejection', (e) => faults.push(String(e.reason)));
	const complain = console.error;
	console.error = (...words) => { faults.push(words.join(' ')); complain(...words); };`

// wantNoFaults reports what has gone wrong in the page.
func (p *tab) wantNoFaults() {
	p.Helper()
	if list := eval[[]string](p, `faults`); len(list) > 0 {
		p.Errorf("the page complains: %q", list)
	}
}

// In a sandboxed frame, which has no origin, the game is heard after a touch all
// the same.
func TestSoundInASandboxedFrame(t *testing.T) {
	p := newTab(t)
	p.openSandboxed(listened + faults)
	p.waitTurn()
	if n := eval[int](p, `contexts.length`); n != 0 {
		t.Errorf("before a touch there are %d audio contexts", n)
	}
	p.click(p.playable()[0])
	p.wait("a move to be heard", `contexts.length === 1 && contexts[0].state === 'running' && heard >= 5`)
	p.waitTurn()
	p.wantNoFaults()
}

// A browser that has no sound, or refuses it, is played in without, and nothing
// goes wrong.
func TestPlaysWithoutSound(t *testing.T) {
	for name, script := range map[string]string{
		"missing": `delete globalThis.AudioContext`,
		"refused": `globalThis.AudioContext = class { constructor() { throw new DOMException('no', 'NotAllowedError'); } }`,
		"blocked": `AudioContext.prototype.resume = () => Promise.reject(new DOMException('no', 'NotAllowedError'));`,
		"broken":  `AudioBufferSourceNode.prototype.start = () => { throw new DOMException('no', 'InvalidStateError'); }`,
	} {
		t.Run(name, func(t *testing.T) {
			p := newTab(t)
			p.before(script + ";" + faults)
			p.twoPersons(serveSite(t).URL + "/some/folder/")
			p.click(p.control("pit:B"))
			p.waitBoard("ayoayo", "B")
			p.waitTurn()
			if c := p.control("title"); c.Name != "Ayoayo" {
				t.Errorf("without sound the page is titled %q", c.Name)
			}
			p.wantNoFaults()
		})
	}
}
