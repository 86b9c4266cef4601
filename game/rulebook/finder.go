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
