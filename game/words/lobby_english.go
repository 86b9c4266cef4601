package words

// englishLobby is what is said where games are chosen.
func englishLobby() table {
	return table{
		PlaceName.Of("play"):     one("Play"),
		PlaceName.Of("learn"):    one("Learn"),
		PlaceName.Of("games"):    one("Games"),
		PlaceName.Of("settings"): one("Settings"),

		AppLine:   one("Sowing games of Africa: play, learn, study."),
		HomeTitle: one("Sowing games of Africa"),
		PlayGame:  one("Play %[1]s"),
		ShowMe:    one("Show me"),
		AllTables: one("Or choose one of the %[1]d tables"),

		HomeScore: one("%[1]s %[2]d, %[3]s %[4]d"),
		Today:     one("today"),
		Yesterday: one("yesterday"),
		DaysAgo:   count("one", "%[1]d day ago", "other", "%[1]d days ago"),

		ComputersTurn: one("The computer’s turn"),

		LearnLine: one("How each game is played, with pictures."),
		FindLine:  one("Answer a few pictures, and the right table opens with your rules."),
	}
}
