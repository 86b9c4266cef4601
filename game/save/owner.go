package save

// One window owns the game of a slot and plays it; the others follow. The owner
// holds a lock, which the system takes from it when it ends, however it ends.
// Where there are no locks everybody owns every game, and that no store writes
// over what it has not read holds all the same.

// lock is a lock that several windows want.
type lock interface {
	// others reports whether another window has it. It is asked again and again, and
	// takes the lock when nobody has it.
	others() bool
	// take takes it from whoever has it.
	take()
	// drop gives it up for good.
	drop()
}

// Others reports whether another window owns the game of this slot. Whoever asks
// becomes the owner when there is none, and gives up the game of any other slot.
func (s *Store) Others() bool {
	lock := s.own()
	return lock != nil && lock.others()
}

// TakeOver makes this window the owner of the game of this slot.
func (s *Store) TakeOver() {
	if lock := s.own(); lock != nil {
		lock.take()
	}
}

// Close gives up what this window owns.
func (s *Store) Close() {
	if s.owner != nil {
		s.owner.drop()
	}
	s.owner, s.owned = nil, ""
}

// own returns the lock of this slot's game, nil where there are no locks.
func (s *Store) own() lock {
	if name := s.gameName(); s.owned != name && s.medium != nil {
		s.Close()
		s.owner, s.owned = s.medium.lock(name), name
	}
	return s.owner
}
