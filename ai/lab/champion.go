package main

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"sync"
	"time"

	"ayoayo/ai"
	"ayoayo/ai/cli"
	"ayoayo/ai/match"
	"ayoayo/ai/parallel"
	"ayoayo/ai/wire"
	"ayoayo/engine"
)

func championCommand() cli.Command {
	return cli.Command{
		Name:  "champion",
		Usage: "-rules R [-games N] [-seed S] [-side N [-first M]]",
		About: "let the champion win the games that can be won",
		Help: `Plays N games of the champion against opponents of three kinds in turn: one that
plays any move, one that plays the move that gains most seeds, with any move in
between, and one that searches. The champion begins and has to win every game of a
rule-set whose start is proven to be a win; one that it does not win is printed and
the exit code is 1. In every fourth game it forgets all that it knows before
each move, as when a worker was restarted.

With -side N it has the losing side and its opponents err: the games are counted in
which it wins, and the plies before it first says that it does. They begin every game
with -first, if it is given: a move that loses, so that it has to win every game.

Prints games, wins, draws and losses, the most nodes and the longest time that
a move took, and the plies before the first certain win, on average.`,
		Flags: func(fs *flag.FlagSet) cli.Action {
			c := champions{games: 2000}
			var side string
			rules := cli.RulesFlag(fs)
			fs.StringVar(&side, "side", "S", "`side` of the champion, S or N")
			fs.StringVar(&c.first, "first", "", "losing `move` with which every game begins against -side N")
			cli.WholeFlag(fs, &c.games, "games", 1, 1_000_000, "`number` of games (2000)")
			cli.SeedFlag(fs, &c.seed)
			return func(s cli.Streams, args []string) error {
				var err error
				if c.rules, err = rules(args); err != nil {
					return err
				}
				switch side {
				case "S":
				case "N":
					c.side = engine.North
				default:
					return cli.Misusef("-side %q; expected S or N", engine.Clip(side))
				}
				if err := c.parseFirst(); err != nil {
					return err
				}
				return c.run(s)
			}
		},
	}
}

// champions is a series of games of the champion.
type champions struct {
	rules *engine.Rules
	side  engine.Player
	// first is the move with which every game begins, if not empty.
	first string
	games int
	seed  uint64

	mu    sync.Mutex
	minds []*ai.Mind
	tally championTally
}

// championTally sums up games.
type championTally struct {
	wins, draws, losses int
	// certain is the number of games in which the champion said that it wins,
	// and plies the sum of the plies played before.
	certain, plies int
	nodes          int64
	slowest        time.Duration
}

// parseFirst checks the move with which every game is to begin.
func (c *champions) parseFirst() error {
	if c.first != "" && c.side == engine.South {
		return cli.Misusef("-first goes with -side N: without it the champion begins")
	}
	if err := engine.NewGame(c.rules).PlayMoves(c.first); err != nil {
		return cli.Misusef("-first: %w", err)
	}
	return nil
}

// must reports whether the champion has to win every game.
func (c *champions) must() bool { return c.side == engine.South || c.first != "" }

// run plays the games and prints the sums.
func (c *champions) run(s cli.Streams) error {
	parallel.For(c.games, func(i int) {
		mind := c.mind()
		defer c.release(mind)
		g := &championGame{champions: c, mind: mind, index: i, random: rand.New(rand.NewPCG(c.seed, uint64(i)))}
		game := g.play()
		c.count(s, i, game, g)
	})
	t := &c.tally
	average := 0.0
	if t.certain > 0 {
		average = float64(t.plies) / float64(t.certain)
	}
	fmt.Fprintf(s.Out, "%d games\t%d wins\t%d draws\t%d losses\t%d nodes\t%v\tcertain in %d, after %.1f plies\n",
		c.games, t.wins, t.draws, t.losses, t.nodes, t.slowest.Round(time.Millisecond), t.certain, average)
	if c.must() && t.wins < c.games {
		return cli.ErrFailed
	}
	return nil
}

