package keeper

import (
	"time"

	"ayoayo/engine"
	"ayoayo/game/save"
	"ayoayo/game/session"
	"ayoayo/game/words"
)

// Keeper keeps the games and the settings in a store.
type Keeper struct {
	store *save.Store
	faults

	// session is the game in progress, nil without one, in the slot in which it is kept.
	session *session.Session
	slot    string
	// games are those of all slots, and found is what the store said of changes when
	// they were looked for.
	games []session.Kept
	found uint64
	// library keeps the games that are over, filed is what of it is in progress.
	library *save.Library
	filed   filing
	// tally is how the games between players ended.
	tally save.Tally
	// progress is how far the player has come in what is practised.
	progress save.Progress
	// others says that another window owns the game, watch how long it is until that
	// is looked at again.
	others bool
	watch  time.Duration
}

// New returns the keeper of a store, which it tries out.
func New(store *save.Store, say *words.Printer, program Program) *Keeper {
	k := &Keeper{store: store, faults: newFaults(say, program), library: store.Library(), watch: WatchEvery}
	k.library.Changed = program.Relayout
	if store.Try() != nil {
		for _, what := range []words.Saved{words.SavedGame, words.SavedSettings, words.SavedTally, words.SavedProgress} {
			k.note(what)
		}
	}
	return k
}

// Restore takes up what was kept: the tally, all games and, as the one in progress, the
// game played last, by some rules unless they are "". It says so when something can't be
// read or saved.
func (k *Keeper) Restore(rules string) {
	switch {
	case len(k.failed) > 0:
		k.notice(words.NotSaved)
	case !k.store.Lasts():
		k.notice(words.NotLasting)
	}
	for _, out := range k.store.Spoiled() {
		k.Report(words.SavedGame, out)
	}
	tally, out := k.store.LoadTally()
	k.tally = tally
	k.Report(words.SavedTally, out)
	k.progress, out = k.store.LoadProgress()
	k.Report(words.SavedProgress, out)
	k.FindGames()
	if len(k.games) > 0 {
		k.keepForGood()
	}
	k.addEnded()
	if g, ok := k.lastLeft(rules); ok {
		k.session, k.slot = nil, g.Slot
		if rec, game, _ := k.current().LoadGame(); game != nil {
			k.takeUp(rec, game)
		}
		k.others = k.current().Others()
	}
}

// Session returns the game in progress, nil if there is none.
func (k *Keeper) Session() *session.Session { return k.session }

// current is the store of the game in progress.
func (k *Keeper) current() *save.Store { return k.store.At(k.slot) }

// Save saves the game in progress as it stands. It returns when that is done: what a
// player has seen played must not be lost, whenever the program ends. A window that does
// something in a game that another one owns takes it over.
func (k *Keeper) Save() {
	k.TakeOver()
	k.updateTally() // before the record, which says how the game counts
	rec, now := k.session.Record(), time.Now()
	rec.Saved = now.UnixMilli()
	k.setGame(k.session, k.slot, now)
	k.updateLibrary(rec)
	out, err := k.current().SaveGame(rec)
	if err == nil && k.session.Ply() > 0 {
		k.keepForGood()
	}
	k.reportSave(words.SavedGame, out, err)
}

// keepForGood asks that what is saved be kept for good, where it outlives the program.
func (k *Keeper) keepForGood() {
	if k.store.Lasts() {
		k.program.KeepForGood()
	}
}

// Put makes a game that is not saved yet the one in progress. It takes the place of none
// that goes on.
func (k *Keeper) Put(s *session.Session) {
	k.session, k.slot = s, k.vacant(s.Rules().String())
	k.others = k.current().Others()
}

// Begin makes another game the one in progress, in a slot of its own. It is this
// window's, whoever looks at the one that ended there.
func (k *Keeper) Begin(s *session.Session) {
	k.session, k.slot = s, k.vacant(s.Rules().String())
	k.others = true
	k.TakeOver()
}

// TakeUp makes a game that is kept the one in progress, as it stands in the store.
func (k *Keeper) TakeUp(g session.Kept) {
	k.session, k.slot = g.Session, g.Slot
	rec, game, out := k.current().LoadGame()
	if game != nil {
		k.takeUp(rec, game)
	}
	k.Report(words.SavedGame, out)
	k.others = k.current().Others()
}

// takeUp goes on with a game that was read.
func (k *Keeper) takeUp(rec save.Game, g *engine.Game) {
	rec.Seats = levelled(rec.Seats)
	k.session = session.Resume(rec, g)
	if _, over := g.Result(); over {
		k.filed = filing{k.session, rec.ID(), true}
	}
	k.setGame(k.session, k.slot, timeOf(rec.Saved))
}

// Elsewhere reports whether another window owns the game in progress.
func (k *Keeper) Elsewhere() bool { return k.others }

// TakeOver makes this window the owner of the game in progress, if another one is.
func (k *Keeper) TakeOver() {
	if k.others {
		k.current().TakeOver()
		k.others = false
	}
}

// WatchEvery is how often what other windows do is looked at.
const WatchEvery = 250 * time.Millisecond

// Follow looks at what other windows do, from time to time: the game in progress goes on
// here as it does there, and here alone once nobody else owns it; so do the other games,
// where they are shown. It reports whether there is anything else to show now.
func (k *Keeper) Follow(dt time.Duration, showsGames bool) (changed bool) {
	if k.watch -= dt; k.watch > 0 {
		return false
	}
	k.watch = WatchEvery
	if showsGames && k.store.Changes() != k.found {
		k.FindGames()
		changed = true
	}
	return k.followGame() || changed
}

func (k *Keeper) followGame() (changed bool) {
	if k.session == nil {
		return false
	}
	others := k.current().Others()
	rec, g, out := k.current().Follow()
	if out.Status == save.Newer {
		k.notice(words.Outdated)
	}
	if out.Status == save.Loaded {
		k.takeUp(rec, g)
	}
	changed = others != k.others || out.Status == save.Loaded
	k.others = others
	return changed
}

// Close saves what is still to be saved and lets other windows have the game.
func (k *Keeper) Close() {
	_ = k.store.Retry() // there is nobody left to tell
	k.library.Retry(func(error) {})
	k.store.Close()
}
