package main

import (
	"flag"

	"ayoayo/ai/cli"
	"ayoayo/engine"
)

// place is where a command begins: a rule-set and a position.
type place struct{ rules, position, moves string }

// define defines the flags -rules and -position.
func (p *place) define(fs *flag.FlagSet) {
	fs.StringVar(&p.rules, "rules", "", cli.RulesUsage)
	fs.StringVar(&p.position, "position", "", "`position` to begin from, in quotes; left out, the start")
}

// game returns the game that the flags describe.
func (p *place) game() (*engine.Game, error) {
	r, err := cli.ParseRules(p.rules)
	if err != nil {
		return nil, err
	}
	start := r.Start()
	if p.position != "" {
		if start, err = r.ParsePosition(p.position); err != nil {
			return nil, cli.Misusef("-position: %w", err)
		}
	}
	g := engine.NewGameFrom(r, start)
	if err := g.PlayMoves(p.moves); err != nil {
		return nil, cli.Misusef("-moves: %w", err)
	}
	return g, nil
}

// stateOf describes the state of a game: its position, result (S, N, draw or
// *) and the way it ended.
func stateOf(g *engine.Game) string {
	p := g.Position()
	result, how := "*", engine.NotEnded
	if res, over := g.Result(); over {
		result, how = res.Text(), res.End
	}
	return g.Rules().FormatPosition(&p) + "\t" + result + "\t" + how.String()
}
