package words

// What is said of puzzles.
const (
	// PuzzlesTitle is the title in Learn, PuzzlesLine says what they are, and PuzzlesOf are
	// those of a game.
	PuzzlesTitle Key = "puzzles"
	PuzzlesLine  Key = "puzzles.line"
	PuzzlesOf    Key = "puzzles.of"
	// PuzzlesFetch is said until they are here, PuzzlesAbsent when they don't come.
	PuzzlesFetch  Key = "puzzles.fetch"
	PuzzlesAbsent Key = "puzzles.absent"
	PuzzlesRetry  Key = "puzzles.retry"

	// PuzzleToday is the puzzle of the day, PuzzleDays how many days in a row it was
	// solved, PuzzleDone that it was today; PuzzleNext is another one.
	PuzzleToday Key = "puzzle.today"
	PuzzleDays  Key = "puzzle.days"
	PuzzleDone  Key = "puzzle.done"
	PuzzleNext  Key = "puzzle.next"
	PuzzleOne   Key = "puzzle"
	// PuzzleHard and PuzzleAbout ask for the choice of puzzles by rating and by theme.
	PuzzleHard  Key = "puzzle.hard"
	PuzzleAbout Key = "puzzle.about"
	PuzzleAny   Key = "puzzle.any"
	// PuzzleCount is how many there are of a choice, PuzzleTried how many of them the
	// player has tried.
	PuzzleCount Key = "puzzle.count"
	// PuzzleRating is the player's rating and how sure it is, PuzzleHistory is above its
	// plot.
	PuzzleRating  Key = "puzzle.rating"
	PuzzleHistory Key = "puzzle.history"

	// PuzzleWins, PuzzleRound and PuzzleSaves say what the right move brings, PuzzleTouch
	// how to answer, PuzzleOn that the next right move is asked for.
	PuzzleWins  Key = "puzzle.wins"
	PuzzleRound Key = "puzzle.round"
	PuzzleSaves Key = "puzzle.saves"
	PuzzleTouch Key = "puzzle.touch"
	PuzzleOn    Key = "puzzle.on"
	// PuzzleNot is said of a wrong move, PuzzleAnswer of the reply to it and
	// PuzzleAnswerTakes what that takes; PuzzleBack that the seeds are back.
	PuzzleNot         Key = "puzzle.not"
	PuzzleAnswer      Key = "puzzle.answer"
	PuzzleAnswerTakes Key = "puzzle.answer.takes"
	PuzzleBack        Key = "puzzle.back"
	PuzzleShow        Key = "puzzle.show"
	PuzzleAgain       Key = "puzzle.again"

	// What is said of the right move: that it is the only one, and that this is proven.
	PuzzleOnly      Key = "puzzle.only"
	PuzzleOnlySaves Key = "puzzle.only.saves"
	PuzzleProven    Key = "puzzle.proven"
	PuzzleTheme     Key = "puzzle.theme"
	// PuzzleGain is the player's rating, by how much it has changed, and that of the
	// puzzle; PuzzleKept is said where it has not.
	PuzzleGain Key = "puzzle.gain"
	PuzzleKept Key = "puzzle.kept"
)

const (
	// PuzzleBy is how hard puzzles are to be: "easier", "like" and "harder".
	PuzzleBy Family = "puzzle.by"
	// PuzzleThemeOf is by theme.
	PuzzleThemeOf Family = "puzzle.theme-of"
)
