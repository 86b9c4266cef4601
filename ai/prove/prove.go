// Package prove proves who wins a game, by depth-first proof-number search
// (df-pn; Nagai 2002), and writes the proofs down as certificates that a
// program which knows nothing but the rules can check (package verify).
//
// A search proves a claim: that a side wins, or that it at least draws. A
// position that comes back counts against the side that proves, whatever the
// rule-set says of repetition, so that a proof is a strategy without circles
// and holds under every repetition rule. A claim that fails proves nothing for
// the other side; that takes a proof of its own.
package prove

import (
	"math"
	"slices"

	"ayoayo/engine"
)

// Claim is what a search tries to prove: that Side wins or, where Draw is set,
// that it at least draws.
type Claim struct {
	Side engine.Player
	Draw bool
}

// String returns the claim as a certificate writes it: "S wins" or "N draws".
func (c Claim) String() string {
	if c.Draw {
		return c.Side.String() + " draws"
	}
	return c.Side.String() + " wins"
}

// met reports whether a game that ended so bears the claim out.
func (c Claim) met(winner engine.Player) bool {
	return winner == c.Side || c.Draw && winner == engine.Nobody
}

// Status is what a search found about a claim.
type Status uint8

// The statuses.
const (
	// Open: the search ran out of nodes, or was stopped.
	Open Status = iota
	// Proven: the claim holds.
	Proven
	// Refuted: no strategy without circles bears the claim out.
	Refuted
)

// String returns the status in a word.
func (s Status) String() string { return [...]string{"open", "proven", "refuted"}[s] }

// infinite is the proof number of what can't be proven.
const infinite = math.MaxUint32

// Prover proves claims about positions of one rule-set. What it has proven it
// keeps, in a table of fixed size, for later searches. It is not safe for
// concurrent use.
type Prover struct {
	horizon
	rules   *engine.Rules
	table   *proofTable
	frames  []*frame
	claim   Claim
	salt    uint64
	nodes   int64
	limit   int64
	stop    func() bool
	stopped bool
	// avoided are positions that count as standing on the path above its root.
	avoided []engine.Position
}

// New returns a prover whose table holds a number of positions, of [EntrySize]
// bytes each, or, if that is no power of two, the next smaller one.
func New(r *engine.Rules, entries int) *Prover {
	return newProver(r, horizonOf(r), entries)
}

// NewRound returns a prover for which a game of rounds is over with its first
// round: who has captured more has won.
func NewRound(r *engine.Rules, entries int) *Prover {
	return newProver(r, horizon{half: r.Board().Seeds() / 2, round: true}, entries)
}

// newProver makes a prover for which a game is over at a horizon.
func newProver(r *engine.Rules, h horizon, entries int) *Prover {
	return &Prover{horizon: h, rules: r, table: newProofTable(entries), stop: func() bool { return false }}
}

// StopWhen sets a function that is asked now and then whether to give up.
func (s *Prover) StopWhen(stop func() bool) { s.stop = stop }

// Avoid sets positions that no proof is to come to from now on: those that have
// stood in a game so often that they would end it.
func (s *Prover) Avoid(positions []engine.Position) { s.avoided = positions }

// Nodes returns the number of positions expanded so far, in all searches.
func (s *Prover) Nodes() int64 { return s.nodes }

// Prove searches for a proof of a claim about a position, expanding at most a
// number of nodes.
func (s *Prover) Prove(p engine.Position, c Claim, nodes int64) Status {
	if winner, _, over := s.probe(&p); over {
		if c.met(winner) {
			return Proven
		}
		return Refuted
	}
	s.setClaim(c)
	s.limit, s.stopped = s.nodes+nodes, false
	f := s.frame(0)
	f.pos, f.key, f.seeds, f.since = p, s.key(&p), p.OnBoard(), 0
	r := s.search(0, infinite, infinite)
	switch {
	case r.pn == 0:
		return Proven
	case r.dn == 0:
		return Refuted
	}
	return Open
}

// setClaim makes a claim the one that is to be proven.
func (s *Prover) setClaim(c Claim) { s.claim, s.salt = c, saltOf(c) }

