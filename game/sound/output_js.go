package sound

import (
	"encoding/binary"
	"math"
	"syscall/js"
)

// page plays through the browser, which mixes by itself.
type page struct {
	// context is undefined until the player has touched something: before that
	// browsers let nothing be heard.
	context js.Value
	// buffers are the clips that have been played, where the browser has them.
	buffers [kinds][variants]js.Value
	// bus is what everything goes through: a limiter.
	bus js.Value
	// nothing takes what promises say; wake and turn listen to the page.
	nothing, wake, turn js.Func
}

// gestures are the events upon which a browser lets sound begin.
var gestures = []string{"pointerdown", "pointerup", "touchend", "keydown", "click"}

func newOutput() output {
	p := &page{}
	p.nothing = js.FuncOf(func(js.Value, []js.Value) any { return nil })
	p.wake = js.FuncOf(func(_ js.Value, args []js.Value) any {
		if args[0].Get("isTrusted").Bool() { // and no script's
			p.begin()
		}
		return nil
	})
	p.turn = js.FuncOf(func(js.Value, []js.Value) any {
		p.follow()
		return nil
	})
	for _, event := range gestures {
		js.Global().Call("addEventListener", event, p.wake, map[string]any{"capture": true, "passive": true})
	}
	js.Global().Get("document").Call("addEventListener", "visibilitychange", p.turn)
	return p
}

// silently does something that a browser may refuse: then nothing is heard.
func silently(do func()) {
	defer func() {
		fault := recover()
		if _, refused := fault.(js.Error); fault != nil && !refused {
			panic(fault)
		}
	}()
	do()
}

// begin makes the context upon a gesture, or wakes one that was put to sleep.
func (p *page) begin() {
	silently(func() {
		if p.context.IsUndefined() {
			p.open()
		}
		if !p.context.IsUndefined() {
			p.call("resume")
		}
	})
}

// follow is silent while the page is hidden.
func (p *page) follow() {
	silently(func() {
		if p.context.IsUndefined() {
			return
		}
		if js.Global().Get("document").Get("hidden").Bool() {
			p.call("suspend")
		} else {
			p.call("resume")
		}
	})
}

// call calls a method that answers with a promise, which may be broken.
func (p *page) call(method string) {
	if promise := p.context.Call(method); promise.Type() == js.TypeObject {
		promise.Call("then", p.nothing, p.nothing)
	}
}

// open makes the context and the limiter.
func (p *page) open() {
	class := js.Global().Get("AudioContext")
	if class.IsUndefined() {
		return
	}
	context := class.New(map[string]any{"latencyHint": "interactive"})
	p.bus = context.Call("createDynamicsCompressor")
	for name, value := range map[string]float64{"threshold": -12, "knee": 12, "ratio": 12, "attack": 0.002, "release": 0.12} {
		p.bus.Get(name).Set("value", value)
	}
	p.bus.Call("connect", context.Get("destination"))
	p.context = context
}

// buffer copies a clip to where the browser plays it from.
func buffer(context js.Value, c clip) js.Value {
	packed := make([]byte, 4*len(c))
	for i, x := range c {
		binary.LittleEndian.PutUint32(packed[4*i:], math.Float32bits(x))
	}
	bytes := js.Global().Get("Uint8Array").New(len(packed))
	js.CopyBytesToJS(bytes, packed)
	samples := js.Global().Get("Float32Array").New(bytes.Get("buffer"))
	b := context.Call("createBuffer", 1, len(c), rate)
	b.Call("copyToChannel", samples, 0)
	return b
}

func (p *page) play(s strike) {
	silently(func() {
		if p.context.IsUndefined() || p.context.Get("state").String() != "running" {
			return // or all of it would be heard at once, later
		}
		b := &p.buffers[s.kind][s.variant]
		if b.IsUndefined() {
			*b = buffer(p.context, s.clip)
		}
		source := p.context.Call("createBufferSource")
		source.Set("buffer", *b)
		source.Get("playbackRate").Set("value", s.pitch)
		gain := p.context.Call("createGain")
		gain.Get("gain").Set("value", s.gain)
		last := gain
		if !p.context.Get("createStereoPanner").IsUndefined() {
			last = p.context.Call("createStereoPanner")
			last.Get("pan").Set("value", s.pan)
			gain.Call("connect", last)
		}
		source.Call("connect", gain)
		last.Call("connect", p.bus)
		source.Call("start")
	})
}

func (p *page) close() {
	for _, event := range gestures {
		js.Global().Call("removeEventListener", event, p.wake, map[string]any{"capture": true})
	}
	js.Global().Get("document").Call("removeEventListener", "visibilitychange", p.turn)
	silently(func() {
		if !p.context.IsUndefined() {
			p.call("close")
		}
	})
}
