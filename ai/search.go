package ai

import (
	"context"
	"time"

	"ayoayo/ai/table"
	"ayoayo/engine"
)

// Win is the score of a won game. A win that is n plies away scores Win-n, a
// loss the negative of that.
const Win = 1_000_000

const (
	// maxPly is the most plies that a line can have.
	maxPly = 64
	// maxQuiet is the most plies of captures looked at beyond them.
	maxQuiet = 4
	// leafDepth is the depth up to which a position is sooner searched than
	// fetched from the table.
	leafDepth = 1
	// decided is where scores of wins begin: nothing that is only estimated
	// comes near.
	decided = Win - 2*maxPly
	// circling is the score of a win by repetition: more than any estimate of a
	// game that goes on, but no forced win, since the other player may yet turn
	// aside.
	circling = 10_000
)

// free is the ply on which a score rests that rests on no repetition.
const free = maxPly + 1

// limits bound a search.
type limits struct {
	// depth is the number of plies to look ahead, at most maxPly.
	depth int
	// nodes is the number of moves to look at, 0 for no limit.
	nodes int64
	// until is when to stop; the zero time is never.
	until time.Time
	// table is the memory in bytes.
	table int
}

// search looks for the best moves in one position. All it needs is made
// beforehand: while it runs it allocates nothing but the lines it reports.
type search struct {
	rules *engine.Rules
	eval  evaluation
	table *transpositions
	// endgames holds the endgame tables, nil if there are none, probed is the
	// most seeds of positions that are looked up there.
	endgames *table.Table
	probed   int
	killers  killers
	clock    clock
	past     past
	stack    [maxPly + maxQuiet + 1]frame
	root     []rooted
	// sight is nil for a player who follows every relay.
	sight *sight
	// slipped says that moves of the root were overlooked.
	slipped bool
	// ended is where a repetition's end is worked out.
	ended engine.Position
}

// frame is a position on the path that is being looked at.
type frame struct {
	pos engine.Position
	key uint64
	// since is the first ply of the path at which this position may have stood.
	since int
	moves [engine.MaxMoves]engine.Move
	// next are the positions that the moves lead to, in the order to be tried.
	next [engine.MaxMoves]next
	// line is the best play found from here.
	line [maxPly + 1]engine.Move
	len  int
}

// next is a move and where it leads.
type next struct {
	pos  engine.Position
	move engine.Move
	// unseen says that the player can't follow where it leads; then the rank is
	// the score that is guessed.
	unseen bool
	rank   int32
}

// newSearch prepares a search from a game's position.
func newSearch(ctx context.Context, g *engine.Game, l limits) *search {
	until := l.until
	if end, ok := ctx.Deadline(); ok && (until.IsZero() || end.Before(until)) {
		until = end // In a browser no timer fires while the search runs.
	}
	s := &search{
		rules: g.Rules(),
		eval:  newEvaluation(g.Rules()),
		table: newTranspositions(l.table),
		clock: clock{done: ctx.Done(), until: until, nodes: l.nodes},
		past:  newPast(g),
	}
	f := &s.stack[0]
	f.pos = g.Position()
	f.key = f.pos.Key()
	for _, m := range s.rules.Moves(&f.pos, nil) {
		r := rooted{next: next{pos: f.pos, move: m}}
		s.rules.Play(&r.pos, m, nil)
		r.line[0], r.len = m, 1
		s.root = append(s.root, r)
	}
	return s
}

// visit scores the position at a ply of the path for its player to move,
// looking a number of plies ahead; scores outside alpha and beta need only be
// bounds. The second result is the lowest ply of the path on whose repetition
// the score rests, or free: such a score holds on this path alone.
func (s *search) visit(ply, depth int, alpha, beta int32) (int32, int) {
	f := &s.stack[ply]
	f.len = 0
	if f.pos.Over() {
		return ended(&f.pos, ply), free
	}
	if at, again := s.repeated(ply); again {
		return s.repetition(&f.pos), at
	}
	if score, ok := s.probe(ply, alpha, beta); ok {
		return score, free
	}
	if depth <= 0 {
		return s.quiet(ply, s.eval.quiet, alpha, beta), free
	}
	hint := engine.NoMove
	if depth > leafDepth {
		if e := s.table.find(f.key, &f.pos); e != nil {
			hint = e.move
			if score := fromTable(e.score, ply); int(e.depth) == depth && cuts(e.bound(), score, alpha, beta) {
				return score, free
			}
		}
	}
	n := s.expand(f, ply, hint)
	if s.clock.stopped {
		return 0, free
	}
	best, rest, move, kind := int32(-Win), free, engine.NoMove, boundUpper
	for i := range n {
		pick(f.next[i:n])
		score, at := s.try(ply, &f.next[i], depth, max(alpha, best), beta, i == 0)
		if s.clock.stopped {
			return 0, free
		}
		if score >= beta {
			best, rest, move, kind = score, at, f.next[i].move, boundLower
			s.killers.note(ply, move)
			break
		}
		rest = min(rest, at)
		if score > best {
			best, move = score, f.next[i].move
			if score > alpha {
				kind = boundExact
				s.extend(ply, move)
			}
		}
	}
	if rest < ply {
		kind = boundNone
	} else {
		rest = free
	}
	if depth > leafDepth {
		s.table.store(f.key, &f.pos, depth, toTable(best, ply), kind, move)
	}
	return best, rest
}

