//go:build !js

package opponent

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"ayoayo/ai/wire"
)

func TestCacheKeepsTheLastFew(t *testing.T) {
	c := cache{filepath.Join(t.TempDir(), "not", "there", "yet")}
	if c.Load("table oware;grandslam=all") != nil {
		t.Error("an empty cache holds something")
	}
	stale := filepath.Join(c.dir, "1.tmp")
	for i := range cacheMost + 3 {
		name := fmt.Sprintf("table oware;grandslam=%d/../%d", i, i)
		c.Save(name, []byte{1})
		c.Save(name, []byte{byte(i)})
		at := time.Now().Add(time.Duration(i-100) * time.Second)
		if err := os.Chtimes(c.path(name), at, at); err != nil {
			t.Fatal(err)
		}
		if data := c.Load(name); len(data) != 1 || data[0] != byte(i) {
			t.Errorf("%s holds %v", name, data)
		}
		if i == 0 {
			os.WriteFile(stale, nil, 0o600)
			os.Chtimes(stale, at, at)
		}
	}
	c.Save("last", nil)
	files, err := os.ReadDir(c.dir)
	if err != nil || len(files) != cacheMost {
		t.Errorf("%d files are kept, want %d: %v %v", len(files), cacheMost, files, err)
	}
	if c.Load("table oware;grandslam=0/../0") != nil || c.Load("last") == nil {
		t.Error("the oldest was kept, or the last was not")
	}
}

// A folder that can't be written, or that is a file, keeps nothing and does no
// harm.
func TestCacheThatCannotBeWritten(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, dir := range []string{file, filepath.Join(file, "below"), "/proc/none", "\x00"} {
		c := cache{dir}
		c.Save("table", []byte{1})
		if c.Load("table") != nil {
			t.Errorf("%q keeps something", dir)
		}
	}
}

// Between questions the program builds endgame tables, keeps them for the next
// run, and stops when it is closed.
func TestTablesAreBuiltBetweenQuestions(t *testing.T) {
	for _, name := range []string{"XDG_CACHE_HOME", "HOME", "LocalAppData"} {
		t.Setenv(name, t.TempDir())
	}
	first := buildsTables(t)
	if first.Rules != "ayoayo" || first.Done >= first.All {
		t.Errorf("the first report is %+v", first)
	}
	if again := buildsTables(t); again.Seeds < 8 {
		t.Errorf("what was kept is built anew: %+v", again)
	}
}

// buildsTables asks until there are tables for eight seeds, and returns the first
// report about them.
func buildsTables(t *testing.T) wire.Building {
	t.Helper()
	o := newOpponent(startWorker, func() time.Time { return time.Time{} })
	defer o.Close()
	g := game(t)
	var first *wire.Building
	for {
		if !o.Busy() {
			o.Ask(g, wire.Request{Nodes: 500})
		}
		e, ok := o.Poll()
		if !ok {
			time.Sleep(time.Millisecond)
			continue
		}
		if e.Kind != Building && e.Kind != Answered && e.Kind != Thinking {
			t.Fatalf("%+v", e)
		}
		if e.Kind == Building && first == nil {
			first = &e.Building
		}
		if e.Kind == Building && e.Building.Seeds >= 8 {
			return *first
		}
	}
}
