package main

import (
	"bufio"
	"flag"
	"fmt"
	"os"

	"ayoayo/ai/cli"
	"ayoayo/ai/puzzle"
)

func puzzlesCommand() cli.Command {
	return cli.Command{
		Name:  "puzzles",
		Usage: "-rules R -count N [-nodes N] [-seed S] | -check FILE [-nodes N]",
		About: "make puzzles, or prove them anew",
		Help: `Plays games and prints a line for each position near their ends in which exactly one
move wins, or saves a draw, at every step: rule-set, position, the moves with the replies
between them, what they bring, a rating, and the themes, with tabs between them. All of it
is proven. The scores are set so that what is left decides the game. The same seed prints the
same lines. The lines in game/puzzles/puzzles.txt, which the program shows, are made so,
rule-set after rule-set, with -seed 1 and -nodes 10000, for both Owares -nodes 2500.

-check proves every line of such a file anew, and looks its themes up.`,
		Flags: func(fs *flag.FlagSet) cli.Action {
			var check string
			var seed uint64
			count, nodes := 0, int64(20_000)
			rules := cli.RulesFlag(fs)
			cli.WholeFlag(fs, &count, "count", 1, 1_000_000, "`number` of puzzles")
			cli.WholeFlag(fs, &nodes, "nodes", 1, cli.MaxNodes, "most `positions` for each claim tried (20000)")
			cli.SeedFlag(fs, &seed)
			fs.StringVar(&check, "check", "", "`file` whose lines are proven anew")
			return func(s cli.Streams, args []string) error {
				if check != "" {
					return checkPuzzles(s, check, max(nodes, puzzle.CheckNodes))
				}
				r, err := rules(args)
				if err != nil {
					return err
				}
				if count == 0 {
					return cli.Misusef("-count is missing")
				}
				m, made := puzzle.NewMaker(r, nodes, seed), 0
				for made < count && err == nil {
					err = m.Game(func(z puzzle.Puzzle) {
						if made++; made <= count {
							fmt.Fprintln(s.Out, z.Format())
							s.Out.Flush()
						}
					})
				}
				return err
			}
		},
	}
}

// checkPuzzles proves every line of a file anew.
func checkPuzzles(s cli.Streams, name string, nodes int64) error {
	f, err := os.Open(name)
	if err != nil {
		return cli.Misuse(err)
	}
	defer f.Close()
	var prover *puzzle.Prover
	proven, rules := 0, ""
	for lines := bufio.NewScanner(f); lines.Scan(); proven++ {
		z, err := puzzle.Parse(lines.Text())
		if err == nil && z.Rules.String() != rules {
			prover, rules = puzzle.NewProver(z.Rules, nodes), z.Rules.String()
		}
		if err == nil {
			err = prover.Check(&z)
		}
		if err != nil {
			return fmt.Errorf("%s:%d: %w", name, proven+1, err)
		}
	}
	fmt.Fprintf(s.Out, "%d puzzles are proven\n", proven)
	return nil
}
