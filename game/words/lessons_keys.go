package words

// What is said in lessons, beside their steps.
const (
	// LessonsTitle and LessonsLine say what lessons are, LessonFinished that one is done.
	LessonsTitle   Key = "lesson.title"
	LessonsLine    Key = "lesson.line"
	LessonFinished Key = "lesson.finished"
	// LessonTry leads from the rules to the lesson.
	LessonTry Key = "lesson.try"
	// LessonOf is the title of a lesson, LessonPlace which step it is of how many.
	LessonOf    Key = "lesson.of"
	LessonPlace Key = "lesson.place"
	// Teacher is who sits across.
	Teacher Key = "lesson.teacher"
	// LessonRight is said of the move that was asked for, LessonTook what it took, and
	// LessonSum what the store holds then.
	LessonRight Key = "lesson.right"
	LessonTook  Key = "lesson.took"
	LessonSum   Key = "lesson.sum"
	// LessonWrong is said of another move, before what it did, LessonBack after that.
	LessonWrong Key = "lesson.wrong"
	LessonBack  Key = "lesson.back"
	// NotYours is said of a pit of the teacher's.
	NotYours Key = "lesson.not-yours"
	// LessonMarked says which pit does it.
	LessonMarked Key = "lesson.marked"

	LessonHelp  Key = "lesson.help"
	LessonWatch Key = "lesson.watch"
	LessonNext  Key = "lesson.next"
	LessonAgain Key = "lesson.again"

	// LessonDone and LessonDoneLine are said after the last step, and FirstGame leads on.
	LessonDone     Key = "lesson.done"
	LessonDoneLine Key = "lesson.done.line"
	FirstGame      Key = "lesson.first-game"
	LessonRepeat   Key = "lesson.repeat"
)

// Why a move takes nothing or too little, and what else was wrong with it.
const (
	WhyNothingAcross Key = "lesson.why.nothing-across"
	WhyNotYourRow    Key = "lesson.why.not-your-row"
	WhyOwnRow        Key = "lesson.why.own-row"
	WhyNotTwoOrThree Key = "lesson.why.not-two-or-three"
	WhyWholeRow      Key = "lesson.why.whole-row"
	WhyNotEmpty      Key = "lesson.why.not-empty"
	WhyNoFour        Key = "lesson.why.no-four"
	WhyOthersFour    Key = "lesson.why.others-four"
	WhyLess          Key = "lesson.why.less"
	WhyOneLap        Key = "lesson.why.one-lap"
	WhyNotStore      Key = "lesson.why.not-store"
	WhyGoesOn        Key = "lesson.why.goes-on"
)

// What a move has done, told to whoever made it: where its seeds went, and what was
// captured.
const (
	ToldSown       Key = "told.sown"
	ToldOn         Key = "told.on"
	ToldLaps       Key = "told.laps"
	ToldInOwn      Key = "told.in-own"
	ToldInOther    Key = "told.in-other"
	ToldInStore    Key = "told.in-store"
	ToldOnSeeds    Key = "told.on-seeds"
	ToldToSow      Key = "told.to-sow"
	ToldOwnFour    Key = "told.own-four"
	ToldOthersFour Key = "told.others-four"
	ToldAcross     Key = "told.across"
	ToldAcrossToo  Key = "told.across-too"
	ToldMade       Key = "told.made"
	ToldSome       Key = "told.some"
	ToldFour       Key = "told.four"
	ToldRest       Key = "told.rest"
)

const (
	// LessonStep is the title of a step, LessonTask what is to be done in it, both by
	// its name: that of its game and its own.
	LessonStep Family = "lesson.step"
	LessonTask Family = "lesson.task"
	// LessonPoint is what a step was about, said when it is done, where there is more to
	// say.
	LessonPoint Family = "lesson.point"
	// TeachersOf is what belongs to the teacher: a row, a store, a pit.
	TeachersOf Family = "lesson.teachers"
)

// List are some things as a sentence lists them.
func List(say *Printer, things []string) string {
	return listed(things, func(some, last string) string { return say.Say(And, some, last) })
}

// Either lists some things to choose from.
func Either(say *Printer, things []string) string {
	return listed(things, func(some, last string) string { return say.Say(Or, some, last) })
}

// listed are some things, the last of them after a word.
func listed(things []string, joined func(some, last string) string) string {
	last := len(things) - 1
	if last < 1 {
		return Glue("", things...)
	}
	return joined(Glue(", ", things[:last]...), things[last])
}