type frame struct {
	pos engine.Position
	key key
	// seeds is the number of seeds on the board, since the first depth of the
	// path at which this position may have stood.
	seeds, since int
	children     []child
	moves        [engine.MaxMoves]engine.Move
}

// child is a position after a move, and what is known of it. A child that is
// refuted only because it stands on the path carries how high up (low): the
// refutation holds only below that.
type child struct {
	pos    engine.Position
	key    key
	move   engine.Move
	pn, dn uint32
	height uint32
	low    int
}

// numbers is the result of a search: the proof and disproof number, the height
// of a proof, and how high up on the path a refutation rests on a repetition.
type numbers struct {
	pn, dn, height uint32
	low            int
}

// free is the low of what rests on no repetition.
const free = math.MaxInt

// frame returns what a node of a depth works with. Frames are kept, so that a long search
// allocates none.
func (s *Prover) frame(depth int) *frame {
	for len(s.frames) <= depth {
		s.frames = append(s.frames, &frame{})
	}
	return s.frames[depth]
}

// search expands the position of a depth until its proof or disproof number
// reaches a threshold.
func (s *Prover) search(depth int, maxPN, maxDN uint32) numbers {
	f := s.frame(depth)
	s.nodes++
	if s.nodes >= s.limit || s.nodes&1023 == 0 && s.stop() {
		s.stopped = true
	}
	proving := f.pos.Turn() == s.claim.Side
	s.expand(f, depth, proving)
	for {
		now, best, second := sumUp(f.children, proving)
		if s.stopped || now.pn == 0 || now.dn == 0 || now.pn >= maxPN || now.dn >= maxDN {
			return s.keep(f, depth, now)
		}
		c := &f.children[best]
		s.enter(depth+1, c)
		var r numbers
		if proving {
			r = s.search(depth+1, min(maxPN, roomy(second)), room(maxDN, now.dn, c.dn))
		} else {
			r = s.search(depth+1, room(maxPN, now.pn, c.pn), min(maxDN, roomy(second)))
		}
		c.pn, c.dn, c.height, c.low = r.pn, r.dn, r.height, r.low
	}
}

// enter puts a child on the path. Where there are stores, seeds never come back
// from them, so that no position stands twice with a capture in between.
func (s *Prover) enter(depth int, c *child) {
	above, f := s.frames[depth-1], s.frame(depth)
	f.pos, f.key, f.seeds, f.since = c.pos, c.key, c.pos.OnBoard(), above.since
	if s.half > 0 && f.seeds != above.seeds {
		f.since = depth
	}
}

// roomy lets a child's number pass the second best by a quarter before the
// search turns to that one: switching less often saves nodes (the 1+epsilon
// trick; Pawlewicz and Lew 2006).
func roomy(second uint32) uint32 {
	if second >= infinite/2 {
		return infinite
	}
	return second + second/4 + 1
}

// room is the threshold left for a child whose number is one of a sum.
func room(most, sum, part uint32) uint32 {
	if most == infinite {
		return infinite
	}
	return most - (sum - part)
}

// keep stores what was found of a position. What rests on a repetition further
// up the path holds only here and is not stored.
func (s *Prover) keep(f *frame, depth int, now numbers) numbers {
	if now.pn == 0 || now.dn == 0 {
		if now.low < depth {
			return now
		}
		now.low = free
	}
	s.table.store(f.key, now)
	return now
}

// expand plays the moves of a position and looks up what is known of each.
func (s *Prover) expand(f *frame, depth int, proving bool) {
	f.children = f.children[:0]
	for _, m := range s.rules.Candidates(&f.pos, f.moves[:0]) {
		f.children = append(f.children, child{pos: f.pos, move: m})
		c := &f.children[len(f.children)-1]
		if !s.rules.Play(&c.pos, m, nil) {
			f.children = f.children[:len(f.children)-1]
			continue
		}
		s.estimate(c, depth)
		if c.low == free && (proving && c.pn == 0 || !proving && c.dn == 0) {
			// One such child decides the position.
			return
		}
	}
}

