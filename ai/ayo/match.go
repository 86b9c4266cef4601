package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"sync"
	"time"

	"ayoayo/ai/parallel"
	"ayoayo/engine"
)

func matchCommand() command {
	return command{
		name:  "match",
		usage: "-rules R -a SPEC -b SPEC -games N [-openings K] [-plies M] [-time 1s] [-depth D] [-nodes N] [-seed S] [-records FILE]",
		about: "let two players play many games",
		help: `Plays N games between the players a and b, as many at once as there are cores,
and prints, as a sees it, with tabs between the fields: games, wins, draws,
losses, forfeits if there were any, the score with its 95% interval (Wilson's), and
the difference in Elo with the same interval.

A SPEC is one of
  full             the search at full strength, within -time, -depth and -nodes
  level:2          a level
  nodes:20000      limits of its own, also depth:6, time:200ms; several are joined
                   by commas, also with a level: level:3,nodes:5000
  full,tables:12   with endgame tables up to so many seeds on the board, for the
                   games that have them
  random           any legal move
  cmd:PROGRAM ...  another program that speaks the protocol of "ayo engine"; its
                   arguments are separated by spaces

Games are played in pairs from the same opening with sides swapped. An opening is
M random plies (6 if left out) after which a short search sees neither side more
than two seeds ahead, or, where there are too few such, the most even ones; there
are K of them, half as many as games if left out. A player that has no limit
moves within 100 ms. The same seed gives the same openings and, between players
without a time limit, the same games.

An outside program that dies, is silent for 5 seconds more than its time (a
minute without -time), or plays what is not legal loses the game; the reason goes
to the error output and to the record. A game that is not over after 2000 plies
is a draw. -records adds the games, in order, to a file of records that "ayo replay"
reads.`,
		flags: func(fs *flag.FlagSet) action {
			m := match{plies: openingPlies}
			var a, b, records string
			rules := rulesFlag(fs)
			fs.StringVar(&a, "a", "", "`player` a")
			fs.StringVar(&b, "b", "", "`player` b")
			wholeFlag(fs, &m.games, "games", 1, 1_000_000, "`number` of games")
			wholeFlag(fs, &m.openings, "openings", 1, 500_000, "`number` of openings")
			wholeFlag(fs, &m.plies, "plies", 0, 100, "`plies` of an opening")
			seedFlag(fs, &m.seed)
			m.limits.define(fs)
			fs.StringVar(&records, "records", "", "`file` to add the games to")
			return func(s streams, args []string) error {
				r, err := rules(args)
				if err != nil {
					return err
				}
				if err := m.prepare(r, a, b); err != nil {
					return err
				}
				defer m.close()
				return m.run(s, records)
			}
		},
	}
}

// match is a series of games between two sides, a and b.
type match struct {
	rules    *engine.Rules
	sides    [2]*side
	games    int
	openings int
	plies    int
	seed     uint64
	limits   limits
}

// prepare checks what the flags say and brings both sides to the board.
func (m *match) prepare(r *engine.Rules, a, b string) (err error) {
	m.rules = r
	if m.games == 0 {
		return misusef("-games is missing")
	}
	if m.openings == 0 {
		m.openings = (m.games + 1) / 2
	}
	if m.limits.none() {
		m.limits.time = usualTime
	}
	for i, text := range []string{a, b} {
		flagName := [2]string{"-a", "-b"}[i]
		if text == "" {
			return misusef("%s is missing", flagName)
		}
		m.sides[i], err = newSide(text, m.rules, m.limits)
		if err != nil {
			m.close()
			return misusef("%s: %w", flagName, err)
		}
	}
	return nil
}

// openingPlies is the usual length of an opening.
const openingPlies = 6

// usualTime is the limit of a move where there is none.
const usualTime = 100 * time.Millisecond

// close sends both sides home.
func (m *match) close() {
	for _, s := range m.sides {
		if s != nil {
			s.close()
		}
	}
}

