package opponent

import (
	"context"
	"sync"

	"ayoayo/ai"
	"ayoayo/ai/wire"
)

// letter is one thing a worker posts: that it is ready, that it failed, or a
// message.
type letter struct {
	ready   bool
	failed  error
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

// local is the worker that computes in this program, in goroutines.
type local struct {
	inbox *inbox
	mind  *ai.Mind
	// limit makes the limits of a request those of this worker; it may be nil.
	limit func(*wire.Request)
	// cancelRequest ends the last request, cancelBuild the building of tables;
	// nil where there is none.
	cancelRequest, cancelBuild context.CancelFunc
}

func (l *local) ask(q wire.Request) {
	l.cancel()
	if l.limit != nil {
		l.limit(&q)
	}
	ctx, cancel := context.WithCancel(context.Background())
	l.cancelRequest = cancel
	go l.mind.Serve(ctx, q, func(m wire.Message) { l.inbox.post(letter{message: m}) })
}

func (l *local) stop() {
	l.cancel()
	if l.cancelBuild != nil {
		l.cancelBuild()
	}
}

// cancel ends the last request.
func (l *local) cancel() {
	if l.cancelRequest != nil {
		l.cancelRequest()
		l.cancelRequest = nil
	}
}

// The limits of a quick move, small enough not to be felt where the program
// can do nothing else meanwhile.
const (
	quickTime  = 150
	quickNodes = 20_000
)

func quick(q *wire.Request) {
	q.Time = min(q.Time, quickTime)
	if q.Nodes == 0 || q.Nodes > quickNodes {
		q.Nodes = quickNodes
	}
}
