package main

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"strings"
	"time"

	"ayoayo/ai"
	"ayoayo/ai/cli"
	"ayoayo/ai/endgame"
	"ayoayo/ai/wire"
	"ayoayo/engine"
)

// analysisTime is the limit of an analysis without one.
const analysisTime = 2 * time.Second

func analyzeCommand() cli.Command {
	return cli.Command{
		Name:  "analyze",
		Usage: `-rules R [-position P] [-moves "C d ..."] [-time 2s] [-depth D] [-nodes N] [-lines K] [-tables N] [-json]`,
		About: "find the best moves",
		Help: `Searches until the first of the limits, 2 seconds if none is given, and prints a
line for each of the K best moves, the best first, with tabs between the fields:
the move; the score in seeds for the player to move, or "win in N" or "loss in N"
plies, without a number where it is not known how many at most; "exact" if the score is proven, else "-"; the depth; the expected play; the
positions looked at; positions a second.

Proofs are looked for and endgame tables are used as in the program. They are built
before, up to 12 seeds or as many as are on the board.

With -json a line is an object with move, score (in hundredths of a seed; a win
in N plies is 1000000-N), exact, depth, line, nodes and nps.`,
		Flags: func(fs *flag.FlagSet) cli.Action {
			var at place
			var l cli.Limits
			lines, tables := 1, endgame.MaxSeeds
			at.define(fs)
			fs.StringVar(&at.moves, "moves", "", "`moves` played from there, in quotes")
			l.Define(fs)
			cli.WholeFlag(fs, &lines, "lines", 1, engine.MaxMoves, "number of `moves` to report (1 if left out)")
			cli.WholeFlag(fs, &tables, "tables", 0, endgame.MaxSeeds, "most `seeds` of the endgame tables (12 if left out), 0 for none")
			asJSON := fs.Bool("json", false, "print JSON")
			return func(s cli.Streams, args []string) error {
				if err := cli.NoArgs(args); err != nil {
					return err
				}
				g, err := at.game()
				if err != nil {
					return err
				}
				if l.None() {
					l.Time = analysisTime
				}
				found, err := analyze(g, l.Request(wire.Request{Lines: lines}), tables)
				if err != nil {
					return cli.Misuse(err)
				}
				for _, a := range found {
					text := a.text()
					if *asJSON {
						text = a.json()
					}
					fmt.Fprintln(s.Out, text)
				}
				return nil
			}
		},
	}
}

// analysis is what is found out about a move.
type analysis struct {
	Move  string   `json:"move"`
	Score int      `json:"score"`
	Exact bool     `json:"exact"`
	Depth int      `json:"depth"`
	Line  []string `json:"line"`
	Nodes int64    `json:"nodes"`
	NPS   int64    `json:"nps"`
}

// analyze searches a game, with endgame tables of up to some seeds where there are
// any.
func analyze(g *engine.Game, q wire.Request, tables int) ([]analysis, error) {
	mind, p := ai.NewMind(nil), g.Position()
	if seeds := min(tables, p.OnBoard()); seeds > 0 && endgame.Fits(g.Rules()) == nil {
		t, err := endgame.Build(context.Background(), g.Rules(), seeds, nil)
		if err != nil {
			return nil, err
		}
		mind.UseTable(t)
	}
	begun := time.Now()
	reply := mind.Answer(context.Background(), ai.Question(g, q), nil)
	if reply.Error != "" {
		return nil, fmt.Errorf("%s", reply.Error)
	}
	var found []analysis
	for _, i := range reply.Lines {
		line := strings.Fields(i.Line)
		found = append(found, analysis{
			Move: line[0], Score: i.Score, Exact: i.Exact, Depth: i.Depth, Line: line,
			Nodes: i.Nodes, NPS: perSecond(i.Nodes, time.Since(begun)),
		})
	}
	return found, nil
}

// perSecond is the speed of a search.
func perSecond(nodes int64, d time.Duration) int64 {
	return int64(float64(nodes) / max(d.Seconds(), 1e-6))
}

// text writes an analysis as fields with tabs.
func (a analysis) text() string {
	exact := "-"
	if a.Exact {
		exact = "exact"
	}
	return fmt.Sprintf("%s\t%s\t%s\t%d\t%s\t%d\t%d",
		a.Move, scoreText(a.Score), exact, a.Depth, strings.Join(a.Line, " "), a.Nodes, a.NPS)
}

func (a analysis) json() string {
	data, err := json.Marshal(a)
	if err != nil {
		panic("ayo: numbers and texts can always be written as JSON: " + err.Error())
	}
	return string(data)
}

// scoreText writes a score as a player says it.
func scoreText(score int) string {
	const forced = ai.Win / 2 // no other score comes near
	switch {
	case score > forced && ai.Win-score > ai.MostPlies:
		return "win"
	case score < -forced && ai.Win+score > ai.MostPlies:
		return "loss"
	case score > forced:
		return fmt.Sprintf("win in %d", ai.Win-score)
	case score < -forced:
		return fmt.Sprintf("loss in %d", ai.Win+score)
	}
	return fmt.Sprintf("%+.2f", float64(score)/100)
}
