package rulebook

import (
	"ayoayo/engine"
	"ayoayo/game/words"
)

// Question is one of the few that lead from the game a player grew up with to a
// rule-set.
type Question struct {
	Text    words.Key
	Answers []Answer
}

// Answer is a choice with a picture.
type Answer struct {
	Text words.Key
	// Rules is the rule-set found, "" where Next asks on.
	Rules string
	// Next is the question that follows, nil where the rule-set is found.
	Next *Question
	// example is what the picture shows, the start where it is empty.
	example shown
	// drawn is the rule-set that the picture is drawn with.
	drawn string
}

// Example returns the answer's picture. The error says what is wrong with it,
// which a test holds never to happen.
func (a Answer) Example() (*Example, error) {
	r, err := engine.ParseRules(a.drawn)
	if err != nil {
		return nil, err
	}
	return newExample(r, a.example)
}

// Finder returns the first question.
func Finder() *Question {
	return &Question{Text: words.FindRows, Answers: []Answer{
		{Text: words.FindRowsSix, Next: sixes(), drawn: "oware"},
		{Text: words.FindRowsEight, Next: eights(), drawn: "bao-laps"},
		{Text: words.FindRowsFour, Rules: "bao-kujifunza", drawn: "bao-kujifunza"},
	}}
}

// sixes tells the games of two rows of six apart.
func sixes() *Question {
	return &Question{Text: words.FindLaps, Answers: []Answer{
		{Text: words.FindLapsYes, Next: relays(), drawn: "ayoayo", example: examples()["ayoayo.2"]},
		{Text: words.FindLapsNo, Next: slams(), drawn: "oware", example: examples()["oware.2"]},
	}}
}

// relays tells the games of two rows of six with laps apart.
func relays() *Question {
	return &Question{Text: words.FindCapture, Answers: []Answer{
		{Text: words.FindCaptureOpposite, Next: capturer(examples()["ayoayo.3"], "ayoayo", "ayoayo;capturer=stays"), drawn: "ayoayo", example: examples()["ayoayo.3"]},
		{Text: words.FindCaptureFours, Next: matches(), drawn: "namnam", example: examples()["namnam.2"]},
	}}
}

// capturer asks about the capturing seed: the picture's count of what is taken
// is where the two customs differ.
func capturer(capture shown, taken, stays string) *Question {
	return &Question{Text: words.FindCapturer, Answers: []Answer{
		{Text: words.FindCapturerTaken, Rules: taken, drawn: taken, example: capture},
		{Text: words.FindCapturerStays, Rules: stays, drawn: stays, example: capture},
	}}
}

// slams asks about taking a whole row.
func slams() *Question {
	row := examples()["oware.4"]
	return &Question{Text: words.FindSlam, Answers: []Answer{
		{Text: words.FindSlamNothing, Rules: "oware", drawn: "oware", example: row},
		{Text: words.FindSlamAll, Rules: "oware-masters", drawn: "oware-masters", example: row},
		{Text: words.FindSlamIllegal, Rules: "oware;grandslam=illegal", drawn: "oware;grandslam=illegal", example: row},
		{Text: words.FindSlamRest, Rules: "oware;grandslam=opponent-takes-rest", drawn: "oware;grandslam=opponent-takes-rest", example: row},
	}}
}

// matches asks how long a match of rounds is.
func matches() *Question {
	return &Question{Text: words.FindGoal, Answers: []Answer{
		{Text: words.FindGoalAll, Rules: "namnam", drawn: "namnam"},
		{Text: words.FindGoalTen, Rules: "namnam;goal=10", drawn: "namnam"},
	}}
}

// eights tells the games of two rows of eight apart.
func eights() *Question {
	return &Question{Text: words.FindLaps, Answers: []Answer{
		{Text: words.FindLapsYes, Next: capturer(examples()["bao-laps.2"], "bao-laps;capturer=taken", "bao-laps"), drawn: "bao-laps", example: examples()["bao-laps.1"]},
		{Text: words.FindLapsNo, Next: capturer(examples()["bao-children.3"], "bao-children;capturer=taken", "bao-children"), drawn: "bao-children", example: examples()["bao-children.2"]},
	}}
}
