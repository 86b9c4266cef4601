package words

// englishHeard are the sentences for those who do not see the board.
func englishHeard() sentences {
	return sentences{
		SideHeard.Of("S"):     one("south %[1]s"),
		SideHeard.Of("N"):     one("north %[1]s"),
		WayHeard.Of("first"):  one("%[1]s to the left"),
		WayHeard.Of("second"): one("%[1]s to the right"),

		PitHeard:      one("%[1]s %[2]d"),
		RowHeard:      one("%[1]s: %[2]s"),
		EndedIn:       one("ended in %[1]s"),
		LapHeard:      one("Lap %[1]d: %[2]d from %[3]s to %[4]s"),
		CapturedFrom:  one("captured %[1]d from %[2]s"),
		MovesHeard:    count("one", "%[1]d move: %[2]s", "other", "%[1]d moves: %[2]s"),
		NoMoveNow:     one("There is nothing for you to play now."),
		NoCaptureNow:  one("No move captures."),
		HintHeard:     one("%[1]s, %[2]s"),
		NothingPlayed: one("No move has been played."),
		TakenBack:     one("Taken back: %[1]s"),
		PlayedAgain:   one("Played again: %[1]s"),
		ClaimedOf:     one("%[1]s claimed, %[2]d of %[3]d"),
		GivenBack:     one("%[1]s given back, %[2]d of %[3]d"),
		RoundStarts:   one("Round %[1]d begins"),
		Skipped:       one("The seeds are down."),
		AnalysisOn:    one("Analysis is on."),
		AnalysisOff:   one("Analysis is off."),
	}
}
