package main

import (
	"flag"
	"fmt"
	"io"

	"ayoayo/ai/cli"
	"ayoayo/engine"
)

func movesCommand() cli.Command {
	return cli.Command{
		Name:  "moves",
		Usage: "-rules R [-position P]",
		About: "list the legal moves",
		Help: `Prints a line for every legal move, with tabs between the fields: the move, the
position after it, the number of seeds the mover captures, the number of laps.
In a game that is over there are none, and the error output says how it ended.`,
		Flags: func(fs *flag.FlagSet) cli.Action {
			var at place
			at.define(fs)
			return func(s cli.Streams, args []string) error {
				if err := cli.NoArgs(args); err != nil {
					return err
				}
				g, err := at.game()
				if err != nil {
					return err
				}
				if _, over := g.Result(); over {
					fmt.Fprintf(s.Errs, "ayo moves: the game is over: %s\n", stateOf(g))
				}
				return listMoves(s.Out, g)
			}
		},
	}
}

// listMoves writes the legal moves of a game with what each does.
func listMoves(w io.Writer, g *engine.Game) error {
	r := g.Rules()
	for _, m := range g.Legal() {
		p := g.Position()
		var t engine.Trace
		mover := p.Turn()
		if !r.Play(&p, m, &t) {
			return fmt.Errorf("%s is listed as legal but can't be played", r.FormatMove(m))
		}
		captured, _ := t.Captures(mover)
		fmt.Fprintf(w, "%s\t%s\t%d\t%d\n", r.FormatMove(m), r.FormatPosition(&p), captured, t.Laps())
	}
	return nil
}
