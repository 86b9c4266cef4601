package ai

import (
	"cmp"
	"slices"
	"time"

	"ayoayo/ai/endgame"
	"ayoayo/ai/prove"
	"ayoayo/ai/prove/book"
	"ayoayo/engine"
)

const (
	// proofNodes is the most positions that looking for proofs may take in a move
	// at full strength.
	proofNodes = 300_000
	// forcedNodes is the same where there is only one move: enough for what the
	// book leaves out.
	forcedNodes = 20_000
	// proofShare is the part of a limit, one in so many, that goes to looking
	// for a proof first.
	proofShare = 3
	// provable is the number of seeds on the board from which on a proof is
	// looked for in a game of single laps whose stores are not sown: before,
	// there is none.
	provable = 12
	// decidedNodes is the most moves to look at when who wins is decided and
	// only the score may change.
	decidedNodes = 20_000
	// kept is about how many positions of strategies are kept.
	kept = 400_000
)

// solver knows how the games of a rule-set are won: from the book, and from
// the proofs it has found. Once it has a strategy it follows it to the end.
type solver struct {
	rules *engine.Rules
	// learned says whether the book is known, which is nil where there is none.
	learned bool
	book    *book.Book
	prover  *prove.Prover
	// endgames are tables at which a search for a proof may end, nil for none.
	endgames *endgame.Table
	// opened is the first move whose strategy is in opening.
	opened  string
	opening *prove.Strategy
	// found are the strategies that were found by search, the newest last.
	found []*prove.Strategy
	// last is the position that was asked about last, by the player to move.
	last [2]engine.Position
}

// newSolver returns a solver of a rule-set, with the book or without.
func newSolver(r *engine.Rules, learned bool) *solver {
	v := &solver{rules: r, learned: learned, prover: prove.New(r, prove.Small)}
	if learned {
		v.book = book.Of(r)
	}
	return v
}

// solverOf returns the mind's solver of a rule-set.
func (m *Mind) solverOf(r *engine.Rules, learned bool) *solver {
	if m.solver == nil || m.solver.learned != learned || m.solver.rules.String() != r.String() {
		m.solver = newSolver(r, learned)
	}
	return m.solver
}

// effort is what may still be spent on looking for proofs.
type effort struct {
	nodes int64
	// part and whole tell when a part of the time, and when all of it, is over.
	part, whole func() bool
}

// effort is what a search may spend on proofs that may take so many positions.
func (c *clock) effort(nodes int64) *effort {
	e := &effort{nodes: nodes, part: c.part(proofShare), whole: c.part(1)}
	if c.nodes > 0 {
		e.nodes = min(e.nodes, c.nodes/proofShare)
	}
	return e
}

type won struct {
	line []engine.Move
	// plies is how many plies the game takes at most, as far as that is known.
	plies int
}

// win finds out how the player to move wins a game. It is true of every won
// position that was reached from the start by following what win said, and of
// those where a search finds a proof.
func (v *solver) win(g *engine.Game, e *effort) (won, bool) {
	p := g.Position()
	if g.Ply() == 0 {
		if w, ok := v.first(g); ok {
			return w, true
		}
	}
	before := v.last[p.Turn()]
	v.last[p.Turn()] = p
	s := v.strategy(g, before, e)
	if s == nil {
		return won{}, false
	}
	plies, _ := holds(s, &p, nil)
	return won{s.Line(p, maxPly), plies}, true
}

// first is how the player who begins wins by the book.
func (v *solver) first(g *engine.Game) (won, bool) {
	for i := range v.openings(g) {
		o := &v.book.Openings[i]
		if p := g.Position(); o.Winner == p.Turn() {
			m, _ := v.rules.ParseMove(o.Move)
			return won{append([]engine.Move{m}, v.open(o).Line(o.Position(v.rules), maxPly-1)...), pliesOf(o) + 1}, true
		}
	}
	return won{}, false
}

