package keeper

import (
	"ayoayo/ai"
	"ayoayo/game/save"
	"ayoayo/game/seat"
	"ayoayo/game/words"
)

// LoadSettings returns the settings as they are kept, in place of some. Another page of
// the same address may have changed them, and what is not changed here must not be
// undone; nor must what is, where it could not be saved.
func (k *Keeper) LoadSettings(now save.Settings) save.Settings {
	if k.failed[words.SavedSettings] {
		return now
	}
	chosen, kept := k.store.LoadSettings(now)
	k.Report(words.SavedSettings, kept)
	LevelGames(chosen.Games)
	return chosen
}

// SaveSettings saves the settings.
func (k *Keeper) SaveSettings(chosen save.Settings) {
	out, err := k.store.SaveSettings(chosen)
	k.reportSave(words.SavedSettings, out, err)
}

// LevelGames gives each computer that was chosen the nearest level that there is.
func LevelGames(games []save.Choice) {
	for i := range games {
		games[i].Seats = levelled(games[i].Seats)
	}
}

// levelled gives each computer at the seats the nearest level that there is: what
// was kept may name any.
func levelled(seats [2]seat.Seat) [2]seat.Seat {
	for i := range seats {
		if seats[i].Computer {
			seats[i].Level = min(max(seats[i].Level, 1), ai.Levels)
		}
	}
	return seats
}
