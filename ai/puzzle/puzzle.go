// Package puzzle has positions in which exactly one move wins, or saves a draw, at every
// step: how they are written down, how they are found in games that the levels play, and
// how that is proven.
package puzzle

import (
	"fmt"
	"strconv"
	"strings"

	"ayoayo/engine"
)

// Goal is what the right moves bring.
type Goal uint8

const (
	// Wins: the right move wins the game or, in a game of rounds, the round, and no
	// other one does.
	Wins Goal = iota
	// Saves: the right move draws, and every other one loses.
	Saves
)

// String is the word for the goal in a file.
func (g Goal) String() string { return [...]string{"wins", "saves"}[g] }

// Puzzle is a position in which South finds the only right move, again and again until
// the line is over.
type Puzzle struct {
	Rules    *engine.Rules
	Position engine.Position
	// Line are the right moves and between them the replies.
	Line []engine.Move
	Goal Goal
	// Rating is how hard it is, on the scale of players' ratings.
	Rating int
	Themes []Theme
}

// Format writes a puzzle as a line of the file, without its end.
func (p *Puzzle) Format() string {
	moves := make([]string, len(p.Line))
	for i, m := range p.Line {
		moves[i] = p.Rules.FormatMove(m)
	}
	themes := make([]string, len(p.Themes))
	for i, t := range p.Themes {
		themes[i] = string(t)
	}
	return strings.Join([]string{
		p.Rules.String(), p.Rules.FormatPosition(&p.Position), strings.Join(moves, " "), p.Goal.String(), strconv.Itoa(p.Rating), strings.Join(themes, " "),
	}, "\t")
}

// fields is how many there are in a line.
const fields = 6

// Parse reads a line as Format writes it. The moves are those of the game that it is
// played by.
func Parse(line string) (Puzzle, error) {
	part := strings.Split(line, "\t")
	if len(part) != fields {
		return Puzzle{}, fmt.Errorf("%d fields; expected %d", len(part), fields)
	}
	var p Puzzle
	var err error
	if p.Rules, err = engine.ParseRules(part[0]); err != nil {
		return p, err
	}
	if p.Position, err = p.Rules.ParsePosition(part[1]); err != nil {
		return p, err
	}
	g := engine.NewGameFrom(p.Rules, p.Position)
	if err := g.PlayMoves(part[2]); err != nil {
		return p, err
	}
	p.Line = g.Moves()
	if part[3] == Saves.String() {
		p.Goal = Saves
	}
	if p.Rating, err = strconv.Atoi(part[4]); err != nil {
		return p, fmt.Errorf("rating: %w", err)
	}
	for _, t := range strings.Fields(part[5]) {
		p.Themes = append(p.Themes, Theme(t))
	}
	return p, nil
}

// Of returns the lines of a file that are by some rules, in order. A line is read by
// Parse.
func Of(file, rules string) []string {
	var lines []string
	for line := range strings.Lines(file) {
		if strings.HasPrefix(line, rules+"\t") {
			lines = append(lines, strings.TrimSuffix(line, "\n"))
		}
	}
	return lines
}

// Today is the place of the puzzle of a day among so many.
func Today(day, of int) int {
	const step = 7919 // a prime, so that neighbours in the file are not neighbours in time
	return ((day*step)%of + of) % of
}

// Own is how many of the moves are the solver's.
func (p *Puzzle) Own() int {
	n, at := 0, p.Position
	for _, m := range p.Line {
		if at.Turn() == engine.South {
			n++
		}
		p.Rules.Play(&at, m, nil)
	}
	return n
}
