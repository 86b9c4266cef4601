// Package voice is how the sides of a game are spoken of: who they are to the
// person at the board, and how their game ended.
package voice

import (
	"strconv"
	"strings"

	"ayoayo/engine"
	"ayoayo/game/direction"
	"ayoayo/game/seat"
	"ayoayo/game/words"
)

// Of returns how a side is spoken of: "you" and "the computer" when one of each plays,
// "you" and by a name when the other one is away, else by a name.
func Of(players [2]seat.Seat, side engine.Player) words.Voice {
	switch {
	case players[side].Away:
		return words.VoiceNamed
	case players[side.Other()].Away && players[side].Here():
		return words.VoiceYou
	case players[0].Computer == players[1].Computer:
		return words.VoiceNamed
	case players[side].Computer:
		return words.VoiceComputer
	}
	return words.VoiceYou
}

// About returns a sentence of a family about a side. Its name follows the other
// arguments.
func About(say *words.Printer, f words.Family, players [2]seat.Seat, side engine.Player, args ...any) string {
	return say.Say(f.For(Of(players, side)), append(args, Name(say, players, side))...)
}

// Name returns how a side is called by itself: by the player's name, if it has one.
func Name(say *words.Printer, players [2]seat.Seat, side engine.Player) string {
	voice := Of(players, side)
	switch {
	case players[side].Name != "":
		return players[side].Name
	case voice == words.VoiceNamed:
		return Side(say, side)
	}
	return say.Say(words.Name.For(voice))
}

// Side returns what a side is called whoever plays it: South or North.
func Side(say *words.Printer, side engine.Player) string {
	if side == engine.South {
		return say.Say(words.South)
	}
	return say.Say(words.North)
}

// Row returns the name of a row of pits: its owner's and, where a player has two, which.
func Row(say *words.Printer, b engine.Board, players [2]seat.Seat, row int) string {
	owner, family := b.RowOwner(row), words.BackRow
	switch {
	case b.Rows == 2:
		family = words.RowName
	case row == b.Front(owner):
		family = words.FrontRow
	}
	return About(say, family, players, owner)
}

// HeardPit returns the name of a pit as it is heard: with its side, since the two rows
// are told apart by letter-case alone when they are written.
func HeardPit(say *words.Printer, r *engine.Rules, pit engine.Pit) string {
	return say.Say(words.SideHeard.Of(r.Board().RowOwner(pit.Row()).String()), ownPit(r, pit))
}

// PitLabel returns how whoever hears the page is told of a pit with so many seeds and,
// where pits change hands, of its owner.
func PitLabel(say *words.Printer, r *engine.Rules, players [2]seat.Seat, pit engine.Pit, owner engine.Player, seeds int) string {
	label := say.Say(words.PitLabel, HeardPit(say, r, pit), say.Say(words.Seeds, seeds))
	if r.Board().Rounds {
		label = say.Say(words.PitOwned, label, About(say, words.PitOf, players, owner))
	}
	return label
}

// StoreLabel is told of a side's store with so many seeds.
func StoreLabel(say *words.Printer, players [2]seat.Seat, side engine.Player, seeds int) string {
	return say.Say(words.StoreLabel, About(say, words.StoreName, players, side), say.Say(words.Seeds, seeds))
}

// ownPit is the name of a pit in its own rows: "b", or in a game of four rows "b 2".
func ownPit(r *engine.Rules, pit engine.Pit) string {
	return strings.Join(strings.Split(strings.ToLower(r.PitName(pit)), ""), " ")
}

// Column returns the letter of a pit's column, which both rows share.
func Column(r *engine.Rules, pit engine.Pit) string { return strings.ToLower(r.PitName(pit)[:1]) }

// HeardMove returns a move as it is heard where a side is near: by the side and the pit
// and, where there are two, the way in words.
func HeardMove(say *words.Printer, r *engine.Rules, m engine.Move, near engine.Player) string {
	return heardMove(say, r, m, near, func(pit engine.Pit) string { return HeardPit(say, r, pit) })
}

// OwnMove is HeardMove without the side, where that is known.
func OwnMove(say *words.Printer, r *engine.Rules, m engine.Move, near engine.Player) string {
	return heardMove(say, r, m, near, func(pit engine.Pit) string { return ownPit(r, pit) })
}

func heardMove(say *words.Printer, r *engine.Rules, m engine.Move, near engine.Player, name func(engine.Pit) string) string {
	if m.IsClaim() {
		var pits []string
		for place := range r.Board().Cols {
			if m.Claims()>>place&1 != 0 {
				pits = append(pits, name(m.Pit()+engine.Pit(place)))
			}
		}
		return words.Glue(", ", pits...)
	}
	if !r.Board().TwoWays {
		return name(m.Pit())
	}
	way := "second"
	if Heading(r, m, near, false) == direction.Left {
		way = "first"
	}
	return say.Say(words.WayHeard.Of(way), name(m.Pit()))
}

// Level returns what a computer is called by how strong it plays.
func Level(say *words.Printer, seat seat.Seat) string {
	return say.Say(words.LevelName.Of(strconv.Itoa(seat.Level)))
}

// Move returns how a move is told: as it is written down but, where a pit can be sown two
// ways, with an arrow that points as its first seed goes on the screen where a side is
// near.
func Move(say *words.Printer, r *engine.Rules, m engine.Move, near engine.Player) string {
	if m.IsClaim() || !r.Board().TwoWays {
		return r.FormatMove(m)
	}
	return say.Say(words.MoveWay.Of(string(Heading(r, m, near, say.Upright()))), r.PitName(m.Pit()))
}

// Heading returns where a move's first seed goes on the screen, on a board that stands
// upright or lies. A move is written as its owner sees it, and who is not near sits
// opposite.
func Heading(r *engine.Rules, m engine.Move, near engine.Player, upright bool) direction.Direction {
	onward := strings.HasSuffix(r.FormatMove(m), ">") == (r.Board().RowOwner(m.Pit().Row()) == near)
	switch {
	case upright && onward:
		return direction.Down
	case upright:
		return direction.Up
	case onward:
		return direction.Right
	}
	return direction.Left
}

// Outcome says who won a game, by name where the winner has one.
func Outcome(say *words.Printer, players [2]seat.Seat, result engine.Result) string {
	if result.Winner == engine.Nobody {
		return say.Say(words.Draw)
	}
	return About(say, words.Won, players, result.Winner)
}

// Turn says whose turn it is in a game that is looked at from outside: by the player's
// name, if there is one.
func Turn(say *words.Printer, players [2]seat.Seat, turn engine.Player) string {
	if Of(players, turn) == words.VoiceComputer {
		return say.Say(words.ComputersTurn)
	}
	return About(say, words.Turn, players, turn)
}

// When says how many days ago something was, "" where that is not known, below 0.
func When(say *words.Printer, days int) string {
	switch {
	case days < 0:
		return ""
	case days == 0:
		return say.Say(words.Today)
	case days == 1:
		return say.Say(words.Yesterday)
	}
	return say.Say(words.DaysAgo, days)
}
