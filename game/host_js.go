package game

import (
	"encoding/json"
	"sync"
	"syscall/js"
	"time"

	"ayoayo/render"
)

// host is what is around the program: the browser's page, through the object
// that it has defined before the program starts.
type host struct {
	page js.Value
	last string

	mu      sync.Mutex
	acts    []act
	changed bool
}

func newHost() *host {
	h := &host{page: js.Global().Get("ayoayoPage")}
	do := func(press bool) js.Func {
		return js.FuncOf(func(_ js.Value, args []js.Value) any {
			h.mu.Lock()
			defer h.mu.Unlock()
			h.acts = append(h.acts, act{id: args[0].String(), press: press})
			return nil
		})
	}
	js.Global().Set("ayoayoGame", map[string]any{
		"press": do(true),
		"focus": do(false),
		"changed": js.FuncOf(func(js.Value, []js.Value) any {
			h.mu.Lock()
			defer h.mu.Unlock()
			h.changed = true
			return nil
		}),
	})
	return h
}

// show mirrors the controls.
func (h *host) show(list []mirrored) {
	text, err := json.Marshal(list)
	if err == nil && string(text) != h.last {
		h.last = string(text)
		h.page.Call("controls", h.last)
	}
}

// say speaks a sentence to those who can't see the canvas.
func (h *host) say(text string) { h.page.Call("say", text) }

// ready tells that the first frame is drawn.
func (h *host) ready() { h.page.Call("ready") }

// take returns what was done since, and whether the surroundings changed.
func (h *host) take() (acts []act, changed bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	acts, changed = h.acts, h.changed
	h.acts, h.changed = nil, false
	return acts, changed
}

// address is the end of the page's address, from # on.
func (h *host) address() string { return h.page.Call("hash").String() }

// setAddress changes that part; the page stays as it is.
func (h *host) setAddress(end string) { h.page.Call("setHash", end) }

// dark reports whether the system likes its windows dark.
func (h *host) dark() bool { return h.page.Call("dark").Bool() }

// reducedMotion reports whether the system asks for no movement.
func (h *host) reducedMotion() bool { return h.page.Call("reducedMotion").Bool() }

// vibrates reports whether the machine can shake in the hand.
func (h *host) vibrates() bool {
	machine := js.Global().Get("navigator")
	return machine.Get("vibrate").Truthy() && machine.Get("maxTouchPoints").Int() > 0
}

// vibrate shakes the machine for a time.
func (h *host) vibrate(d time.Duration) {
	if h.vibrates() {
		js.Global().Get("navigator").Call("vibrate", d.Milliseconds())
	}
}

// insets are the parts of the window that a phone's rim covers.
func (h *host) insets() render.Insets {
	v := h.page.Call("insets")
	return render.Insets{
		Top: v.Index(0).Float(), Right: v.Index(1).Float(),
		Bottom: v.Index(2).Float(), Left: v.Index(3).Float(),
	}
}

// language is the language of the browser.
func (h *host) language() string { return js.Global().Get("navigator").Get("language").String() }
