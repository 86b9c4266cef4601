package game

import (
	"ayoayo/game/address"
	"ayoayo/game/words"
)

// solve holds what is played against the moves that are to be found: another one is taken
// back, the answer to the right one is played, and the last one solves it.
func (a *App) solve() {
	if a.asked.Mode != address.Solve || !a.onTable() || !a.table.Still() {
		return
	}
	s, solution := a.Session(), a.asked.Moves
	n := s.Ply()
	if n == a.solved || len(solution) == 0 || s.Rules() != a.asked.Rules && s.Rules().String() != a.asked.Rules.String() {
		return
	}
	before := a.solved
	a.solved = n
	switch start := s.Game().Start(); {
	case n < before, before >= len(solution): // taken back, or solved and played on
	case n > len(solution) || s.Game().Move(n-1) != solution[n-1]:
		a.table.TakeBack()
		a.solved = s.Ply()
		a.notice(words.NotSolved)
	case n == len(solution):
		a.notice(words.Solved)
	case s.Turn() != start.Turn():
		a.table.Play(solution[n])
	}
}
