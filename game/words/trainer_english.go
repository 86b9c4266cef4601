package words

// englishTrainer are the sentences of the counting trainer.
func englishTrainer() sentences {
	return join(counting(), countingAnswers(), sentences{
		CountingStep.Of("laps.one"):     count("one", "%[1]d lap", "other", "%[1]d laps"),
		CountingStep.Of("laps.range"):   one("%[1]d to %[2]d laps"),
		CountingStep.Of("laps.more"):    one("%[1]d laps and more"),
		CountingStep.Of("seeds.range"):  one("%[1]d to %[2]d seeds"),
		CountingStep.Of("seeds.more"):   one("%[1]d seeds and more"),
		CountingStep.Of("store.more"):   one("Through your store"),
		CountingStep.Of("several.more"): one("Captures in a row"),
		CountingStep.Of("round.more"):   one("Right round the board"),
	})
}

func counting() sentences {
	return sentences{
		CountingTitle: one("Counting"),
		CountingLine:  one("Where does a move end, and what does it take? To count that out is the main skill."),
		CountingOf:    one("%[1]s, counting"),

		CountingHard:   one("How hard"),
		CountingClock:  one("Time"),
		CountingFree:   one("As long as you like"),
		CountingTimed:  one("Against the clock"),
		CountingBegin:  count("one", "%[1]d question", "other", "%[1]d questions"),
		CountingDue:    count("one", "%[1]d that you missed is asked again today.", "other", "%[1]d that you missed are asked again today."),
		CountingRow:    count("other", "%[1]d right in a row"),
		CountingBest:   count("other", "%[1]d right in a row, %[2]d at best"),
		CountingRounds: one("Your last rounds"),
		CountingRound:  one("%[1]s: %[2]d of %[3]d"),
		CountingDone:   count("other", "%[1]d of %[2]d right"),
		CountingUp:     one("The next questions are harder: %[1]s."),
		CountingDown:   one("The next questions are easier: %[1]s."),

		CountingWait:  one("The computer plays a game to ask you about…"),
		CountingPlace: one("%[1]d of %[2]d"),
		CountingRight: count("other", "%[1]d right"),
		CountingLeft:  count("one", "%[1]d second left", "other", "%[1]d seconds left"),

		CountingAsk:   one("Where does %[1]s end, and what does it take?"),
		CountingTouch: one("You play %[1]s. Touch the pit into which the last seed falls."),
		CountingTake:  one("It ends in %[1]s. How many seeds do you take?"),
		CountingMore:  one("More"),

		CountingWatch:   one("Watch it"),
		CountingNext:    one("Next"),
		CountingEarlier: one("Earlier laps"),
		CountingLater:   one("Later laps"),
	}
}

func countingAnswers() sentences {
	return sentences{
		CountingYes:     one("Right"),
		CountingNot:     one("Not %[1]s"),
		CountingOn:      one("Not %[1]s: it held %[2]d, so the move runs on"),
		CountingOther:   one("Not %[1]d"),
		CountingLate:    one("Time is up"),
		CountingEnds:    one("%[1]s ends in %[2]s."),
		CountingNothing: one("It takes nothing."),
		CountingTakes:   count("one", "It takes one seed.", "other", "It takes %[1]d seeds."),
		CountingAgain:   count("one", "You will see this one again tomorrow.", "other", "You will see this one again in %[1]d days."),
		CountingLearnt:  one("You have learnt this one."),

		CountingLap:   one("%[1]s sows %[2]d and ends in %[3]s"),
		CountingSown:  count("one", "The one from %[2]s is sown and ends in %[3]s", "other", "The %[1]d from %[2]s are sown and end in %[3]s"),
		CountingHeld:  one("held %[1]d"),
		CountingEmpty: one("empty"),
	}
}
