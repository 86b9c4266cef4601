package main

import (
	"flag"
	"fmt"

	"ayoayo/ai/tune"
)

func tuneCommand() command {
	return command{
		name:  "tune",
		usage: "-rules R -games N [-depth D] [-quiet] [-seed S]",
		about: "find the weights of the evaluation",
		help: `Lets a plain search play 2N games with itself, N by the seeds and N by what the
first have taught, fits by logistic regression what a position says about who
wins, and prints the weights as a row of the table in ai/evaluation.go. The same
command prints the same row.`,
		flags: func(fs *flag.FlagSet) action {
			o := tune.Options{Depth: 3}
			rules := rulesFlag(fs)
			wholeFlag(fs, &o.Games, "games", 1, 1_000_000, "`number` of games")
			wholeFlag(fs, &o.Depth, "depth", 1, 20, "`plies` that the players look ahead (3 if left out)")
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
				row, err := tune.Weights(r, o, func(games int) {
					if step := max(1, o.Games/5); games%step == 0 {
						fmt.Fprintf(s.errs, "ayo tune: %d of %d games\n", games, 2*o.Games)
					}
				})
				if err != nil {
					return err
				}
				_, err = s.out.WriteString(row)
				return err
			}
		},
	}
}
