// Package direction names the four ways across a screen.
package direction

// Direction is one of them: of an arrow key, of a finger, or of the first seed of a move.
// It is the end of the name of the sentence that tells it.
type Direction string

// The directions.
const (
	Left  Direction = "left"
	Right Direction = "right"
	Up    Direction = "up"
	Down  Direction = "down"
)

// Step is how far one thing lies from another that is a step away that way: to the right
// and down, with -1 for the other way.
func (d Direction) Step() (x, y float64) {
	switch d {
	case Left:
		return -1, 0
	case Right:
		return 1, 0
	case Up:
		return 0, -1
	}
	return 0, 1
}