// try scores a move for the player who makes it: all but the first with an
// empty window, which is opened only if the move turns out better.
func (s *search) try(ply int, n *next, depth int, alpha, beta int32, first bool) (int32, int) {
	c := &s.stack[ply+1]
	if n.unseen {
		c.len = 0
		return n.rank, free
	}
	c.pos, c.key = n.pos, n.pos.Key()
	c.since = s.since(ply + 1)
	if !first && beta-alpha > 1 {
		score, rest := s.reply(ply, depth, alpha, alpha+1)
		if score <= alpha || score >= beta || s.clock.stopped {
			return score, rest
		}
	}
	return s.reply(ply, depth, alpha, beta)
}

// reply scores the position after a ply for the player who made it, who may be
// to move once more.
func (s *search) reply(ply, depth int, alpha, beta int32) (int32, int) {
	if s.stack[ply+1].pos.Turn() == s.stack[ply].pos.Turn() {
		return s.visit(ply+1, depth-1, alpha, beta)
	}
	score, rest := s.visit(ply+1, depth-1, -beta, -alpha)
	return -score, rest
}

// extend makes a move and the line after it the best line of a ply.
func (s *search) extend(ply int, m engine.Move) {
	f, c := &s.stack[ply], &s.stack[ply+1]
	f.line[0] = m
	f.len = 1 + copy(f.line[1:], c.line[:c.len])
}

// quiet scores the position at a ply looking only at moves that capture, and at
// the choice to make none, a number of plies ahead.
func (s *search) quiet(ply, depth int, alpha, beta int32) int32 {
	f := &s.stack[ply]
	if f.pos.Over() {
		return ended(&f.pos, ply)
	}
	best := s.eval.score(&f.pos)
	if depth == 0 || best >= beta {
		return best
	}
	mover, c := f.pos.Turn(), &s.stack[ply+1]
	for _, m := range s.rules.Candidates(&f.pos, f.moves[:0]) {
		if !s.clock.spend() {
			return 0
		}
		c.pos = f.pos
		if !s.rules.Play(&c.pos, m, nil) || !quickens(&f.pos, &c.pos) {
			continue
		}
		alpha = max(alpha, best)
		score := int32(0)
		if c.pos.Turn() == mover {
			score = s.quiet(ply+1, depth-1, alpha, beta)
		} else {
			score = -s.quiet(ply+1, depth-1, -beta, -alpha)
		}
		if best = max(best, score); best >= beta {
			break
		}
	}
	return best
}

// quickens reports whether a move leaves a position that should not be judged
// as it stands: the mover has captured more than the odd seed, or ended the
// game.
func quickens(before, after *engine.Position) bool {
	store := engine.StoreOf(before.Turn())
	return after.Over() || after.Seeds(store) > before.Seeds(store)+1
}

// pick brings the move of the highest rank to the front.
func pick(moves []next) {
	best := 0
	for i := range moves {
		if moves[i].rank > moves[best].rank {
			best = i
		}
	}
	moves[0], moves[best] = moves[best], moves[0]
}

// expand plays every move of a position and gives it its rank. It returns the
// number of legal moves.
func (s *search) expand(f *frame, ply int, hint engine.Move) int {
	n := 0
	for _, m := range s.rules.Candidates(&f.pos, f.moves[:0]) {
		if !s.clock.spend() {
			return 0
		}
		c := &f.next[n]
		c.pos, c.move = f.pos, m
		if !s.play(c) {
			continue
		}
		if c.unseen {
			c.rank = s.eval.score(&f.pos)
		} else {
			c.rank = s.rank(f, c, ply, hint)
		}
		n++
	}
	return n
}

// ended is what an ended game is worth to the player to move, the sooner won
// the better.
func ended(p *engine.Position, ply int) int32 {
	switch p.Winner() {
	case engine.Nobody:
		return 0
	case p.Turn():
		return int32(Win - ply)
	}
	return int32(ply - Win)
}

// repetition is what the end of a game, or of a round, by repetition is worth to
// the player to move. It is an estimate, since the position has not stood
// often enough.
func (s *search) repetition(p *engine.Position) int32 {
	q := &s.ended
	*q = *p
	s.rules.Repeat(q, nil)
	score := int32(0)
	switch {
	case !q.Over():
		score = s.eval.score(q)
		if q.Turn() != p.Turn() {
			score = -score
		}
	case q.Winner() == p.Turn():
		score = circling
	case q.Winner() != engine.Nobody:
		score = -circling
	}
	return score
}

// toTable makes a win count its plies from the position instead of the root.
func toTable(score int32, ply int) int32 {
	switch {
	case score > decided:
		return score + int32(ply)
	case score < -decided:
		return score - int32(ply)
	}
	return score
}

// fromTable undoes toTable at a ply.
func fromTable(score int32, ply int) int32 {
	switch {
	case score > decided:
		return score - int32(ply)
	case score < -decided:
		return score + int32(ply)
	}
	return score
}

// cuts reports whether a stored score answers for a window. Where a line is
// wanted only a search gives one.
func cuts(b bound, score, alpha, beta int32) bool {
	if beta-alpha > 1 {
		return false
	}
	return b == boundExact || b == boundLower && score >= beta || b == boundUpper && score <= alpha
}
