package opponent

import (
	"errors"
	"fmt"
	"syscall/js"

	"ayoayo/ai/wire"
)

// hire starts a Web Worker, which the page makes, since only the page knows
// where its program is. In the worker runs web/worker.
func hire(b *inbox) (m mind, err error) {
	defer catch(&err)
	page := js.Global().Get("ayoayoPage")
	if !page.Truthy() || page.Get("worker").Type() != js.TypeFunction {
		return nil, errors.New("the page offers no worker")
	}
	w := &worker{inbox: b, value: page.Call("worker")}
	if !w.value.Truthy() {
		return nil, errors.New("the browser allows no worker here")
	}
	w.listen("onmessage", w.hear)
	w.listen("onmessageerror", func(js.Value) { w.lose("a message from the worker could not be read") })
	w.listen("onerror", func(event js.Value) { w.lose("the worker failed: " + describeEvent(event)) })
	return w, nil
}

// catch turns what the page threw into an error.
func catch(err *error) {
	switch thrown := recover().(type) {
	case nil:
	case js.Error:
		*err = fmt.Errorf("the browser refused a worker: %w", thrown)
	default:
		panic(thrown)
	}
}

// worker is the mind in a Web Worker.
type worker struct {
	inbox *inbox
	value js.Value
	// handlers are what the worker's events call, by property.
	handlers map[string]js.Func
}

// listen sets one of the worker's event handlers.
func (w *worker) listen(property string, handle func(event js.Value)) {
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

func (w *worker) ask(q wire.Request) {
	data, err := q.MarshalMsg(nil)
	if err != nil {
		w.lose(err.Error())
		return
	}
	array := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(array, data)
	w.value.Call("postMessage", array)
}

// hear takes a message of the worker: the word ready, a message in bytes, or a
// sentence about what went wrong.
func (w *worker) hear(event js.Value) {
	data := event.Get("data")
	switch {
	case data.Type() == js.TypeString && data.String() == "ready":
		w.inbox.post(letter{ready: true})
	case data.InstanceOf(js.Global().Get("Uint8Array")):
		w.deliver(data)
	case data.Type() == js.TypeString:
		w.lose("the worker failed: " + data.String())
	default:
		w.lose("the worker sent what is not a message")
	}
}

// deliver posts a message that came in bytes.
func (w *worker) deliver(array js.Value) {
	data := make([]byte, array.Length())
	js.CopyBytesToGo(data, array)
	var m wire.Message
	if _, err := m.UnmarshalMsg(data); err != nil {
		w.lose("the worker sent what is not a message: " + err.Error())
		return
	}
	w.inbox.post(letter{message: m})
}

func (w *worker) lose(why string) { w.inbox.post(letter{lost: errors.New(why)}) }

func (w *worker) stop() {
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
