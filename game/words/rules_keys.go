package words

// The headings of a rules page.
const (
	RulesPage     Key = "rules"
	RulesSetup    Key = "rules.setup"
	RulesPlay     Key = "rules.play"
	RulesOptions  Key = "rules.options"
	RulesDiffer   Key = "rules.differ"
	RulesReadings Key = "rules.readings"
	RulesAbout    Key = "rules.about"
	// RulesInExample is the caption of a picture: who plays what.
	RulesInExample Key = "rules.example"
)

// The sentences of a rules page, by rule-set and number. A sentence that
// depends on an option ends in the option and its value:
// "ayoayo.3.capturer.taken".
const (
	Rule    Family = "rule"
	Reading Family = "reading"
	About   Family = "about"
	// Differ is by aspect and rule-set, "sowing.oware"; DifferRow names the
	// aspect.
	Differ    Family = "differ"
	DifferRow Family = "differ-row"
	// OptionWhy says what an option changes.
	OptionWhy Family = "why"
)

// Aspects are the rows in which games are set beside Oware.
func Aspects() []string {
	return []string{"sowing", "captures", "row", "endless", "feeding", "end"}
}

// The questions of the finder and their answers.
const (
	Find                Key = "find"
	FindFound           Key = "find.found"
	FindRows            Key = "find.rows"
	FindRowsSix         Key = "find.rows.six"
	FindRowsEight       Key = "find.rows.eight"
	FindRowsFour        Key = "find.rows.four"
	FindLaps            Key = "find.laps"
	FindLapsYes         Key = "find.laps.yes"
	FindLapsNo          Key = "find.laps.no"
	FindCapture         Key = "find.capture"
	FindCaptureOpposite Key = "find.capture.opposite"
	FindCaptureFours    Key = "find.capture.fours"
	FindCapturer        Key = "find.capturer"
	FindCapturerTaken   Key = "find.capturer.taken"
	FindCapturerStays   Key = "find.capturer.stays"
	FindSlam            Key = "find.slam"
	FindSlamNothing     Key = "find.slam.nothing"
	FindSlamAll         Key = "find.slam.all"
	FindSlamIllegal     Key = "find.slam.illegal"
	FindSlamRest        Key = "find.slam.rest"
	FindGoal            Key = "find.goal"
	FindGoalAll         Key = "find.goal.all"
	FindGoalTen         Key = "find.goal.ten"
)
