// Package fair knows ways to begin a game that is proven to be won from its
// start so that neither side has more than the other: openings after which it
// is a draw when both play best, or, in a game that knows no draw, after which
// one side wins by a single move only.
package fair

import (
	_ "embed"
	"fmt"
	"slices"
	"strings"

	"ayoayo/ai/prove"
	"ayoayo/engine"
)

// Opening is an even way to begin.
type Opening struct {
	// Moves are the moves from the start of the game.
	Moves []engine.Move
	// Value is what the position after them is proven to be worth to the player
	// to move: a draw, or a win by a single move.
	Value prove.Value
	// Plies is how many plies that win takes, against the defence that puts it
	// off longest in the proof that was found.
	Plies int
}

// openings.txt has a line for each opening: rule-set, moves, value and plies,
// with tabs between them. "lab fair" writes such lines.
//
//go:embed openings.txt
var openings string

// Openings returns the openings known for a rule-set, none for most.
func Openings(r *engine.Rules) []Opening {
	var found []Opening
	for line := range strings.Lines(openings) {
		fields, ok := strings.CutPrefix(strings.TrimSuffix(line, "\n"), r.String()+"\t")
		if !ok {
			continue
		}
		o, err := parse(r, fields)
		if err != nil {
			panic("fair: openings.txt: " + err.Error()) // A test reads every line.
		}
		found = append(found, o)
	}
	return found
}

// MovesFor returns the moves of an opening for the side that has the first turn.
func (o Opening) MovesFor(r *engine.Rules, first engine.Player) []engine.Move {
	if first == engine.South {
		return o.Moves
	}
	moves := make([]engine.Move, len(o.Moves))
	for i, m := range o.Moves {
		moves[i] = r.Board().Mirror(m)
	}
	return moves
}

// IsDrawn reports whether a game stands at the end of an opening that is proven to be a
// draw.
func IsDrawn(g *engine.Game) bool {
	r, start, moves := g.Rules(), g.Start(), g.Moves()
	if start != r.StartBy(start.Turn()) {
		return false
	}
	return slices.ContainsFunc(Openings(r), func(o Opening) bool {
		return o.Value == prove.Drawn && slices.Equal(moves, o.MovesFor(r, start.Turn()))
	})
}

// Format writes an opening as a line of the file, without its end.
func (o Opening) Format(r *engine.Rules) string {
	moves := make([]string, len(o.Moves))
	for i, m := range o.Moves {
		moves[i] = r.FormatMove(m)
	}
	return fmt.Sprintf("%s\t%s\t%s\t%d", r, strings.Join(moves, " "), o.Value, o.Plies)
}

// parse reads the fields of a line after the rule-set.
func parse(r *engine.Rules, line string) (o Opening, err error) {
	fields := strings.Split(line, "\t")
	if len(fields) != 3 {
		return o, fmt.Errorf("%q; expected moves, value and plies", line)
	}
	if o.Moves, err = r.ParseMoves(fields[0]); err != nil {
		return o, err
	}
	if o.Value = prove.Drawn; fields[1] != o.Value.String() {
		o.Value = prove.Win
	}
	_, err = fmt.Sscan(fields[2], &o.Plies)
	if err == nil && o.Format(r) != r.String()+"\t"+line {
		err = fmt.Errorf("%q; expected %q", line, o.Format(r))
	}
	return o, err
}
