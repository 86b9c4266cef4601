package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"

	"ayoayo/engine"
)

// jsonGame is a game on a line of JSON, as the vectors write it.
type jsonGame struct {
	Rules string   `json:"rules"`
	Start string   `json:"start"`
	Moves []string `json:"moves"`
	// Positions are those after each of the first six plies, fewer if the game
	// is shorter, and then the last one; without them none are compared.
	Positions []string `json:"positions"`
	// Result is S, N, draw, or null for a game that was cut off.
	Result *string `json:"result"`
	// End is end, repetition or unfinished; without it neither it nor the result
	// is compared.
	End string `json:"end"`
}

// shown is how many of the first positions a line holds.
const shown = 6

// parseJSONGame reads a line.
func parseJSONGame(line []byte) (jsonGame, error) {
	var j jsonGame
	if err := json.Unmarshal(line, &j); err != nil {
		return j, fmt.Errorf("%q is not a game in JSON: %w", clip(string(line)), err)
	}
	return j, nil
}

// replay plays the game and holds it against what the line says of it. The
// error names the ply.
func (j jsonGame) replay() (*engine.Game, error) {
	r, err := engine.ParseRules(j.Rules)
	if err != nil {
		return nil, fmt.Errorf("rules: %w", err)
	}
	start := r.Start()
	if j.Start != "" {
		if start, err = r.ParsePosition(j.Start); err != nil {
			return nil, fmt.Errorf("start: %w", err)
		}
	}
	g := engine.NewGameFrom(r, start)
	for i, text := range j.Moves {
		m, err := r.ParseMove(text)
		if err == nil {
			_, err = g.Play(m)
		}
		if err != nil {
			return nil, fmt.Errorf("ply %d: %w", i+1, err)
		}
	}
	if err := j.comparePositions(g); err != nil {
		return nil, err
	}
	return g, j.compareEnd(g)
}

// comparePositions compares the positions that the line gives.
func (j jsonGame) comparePositions(g *engine.Game) error {
	if j.Positions == nil {
		return nil
	}
	plies := []int{}
	for n := 1; n <= min(shown, g.Len()); n++ {
		plies = append(plies, n)
	}
	plies = append(plies, g.Len())
	if len(j.Positions) != len(plies) {
		return fmt.Errorf("%d positions are given for %d plies; expected %d", len(j.Positions), g.Len(), len(plies))
	}
	for i, n := range plies {
		p := g.After(n)
		if text := g.Rules().FormatPosition(&p); text != j.Positions[i] {
			return fmt.Errorf("ply %d: the position is %s, but %q is given", n, text, clip(j.Positions[i]))
		}
	}
	return nil
}

// compareEnd compares how the line says the game ended.
func (j jsonGame) compareEnd(g *engine.Game) error {
	if j.End == "" {
		return nil
	}
	if ends := []string{"end", "repetition", "unfinished"}; !slices.Contains(ends, j.End) {
		return fmt.Errorf("end %q; expected end, repetition or unfinished", clip(j.End))
	}
	end, result := "unfinished", "null"
	if res, over := g.Result(); over {
		end, result = "end", res.Text()
		if res.End == engine.EndRepetition {
			end = "repetition"
		}
	}
	given := "null"
	if j.Result != nil {
		given = *j.Result
	}
	if given != result || j.End != end {
		return fmt.Errorf("ply %d: the result is %s (%s), but %q (%s) is given", g.Len(), result, end, clip(given), j.End)
	}
	return nil
}

// maxLine is the length of the longest line that is read.
const maxLine = 1 << 20

// eachLine calls visit with every line that is not empty and its number, from
// 1, until visit returns an error.
func eachLine(in io.Reader, visit func(n int, line []byte) error) error {
	sc := bufio.NewScanner(in)
	sc.Buffer(nil, maxLine)
	n := 1
	for ; sc.Scan(); n++ {
		if len(sc.Bytes()) == 0 {
			continue
		}
		if err := visit(n, sc.Bytes()); err != nil {
			return err
		}
	}
	if errors.Is(sc.Err(), bufio.ErrTooLong) {
		return fmt.Errorf("line %d is longer than %d bytes", n, maxLine)
	}
	return sc.Err()
}
