package opponent

import (
	"context"
	"fmt"
	"sync"

	"ayoayo/ai"
	"ayoayo/ai/wire"
)

// letter is one thing a mind posts: that it is ready, that it is lost, or a
// message.
type letter struct {
	ready   bool
	lost    error
	message wire.Message
}

// inbox takes letters from any goroutine and keeps them until they are read.
type inbox struct {
	mu      sync.Mutex
	letters []letter
}

func (b *inbox) post(l letter) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.letters = append(b.letters, l)
}

// take returns the letters that came since the last time.
func (b *inbox) take() []letter {
	b.mu.Lock()
	defer b.mu.Unlock()
	letters := b.letters
	b.letters = nil
	return letters
}

// The limits of a quick move, small enough not to be felt where the program
// can do nothing else meanwhile.
const (
	quickTime  = 150
	quickNodes = 20_000
)

// thinker is the mind that computes in this program, in a goroutine.
type thinker struct {
	inbox *inbox
	// quick says that it must not take longer than a frame or two may.
	quick bool
	// cancel ends the last request.
	cancel context.CancelFunc
}

func (t *thinker) ask(q wire.Request) {
	t.stop()
	ctx, cancel := context.WithCancel(context.Background())
	t.cancel = cancel
	if t.quick {
		q.Time = min(q.Time, quickTime)
		if q.Nodes == 0 || q.Nodes > quickNodes {
			q.Nodes = quickNodes
		}
	}
	go t.answer(ctx, q)
}

// answer computes a reply. A fault in the search is the end of this mind, not of
// the program.
func (t *thinker) answer(ctx context.Context, q wire.Request) {
	defer func() {
		if fault := recover(); fault != nil {
			t.inbox.post(letter{lost: fmt.Errorf("the search failed: %v", fault)})
		}
	}()
	reply := ai.Answer(ctx, q, func(i wire.Info) {
		t.inbox.post(letter{message: wire.Message{Info: &i}})
	})
	t.inbox.post(letter{message: wire.Message{Reply: &reply}})
}

func (t *thinker) stop() {
	if t.cancel != nil {
		t.cancel()
		t.cancel = nil
	}
}
