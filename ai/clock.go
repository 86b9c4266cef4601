package ai

import "time"

// clock counts moves and says when to stop.
type clock struct {
	nodes   int64 // limit, 0 for none
	until   time.Time
	done    <-chan struct{}
	spent   int64
	stopped bool
	// next is when to look at the time and the limit again, gap how many moves
	// lie between two looks at the time, seen when the last one was.
	next, gap int64
	seen      time.Time
}

// most is the number of moves after which the time is looked at: few enough
// that even slow ones pass soon.
const most = 16

// lag is the time that may pass between two looks.
const lag = 2 * time.Millisecond

// spend counts a move that is about to be played, or reports false: it is not
// to be played, and the search is to end.
func (c *clock) spend() bool {
	c.spent++
	return c.spent <= c.next || c.goesOn()
}

// goesOn is spend when it is time to look.
func (c *clock) goesOn() bool {
	c.spent--
	if !c.stopped {
		c.check()
	}
	if c.stopped {
		c.next = 0
		return false
	}
	c.spent++
	return true
}

// check ends the search when the time is over or the caller wants no answer any
// more. Relays of many thousand laps take long, and tend to come together: then
// it checks more often.
func (c *clock) check() {
	if c.nodes > 0 && c.spent >= c.nodes {
		c.stopped = true
		return
	}
	select {
	case <-c.done:
		c.stopped = true
	default:
	}
	c.gap = min(2*c.gap+1, most)
	if !c.until.IsZero() {
		now := time.Now()
		c.stopped = c.stopped || now.After(c.until)
		if !c.seen.IsZero() && now.Sub(c.seen) > lag {
			c.gap = 1
		}
		c.seen = now
	}
	c.next = c.spent + c.gap
	if c.nodes > 0 {
		c.next = min(c.next, c.nodes)
	}
}
