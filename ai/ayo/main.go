// Command ayo is the engine without a window: it counts, lists, replays,
// analyzes, plays and proves sowing games for players, students, scripts and other
// programs. "ayo help" lists what it can do. What it takes to make the opponent
// is in the command lab.
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
		Name:  "ayo",
		About: "ayo is the engine of Ayoayo without a window.",
		Notes: "Rule-sets, positions and moves are written as the\n" +
			"program shows them: ayoayo;capturer=stays, 4,4,4,4,4,4/4,4,4,4,4,4 0,0 S, C.",
		Commands: []cli.Command{
			gamesCommand(), movesCommand(), replayCommand(), analyzeCommand(), engineCommand(), matchCommand(),
			perftCommand(), vectorsCommand(), proveCommand(), verifyCommand(),
		},
	}
}
