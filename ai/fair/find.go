package fair

import (
	"cmp"
	"math/rand/v2"
	"slices"

	"ayoayo/ai/prove"
	"ayoayo/engine"
)

// maxWin is the most plies of a win that are counted.
const maxWin = 1000

// Search looks for even openings.
type Search struct {
	Rules *engine.Rules
	// Plies is how long the openings are.
	Plies int
	// Seeds is how many seeds are left on the board at most; 0 is any number. The
	// fewer there are, the sooner a value is proven.
	Seeds int
	// Nodes is the most positions expanded for each claim about a position.
	Nodes int64
	// Entries is the size of the prover's table.
	Entries int
	// Sample is how many of the positions after so many plies are looked at,
	// chosen by Seed; 0 is all.
	Sample int
	Seed   uint64
	// Lead, if there is one, guesses by how much the player to move is ahead. The
	// positions in which nobody seems to be are then looked at first.
	Lead func(engine.Position) int
}

// Find proves what positions after so many plies are worth and calls each with
// the openings worth a draw or, in a game without stores, which knows no draw,
// those after which a single move wins. It calls progress with the number of
// positions done and of all.
func (s Search) Find(progress func(done, all int), each func(Opening)) {
	lines := s.lines()
	if s.Seeds > 0 {
		lines = slices.DeleteFunc(lines, func(l line) bool { return l.pos.OnBoard() > s.Seeds })
	}
	if s.Sample > 0 && s.Sample < len(lines) {
		random := rand.New(rand.NewPCG(s.Seed, uint64(s.Plies)))
		random.Shuffle(len(lines), func(i, j int) { lines[i], lines[j] = lines[j], lines[i] })
		lines = lines[:s.Sample]
	}
	if s.Lead != nil {
		s.order(lines)
	}
	prover := prove.New(s.Rules, s.Entries)
	for i, l := range lines {
		if o, ok := s.evaluate(prover, l); ok {
			each(o)
		}
		progress(i+1, len(lines))
	}
}

// line is a way to a position.
type line struct {
	pos   engine.Position
	moves []engine.Move
	// lead is by how much either player seems to be ahead.
	lead int
}

// order puts the lines to positions that seem even in front.
func (s Search) order(lines []line) {
	for i := range lines {
		lead := s.Lead(lines[i].pos)
		lines[i].lead = max(lead, -lead)
	}
	slices.SortStableFunc(lines, func(a, b line) int { return cmp.Compare(a.lead, b.lead) })
}

// lines returns a line to each position that can stand after so many plies.
func (s Search) lines() []line {
	lines := []line{{pos: s.Rules.Start()}}
	for range s.Plies {
		seen := map[engine.Position]bool{}
		var longer []line
		for _, l := range lines {
			for _, m := range s.Rules.Moves(&l.pos, nil) {
				p := l.pos
				s.Rules.Play(&p, m, nil)
				if !p.Over() && !seen[p] {
					seen[p] = true
					longer = append(longer, line{pos: p, moves: append(l.moves[:len(l.moves):len(l.moves)], m)})
				}
			}
		}
		lines = longer
	}
	return lines
}

// evaluate proves what the position at the end of a line is worth, and reports
// whether that makes an even opening.
func (s Search) evaluate(prover *prove.Prover, l line) (Opening, bool) {
	o := Opening{Moves: l.moves}
	if s.Rules.Board().Stores {
		o.Value = prove.Drawn
		return o, prover.Draws(l.pos, s.Nodes)
	}
	if o.Value = prover.Value(l.pos, s.Nodes); o.Value != prove.Win {
		return o, false
	}
	won, err := prover.Strategy(l.pos, prove.Claim{Side: l.pos.Turn()}, s.Nodes)
	if err != nil {
		return o, false // The proof has dropped out of the table.
	}
	o.Plies = len(won.Line(l.pos, maxWin))
	return o, s.single(prover, l.pos)
}

// single reports whether all moves but one are proven to lose.
func (s Search) single(prover *prove.Prover, p engine.Position) bool {
	others := 0
	prover.Moves(p, s.Nodes, func(m prove.MoveValue) {
		if m.Value != prove.Loss {
			others++
		}
	})
	return others == 1
}
