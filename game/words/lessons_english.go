package words

// englishLessons are the sentences of lessons, and those that tell what a move has done.
func englishLessons() sentences {
	return join(lessonPage(), lessonReasons(), toldMoves(), lessonSteps())
}

func lessonPage() sentences {
	return sentences{
		LessonOf:       one("%[1]s, first steps"),
		LessonPlace:    one("%[1]d of %[2]d"),
		LessonsTitle:   one("First steps"),
		LessonFinished: one("done"),
		LessonTry:      one("Try it on a board"),
		LessonsLine:    one("Three minutes on a board, a rule at a time."),
		Teacher:        one("Teacher"),

		LessonRight: one("That’s it"),
		LessonTook:  count("one", "You took one seed", "other", "You took %[1]d seeds"),
		LessonSum:   one("%[1]d and %[2]d are %[3]d. With %[4]d you win."),

		LessonWrong:  one("%[1]s doesn’t."),
		LessonBack:   one("The seeds are back: try another."),
		NotYours:     one("%[1]s is the teacher’s pit."),
		LessonMarked: one("%[1]s does it."),

		LessonHelp:  one("Help me"),
		LessonWatch: one("Watch %[1]s"),
		LessonNext:  one("Next"),
		LessonAgain: one("Again"),

		LessonDone:     one("Now you can play %[1]s"),
		LessonDoneLine: one("A friendly computer waits for you. In your first games the table says what was captured, and why."),
		FirstGame:      one("Play a first game"),
		LessonRepeat:   one("Once more from the start"),

		TeachersOf.Of("row"):       one("The teacher’s row"),
		TeachersOf.Of("row-front"): one("The teacher’s front row"),
		TeachersOf.Of("row-back"):  one("The teacher’s back row"),
		TeachersOf.Of("store"):     one("The teacher’s store"),
		TeachersOf.Of("pit"):       one("the teacher’s"),
	}
}

func lessonReasons() sentences {
	return sentences{
		WhyNothingAcross: one("Across from it, in %[1]s, there is nothing to take."),
		WhyNotYourRow:    one("A last seed captures only in your own row."),
		WhyOwnRow:        one("Seeds are taken from the other row only."),
		WhyNotTwoOrThree: one("Only two or three are taken."),
		WhyWholeRow:      one("It would take every seed of the other row, and so it takes nothing."),
		WhyNotEmpty:      one("Only a last seed in an empty pit captures."),
		WhyNoFour:        one("Nothing of yours was made four."),
		WhyOthersFour:    one("It made four on the way in a pit of the teacher’s, who takes %[1]d."),
		WhyLess:          count("other", "That takes %[1]d, and another pit takes more."),
		WhyOneLap:        one("There the move was over, after one lap."),
		WhyNotStore:      one("That is not your store, and your turn is over."),
		WhyGoesOn:        one("The game goes on."),
	}
}

func toldMoves() sentences {
	return sentences{
		ToldSown:       count("one", "You sowed the seed from %[2]s.", "other", "You sowed the %[1]d from %[2]s."),
		ToldOn:         one("The last one fell on seeds in %[1]s: the %[2]d there were lifted and sown on."),
		ToldLaps:       count("other", "Each last seed fell on others, and the sowing ran on: %[1]d laps."),
		ToldInOwn:      one("The last one fell into %[1]s, an empty pit of yours."),
		ToldInOther:    one("The last one fell into %[1]s, an empty pit of the other row."),
		ToldInStore:    one("The last one fell into your store."),
		ToldOnSeeds:    one("The last one fell into %[1]s, which holds %[2]d now."),
		ToldToSow:      one("The last one fell on seeds in %[2]s, at the front: you take the %[1]d across from it, in %[3]s, and sow them."),
		ToldOwnFour:    one("On the way %[2]s was made %[1]d. The pit is yours, so you take them."),
		ToldOthersFour: one("On the way %[2]s was made %[1]d. The pit is not yours, so the other takes them."),
		ToldAcross:     count("other", "So you take the %[1]d across from it, in %[2]s."),
		ToldAcrossToo:  count("other", "So you take the %[1]d across from it, in %[2]s, and that last seed."),
		ToldMade:       one("Twos and threes are taken: you take %[1]s."),
		ToldSome:       one("%[1]d in %[2]s"),
		ToldFour:       one("The last seed made four: you take the %[1]d in %[2]s, whoever owns the pit."),
		ToldRest:       one("Only %[1]d more were in play: you take them too."),
	}
}

// lessonSteps are given the same numbers as the rules pages: see [englishRules]. Steps that
// several games have in common are told alike.
func lessonSteps() sentences {
	return join(aimSteps(), sowSteps(), takeSteps(), dutySteps(), fourSteps(), frontSteps())
}

