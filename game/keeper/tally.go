package keeper

import (
	"ayoayo/engine"
	"ayoayo/game/save"
	"ayoayo/game/seat"
	"ayoayo/game/session"
	"ayoayo/game/words"
)

// rivals returns the two players of a game whose games are counted: a person against
// the computer, or two people with names.
func rivals(seats [2]seat.Seat) (players [2]save.Player, ok bool) {
	for side, at := range seats {
		players[side] = save.Player{Name: at.Name}
		if at.Computer {
			players[side] = save.Player{Level: at.Level}
		}
	}
	south, north := seats[engine.South], seats[engine.North]
	named := south.Name != "" && north.Name != "" && south.Name != north.Name
	return players, south.Computer != north.Computer || !south.Computer && named
}

// Tally returns how the games between two have ended, and false where
// that is not counted.
func (k *Keeper) Tally(s *session.Session) (session.Tally, bool) {
	return k.TallyOf(s.Rules().Key(), s.Seats())
}

// TallyOf returns how games between two at some seats have ended, and false where that
// is not counted.
func (k *Keeper) TallyOf(game string, seats [2]seat.Seat) (session.Tally, bool) {
	players, ok := rivals(seats)
	if !ok {
		return session.Tally{}, false
	}
	pair := k.tally.Of(game, players[0], players[1])
	var t session.Tally
	for side, player := range players {
		t.Won[side], t.Row[side] = pair.Wins(player), pair.Row(player)
	}
	return t, true
}

// updateTally makes the result of the game in progress part of the tally of its players, or
// takes it away again when the last move was taken back.
func (k *Keeper) updateTally() {
	s := k.session
	players, ok := rivals(s.Seats())
	result, over := s.Result()
	if !ok || over == (s.Counted() != "") {
		return
	}
	if tally, out := k.store.LoadTally(); out.Status == save.Loaded { // to which other windows may have added
		k.tally = tally
	}
	pair := k.tally.Of(s.Rules().Key(), players[0], players[1])
	counted := ""
	if over {
		counted = pair.Add(winnerOf(result, players))
	} else {
		pair.Take(s.Counted())
	}
	s.Count(counted)
	k.tally.Put(pair)
	out, err := k.store.SaveTally(k.tally)
	k.reportSave(words.SavedTally, out, err)
}

// winnerOf returns the player who won, nil for a draw.
func winnerOf(result engine.Result, players [2]save.Player) *save.Player {
	if result.Winner == engine.Nobody {
		return nil
	}
	return &players[result.Winner]
}
