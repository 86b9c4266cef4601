// The worker program hosts the computer opponent in a Web Worker, where it may
// think while the board goes on. It posts "ready" when it can be asked. A
// request is a Uint8Array with the msgp bytes of a [wire.Request]; the answers
// are Uint8Arrays with those of a [wire.Message]: infos, and one reply at the
// end, also to bytes that are no request.
//
// While it thinks it does not listen. Every request carries its own limit; to
// cancel one, terminate the worker and start another. While it waits it builds
// endgame tables, a moment at a time, and posts how far they are.
package main

import (
	"context"
	"syscall/js"

	"ayoayo/ai"
	"ayoayo/ai/wire"
)

func main() {
	self := js.Global()
	mind := ai.NewMind(store{self.Get("kept")})
	bytes := self.Get("Uint8Array")
	post := func(message []byte) {
		out := bytes.New(len(message))
		js.CopyBytesToJS(out, message)
		self.Call("postMessage", out)
	}
	// The browser waits until a handler returns, and with it all that the search
	// or the tables may have to wait for: the search is not in the handler.
	requests := make(chan []byte, 1)
	receive := js.FuncOf(func(_ js.Value, args []js.Value) any {
		var request []byte
		if data := args[0].Get("data"); data.InstanceOf(bytes) {
			request = make([]byte, data.Length())
			js.CopyBytesToGo(request, data)
		}
		go func() { requests <- request }()
		return nil
	})
	self.Set("onmessage", receive)
	self.Call("postMessage", "ready")
	go mind.Study(context.Background(), func(b wire.Building) {
		if message, err := (&wire.Message{Building: &b}).MarshalMsg(nil); err == nil {
			post(message)
		}
	})
	for request := range requests {
		mind.Serve(context.Background(), request, post)
	}
}