// openings are those of the book, if the game began where it begins.
func (v *solver) openings(g *engine.Game) []book.Opening {
	if v.book == nil || g.Start() != v.rules.Start() {
		return nil
	}
	return v.book.Openings
}

func (v *solver) open(o *book.Opening) *prove.Strategy {
	if v.opened != o.Move {
		v.opened, v.opening = o.Move, o.Strategy(v.rules)
	}
	return v.opening
}

// opener returns the strategy of the game's first move, or nil.
func (v *solver) opener(g *engine.Game) *prove.Strategy {
	if g.Ply() == 0 {
		return nil
	}
	first := v.rules.FormatMove(g.Move(0))
	for i := range v.openings(g) {
		if o := &v.book.Openings[i]; o.Move == first {
			return v.open(o)
		}
	}
	return nil
}

// strategy returns a strategy by which the player to move wins, or nil. Before
// is the position of theirs that was asked about last.
func (v *solver) strategy(g *engine.Game, before engine.Position, e *effort) *prove.Strategy {
	p := g.Position()
	avoid := positionsToAvoid(g)
	sound := func(s *prove.Strategy) bool {
		if s == nil || s.Claim().Side != p.Turn() || s.Move(&p) == engine.NoMove {
			return false
		}
		_, ok := holds(s, &p, avoid)
		return ok
	}
	// The newest first, and the book last: going from one to another and back
	// would be a circle.
	for _, s := range slices.Backward(v.found) {
		if sound(s) {
			return s
		}
	}
	opener := v.opener(g)
	if sound(opener) {
		return opener
	}
	if !v.worthProving(&p) {
		return nil
	}
	v.prover.Avoid(avoid)
	defer v.prover.Avoid(nil)
	if opener != nil && opener.Claim().Side == p.Turn() {
		if s := v.beyond(g, opener, e); sound(s) {
			return s
		}
	}
	turns := ownTurns(g)
	nodes := e.nodes
	if len(turns) > 0 && turns[0] != before {
		// What was found before is forgotten.
		nodes /= 2
	}
	if s := v.search(p, nodes, e.part, e, v.endgames); sound(s) {
		return s
	}
	for _, q := range turns {
		if e.nodes <= 0 || q == before || e.part() {
			break
		}
		if s := v.search(q, e.nodes, e.part, e, v.endgames); sound(s) {
			return s
		}
	}
	return nil
}

// worthProving reports whether looking for a proof has a prospect.
func (v *solver) worthProving(p *engine.Position) bool {
	b := v.rules.Board()
	return !b.Rounds && (b.Laps || b.SownStores || p.OnBoard() <= provable)
}

// beyond searches from the last end of a thin strategy that the game came to.
func (v *solver) beyond(g *engine.Game, s *prove.Strategy, e *effort) *prove.Strategy {
	p := g.Position()
	for _, q := range append([]engine.Position{p}, ownTurns(g)...) {
		if _, ok := s.Holds(&q); ok {
			// The book says what a search finds that has no tables.
			return v.search(q, v.book.Nodes, e.whole, e, nil)
		}
	}
	return nil
}

// search looks for a proof that the player to move wins, within a number of
// nodes, and keeps what it finds. It ends at the tables, unless it begins there.
func (v *solver) search(p engine.Position, nodes int64, stop func() bool, e *effort, t *endgame.Table) *prove.Strategy {
	nodes = min(nodes, e.nodes)
	if nodes <= 0 {
		return nil
	}
	if t != nil && p.OnBoard() <= t.Seeds() {
		t = nil
	}
	v.prover.UseTable(t)
	v.prover.StopWhen(stop)
	s, spent, err := v.prover.Fresh(p, prove.Claim{Side: p.Turn()}, nodes)
	e.nodes -= spent
	if err != nil {
		return nil
	}
	v.keep(s)
	return s
}

