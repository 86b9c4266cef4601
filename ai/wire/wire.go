// Package wire holds what passes between the program and the part that picks
// moves: one request, any number of infos, one reply. Between the browser's page
// and its worker package clone makes objects of them.
package wire

// Request asks for a move in a game, given by all that decides about it: the
// rule-set, the start and the moves played since, which count for repetition.
type Request struct {
	// ID is repeated in every answer; what carries another ID is stale.
	ID uint64
	// Rules is a rule-set string.
	Rules string
	// Start is a position text; "" is the rule-set's own start.
	Start string
	// Moves are the moves played from there, separated by spaces.
	Moves string
	// Level is 1 (easiest) to ai.Levels, or 0 for full strength.
	Level int
	// Seed decides between moves that are worth the same, and when a level
	// slips. The same request without a time limit has the same answer.
	Seed uint64
	// Time is a limit in milliseconds, Depth one in plies and Nodes one in moves
	// looked at; 0 is none. With no limit at all a second is the limit.
	Time  int64
	Depth int
	Nodes int64
	// Lines is how many best moves to report, each with its score and line. 0
	// is one, which is played without thought when there is no choice.
	Lines int
}

// Info is what is known about one move.
type Info struct {
	// ID is the request's.
	ID uint64
	// Depth is the number of plies looked ahead, 0 when there was no time for
	// any.
	Depth int
	// Score is in hundredths of a seed for the player to move. A win that is
	// forced is ai.Win less the number of plies until it, a loss the negative of
	// that; no other score comes near. One that an endgame table or a search beyond
	// the book knows of counts as 64 plies more than those until there: how long it
	// takes is not said.
	Score int
	// Line is the expected play, moves separated by spaces, the move itself
	// first.
	Line string
	// Nodes is the number of moves looked at so far, for all lines together.
	Nodes int64
	// Exact says that the win or loss of Score, or with Score 0 the draw, is
	// certain, whatever the other player does.
	Exact bool
}

// Reply is the last answer to a request.
type Reply struct {
	// ID is the request's.
	ID uint64
	// Move is the move to play; "" with an Error.
	Move string
	// Info is about Move.
	Info Info
	// Lines are the best moves, best first, as many as were asked for and are
	// legal.
	Lines []Info
	// Error is a sentence that says what in the request is wrong, and where.
	Error string
}

// Building tells how far an endgame table is that is built while nobody asks.
type Building struct {
	// Rules is the rule-set string.
	Rules string
	// Seeds is the most seeds on the board that the tables in use hold; -1 while
	// there is none.
	Seeds int
	// Done is the number of positions worked out, of All.
	Done, All int
}

// Message is what is sent back: exactly one of its fields is set.
type Message struct {
	Info     *Info
	Reply    *Reply
	Building *Building
}
