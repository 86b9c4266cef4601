package puzzle

import (
	"context"
	"fmt"

	"ayoayo/ai/endgame"
	"ayoayo/ai/prove"
	"ayoayo/engine"
)

// CheckNodes is how many positions a proof may take that begins with nothing known, where the
// maker of a puzzle had the proofs of others.
const CheckNodes = 1_000_000

// Prover proves that puzzles have one right move at every step.
type Prover struct {
	rules  *engine.Rules
	prover *prove.Prover
	nodes  int64
}

// tableSeeds is how many seeds the endgame tables have by which puzzles are proven.
const tableSeeds = 8

// NewProver returns a prover for a rule-set that looks at most at a number of positions for
// each claim. In a game of rounds it is the round that is won.
func NewProver(r *engine.Rules, nodes int64) *Prover {
	const entries = 1 << 18
	p := &Prover{rules: r, prover: prove.New(r, entries), nodes: nodes}
	if r.Board().Rounds {
		p.prover = prove.NewRound(r, entries)
	}
	if endgame.Fits(r) == nil {
		if t, err := endgame.Build(context.Background(), r, tableSeeds, nil); err == nil {
			p.prover.UseTable(t)
		}
	}
	return p
}

// Only returns the only move that reaches a goal from a position, and false where there is
// none, more than one, or not everything could be proven.
func (p *Prover) Only(at engine.Position) (only engine.Move, goal Goal, ok bool) {
	var wins, draws []engine.Move
	legal := p.rules.Moves(&at, nil)
	for _, m := range legal {
		to := at
		p.rules.Play(&to, m, nil)
		v := p.prover.Value(to, p.nodes)
		if to.Turn() != at.Turn() {
			v = v.Turned()
		}
		switch v {
		case prove.Win:
			wins = append(wins, m)
		case prove.Drawn:
			draws = append(draws, m)
		case prove.Loss:
		default:
			return engine.NoMove, 0, false
		}
		if len(wins) > 1 {
			return engine.NoMove, 0, false
		}
	}
	switch {
	case len(wins) == 1:
		return wins[0], Wins, true
	case len(wins) == 0 && len(draws) == 1:
		return draws[0], Saves, true
	}
	return engine.NoMove, 0, false
}

// Check proves a puzzle anew: at every step of South's the move of the line is the only one
// that reaches the goal, there is another legal one in the first and the last step, and the
// themes are those that it has.
func (p *Prover) Check(z *Puzzle) error {
	if z.Position.Turn() != engine.South || len(z.Line) == 0 {
		return fmt.Errorf("it is not South's turn, or there is nothing to find")
	}
	at, last := z.Position, 0
	for i, m := range z.Line {
		if at.Turn() == engine.South {
			only, goal, ok := p.Only(at)
			if !ok || only != m || goal != z.Goal {
				return fmt.Errorf("step %d: %s is not proven to be the only move that %s", i+1, p.rules.FormatMove(m), z.Goal)
			}
			last = len(p.rules.Moves(&at, nil))
			if i == 0 && last < 2 {
				return fmt.Errorf("the first move is the only legal one")
			}
		} else if i == len(z.Line)-1 {
			return fmt.Errorf("the line ends with a reply")
		}
		p.rules.Play(&at, m, nil)
	}
	if last < 2 {
		return fmt.Errorf("the last move is the only legal one")
	}
	if found := z.Find(); fmt.Sprint(found) != fmt.Sprint(z.Themes) {
		return fmt.Errorf("its themes are %v; it says %v", found, z.Themes)
	}
	return nil
}