// run plays the games and prints the result.
func (m *match) run(s streams, records string) (err error) {
	var file io.WriteCloser
	if records != "" {
		if file, err = os.OpenFile(records, os.O_WRONLY|os.O_CREATE|os.O_APPEND, 0o666); err != nil {
			return misusef("-records: %w", err)
		}
		defer func() { err = errors.Join(err, file.Close()) }()
	}
	book := scorebook{games: make([]*played, m.games), errs: s.errs, records: file}
	m.playAll(&book, findOpenings(m.rules, m.openings, m.plies, m.seed))
	book.total.print(s.out)
	return book.err
}

// playAll plays the games of a scorebook, two from each opening.
func (m *match) playAll(book *scorebook, openings [][]engine.Move) {
	parallel.For(m.games, func(i int) {
		book.enter(i, m.play(i, openings[i/2%len(openings)]))
	})
}

// maxPlies is where a game is cut off and counts as a draw.
const maxPlies = 2000

// played is a game that was played.
type played struct {
	record *engine.Record
	// aPlays is the player that a was.
	aPlays engine.Player
	// forfeit is why a side lost before the game was over.
	forfeit error
}

// play plays the i-th game: a is South in every other one.
func (m *match) play(i int, opening []engine.Move) *played {
	g := engine.NewGame(m.rules)
	for _, move := range opening {
		if _, err := g.Play(move); err != nil {
			panic("ayo: an opening was legal when it was found: " + err.Error())
		}
	}
	p := &played{aPlays: engine.Player(i % 2)}
	p.record = &engine.Record{Game: g, Comments: map[int]string{}, Tags: []engine.Tag{
		{Name: "South", Value: m.sides[p.aPlays].text},
		{Name: "North", Value: m.sides[p.aPlays.Other()].text},
		{Name: "Game", Value: fmt.Sprint(i + 1)},
		{Name: "Opening", Value: fmt.Sprint(len(opening))},
	}}
	random := rand.New(rand.NewPCG(m.seed, uint64(i)))
	var hands [2]*hand
	for side := range hands {
		hands[side] = &hand{side: m.sides[side]}
		defer hands[side].release()
	}
	for g.Len() < maxPlies && len(g.Legal()) > 0 {
		position := g.Position()
		mover := position.Turn()
		side := mover ^ p.aPlays // 0 is a, South or North
		if err := hands[side].move(g, random.Uint64()); err != nil {
			p.forfeit = fmt.Errorf("%s (%s) loses game %d: %w", m.sides[side].text, mover, i+1, err)
			p.record.Comments[g.Ply()] = err.Error()
			g.Resign(mover)
		}
	}
	return p
}

// points is what a gets for the game, in halves.
func (p *played) points() int {
	res, over := p.record.Game.Result()
	switch {
	case !over || res.Winner == engine.Nobody:
		return 1
	case res.Winner == p.aPlays:
		return 2
	}
	return 0
}

// scorebook collects games as they end and writes them in order.
type scorebook struct {
	mu    sync.Mutex
	games []*played
	// written is the number of games that have been written.
	written int
	total   tally
	errs    io.Writer
	records io.Writer
	err     error
}

// enter enters the i-th game.
func (b *scorebook) enter(i int, p *played) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if p.forfeit != nil {
		b.total.forfeits++
		fmt.Fprintf(b.errs, "ayo match: %v\n", p.forfeit)
	}
	b.total.count(p.points())
	b.report()
	b.games[i] = p
	for ; b.written < len(b.games) && b.games[b.written] != nil; b.written++ {
		b.write(b.games[b.written])
	}
}

// long is the number of games from which on it is told how a match stands.
const long = 100

// report tells in a long match, a tenth of it at a time, how it stands.
func (b *scorebook) report() {
	all, done := len(b.games), b.total.games()
	if all >= long && done < all && done*10/all > (done-1)*10/all {
		fmt.Fprintf(b.errs, "ayo match: %d of %d games: %d wins, %d draws, %d losses\n",
			done, all, b.total.wins, b.total.draws, b.total.losses)
	}
}

// write writes a game's record.
func (b *scorebook) write(p *played) {
	if b.records == nil || b.err != nil {
		return
	}
	if _, err := fmt.Fprintf(b.records, "%s\n", p.record.Text()); err != nil {
		b.err = fmt.Errorf("-records: %w", err)
	}
}
