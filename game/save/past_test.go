package save

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"ayoayo/game/seat"
)

var newSamples = flag.Bool("new-samples", false, "write samples of records of this version, which then stay for ever")

// past are the folders of samples: one of each version of the records, and one of
// a version that is still to come.
var past = filepath.Join("testdata", "past")

// TestSamplesOfThisVersion holds that the records of this version have the samples
// that the other tests read, and writes those that are missing with -new-samples.
func TestSamplesOfThisVersion(t *testing.T) {
	newer := func(k kind) kind { return kind{k.name, k.version + 95, k.checked} }
	game, settings, tally, finished := ptr(sample(t)), ptr(sampleSettings()), ptr(sampleTally()), ptr(sampleFinished(t))
	progress := ptr(sampleProgress())
	for path, data := range map[string][]byte{
		filepath.Join(past, fmt.Sprintf("game-%d.msgp", gameKind.version)):         must(t, gameKind, game),
		filepath.Join(past, fmt.Sprintf("settings-%d.msgp", settingsKind.version)): must(t, settingsKind, settings),
		filepath.Join(past, fmt.Sprintf("tally-%d.msgp", tallyKind.version)):       must(t, tallyKind, tally),
		filepath.Join(past, fmt.Sprintf("progress-%d.msgp", progressKind.version)): must(t, progressKind, progress),
		filepath.Join(past, fmt.Sprintf("finished-%d.msgp", finishedKind.version)): must(t, finishedKind, finished),
		filepath.Join(past, fmt.Sprintf("archive-%d.msgp", archiveKind.version)):   archiveBytes(t, sampleArchive(t)),
		filepath.Join("testdata", "newer", "archive.msgp"):                         must(t, newer(archiveKind), &archive{}),
		filepath.Join("testdata", "newer", "finished.msgp"):                        must(t, newer(finishedKind), finished),
		filepath.Join("testdata", "newer", "game.msgp"):                            must(t, newer(gameKind), game),
		filepath.Join("testdata", "newer", "settings.msgp"):                        must(t, newer(settingsKind), settings),
		filepath.Join("testdata", "newer", "tally.msgp"):                           must(t, newer(tallyKind), tally),
		filepath.Join("testdata", "newer", "progress.msgp"):                        must(t, newer(progressKind), progress),
	} {
		if _, err := os.Stat(path); err == nil {
			continue // what was written once stays as it is
		}
		if !*newSamples {
			t.Errorf("%s is missing: go test ./game/save -run SamplesOfThisVersion -new-samples writes it", path)
			continue
		}
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, data, 0o600); err != nil {
			t.Fatal(err)
		}
	}
}

// sampleSettings are settings with every field set.
func sampleSettings() Settings {
	return Settings{
		Speed: "fast", Theme: "wood", Light: "dark", Counts: true, Bar: true, Confirm: true, Across: true, Motion: "reduced", Sound: "soft",
		Vibrate: true, Speech: "brief", Shortcuts: true, Language: "en",
		Lessons: []Lesson{{Game: "oware", Steps: 3}},
		Games: []Choice{
			{Rules: "oware", Seats: [2]seat.Seat{{}, {Computer: true, Level: 6}}, Starts: "N", Began: "S", Fair: true},
			{Rules: "ayoayo;capturer=stays", Seats: [2]seat.Seat{{Name: "Ama"}, {Name: "Bisi"}}, Starts: "turn"},
		},
	}
}

// sampleTally is a tally with every field set.
func sampleTally() Tally {
	return Tally{Pairs: []Pair{
		{Game: "oware", Players: [2]Player{{}, {Level: 6}}, Results: "ab=a"},
		{Game: "ayoayo", Players: [2]Player{{Name: "Ama"}, {Name: "Bisi"}}, Results: "b"},
	}}
}

