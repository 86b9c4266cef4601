package main

import (
	"flag"
	"fmt"

	"ayoayo/ai/tune"
)

func tuneCommand() command {
	return command{
		name:  "tune",
		usage: "-rules R -games N [-nodes K] [-quiet] [-seed S]",
		about: "find the weights of the evaluation",
		help: `Lets the search play 2N games with itself, as many at once as there are cores: N
by the seeds and N by what the first have taught. Fits by logistic regression what
a position says about who wins, and prints the weights as they stand in
ai/games.go. The same command prints the same weights.`,
		flags: func(fs *flag.FlagSet) action {
			o := tune.Options{Nodes: 1000}
			rules := rulesFlag(fs)
			wholeFlag(fs, &o.Games, "games", 1, 1_000_000, "`number` of games")
			wholeFlag(fs, &o.Nodes, "nodes", 1, maxNodes, "`positions` that the players look at in a turn (1000)")
			fs.BoolVar(&o.Quiet, "quiet", false, "learn nothing from positions before a capture")
			seedFlag(fs, &o.Seed)
			return func(s streams, args []string) error {
				r, err := rules(args)
				if err != nil {
					return err
				}
				if o.Games == 0 {
					return misusef("-games is missing")
				}
				w, err := tune.Weights(r, o, func(games int) {
					if step := max(1, o.Games/5); games%step == 0 {
						fmt.Fprintf(s.errs, "ayo tune: %d of %d games\n", games, 2*o.Games)
					}
				})
				if err != nil {
					return err
				}
				_, err = fmt.Fprintln(s.out, tune.Format(w))
				return err
			}
		},
	}
}
