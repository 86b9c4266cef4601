//go:build !js

package save

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"testing"
	"time"
)

func TestAFolderKeepsRecords(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "new", "ayoayo")
	s := OpenFolder(dir)
	rec := sample(t)
	if err := s.Try(); err != nil {
		t.Fatal(err)
	}
	if err := saveGame(s, rec); err != nil {
		t.Fatal(err)
	}
	if got, _, out := OpenFolder(dir).LoadGame(); out.Status != Loaded || !reflect.DeepEqual(got, rec) {
		t.Errorf("%+v, %+v; want what was saved", got, out)
	}
	files, _ := os.ReadDir(dir)
	if len(files) != 1 || files[0].Name() != "game.msgp" {
		t.Errorf("the folder holds %v; want game.msgp alone", files)
	}
}

func TestABrokenFileIsMovedAside(t *testing.T) {
	dir := t.TempDir()
	for _, want := range []string{"game.aside-1", "game.aside-2"} {
		if err := os.WriteFile(filepath.Join(dir, "game.msgp"), []byte(want), 0o600); err != nil {
			t.Fatal(err)
		}
		if _, _, out := OpenFolder(dir).LoadGame(); out.Status != Broken || out.Aside != want {
			t.Errorf("%+v; want Broken at %s", out, want)
		}
	}
	for _, name := range []string{"game.aside-1", "game.aside-2"} {
		if data, err := os.ReadFile(filepath.Join(dir, name+".msgp")); err != nil || string(data) != name {
			t.Errorf("%s holds %q, %v", name, data, err)
		}
	}
}

// A folder that can't be written is stood in for by one in whose place a file
// lies, which holds for every user, root included.
func TestAFileThatCannotBeReadIsMovedAside(t *testing.T) {
	dir := t.TempDir()
	if err := os.Mkdir(filepath.Join(dir, "game.msgp"), 0o700); err != nil {
		t.Fatal(err)
	}
	s := OpenFolder(dir)
	if _, _, out := s.LoadGame(); out.Status != Unreadable || out.Aside != "game.aside-1" {
		t.Errorf("%+v; want Unreadable at game.aside-1", out)
	}
	if err := saveGame(s, sample(t)); err != nil {
		t.Errorf("saving afterwards: %v", err)
	}
}

func TestAFolderThatCannotBeWrittenIsSaid(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	s := OpenFolder(file)
	if s.Try() == nil || saveGame(s, sample(t)) == nil {
		t.Error("no error")
	}
	if _, g, out := s.LoadGame(); g != nil || out.Status == Loaded {
		t.Errorf("loading gives %+v", out)
	}
}

func TestAReadOnlyFolderIsStillRead(t *testing.T) {
	dir := t.TempDir()
	rec := sample(t)
	if err := saveGame(OpenFolder(dir), rec); err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(dir, 0o500); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = os.Chmod(dir, 0o700) })
	s := OpenFolder(dir)
	if got, _, out := s.LoadGame(); out.Status != Loaded || !reflect.DeepEqual(got, rec) {
		t.Errorf("%+v, %+v; want what was saved", got, out)
	}
	if os.Getuid() != 0 && s.Try() == nil { // root may write anywhere
		t.Error("Try gives nil")
	}
}

func TestLeftoverTemporaryFilesAreRemoved(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "game.msgp-1.tmp")
	then := time.Unix(0, 0)
	if err := errors.Join(os.WriteFile(file, []byte("half"), 0o600), os.Chtimes(file, then, then)); err != nil {
		t.Fatal(err)
	}
	OpenFolder(dir)
	if left, _ := os.ReadDir(dir); len(left) != 0 {
		t.Errorf("left: %v; want nothing", left)
	}
}

// saverFolder makes the test program save games into a folder until it is
// killed.
const saverFolder = "AYOAYO_TEST_SAVER"

func TestMain(m *testing.M) {
	if dir := os.Getenv(saverFolder); dir != "" {
		fmt.Println(saveForever(dir))
		os.Exit(1)
	}
	os.Exit(m.Run())
}

