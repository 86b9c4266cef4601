// Package table is the scene on which a game is played.
//
// What goes on at a table is a mode, of which there is one at a time: a person's turn
// (playing), the computer's (thinking), seeds on their way (moving, in move.go), a round
// that is over (roundEnd), a game between computers that waits to be told to go on
// (paused), one that is over (ended), one that another window has (following), one that
// can’t go on (stuck), and plies being stepped through (replaying). A mode answers what is
// said, which buttons there are, what the board marks, which moves a person may choose,
// whether seeds move, and what the analyst is to find out; the table asks it and no flag
// beside it.
//
// Three things go along with a mode and are none themselves: a choice that takes
// several touches (choice.go), a hint (hint.go), and the analysis with its bar
// (analysis.go, bar.go), which an [Analyst] works out beside the game.
//
// The scene itself does what the player asks for and lays everything out. What it is made
// of knows less: a telling says what there is to say of the game, the stage is what goes on
// and what the board shows of it, plates, news and the bar write that around the board, the
// reader reads it out, and the analysis shows what moves are worth.
//
// A new mode is a type in a file of its own that has mode's methods, most of them
// from live where the board shows the game as it stands; enter begins it,
// and where it is how a game stands, not what a player asked for, standing returns
// it. Its row in the test of modes says what it answers.
//
// A table knows the program around it by [App] alone.
package table
