package opponent

import (
	"errors"
	"syscall/js"

	"ayoayo/ai/wire"
	"ayoayo/ai/wire/clone"
	"ayoayo/game/browser"
)

// startWorker starts a Web Worker, which the page makes, since only the page
// knows where its program is. In it runs web/worker.
func startWorker(b *inbox) (_ worker, err error) {
	defer browser.Catch(&err, "the browser refused a worker")
	page := js.Global().Get("ayoayoPage")
	if !page.Truthy() || page.Get("worker").Type() != js.TypeFunction {
		return nil, errors.New("the page offers no worker")
	}
	w := &webWorker{inbox: b, value: page.Call("worker")}
	if !w.value.Truthy() {
		return nil, errors.New("the browser allows no worker here")
	}
	w.listen("onmessage", w.receive)
	w.listen("onmessageerror", func(js.Value) { w.fail("a message from the worker could not be read") })
	w.listen("onerror", func(event js.Value) { w.fail("the worker failed: " + describeEvent(event)) })
	return w, nil
}

// webWorker is a worker in a thread of the browser.
type webWorker struct {
	inbox *inbox
	value js.Value
	// handlers are what the worker's events call, by property.
	handlers map[string]js.Func
}

// listen sets one of the worker's event handlers.
func (w *webWorker) listen(property string, handle func(event js.Value)) {
	f := js.FuncOf(func(_ js.Value, args []js.Value) any {
		handle(args[0])
		return nil
	})
	if w.handlers == nil {
		w.handlers = map[string]js.Func{}
	}
	w.handlers[property] = f
	w.value.Set(property, f)
}

func (w *webWorker) ask(q wire.Request) { w.value.Call("postMessage", clone.Object(q)) }

// receive takes what the worker posts: a message, the word ready, or a sentence
// about what went wrong.
func (w *webWorker) receive(event js.Value) {
	data := event.Get("data")
	var m wire.Message
	var text string
	err := clone.Read(data, &m)
	switch {
	case err == nil:
		w.inbox.post(letter{message: m})
	case clone.Read(data, &text) != nil:
		w.fail("the worker sent what can't be read: " + err.Error())
	case text == "ready":
		w.inbox.post(letter{ready: true})
	default:
		w.fail("the worker failed: " + text)
	}
}

func (w *webWorker) fail(why string) { w.inbox.post(letter{failed: errors.New(why)}) }

func (w *webWorker) stop() {
	w.value.Call("terminate")
	for property, f := range w.handlers {
		w.value.Set(property, js.Null())
		f.Release()
	}
}

// describeEvent is the message of an error event, which some browsers leave
// out.
func describeEvent(event js.Value) string {
	if message := event.Get("message"); message.Type() == js.TypeString && message.String() != "" {
		return message.String()
	}
	return "no reason given"
}
