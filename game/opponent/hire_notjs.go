//go:build !js

package opponent

import (
	"context"

	"ayoayo/ai"
	"ayoayo/ai/wire"
)

// hire returns a mind of this program, which is ready at once.
func hire(b *inbox) (mind, error) {
	var store ai.Store
	if c, err := userCache(); err == nil {
		store = c
	}
	t := &thinker{inbox: b, mind: ai.NewMind(store)}
	t.study()
	b.post(letter{ready: true})
	return t, nil
}

// study begins to work between requests.
func (t *thinker) study() {
	ctx, cancel := context.WithCancel(context.Background())
	t.rest = cancel
	go func() {
		defer t.confess()
		t.mind.Study(ctx, func(b wire.Building) {
			t.inbox.post(letter{message: wire.Message{Building: &b}})
		})
	}()
}
