package main

import (
	"context"
	"flag"
	"fmt"
	"time"

	"ayoayo/ai/cli"
	"ayoayo/ai/endgame"
)

func tableCommand() cli.Command {
	return cli.Command{
		Name:  "table",
		Usage: "-rules R -seeds N [-o FILE]",
		About: "build an endgame table",
		Help: `Works out, for every way in which up to N seeds can lie on a board of two rows of
six, how many more of them the player to move takes than the other. Prints a
line for each number of seeds: the seeds, the positions, and those whose worth
does not hang on what a repetition pays; then the time. -o keeps the table in a
file.`,
		Flags: func(fs *flag.FlagSet) cli.Action {
			file, seeds := "", -1
			rules := cli.RulesFlag(fs)
			cli.WholeFlag(fs, &seeds, "seeds", 0, endgame.MaxSeeds, "most `seeds` on the board")
			fs.StringVar(&file, "o", "", "`file` for the table")
			return func(s cli.Streams, args []string) error {
				r, err := rules(args)
				if err != nil {
					return err
				}
				if seeds < 0 {
					return cli.Misusef("-seeds is missing")
				}
				if err := endgame.Fits(r); err != nil {
					return cli.Misusef("-rules: %w", err)
				}
				began := time.Now()
				t, err := endgame.Build(context.Background(), r, seeds, nil)
				if err != nil {
					return err
				}
				took := time.Since(began)
				for n := range seeds + 1 {
					exact, all := t.Exact(n)
					fmt.Fprintf(s.Out, "%d\t%d\t%d\n", n, all, exact)
				}
				fmt.Fprintf(s.Out, "%v\n", took.Round(time.Millisecond))
				if file == "" {
					return nil
				}
				return cli.WriteFile(file, t)
			}
		},
	}
}
