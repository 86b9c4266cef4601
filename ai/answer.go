// Package ai picks moves. [Answer] takes one request, a game and limits, and
// gives a legal move: natively in a goroutine, in the browser inside a worker.
// The search is an iterative deepening alpha-beta over [engine.Rules]; nothing
// in it knows one game from another.
package ai

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"time"

	"ayoayo/ai/wire"
	"ayoayo/engine"
)

const (
	// tableBytes is the memory of a search, entryBytes about what a move looked
	// at needs of it. A search that its limits keep short takes less: fastest is
	// how many moves a fast machine looks at in a millisecond, widest by how
	// many bits another ply makes a search wider.
	tableBytes = 32 << 20
	entryBytes = 64
	fastest    = 10_000
	widest     = 3
	// usual is the limit of a request that sets none.
	usual = time.Second
)

// Answer picks a move for the player to move in the game of a request. It
// returns within the limits of the request and soon after the context is
// cancelled, with a legal move even then. Info, which may be nil, is called
// after every depth, for each line that was asked for, the best first.
//
// At full strength and as the champion, without a limit of depth, a part of the
// limits goes to looking for proofs first: that the player to move wins, or,
// where several lines are asked for, of who wins after each move. What is found
// is kept and followed.
//
// A request that makes no sense, or asks for a move in a game that is over,
// has a reply with an Error that says what is wrong and where. Without a time
// limit the answer depends on the request and on what the mind has kept alone.
func (m *Mind) Answer(ctx context.Context, q wire.Request, info func(wire.Info)) wire.Reply {
	start := time.Now()
	m.mu.Lock()
	defer m.mu.Unlock()
	g, err := gameOf(q)
	if err != nil {
		return wire.Reply{ID: q.ID, Error: err.Error()}
	}
	as := levelOf(g.Rules(), q.Level)
	if m.untimed {
		as.time = 0
	}
	l := limitsOf(q, as, start)
	s := newSearch(ctx, g, l)
	if m.eval != nil {
		// What a tuner finds is not to depend on what was tuned before.
		s.eval, s.margin, s.alone = m.eval, 0, true
	}
	if as.learned {
		s.useTables(m.tables(g.Rules()))
	}
	random := rand.New(rand.NewPCG(q.Seed, uint64(g.Ply())))
	random.Shuffle(len(s.root), func(i, j int) { s.root[i], s.root[j] = s.root[j], s.root[i] })
	as.limit(s, random)
	if len(s.root) == 1 && q.Depth == 0 && q.Nodes == 0 && q.Lines == 0 {
		l.depth = 1
	}
	lines := min(max(q.Lines, 1), len(s.root))
	report := func() {
		for i := 0; i < lines && info != nil; i++ {
			info(s.info(q.ID, &s.root[i]))
		}
	}
	known := s.probeMoves(lines)
	switch {
	case known.Decided() && (known.Low <= 0 || lines > 1) && s.follow(known.Low, lines),
		as.proofs > 0 && q.Depth == 0 && s.solve(m.solverOf(s.rules, as.learned), g, s.clock.effort(as.proofs), lines),
		known.Decided() && s.follow(known.Low, lines):
		report()
	default:
		s.sortProven(lines)
		if as.learned {
			m.reuse(s)
			defer m.keep(s)
		}
		s.deepen(l.depth, lines, report)
	}
	reply := wire.Reply{ID: q.ID, Move: s.rules.FormatMove(s.root[0].move), Info: s.info(q.ID, &s.root[0])}
	for i := range lines {
		reply.Lines = append(reply.Lines, s.info(q.ID, &s.root[i]))
	}
	return reply
}

// gameOf is the game of a request. The error says what can't be understood.
func gameOf(q wire.Request) (*engine.Game, error) {
	if err := check(q); err != nil {
		return nil, err
	}
	r, err := engine.ParseRules(q.Rules)
	if err != nil {
		return nil, err
	}
	start := r.Start()
	if q.Start != "" {
		if start, err = r.ParsePosition(q.Start); err != nil {
			return nil, err
		}
	}
	g := engine.NewGameFrom(r, start)
	if err := g.PlayMoves(q.Moves); err != nil {
		return nil, err
	}
	if _, over := g.Result(); over {
		return nil, fmt.Errorf("the game is over after %d plies: there is no move to pick", g.Ply())
	}
	return g, nil
}

// check reports a number of a request that has no meaning.
func check(q wire.Request) error {
	if q.Level < 0 || q.Level > Levels {
		return fmt.Errorf("level %d; expected 1 to %d, or 0 for full strength", q.Level, Levels)
	}
	if q.Time < 0 || q.Depth < 0 || q.Nodes < 0 || q.Lines < 0 {
		return errors.New("a limit is negative; expected 0 for none")
	}
	return nil
}

// limitsOf gives the limits of a request that was made at a time, those of its
// level among them.
func limitsOf(q wire.Request, as level, made time.Time) limits {
	l := limits{depth: as.plies, nodes: tighter(q.Nodes, as.nodes)}
	if q.Depth > 0 {
		l.depth = min(q.Depth, as.plies)
	}
	const longestTime = int64(24 * time.Hour / time.Millisecond)
	span := tighter(time.Duration(min(q.Time, longestTime))*time.Millisecond, as.time)
	if span == 0 && q.Depth == 0 && l.nodes == 0 {
		span = usual
	}
	if span > 0 {
		l.until = made.Add(span)
	}
	moves := tighter(l.nodes, span.Milliseconds()*fastest)
	if l.depth < 20/widest {
		moves = tighter(moves, 1<<(widest*l.depth))
	}
	l.memory = int(tighter(moves*entryBytes, tableBytes))
	return l
}

// tighter is the smaller of two limits, of which 0 is none.
func tighter[T int64 | time.Duration](a, b T) T {
	if a == 0 || b != 0 && b < a {
		return b
	}
	return a
}

// info tells what is known of a move of the root.
func (s *search) info(id uint64, r *rooted) wire.Info {
	var line strings.Builder
	for i, m := range r.line[:r.len] {
		if i > 0 {
			line.WriteByte(' ')
		}
		line.WriteString(s.rules.FormatMove(m))
	}
	score, exact := r.score, r.score > decided || !s.slipped && r.score < -decided
	if r.proven {
		score, exact = r.proof, true
	}
	return wire.Info{
		ID:    id,
		Depth: r.depth,
		Score: int(score),
		Line:  line.String(),
		Nodes: s.clock.spent,
		Exact: exact,
	}
}
