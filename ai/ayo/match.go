package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"time"

	"ayoayo/ai/cli"
	"ayoayo/ai/match"
)

func matchCommand() cli.Command {
	return cli.Command{
		Name:  "match",
		Usage: "-rules R -a SPEC -b SPEC -games N [-openings K] [-plies M] [-time 1s] [-depth D] [-nodes N] [-seed S] [-records FILE]",
		About: "let two players play many games",
		Help: `Plays N games between the players a and b, as many at once as there are cores,
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

An outside program that exits, is silent for 5 seconds more than its time (a
minute without -time), or plays what is not legal loses the game; the reason goes
to the error output and to the record. A game that is not over after 2000 plies
is a draw. -records adds the games, in order, to a file of records that "ayo replay"
reads.`,
		Flags: func(fs *flag.FlagSet) cli.Action {
			m := matching{plies: match.OpeningPlies}
			rules := cli.RulesFlag(fs)
			fs.StringVar(&m.sides[0], "a", "", "`player` a")
			fs.StringVar(&m.sides[1], "b", "", "`player` b")
			cli.WholeFlag(fs, &m.Games, "games", 1, 1_000_000, "`number` of games")
			cli.WholeFlag(fs, &m.openings, "openings", 1, 500_000, "`number` of openings")
			cli.WholeFlag(fs, &m.plies, "plies", 0, 100, "`plies` of an opening")
			cli.SeedFlag(fs, &m.Seed)
			m.limits.Define(fs)
			fs.StringVar(&m.records, "records", "", "`file` to add the games to")
			return func(s cli.Streams, args []string) error {
				r, err := rules(args)
				if err != nil {
					return err
				}
				m.Rules = r
				defer m.close()
				if err := m.prepare(); err != nil {
					return err
				}
				return m.run(s)
			}
		},
	}
}

// matching is what the flags of a match say.
type matching struct {
	match.Match
	sides    [2]string
	openings int
	plies    int
	limits   cli.Limits
	records  string
}

// usualTime is the limit of a move where there is none.
const usualTime = 100 * time.Millisecond

// prepare checks what the flags say and makes both sides.
func (m *matching) prepare() (err error) {
	if m.Games == 0 {
		return cli.Misusef("-games is missing")
	}
	if m.openings == 0 {
		m.openings = (m.Games + 1) / 2
	}
	if m.limits.None() {
		m.limits.Time = usualTime
	}
	for i, text := range m.sides {
		flagName := [2]string{"-a", "-b"}[i]
		if text == "" {
			return cli.Misusef("%s is missing", flagName)
		}
		if m.Sides[i], err = match.NewSide(text, m.Rules, m.limits); err != nil {
			return cli.Misusef("%s: %w", flagName, err)
		}
	}
	return nil
}

// close ends both sides.
func (m *matching) close() {
	for _, s := range m.Sides {
		if s != nil {
			s.Close()
		}
	}
}

// run plays the games and prints the result.
func (m *matching) run(s cli.Streams) (err error) {
	if m.records != "" {
		file, failed := os.OpenFile(m.records, os.O_WRONLY|os.O_CREATE|os.O_APPEND, 0o666)
		if failed != nil {
			return cli.Misusef("-records: %w", failed)
		}
		defer func() { err = errors.Join(err, file.Close()) }()
		m.Records = file
	}
	m.Openings = match.FindOpenings(m.Rules, m.openings, m.plies, m.Seed)
	m.Report = func(sentence string) { fmt.Fprintf(s.Errs, "ayo match: %s\n", sentence) }
	total, err := m.Play()
	total.Print(s.Out)
	if err != nil {
		return fmt.Errorf("-records: %w", err)
	}
	return nil
}
