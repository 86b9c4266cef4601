// The worker program hosts the computer opponent in a Web Worker, where it may
// think while the board goes on. It posts "ready" when it can be asked. A
// request is a Uint8Array with the msgp bytes of a [wire.Request]; the answers
// are Uint8Arrays with those of a [wire.Message]: infos, and one reply at the
// end, also to bytes that are no request.
//
// While it thinks it does not listen. Every request carries its own limit; to
// cancel one, terminate the worker and start another.
package main

import (
	"context"
	"syscall/js"

	"ayoayo/ai"
)

func main() {
	self := js.Global()
	mind := ai.NewMind(nil)
	bytes := self.Get("Uint8Array")
	post := func(message []byte) {
		out := bytes.New(len(message))
		js.CopyBytesToJS(out, message)
		self.Call("postMessage", out)
	}
	receive := js.FuncOf(func(_ js.Value, args []js.Value) any {
		var request []byte
		if data := args[0].Get("data"); data.InstanceOf(bytes) {
			request = make([]byte, data.Length())
			js.CopyBytesToGo(request, data)
		}
		mind.Serve(context.Background(), request, post)
		return nil
	})
	self.Set("onmessage", receive)
	self.Call("postMessage", "ready")
	select {}
}
