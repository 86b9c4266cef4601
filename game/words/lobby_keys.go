package words

// What is said where games are chosen.
const (
	// AppLine and HomeTitle say what the program is, PlayGame and ShowMe are the first two ways in.
	AppLine   Key = "app.line"
	HomeTitle Key = "home.title"
	PlayGame  Key = "home.play"
	ShowMe    Key = "home.show-me"
	AllTables Key = "home.tables"

	// MoreGames leads to games that find no room.
	MoreGames Key = "home.more-games"

	// BothScores is who has how many seeds, Today and the others when a game was played
	// last.
	BothScores Key = "home.score"
	Today      Key = "home.today"
	Yesterday  Key = "home.yesterday"
	DaysAgo    Key = "home.days-ago"

	// ComputersTurn is said of a game that waits for the computer.
	ComputersTurn Key = "home.computers-turn"

	LearnLine Key = "learn.line"
	FindLine  Key = "find.line"
)

// What is offered when a game is over.
const (
	Review      Key = "end.review"
	NextLevel   Key = "end.next-level"
	EasierLevel Key = "end.easier-level"
	OtherLevel  Key = "end.other-level"
	SoFar       Key = "end.so-far"
	// WonGames says beside a player's name how many games that one has won.
	WonGames Key = "won-games"
	Ringed   Key = "end.ringed"
	EndScore Key = "end.score"
)

// What is said of games that are kept.
const (
	NoGames    Key = "games.none"
	RemoveGame Key = "games.remove"
	RemoveIt   Key = "games.remove-it"
	// AboutGame leads to what is known and written of a game: a GameTitle and a GameNote.
	// WriteHere stands where nothing is written, OpenGame opens it.
	AboutGame Key = "games.about"
	GameTitle Key = "games.title"
	GameNote  Key = "games.note"
	WriteHere Key = "games.write"
	OpenGame  Key = "games.open"
	// Starred marks a game to come back to, and leads to those that are marked.
	Starred Key = "games.starred"
	// GameRemoved offers to take that back.
	GameRemoved Key = "games.removed"

	// OpenRecord leads to games that are written down.
	OpenRecord Key = "games.open-record"
	// GameAgainst and GameBetween say who played, GamePlies how long.
	GameAgainst Key = "games.against"
	GameBetween Key = "games.between"
	GamePlies   Key = "games.plies"
	// GamesShown says which games of how many are shown; the others lead on.
	GamesShown   Key = "games.shown"
	LaterGames   Key = "games.later"
	EarlierGames Key = "games.earlier"
	// AllGames and the others choose among games; Searching and SearchFound say what a
	// search for a position has come to.
	AllGames        Key = "games.all"
	GoingOn         Key = "games.going-on"
	EveryTable      Key = "games.every-table"
	Everyone        Key = "games.everyone"
	FindPosition    Key = "games.find-position"
	FindPositionHow Key = "games.find-position-how"
	Searching       Key = "games.searching"
	SearchFound     Key = "games.search-found"
	// GamesSmall is said where there is little room, GamesUnread of games that can't be
	// read; FinishedUnread and FinishedStuck of one that can't be read or removed.
	GamesSmall     Key = "games.small"
	GamesUnread    Key = "games.unread"
	FinishedUnread Key = "games.unread-one"
	FinishedStuck  Key = "games.stuck"
)

// The groups of the menu, and what is set there.
const (
	MenuUnderstand Key = "menu.understand"
	MenuTable      Key = "menu.table"
	MenuPassOn     Key = "menu.pass-on"
	MenuLetters    Key = "menu.letters"
	MenuSpeed      Key = "menu.speed"
)

// What is said where the program can't go on: without a game on the table, and what can
// be done with one whose last move can be taken back, and else.
const (
	TroubleHere Key = "trouble.here"
	TroubleUndo Key = "trouble.undo"
	TroubleHome Key = "trouble.home"
)

// What is asked before a game.
const (
	WhoPlays     Key = "setup.who-plays"
	WithComputer Key = "setup.with-computer"
	TwoPeople    Key = "setup.two-people"
	TwoComputers Key = "setup.two-computers"
	LevelOf      Key = "setup.level-of"
	Weaker       Key = "setup.weaker"
	Stronger     Key = "setup.stronger"
	InTurn       Key = "setup.in-turn"
	BeginsInTurn Key = "setup.begins-in-turn"
	WriteName    Key = "setup.write-name"
	NameDone     Key = "setup.name-done"
	MoreOptions  Key = "setup.more"
	MoreAbout    Key = "setup.more-about"
)

const (
	// PlaceName is by the place: what is always at hand.
	PlaceName Family = "place"
	// PlayAgainBy is by [Voice]: who begins the next game.
	PlayAgainBy Family = "play-again"
	// SideOf is by side: where somebody sits.
	SideOf Family = "setup.side"
	// Greeting and Champion are by rule-set key, where its people have a word for the
	// end of a game and for who has won several in a row.
	Greeting Family = "greeting"
	Champion Family = "champion"
)