func aimSteps() sentences {
	return sentences{
		LessonStep.Of("aim"): one("What it is about"),
		LessonTask.Of("aim"): one("Whoever captures %[5]d of the %[3]d seeds wins. You are one capture away: touch the ringed pit."),

		LessonStep.Of("aim-store"): one("What it is about"),
		LessonTask.Of("aim-store"): one("Whoever has %[5]d of the %[3]d seeds in the own store wins. You are one seed away: touch the ringed pit."),

		LessonStep.Of("aim-rounds"): one("What it is about"),
		LessonTask.Of("aim-rounds"): one("Fours are captured, in round after round. Whoever ends a round with all %[3]d seeds wins. You are one capture away: touch the ringed pit."),

		LessonStep.Of("aim-front"): one("What it is about"),
		LessonTask.Of("aim-front"): one("Each player has two rows. Whoever empties the other’s front row, the one that faces yours, wins. It is nearly empty now: touch a ringed pit of yours, then the way that can be chosen."),

		LessonStep.Of("last-seeds"):  one("The last seeds"),
		LessonTask.Of("last-seeds"):  one("When a player has no move left, all the seeds on the board go to the other. Take what the other row still holds."),
		LessonPoint.Of("last-seeds"): one("The other row is empty, and what lies in yours is yours too."),
	}
}

func sowSteps() sentences {
	return sentences{
		LessonStep.Of("sow"):           one("Sow"),
		LessonTask.Of("sow"):           one("The lower row is yours. A move lifts all the seeds of one pit and sows them one by one, to the right and then back along the other row. Touch any ringed pit."),
		LessonTask.Of("sow").Upright(): one("The left row is yours. A move lifts all the seeds of one pit and sows them one by one, downwards and then up the other row. Touch any ringed pit."),

		LessonStep.Of("sow-store"):           one("Sow"),
		LessonTask.Of("sow-store"):           one("The lower row is yours. A move lifts all the seeds of one pit and sows them one by one: to the right, into your own store, and back along the other row. Touch any ringed pit."),
		LessonTask.Of("sow-store").Upright(): one("The left row is yours. A move lifts all the seeds of one pit and sows them one by one: downwards, into your own store, and up the other row. Touch any ringed pit."),
		LessonPoint.Of("sow-store"):          one("The other store is passed over."),

		LessonStep.Of("sow-ways"):           one("Sow either way"),
		LessonTask.Of("sow-ways"):           one("The two lower rows are yours. A move lifts all the seeds of one pit and sows them one by one round your own two rows, whichever way you like. Touch a ringed pit, then a way."),
		LessonTask.Of("sow-ways").Upright(): one("The two rows on the left are yours. A move lifts all the seeds of one pit and sows them one by one round your own two rows, whichever way you like. Touch a ringed pit, then a way."),

		LessonStep.Of("sow-far"):  one("A pit of yours over there"),
		LessonTask.Of("sow-far"):  one("You won pits of the other row in the last round. They are yours to sow, and the fours that are made there on the way are yours. Which pit of yours takes four now?"),
		LessonPoint.Of("sow-far"): one("In the next round the pits are shared out anew."),

		LessonStep.Of("sow-on"):  one("Sow on"),
		LessonTask.Of("sow-on"):  one("When the last seed falls on other seeds, they are all lifted and sown on. Which pit runs on so?"),
		LessonPoint.Of("sow-on"): one("A move ends in an empty pit."),

		LessonStep.Of("move-again"):  one("Move again"),
		LessonTask.Of("move-again"):  one("When your last seed falls into your own store, you move again. Count: which pit ends there?"),
		LessonPoint.Of("move-again"): one("You may do that as often as you can."),
	}
}

