package main

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"os"
	"time"

	"ayoayo/ai/table"
)

func tableCommand() command {
	return command{
		name:  "table",
		usage: "-rules R -seeds N [-o FILE]",
		about: "build an endgame table",
		help: `Works out, for every way in which up to N seeds can lie on a board of two rows of
six, how many more of them the player to move takes than the other. Prints a
line for each number of seeds: the seeds, the positions, and those whose worth
does not hang on what a repetition pays; then the time. -o keeps the table in a
file.`,
		flags: func(fs *flag.FlagSet) action {
			file, seeds := "", -1
			rules := rulesFlag(fs)
			wholeFlag(fs, &seeds, "seeds", 0, table.MaxSeeds, "most `seeds` on the board")
			fs.StringVar(&file, "o", "", "`file` for the table")
			return func(s streams, args []string) error {
				r, err := rules(args)
				if err != nil {
					return err
				}
				if seeds < 0 {
					return misusef("-seeds is missing")
				}
				if err := table.Fits(r); err != nil {
					return misusef("-rules: %w", err)
				}
				began := time.Now()
				t, err := table.Build(context.Background(), r, seeds, nil)
				if err != nil {
					return err
				}
				took := time.Since(began)
				for n := range seeds + 1 {
					exact, all := t.Exact(n)
					fmt.Fprintf(s.out, "%d\t%d\t%d\n", n, all, exact)
				}
				fmt.Fprintf(s.out, "%v\n", took.Round(time.Millisecond))
				if file == "" {
					return nil
				}
				var data bytes.Buffer
				if _, err := t.WriteTo(&data); err != nil {
					return err
				}
				if err := os.WriteFile(file, data.Bytes(), 0o644); err != nil {
					return misusef("-o: %w", err)
				}
				return nil
			}
		},
	}
}
