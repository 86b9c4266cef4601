//go:build !js

package opponent

import (
	"context"
	"fmt"

	"ayoayo/ai"
	"ayoayo/ai/wire"
)

// startWorker returns a worker in this program, which is ready at once.
func startWorker(b *inbox) (worker, error) {
	var store ai.Store
	if c, err := userCache(); err == nil {
		store = c
	}
	l := &local{inbox: b, mind: ai.NewMind(store)}
	l.buildTables()
	b.post(letter{ready: true})
	return l, nil
}

// buildTables begins to build between requests. A fault in it is the end of this worker
// instead of the program's.
func (l *local) buildTables() {
	ctx, cancel := context.WithCancel(context.Background())
	l.cancelBuild = cancel
	go func() {
		defer func() {
			if fault := recover(); fault != nil {
				l.inbox.post(letter{failed: fmt.Errorf("the search failed: %v", fault)})
			}
		}()
		l.mind.BuildTables(ctx, func(b wire.Building) {
			l.inbox.post(letter{message: wire.Message{Building: &b}})
		})
	}()
}
