//go:build !js

package game

import (
	"os"
	"path/filepath"
	"testing"

	"ayoayo/game/host"
	"ayoayo/game/ui"
)

func TestARecordIsOpenedAtItsLastPlyAndSavedAgain(t *testing.T) {
	folder := emptyFolder(t)
	a := openIn(t, host.New(), 800, 600)
	shelf := filepath.Join(folder, "Documents", "Ayoayo")
	if err := os.MkdirAll(shelf, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(shelf, "game.txt"), []byte(twoMoves), 0o600); err != nil {
		t.Fatal(err)
	}
	press(t, a, "games")
	press(t, a, "records")
	press(t, a, "file:game.txt")
	waitUntil(a, func() bool { return a.onTable() })
	says(t, a, "status", "Adé’s turn")
	says(t, a, "player:S", "Adé")
	if c := ui.Find(a.Page.Controls, "redo"); c.Works() {
		t.Error("the record is not at its last ply")
	}
	press(t, a, "undo")
	says(t, a, "status", "North’s turn · thinks long")
	a.OpenMenu()
	a.advance(0)
	press(t, a, "records")
	says(t, a, "text", "[Rules \"oware\"]\n[South \"Adé\"]\n[Site \"under the tree\"]\n[Result \"*\"]\n\n1. C {thinks long} d *")
	press(t, a, "save")
	path := filepath.Join(shelf, "oware.txt")
	waitUntil(a, func() bool { return ui.Find(a.Page.Controls, "said") != nil })
	says(t, a, "said", "Saved as "+path)
	if data, err := os.ReadFile(path); err != nil || string(data) != twoMoves {
		t.Errorf("the file holds\n%s\n%v; want\n%s", data, err, twoMoves)
	}
	press(t, a, "file:oware.txt")
	waitUntil(a, func() bool { return a.onTable() && a.Scene() == ui.Scene(a.table) })
	says(t, a, "status", "Adé’s turn")
}
