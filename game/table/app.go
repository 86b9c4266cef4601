package table

import (
	"ayoayo/engine"
	"ayoayo/game/opponent"
	"ayoayo/game/session"
	"ayoayo/render"
)

// App is what a table needs of the program around it, beside the screen that
// shows it.
type App interface {
	// Speed, ShowsBar and Confirms are settings of the player's: whether a move is shown
	// first, and played when it is chosen again.
	Speed() render.Speed
	// SpeedSetting is the name of the speed, and NextSpeed goes on to the next.
	SpeedSetting() string
	NextSpeed()
	ShowsBar() bool
	Confirms() bool
	// TurnsAcross says that of two people one sits across, and that what is for that one
	// is turned.
	TurnsAcross() bool
	// Brief reports whether the player wants little read out.
	Brief() bool

	// Opponent picks the computer's moves.
	Opponent() *opponent.Mover

	// PlayBeats has sounds played of what is heard of the board, PlayTune a tune.
	PlayBeats(beats []render.Beat)
	PlayTune()

	// Save saves the game, and returns when that is done.
	Save()
	// Elsewhere reports whether another window owns the game, TakeOver makes it this one's.
	Elsewhere() bool
	TakeOver()
	// Begin starts another game at a table of its own.
	Begin(setup session.Setup) error
	// Newcomer reports whether the player has played so little that the table says more.
	Newcomer() bool
	// OpenHome leaves the table.
	OpenHome()
	// Tally returns how the games between the two at a table have ended, and false where
	// that is not counted.
	Tally(s *session.Session) (session.Tally, bool)
	// OpenSetup asks who plays a game, from a position or, for nil, from its start.
	OpenSetup(r *engine.Rules, from *engine.Position)
	// OpenShare shows the ways to send the game to somebody.
	OpenShare()
	// NoMenu reports whether nothing leads away from the board.
	NoMenu() bool
	// OpenMenu shows what is not done at every turn.
	OpenMenu()
}
