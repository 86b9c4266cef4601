package game

import (
	"slices"

	"ayoayo/engine"
	"ayoayo/game/address"
	"ayoayo/game/link"
	"ayoayo/game/save"
	"ayoayo/game/seat"
	"ayoayo/game/session"
	"ayoayo/game/words"
)

// What follows does what the page's address asks for.

// readAddress reads the end of the page's address.
func readAddress(end string) address.Asked {
	if _, ok := link.Find(end); ok {
		end = ""
	}
	return address.Read(end, languages())
}

// languages are the codes of those that there are.
func languages() []string {
	var codes []string
	for _, l := range words.Languages() {
		codes = append(codes, l.Code)
	}
	return codes
}

// placeIn returns the place of a store where the address wants games to be kept. What is
// only looked at or to be solved is kept nowhere.
func (a *App) placeIn(store *save.Store) *save.Store {
	if a.asked.Forgets || a.asked.Mode != address.Play {
		return store.Forgetting()
	}
	return store.In(a.asked.Slot)
}

// open shows the game of the page's address, if that is a link, or the table that it
// asks for. The game that was left there goes on if it is the one that is asked for; one
// that is over stands there with its result.
func (a *App) open() {
	if code, ok := link.Find(a.Host.Address()); ok {
		a.Host.SetAddress("") // loaded again, the page has the game as it stands then
		a.openLink(code)
		return
	}
	for _, wrong := range a.asked.Wrong {
		a.Notice("address:"+wrong.Name, a.say.Say(words.AddressBad, wrong.Written, a.explain(wrong.Name)))
	}
	if a.asked.Rules == nil {
		return
	}
	if left := a.Left(); left != nil && a.isAsked(left) {
		a.OpenTable()
	} else if s, err := a.askedGame(); err == nil {
		a.Put(s)
		a.OpenTable()
	}
	if a.asked.Mode == address.View {
		a.table.View()
	}
}

// explain says what can be asked for by a name.
func (a *App) explain(name string) string {
	return a.say.Say(words.AddressOf.Of(name), address.Choices(name, languages()), address.Levels)
}

// askedGame begins the game that the address asks for.
func (a *App) askedGame() (*session.Session, error) {
	r := a.asked.Rules
	setup := session.Setup{Rules: r.String(), Seats: a.askedSeats(a.Choice(r.Key()).Seats)}
	if a.asked.Start != nil {
		setup.Start = r.FormatPosition(a.asked.Start)
	}
	s, err := session.New(setup, a.seed())
	if err != nil || a.asked.Mode == address.Solve {
		return s, err
	}
	for _, m := range a.asked.Moves {
		if _, err := s.Play(m); err != nil {
			break
		}
	}
	return s, nil
}

// askedSeats are some seats as the address wants them.
func (a *App) askedSeats(seats [2]seat.Seat) [2]seat.Seat {
	level, side := a.asked.Level, a.asked.Side
	switch {
	case a.asked.Mode != address.Play:
		return [2]seat.Seat{}
	case level == 0 && side == engine.Nobody:
		return seats
	case side == engine.Nobody:
		side = engine.South
	}
	if level == 0 {
		level = session.UsualLevel
		for _, at := range seats {
			if at.Computer {
				level = at.Level
			}
		}
	}
	seats[side] = seat.Seat{}
	seats[side.Other()] = seat.Seat{Computer: true, Level: level}
	return seats
}

// isAsked reports whether a game that is kept is the one that the address asks for, gone
// on with.
func (a *App) isAsked(s *session.Session) bool {
	r, start := a.asked.Rules, s.Game().Start()
	switch {
	case s.Rules().String() != r.String(), s.Seats() != a.askedSeats(s.Seats()):
		return false
	case a.asked.Start == nil && len(a.asked.Moves) == 0:
		return true
	case a.asked.Start != nil && start != *a.asked.Start, a.asked.Start == nil && start != r.Start():
		return false
	}
	played := s.Game().Moves()
	return len(played) >= len(a.asked.Moves) && slices.Equal(played[:len(a.asked.Moves)], a.asked.Moves)
}

// NoMenu reports whether nothing leads away from the board.
func (a *App) NoMenu() bool { return a.asked.NoMenu }
