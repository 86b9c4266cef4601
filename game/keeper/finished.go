package keeper

import (
	"slices"
	"time"

	"ayoayo/engine"
	"ayoayo/game/save"
	"ayoayo/game/session"
	"ayoayo/game/words"
)

// Every game that ends goes into the library, and no other one takes its place in its
// slot before it is there.

// filing is the game in progress that is in the library, or on its way there.
type filing struct {
	session *session.Session
	id      string
	// ended says that it ended in this slot, so that it leaves the library when its end
	// is taken back; one that was opened from the library stays there.
	ended bool
}

// Library keeps the games that are over.
func (k *Keeper) Library() *save.Library { return k.library }

// updateLibrary puts the game in progress into the library when it is over, or takes it out
// again when the last move was taken back.
func (k *Keeper) updateLibrary(rec save.Game) {
	result, over := k.session.Result()
	filed := k.filed.session == k.session
	switch {
	case over && !filed && (k.session.Ply() > 0 || result.End == engine.EndResigned):
		k.filed = filing{k.session, rec.ID(), true}
		k.library.Add(rec, k.session.Game(), k.reportFinished)
	case !over && filed:
		if k.filed.ended {
			k.library.Remove(k.filed.id, func(save.Finished, error) {})
		}
		k.filed = filing{}
	}
}

// addEnded puts the games that are over in their slots into the library: the program
// may have been stopped before it came to that.
func (k *Keeper) addEnded() {
	for _, g := range k.games {
		if _, over := g.Result(); over {
			k.library.Add(recordOf(g), g.Game(), k.reportFinished)
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

// reportFinished says when a game that is over could not be kept.
func (k *Keeper) reportFinished(err error) { k.reportSave(words.SavedFinished, save.Outcome{}, err) }

// inLibrary reports whether a game is in the library.
func (k *Keeper) inLibrary(g session.Kept) bool {
	if k.filed.session == g.Session {
		return k.library.Holds(k.filed.id)
	}
	_, over := g.Result()
	rec := recordOf(g)
	return over && k.library.Holds(rec.ID())
}

// Running are the games that are not in the library: those that go on, the latest first.
func (k *Keeper) Running() []session.Kept { return slices.DeleteFunc(k.AllGames(), k.inLibrary) }

// DaysSince says how many days ago a time of a record was, -1 where it has none.
func (k *Keeper) DaysSince(ms int64) int { return daysBetween(timeOf(ms), time.Now()) }

// ReadFinished hands a game of the library over when it is read.
func (k *Keeper) ReadFinished(id string, read func(f save.Finished, g *engine.Game)) {
	k.library.Read(id, func(f save.Finished, g *engine.Game, err error) {
		if err != nil {
			k.notice(words.FinishedUnread, err)
			return
		}
		f.Game.Seats = levelled(f.Game.Seats)
		read(f, g)
	})
}

// PutFinished makes a game of the library the one in progress, in a slot of its own,
// where nothing is kept unless something is changed.
func (k *Keeper) PutFinished(id string, s *session.Session) {
	k.Put(s)
	k.filed = filing{session: s, id: id}
}

// Describe changes what the player has written about a game of the library, and whether
// it has a star.
func (k *Keeper) Describe(id, title, comment string, starred bool) {
	k.library.Describe(id, title, comment, starred, k.reportFinished)
}

// ForgetFinished removes a game from the library, and from the slot where it ended. It
// can be put back.
func (k *Keeper) ForgetFinished(id string) {
	k.library.Remove(id, func(f save.Finished, err error) {
		if err != nil {
			k.notice(words.FinishedStuck, err)
			return
		}
		for _, g := range slices.Clone(k.games) {
			if rec := recordOf(g); rec.ID() == id {
				k.Remove(g)
			}
		}
		k.offerBack(f.Game.Rules, func() { k.library.Put(f, k.reportFinished) })
	})
}

// Forget removes a game from its slot. It can be put back.
func (k *Keeper) Forget(g session.Kept) {
	k.Remove(g)
	k.offerBack(g.Rules().String(), func() { k.setDown(g.Session, recordOf(g)) })
}

// Remove forgets a game that is kept in a slot.
func (k *Keeper) Remove(g session.Kept) {
	if k.store.At(g.Slot).Remove() != nil {
		return
	}
	k.games = slices.DeleteFunc(k.games, func(other session.Kept) bool { return other.Slot == g.Slot })
	if k.session != nil && k.slot == g.Slot {
		k.session = nil
		k.program.Dropped()
	}
}

// offerBack says that a game was removed, and puts it back if that is wanted.
func (k *Keeper) offerBack(rules string, back func()) {
	text := k.say.Say(words.GameRemoved, k.say.Say(words.GameName.Of(engine.KeyOf(rules))))
	k.program.Offer("removed", text, k.say.Say(words.Undo), back)
}