// keep keeps a strategy, and forgets the oldest when there are too many.
func (v *solver) keep(s *prove.Strategy) {
	v.found = append(v.found, s)
	all := 0
	for i := len(v.found) - 1; i >= 0; i-- {
		if all += v.found[i].Positions(); all > kept && i < len(v.found)-1 {
			v.found = append([]*prove.Strategy(nil), v.found[i+1:]...)
			break
		}
	}
}

// holds reports whether a strategy bears its claim out from a position although
// the game ends in those that are to be avoided, and within how many plies: more
// than a line has where the strategy does not say.
func holds(s *prove.Strategy, p *engine.Position, avoid []engine.Position) (plies int, ok bool) {
	if len(avoid) > 0 && !s.Whole(p.OnBoard()) {
		return 0, false // What is left out may come to them.
	}
	for i := range avoid {
		if _, comes := s.Holds(&avoid[i]); comes {
			return 0, false
		}
	}
	if plies, ok = s.Holds(p); s.Thin() {
		plies += maxPly
	}
	return plies, ok
}

// pliesOf is within how many plies the winner of an opening wins, more than a
// line has where the book does not say.
func pliesOf(o *book.Opening) int {
	if o.Ends > 0 {
		return o.Plies + maxPly
	}
	return o.Plies
}

// ownTurns are the positions before the present one in which it was the same
// player's turn, the latest first.
func ownTurns(g *engine.Game) []engine.Position {
	now := g.Position()
	var turns []engine.Position
	for i := g.Ply() - 1; i >= 0; i-- {
		if q := g.After(i); q.Turn() == now.Turn() {
			turns = append(turns, q)
		}
	}
	return turns
}

// positionsToAvoid are the positions before the present one that may come back and would
// then end the game.
func positionsToAvoid(g *engine.Game) []engine.Position {
	past := newPast(g).positions
	var twice []engine.Position
	for i, q := range past {
		if slices.Contains(past[:i], q) {
			twice = append(twice, q)
		}
	}
	return twice
}

// barred are the positions that would end the game if they came back after a move
// of the root: none after a capture, and else the root, too, where it has stood
// before.
func (s *search) barred(r *rooted, twice []engine.Position) []engine.Position {
	root := &s.stack[0].pos
	switch {
	case !mayReturn(root, &r.pos):
		return nil
	case s.past.has(root):
		return append(slices.Clone(twice), *root)
	}
	return twice
}

// solve finds out what is known of the moves of the root, with proofs where
// there is a prospect, and reports whether that decides as many lines as are
// wanted: the best moves are then in front.
func (s *search) solve(v *solver, g *engine.Game, e *effort, lines int) bool {
	v.endgames = s.endgames
	if v.endgames != nil && s.past.twice && v.endgames.Holds(&s.stack[0].pos) {
		v.endgames = nil
	}
	if len(s.root) == 1 && lines == 1 {
		e.nodes = min(e.nodes, forcedNodes)
	}
	before := e.nodes
	defer func() { s.clock.spent += before - e.nodes }()
	if _, over := prove.Decided(s.rules, &s.stack[0].pos); over {
		s.clock.nodes = tighter(s.clock.nodes, decidedNodes)
		s.memory = min(s.memory, decidedNodes*entryBytes)
	} else if w, ok := v.win(g, e); ok {
		r := s.rooted(w.line[0])
		r.setProof(w, winIn(w.plies))
		if lines == 1 {
			s.root[0], *r = *r, s.root[0]
			return true
		}
	}
	twice := positionsToAvoid(g)
	v.lookUpProofs(s, g, twice)
	if lines > 1 {
		v.proveMoves(s, e, twice)
	}
	return false
}

// rooted is the root's entry of a legal move.
func (s *search) rooted(m engine.Move) *rooted {
	return &s.root[s.at(m)]
}

// at is the place of a legal move among the root's.
func (s *search) at(m engine.Move) int {
	i := 0
	for s.root[i].move != m {
		i++
	}
	return i
}

