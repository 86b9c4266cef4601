package puzzle

import (
	"slices"

	"ayoayo/engine"
)

// Theme is what a puzzle is about. Each has a definition that is looked up on the board.
type Theme string

const (
	// Largest: the right move takes more than any other.
	Largest Theme = "largest"
	// Lesser: it takes something, but another move takes more.
	Lesser Theme = "lesser"
	// Quiet: it takes nothing, though another move takes something.
	Quiet Theme = "quiet"
	// Saving: after it the other player can take less at once than before any move of
	// South's, by fewOf or more.
	Saving Theme = "saving"
	// Starve: after it the other player's row is empty, or no move of it is legal.
	Starve Theme = "starve"
	// Feed: the other row is empty, and seeds have to be brought there.
	Feed Theme = "feed"
	// Finish: the line ends the game, or the round.
	Finish Theme = "finish"
	// Endgame: few seeds are left on a board with stores.
	Endgame Theme = "endgame"
	// Endless: a pit may not be sown since its relay would never end.
	Endless Theme = "endless"
	// Slam: a move takes every seed of the other row, or would if it were let to.
	Slam Theme = "slam"
	// Long: the right move runs on for many laps.
	Long Theme = "long"
)

// Themes are all themes, in the order in which they are shown.
func Themes() []Theme {
	return []Theme{Largest, Lesser, Quiet, Saving, Starve, Feed, Finish, Endgame, Endless, Slam, Long}
}

const (
	// fewOf is how many seeds are worth saving, endgameSeeds the most on the board in an
	// endgame, and longLaps the fewest of a long move.
	fewOf        = 3
	endgameSeeds = 12
	longLaps     = 8
)

// Find returns the themes of a puzzle, as its position and its line have them.
func (p *Puzzle) Find() []Theme {
	var found []Theme
	for _, t := range Themes() {
		if p.is(t) {
			found = append(found, t)
		}
	}
	return found
}

// is reports whether a puzzle is about a theme.
func (p *Puzzle) is(t Theme) bool {
	mine, most := p.captures()
	switch t {
	case Largest:
		return mine > 0 && mine > most
	case Lesser:
		return mine > 0 && mine < most
	case Quiet:
		return mine == 0 && most > 0
	case Saving:
		return p.saves() >= fewOf
	case Starve:
		after := p.after(p.Line[0])
		return !after.Over() && after.Turn() == engine.North && after.InRow(p.Rules.Board().Front(engine.North)) == 0 || after.End() == engine.EndNoMove
	case Feed:
		return p.feeds()
	case Finish:
		return p.finishes()
	case Endgame:
		return p.Rules.Board().Stores && p.Position.OnBoard() <= endgameSeeds
	case Endless:
		return p.refused(engine.RefusedEndless)
	case Slam:
		return p.slams()
	case Long:
		t := p.trace(p.Line[0])
		return t.Laps() >= longLaps
	}
	return false
}

// trace is what a move does in the position.
func (p *Puzzle) trace(m engine.Move) *engine.Trace {
	at, t := p.Position, &engine.Trace{}
	p.Rules.Play(&at, m, t)
	return t
}

// after is the position after a move.
func (p *Puzzle) after(m engine.Move) engine.Position {
	at := p.Position
	p.Rules.Play(&at, m, nil)
	return at
}

// captures is how much the right move takes, and the most that another one does.
func (p *Puzzle) captures() (mine, most int) {
	for _, m := range p.Rules.Moves(&p.Position, nil) {
		n, _ := p.trace(m).Captures(engine.South)
		if m == p.Line[0] {
			mine = n
		} else {
			most = max(most, n)
		}
	}
	return mine, most
}

// saves is how much less the other player can take at once after the right move than if it
// were their turn before it.
func (p *Puzzle) saves() int {
	if !p.Rules.Board().Stores || p.Rules.Board().Rounds {
		return 0
	}
	after := p.after(p.Line[0])
	if after.Over() || after.Turn() != engine.North {
		return 0
	}
	return largest(p.Rules, p.Position.By(engine.North)) - largest(p.Rules, after)
}

// largest is the most that the player to move takes by a move.
func largest(r *engine.Rules, at engine.Position) int {
	most := 0
	for _, m := range r.Moves(&at, nil) {
		to, t := at, &engine.Trace{}
		r.Play(&to, m, t)
		n, _ := t.Captures(at.Turn())
		most = max(most, n)
	}
	return most
}

// feeds reports whether the other row is empty and a pit may not be sown for that.
func (p *Puzzle) feeds() bool {
	return p.Position.InRow(p.Rules.Board().Front(engine.North)) == 0 && p.refused(engine.RefusedHungry)
}

// refused reports whether a pit of South's is refused by a rule.
func (p *Puzzle) refused(why engine.Refusal) bool {
	legal := p.Rules.Moves(&p.Position, nil)
	for _, m := range p.Rules.Candidates(&p.Position, nil) {
		if !m.IsClaim() && !slices.Contains(legal, m) && p.Rules.Refusal(&p.Position, m) == why {
			return true
		}
	}
	return false
}

// finishes reports whether the line ends the game or the round.
func (p *Puzzle) finishes() bool {
	at := p.Position
	for _, m := range p.Line {
		t := &engine.Trace{}
		p.Rules.Play(&at, m, t)
		for _, e := range t.Events {
			if e.Kind == engine.RoundEnded || e.Kind == engine.Dealt {
				return true
			}
		}
	}
	return at.Over()
}

// slams reports whether a move takes all seeds of the other row in a game that takes twos
// and threes, or leaves them since it would.
func (p *Puzzle) slams() bool {
	r := p.Rules
	if r.Value("grandslam") == "" {
		return false
	}
	all, err := r.With("grandslam", "all")
	if err != nil {
		return false
	}
	for _, m := range all.Moves(&p.Position, nil) {
		at, t := p.Position, &engine.Trace{}
		all.Play(&at, m, t)
		row := all.Board().Front(engine.North)
		if n, _ := t.Captures(engine.South); n > 0 && at.InRow(row) == 0 && at.Stored(engine.North) == p.Position.Stored(engine.North) {
			return true
		}
	}
	return false
}
