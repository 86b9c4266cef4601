// Package leitner says when something that was missed is asked again: it lies in one of a
// few boxes, moves up a box each time it is known and back to the first when it is not.
// The higher the box, the more days it waits.
package leitner

// Boxes is how many boxes there are. What is known in the last one is learnt.
const Boxes = 5

// Card is something that was missed.
type Card struct {
	// Box is the one that it lies in, 1 to Boxes, and Due the day on which it is asked
	// again, counted from any day.
	Box, Due int
}

// Missed returns the card of something that was not known today.
func Missed(today int) Card { return Card{Box: 1, Due: today + wait(1)} }

// Known returns the card after it was known today, and false when that is learnt.
func (c Card) Known(today int) (Card, bool) {
	if c.Box >= Boxes {
		return Card{}, false
	}
	box := max(c.Box, 0) + 1
	return Card{Box: box, Due: today + wait(box)}, true
}

// wait is how many days a card waits in a box: twice as long in each as in the one below.
func wait(box int) int { return 1 << (box - 1) }
