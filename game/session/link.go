package session

import (
	"ayoayo/engine"
	"ayoayo/game/link"
	"ayoayo/game/seat"
)

// What follows is how a game goes by links from device to device.

// Link tells the game from all others in links, 0 for one that was never sent.
func (s *Session) Link() uint64 { return s.link }

// Away reports whether one of the two is at another device.
func (s *Session) Away() bool { return s.seats[0].Away || s.seats[1].Away }

// AwayToMove reports whether the game waits for a link.
func (s *Session) AwayToMove() bool {
	_, over := s.game.Result()
	return !over && s.seats[s.Turn()].Away
}

// Share returns the game to be sent, as it stands, with an identity that it keeps: the
// given one, unless it has one already. Computers are called what name says.
func (s *Session) Share(id uint64, name func(seat.Seat) string) *link.Game {
	if s.link == 0 {
		s.link = id
	}
	g := &link.Game{ID: s.link, Sender: engine.Nobody, Played: s.game, Comments: s.comments}
	for side, at := range s.Players() {
		g.Names[side] = at.Name
		if at.Computer && at.Name == "" {
			g.Names[side] = name(at)
		}
		if at.Away {
			g.Sender = engine.Player(side).Other()
		}
	}
	return g
}

// Receive begins a game that came by link and that is not known here. Whoever it was sent
// to plays the side that the sender does not; of one that is only shown two people may go
// on.
func Receive(g *link.Game, seed uint64) *Session {
	s := &Session{game: g.Played, comments: g.Comments, seed: seed, link: g.ID}
	for side, name := range g.Names {
		at := engine.Player(side)
		switch {
		case g.Sender != engine.Nobody:
			s.seats[side] = seat.Seat{Name: name, Away: at == g.Sender}
		case name != "":
			s.tags = append(s.tags, engine.Tag{Name: sideTag(at), Value: name})
		}
	}
	return s
}

// Kin is what a game that came by link is to one that is kept.
type Kin uint8

// What it can be: another game, the same, one that was gone on with there, one that was
// gone on with here, or one in which other moves were made.
const (
	Stranger Kin = iota
	Same
	Later
	Earlier
	Branch
)

// Kin says what a game that came by link is to this one, and how many plies they share.
func (s *Session) Kin(g *link.Game) (kin Kin, shared int) {
	mine, theirs := s.game, g.Played
	if s.link == 0 || s.link != g.ID || mine.Rules().String() != theirs.Rules().String() || mine.Start() != theirs.Start() {
		return Stranger, 0
	}
	for shared < min(mine.Ply(), theirs.Ply()) && mine.Move(shared) == theirs.Move(shared) {
		shared++
	}
	_, mineOver := mine.Result()
	_, theirsOver := theirs.Result()
	switch {
	case s.resignedForMe(theirs):
		return Branch, shared
	case shared < mine.Ply() && shared < theirs.Ply():
		return Branch, shared
	case shared < theirs.Ply():
		if s.resigned() || s.playedForMe(theirs) {
			return Branch, shared
		}
		return Later, shared
	case shared < mine.Ply():
		if theirsOver { // given up where it was played on here
			return Branch, shared
		}
		return Earlier, shared
	case mineOver == theirsOver:
		return Same, shared
	case theirsOver:
		return Later, shared
	}
	return Earlier, shared
}

// playedForMe reports whether a game has moves of a side that is played here alone, and
// that were not made here.
func (s *Session) playedForMe(theirs *engine.Game) bool {
	for n := s.game.Ply(); s.Away() && n < theirs.Ply(); n++ {
		if before := theirs.After(n); s.seats[before.Turn()].Here() {
			return true
		}
	}
	return false
}

// resignedForMe reports whether a game was given up by a side that is played here alone,
// and not here.
func (s *Session) resignedForMe(theirs *engine.Game) bool {
	res, over := theirs.Result()
	return over && res.End == engine.EndResigned && s.Away() && !s.resigned() && s.seats[res.Winner.Other()].Here()
}

// GoOnWith plays what a later state of the game has more than this one.
func (s *Session) GoOnWith(g *link.Game) error {
	for _, m := range g.Played.Moves()[s.game.Ply():g.Played.Ply()] {
		if _, err := s.Play(m); err != nil {
			return err
		}
	}
	if res, over := g.Played.Result(); over && res.End == engine.EndResigned {
		s.game.Resign(res.Winner.Other())
	}
	for side := range s.seats {
		if at := &s.seats[side]; at.Away && at.Name == "" {
			at.Name = g.Names[side]
		}
	}
	if s.comments == nil {
		s.comments = map[int]string{}
	}
	for ply, text := range g.Comments {
		if s.comments[ply] == "" { // nothing that is here is written over
			s.comments[ply] = text
		}
	}
	return nil
}
