// Command lab is the workshop of the opponent: it finds weights, rates levels,
// makes the books of proofs and the fair starts that the program ships, and holds
// them to what they promise. "lab help" lists what it can do. What players and
// scripts use is in the command ayo.
package main

import (
	"io"
	"os"

	"ayoayo/ai/cli"
)

func main() {
	os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}

func run(args []string, in io.Reader, out, errs io.Writer) int {
	return program().Run(args, in, out, errs)
}

func program() cli.Program {
	return cli.Program{
		Name:  "lab",
		About: "lab makes and measures what the opponent of Ayoayo is made of.",
		Notes: "\"ayo\" is the program for players and scripts.",
		Commands: []cli.Command{
			tuneCommand(), ratingsCommand(), bookCommand(), championCommand(), fairCommand(), puzzlesCommand(), tableCommand(),
		},
	}
}
