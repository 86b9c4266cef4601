// Package voice is how the sides of a game are spoken of: who they are to the
// person at the board, and how their game ended.
package voice

import (
	"strconv"

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

// Outcome says who won a game.
func Outcome(say *words.Printer, seats [2]seat.Seat, result engine.Result) string {
	if result.Winner == engine.Nobody {
		return say.Say(words.Draw)
	}
	return say.Say(words.Won.For(Of(seats, result.Winner)))
}
