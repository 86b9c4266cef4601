package library

import (
	"ayoayo/game/ui"
	"ayoayo/game/words"
	"ayoayo/render"
)

// BackupApp is what the scene needs of the program around it.
type BackupApp interface {
	// SaveBackup puts everything into a file, SaveRecords the records of all finished
	// games.
	SaveBackup()
	SaveRecords()
}

// Backup is how games leave the device in a file, and come in from one.
type Backup struct {
	screen *ui.Screen
	say    *words.Printer
	app    BackupApp
	// said is what became of a file, "" at first.
	said string
}

// NewBackup returns the scene.
func NewBackup(screen *ui.Screen, say *words.Printer, app BackupApp) *Backup {
	return &Backup{screen: screen, say: say, app: app}
}

// Back leaves the scene.
func (b *Backup) Back() { b.screen.Pop() }

// Inform shows what became of a file.
func (b *Backup) Inform(said string) {
	b.said = said
	b.screen.Relayout()
}

// Build lays out the two ways out, and the way in.
func (b *Backup) Build(p *ui.Page) {
	say := b.say.Say
	f := p.Flow(p.Column(render.FormColumn))
	f.Titled(say(words.BackupTitle))
	f.Gap(2 * render.Gap)
	if b.said != "" {
		f.Set(ui.Text{ID: "said", Role: ui.RoleText, Text: b.said, Style: ui.TextStyle()})
		f.Gap(2 * render.Gap)
	}
	part := func(id string, head, how words.Key, buttons ...ui.Control) {
		f.Set(ui.Text{ID: id, Role: ui.RoleHeading, Text: say(head), Style: ui.BoldStyle()})
		f.Set(ui.Text{ID: id + "-how", Role: ui.RoleText, Text: say(how), Style: ui.SmallStyle(), Muted: true})
		f.Gap(render.Gap)
		if len(buttons) > 0 {
			f.Pills(buttons...)
			f.Gap(3 * render.Gap)
		}
	}
	part("out", words.BackupOut, words.BackupOutHow, ui.Control{ID: "save", Label: say(words.BackupSave), Face: ui.FacePrimary, Press: b.app.SaveBackup})
	if b.screen.Host.CanChooseFile() {
		part("in", words.BackupIn, words.BackupInHow, ui.Control{ID: "choose", Label: say(words.RecordsChoose), Press: b.screen.Host.ChooseFile})
	} else {
		part("in", words.BackupIn, words.BackupDropHow)
		f.Gap(2 * render.Gap)
	}
	part("records", words.BackupRecords, words.BackupRecordsHow, ui.Control{ID: "save-records", Label: say(words.BackupSaveRecords), Press: b.app.SaveRecords})
}
