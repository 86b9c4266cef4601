package game

import (
	"math"
	"time"

	"ayoayo/engine"
	"ayoayo/game/host"
	"ayoayo/game/save"
	"ayoayo/game/session"
	"ayoayo/game/ui"
)

// What follows shows what the keeper has, and what comes of it.

// Resume shows the table of a game that is kept.
func (a *App) Resume(g session.Kept) {
	if a.Session() != g.Session {
		a.opponent.Cancel()
		a.TakeUp(g)
		a.updateAddress()
	}
	a.OpenTable()
}

// KeepForGood asks that what is saved be kept for good.
func (a *App) KeepForGood() { a.Host.KeepForGood() }

// Dropped ends the thinking about a game that is not kept any more.
func (a *App) Dropped() { a.opponent.Cancel() }

// follow shows what other windows have done.
func (a *App) follow(dt time.Duration) {
	if !a.Follow(dt, a.showsGames()) {
		return
	}
	a.Relayout()
	if a.onTable() && !a.table.Follow(a.Session()) {
		a.OpenTable()
	}
}

// showsGames reports whether all games are shown.
func (a *App) showsGames() bool {
	at, ok := a.Scene().(ui.Placed)
	return ok && (at.Place() == placePlay || at.Place() == placeGames)
}

// updateAddress has the page's address ask for the game in progress if it asks for any, so that
// this one is there when the page is loaded again.
func (a *App) updateAddress() {
	if rules := a.Session().Rules().String(); a.address != "" && a.address != rules {
		a.address = rules
		a.Host.SetAddress(a.asked.With(a.Session().Rules()))
	}
}

// Replace puts another game on the table.
func (a *App) Replace(s *session.Session) {
	a.opponent.Cancel()
	a.Keeper.Begin(s)
	a.updateAddress()
	a.Save()
	a.OpenTable()
}

// OpenFinished shows a game of the library, at its end.
func (a *App) OpenFinished(id string) {
	a.ReadFinished(id, func(f save.Finished, g *engine.Game) {
		a.opponent.Cancel()
		a.PutFinished(id, session.Resume(f.Game, g))
		a.updateAddress()
		a.OpenTable()
		if a.table.CanReplay() {
			a.table.StartReplay(math.MaxInt)
		}
	})
}

// CopyFinished puts the record of a game of the library on the clipboard.
func (a *App) CopyFinished(id string) {
	a.ReadFinished(id, func(f save.Finished, g *engine.Game) { a.CopyText(a.written(f, g)) })
}

// SaveFinished puts the record of a game of the library into a file.
func (a *App) SaveFinished(id string) {
	a.ReadFinished(id, func(f save.Finished, g *engine.Game) {
		a.Host.SaveFile(g.Rules().Key()+host.RecordFile, a.written(f, g))
	})
}
