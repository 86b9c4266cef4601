package keeper

import (
	"ayoayo/engine"
	"ayoayo/game/save"
	"ayoayo/game/session"
	"ayoayo/game/words"
)

// What follows is how all games leave the device together, and others are added to them.
// Nothing that is here is written over by what comes in.

// Archive hands over all that is kept but the settings, when it is read.
func (k *Keeper) Archive(done func(save.Archive)) {
	k.library.All(func(finished []save.Finished) {
		all := save.Archive{Tally: k.tally, Progress: k.progress, Finished: finished}
		for _, g := range k.Running() {
			all.Games = append(all.Games, recordOf(g))
		}
		done(all)
	})
}

// HasGame reports whether a game that goes on is in a slot here, or has gone on there.
func (k *Keeper) HasGame(rec *save.Game) bool {
	for _, g := range k.AllGames() {
		if here := recordOf(g); here.Holds(rec) {
			return true
		}
	}
	return false
}

// TakeGame puts a game that goes on in a slot of its own.
func (k *Keeper) TakeGame(rec save.Game, g *engine.Game) {
	rec.Seats = levelled(rec.Seats)
	k.setDown(session.Resume(rec, g), rec)
}

// setDown keeps a game in a slot of its own, and not where the one in progress is: that
// may not be saved yet, and then nothing else holds the slot for it.
func (k *Keeper) setDown(s *session.Session, rec save.Game) {
	here := ""
	if k.session != nil {
		here = k.slot
	}
	slot := k.vacantBut(rec.Rules, here)
	out, err := k.store.At(slot).SaveGame(rec)
	k.reportSave(words.SavedGame, out, err)
	k.setGame(s, slot, timeOf(rec.Saved))
}

// TakeFinished puts a game into the library.
func (k *Keeper) TakeFinished(f save.Finished) { k.library.Put(f, k.reportFinished) }

// TallyAdds reports whether anything was counted elsewhere that is not counted here.
func (k *Keeper) TallyAdds(other save.Tally) bool {
	tally := k.tally
	return tally.Merge(other)
}

// TakeTally adds what was counted elsewhere.
func (k *Keeper) TakeTally(other save.Tally) {
	if tally, out := k.store.LoadTally(); out.Status == save.Loaded {
		k.tally = tally
	}
	k.tally.Merge(other)
	out, err := k.store.SaveTally(k.tally)
	k.reportSave(words.SavedTally, out, err)
}
