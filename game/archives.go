package game

import (
	"strings"
	"time"

	"ayoayo/engine"
	"ayoayo/game/host"
	"ayoayo/game/keeper"
	"ayoayo/game/library"
	"ayoayo/game/records"
	"ayoayo/game/save"
	"ayoayo/game/session"
	"ayoayo/game/words"
)

// What follows is how all games leave the device in a file, and come in from one.
// Nothing that is here is written over by what comes in.

// OpenBackup shows how games leave in a file and come in from one.
func (a *App) OpenBackup() { a.Push(library.NewBackup(a.Screen, a.say, a)) }

// OpenStatistics shows how the finished games ended.
func (a *App) OpenStatistics() {
	a.Push(library.NewStatistics(a.Screen, a.say, a.Library().Entries(), time.Now()))
}

// SaveBackup puts everything into a file: all games, how they are counted, and the
// settings.
func (a *App) SaveBackup() {
	a.Archive(func(backup save.Archive) {
		backup.Settings = &a.settings
		data, err := backup.Bytes()
		if err != nil {
			a.inform(a.say.Say(words.BackupUnsaved, err))
			return
		}
		a.Host.SaveFile("ayoayo-"+a.clock.Format(time.DateOnly)+host.BackupFile, string(data))
	})
}

// SaveRecords puts the records of all finished games into a file, one after the other.
func (a *App) SaveRecords() {
	a.Archive(func(backup save.Archive) {
		var all strings.Builder
		for _, f := range backup.Finished {
			g, err := f.Game.Replay()
			if err != nil {
				continue
			}
			all.WriteString(a.written(f, g) + "\n")
		}
		a.Host.SaveFile("ayoayo-"+a.clock.Format(time.DateOnly)+host.RecordFile, all.String())
	})
}

// written is a finished game as a record, with what is known and written of it.
func (a *App) written(f save.Finished, g *engine.Game) string {
	return records.Write(a.say, session.Resume(f.Tagged(), g))
}

// TakeSettings takes settings from elsewhere in place of those here, which can be had
// back.
func (a *App) TakeSettings(other save.Settings) {
	a.reread()
	before := a.settings
	a.settings = other
	keeper.LevelGames(a.settings.Games)
	a.settings.Begun = max(before.Begun, other.Begun)
	a.SettingsChanged()
	a.Offer("taken", a.say.Say(words.SettingsTaken), a.say.Say(words.Undo), func() {
		a.settings = before
		a.SettingsChanged()
	})
}
