//go:build !js

package game

import (
	"os"
	"path/filepath"
	"testing"
	"testing/fstest"
	"time"
)

// wait lets the program run until something beside it has come about.
func wait(t *testing.T, a *App, what string, come func() bool) {
	t.Helper()
	for end := time.Now().Add(10 * time.Second); !come(); time.Sleep(time.Millisecond) {
		a.advance(time.Millisecond)
		if time.Now().After(end) {
			t.Fatalf("waited in vain for %s", what)
		}
	}
	a.advance(0)
}

func TestARecordIsOpenedAtItsLastPlyAndSavedAgain(t *testing.T) {
	folder := emptyFolder(t)
	a := open(t, 800, 600)
	press(t, a, "records")
	a.files.drop(fstest.MapFS{"game.txt": {Data: []byte(twoMoves)}})
	wait(t, a, "the table", func() bool { return a.onTable() })
	says(t, a, "status", "South’s turn")
	says(t, a, "player:S", "Adé")
	if c := find(a.page.controls, "redo"); c.works() {
		t.Error("the record is not at its last ply")
	}
	press(t, a, "undo")
	says(t, a, "status", "North’s turn · thinks long")
	a.scene().back()
	a.advance(0)
	press(t, a, "records")
	says(t, a, "text", "[Rules \"oware\"]\n[South \"Adé\"]\n[Site \"under the tree\"]\n[Result \"*\"]\n\n1. C {thinks long} d *")
	press(t, a, "save")
	path := filepath.Join(folder, "Documents", "Ayoayo", "oware.txt")
	wait(t, a, "the sentence", func() bool { return find(a.page.controls, "said") != nil })
	says(t, a, "said", "Saved as "+path)
	if data, err := os.ReadFile(path); err != nil || string(data) != twoMoves {
		t.Errorf("the file holds\n%s\n%v; want\n%s", data, err, twoMoves)
	}
	press(t, a, "file:oware.txt")
	wait(t, a, "the question", func() bool { return find(a.page.controls, "open-it") != nil })
	says(t, a, "put-away", "Opening this record puts your game in progress away.")
	press(t, a, "open-it")
	says(t, a, "status", "South’s turn")
}

func TestAFolderThatIsDroppedIsSaidToBeNoRecord(t *testing.T) {
	emptyFolder(t)
	a := open(t, 800, 600)
	a.files.drop(fstest.MapFS{"games/one.txt": {Data: []byte(twoMoves)}})
	wait(t, a, "the notice", func() bool { return len(a.notices) > 0 })
	says(t, a, "notice:0", "games could not be read.")
}

func TestHowFarAFileIsRead(t *testing.T) {
	huge := fstest.MapFS{"huge": {Data: make([]byte, 10<<20)}}
	f := newFiles()
	f.drop(huge)
	var came []delivery
	for end := time.Now().Add(10 * time.Second); len(came) == 0 && time.Now().Before(end); time.Sleep(time.Millisecond) {
		came = f.take()
	}
	if len(came) != 1 || len(came[0].text) != longestText+1 {
		t.Errorf("%d texts are read; want one of %d bytes", len(came), longestText+1)
	}
}
