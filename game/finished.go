package game

import (
	"math"
	"slices"

	"ayoayo/engine"
	"ayoayo/game/records"
	"ayoayo/game/save"
	"ayoayo/game/session"
	"ayoayo/game/words"
)

// Every game that ends goes into the library, and no other one takes its place at its
// table before it is there.

// filing is a game on the table that is in the library, or on its way there.
type filing struct {
	session *session.Session
	id      string
	// ended says that it ended at this table, so that it leaves the library when its end
	// is taken back; one that was opened from the library stays there.
	ended bool
}

// Library keeps the games that are over.
func (a *App) Library() *save.Library { return a.library }

// file puts the game in progress into the library when it is over, or takes it out
// again when the last move was taken back.
func (a *App) file(rec save.Game) {
	result, over := a.session.Result()
	filed := a.filed.session == a.session
	switch {
	case over && !filed && (a.session.Ply() > 0 || result.End == engine.EndResigned):
		a.filed = filing{a.session, rec.ID(), true}
		a.library.Add(rec, a.session.Game(), a.savedFinished)
	case !over && filed:
		if a.filed.ended {
			a.library.Remove(a.filed.id, func(save.Finished, error) {})
		}
		a.filed = filing{}
	}
}

// fileAll puts the games that are over at their tables into the library: the program
// may have been stopped before it came to that.
func (a *App) fileAll() {
	for _, g := range a.games {
		if _, over := g.Result(); over {
			a.library.Add(recordOf(g), g.Game(), a.savedFinished)
		}
	}
}

// recordOf is the record of a game that is kept.
func recordOf(g session.Kept) save.Game {
	rec := g.Record()
	if !g.Saved.IsZero() {
		rec.Saved = g.Saved.UnixMilli()
	}
	return rec
}

// savedFinished says when a game that is over could not be kept.
func (a *App) savedFinished(err error) { a.saved(words.SavedFinished, save.Outcome{}, err) }

// shelved reports whether a game is in the library.
func (a *App) shelved(g session.Kept) bool {
	if a.filed.session == g.Session {
		return a.library.Holds(a.filed.id)
	}
	_, over := g.Result()
	rec := recordOf(g)
	return over && a.library.Holds(rec.ID())
}

// Running are the games that are not in the library: those that go on, the latest first.
func (a *App) Running() []session.Kept { return slices.DeleteFunc(a.AllGames(), a.shelved) }

// DaysSince says how many days ago a time of a record was, -1 where it has none.
func (a *App) DaysSince(ms int64) int { return daysBetween(timeOf(ms), a.clock) }

// OpenFinished shows a game of the library, at its end. It is at a table of its own,
// where nothing is kept unless something is changed.
func (a *App) OpenFinished(id string) {
	a.library.Read(id, func(f save.Finished, g *engine.Game, err error) {
		if err != nil {
			a.notice(words.FinishedUnread, err)
			return
		}
		a.opponent.Cancel()
		f.Game.Seats = levelled(f.Game.Seats)
		table := a.vacant(f.Game.Rules)
		a.session = session.Resume(f.Game, g)
		a.filed = filing{session: a.session, id: id}
		a.moveTo(table)
		a.others = a.gameStore().Others()
		a.OpenTable()
		if a.table.CanReplay() {
			a.table.StartReplay(math.MaxInt)
		}
	})
}

// Describe changes what the player has written about a game of the library.
func (a *App) Describe(id, title, comment string) {
	a.library.Describe(id, title, comment, a.savedFinished)
}

// CopyFinished puts the record of a game of the library on the clipboard.
func (a *App) CopyFinished(id string) {
	a.library.Read(id, func(f save.Finished, g *engine.Game, err error) {
		if err != nil {
			a.notice(words.FinishedUnread, err)
			return
		}
		a.CopyText(records.Write(a.say, session.Resume(f.Game, g)))
	})
}

// ForgetFinished removes a game from the library, and from the table where it ended. It
// can be put back.
func (a *App) ForgetFinished(id string) {
	a.library.Remove(id, func(f save.Finished, err error) {
		if err != nil {
			a.notice(words.FinishedStuck, err)
			return
		}
		for _, g := range slices.Clone(a.games) {
			if rec := recordOf(g); rec.ID() == id {
				a.Remove(g)
			}
		}
		a.offerBack(f.Game.Rules, func() { a.library.Put(f, a.savedFinished) })
	})
}

// Forget removes a game from its table. It can be put back.
func (a *App) Forget(g session.Kept) {
	a.Remove(g)
	a.offerBack(g.Rules().String(), func() {
		rec := recordOf(g)
		table := a.vacant(rec.Rules)
		out, err := a.store.At(table).SaveGame(rec)
		a.saved(words.SavedGame, out, err)
		a.keep(g.Session, table, g.Saved)
	})
}

// offerBack says that a game was removed, and puts it back if that is wanted.
func (a *App) offerBack(rules string, back func()) {
	text := a.say.Say(words.GameRemoved, a.say.Say(words.GameName.Of(key(rules))))
	a.Offer("removed", text, a.say.Say(words.Undo), back)
}
