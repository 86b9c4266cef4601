package words

// englishPuzzles are the sentences of puzzles.
func englishPuzzles() sentences {
	return join(puzzleChoice(), puzzleBoard(), sentences{
		PuzzleThemeOf.Of("largest"): one("The largest capture"),
		PuzzleThemeOf.Of("lesser"):  one("The right one of two captures"),
		PuzzleThemeOf.Of("quiet"):   one("Leave the capture"),
		PuzzleThemeOf.Of("saving"):  one("Save seeds"),
		PuzzleThemeOf.Of("starve"):  one("Leave the other no move"),
		PuzzleThemeOf.Of("feed"):    one("Feed the other row"),
		PuzzleThemeOf.Of("finish"):  one("Win to the end"),
		PuzzleThemeOf.Of("endgame"): one("Few seeds"),
		PuzzleThemeOf.Of("endless"): one("A relay without end"),
		PuzzleThemeOf.Of("slam"):    one("The whole row"),
		PuzzleThemeOf.Of("long"):    one("A long relay"),
	})
}

func puzzleChoice() sentences {
	return sentences{
		PuzzlesTitle:  one("Puzzles"),
		PuzzlesLine:   one("One move wins, or saves a draw, and no other one does. That is proven of each."),
		PuzzlesOf:     one("%[1]s, puzzles"),
		PuzzlesFetch:  one("The puzzles are on their way…"),
		PuzzlesAbsent: one("The puzzles did not come. Is there a connection?"),
		PuzzlesRetry:  one("Try again"),

		PuzzleToday: one("Today’s puzzle"),
		PuzzleDays:  count("one", "%[1]d day in a row", "other", "%[1]d days in a row"),
		PuzzleDone:  one("You have solved today’s puzzle."),
		PuzzleNext:  one("Next puzzle"),
		PuzzleOne:   one("Puzzle"),
		PuzzleHard:  one("How hard"),
		PuzzleAbout: one("What about"),
		PuzzleAny:   one("Anything"),
		PuzzleCount: count("one", "%[1]d puzzle, %[2]d of them tried", "other", "%[1]d puzzles, %[2]d of them tried"),

		PuzzleRating:  one("Your rating: %[1]s ± %[2]d"),
		PuzzleHistory: one("Your rating after the last puzzles"),

		PuzzleBy.Of("easier"): one("Easier"),
		PuzzleBy.Of("like"):   one("Like your rating"),
		PuzzleBy.Of("harder"): one("Harder"),
	}
}

func puzzleBoard() sentences {
	return sentences{
		PuzzleWins:  one("You are to move. One move wins."),
		PuzzleRound: one("You are to move. One move wins the round."),
		PuzzleSaves: one("You are to move. One move saves a draw."),
		PuzzleTouch: one("Touch the pit you would sow. What it is about is told when you have solved it."),
		PuzzleOn:    one("That’s it. The other answers %[1]s. Go on: again one move is right."),

		PuzzleNot:         one("%[1]s does not."),
		PuzzleAnswer:      one("The other answers %[1]s."),
		PuzzleAnswerTakes: count("one", "The other answers %[2]s and takes one seed.", "other", "The other answers %[2]s and takes %[1]d."),
		PuzzleBack:        one("The seeds are back: try another."),
		PuzzleShow:        one("Show me"),
		PuzzleAgain:       one("Again"),

		PuzzleOnly:      one("%[1]s is the only move that wins"),
		PuzzleOnlySaves: one("%[1]s is the only move that saves a draw"),
		PuzzleProven:    one("It is proven that no other one does."),
		PuzzleTheme:     one("About: %[1]s."),
		PuzzleGain:      one("Your rating: %[1]s (%[2]s). The puzzle: %[3]s."),
		PuzzleKept:      one("Your rating stays %[1]s: only the first try counts. The puzzle: %[2]s."),
	}
}
