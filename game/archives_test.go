package game

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"ayoayo/game/host"
	"ayoayo/game/host/hosttest"
	"ayoayo/game/save"
	"ayoayo/game/ui"
)

// full is a program that has finished a game with a name, and goes on with another.
func full(t *testing.T) (*App, *hosttest.Fake) {
	t.Helper()
	emptyFolder(t)
	h := &hosttest.Fake{}
	a := openIn(t, h, 800, 600)
	resign(t, a, "oware")
	a.Describe(a.Library().Entries()[0].ID, "the final", "well played", true)
	begin(t, a, people("namnam"))
	press(t, a, "pit:B")
	settle(t, a)
	a.settings.Theme = "sand"
	a.SettingsChanged()
	return a, h
}

// bring has a file brought to a program, and lets it be read.
func bring(t *testing.T, a *App, name, text string) {
	t.Helper()
	a.deliver(host.Delivery{Name: name, Text: text})
	for range 3 {
		a.advance(time.Millisecond)
	}
}

// allSaid are the texts on the page.
func allSaid(a *App) string {
	var all []string
	for i := range a.Page.Controls {
		if a.Page.Controls[i].Role == ui.RoleText {
			all = append(all, a.Page.Controls[i].Label)
		}
	}
	return strings.Join(all, "\n")
}

// Everything goes to another device in a file, and once it is there nothing comes twice.
func TestABackupBringsEverythingToAnotherDevice(t *testing.T) {
	a, h := full(t)
	a.OpenGames()
	a.advance(0)
	press(t, a, "backup")
	press(t, a, "save")
	backup := h.Saved
	if !strings.HasSuffix(h.SavedAs, host.BackupFile) || !save.IsArchive(backup) {
		t.Fatalf("saved as %s: %.40q", h.SavedAs, backup)
	}
	emptyFolder(t)
	b := open(t, 800, 600)
	bring(t, b, h.SavedAs, backup)
	if got := allSaid(b); !strings.Contains(got, "1 finished game is new") || !strings.Contains(got, "1 game that goes on is new") {
		t.Fatalf("the page says %s", got)
	}
	if len(b.Library().Entries()) != 0 || len(b.AllGames()) != 0 {
		t.Error("something was added before that was asked for")
	}
	press(t, b, "add-settings")
	b.advance(time.Millisecond)
	for _, b := range []*App{b, open(t, 800, 600)} {
		e := b.Library().Entries()
		if len(e) != 1 || e[0].Title != "the final" || e[0].Comment != "well played" || b.settings.Theme != "sand" {
			t.Errorf("there are %+v and %+v", e, b.settings)
		}
		if games := b.Running(); len(games) != 1 || games[0].Rules().Key() != "namnam" || games[0].Ply() != a.Session().Ply() {
			t.Errorf("the running games are %v", games)
		}
	}
	b.OpenHome()
	bring(t, b, h.SavedAs, backup)
	if got := allSaid(b); !strings.Contains(got, "2 games are here already") || ui.Find(b.Page.Controls, "add") != nil {
		t.Errorf("a second time the page says %s", got)
	}
}

// Settings that a backup brought can be had back.
func TestSettingsOfABackupCanBeTakenBack(t *testing.T) {
	a, h := full(t)
	a.SaveBackup()
	emptyFolder(t)
	b := open(t, 800, 600)
	before := b.settings.Theme
	bring(t, b, h.SavedAs, h.Saved)
	press(t, b, "add-settings")
	if b.settings.Theme != "sand" {
		t.Fatalf("the theme is %s", b.settings.Theme)
	}
	press(t, b, "take:0")
	if b.settings.Theme != before || open(t, 800, 600).settings.Theme != before {
		t.Errorf("the theme is %s, want %s", b.settings.Theme, before)
	}
}

// The records of all finished games come back from a text, each once.
func TestAllRecordsComeBackFromAText(t *testing.T) {
	a, h := full(t)
	resign(t, a, "ayoayo")
	a.SaveRecords()
	text := h.Saved
	if !strings.HasSuffix(h.SavedAs, host.RecordFile) || strings.Count(text, "[Rules") != 2 {
		t.Fatalf("saved as %s: %s", h.SavedAs, text)
	}
	bring(t, a, h.SavedAs, text)
	if got := allSaid(a); !strings.Contains(got, "2 games are here already") {
		t.Errorf("where they are the page says %s", got)
	}
	emptyFolder(t)
	b := open(t, 800, 600)
	bring(t, b, h.SavedAs, text+twoMoves+"[Rules \"oware\"]\n\n1. C C\n")
	if got := allSaid(b); !strings.Contains(got, "2 finished games are new") || !strings.Contains(got, "1 game that goes on is new") ||
		!strings.Contains(got, "1 game can’t be read") || !strings.Contains(got, "ply 2: C is not a legal move here") {
		t.Errorf("the page says %s", got)
	}
	press(t, b, "add")
	b.advance(time.Millisecond)
	if n := len(b.Library().Entries()); n != 2 || len(b.Running()) != 1 {
		t.Errorf("there are %d games in the library and %d that go on", n, len(b.Running()))
	}
	press(t, b, "games")
	if got := listed(b); len(got) != 3 {
		t.Errorf("the games are %q", got)
	}
}