// saveForever saves two games in turn, says so once, and returns only with an
// error.
func saveForever(dir string) error {
	a, errA := randomGame("ayoayo", 1, 80)
	b, errB := randomGame("oware", 2, 80)
	if err := errors.Join(errA, errB); err != nil {
		return err
	}
	records := []Game{Record(a), Record(b)}
	s := OpenFolder(dir)
	s.LoadGame() // what is there is known now
	s.Others()
	for i := 0; ; i++ {
		if err := saveGame(s, records[i%2]); err != nil {
			return err
		}
		if i == 0 {
			fmt.Println(saving)
		}
	}
}

// saving is what the test program says when the first game is saved.
const saving = "saving"

func TestKilledWhileSavingLeavesAWholeGame(t *testing.T) {
	dir := t.TempDir()
	for i := range 25 {
		cmd := exec.Command(os.Args[0])
		cmd.Env = append(os.Environ(), saverFolder+"="+dir)
		out, err := cmd.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		if line, err := bufio.NewReader(out).ReadString('\n'); err != nil || line != saving+"\n" {
			t.Fatalf("%q, %v", line, err)
		}
		time.Sleep(time.Duration(i) * 700 * time.Microsecond)
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
		if _, _, out := OpenFolder(dir).LoadGame(); out.Status != Loaded {
			t.Fatalf("after kill %d: %+v", i+1, out)
		}
	}
}

// One store owns a game, as long as it is there, and gives it up when it is taken
// over.
func TestOneWindowOwnsAGame(t *testing.T) {
	dir := t.TempDir()
	a, b := OpenFolder(dir), OpenFolder(dir)
	if a.Others() || !b.Others() || !b.Others() || a.Others() {
		t.Fatal("the first is not the only owner")
	}
	if b.At("oware").Others() || !b.At("").Others() {
		t.Error("the game of another slot is owned too")
	}
	b.TakeOver()
	if b.Others() || !a.Others() || b.Others() || !a.Others() {
		t.Error("the game was not taken over")
	}
	b.Close()
	if a.Others() {
		t.Error("the owner has ended, and nobody owns the game")
	}
	a.Close()
}

// An owner that is killed owns nothing any more.
func TestAKilledOwnerIsNoticed(t *testing.T) {
	dir := t.TempDir()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), saverFolder+"="+dir)
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	if _, err := bufio.NewReader(out).ReadString('\n'); err != nil {
		t.Fatal(err)
	}
	s := OpenFolder(dir)
	defer s.Close()
	if !s.Others() {
		t.Error("a game that another program plays is owned here")
	}
	_ = cmd.Process.Kill()
	_ = cmd.Wait()
	if s.Others() {
		t.Error("a killed program still owns the game")
	}
}

func TestAPipeIsMovedAside(t *testing.T) {
	dir := t.TempDir()
	pipe := filepath.Join(dir, "game.msgp")
	if err := exec.Command("mkfifo", pipe).Run(); err != nil {
		t.Skip("no pipes here:", err)
	}
	if _, _, out := OpenFolder(dir).LoadGame(); out.Status != Unreadable || out.Aside != "game.aside-1" {
		t.Errorf("%+v; want Unreadable at game.aside-1", out)
	}
	if err := exec.Command("mkfifo", pipe).Run(); err != nil {
		t.Fatal(err)
	}
	if _, _, out := OpenFolder(dir).LoadGame(); out.Status != Unreadable || out.Aside != "game.aside-2" {
		t.Errorf("%+v; want Unreadable at game.aside-2", out)
	}
}

// A store tells that another one has stored something, or removed it, and that nothing
// has changed.
func TestStoresTellOfChanges(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "ayoayo")
	a, b := OpenFolder(dir), OpenFolder(dir)
	before := a.Changes()
	for _, c := range []struct {
		what    string
		do      func() error
		changes bool
	}{
		{"nothing", func() error { return nil }, false},
		{"a game", func() error { _, err := b.At("oware").SaveGame(Record(playout(t, "oware", 1, 3))); return err }, true},
		{"nothing", func() error { return nil }, false},
		{"the next ply", func() error { _, err := b.At("oware").SaveGame(Record(playout(t, "oware", 1, 4))); return err }, true},
		{"a game that is removed", func() error { return b.At("oware").Remove() }, true},
	} {
		if err := c.do(); err != nil {
			t.Fatal(err)
		}
		now := a.Changes()
		if (now != before) != c.changes {
			t.Errorf("after %s there are changes: %v", c.what, now != before)
		}
		before = now
	}
}
