package ai

import (
	"context"
	"math"
	"time"

	"ayoayo/ai/endgame"
	"ayoayo/ai/eval"
	"ayoayo/engine"
)

// Win is the score of a won game. A win that is n plies away scores Win-n, a
// loss the negative of that.
const Win = 1_000_000

// MostPlies is the most plies until a win that a score counts.
const MostPlies = maxPly - 1

const (
	// maxPly is the most plies that a line can have.
	maxPly = 64
	// maxQuiet is the most plies of captures looked at beyond them.
	maxQuiet = 4
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
	// memory is that of the positions that are remembered, in bytes.
	memory int
}

// search looks for the best moves in one position. All it needs is made
// beforehand: while it runs it allocates nothing but the lines it reports.
type search struct {
	rules *engine.Rules
	eval  *eval.Evaluation
	// captures is how many plies of captures are looked at beyond the last ply.
	captures int
	// margin is how much better a position has to stand for each ply that is left
	// than what is needed, so that it need not be searched; 0 searches all.
	margin int32
	// positions is made when moves are first looked at, of at most memory bytes.
	positions *transpositions
	memory    int
	// alone says that nothing is remembered from one search to the next: what
	// earlier ones have found does not hold here.
	alone bool
	// endgames holds the endgame tables, nil if there are none, probed is the
	// most seeds of positions that are looked up there.
	endgames *endgame.Table
	probed   int
	clock    clock
	past     past
	stack    [maxPly + maxQuiet + 1]frame
	root     []rooted
	// sight is nil for a player who follows every relay.
	sight *sight
	// slipped says that moves of the root were overlooked.
	slipped bool
	// provenSorts says that what is proven of the root's moves decides between them:
	// not where they all win, or all lose, and one of them is to be chosen.
	provenSorts bool
	// ended is where a repetition's end is worked out.
	ended engine.Position
}

// frame is a position on the path that is being looked at.
type frame struct {
	pos engine.Position
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
	// unseen says that the player can't follow where it leads, guess is the score
	// that is then supposed.
	unseen bool
	guess  int32
	// rank says how early the move is to be tried, or that it has been.
	rank int32
}

// newSearch prepares a search from a game's position.
func newSearch(ctx context.Context, g *engine.Game, l limits) *search {
	until := l.until
	if end, ok := ctx.Deadline(); ok && (until.IsZero() || end.Before(until)) {
		until = end // In a browser no timer fires while the search runs.
	}
	tuned := tuningOf(g.Rules())
	s := &search{
		rules:    g.Rules(),
		eval:     tuned.evaluation(g.Rules().Board()),
		captures: tuned.quiet,
		margin:   tuned.margin,
		memory:   l.memory,
		clock:    clock{done: ctx.Done(), until: until, nodes: l.nodes},
		past:     newPast(g),
	}
	s.alone = s.past.twice
	f := &s.stack[0]
	f.pos = g.Position()
	for _, m := range s.rules.Moves(&f.pos, nil) {
		r := rooted{next: next{pos: f.pos, move: m}}
		s.rules.Play(&r.pos, m, nil)
		if s.past.stoodTwice(&r.pos) {
			s.rules.Repeat(&r.pos, nil)
		}
		r.line[0], r.len = m, 1
		s.root = append(s.root, r)
	}
	return s
}

// marginPlies is the most plies left at which a position that stands well enough is
// not searched.
const marginPlies = 6

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
	if at, again := s.repeated(ply, f.since, &f.pos); again {
		return s.repetition(&f.pos), at
	}
	if score, ok := s.probe(&f.pos, ply, f.since, alpha, beta); ok {
		return score, free
	}
	switch depth {
	case 0:
		return s.quiet(&f.pos, ply, s.captures, s.eval.Score(&f.pos), alpha, beta), free
	case 1:
		return s.frontier(ply, alpha, beta)
	}
	hint, k := engine.NoMove, key(s.rules.Pack(&f.pos))
	if e := s.positions.find(k); e != nil {
		hint = e.move
		if score := fromTable(e.score, ply); s.positions.serves(e, depth) && cuts(e.bound(), score, alpha, beta) {
			return score, free
		}
	}
	if score, ok := s.futility(&f.pos, depth, alpha, beta); ok {
		return score, free
	}
	n := s.expand(f, ply, hint)
	if s.clock.stopped {
		return 0, free
	}
	best, rest, move, kind := int32(-Win), free, engine.NoMove, boundUpper
	for i := range n {
		c := pick(f.next[:n])
		c.rank = tried
		score, at := s.try(ply, c, depth, max(alpha, best), beta, i == 0)
		if s.clock.stopped {
			return 0, free
		}
		if score >= beta {
			best, rest, move, kind = score, at, c.move, boundLower
			break
		}
		rest = min(rest, at)
		if score > best {
			best, move = score, c.move
			if score > alpha {
				kind = boundExact
				s.extend(ply, move)
			}
		}
	}
	if rest = s.restOf(rest, ply); rest != free {
		kind = boundNone
	}
	s.positions.store(k, depth, toTable(best, ply), kind, move)
	return best, rest
}

// futility scores a position that stands so well that it is not searched: reverse futility
// pruning.
func (s *search) futility(pos *engine.Position, depth int, alpha, beta int32) (int32, bool) {
	if s.margin == 0 || depth > marginPlies || beta-alpha != 1 || beta <= -decided || beta >= decided {
		return 0, false
	}
	score := s.eval.Score(pos) - s.margin*int32(depth)
	return score, score >= beta
}

