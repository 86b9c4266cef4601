package game

import (
	"time"

	"ayoayo/engine"
	"ayoayo/game/save"
	"ayoayo/game/session"
	"ayoayo/game/ui"
	"ayoayo/game/words"
)

// keeping is how the game and the settings are kept, and shared with other windows.
type keeping struct {
	// at is the table at which the game in progress is kept, games are those of all.
	at    string
	games []session.Kept
	// found is what the store said of changes when the games were looked for.
	found uint64
	// library keeps the games that are over, filed is what of it is on the table.
	library *save.Library
	filed   filing
	// tally is how the games between players ended.
	tally save.Tally
	// failed are the things that could not be saved and of which that was said, wait
	// is how long it is until they are tried again and pause how long it was last.
	failed      map[words.Saved]bool
	wait, pause time.Duration
	// others says that another window owns the game, watch how long it is until that
	// is looked at again.
	others bool
	watch  time.Duration
}

// How often what other windows do is looked at, and the shortest and the longest
// pause between tries to save.
const (
	watchEvery   = 250 * time.Millisecond
	firstPause   = time.Second
	longestPause = time.Minute
)

// newKeeping tries the store out.
func newKeeping(store *save.Store) keeping {
	k := keeping{library: store.Library(), failed: map[words.Saved]bool{}, watch: watchEvery}
	if store.Try() != nil {
		k.fail(words.SavedGame)
		k.fail(words.SavedSettings)
		k.fail(words.SavedTally)
	}
	return k
}

// gameStore is the store in which the game in progress has its place.
func (a *App) gameStore() *save.Store { return a.store.At(a.at) }

// Save saves the game in progress. It returns when that is done: what a player
// has seen played must not be lost, whenever the program ends. A window that does
// something in a game that another one owns takes it over.
func (a *App) Save() {
	a.takeOver()
	a.count()
	now := time.Now()
	rec := a.session.Record()
	rec.Saved = now.UnixMilli()
	a.keep(a.session, a.at, now)
	a.file(rec)
	out, err := a.gameStore().SaveGame(rec)
	if err == nil && a.session.Ply() > 0 {
		a.Host.KeepForGood()
	}
	a.saved(words.SavedGame, out, err)
}

func (a *App) saveSettings() {
	out, err := a.store.SaveSettings(a.settings)
	a.saved(words.SavedSettings, out, err)
}

// saved says that something could not be saved, once, and no longer says so when
// it could.
func (a *App) saved(what words.Saved, out save.Outcome, err error) {
	switch {
	case err == nil:
		a.clearFailure(what)
		a.reportKept(out, what)
	case !a.failed[what]:
		a.fail(what)
		a.notice(words.SaveFailed.OfSaved(what))
	}
}

// fail notes that something can't be saved.
func (k *keeping) fail(what words.Saved) {
	if len(k.failed) == 0 {
		k.pause, k.wait = firstPause, firstPause
	}
	k.failed[what] = true
}

// clearFailure takes back what was said of something that could not be saved.
func (a *App) clearFailure(what words.Saved) {
	delete(a.failed, what)
	a.Withdraw(string(words.SaveFailed.OfSaved(what)))
	a.Withdraw(string(words.SaveStuck.OfSaved(what)))
	if len(a.failed) == 0 {
		a.Withdraw(string(words.NotSaved))
	}
}

// retry saves what could not be saved, after longer and longer pauses.
func (a *App) retry(dt time.Duration) {
	if len(a.failed) == 0 {
		return
	}
	if a.wait -= dt; a.wait > 0 {
		return
	}
	a.pause = min(2*a.pause, longestPause)
	a.wait = a.pause
	a.library.Retry(a.savedFinished)
	if a.store.Try() != nil || a.store.Retry() != nil {
		return
	}
	for what := range a.failed {
		if what != words.SavedFinished {
			a.clearFailure(what)
		}
	}
}

// reread takes up the settings as they are kept. Another page of the same address
// may have changed them, and what is not changed here must not be undone; nor must
// what is, where it could not be saved.
func (a *App) reread() {
	if a.failed[words.SavedSettings] {
		return
	}
	chosen, kept := a.store.LoadSettings(a.settings)
	a.reportKept(kept, words.SavedSettings)
	levelGames(chosen.Games)
	a.settings = chosen
	a.refresh()
}

// reportKept says that what was kept was moved aside and why, or that it could not be.
func (a *App) reportKept(kept save.Outcome, what words.Saved) {
	switch {
	case kept.Status == save.Parted:
		a.notice(words.SaveParted, kept.Aside)
	case kept.Status == save.PartedNewer:
		a.notice(words.SaveBeside.OfSaved(what), kept.Aside)
	case kept.Err == nil:
	case kept.Aside != "" && kept.Status == save.Newer:
		a.notice(words.SaveNewer.OfSaved(what), kept.Aside)
	case kept.Aside != "":
		a.notice(words.SaveAside.OfSaved(what), kept.Aside)
	case !a.failed[what]:
		a.notice(words.SaveStuck.OfSaved(what))
	}
}

// follow looks at what other windows do: the game goes on here as it does there,
// and here alone once nobody else owns it.
func (a *App) follow(dt time.Duration) {
	if a.watch -= dt; a.watch > 0 {
		return
	}
	a.watch = watchEvery
	a.followGames()
	if a.session == nil {
		return
	}
	others := a.gameStore().Others()
	rec, g, out := a.gameStore().Follow()
	if out.Status == save.Newer {
		a.notice(words.Outdated)
	}
	if out.Status == save.Loaded {
		a.takeUp(rec, g)
	}
	if others == a.others && out.Status != save.Loaded {
		return
	}
	a.others = others
	a.Relayout()
	switch {
	case !a.onTable():
	case !a.table.Follow(a.session):
		a.OpenTable()
	}
}

// followGames shows what other windows have stored, where all games are shown.
func (a *App) followGames() {
	at, ok := a.Scene().(ui.Placed)
	if !ok || at.Place() != placePlay && at.Place() != placeGames || a.store.Changes() == a.found {
		return
	}
	a.findGames()
	a.Relayout()
}

// takeUp goes on with a game that was kept.
func (a *App) takeUp(rec save.Game, g *engine.Game) {
	rec.Seats = levelled(rec.Seats)
	a.session = session.Resume(rec, g)
	a.keep(a.session, a.at, timeOf(rec.Saved))
}

// Elsewhere reports whether another window owns the game.
func (a *App) Elsewhere() bool { return a.others }

// PlayHere takes the game over from another window.
func (a *App) PlayHere() {
	a.takeOver()
	a.table.Follow(a.session)
}

// takeOver makes this window the owner of the game, if another one is.
func (a *App) takeOver() {
	if a.others {
		a.gameStore().TakeOver()
		a.others = false
	}
}

// close saves what is still to be saved and lets other windows have the game.
func (a *App) close() {
	_ = a.store.Retry() // there is nobody left to tell
	a.library.Retry(func(error) {})
	a.store.Close()
}
