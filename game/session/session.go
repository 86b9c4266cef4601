// Package session is one game between two seats: who plays which side, whose
// turn it is, what may be taken back, and the record to be saved. It knows
// neither the screen nor where records are kept.
package session

import (
	"cmp"
	"slices"
	"time"

	"ayoayo/engine"
	"ayoayo/game/save"
	"ayoayo/game/seat"
)

// Session is a game and those who play it.
type Session struct {
	game  *engine.Game
	seats [2]seat.Seat
	spent [2]time.Duration
	seed  uint64
	// tags and comments are those of the record that the game was opened from;
	// comments are by the number of plies before them.
	tags     []engine.Tag
	comments map[int]string
	// opening is how many plies were agreed on before the game: they are nobody's, and
	// are not taken back.
	opening int
	// paused says that a computer waits to be told to go on, which it does
	// after plies of a game between computers were taken back.
	paused bool
	// counted is how the result counts in the tally of the players, "" while it does not.
	counted string
	// link tells the game from all others in links, 0 for one that was never sent.
	link uint64
	// legal are the legal moves of the position legalIn; finding them again for
	// every pit of a page would be slow in a game of long relays.
	legal   []engine.Move
	legalIn engine.Position
	// described is of each side the ply that was described last; a page asks for it
	// again and again, and its trace is a relay's whole way.
	described [2]plyCache
}

// plyCache is a ply and where it was played: the n-th, which led to a position.
type plyCache struct {
	Ply
	n     int
	after engine.Position
}

// UsualLevel is a computer's level until another one is chosen.
const UsualLevel = 2

// Setup is what a game is made from.
type Setup struct {
	// Rules is a rule-set string.
	Rules string
	// Seats are South's and North's.
	Seats [2]seat.Seat
	// First has the first turn.
	First engine.Player
	// Start is the position to start from, "" for the rule-set's own; First is
	// not looked at then.
	Start string
}

// New starts a game. The seed makes the computer's choices differ from game to
// game.
func New(setup Setup, seed uint64) (*Session, error) {
	r, err := engine.ParseRules(setup.Rules)
	if err != nil {
		return nil, err
	}
	start := r.StartBy(setup.First)
	if setup.Start != "" {
		if start, err = r.ParsePosition(setup.Start); err != nil {
			return nil, err
		}
	}
	return &Session{game: engine.NewGameFrom(r, start), seats: setup.Seats, seed: seed}, nil
}

// Resume goes on with a game that was saved.
func Resume(rec save.Game, g *engine.Game) *Session {
	s := &Session{game: g, seats: rec.Seats, seed: rec.Seed, counted: rec.Counted, link: rec.Link, opening: min(max(rec.Opening, 0), g.Len())}
	for p, ms := range rec.Spent {
		s.spent[p] = time.Duration(ms) * time.Millisecond
	}
	s.tags, s.comments = rec.Notes()
	return s
}

// Setup returns what a new game of the same kind is made from.
func (s *Session) Setup() Setup {
	start := s.game.Start()
	setup := Setup{Rules: s.Rules().String(), Seats: s.seats, First: start.Turn()}
	if start != s.Rules().StartBy(setup.First) {
		setup.Start = s.Rules().FormatPosition(&start)
	}
	return setup
}

// Counted is how the result counts in the tally of the players, "" while it does not;
// Count changes that.
func (s *Session) Counted() string      { return s.counted }
func (s *Session) Count(counted string) { s.counted = counted }

// Game returns the game, for those who pick a move in it.
func (s *Session) Game() *engine.Game { return s.game }

// Upto returns the game as it stood after the first plies, 0 to Ply, for those
// who study it. It is a game of its own.
func (s *Session) Upto(plies int) *engine.Game {
	g := engine.NewGameFrom(s.Rules(), s.game.Start())
	for _, m := range s.game.Moves()[:plies] {
		if _, err := g.Play(m); err != nil {
			panic("session: a move that was played can't be played again: " + err.Error())
		}
	}
	return g
}

// Seed returns a number for the computer's choices, another one for each ply.
func (s *Session) Seed() uint64 { return s.seed + uint64(s.game.Ply()) }

// Rules returns the rule-set played.
func (s *Session) Rules() *engine.Rules { return s.game.Rules() }

// Position returns the position after the last ply.
func (s *Session) Position() engine.Position { return s.game.Position() }

// Ply returns the number of plies played.
func (s *Session) Ply() int { return s.game.Ply() }

// Legal returns the legal moves of the player to move. The list is the
// session's own.
func (s *Session) Legal() []engine.Move {
	if _, over := s.game.Result(); over {
		return nil
	}
	if p := s.game.Position(); s.legal == nil || s.legalIn != p {
		s.legal, s.legalIn = s.game.Legal(), p
	}
	return s.legal
}

// Result returns how the game ended, and false while it goes on.
func (s *Session) Result() (engine.Result, bool) { return s.game.Result() }

// Seat returns who plays a side.
func (s *Session) Seat(p engine.Player) seat.Seat { return s.seats[p] }

// Seats returns who plays South and North.
func (s *Session) Seats() [2]seat.Seat { return s.seats }

// Players returns who plays South and North, by the names that the record gives where the
// seats have none of their own.
func (s *Session) Players() [2]seat.Seat {
	players := s.seats
	for side := range players {
		players[side].Name = cmp.Or(tagOf(s.tags, sideTag(engine.Player(side))), players[side].Name)
	}
	return players
}

