package words

// What is said where moves are counted out.
const (
	// CountingTitle is the title of the trainer, CountingLine says what it is, and
	// CountingOf is the trainer of a game.
	CountingTitle Key = "counting"
	CountingLine  Key = "counting.line"
	CountingOf    Key = "counting.of"

	// CountingHard asks how hard the questions are to be, CountingClock whether there is
	// a limit of time.
	CountingHard  Key = "counting.hard"
	CountingClock Key = "counting.clock"
	CountingFree  Key = "counting.free"
	CountingTimed Key = "counting.timed"
	// CountingBegin begins a round of so many questions.
	CountingBegin Key = "counting.begin"
	// CountingDue says how many missed ones are asked again today.
	CountingDue Key = "counting.due"
	// CountingRow is how many were right in a row, CountingBest the most that ever were.
	CountingRow  Key = "counting.row"
	CountingBest Key = "counting.best"
	// CountingRounds is above the plot of the last rounds, CountingRound tells one.
	CountingRounds Key = "counting.rounds"
	CountingRound  Key = "counting.round"
	// CountingDone is how many were right in a round, CountingUp and CountingDown say that
	// the next is harder or easier.
	CountingDone Key = "counting.done"
	CountingUp   Key = "counting.up"
	CountingDown Key = "counting.down"

	// CountingWait is said until there is a question.
	CountingWait Key = "counting.wait"
	// CountingPlace is which question it is, CountingRight how many were right.
	CountingPlace Key = "counting.place"
	CountingRight Key = "counting.right"
	// CountingLeft is how many seconds are left.
	CountingLeft Key = "counting.left"

	// CountingAsk is the question about a move. CountingTouch says how to answer its first
	// half, CountingTake asks for the second; CountingMore shows larger numbers.
	CountingAsk   Key = "counting.ask"
	CountingTouch Key = "counting.touch"
	CountingTake  Key = "counting.take"
	CountingMore  Key = "counting.more"

	// What is said of an answer: that it is right, that the move ends elsewhere, that it
	// runs on from there, that it takes another number, or that it came too late.
	CountingYes   Key = "counting.yes"
	CountingNot   Key = "counting.not"
	CountingOn    Key = "counting.on"
	CountingOther Key = "counting.other"
	CountingLate  Key = "counting.late"
	// CountingEnds is where the move ends.
	CountingEnds Key = "counting.ends"
	// CountingTakes is how many seeds it takes, in all, CountingNothing that it is none.
	CountingTakes   Key = "counting.takes"
	CountingNothing Key = "counting.nothing"
	// CountingAgain says in how many days it is asked again, CountingLearnt that it is
	// not any more.
	CountingAgain  Key = "counting.again"
	CountingLearnt Key = "counting.learnt"

	// CountingLap tells a lap, CountingSown one of seeds that were taken; CountingHeld and
	// CountingEmpty say what lay where it ended.
	CountingLap   Key = "counting.lap"
	CountingSown  Key = "counting.sown"
	CountingHeld  Key = "counting.held"
	CountingEmpty Key = "counting.empty"
	// CountingEarlier and CountingLater show other laps, CountingWatch all of the move.
	CountingEarlier Key = "counting.earlier"
	CountingLater   Key = "counting.later"
	CountingWatch   Key = "counting.watch"
	CountingNext    Key = "counting.next"
)

// CountingStep is how hard questions are by what makes them so, and with "one", "range"
// and "more" for a number, two, or one without an end.
const CountingStep Family = "counting.step"
