package main

import (
	"flag"
	"fmt"
	"os"

	"ayoayo/ai/cli"
	"ayoayo/ai/prove/verify"
)

func verifyCommand() cli.Command {
	return cli.Command{
		Name:  "verify",
		Usage: "CERT",
		About: "check a certificate",
		Help: `Checks a certificate as "ayo prove -o" writes it ("-" reads it from the standard
input). The checker knows the rules and nothing of the search: it follows the
certificate's moves, tries every reply, and counts a position that comes back
against the side that proves. A store that holds more than half of the seeds
decides a game, also where the rules play on. It ends with "proven: ..." or says where the proof
fails; then the exit code is 1.`,
		Flags: func(*flag.FlagSet) cli.Action {
			return func(s cli.Streams, args []string) error {
				if len(args) != 1 {
					return cli.Misusef("%d certificates are given; expected one", len(args))
				}
				in := s.In
				if args[0] != "-" {
					f, err := os.Open(args[0])
					if err != nil {
						return cli.Misuse(err)
					}
					defer f.Close()
					in = f
				}
				found, err := verify.Check(in)
				if err != nil {
					return fmt.Errorf("not proven: %w", err)
				}
				fmt.Fprintf(s.Out, "proven: %s from %s in %s (%d replies, %d positions)\n",
					found.Claim, found.Position, found.Rules, found.Replies, found.Walked)
				return nil
			}
		},
	}
}
