// Package wire holds what passes between the program and the part that picks
// moves: one request, any number of infos, one reply. Natively they are plain
// values; between the browser's page and its worker they are msgp bytes.
package wire

//go:generate go tool msgp -io=false -tests=false

//msgp:limit arrays:64 marshal:false

// Request asks for a move in a game, given by all that decides about it: the
// rule-set, the start and the moves played since, which count for repetition.
type Request struct {
	// ID is repeated in every answer; what carries another ID is stale.
	ID uint64 `msg:"id"`
	// Rules is a rule-set string.
	Rules string `msg:"rules"`
	// Start is a position text; "" is the rule-set's own start.
	Start string `msg:"start"`
	// Moves are the moves played from there, separated by spaces.
	Moves string `msg:"moves"`
	// Level is 1 (easiest) to ai.Levels, or 0 for full strength.
	Level int `msg:"level"`
	// Seed decides between moves that are worth the same, and when a level
	// slips. The same request without a time limit has the same answer.
	Seed uint64 `msg:"seed"`
	// Time is a limit in milliseconds, Depth one in plies and Nodes one in
	// positions; 0 is none. With no limit at all a second is the limit.
	Time  int64 `msg:"time"`
	Depth int   `msg:"depth"`
	Nodes int64 `msg:"nodes"`
	// Lines is how many best moves to report, each with its score and line; 0
	// is one.
	Lines int `msg:"lines"`
}

// Info is what is known about one move.
type Info struct {
	// ID is the request's.
	ID uint64 `msg:"id"`
	// Depth is the number of plies searched.
	Depth int `msg:"depth"`
	// Score is in hundredths of a seed for the player to move. A win that is
	// forced is ai.Win less the number of plies until it, a loss the negative of
	// that; no other score comes near.
	Score int `msg:"score"`
	// Line is the expected play, moves separated by spaces, the move itself
	// first.
	Line string `msg:"line"`
	// Nodes is the number of positions looked at so far.
	Nodes int64 `msg:"nodes"`
	// Exact says that the outcome is certain: both playing their best, the game
	// ends as Score says.
	Exact bool `msg:"exact"`
}

// Reply is the last answer to a request.
type Reply struct {
	// ID is the request's.
	ID uint64 `msg:"id"`
	// Move is the move to play; "" with an Error.
	Move string `msg:"move"`
	// Info is about Move.
	Info Info `msg:"info"`
	// Lines are the best moves, best first, as many as were asked for and are
	// legal.
	Lines []Info `msg:"lines"`
	// Error is a sentence that says what in the request is wrong, and where.
	Error string `msg:"error"`
}

// Message is what a worker sends back: exactly one of its fields is set.
type Message struct {
	Info  *Info  `msg:"info"`
	Reply *Reply `msg:"reply"`
}
