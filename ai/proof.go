package ai

import (
	"time"

	"ayoayo/ai/prove"
)

const (
	// proofEntries is the size of the table for a proof, proofNodes the most
	// positions that one may take. Most positions of the games that can be
	// proven at all need fewer.
	proofEntries = 1 << 17
	proofNodes   = 300_000
	// proofShare is the part of a limit, one in so many, that goes to looking
	// for a proof first.
	proofShare = 3
	// provable is the number of seeds on the board from which on a proof is
	// looked for in a game whose moves are single laps: before, there is none.
	provable = 12
)

// proven looks for a proof that the player to move wins and, if it finds one,
// puts the move that wins soonest first, with the line of the longest defence,
// and reports true. Search alone would see such a win only near its end.
func (s *search) proven() bool {
	p := s.stack[0].pos
	b := s.rules.Board()
	if b.Rounds || !b.Laps && p.OnBoard() > provable {
		return false
	}
	nodes := int64(proofNodes)
	if s.clock.nodes > 0 {
		nodes = min(nodes, s.clock.nodes/proofShare)
	}
	prover := prove.New(s.rules, proofEntries)
	prover.StopWhen(s.clock.part(proofShare))
	strategy, err := prover.Strategy(p, prove.Claim{Side: p.Turn()}, nodes)
	s.clock.spent += prover.Nodes()
	if err != nil {
		return false
	}
	line := strategy.Line(p, maxPly)
	if len(line) == 0 {
		return false
	}
	for i := range s.root {
		if r := &s.root[i]; r.move == line[0] {
			r.len, r.depth, r.score = copy(r.line[:], line), len(line), int32(Win-len(line))
			s.root[0], s.root[i] = s.root[i], s.root[0]
			return true
		}
	}
	return false
}

// part returns a function that tells when a part, one in so many, of the time
// is over, or the caller wants no answer any more.
func (c *clock) part(of int) func() bool {
	until := c.until
	if !until.IsZero() {
		now := time.Now()
		until = now.Add(until.Sub(now) / time.Duration(of))
	}
	return func() bool {
		select {
		case <-c.done:
			return true
		default:
			return !until.IsZero() && time.Now().After(until)
		}
	}
}
