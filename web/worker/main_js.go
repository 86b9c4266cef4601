// The worker program hosts the computer opponent in a Web Worker, where it may
// think while the board goes on. It posts "ready" when it can be asked. A
// request is an object that package clone made of a [wire.Request]; the answers
// are those of [wire.Message]: infos, and one reply at the end, also to what is
// no request.
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
	"ayoayo/ai/wire/clone"
)

func main() {
	self := js.Global()
	mind := ai.NewMind(store{self.Get("kept")})
	post := func(m wire.Message) { self.Call("postMessage", clone.Object(m)) }
	// The browser waits until a handler returns, and with it all that the search
	// or the tables may have to wait for: the search is not in the handler.
	requests := make(chan js.Value, 1)
	receive := js.FuncOf(func(_ js.Value, args []js.Value) any {
		request := args[0].Get("data")
		go func() { requests <- request }()
		return nil
	})
	self.Set("onmessage", receive)
	self.Call("postMessage", "ready")
	go mind.BuildTables(context.Background(), func(b wire.Building) { post(wire.Message{Building: &b}) })
	for request := range requests {
		var q wire.Request
		if err := clone.Read(request, &q); err != nil {
			post(wire.Message{Reply: &wire.Reply{ID: q.ID, Error: err.Error()}})
			continue
		}
		mind.Serve(context.Background(), q, post)
	}
}
