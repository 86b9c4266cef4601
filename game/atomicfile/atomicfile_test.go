//go:build !js

package atomicfile_test

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"ayoayo/game/atomicfile"
)

func TestFilesAreReplaced(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "game oware;grandslam=all.msgp")
	for _, want := range []string{"one", "", "three"} {
		if err := atomicfile.Write(file, []byte(want)); err != nil {
			t.Fatal(err)
		}
		if got, err := os.ReadFile(file); err != nil || string(got) != want {
			t.Errorf("the file holds %q, %v; want %q", got, err, want)
		}
	}
	if files, _ := os.ReadDir(dir); len(files) != 1 {
		t.Errorf("the folder holds %v; want the file alone", files)
	}
}

// A name that is taken by a folder can't be written, and nothing is left of the
// trial.
func TestNothingIsLeftOfWhatFails(t *testing.T) {
	dir := t.TempDir()
	if err := os.MkdirAll(filepath.Join(dir, "taken", "below"), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := atomicfile.Write(filepath.Join(dir, "taken"), nil); err == nil {
		t.Error("a folder was written over")
	}
	if files, _ := os.ReadDir(dir); len(files) != 1 {
		t.Errorf("the folder holds %v; want what was there", files)
	}
	if err := atomicfile.Write(filepath.Join(dir, "none", "file"), nil); err == nil {
		t.Error("a file was written into a folder that is not there")
	}
}

func TestSweepLeavesWhatMayStillBeWritten(t *testing.T) {
	dir := t.TempDir()
	for name, age := range map[string]time.Duration{"game-1.tmp": time.Hour, "game-2.tmp": -time.Hour, "game.msgp": time.Hour} {
		file := filepath.Join(dir, name)
		if err := os.WriteFile(file, []byte("half"), 0o600); err != nil {
			t.Fatal(err)
		}
		then := time.Now().Add(-age)
		if err := os.Chtimes(file, then, then); err != nil {
			t.Fatal(err)
		}
	}
	atomicfile.Sweep(dir)
	left, _ := filepath.Glob(filepath.Join(dir, "*"))
	if len(left) != 2 || filepath.Base(left[0]) != "game-2.tmp" || filepath.Base(left[1]) != "game.msgp" {
		t.Errorf("left: %v; want all but the old temporary file", left)
	}
}
