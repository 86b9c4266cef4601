package ai

import (
	"context"
	"fmt"
	"time"

	"ayoayo/ai/wire"
)

// infoGap is the least time between two depths that [Mind.Serve] tells about.
const infoGap = 100 * time.Millisecond

// Serve answers a request with messages: at most ten depths a second, and in the
// end a reply, also when the search breaks down.
func (m *Mind) Serve(ctx context.Context, q wire.Request, post func(wire.Message)) {
	defer func() {
		if r := recover(); r != nil {
			post(wire.Message{Reply: &wire.Reply{ID: q.ID, Error: fmt.Sprintf("the search broke down: %v", r)}})
		}
	}()
	gap := depthGap{last: time.Now()}
	reply := m.Answer(ctx, q, func(i wire.Info) {
		if gap.allows(i.Depth) {
			post(wire.Message{Info: &i})
		}
	})
	post(wire.Message{Reply: &reply})
}

// depthGap picks the depths that are told about.
type depthGap struct {
	depth int
	last  time.Time
}

// allows reports whether a depth is told about: all its lines are, or none.
func (g *depthGap) allows(depth int) bool {
	if depth != g.depth && time.Since(g.last) < infoGap {
		return false
	}
	if depth != g.depth {
		g.depth, g.last = depth, time.Now()
	}
	return true
}