// estimate sets what is known of a child: decided, on the path, in the table,
// or a guess.
func (s *Prover) estimate(c *child, depth int) {
	c.low = free
	if winner, height, over := s.probe(&c.pos); over {
		c.height = height
		if s.claim.met(winner) {
			c.pn, c.dn = 0, infinite
		} else {
			c.pn, c.dn = infinite, 0
		}
		return
	}
	c.key = s.key(&c.pos)
	if at, ok := s.onPath(c, depth); ok {
		c.pn, c.dn, c.low = infinite, 0, at
		if s.repeats(s.rules, s.claim, &c.pos) {
			c.pn, c.dn = 0, infinite
		}
		return
	}
	if n, ok := s.table.find(c.key); ok {
		c.pn, c.dn, c.height = n.pn, n.dn, n.height
		return
	}
	c.pn, c.dn = s.guess(&c.pos)
}

// onPath returns the depth at which a child stands on the path, if it does, -1
// above the root.
func (s *Prover) onPath(c *child, depth int) (at int, ok bool) {
	for d := depth; d >= s.frames[depth].since; d-- {
		if f := s.frames[d]; f.key == c.key && f.pos == c.pos {
			return d, true
		}
	}
	if len(s.avoided) > 0 && slices.Contains(s.avoided, c.pos) {
		return -1, true
	}
	return 0, false
}

// guess estimates the numbers of a position not searched yet by the seeds that
// each side still needs: it saves between half and three quarters of the nodes.
func (s *Prover) guess(p *engine.Position) (pn, dn uint32) {
	if s.half == 0 {
		return 1, 1
	}
	side := s.claim.Side
	mine := s.half + 1 - p.Seeds(engine.StoreOf(side))
	theirs := s.half + 1 - p.Seeds(engine.StoreOf(side.Other()))
	if s.claim.Draw {
		mine--
	} else {
		theirs--
	}
	return uint32(max(1, mine)), uint32(max(1, theirs))
}

// sumUp derives a position's numbers from its children's: the side that moves
// needs one child that goes its way, and the other side all of them. It returns
// the child to search next and the number that the next best has.
func sumUp(children []child, proving bool) (now numbers, best int, second uint32) {
	least, sum := uint32(infinite), uint32(0)
	second = infinite
	for i := range children {
		one, all := children[i].pn, children[i].dn
		if !proving {
			one, all = all, one
		}
		sum = add(sum, all)
		if one < least {
			least, second, best = one, least, i
		} else if one < second {
			second = one
		}
	}
	now = numbers{pn: least, dn: sum, low: free}
	if !proving {
		now.pn, now.dn = sum, least
	}
	if now.pn == 0 {
		now.height = height(children, proving)
		now.low = low(children, proving, func(c *child) bool { return c.pn == 0 })
	}
	if now.dn == 0 {
		now.low = low(children, !proving, func(c *child) bool { return c.dn == 0 })
	}
	return now, best, second
}

// add adds numbers; only what is infinite makes a sum infinite.
func add(a, b uint32) uint32 {
	if a == infinite || b == infinite {
		return infinite
	}
	return uint32(min(uint64(a)+uint64(b), infinite-1))
}

// height is how many plies a proof has at most from a proven position on: the
// side that proves takes the lowest proven child, the other side the highest.
func height(children []child, proving bool) uint32 {
	lowest, highest := uint32(infinite), uint32(0)
	for i := range children {
		if c := &children[i]; c.pn == 0 {
			lowest, highest = min(lowest, c.height), max(highest, c.height)
		}
	}
	if proving {
		return lowest + 1
	}
	return highest + 1
}

// low is how high up the path what is decided of a position rests on a
// repetition: it takes one decided child where the side moves that it is good
// for, and else all.
func low(children []child, one bool, decided func(*child) bool) int {
	best, worst := math.MinInt, free
	for i := range children {
		if c := &children[i]; decided(c) {
			best, worst = max(best, c.low), min(worst, c.low)
		}
	}
	if one {
		return best
	}
	return worst
}
