package engine

import "fmt"

// Game is a game in progress: where it started, what was played, and, when it
// is over, its result. Plies that were undone are kept for redo until another
// move is played.
type Game struct {
	rules *Rules
	start Position
	plies []played
	at    int
	// quit is who resigned, quitAt the ply at which that happened; stayed says
	// that the resignation was undone and can be redone.
	quit   Player
	quitAt int
	stayed bool
}

// played is a ply and the position after it.
type played struct {
	move  Move
	after Position
	// fresh says that repetition counts from here: a new round began.
	fresh bool
}

// Result is how a game ended.
type Result struct {
	// Winner is Nobody for a draw.
	Winner Player
	End    End
	// By is who ended it, by having no legal move or by resigning; Nobody where
	// [End.ByPlayer] is false.
	By Player
}

// NewGame starts a game from the rule-set's start.
func NewGame(r *Rules) *Game { return NewGameFrom(r, r.Start()) }

// NewGameFrom starts a game from a position of the rule-set, as
// [Rules.ParsePosition] gives it.
func NewGameFrom(r *Rules, start Position) *Game {
	return &Game{rules: r, start: start, quit: Nobody}
}

// Rules returns the game's rule-set.
func (g *Game) Rules() *Rules { return g.rules }

// Start returns the position the game started from.
func (g *Game) Start() Position { return g.start }

// Position returns the position after the plies played so far.
func (g *Game) Position() Position { return g.After(g.at) }

// After returns the position after the first n plies, 0 to Len.
func (g *Game) After(n int) Position {
	if n == 0 {
		return g.start
	}
	return g.plies[n-1].after
}

// Ply returns the number of plies played so far, undone ones left out.
func (g *Game) Ply() int { return g.at }

// Len returns the number of plies played, undone ones counted.
func (g *Game) Len() int { return len(g.plies) }

// Move returns the n-th ply's move, from 0, undone ones counted.
func (g *Game) Move(n int) Move { return g.plies[n].move }

// Moves returns the moves played so far, undone ones left out.
func (g *Game) Moves() []Move {
	moves := make([]Move, g.at)
	for i := range moves {
		moves[i] = g.plies[i].move
	}
	return moves
}

// Legal returns the legal moves, none when the game is over.
func (g *Game) Legal() []Move {
	if _, over := g.Result(); over {
		return nil
	}
	p := g.Position()
	return g.rules.Moves(&p, nil)
}

// Result returns how the game ended, and false while it goes on.
func (g *Game) Result() (Result, bool) {
	if g.resigned() {
		return Result{Winner: g.quit.Other(), End: EndResigned, By: g.quit}, true
	}
	p := g.Position()
	by := Nobody
	if p.end.ByPlayer() {
		by = p.turn
	}
	return Result{Winner: p.winner, End: p.end, By: by}, p.Over()
}

// PlayMoves plays a list of moves, joined or separated by spaces. The error
// counts the moves from 1 and says what is wrong with one that can't be read or
// played; one that can't be read leaves the game as it was, one that can't be
// played leaves it before that move.
func (g *Game) PlayMoves(list string) error {
	moves, err := g.rules.ParseMoves(list)
	if err != nil {
		return err
	}
	for i, m := range moves {
		if _, err := g.Play(m); err != nil {
			return fmt.Errorf("move %d: %w", i+1, err)
		}
	}
	return nil
}

// Repeated returns how often the present position has stood in the game (in a
// game of rounds, in the round), this time included; the third time ends it.
func (g *Game) Repeated() int {
	p := g.Position()
	n := 1
	for i := g.at - 1; i >= 0; i-- {
		if g.plies[i].fresh {
			return n
		}
		if g.After(i) == p {
			n++
		}
	}
	return n
}

// Trace returns what happened in the n-th ply, from 0, the end by repetition
// included.
func (g *Game) Trace(n int) *Trace {
	ply, t, err := g.carryOut(g.After(n), g.plies[n].move)
	if err != nil {
		// The ply was legal when it was played and nothing has changed since.
		panic("engine: a played move is no longer legal: " + err.Error())
	}
	if ply.after != g.plies[n].after {
		g.rules.game.repeat(&ply.after, t) // as it did when the ply was played
	}
	return t
}

// Undo takes the last ply back and reports whether there was one; a
// resignation counts as one.
func (g *Game) Undo() bool {
	if g.resigned() {
		g.stayed = true
		return true
	}
	return g.Jump(g.at - 1)
}

// Redo plays an undone ply again and reports whether there was one; a
// resignation counts as one.
func (g *Game) Redo() bool {
	if g.at == g.quitAt && g.quit != Nobody && g.stayed {
		g.stayed = false
		return true
	}
	return g.Jump(g.at + 1)
}

// CanRedo reports whether there is an undone ply, or an undone resignation, to
// be played again.
func (g *Game) CanRedo() bool {
	return g.at < len(g.plies) || g.quit != Nobody && g.at == g.quitAt && g.stayed
}

// resigned reports whether a player's giving up ends the game at this ply.
func (g *Game) resigned() bool { return g.quit != Nobody && g.at == g.quitAt && !g.stayed }

// Jump goes to the position after n plies, 0 to Len, and reports whether there
// is one.
func (g *Game) Jump(n int) bool {
	if n < 0 || n > len(g.plies) {
		return false
	}
	g.at = n
	return true
}

// Resign ends the game by a player's giving up; in a game that is over it does
// nothing and reports false.
func (g *Game) Resign(p Player) bool {
	if _, over := g.Result(); over {
		return false
	}
	g.plies = g.plies[:g.at]
	g.quit, g.quitAt, g.stayed = p, g.at, false
	return true
}
