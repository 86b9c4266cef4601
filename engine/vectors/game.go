package vectors

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"ayoayo/engine"
)

// Game is a line of games.jsonl: a whole game in JSON.
type Game struct {
	Rules string `json:"rules"`
	// Start is the position it starts from, "" for the game's own.
	Start string   `json:"start"`
	Moves []string `json:"moves"`
	// Positions are those after the plies that [Shown] lists; without them none
	// are compared.
	Positions []string `json:"positions"`
	// Result is S, N, draw, or null for a game that was cut off.
	Result *string `json:"result"`
	// End is end, repetition or unfinished; without it neither it nor the result
	// is compared.
	End string `json:"end"`
}

// Shown lists the plies after which a line gives the position: each of the first
// six, fewer if the game is shorter, and the last one, even if it is there
// already.
func Shown(plies int) []int {
	var list []int
	for n := 1; n <= min(6, plies); n++ {
		list = append(list, n)
	}
	return append(list, plies)
}

// ParseGame reads a line of games.jsonl.
func ParseGame(line []byte) (Game, error) {
	var v Game
	if err := json.Unmarshal(line, &v); err != nil {
		return v, fmt.Errorf("%q is not a game in JSON: %w", engine.Clip(string(line)), err)
	}
	return v, nil
}

// String writes the line.
func (v Game) String() string {
	start, result := "", "null"
	if v.Start != "" {
		start = fmt.Sprintf("%q: %q, ", "start", v.Start)
	}
	if v.Result != nil {
		result = fmt.Sprintf("%q", *v.Result)
	}
	return fmt.Sprintf("{%q: %q, %s%q: %s, %q: %s, %q: %s, %q: %q}", "rules", v.Rules, start,
		"moves", quoted(v.Moves), "positions", quoted(v.Positions), "result", result, "end", v.End)
}

// quoted writes a list of texts that are made of plain letters, digits and
// signs, which JSON quotes as Go does.
func quoted(texts []string) string {
	list := make([]string, len(texts))
	for i, text := range texts {
		list[i] = strconv.Quote(text)
	}
	return "[" + strings.Join(list, ", ") + "]"
}

// Replay plays the game and holds it against what the line says of it. The
// error names the ply.
func (v Game) Replay() (*engine.Game, error) {
	r, err := engine.ParseRules(v.Rules)
	if err != nil {
		return nil, fmt.Errorf("rules: %w", err)
	}
	start := r.Start()
	if v.Start != "" {
		if start, err = r.ParsePosition(v.Start); err != nil {
			return nil, fmt.Errorf("start: %w", err)
		}
	}
	g := engine.NewGameFrom(r, start)
	for i, text := range v.Moves {
		m, err := r.ParseMove(text)
		if err == nil {
			_, err = g.Play(m)
		}
		if err != nil {
			return nil, fmt.Errorf("ply %d: %w", i+1, err)
		}
	}
	if err := v.comparePositions(g); err != nil {
		return nil, err
	}
	return g, v.compareEnd(g)
}

// comparePositions compares the positions that the line gives.
func (v Game) comparePositions(g *engine.Game) error {
	if v.Positions == nil {
		return nil
	}
	plies := Shown(g.Len())
	if len(v.Positions) != len(plies) {
		return fmt.Errorf("%d positions are given for %d plies; expected %d", len(v.Positions), g.Len(), len(plies))
	}
	for i, n := range plies {
		p := g.After(n)
		if text := g.Rules().FormatPosition(&p); text != v.Positions[i] {
			return fmt.Errorf("ply %d: the position is %s, but %q is given", n, text, engine.Clip(v.Positions[i]))
		}
	}
	return nil
}

// compareEnd compares how the line says the game ended.
func (v Game) compareEnd(g *engine.Game) error {
	if v.End == "" {
		return nil
	}
	if ends := []string{"end", "repetition", "unfinished"}; !slices.Contains(ends, v.End) {
		return fmt.Errorf("end %q; expected end, repetition or unfinished", engine.Clip(v.End))
	}
	end, result := "unfinished", "null"
	if res, over := g.Result(); over {
		end, result = "end", res.Text()
		if res.End == engine.EndRepetition {
			end = "repetition"
		}
	}
	given := "null"
	if v.Result != nil {
		given = *v.Result
	}
	if given != result || v.End != end {
		return fmt.Errorf("ply %d: the result is %s (%s), but %q (%s) is given", g.Len(), result, end, engine.Clip(given), v.End)
	}
	return nil
}
