package host

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"sync"
	"syscall/js"
	"time"

	"ayoayo/render"
)

// mostQuestions is how many questions are taken in a step; what a page asks beyond that is
// not answered.
const mostQuestions = 64

// page is the browser's page. It has defined an object, ayoayoPage, before the
// program starts, and finds another one, ayoayoGame, when it has something to tell.
type page struct {
	page js.Value
	last string

	mu   sync.Mutex
	came Events
}

// New returns the page that the program runs in, to which nothing is given but its
// address.
func New(...string) Host {
	p := &page{page: js.Global().Get("ayoayoPage")}
	js.Global().Set("ayoayoGame", map[string]any{
		"press": p.on(func(e *Events, args []js.Value) {
			e.Actions = append(e.Actions, Action{ID: args[0].String(), Press: true})
		}),
		"focus": p.on(func(e *Events, args []js.Value) {
			e.Actions = append(e.Actions, Action{ID: args[0].String()})
		}),
		"slide": p.on(func(e *Events, args []js.Value) {
			e.Actions = append(e.Actions, Action{ID: args[0].String(), Slid: true, Step: args[1].Int()})
		}),
		"pointer": p.on(func(e *Events, args []js.Value) {
			e.Touches = append(e.Touches, touchOf(args))
		}),
		"back":    p.on(func(e *Events, _ []js.Value) { e.Back = true }),
		"changed": p.on(func(e *Events, _ []js.Value) { e.Changed = true }),
		// most is how much of a text the page hands over.
		"most": LongestFile + 1,
		"arrived": p.on(func(e *Events, args []js.Value) {
			bytes := make([]byte, args[1].Length())
			js.CopyBytesToGo(bytes, args[1])
			e.Deliveries = append(e.Deliveries, Delivery{Name: args[0].String(), Text: string(bytes)})
		}),
		"unreadable": p.on(func(e *Events, args []js.Value) {
			e.Deliveries = append(e.Deliveries, Delivery{Outcome: Unreadable, About: args[0].String()})
		}),
		"asked": p.on(func(e *Events, args []js.Value) {
			if len(e.Questions) < mostQuestions {
				e.Questions = append(e.Questions, Question{args[0].Int(), args[1].String(), args[2].String()})
			}
		}),
		"copied": p.on(func(e *Events, _ []js.Value) {
			e.Deliveries = append(e.Deliveries, Delivery{Outcome: Copied})
		}),
	})
	return p
}

// touchOf returns what the page says of the pointer: where it is, whether it is
// down, a finger, over the window and taken away, and how many milliseconds ago
// that was.
func touchOf(args []js.Value) Touch {
	age := time.Duration(args[6].Float() * float64(time.Millisecond))
	return Touch{
		X: args[0].Float(), Y: args[1].Float(),
		Down: args[2].Bool(), Finger: args[3].Bool(), Here: args[4].Bool(), Taken: args[5].Bool(),
		At: time.Now().Add(-age),
	}
}

// on is a function for the page to call, which adds to the events.
func (p *page) on(add func(e *Events, args []js.Value)) js.Func {
	return js.FuncOf(func(_ js.Value, args []js.Value) any {
		p.mu.Lock()
		defer p.mu.Unlock()
		add(&p.came, args)
		p.page.Call("wake")
		return nil
	})
}

func (p *page) Events() Events {
	p.mu.Lock()
	defer p.mu.Unlock()
	came := p.came
	p.came = Events{}
	return came
}

func (p *page) Mirror(elements []Element) {
	text, err := json.Marshal(elements)
	if err == nil && string(text) != p.last {
		p.last = string(text)
		p.page.Call("controls", p.last)
	}
}

func (p *page) Focus(id string) { p.page.Call("focus", id) }

func (p *page) Announce(text string) { p.page.Call("say", text) }

func (p *page) Alert(text string) { p.page.Call("alert", text) }

func (p *page) SetTitle(title string) { p.page.Call("setTitle", title) }

func (p *page) SetAway(away bool) { p.page.Call("setAway", away) }

func (p *page) Ready() { p.page.Call("ready") }

func (p *page) Address() string { return p.page.Call("hash").String() }