// A backup that is wrong, or of a newer version, changes nothing and is told.
func TestABackupThatIsWrongChangesNothing(t *testing.T) {
	a, h := full(t)
	a.SaveBackup()
	a.OpenHome()
	flipped := []byte(h.Saved)
	flipped[len(flipped)/2] ^= 1
	newer, err := os.ReadFile(filepath.Join("save", "testdata", "newer", "game.msgp"))
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]string{
		string(flipped):                         "check sum",
		h.Saved[:100]:                           "not a record of this program",
		string(newer):                           "A newer version",
		"\x80":                                  "not a record of this program",
		strings.Repeat("x", host.LongestFile+1): "the limit is 16 MB",
	} {
		closeNotices(a)
		bring(t, a, "some.ayoayo", text)
		if got := label(t, a, "notice:0"); !strings.Contains(got, want) {
			t.Errorf("%.20q: the sentence is %q, want %q in it", text, got, want)
		}
		if len(a.Library().Entries()) != 1 || len(a.Running()) != 1 {
			t.Fatalf("%.20q changed what is here", text)
		}
	}
	if host.LongestFile != save.LargestArchive {
		t.Error("an archive may be larger than what is read of a file")
	}
}

// Where nothing can be kept, a backup still has the game that is played.
func TestABackupWhereNothingIsKept(t *testing.T) {
	noFolder(t)
	h := &hosttest.Fake{}
	a := openIn(t, h, 800, 600)
	begin(t, a, people("oware"))
	press(t, a, "pit:A")
	settle(t, a)
	a.SaveBackup()
	got, err := save.ReadArchive([]byte(h.Saved), save.Settings{})
	if err != nil || len(got.Games) != 1 || got.Games[0].Ply != 1 {
		t.Errorf("%v: the backup has %+v", err, got)
	}
}

// What can't be kept while a backup is added is told, and kept when there is room.
func TestABackupIsAddedWhereThereIsRoomLater(t *testing.T) {
	a, h := full(t)
	a.SaveBackup()
	dir := emptyFolder(t)
	b := open(t, 800, 600)
	shelf := filepath.Join(dir, "ayoayo", "library")
	if err := errors.Join(os.MkdirAll(filepath.Dir(shelf), 0o700), os.WriteFile(shelf, nil, 0o600)); err != nil {
		t.Fatal(err)
	}
	bring(t, b, h.SavedAs, h.Saved)
	press(t, b, "add")
	b.advance(time.Millisecond)
	if len(b.Library().Entries()) != 0 || ui.Find(b.Page.Controls, "notice:0") == nil {
		t.Fatal("it was added, or nothing is said")
	}
	if err := os.Remove(shelf); err != nil {
		t.Fatal(err)
	}
	for range 8 {
		b.advance(250 * time.Millisecond)
	}
	if len(b.Library().Entries()) != 1 {
		t.Error("it is not added when there is room")
	}
}

// A game that comes in takes no table at which another one has just begun.
func TestAGameThatHasJustBegunKeepsItsTable(t *testing.T) {
	a, h := full(t)
	a.SaveBackup()
	emptyFolder(t)
	b := open(t, 800, 600)
	begin(t, b, people("namnam"))
	bring(t, b, h.SavedAs, h.Saved)
	press(t, b, "add")
	b.advance(time.Millisecond)
	b.Scene().Back()
	b.advance(0)
	press(t, b, "pit:C")
	settle(t, b)
	if games := open(t, 800, 600).Running(); len(games) != 2 {
		t.Errorf("there are %d games that go on, want 2", len(games))
	}
}

// A game that has gone on here does not come in as it was before.
func TestAGameThatHasGoneOnIsHere(t *testing.T) {
	a, h := full(t)
	a.SaveBackup()
	press(t, a, pitOf(a, a.Session().Legal()[0]))
	settle(t, a)
	if a.Session().Ply() < 2 {
		t.Fatal("nothing was played")
	}
	bring(t, a, h.SavedAs, h.Saved)
	if got := allSaid(a); !strings.Contains(got, "2 games are here already") {
		t.Errorf("the page says %s", got)
	}
}