// sampleProgress is a progress with every field set.
func sampleProgress() Progress {
	return Progress{Drills: []Drill{{
		Game: "ayoayo", Step: 2, Timed: true, Row: 3, Best: 8,
		Rounds: []DrillRound{{Day: 20_700, Step: 1, Asked: 10, Right: 7}},
		Missed: []MissedQuestion{{Rules: "ayoayo", Position: "0,6,3,0,0,3/2,0,1,2,1,7 10,13 S", Move: "C", Box: 2, Due: 20_702}},
		Asked:  []uint32{1, 1 << 31},
	}}, Solvers: []Solver{{
		Game: "oware", Rating: 1428.5, Deviation: 81, Volatility: 0.06, History: []int{1417, 1428}, Tried: []uint32{3, 4}, Day: 20_701, Row: 5,
	}}}
}

// pastProgress is that of a version: the first had no solvers.
func pastProgress(file string) Progress {
	rec := sampleProgress()
	if strings.HasSuffix(file, "-1.msgp") {
		rec.Solvers = nil
	}
	return rec
}

// sampleFinished is a finished game with every field set.
func sampleFinished(t testing.TB) Finished {
	t.Helper()
	g := finishedGame(t, 3)
	rec := Record(g)
	rec.Seats = [2]seat.Seat{{Name: "Ama"}, {Computer: true, Level: 6}}
	rec.Saved = 1_780_000_000_000
	f := Finished{Entry: entryOf(&rec, g), Game: rec, Version: gameVersion}
	f.Entry.ID, f.Entry.Title, f.Entry.Comment = "some", "the final", "my best one"
	return f
}

func must(t *testing.T, k kind, rec interface{ MarshalMsg([]byte) ([]byte, error) }) []byte {
	t.Helper()
	data, err := sealed(k, rec)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// Every version that was ever written is read, and each has its sample.
func TestSamplesOfThePastAreRead(t *testing.T) {
	seen := map[string]int{}
	files, err := filepath.Glob(filepath.Join(past, "*.msgp"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		name, _, _ := strings.Cut(filepath.Base(file), "-")
		seen[name]++
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		m := newMedium()
		m.kept[name] = data
		s := newStore(m, nil)
		if name == settingsKind.name {
			got, out := s.LoadSettings(Settings{})
			if out.Status != Loaded || got.Speed != "fast" || len(got.Games) == 0 || got.Games[0].Rules != "oware" ||
				got.Games[0].Seats[1] != (seat.Seat{Computer: true, Level: 6}) || got.Games[0].Starts != "N" || got.Chosen != nil {
				t.Errorf("%s: %+v, %+v", file, got, out)
			}
			continue
		}
		if name == archiveKind.name {
			if got, err := ReadArchive(data, Settings{}); err != nil || got.Settings == nil || len(got.Tally.Pairs) != 2 || len(got.Games) != 1 || len(got.Finished) != 1 || got.Unread != 0 {
				t.Errorf("%s: %+v, %v", file, got, err)
			}
			continue
		}
		if name == tallyKind.name {
			if got, out := s.LoadTally(); out.Status != Loaded || !reflect.DeepEqual(got, sampleTally()) {
				t.Errorf("%s: %+v, %+v", file, got, out)
			}
			continue
		}
		if name == progressKind.name {
			if got, out := s.LoadProgress(); out.Status != Loaded || !reflect.DeepEqual(got, pastProgress(file)) {
				t.Errorf("%s: %+v, %+v", file, got, out)
			}
			continue
		}
		if name == finishedKind.name {
			m.kept["some-0"] = data
			if got := s.Library().Entries(); len(got) != 1 || !reflect.DeepEqual(got[0], sampleFinished(t).Entry) {
				t.Errorf("%s: %+v", file, got)
			}
			continue
		}
		got, g, out := s.LoadGame()
		if out.Status != Loaded || g.Ply() != 11 || got.Seats[1] != (seat.Seat{Computer: true, Level: 6}) {
			t.Errorf("%s: %+v, %+v; want 11 plies and level 6", file, got, out)
		}
	}
	if seen[gameKind.name] != gameVersion || seen[settingsKind.name] != settingsVersion || seen[tallyKind.name] != tallyVersion || seen[progressKind.name] != progressVersion || seen[finishedKind.name] != finishedVersion || seen[archiveKind.name] != archiveVersion {
		t.Errorf("there are samples of %v versions, want %d, %d, %d, %d and %d", seen, gameVersion, settingsVersion, tallyVersion, finishedVersion, archiveVersion)
	}
}
