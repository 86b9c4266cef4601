package session

import (
	"fmt"

	"ayoayo/engine"
	"ayoayo/game/seat"
)

// Open goes on from a game that was written down, at its last ply, with two
// people at the board.
func Open(rec *engine.Record, seed uint64) *Session {
	return &Session{game: rec.Game, tags: rec.Tags, comments: rec.Comments, seed: seed}
}

// Text writes the game down, what can be redone included, with the tags and
// comments that it was opened with. A computer whose side has no name gets the
// one that name gives it.
func (s *Session) Text(name func(seat.Seat) string) string {
	tags := s.tags
	for p, seat := range s.seats {
		side, value := sideTag(engine.Player(p)), seat.Name
		if seat.Computer {
			value = name(seat)
		}
		if value != "" && tagOf(s.tags, side) == "" {
			tags = append(tags[:len(tags):len(tags)], engine.Tag{Name: side, Value: value})
		}
	}
	redone := 0
	for s.game.Redo() {
		redone++
	}
	text := (&engine.Record{Tags: tags, Game: s.game, Comments: s.comments}).Text()
	for range redone {
		s.game.Undo()
	}
	return text
}

// Lead plays an opening, moves that were agreed on and are not taken back, and puts a
// remark behind the last. It ends
// at the first move that is not legal, with an error that names it.
func (s *Session) Lead(moves []engine.Move, remark string) error {
	for i, m := range moves {
		if _, err := s.Play(m); err != nil {
			return fmt.Errorf("move %d of an opening: %w", i+1, err)
		}
	}
	s.opening = s.game.Ply()
	s.comments = map[int]string{s.opening: remark}
	return nil
}

// Remark returns what the record says after some plies, "" for nothing.
func (s *Session) Remark(plies int) string { return s.comments[plies] }

// Standing returns the remark after the plies played so far or, where the
// computer has moved since, the one before its ply.
func (s *Session) Standing() string {
	at := s.game.Ply()
	if remark := s.Remark(at); remark != "" {
		return remark
	}
	if last, ok := s.Last(); ok && s.seats[last.By].Computer {
		return s.Remark(at - 1)
	}
	return ""
}

// sideTag is the name of the tag that holds a player's name.
func sideTag(side engine.Player) string {
	if side == engine.South {
		return "South"
	}
	return "North"
}

// tagOf returns the value of a tag, "" for one that is not there.
func tagOf(tags []engine.Tag, name string) string {
	return (&engine.Record{Tags: tags}).Tag(name)
}

// dropComments drops the comments that stand after some plies: another move was
// played there.
func (s *Session) dropComments(plies int) {
	for n := range s.comments {
		if n > plies {
			delete(s.comments, n)
		}
	}
}
