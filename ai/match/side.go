package match

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"sync"
	"time"

	"ayoayo/ai"
	"ayoayo/ai/cli"
	"ayoayo/ai/endgame"
	"ayoayo/ai/wire"
	"ayoayo/engine"
)

// player picks moves in one game at a time. An error loses the game.
type player interface {
	// begin prepares for a new game.
	begin() error
	// move picks a move in a game that is not over.
	move(g *engine.Game, seed uint64) (engine.Move, error)
	// close ends the player.
	close()
}

// Side is one of the two sides of a match. It plays several games at once, each
// with a player of its own.
type Side struct {
	// text is what the side was called on the command line.
	text string
	make func() (player, error)

	mu   sync.Mutex
	idle []player
}

// NewSide reads the SPEC of a side and makes its first player, so that one that
// can't be made is known before the match.
func NewSide(text string, r *engine.Rules, l cli.Limits) (*Side, error) {
	s := &Side{text: text}
	program, outside := strings.CutPrefix(text, "cmd:")
	switch {
	case outside:
		s.make = func() (player, error) { return startProgram(program, r, l) }
	case text == "random":
		s.make = func() (player, error) { return randomPlayer{}, nil }
	default:
		ours, err := parseOurs(text, l)
		if err == nil && ours.tables > 0 {
			ours.table, err = endgame.Build(context.Background(), r, ours.tables, nil)
		}
		if err != nil {
			return nil, err
		}
		s.make = func() (player, error) { return ours.withMind(), nil }
	}
	first, err := s.make()
	if err != nil {
		return nil, err
	}
	s.put(first)
	return s, nil
}

// get returns a player that is idle, or makes one.
func (s *Side) get() (player, error) {
	s.mu.Lock()
	if n := len(s.idle); n > 0 {
		p := s.idle[n-1]
		s.idle = s.idle[:n-1]
		s.mu.Unlock()
		return p, nil
	}
	s.mu.Unlock()
	return s.make()
}

// put takes a player back.
func (s *Side) put(p player) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.idle = append(s.idle, p)
}

// Close ends the players.
func (s *Side) Close() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, p := range s.idle {
		p.close()
	}
	s.idle = nil
}

// seat is where a side's player sits in one game.
type seat struct {
	side   *Side
	player player
}

// move picks a move and plays it. A player that fails is ended.
func (s *seat) move(g *engine.Game, seed uint64) error {
	err := s.fill()
	if err != nil {
		return err
	}
	m, err := s.player.move(g, seed)
	if err == nil {
		_, err = g.Play(m)
	}
	if err != nil {
		s.player.close()
		s.player = nil
	}
	return err
}

// fill takes a player of the side if none sits there.
func (s *seat) fill() error {
	if s.player != nil {
		return nil
	}
	p, err := s.side.get()
	if err != nil {
		return err
	}
	if err := p.begin(); err != nil {
		p.close()
		return err
	}
	s.player = p
	return nil
}

// release gives the player back.
func (s *seat) release() {
	if s.player != nil {
		s.side.put(s.player)
	}
}

// randomPlayer plays any legal move.
type randomPlayer struct{}

func (randomPlayer) begin() error { return nil }
func (randomPlayer) close()       {}

func (randomPlayer) move(g *engine.Game, seed uint64) (engine.Move, error) {
	legal := g.Legal()
	return legal[rand.New(rand.NewPCG(seed, 0)).IntN(len(legal))], nil
}

// ours is our own search.
type ours struct {
	level  int
	limits cli.Limits
	// tables is the most seeds of the endgame tables, 0 for none, table those
	// tables.
	tables int
	table  *endgame.Table
	mind   *ai.Mind
}

// withMind returns a player with a mind of its own.
func (o ours) withMind() ours {
	o.mind = ai.NewMind(nil)
	o.mind.IgnoreTime()
	if o.table != nil {
		o.mind.UseTable(o.table)
	}
	return o
}

// parseOurs reads a SPEC such as full or level:3,nodes:5000. The limits of the
// match hold for a side that has none of its own and is not a level.
func parseOurs(text string, l cli.Limits) (ours, error) {
	var o ours
	for word := range strings.SplitSeq(text, ",") {
		if word == "full" {
			o.limits = l
			continue
		}
		name, value, _ := strings.Cut(word, ":")
		if err := o.set(name, value); err != nil {
			return o, fmt.Errorf("%q: %w", engine.Clip(word), err)
		}
	}
	return o, nil
}

// set sets a part of a SPEC.
func (o *ours) set(name, value string) (err error) {
	switch name {
	case "level":
		o.level, err = cli.ParseWhole(value, 1, ai.Levels)
	case "depth":
		o.limits.Depth, err = cli.ParseWhole(value, 1, cli.MaxDepth)
	case "nodes":
		o.limits.Nodes, err = cli.ParseWhole(value, 1, cli.MaxNodes)
	case "time":
		o.limits.Time, err = cli.ParseTime(value)
	case "tables":
		o.tables, err = cli.ParseWhole(value, 0, endgame.MaxSeeds)
	default:
		err = errors.New("expected full, level:N, depth:N, nodes:N, time:D, tables:N, random or cmd:PROGRAM")
	}
	return err
}

func (ours) begin() error { return nil }
func (ours) close()       {}

func (o ours) move(g *engine.Game, seed uint64) (engine.Move, error) {
	q := o.limits.Request(wire.Request{Level: o.level, Seed: seed})
	m, _, err := o.mind.Move(g, q)
	return m, err
}

// moveLimit is how long a program may take over a move.
func moveLimit(l cli.Limits) time.Duration {
	if l.Time > 0 {
		return l.Time + 5*time.Second
	}
	return time.Minute
}