// mind returns a mind that is idle, or a new one.
func (c *champions) mind() *ai.Mind {
	c.mu.Lock()
	defer c.mu.Unlock()
	if n := len(c.minds); n > 0 {
		m := c.minds[n-1]
		c.minds = c.minds[:n-1]
		return m
	}
	return ai.NewMind(nil)
}

// release takes a mind back.
func (c *champions) release(m *ai.Mind) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.minds = append(c.minds, m)
}

// count adds a game to the sums, and prints one that should have been won.
func (c *champions) count(s cli.Streams, i int, g *engine.Game, played *championGame) {
	c.mu.Lock()
	defer c.mu.Unlock()
	t := &c.tally
	t.nodes, t.slowest = max(t.nodes, played.nodes), max(t.slowest, played.slowest)
	if played.certain >= 0 {
		t.certain++
		t.plies += played.certain
	}
	res, over := g.Result()
	switch {
	case over && res.Winner == c.side:
		t.wins++
		return
	case over && res.Winner == c.side.Other():
		t.losses++
	default:
		t.draws++
	}
	if c.must() || played.certain >= 0 {
		fmt.Fprintf(s.Errs, "lab champion: game %d was not won:\n%s\n", i+1, (&engine.Record{Game: g}).Text())
	}
}

// championGame is a game that is being played.
type championGame struct {
	*champions
	mind    *ai.Mind
	index   int
	random  *rand.Rand
	nodes   int64
	slowest time.Duration
	// certain is the number of plies before the champion first said that it wins,
	// -1 if it has not.
	certain int
}

func (c *championGame) play() *engine.Game {
	g := engine.NewGame(c.rules)
	if err := g.PlayMoves(c.first); err != nil {
		panic("lab: " + err.Error())
	}
	c.certain = -1
	for g.Len() < match.MaxPlies && len(g.Legal()) > 0 {
		move := c.opponent
		if p := g.Position(); p.Turn() == c.side {
			move = c.champion
		}
		if _, err := g.Play(move(g)); err != nil {
			panic("lab: " + err.Error())
		}
	}
	return g
}

func (c *championGame) champion(g *engine.Game) engine.Move {
	mind := c.mind
	if c.index%4 == 3 {
		mind = ai.NewMind(nil)
	}
	began := time.Now()
	m, info := pick(mind, g, wire.Request{Level: ai.Levels})
	if info.Exact && info.Score > 0 {
		c.nodes, c.slowest = max(c.nodes, info.Nodes), max(c.slowest, time.Since(began))
		if c.certain < 0 {
			c.certain = g.Ply()
		}
	}
	return m
}

func (c *championGame) opponent(g *engine.Game) engine.Move {
	legal := g.Legal()
	any := legal[c.random.IntN(len(legal))]
	switch c.index % 3 {
	case 0:
		return any
	case 1:
		if c.random.IntN(5) == 0 {
			return any
		}
		return greediest(g, legal, c.random)
	}
	if c.random.IntN(8) == 0 {
		return any
	}
	nodes := int64(200) << c.random.IntN(5)
	m, _ := pick(ai.NewMind(nil), g, wire.Request{Nodes: nodes, Depth: 8, Seed: c.random.Uint64()})
	return m
}

func pick(mind *ai.Mind, g *engine.Game, q wire.Request) (engine.Move, wire.Info) {
	m, info, err := mind.Move(g, q)
	if err != nil {
		panic("lab: " + err.Error())
	}
	return m, info
}

// greediest is a move that gains most seeds for the player to move; where there
// are no stores, one that leaves the other most bare.
func greediest(g *engine.Game, legal []engine.Move, random *rand.Rand) engine.Move {
	r, p := g.Rules(), g.Position()
	best, most, ties := legal[0], -1000, 0
	for _, m := range legal {
		q := p
		r.Play(&q, m, nil)
		gain := r.Held(&q, p.Turn())
		switch {
		case gain > most:
			best, most, ties = m, gain, 1
		case gain == most:
			if ties++; random.IntN(ties) == 0 {
				best = m
			}
		}
	}
	return best
}
