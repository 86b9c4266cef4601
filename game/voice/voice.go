// Package voice is how the sides of a game are spoken of: who they are to the
// person at the board, and how their game ended.
package voice

import (
	"strconv"
	"strings"

	"ayoayo/engine"
	"ayoayo/game/seat"
	"ayoayo/game/words"
)

// Of returns how a side is spoken of: "you" and "the computer" when one of each
// plays, else by the side's name.
func Of(seats [2]seat.Seat, side engine.Player) words.Voice {
	switch {
	case seats[0].Computer == seats[1].Computer && side == engine.South:
		return words.VoiceSouth
	case seats[0].Computer == seats[1].Computer:
		return words.VoiceNorth
	case seats[side].Computer:
		return words.VoiceComputer
	}
	return words.VoiceYou
}

// Name returns how a side is called by itself.
func Name(say *words.Printer, seats [2]seat.Seat, side engine.Player) string {
	return say.Say(words.Name.For(Of(seats, side)))
}

// Side returns the name of a side.
func Side(say *words.Printer, side engine.Player) string {
	if side == engine.South {
		return say.Say(words.South)
	}
	return say.Say(words.North)
}

// Level returns the name of a computer's level.
func Level(say *words.Printer, seat seat.Seat) string {
	return say.Say(words.LevelName.Of(strconv.Itoa(seat.Level)))
}

// Move returns how a move is told: as it is written down but, where a pit can be sown two
// ways, with an arrow that points as its first seed goes on the screen.
func Move(say *words.Printer, r *engine.Rules, m engine.Move) string {
	if m.IsClaim() || !r.Board().TwoWays {
		return r.FormatMove(m)
	}
	return say.Say(words.MoveWay.Of(Way(r, m, say.Upright())), r.PitName(m.Pit()))
}

// Way returns the way in which a move's first seed goes along its row on the screen:
// right or left or, on a board that stands upright, down or up. A move is written as its
// owner sees it, and North sits opposite.
func Way(r *engine.Rules, m engine.Move, upright bool) string {
	onward := strings.HasSuffix(r.FormatMove(m), ">") == (r.Board().RowOwner(m.Pit().Row()) == engine.South)
	switch {
	case upright && onward:
		return "down"
	case upright:
		return "up"
	case onward:
		return "right"
	}
	return "left"
}

// Outcome says who won a game.
func Outcome(say *words.Printer, seats [2]seat.Seat, result engine.Result) string {
	if result.Winner == engine.Nobody {
		return say.Say(words.Draw)
	}
	return say.Say(words.Won.For(Of(seats, result.Winner)))
}
