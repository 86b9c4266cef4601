package words

// englishLobby is what is said where games are chosen.
func englishLobby() sentences {
	return sentences{
		PlaceName.Of("play"):     one("Play"),
		PlaceName.Of("learn"):    one("Learn"),
		PlaceName.Of("games"):    one("Games"),
		PlaceName.Of("settings"): one("Settings"),

		AppLine:   one("Sowing games of Africa: play, learn, study."),
		HomeTitle: one("Sowing games of Africa"),
		PlayGame:  one("Play %[1]s"),
		ShowMe:    one("Show me how"),
		AllTables: count("other", "Or choose one of the %[1]d games"),

		MoreGames: count("one", "%[1]d more game", "other", "%[1]d more games"),

		BothScores: one("%[1]s %[2]d, %[3]s %[4]d"),
		Today:      one("today"),
		Yesterday:  one("yesterday"),
		DaysAgo:    count("one", "%[1]d day ago", "other", "%[1]d days ago"),

		ComputersTurn: one("The computer’s turn"),

		Review:      one("Review"),
		NextLevel:   one("Next level: %[1]s"),
		EasierLevel: one("Easier: %[1]s"),
		OtherLevel:  one("Other level"),
		WonGames:    count("one", "won %[1]d game", "other", "won %[1]d games"),
		SoFar:       one("So far: %[1]s %[2]d, %[3]s %[4]d"),

		PlayAgainBy.For(VoiceYou):      one("Again: you begin"),
		PlayAgainBy.For(VoiceComputer): one("Again: the computer begins"),
		PlayAgainBy.For(VoiceNamed):    one("Again: %[1]s begins"),

		Greeting.Of("ayoayo"): one("Mo kí ọ̀ta, mo kí òpè: I greet the winner, I greet the novice."),
		Champion.Of("ayoayo"): count("other", "%[1]d games in a row: that makes an ọ̀ta, a champion, and the òpè gives up the seat."),

		EndScore: one("%[1]s %[2]d"),

		Ringed: one("Ringed: seed %[1]d."),

		NoGames:    one("Games that you play are kept here."),
		RemoveGame: one("Remove this game of %[1]s"),
		RemoveIt:   one("Remove it"),

		AboutGame: one("More about this game of %[1]s"),
		GameTitle: one("Name"),
		GameNote:  one("Note"),
		WriteHere: one("nothing yet: write here"),
		OpenGame:  one("Step through it"),
		Starred:   one("Starred"),

		GameRemoved:  one("The game of %[1]s was removed."),
		OpenRecord:   one("Open a record"),
		GameAgainst:  one("against the %[1]s"),
		GameBetween:  one("%[1]s and %[2]s"),
		GamePlies:    count("one", "%[1]d move", "other", "%[1]d moves"),
		GamesShown:   one("Games %[1]d to %[2]d of %[3]d"),
		LaterGames:   one("Later games"),
		EarlierGames: one("Earlier games"),

		AllGames:        one("All %[1]d"),
		GoingOn:         one("Going on %[1]d"),
		EveryTable:      one("Every table"),
		Everyone:        one("Everyone"),
		FindPosition:    one("Find a position"),
		FindPositionHow: one("Paste a position: the finished games that came to it are shown."),
		Searching:       one("Looking: %[1]d of %[2]d games"),
		SearchFound:     count("one", "%[1]d game came to this position.", "other", "%[1]d games came to this position."),

		GamesSmall:     one("This browser has room for a few hundred finished games only."),
		GamesUnread:    count("one", "%[1]d finished game can’t be read. It stays where it is.", "other", "%[1]d finished games can’t be read. They stay where they are."),
		FinishedUnread: one("This game can’t be opened: %[1]v"),
		FinishedStuck:  one("This game can’t be removed: %[1]v"),

		MenuUnderstand: one("Understand"),
		MenuTable:      one("This table"),
		MenuPassOn:     one("Write down, set up"),
		MenuLetters:    one("Letters"),
		MenuSpeed:      one("Speed"),

		TroubleHere: one("Something went wrong here."),
		TroubleUndo: one("Take the last move back and play on, or go home to your other games."),
		TroubleHome: one("At home you go on with a game or begin one."),

		WhoPlays:     one("Who plays?"),
		WithComputer: one("Computer"),
		TwoPeople:    one("Two people"),
		TwoComputers: one("Two computers"),
		LevelOf:      one("%[1]d of %[2]d"),
		Weaker:       one("Weaker"),
		Stronger:     one("Stronger"),
		InTurn:       one("In turn"),
		BeginsInTurn: one("%[1]s to begin: last time it was %[2]s."),
		WriteName:    one("Name"),
		NameDone:     one("Done"),
		MoreOptions:  one("More"),
		MoreAbout:    one("rules, fair start"),

		SideOf.Of("S"): one("near side"),
		SideOf.Of("N"): one("far side"),

		LearnLine: one("How each game is played, with pictures."),
		FindLine:  one("Answer a few pictures, and the right table opens with your rules."),
	}
}
