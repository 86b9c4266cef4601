package words

// englishStudy is what is said about moves and positions.
func englishStudy() table {
	return table{
		Hint:        one("Hint"),
		HintLooking: one("Looking for a move"),
		HintMove:    one("%[1]s: %[2]s"),

		ReasonOnlyMove:  one("the only legal move"),
		ReasonEndsWon:   one("wins the game, %[1]d to %[2]d"),
		ReasonEndsDrawn: one("ends the game in a draw, %[1]d to %[2]d"),
		ReasonEndsLost:  one("ends the game, %[1]d to %[2]d"),
		ReasonWinsNow:   one("wins the game at once"),
		ReasonEndsNow:   one("ends the game"),
		ReasonWins:      count("one", "a proven win in %[1]d move", "other", "a proven win in %[1]d moves"),
		ReasonOnlyWins:  count("one", "the only move that wins, in %[1]d move", "other", "the only move that wins, in %[1]d moves"),
		ReasonOnlyHolds: one("the only move that does not lose"),
		ReasonDraws:     one("a proven draw"),
		ReasonLost:      count("one", "every move loses, this one in %[1]d move", "other", "every move loses, this one in %[1]d moves"),
		ReasonEndsRound: one("ends the round, %[1]d to %[2]d"),
		ReasonCaptures:  count("one", "captures %[1]d seed", "other", "captures %[1]d seeds"),
		ReasonSaves:     count("one", "saves %[1]d seed", "other", "saves %[1]d seeds"),
		ReasonAgain:     one("brings another turn"),
		ReasonBest:      one("looks best, %[1]s"),

		ReasonNoMove.For(VoiceYou):      one("leaves you without a move"),
		ReasonNoMove.For(VoiceComputer): one("leaves the computer without a move"),
		ReasonNoMove.For(VoiceSouth):    one("leaves South without a move"),
		ReasonNoMove.For(VoiceNorth):    one("leaves North without a move"),

		ReasonFeeds.For(VoiceYou):      one("gives you seeds again"),
		ReasonFeeds.For(VoiceComputer): one("gives the computer seeds again"),
		ReasonFeeds.For(VoiceSouth):    one("gives South seeds again"),
		ReasonFeeds.For(VoiceNorth):    one("gives North seeds again"),

		ValueAhead:     count("one", "ahead by about %[1]d seed", "other", "ahead by about %[1]d seeds"),
		ValueBehind:    count("one", "behind by about %[1]d seed", "other", "behind by about %[1]d seeds"),
		ValueEven:      one("about even"),
		ValueFarAhead:  one("far ahead"),
		ValueFarBehind: one("far behind"),
		ValueWins:      count("one", "proven win in %[1]d move", "other", "proven win in %[1]d moves"),
		ValueLoses:     count("one", "proven loss in %[1]d move", "other", "proven loss in %[1]d moves"),
		ValueDraws:     one("proven draw"),

		ChipValue: one("%+.1[1]f"),
		ChipRound: one("%+.0[1]f"),
		ChipSure:  one("✓ %[1]s"),
		ChipWin:   one("W"),
		ChipLoss:  one("L"),
		ChipDraw:  one("D"),

		SettingBar: one("Bar that shows who is ahead"),
		BarNothing: one("Who is ahead is being looked at"),
		BarEven:    one("Neither side is ahead"),
		BarDraw:    one("A draw, proven"),

		BarAhead.Of("S"):    count("one", "South is ahead by about %[1]d seed", "other", "South is ahead by about %[1]d seeds"),
		BarAhead.Of("N"):    count("one", "North is ahead by about %[1]d seed", "other", "North is ahead by about %[1]d seeds"),
		BarFarAhead.Of("S"): one("South is far ahead"),
		BarFarAhead.Of("N"): one("North is far ahead"),
		BarWins.Of("S"):     one("South wins, proven"),
		BarWins.Of("N"):     one("North wins, proven"),

		Analysis:      one("Analysis"),
		AnalysisBusy:  one("Analysing"),
		AnalysisOf:    one("%[1]s %[2]s"),
		AnalysisBest:  one("Best: %[1]s"),
		AnalysisDepth: one("%[1]d moves deep"),
		PitValue:      one("%[1]s, %[2]s"),

		LineShow: one("Step through the expected play"),
		LineOf:   one("Expected play: %[1]s"),
		MoveBack: one("A move back"),
		MoveOn:   one("A move on"),
		MoveOf:   one("move %[1]d of %[2]d"),
	}
}
