// Package opponenttest has a searcher for tests and pictures.
package opponenttest

import (
	"context"
	"errors"
	"fmt"
	"sync"

	"ayoayo/ai"
	"ayoayo/ai/wire"
	"ayoayo/engine"
	"ayoayo/game/opponent"
)

// nodesPerMillisecond are as many as a slow machine looks at.
const nodesPerMillisecond = 100

// counting is a searcher that answers the same however fast the machine is: limits of
// time count as so many moves looked at, no tables are built, and nothing is overdue.
type counting struct {
	mind   *ai.Mind
	rules  *engine.Rules
	cancel context.CancelFunc
	// id is that of the last question, busy says that it is open.
	id   uint64
	busy bool

	mu       sync.Mutex
	messages []wire.Message
}

// Counting returns the searcher.
func Counting() opponent.Searcher { return &counting{} }

// Ask asks for a move. What was learnt of the positions before helps with it, unless the
// last question was given up.
func (c *counting) Ask(g *engine.Game, q wire.Request) {
	c.Cancel()
	if c.mind == nil {
		c.mind = ai.NewMind(nil)
		c.mind.IgnoreTime()
	}
	most := q.Time * nodesPerMillisecond
	c.id++
	c.rules, c.busy = g.Rules(), true
	q = ai.Question(g, q)
	q.ID = c.id
	if q.Nodes == 0 || q.Nodes > most {
		q.Nodes = most
	}
	q.Time = 0
	var ctx context.Context
	ctx, c.cancel = context.WithCancel(context.Background())
	go c.mind.Serve(ctx, q, c.post)
}

func (c *counting) post(m wire.Message) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.messages = append(c.messages, m)
}

// next returns the next message about the open question.
func (c *counting) next() (m wire.Message, ok bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for len(c.messages) > 0 {
		m, c.messages = c.messages[0], c.messages[1:]
		if m.Info != nil && m.Info.ID == c.id || m.Reply != nil && m.Reply.ID == c.id {
			return m, c.busy
		}
	}
	return m, false
}

// Busy reports whether a question is open.
func (c *counting) Busy() bool { return c.busy }

// Cancel gives the open question up.
func (c *counting) Cancel() {
	if !c.busy {
		return
	}
	c.cancel()
	c.busy, c.mind = false, nil
}

// Poll returns the next event.
func (c *counting) Poll() (opponent.Event, bool) {
	switch m, ok := c.next(); {
	case !ok:
		return opponent.Event{}, false
	case m.Info != nil:
		return opponent.Event{Kind: opponent.Thinking, Info: *m.Info}, true
	default:
		return c.answer(*m.Reply), true
	}
}

// answer ends the question.
func (c *counting) answer(reply wire.Reply) opponent.Event {
	c.busy = false
	move, err := c.rules.ParseMove(reply.Move)
	if reply.Error != "" {
		err = errors.New(reply.Error)
	}
	if err != nil {
		return opponent.Event{Kind: opponent.Refused, Err: fmt.Errorf("no move came back: %w", err)}
	}
	return opponent.Event{Kind: opponent.Answered, Move: move, Reply: reply}
}

// Close gives up what is open.
func (c *counting) Close() { c.Cancel() }
