package ai

import "ayoayo/engine"

// What is added to the score of the position after a move when moves are put in
// order, in hundredths of a seed.
const (
	// rankHint is for the move that was best when the position was last
	// searched.
	rankHint = 2 * Win
	// rankAgain is for moving once more.
	rankAgain = 1000
)

// rank says how early the move of a position at a ply is to be tried.
func (s *search) rank(f *frame, n *next, ply int, hint engine.Move) int32 {
	if n.unseen {
		return n.guess
	}
	if n.move == hint {
		return rankHint
	}
	if n.pos.Over() {
		return forMover(f, n, ended(&n.pos, ply))
	}
	rank := forMover(f, n, s.eval.Score(&n.pos))
	if n.pos.Turn() == f.pos.Turn() {
		rank += rankAgain
	}
	return rank
}

// forMover turns the score of the position after a move for the player to move
// there into one for the player who made the move.
func forMover(f *frame, n *next, score int32) int32 {
	if n.pos.Turn() == f.pos.Turn() {
		return score
	}
	return -score
}
