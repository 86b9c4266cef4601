//go:build !js

package shelf

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

func TestRecordsAreKeptAndNeverWrittenOver(t *testing.T) {
	s := OpenFolder(filepath.Join(t.TempDir(), "new"))
	if list := s.List(); list != nil {
		t.Errorf("a folder that is not there lists %q", list)
	}
	for i, want := range []string{"oware.txt", "oware-2.txt", "oware-3.txt"} {
		path, err := s.Write("oware.txt", strings.Repeat("x", i+1))
		if err != nil {
			t.Fatal(err)
		}
		if path != filepath.Join(s.Folder(), want) {
			t.Errorf("record %d is %s, want %s", i, path, want)
		}
		when := time.Unix(int64(1000+i), 0)
		if err := os.Chtimes(path, when, when); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile(filepath.Join(s.Folder(), "else.dat"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if got, want := s.List(), []string{"oware-3.txt", "oware-2.txt", "oware.txt"}; !slices.Equal(got, want) {
		t.Errorf("the list is %q, want %q", got, want)
	}
	if text, err := s.Read("oware-3.txt", 2); err != nil || text != "xx" {
		t.Errorf("two bytes of three are %q, %v", text, err)
	}
	if _, err := s.Read("../shelf", 2); err == nil {
		t.Error("a file outside the folder was read")
	}
}

func TestWritingWhereThereIsNoFolderIsAnError(t *testing.T) {
	file := filepath.Join(t.TempDir(), "a file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if path, err := OpenFolder(filepath.Join(file, "below")).Write("oware.txt", "x"); err == nil {
		t.Errorf("%s was written", path)
	}
}
