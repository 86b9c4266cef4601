package main

import (
	"flag"
	"fmt"
)

func perftCommand() command {
	return command{
		name:  "perft",
		usage: "-rules R [-position P] -depth D",
		about: "count move sequences",
		help: `Prints the number of move sequences of D plies, a tab, and a 64-bit digest in
hexadecimal: the sum, modulo 2^64, of the FNV-1a hashes of the texts of the
positions reached. A ply is one choice: a bonus turn and a claim are plies, a
pass is not. Sequences that end before D plies do not count, and repetition
plays no part.`,
		flags: func(fs *flag.FlagSet) action {
			var at place
			depth := -1
			at.define(fs)
			wholeFlag(fs, &depth, "depth", 0, maxDepth, "`plies` of a sequence")
			return func(s streams, args []string) error {
				if err := noArgs(args); err != nil {
					return err
				}
				g, err := at.game()
				if err != nil {
					return err
				}
				if depth < 0 {
					return misusef("-depth is missing")
				}
				sequences, digest := g.Rules().Perft(g.Start(), depth)
				fmt.Fprintf(s.out, "%d\t%016x\n", sequences, digest)
				return nil
			}
		},
	}
}
