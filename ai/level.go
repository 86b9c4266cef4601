package ai

import (
	"math/rand/v2"
	"time"

	"ayoayo/engine"
)

// Levels is the number of levels: 1 the easiest, the last the champion, who
// plays at full strength.
const Levels = 10

// level is how well a player plays, in what a person would feel: what is seen,
// and how often it is lost sight of.
type level struct {
	skill
	// proofs is the most positions that the player looks at for a proof before
	// searching; 0 is not to look for any.
	proofs int64
	// learned says that the player knows the book of proofs and endgame tables.
	learned bool
	// time is after how long the player answers in any case. Only a slow machine
	// needs it: the moves looked at are the limit.
	time time.Duration
}

const (
	// levelTime is within what time a level answers, championTime within what the champion does.
	levelTime    = 900 * time.Millisecond
	championTime = 2500 * time.Millisecond
	// championNodes is how many moves the champion looks at.
	championNodes = 1_000_000
	// misjudged is how wrong the guess about a relay may be that the player can't
	// follow, in hundredths of a seed.
	misjudged = 600
)

// levelOf gives the meaning of a level, 1 to Levels, in a rule-set; 0 is full
// strength.
func levelOf(r *engine.Rules, n int) level {
	switch n {
	case 0:
		return level{skill: skill{plies: maxPly}, proofs: proofNodes, learned: true}
	case Levels:
		return level{skill: skill{plies: maxPly, nodes: championNodes}, proofs: proofNodes, learned: true, time: championTime}
	case Levels - 1:
		t := tuningOf(r)
		return level{skill: t.ladder[n-1], proofs: t.proofs, time: levelTime}
	}
	return level{skill: tuningOf(r).ladder[n-1], time: levelTime}
}

// Skill is what a level is made of that a person would notice.
type Skill struct {
	// Plies is how far it looks ahead, Laps how many laps of a relay it follows, 0
	// for all, and Slips in how many of a hundred turns it overlooks all moves but one.
	Plies, Laps, Slips int
}

// SkillOf returns the skill of a level, 1 to Levels, in a rule-set.
func SkillOf(r *engine.Rules, n int) Skill {
	l := levelOf(r, n)
	return Skill{Plies: l.plies, Laps: l.laps, Slips: l.slips}
}

// limit makes a search see what a player of the level sees. It is called before
// the search; the moves of the root have an order in which those that are worth
// the same are preferred.
func (l level) limit(s *search, random *rand.Rand) {
	if random.IntN(100) < l.slips {
		s.root, s.slipped = s.root[:1], true
	}
	if l.laps == 0 || !s.rules.Board().Laps {
		return
	}
	s.sight = &sight{laps: l.laps, trace: engine.Trace{Events: make([]engine.Event, 0, roomForEvents)}}
	here := s.stack[0].pos
	for i := range s.root {
		r := &s.root[i]
		seen := r.next
		if s.play(&here, &seen) && seen.unseen {
			r.unseen, r.guess = true, seen.guess+random.Int32N(2*misjudged)-misjudged
		}
	}
}

// sight is how far a player follows a relay.
type sight struct {
	laps int
	// trace is what a hand does in the move that is being looked at.
	trace engine.Trace
}

// roomForEvents is how many events nearly every move has at most.
const roomForEvents = 4096

// play plays a move from a position. With limited sight it says whether the
// player can follow; else the guess is that all stays as it is.
func (s *search) play(from *engine.Position, n *next) bool {
	if s.sight == nil {
		return s.rules.PlayInto(&n.pos, from, n.move)
	}
	t := &s.sight.trace
	t.Events = t.Events[:0]
	n.pos = *from
	legal := s.rules.Play(&n.pos, n.move, t)
	if n.unseen = t.Laps() > s.sight.laps; n.unseen {
		n.guess = s.eval.Score(from)
	}
	return legal
}
