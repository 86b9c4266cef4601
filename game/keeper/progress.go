package keeper

import (
	"ayoayo/game/save"
	"ayoayo/game/words"
)

// Drill returns how far the player has come in counting the moves of a game.
func (k *Keeper) Drill(game string) save.Drill { return k.progress.Drill(game) }

// KeepDrill keeps it.
func (k *Keeper) KeepDrill(d save.Drill) {
	k.updateProgress(func(rec *save.Progress) { rec.PutDrill(d) })
}

// Solver returns how well the player solves the puzzles of a game.
func (k *Keeper) Solver(game string) save.Solver { return k.progress.Solver(game) }

// KeepSolver keeps it.
func (k *Keeper) KeepSolver(s save.Solver) {
	k.updateProgress(func(rec *save.Progress) { rec.PutSolver(s) })
}

// updateProgress changes what is kept of the player's progress, as it is kept now: other
// windows may have added to it.
func (k *Keeper) updateProgress(change func(rec *save.Progress)) {
	if !k.failed[words.SavedProgress] {
		if progress, out := k.store.LoadProgress(); out.Status == save.Loaded {
			k.progress = progress
		}
	}
	change(&k.progress)
	out, err := k.store.SaveProgress(k.progress)
	k.reportSave(words.SavedProgress, out, err)
}

// ProgressAdds reports whether elsewhere more was practised than here.
func (k *Keeper) ProgressAdds(other save.Progress) bool {
	progress := k.progress
	return progress.Merge(other)
}

// TakeProgress takes what was practised elsewhere, where that is more than here.
func (k *Keeper) TakeProgress(other save.Progress) {
	k.updateProgress(func(rec *save.Progress) { rec.Merge(other) })
}
