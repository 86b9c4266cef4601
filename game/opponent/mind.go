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
	if n := len(b.letters); l.message.Building != nil && n > 0 && b.letters[n-1].message.Building != nil {
		b.letters = b.letters[:n-1] // Nobody may read them for a long time.
	}
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

// thinker is the mind that computes in this program, in goroutines.
type thinker struct {
	inbox *inbox
	mind  *ai.Mind
	// quick says that it must not take longer than a frame or two may.
	quick bool
	// cancel ends the last request, rest the work between requests; nil where
	// there is none.
	cancel, rest context.CancelFunc
}

func (t *thinker) ask(q wire.Request) {
	t.hush()
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

// confess makes a fault the end of this mind instead of the program's.
func (t *thinker) confess() {
	if fault := recover(); fault != nil {
		t.inbox.post(letter{lost: fmt.Errorf("the search failed: %v", fault)})
	}
}

// answer computes a reply.
func (t *thinker) answer(ctx context.Context, q wire.Request) {
	defer t.confess()
	reply := t.mind.Answer(ctx, q, func(i wire.Info) {
		t.inbox.post(letter{message: wire.Message{Info: &i}})
	})
	t.inbox.post(letter{message: wire.Message{Reply: &reply}})
}

func (t *thinker) stop() {
	t.hush()
	if t.rest != nil {
		t.rest()
	}
}

// hush ends the last request.
func (t *thinker) hush() {
	if t.cancel != nil {
		t.cancel()
		t.cancel = nil
	}
}
