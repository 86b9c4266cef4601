package ai

import (
	"context"
	"fmt"
	"time"

	"ayoayo/ai/wire"
)

// infoGap is the least time between two depths that [Mind.Serve] tells about.
const infoGap = 100 * time.Millisecond

// Serve answers a [wire.Request] in msgp bytes with messages in msgp bytes: at
// most ten depths a second, and in the end a reply, whatever the bytes were. A
// worker is this and a way to receive and post.
func (m *Mind) Serve(ctx context.Context, request []byte, post func(message []byte)) {
	send := func(out wire.Message) {
		if b, err := out.MarshalMsg(nil); err == nil {
			post(b)
		}
	}
	var q wire.Request
	defer func() {
		if r := recover(); r != nil {
			send(wire.Message{Reply: &wire.Reply{ID: q.ID, Error: fmt.Sprintf("the search broke down: %v", r)}})
		}
	}()
	if _, err := q.UnmarshalMsg(request); err != nil {
		send(wire.Message{Reply: &wire.Reply{ID: q.ID, Error: fmt.Sprintf("the request can't be read: %v", err)}})
		return
	}
	told, last := 0, time.Now()
	reply := m.Answer(ctx, q, func(i wire.Info) {
		if i.Depth != told && time.Since(last) < infoGap {
			return
		}
		if i.Depth != told {
			told, last = i.Depth, time.Now()
		}
		send(wire.Message{Info: &i})
	})
	send(wire.Message{Reply: &reply})
}
