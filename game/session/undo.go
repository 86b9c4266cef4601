package session

import "ayoayo/engine"

// CanUndo reports whether there is something to take back.
func (s *Session) CanUndo() bool {
	_, ok := s.undoTo()
	return ok
}

// Undo takes back: against the computer, to the person's own last move, else
// one ply. A resignation is taken back by itself. What somebody who is away has done
// stays.
func (s *Session) Undo() bool {
	to, ok := s.undoTo()
	if !ok {
		return false
	}
	for s.game.Ply() > to || s.resigned() {
		s.game.Undo()
	}
	s.paused = s.Watched()
	return true
}

// undoTo returns the ply that undo goes back to.
func (s *Session) undoTo() (int, bool) {
	at := s.game.Ply()
	if s.resigned() {
		res, _ := s.game.Result()
		return at, !s.seats[res.Winner.Other()].Away
	}
	for n := at - 1; n >= s.opening && !s.awayAt(n); n-- {
		if s.stopsAt(n) {
			return n, true
		}
	}
	return 0, false
}

// CanRedo reports whether there is something to play again.
func (s *Session) CanRedo() bool { return s.game.CanRedo() }

// Redo plays again what was taken back: up to the person's next turn, or one
// ply where that is not to come.
func (s *Session) Redo() bool {
	if !s.CanRedo() {
		return false
	}
	for s.game.Redo() && !s.stopsAt(s.game.Ply()) {
		continue
	}
	s.paused = s.Watched()
	return true
}

// stopsAt reports whether undo and redo may stop after n plies: at a person's
// turn, or anywhere in a game between computers.
func (s *Session) stopsAt(n int) bool {
	p := s.game.After(n)
	return s.Watched() || s.seats[p.Turn()].Here()
}

// awayAt reports whether somebody who is away is to move after n plies.
func (s *Session) awayAt(n int) bool {
	p := s.game.After(n)
	return s.seats[p.Turn()].Away
}

// Watched reports whether two computers play.
func (s *Session) Watched() bool { return s.seats[0].Computer && s.seats[1].Computer }

// Resign gives up the game for the person to move, or for the one person there
// is; a game between computers has nobody who could.
func (s *Session) Resign() bool {
	p, ok := s.resigner()
	return ok && s.game.Resign(p)
}

// CanResign reports whether there is a person who can give up.
func (s *Session) CanResign() bool {
	_, ok := s.resigner()
	_, over := s.game.Result()
	return ok && !over
}

// resigner returns who would give up.
func (s *Session) resigner() (engine.Player, bool) {
	p := s.Turn()
	if !s.seats[p].Here() {
		p = p.Other()
	}
	return p, s.seats[p].Here()
}

// resigned reports whether the game ended by a player's giving up.
func (s *Session) resigned() bool {
	res, over := s.game.Result()
	return over && res.End == engine.EndResigned
}
