package main

import (
	"flag"
	"fmt"

	"ayoayo/ai/cli"
)

func perftCommand() cli.Command {
	return cli.Command{
		Name:  "perft",
		Usage: "-rules R [-position P] -depth D",
		About: "count move sequences",
		Help: `Prints the number of move sequences of D plies, a tab, and a 64-bit digest in
hexadecimal: the sum, modulo 2^64, of the FNV-1a hashes of the texts of the
positions reached. A ply is one choice: a bonus turn and a claim are plies, a
pass is not. Sequences that end before D plies do not count, and repetition
plays no part.`,
		Flags: func(fs *flag.FlagSet) cli.Action {
			var at place
			depth := -1
			at.define(fs)
			cli.WholeFlag(fs, &depth, "depth", 0, cli.MaxDepth, "`plies` of a sequence")
			return func(s cli.Streams, args []string) error {
				if err := cli.NoArgs(args); err != nil {
					return err
				}
				g, err := at.game()
				if err != nil {
					return err
				}
				if depth < 0 {
					return cli.Misusef("-depth is missing")
				}
				sequences, digest := g.Rules().Perft(g.Start(), depth)
				fmt.Fprintf(s.Out, "%d\t%016x\n", sequences, digest)
				return nil
			}
		},
	}
}