// frontier is visit one ply before the end. A move is scored as soon as it is
// played, so that those after one that ends the search need not be played; only
// what has to be looked into further waits, unless it looks good enough already.
func (s *search) frontier(ply int, alpha, beta int32) (int32, int) {
	f := &s.stack[ply]
	best, rest, waiting := int32(-Win), free, 0
	for _, m := range s.rules.Candidates(&f.pos, f.moves[:0]) {
		if !s.clock.spend() {
			return 0, free
		}
		c := &f.next[waiting]
		if c.move = m; !s.play(&f.pos, c) {
			continue
		}
		score, at, final := s.scoreMove(ply, c)
		if !final && score < beta && c.pos.Turn() != f.pos.Turn() {
			c.rank = score
			waiting++
			continue
		}
		if !final {
			score = s.scoreCaptures(ply, c, max(alpha, best), beta)
		}
		if score >= beta {
			return score, s.restOf(at, ply)
		}
		rest = min(rest, at)
		if score > best {
			best = score
			s.finish(f, m, score > alpha)
		}
	}
	// What waits can't be worth more than it looks, since the other player may
	// choose to capture nothing.
	for range waiting {
		c := pick(f.next[:waiting])
		if c.rank <= best {
			break
		}
		c.rank = tried
		score := s.scoreCaptures(ply, c, max(alpha, best), beta)
		if score >= beta {
			return score, free
		}
		if score > best {
			best = score
			s.finish(f, c.move, score > alpha)
		}
	}
	return best, s.restOf(rest, ply)
}

// finish makes a move the whole of a ply's best line, if it is one.
func (s *search) finish(f *frame, m engine.Move, is bool) {
	if is {
		f.line[0], f.len = m, 1
	}
}

// restOf is where the score of a position at a ply rests, when those of its
// moves rest on a ply.
func (s *search) restOf(at, ply int) int {
	if at < ply {
		return at
	}
	return free
}

// scoreMove scores a move at a ply, the last of a line, for the player who makes it.
// It says on which ply that rests, and whether it is final: else what follows is
// to be looked into.
func (s *search) scoreMove(ply int, n *next) (score int32, rest int, final bool) {
	f := &s.stack[ply]
	if n.unseen {
		return n.guess, free, true
	}
	if n.pos.Over() {
		return forMover(f, n, ended(&n.pos, ply+1)), free, true
	}
	since := ply + 1
	if mayReturn(&f.pos, &n.pos) {
		since = f.since
		if at, again := s.repeated(ply+1, since, &n.pos); again {
			return forMover(f, n, s.repetition(&n.pos)), at, true
		}
	}
	if score, ok := s.probe(&n.pos, ply+1, since, -Win, Win); ok {
		return forMover(f, n, score), free, true
	}
	return forMover(f, n, s.eval.Score(&n.pos)), free, s.captures == 0
}

// scoreCaptures scores a move at a ply, the last of a line, by the captures that may
// follow.
func (s *search) scoreCaptures(ply int, n *next, alpha, beta int32) int32 {
	stand := s.eval.Score(&n.pos)
	if n.pos.Turn() == s.stack[ply].pos.Turn() {
		return s.quiet(&n.pos, ply+1, s.captures, stand, alpha, beta)
	}
	return -s.quiet(&n.pos, ply+1, s.captures, stand, -beta, -alpha)
}

// try scores a move for the player who makes it: all but the first with an
// empty window, which is opened only if the move turns out better.
func (s *search) try(ply int, n *next, depth int, alpha, beta int32, first bool) (int32, int) {
	c := &s.stack[ply+1]
	if n.unseen {
		c.len = 0
		return n.guess, free
	}
	c.pos = n.pos
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

// quiet scores a position at a ply in which the game goes on, looking only at
// moves that capture, a number of plies ahead, and at the choice to make none:
// then it is worth what it is as it stands.
func (s *search) quiet(p *engine.Position, ply, depth int, stand, alpha, beta int32) int32 {
	best := stand
	if depth == 0 || best >= beta {
		return best
	}
	f := &s.stack[ply]
	c := &f.next[0].pos
	for _, m := range s.rules.Candidates(p, f.moves[:0]) {
		if !s.clock.spend() {
			return 0
		}
		if !s.rules.PlayInto(c, p, m) || !isNoisy(p, c) {
			continue
		}
		score := s.afterCapture(c, p.Turn(), ply, depth, max(alpha, best), beta)
		if best = max(best, score); best >= beta {
			break
		}
	}
	return best
}

// afterCapture scores the position after a capture for the player who made it.
func (s *search) afterCapture(c *engine.Position, mover engine.Player, ply, depth int, alpha, beta int32) int32 {
	again := c.Turn() == mover
	switch {
	case c.Over() && again:
		return ended(c, ply+1)
	case c.Over():
		return -ended(c, ply+1)
	case again:
		return s.quiet(c, ply+1, depth-1, s.eval.Score(c), alpha, beta)
	}
	return -s.quiet(c, ply+1, depth-1, s.eval.Score(c), -beta, -alpha)
}

// isNoisy reports whether a move leaves a position that should not be judged
// as it stands: the mover has captured more than the odd seed, or ended the
// game.
func isNoisy(before, after *engine.Position) bool {
	store := engine.StoreOf(before.Turn())
	return after.Over() || after.Seeds(store) > before.Seeds(store)+1
}

// tried is the rank of a move that has been tried.
const tried = math.MinInt32

// pick returns the move of the highest rank, which it has to be told of when it
// was tried.
func pick(moves []next) *next {
	best := &moves[0]
	for i := range moves[1:] {
		if c := &moves[i+1]; c.rank > best.rank {
			best = c
		}
	}
	return best
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
		if c.move = m; !s.play(&f.pos, c) {
			continue
		}
		c.rank = s.rank(f, c, ply, hint)
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
		score = s.eval.Score(q)
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
