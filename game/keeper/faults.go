package keeper

import (
	"time"

	"ayoayo/game/save"
	"ayoayo/game/words"
)

// Program is what the keeper needs of the program around it.
type Program interface {
	// Notice shows a sentence to the player, one of a kind at a time, and Withdraw takes
	// it away; Offer is one with a button that does something about it.
	Notice(kind, text string)
	Withdraw(kind string)
	Offer(kind, text, label string, do func())
	// Relayout shows what is kept as it is now.
	Relayout()
	// KeepForGood asks that what is saved be kept for good.
	KeepForGood()
	// Dropped is told that the game in progress is not kept any more.
	Dropped()
}

// faults is what could not be kept, and what was said of that.
type faults struct {
	say     *words.Printer
	program Program
	// failed are the things that could not be saved and of which that was said, wait
	// is how long it is until they are tried again and pause how long it was last.
	failed      map[words.Saved]bool
	wait, pause time.Duration
}

// The shortest and the longest pause between tries to save.
const (
	firstPause   = time.Second
	longestPause = time.Minute
)

func newFaults(say *words.Printer, program Program) faults {
	return faults{say: say, program: program, failed: map[words.Saved]bool{}}
}

// notice says a sentence.
func (f *faults) notice(key words.Key, args ...any) {
	f.program.Notice(string(key), f.say.Say(key, args...))
}

// reportSave says that something could not be saved, once, and no longer says so when
// it could.
func (f *faults) reportSave(what words.Saved, out save.Outcome, err error) {
	switch {
	case err == nil:
		f.clear(what)
		f.Report(what, out)
	case !f.failed[what]:
		f.note(what)
		f.notice(words.SaveFailed.OfSaved(what))
	}
}

// note takes in that something can't be saved.
func (f *faults) note(what words.Saved) {
	if len(f.failed) == 0 {
		f.pause, f.wait = firstPause, firstPause
	}
	f.failed[what] = true
}

// clear takes back what was said of something that could not be saved.
func (f *faults) clear(what words.Saved) {
	delete(f.failed, what)
	f.program.Withdraw(string(words.SaveFailed.OfSaved(what)))
	f.program.Withdraw(string(words.SaveStuck.OfSaved(what)))
	if len(f.failed) == 0 {
		f.program.Withdraw(string(words.NotSaved))
	}
}

// due reports whether it is time to try again, after longer and longer pauses.
func (f *faults) due(dt time.Duration) bool {
	if len(f.failed) == 0 {
		return false
	}
	if f.wait -= dt; f.wait > 0 {
		return false
	}
	f.pause = min(2*f.pause, longestPause)
	f.wait = f.pause
	return true
}

// Retry lets time pass until what could not be saved is tried again.
func (k *Keeper) Retry(dt time.Duration) {
	if !k.due(dt) {
		return
	}
	k.library.Retry(k.reportFinished)
	if k.store.Try() != nil || k.store.Retry() != nil {
		return
	}
	for what := range k.failed {
		if what != words.SavedFinished {
			k.clear(what)
		}
	}
}

// Report says that what was kept was moved aside and why, or that it could not be.
func (f *faults) Report(what words.Saved, kept save.Outcome) {
	switch {
	case kept.Status == save.Parted:
		f.notice(words.SaveParted, kept.Aside)
	case kept.Status == save.PartedNewer:
		f.notice(words.SaveBeside.OfSaved(what), kept.Aside)
	case kept.Err == nil:
	case kept.Aside != "" && kept.Status == save.Newer:
		f.notice(words.SaveNewer.OfSaved(what), kept.Aside)
	case kept.Aside != "":
		f.notice(words.SaveAside.OfSaved(what), kept.Aside)
	case !f.failed[what]:
		f.notice(words.SaveStuck.OfSaved(what))
	}
}
