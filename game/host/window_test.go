//go:build !js

package host

import (
	"os"
	"path/filepath"
	"runtime"
	"testing"
	"testing/fstest"
)

// newWindow is a desktop whose folder of records is a test's own.
func newWindow(t *testing.T) (w *window, folder string) {
	t.Helper()
	if runtime.GOOS != "linux" {
		t.Skip("the folder of documents is set by the environment on Linux only")
	}
	home := t.TempDir()
	t.Setenv("HOME", home)
	t.Setenv("XDG_CONFIG_HOME", home)
	return New().(*window), filepath.Join(home, "Documents", "Ayoayo")
}

// delivered waits for what comes of a text.
func delivered(w *window) Delivery {
	for {
		if came := w.Events().Deliveries; len(came) > 0 {
			return came[0]
		}
		runtime.Gosched()
	}
}

func TestARecordIsSavedListedAndOpened(t *testing.T) {
	w, folder := newWindow(t)
	if w.Folder() != folder || len(w.Records()) != 0 {
		t.Fatalf("the folder is %s with %q, want %s with nothing in it", w.Folder(), w.Records(), folder)
	}
	w.SaveFile("oware.txt", "a record")
	path := filepath.Join(folder, "oware.txt")
	if got, want := delivered(w), (Delivery{Outcome: Saved, About: path}); got != want {
		t.Fatalf("saving delivers %+v, want %+v", got, want)
	}
	if data, err := os.ReadFile(path); err != nil || string(data) != "a record" {
		t.Errorf("the file holds %q, %v", data, err)
	}
	names := w.Records()
	if len(names) != 1 || names[0] != "oware.txt" {
		t.Fatalf("the records are %q", names)
	}
	w.OpenFile(names[0])
	if got, want := delivered(w), (Delivery{Name: "oware.txt", Text: "a record"}); got != want {
		t.Errorf("opening delivers %+v, want %+v", got, want)
	}
	w.OpenFile("none.txt")
	if got, want := delivered(w), (Delivery{Outcome: Unreadable, About: "none.txt"}); got != want {
		t.Errorf("opening what is not there delivers %+v, want %+v", got, want)
	}
}

func TestWhatIsDroppedIsRead(t *testing.T) {
	w, _ := newWindow(t)
	w.drop(fstest.MapFS{"game.txt": {Data: []byte("a record")}})
	if got, want := delivered(w), (Delivery{Name: "game.txt", Text: "a record"}); got != want {
		t.Errorf("a file delivers %+v, want %+v", got, want)
	}
	w.drop(fstest.MapFS{"games/one.txt": {Data: []byte("a record")}})
	if got, want := delivered(w), (Delivery{Outcome: Unreadable, About: "games"}); got != want {
		t.Errorf("a folder delivers %+v, want %+v", got, want)
	}
	w.drop(fstest.MapFS{"huge": {Data: make([]byte, LongestFile+2)}})
	if got := delivered(w); len(got.Text) != LongestFile+1 {
		t.Errorf("of a huge file %d bytes are read, want %d", len(got.Text), LongestFile+1)
	}
}

func TestWhatIsGivenIsDelivered(t *testing.T) {
	_, folder := newWindow(t)
	file := filepath.Join(filepath.Dir(folder), "a game.txt")
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte("a record"), 0o600); err != nil {
		t.Fatal(err)
	}
	for given, want := range map[string]Delivery{
		file:                        {Name: "a game.txt", Text: "a record"},
		filepath.Join(folder, "no"): {Outcome: Unreadable, About: "no"},
		"https://host/#game=AQ":     {Text: "https://host/#game=AQ"},
	} {
		if got := delivered(New(given, "another").(*window)); got != want {
			t.Errorf("%s delivers %+v, want %+v", given, got, want)
		}
	}
}