// Near is the side that is near on the screen: that of the person, where one plays
// against the computer or somebody who is away, else South.
func (s *Session) Near() engine.Player {
	if !s.seats[engine.South].Here() && s.seats[engine.North].Here() {
		return engine.North
	}
	return engine.South
}

// Spent returns how long a side has thought.
func (s *Session) Spent(p engine.Player) time.Duration { return s.spent[p] }

// Rounds returns what South and North captured in each round that is over, in
// a game of rounds.
func (s *Session) Rounds() [][2]int {
	var rounds [][2]int
	for i := range s.game.Ply() {
		before, after := s.game.After(i), s.game.After(i+1)
		switch {
		case after.Phase() == engine.Claim, after.End() == engine.EndRounds:
			rounds = append(rounds, [2]int{after.Seeds(engine.SouthStore), after.Seeds(engine.NorthStore)})
		case before.Phase() == engine.Sow && before.Starter() != after.Starter():
			// Both took as much, so that the next round began at once.
			half := s.Rules().Board().Seeds() / 2
			rounds = append(rounds, [2]int{half, half})
		}
	}
	return rounds
}

// Turned reports whether the last ply was a side's.
func (s *Session) Turned(side engine.Player) bool {
	n := s.game.Ply()
	if n == 0 {
		return false
	}
	before := s.game.After(n - 1)
	return before.Turn() == side
}

// Turn returns the player to move.
func (s *Session) Turn() engine.Player {
	p := s.game.Position()
	return p.Turn()
}

// ComputerToMove reports whether the game waits for a computer's move.
func (s *Session) ComputerToMove() bool {
	_, over := s.game.Result()
	return !over && !s.paused && s.seats[s.Turn()].Computer
}

// Paused reports whether a game between computers stands still.
func (s *Session) Paused() bool { return s.paused }

// Pause lets a game between computers stand still.
func (s *Session) Pause() { s.paused = s.Watched() }

// GoOn lets the computers play on.
func (s *Session) GoOn() { s.paused = false }

// Tick counts the time of the player to move.
func (s *Session) Tick(dt time.Duration) {
	if _, over := s.game.Result(); !over && !s.paused {
		s.spent[s.Turn()] += dt
	}
}

// Play plays a move for the player to move and returns what happened.
func (s *Session) Play(m engine.Move) (*engine.Trace, error) {
	at := s.game.Ply()
	t, err := s.game.Play(m)
	if err == nil {
		s.dropComments(at)
	}
	return t, err
}

// Record returns what has to be saved to go on later from here.
func (s *Session) Record() save.Game {
	rec := save.Record(s.game)
	rec.Seats = s.seats
	rec.Seed, rec.Counted, rec.Opening, rec.Link = s.seed, s.counted, s.opening, s.link
	for p, d := range s.spent {
		rec.Spent[p] = d.Milliseconds()
	}
	rec.Note(s.tags, s.comments)
	return rec
}

// Preview returns what would happen if a legal move were played now, nil for a
// move that is not legal.
func (s *Session) Preview(m engine.Move) *engine.Trace {
	p := s.game.Position()
	var t engine.Trace
	if !s.Rules().Play(&p, m, &t) {
		return nil
	}
	return &t
}

// Line returns the plies of a line of moves from a position, as far as they are
// legal.
func (s *Session) Line(from engine.Position, moves []engine.Move) []Ply {
	var plies []Ply
	for _, m := range moves {
		ply := Ply{Move: m, By: from.Turn(), Before: from, Trace: &engine.Trace{}}
		if !slices.Contains(s.Rules().Moves(&from, nil), m) || !s.Rules().Play(&from, m, ply.Trace) {
			break
		}
		plies = append(plies, ply)
	}
	return plies
}

// Ply describes one ply of the past, or of a line of moves. Its trace is shared:
// who gets it reads it only.
type Ply struct {
	Move   engine.Move
	By     engine.Player
	Before engine.Position
	Trace  *engine.Trace
}

// Last returns the last ply, and false before the first.
func (s *Session) Last() (Ply, bool) { return s.At(s.game.Ply() - 1) }

// InOpening reports whether nobody has played since the opening.
func (s *Session) InOpening() bool { return s.game.Ply() <= s.opening }

// Opening is how many plies the opening has, 0 without one.
func (s *Session) Opening() int { return s.opening }

// LastBy returns the last ply of a player since the opening, and false if there is none.
func (s *Session) LastBy(by engine.Player) (Ply, bool) {
	for n := s.game.Ply() - 1; n >= s.opening; n-- {
		if before := s.game.After(n); before.Turn() == by {
			return s.At(n)
		}
	}
	return Ply{}, false
}

// At returns the n-th ply, from 0, and false if there is none.
func (s *Session) At(n int) (Ply, bool) {
	if n < 0 || n >= s.game.Ply() {
		return Ply{}, false
	}
	before, after, m := s.game.After(n), s.game.After(n+1), s.game.Move(n)
	k := &s.described[before.Turn()]
	if k.Trace == nil || k.n != n || k.Move != m || k.Before != before || k.after != after {
		*k = plyCache{Ply{Move: m, By: before.Turn(), Before: before, Trace: s.game.Trace(n)}, n, after}
	}
	return k.Ply, true
}
