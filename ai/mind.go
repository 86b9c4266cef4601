package ai

import (
	"context"

	"ayoayo/ai/wire"
)

// Store keeps what takes long to make from one run of the program to the next:
// a folder natively, a database in the browser. What it gives back may be
// damaged or of another version; whoever reads it checks that.
type Store interface {
	// Load returns what was saved under a name, or nil.
	Load(name string) []byte
	// Save keeps data under a name. That it fails is no error: what is not
	// kept is made again.
	Save(name string, data []byte)
}

// Mind answers requests and keeps, from one to the next, what takes long to
// make. It answers one request at a time.
type Mind struct {
	store Store
}

// NewMind returns a mind with a store, which may be nil.
func NewMind(store Store) *Mind { return &Mind{store: store} }

// Answer is a new mind's [Mind.Answer].
func Answer(ctx context.Context, q wire.Request, info func(wire.Info)) wire.Reply {
	return NewMind(nil).Answer(ctx, q, info)
}