// setProof notes how the game goes on after a move whose outcome is known.
func (r *rooted) setProof(w won, score int32) {
	r.proven, r.proof, r.score = true, score, score
	r.len = copy(r.line[:], w.line)
	r.depth = r.len
}

// sortProven puts the moves that are known to win first and those known to lose last,
// unless all are known to have the same outcome and one has to be chosen.
func (s *search) sortProven(lines int) {
	same := true
	for i := range s.root {
		r := &s.root[i]
		same = same && r.proven && cmp.Compare(r.proof, 0) == cmp.Compare(s.root[0].proof, 0)
	}
	if s.provenSorts = lines > 1 || !same; s.provenSorts {
		s.sortRoot(len(s.root), rooted.rough)
	}
}

// rough is the order of moves before they are searched.
func (r rooted) rough() int32 {
	if r.proven {
		return r.proof
	}
	return 0
}

// lookUpProofs notes what the book and the strategies found so far say of the root's
// moves, in a game in which some positions have stood twice.
func (v *solver) lookUpProofs(s *search, g *engine.Game, twice []engine.Position) {
	known := slices.Clone(v.found)
	if opener := v.opener(g); opener != nil {
		known = append(known, opener)
	}
	for i := range s.root {
		r := &s.root[i]
		avoid := s.barred(r, twice)
		for _, k := range known {
			if plies, ok := holds(k, &r.pos, avoid); ok && !r.proven && !r.pos.Over() {
				s.conclude(r, k.Claim().Side, won{k.Line(r.pos, maxPly-1), plies})
			}
		}
	}
	if g.Ply() > 0 {
		return
	}
	openings := v.openings(g)
	for i := range openings {
		o := &openings[i]
		if m, err := v.rules.ParseMove(o.Move); err == nil && !s.rooted(m).proven {
			s.conclude(s.rooted(m), o.Winner, won{plies: pliesOf(o)})
		}
	}
}

// conclude notes who wins after a move of the root, and how the game then goes.
func (s *search) conclude(r *rooted, winner engine.Player, after won) {
	score := winIn(after.plies + 1)
	if winner != s.stack[0].pos.Turn() {
		score = -score
	}
	r.setProof(won{line: append([]engine.Move{r.move}, after.line...)}, score)
}

// proveMoves looks for proofs of who wins after each move of the root that nothing is
// known of, all with the same share of the nodes.
func (v *solver) proveMoves(s *search, e *effort, twice []engine.Position) {
	if !v.worthProving(&s.stack[0].pos) {
		return
	}
	var open []*rooted
	for i := range s.root {
		if r := &s.root[i]; !r.proven && !r.pos.Over() {
			open = append(open, r)
		}
	}
	v.prover.StopWhen(e.part)
	v.prover.UseTable(v.endgames)
	defer v.prover.Avoid(nil)
	for i, r := range open {
		share := e.nodes / int64(len(open)-i)
		last := v.prover.Nodes() + share
		if share < 3 {
			break
		}
		avoid := s.barred(r, twice)
		if i == 0 || s.past.twice {
			v.prover.Reset() // What was proven may come to what is now to be avoided.
			v.prover.Avoid(avoid)
		}
		if winner := v.prover.Winner(r.pos, share/3); winner != engine.Nobody {
			if k, err := v.prover.Strategy(r.pos, prove.Claim{Side: winner}, last-v.prover.Nodes()); err == nil {
				if plies, ok := holds(k, &r.pos, avoid); ok {
					s.conclude(r, winner, won{k.Line(r.pos, maxPly-1), plies})
				}
				v.keep(k)
			}
		}
		e.nodes -= share - (last - v.prover.Nodes())
	}
}

// winIn is the score of a win in a number of plies; very long ones all score
// the same.
func winIn(plies int) int32 { return int32(Win - min(plies, Win-decided-1)) }

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
