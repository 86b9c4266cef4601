package main

import (
	"flag"
	"fmt"
	"time"

	"ayoayo/ai/cli"
	"ayoayo/ai/prove"
	"ayoayo/engine"
)

func proveCommand() cli.Command {
	return cli.Command{
		Name:  "prove",
		Usage: "-rules R [-position P] [-round] [-nodes N] [-memory MB] [-o CERT]",
		About: "prove who wins",
		Help: `Proves what a position is worth when both sides play best. Prints a line for
each legal move: the move, a tab, win, draw, loss or unknown for the player who
makes it, a tab, and the nodes that took. Then the position's own value, its
nodes and the time. A position that comes back counts against the side that
proves, so the values hold under every repetition rule; unknown is what the
nodes, or a proof without circles, did not decide.

-o writes the proof down: a certificate, which "ayo verify" checks. For a win or
a loss it is the winner's, for a draw that the player to move draws at least.`,
		Flags: func(fs *flag.FlagSet) cli.Action {
			var at place
			c := proving{nodes: 1_000_000_000}
			at.define(fs)
			fs.BoolVar(&c.round, "round", false, "prove who wins the first round of a match of rounds")
			cli.WholeFlag(fs, &c.nodes, "nodes", 1, cli.MaxNodes, "most `positions` for each claim tried (a thousand million)")
			entries := cli.MemoryFlag(fs)
			fs.StringVar(&c.file, "o", "", "`file` for the certificate")
			return func(s cli.Streams, args []string) error {
				if err := cli.NoArgs(args); err != nil {
					return err
				}
				g, err := at.game()
				if err != nil {
					return err
				}
				if c.round && !g.Rules().Board().Rounds {
					return cli.Misusef("-round: %s has no rounds", g.Rules().Key())
				}
				c.entries = entries()
				return c.run(s, g)
			}
		},
	}
}

// proving is what the flags of a proof say.
type proving struct {
	round bool
	nodes int64
	// entries is the size of the prover's table.
	entries int
	file    string
}

// run proves the position's value and that of its moves.
func (c proving) run(s cli.Streams, g *engine.Game) error {
	began := time.Now()
	prover := prove.New(g.Rules(), c.entries)
	if c.round {
		prover = prove.NewRound(g.Rules(), c.entries)
	}
	p := g.Position()
	value := prover.Value(p, c.nodes)
	own := prover.Nodes()
	prover.Moves(p, c.nodes, func(m prove.MoveValue) {
		fmt.Fprintf(s.Out, "%s\t%s\t%d\n", g.Rules().FormatMove(m.Move), m.Value, m.Nodes)
		s.Out.Flush() // A proof may take minutes.
	})
	fmt.Fprintf(s.Out, "%s\t%d\t%v\n", value, own, time.Since(began).Round(time.Millisecond))
	if c.file == "" {
		return nil
	}
	claim, ok := prove.ClaimOf(p, value)
	if !ok {
		return fmt.Errorf("the value is unknown, so there is no certificate to write to %s", c.file)
	}
	strategy, err := prover.Strategy(p, claim, c.nodes)
	if err != nil {
		return err
	}
	cert, err := strategy.Certificate(p)
	if err != nil {
		return err
	}
	return cli.WriteFile(c.file, cert)
}