func takeSteps() sentences {
	return sentences{
		LessonStep.Of("take-across"): one("Take seeds"),
		LessonTask.Of("take-across"): one("End in an empty pit of your row, and you take the seeds across from it. Which pit does it?"),

		LessonStep.Of("take-on"): one("Count it out"),
		LessonTask.Of("take-on"): one("Only where the last lap ends counts. Follow the seeds from pit to pit: which one ends in an empty pit of yours, with seeds across from it?"),

		LessonStep.Of("take-most"): one("Take the most"),
		LessonTask.Of("take-most"): one("More than one pit captures here. Which takes the most?"),

		LessonStep.Of("take-made"): one("Take seeds"),
		LessonTask.Of("take-made"): one("When your last seed makes a pit of the other row two or three, you take them. Which pit does it?"),

		LessonStep.Of("take-run"):  one("Take a run"),
		LessonTask.Of("take-run"):  one("If the pits just before the last one hold two or three as well, they are taken with it, as far back as they follow each other. Which pit takes the most?"),
		LessonPoint.Of("take-run"): one("The run ends at a pit that holds another number, or where the row begins."),

		LessonStep.Of("big-pit"):  one("A big pit"),
		LessonTask.Of("big-pit"):  one("Big pits go all the way round, and pass over the pit they came from. Which pit takes seeds here?"),
		LessonPoint.Of("big-pit"): one("That pit always ends empty."),

		LessonStep.Of("slam-nothing"):  one("The whole row"),
		LessonTask.Of("slam-nothing"):  one("A move that would take every seed of the other row takes nothing. Which pit takes some?"),
		LessonPoint.Of("slam-nothing"): one("The other player must have something left to move."),

		LessonStep.Of("slam-all"):  one("The whole row"),
		LessonTask.Of("slam-all"):  one("Masters may take every seed of the other row at once. Then the other can’t move, and what is left in your row is yours. Do it."),
		LessonPoint.Of("slam-all"): one("They call it cutting off the head."),
	}
}

func dutySteps() sentences {
	return sentences{
		LessonStep.Of("feed"):  one("Feed the other row"),
		LessonTask.Of("feed"):  one("The other row is empty, and your move has to bring seeds there. Which pit does?"),
		LessonPoint.Of("feed"): one("Who can’t move, or can’t feed, has lost all the seeds on the board."),

		LessonStep.Of("feed-sow"):  one("Feed the other row"),
		LessonTask.Of("feed-sow"):  one("The other row is empty, so you must sow into it. Which pit reaches it?"),
		LessonPoint.Of("feed-sow"): one("When nobody can be fed the game is over, and each player takes the own row."),

		LessonStep.Of("single"):  one("Single seeds"),
		LessonTask.Of("single"):  one("A single seed may be sown only when none of your pits holds more. Which pit can be sown?"),
		LessonPoint.Of("single"): one("In this game nobody has to feed the other row."),

		LessonStep.Of("front-first"):  one("The front row first"),
		LessonTask.Of("front-first"):  one("Nothing can be captured here. Then you sow from your front row as long as you can, with two seeds or more, and take nothing in that turn. Touch a ringed pit, then a way."),
		LessonPoint.Of("front-first"): one("Such a turn is called kutakata."),
	}
}

func fourSteps() sentences {
	return sentences{
		LessonStep.Of("four-passing"):  one("Four on the way"),
		LessonTask.Of("four-passing"):  one("When a seed on the way makes a pit four, whoever owns that pit takes the four at once. Which move makes four in a pit of yours?"),
		LessonPoint.Of("four-passing"): one("It is so in the other player’s turn as well."),

		LessonStep.Of("four-last"):  one("Four at the end"),
		LessonTask.Of("four-last"):  one("When your last seed makes four, you take them, whoever owns the pit. But a four on the way over there would be the other’s. Which pit is better?"),
		LessonPoint.Of("four-last"): one("With that your turn is over."),

		LessonStep.Of("last-eight"):  one("The last eight"),
		LessonTask.Of("last-eight"):  one("With eight seeds left in play, whoever captures four takes the last four too, and the round is over. Which pit does it?"),
		LessonPoint.Of("last-eight"): one("The round is yours: you hold more than %[4]d."),

		LessonStep.Of("claim"):  one("Win pits"),
		LessonTask.Of("claim"):  one("You won the round. For every four seeds beyond %[4]d one pit of the other row is yours in the next. Touch as many as you have won, then claim them."),
		LessonPoint.Of("claim"): one("Every pit is filled again, and the next round begins."),
	}
}

func frontSteps() sentences {
	return sentences{
		LessonStep.Of("take-front"):  one("Take seeds"),
		LessonTask.Of("take-front"):  one("When your first lap ends on seeds in your front row, and seeds face them across the middle, you take those. Who can do that must: it is called mtaji. Touch a ringed pit, then the way that can be chosen."),
		LessonPoint.Of("take-front"): one("What you take you sow on your own side."),

		LessonStep.Of("sow-taken"):  one("Sow what you take"),
		LessonTask.Of("sow-taken"):  one("Captured seeds are sown round your own rows, from an end of your front row: so they stay in play, on your side. Which pit and way takes the most?"),
		LessonPoint.Of("sow-taken"): one("If they end on seeds that can capture, you take again."),

		LessonStep.Of("win-front"):  one("Win"),
		LessonTask.Of("win-front"):  one("The other’s front row is nearly empty. Which pit and way takes all that is left there in one turn?"),
		LessonPoint.Of("win-front"): one("Whoever can’t move loses too."),
	}
}
