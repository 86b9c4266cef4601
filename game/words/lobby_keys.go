package words

// What is said where games are chosen.
const (
	// AppLine and HomeTitle say what the program is, PlayGame and ShowMe are the first two ways in.
	AppLine   Key = "app.line"
	HomeTitle Key = "home.title"
	PlayGame  Key = "home.play"
	ShowMe    Key = "home.show-me"
	AllTables Key = "home.tables"

	// HomeScore is who has how many seeds, Today and the others when a game was
	// played last.
	HomeScore Key = "home.score"
	Today     Key = "home.today"
	Yesterday Key = "home.yesterday"
	DaysAgo   Key = "home.days-ago"

	// ComputersTurn is said of a game that waits for the computer.
	ComputersTurn Key = "home.computers-turn"

	LearnLine Key = "learn.line"
	FindLine  Key = "find.line"
)

// PlaceName is by the place: what is always at hand.
const PlaceName Family = "place"
