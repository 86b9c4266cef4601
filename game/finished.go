package game

import (
	"math"

	"ayoayo/game/records"
	"ayoayo/game/session"
)

// OpenFinished shows a game of the library, at its end.
func (a *App) OpenFinished(id string) {
	a.ReadFinished(id, func(s *session.Session) {
		a.opponent.Cancel()
		a.PutFinished(id, s)
		a.updateAddress()
		a.OpenTable()
		if a.table.CanReplay() {
			a.table.StartReplay(math.MaxInt)
		}
	})
}

// CopyFinished puts the record of a game of the library on the clipboard.
func (a *App) CopyFinished(id string) {
	a.ReadFinished(id, func(s *session.Session) { a.CopyText(records.Write(a.say, s)) })
}