func (p *page) SetAddress(end string) { p.page.Call("setHash", end) }

func (p *page) Tell(json string) { p.page.Call("tell", json) }

func (p *page) Base() string { return p.page.Call("base").String() }

func (p *page) PrefersDark() bool { return p.page.Call("dark").Bool() }

func (p *page) PrefersReducedMotion() bool { return p.page.Call("reducedMotion").Bool() }

func (p *page) PrefersContrast() bool { return p.page.Call("contrast").Bool() }

func (p *page) Puzzles() (file string, here bool, err error) {
	switch came := p.page.Call("puzzles"); came.Type() {
	case js.TypeString:
		return came.String(), true, nil
	case js.TypeBoolean: // which is false
		return "", false, errors.New("the puzzles did not come")
	}
	return "", false, nil
}

func (p *page) TextScale() float64 { return p.page.Call("textScale").Float() }

func (p *page) Languages() []string {
	var tags []string
	liked := navigator().Get("languages")
	for i := range liked.Length() {
		tags = append(tags, liked.Index(i).String())
	}
	return tags
}

func (p *page) Sentences(language string) (table string, here bool) {
	came := p.page.Call("sentences", language)
	if came.Type() != js.TypeString {
		return "", false
	}
	return came.String(), true
}

func (p *page) SetLanguage(code string) { p.page.Call("setLanguage", code) }

// Measure undoes what the page does for Ebitengine, to which a pixel of the screen is
// one of the window.
func (p *page) Measure(width, height float64) (cssWidth, cssHeight, density float64) {
	density = p.page.Call("fitCanvas", width, height).Float()
	return width / density, height / density, density
}

// Rest is rest.js, which has the program step twice a second.
func (p *page) Rest(isAtRest bool) time.Duration {
	p.page.Call("rest", isAtRest)
	if !isAtRest {
		return 0
	}
	return time.Second
}

func (p *page) KeepForGood() { p.page.Call("keepForGood") }

func (p *page) Lasting() Lasting {
	switch p.page.Call("lasting").String() {
	case "good":
		return LastsForGood
	case "now":
		return LastsForNow
	}
	return Lasts
}

func (p *page) Insets() render.Insets {
	v := p.page.Call("insets")
	return render.Insets{
		Top: v.Index(0).Float(), Right: v.Index(1).Float(),
		Bottom: v.Index(2).Float(), Left: v.Index(3).Float(),
	}
}

func (p *page) CanVibrate() bool {
	return navigator().Get("vibrate").Truthy() && navigator().Get("maxTouchPoints").Int() > 0
}

func (p *page) Vibrate(d time.Duration) {
	if p.CanVibrate() {
		navigator().Call("vibrate", d.Milliseconds())
	}
}

// navigator is the browser itself.
func navigator() js.Value { return js.Global().Get("navigator") }

func (p *page) CanChooseFile() bool { return true }

func (p *page) ChooseFile() { p.page.Call("chooseFile") }

func (p *page) Folder() string { return "" }

func (p *page) Records() []string { return nil }

func (p *page) OpenFile(string) {}

func (p *page) SaveFile(name, text string) {
	bytes := js.Global().Get("Uint8Array").New(len(text))
	js.CopyBytesToJS(bytes, []byte(text))
	p.page.Call("saveFile", name, bytes)
	p.mu.Lock()
	defer p.mu.Unlock()
	p.came.Deliveries = append(p.came.Deliveries, Delivery{Outcome: Downloaded, About: name})
}

func (p *page) CopyText(text string, s Sheet) { p.page.Call("copyText", text, s.Title, s.Leave) }

func (p *page) CanShare() bool { return navigator().Get("share").Truthy() }

func (p *page) Share(title, address string, s Sheet) {
	p.page.Call("share", title, address, s.Title, s.Leave)
}

func (p *page) CanEnterText() bool { return true }

func (p *page) PasteText(text string, s Sheet) {
	p.page.Call("enterText", text, s.Title, s.Done, s.Leave)
}

// Report tells the browser's console what stopped the program; the page tells the
// player.
func Report(text string) { fmt.Fprintln(os.Stderr, text) }
