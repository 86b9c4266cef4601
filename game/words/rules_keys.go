package words

// The headings of a rules page.
const (
	RulesPage Key = "rules"
	// RulesHow is the title of a page.
	RulesHow      Key = "rules.how"
	RulesPlay     Key = "rules.play"
	RulesRest     Key = "rules.rest"
	RulesOptions  Key = "rules.options"
	RulesDiffer   Key = "rules.differ"
	RulesReadings Key = "rules.readings"
	RulesAbout    Key = "rules.about"
	// RulesInExample says who plays what in a picture, RulesPicture which rule it
	// shows, RulesTouch that it plays.
	RulesInExample Key = "rules.example"
	RulesPicture   Key = "rules.picture"
	RulesTouch     Key = "rules.touch"
	// RulesNumber is the name of a rule behind its number.
	RulesNumber Key = "rules.number"
	// RulesPoints and RulesWays say how much is folded away, RulesOr what another
	// value of an option is.
	RulesPoints Key = "rules.points"
	RulesWays   Key = "rules.ways"
	RulesOr     Key = "rules.or"
)

// The sentences of a rules page, by rule-set and number. A sentence that
// depends on an option ends in the option and its value:
// "ayoayo.3.capturer.taken".
const (
	Rule Family = "rule"
	// RuleName is the name of a rule, RuleMore what is to know about it later on.
	RuleName Family = "rule-name"
	RuleMore Family = "rule-more"
	// Aim says what a game is about, Seat which of two or four rows are the reader's.
	Aim     Family = "aim"
	Seat    Family = "seat"
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

// What finds the game somebody grew up with.
const (
	Find      Key = "find"
	FindFound Key = "find.found"
	// Finder is by question, "laps", and by question and answer, "laps.yes".
	Finder Family = "finder"
)
