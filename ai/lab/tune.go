package main

import (
	"flag"
	"fmt"

	"ayoayo/ai/cli"
	"ayoayo/ai/tune"
)

func tuneCommand() cli.Command {
	return cli.Command{
		Name:  "tune",
		Usage: "-rules R -games N [-nodes K] [-quiet | -placed] [-seed S]",
		About: "find the weights of the evaluation",
		Help: `Lets the search play 2N games with itself, as many at once as there are cores: N
by the seeds and N by what the first have taught. Fits by logistic regression what
a position says about who wins, and prints the weights as they stand in
ai/games.go. The same command prints the same weights.

-placed goes on from there, on boards of two rows with stores: in twice N more
games it has a third of the positions judged by a search of 20K positions, and
fits to that what a pit is worth by its place, its seeds and the phase of the
game.`,
		Flags: func(fs *flag.FlagSet) cli.Action {
			o := tune.Options{Nodes: 1000}
			rules := cli.RulesFlag(fs)
			cli.WholeFlag(fs, &o.Games, "games", 1, 1_000_000, "`number` of games")
			cli.WholeFlag(fs, &o.Nodes, "nodes", 1, cli.MaxNodes, "`positions` that the players look at in a turn (1000)")
			fs.BoolVar(&o.Quiet, "quiet", false, "learn nothing from positions before a capture")
			placed := fs.Bool("placed", false, "find the weights by place")
			cli.SeedFlag(fs, &o.Seed)
			return func(s cli.Streams, args []string) error {
				r, err := rules(args)
				if err != nil {
					return err
				}
				if o.Games == 0 {
					return cli.Misusef("-games is missing")
				}
				played := func(games int) {
					if step := max(1, o.Games/5); games%step == 0 {
						fmt.Fprintf(s.Errs, "lab tune: %d games\n", games)
					}
				}
				text := ""
				if *placed {
					text, err = formatted(tune.Placed(r, o, played))
				} else {
					text, err = formatted(tune.Weights(r, o, played))
				}
				if err != nil {
					return err
				}
				_, err = fmt.Fprintln(s.Out, text)
				return err
			}
		},
	}
}

// formatted writes weights that were found.
func formatted[W tune.Kinds](w W, err error) (string, error) { return tune.Format(w), err }
