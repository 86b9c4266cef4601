package main

import (
	"flag"
	"fmt"

	"ayoayo/ai"
	"ayoayo/ai/cli"
	"ayoayo/ai/fair"
	"ayoayo/engine"
)

func fairCommand() cli.Command {
	return cli.Command{
		Name:  "fair",
		Usage: "-rules R -plies N [-nodes N] [-memory MB] [-seeds N] [-sample N] [-seed S] [-even N]",
		About: "look for even openings",
		Help: `Looks at the positions that can stand after N plies and prints a line for each
whose value is proven to be a draw or, in a game that knows no draw, that is won by a
single move: the rule-set, the moves to it, its value, and the plies that a win
takes, with tabs between them. With -even it begins with those that seem even, where
most draws are. The lines in ai/fair/openings.txt, from which the
program offers a fair start, are made so.`,
		Flags: func(fs *flag.FlagSet) cli.Action {
			f := fair.Search{Nodes: 1_000_000}
			rules := cli.RulesFlag(fs)
			cli.WholeFlag(fs, &f.Plies, "plies", 1, 20, "`plies` of an opening")
			cli.WholeFlag(fs, &f.Nodes, "nodes", 1, cli.MaxNodes, "most `positions` for each claim tried (a million)")
			entries := cli.MemoryFlag(fs)
			cli.WholeFlag(fs, &f.Seeds, "seeds", 1, 1_000, "most `seeds` left on the board (any number)")
			cli.WholeFlag(fs, &f.Sample, "sample", 1, 1_000_000, "`number` of positions to look at, drawn by lot; left out, all")
			cli.SeedFlag(fs, &f.Seed)
			var shallow int64
			cli.WholeFlag(fs, &shallow, "even", 1, cli.MaxNodes, "look first at positions that a search of so many `moves` finds even")
			return func(s cli.Streams, args []string) error {
				r, err := rules(args)
				if err != nil {
					return err
				}
				if f.Plies == 0 {
					return cli.Misusef("-plies is missing")
				}
				f.Rules, f.Entries = r, entries()
				if shallow > 0 {
					f.Lead = func(p engine.Position) int { return ai.Score(engine.NewGameFrom(r, p), shallow) }
				}
				return printFair(s, f)
			}
		},
	}
}

// printFair prints openings as they are found.
func printFair(s cli.Streams, f fair.Search) error {
	var failed error
	f.Find(func(done, all int) {
		if done*10/all > (done-1)*10/all {
			fmt.Fprintf(s.Errs, "lab fair: %d of %d positions\n", done, all)
		}
	}, func(o fair.Opening) {
		fmt.Fprintln(s.Out, o.Format(f.Rules))
		if err := s.Out.Flush(); err != nil {
			failed = err
		}
	})
	return failed
}
