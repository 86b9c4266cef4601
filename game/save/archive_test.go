package save

import (
	"bytes"
	"errors"
	"reflect"
	"strings"
	"testing"
	"unicode/utf8"

	"ayoayo/engine"
)

// sampleArchive is an archive with something of everything.
func sampleArchive(t testing.TB) Archive {
	t.Helper()
	settings := sampleSettings()
	return Archive{Settings: &settings, Tally: sampleTally(), Games: []Game{sample(t)}, Finished: []Finished{sampleFinished(t)}}
}

func archiveBytes(t testing.TB, a Archive) []byte {
	t.Helper()
	data, err := a.Bytes()
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func TestAnArchiveHoldsEverything(t *testing.T) {
	want := sampleArchive(t)
	data := archiveBytes(t, want)
	got, err := ReadArchive(data, Settings{})
	want.Finished[0].Entry.ID = "" // which the library gives
	for i := range got.Finished {
		got.Finished[i].before = nil
	}
	if err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("%v, %+v; want %+v", err, got, want)
	}
	if !IsArchive(string(data)) || IsArchive("[Rules") || IsArchive("") {
		t.Error("a text and an archive are not told apart")
	}
	for file, kinds := range map[string][4]int{"game": {0, 1, 0, 0}, "settings": {1, 0, 0, 0}, "tally": {0, 0, 1, 0}, "finished": {0, 0, 0, 1}} {
		m := newMedium()
		s := newStore(m, nil)
		if _, err := s.SaveGame(want.Games[0]); err != nil {
			t.Fatal(err)
		}
		_, _ = s.SaveSettings(*want.Settings)
		_, _ = s.SaveTally(want.Tally)
		m.kept["finished"] = must(t, finishedKind, &want.Finished[0])
		a, err := ReadArchive(m.kept[file], Settings{})
		settings := 0
		if a.Settings != nil {
			settings = 1
		}
		if got := [4]int{settings, len(a.Games), min(1, len(a.Tally.Pairs)), len(a.Finished)}; err != nil || got != kinds {
			t.Errorf("what is kept as %s is read as %v, %v", file, got, err)
		}
	}
}

// Whatever is wrong with an archive is said, and one damaged record does not take the
// others with it.
func TestDamagedArchives(t *testing.T) {
	data := archiveBytes(t, sampleArchive(t))
	for i := range data {
		bad := bytes.Clone(data)
		bad[i] ^= 0x10
		if _, err := ReadArchive(bad, Settings{}); err == nil {
			t.Fatalf("byte %d of %d is another one, which nobody notices", i, len(data))
		}
	}
	newer := kind{archiveKind.name, 96, 1}
	for name, c := range map[string]struct {
		data []byte
		want string
	}{
		"nothing":   {nil, "not a record of this program"},
		"cut off":   {data[:len(data)/2], "not a record of this program"},
		"empty":     {archiveBytes(t, Archive{}), ErrNothing.Error()},
		"newer":     {must(t, newer, &archive{}), ErrNewer.Error()},
		"followed":  {append(bytes.Clone(data), 1), "1 bytes follow"},
		"too large": {make([]byte, LargestArchive+1), "bytes are more than"},
		"deep":      {bytes.Repeat([]byte{0x91}, 100_000), "deep"},
		"too many":  {must(t, archiveKind, raw("\x81\xa5parts\xdd\x00\x10\x00\x00"+strings.Repeat("\xc4\x00", 1<<20))), "can't be read"},
	} {
		if a, err := ReadArchive(c.data, Settings{}); err == nil || !strings.Contains(err.Error(), c.want) || len(a.Games) > 0 {
			t.Errorf("%s: %v; want %q", name, err, c.want)
		}
	}
	rec := archive{Parts: [][]byte{must(t, gameKind, ptr(sample(t))), {}, []byte("noise"), must(t, newer, &archive{}), bytes.Repeat([]byte{0x91}, 1000)}}
	if a, err := ReadArchive(must(t, archiveKind, &rec), Settings{}); err != nil || len(a.Games) != 1 || a.Unread != 4 {
		t.Errorf("one of five records is good: %v, %+v", err, a)
	}
	large := sampleArchive(t)
	large.Games[0].Seed = 1
	large.Finished[0].Entry.Comment = strings.Repeat("x", LargestArchive)
	if _, err := large.Bytes(); err == nil {
		t.Error("an archive is written that nobody reads")
	}
}

// What an archive says of a finished game counts for nothing but what its moves show.
func TestGamesFromElsewhereAreChecked(t *testing.T) {
	f := sampleFinished(t)
	f.Entry.Plies, f.Entry.Winner, f.Entry.Final = 999, "N", "noise"
	f.Entry.Title, f.Entry.Comment = strings.Repeat("ọ̀\n", 500), "one\x00\ntwo\xff"
	f.Game.Seats[0].Name = strings.Repeat("a", 1000)
	got, g, err := f.Checked()
	if err != nil || got.Entry.Plies != g.Ply() || got.Entry.Winner != "S" || len(got.Entry.Seats[0].Name) != LongestTitle ||
		len([]rune(got.Entry.Title)) != LongestTitle || strings.ContainsAny(got.Entry.Title+got.Entry.Comment, "\n\x00") ||
		!utf8.ValidString(got.Entry.Comment) {
		t.Errorf("%v: %+v", err, got.Entry)
	}
	f.Game.Moves = "Z " + f.Game.Moves
	if _, _, err := f.Checked(); err == nil {
		t.Error("moves that are none are taken")
	}
}

// A game that was written down comes back as the one that it was, with its day, or
// without.
func TestAWrittenGameIsTheSame(t *testing.T) {
	l := newStore(newMedium(), nil).Library()
	id := add(t, l, 1, 3*day+5)
	l.Describe(id, "the final", "well played", true, func(error) {})
	l.Read(id, func(f Finished, g *engine.Game, _ error) {
		tagged := f.Tagged()
		tags, comments := tagged.Notes()
		for _, undated := range []bool{false, true} {
			if undated {
				tags = nil
			}
			text := (&engine.Record{Tags: tags, Game: g, Comments: comments}).Text()
			rec, err := engine.ParseRecord(text)
			if err != nil {
				t.Fatal(err)
			}
			w := Written(rec)
			if l.Same(&w.Game, g.Ply()) != id {
				t.Errorf("it is another game:\n%s", text)
			}
			if !undated && (w.Entry.Title != "the final" || w.Entry.Comment != "well played" || w.Game.ID() != id) {
				t.Errorf("written as %+v", w)
			}
			w.Game.Saved = 9 * day
			if l.Same(&w.Game, g.Ply()) != "" {
				t.Error("the same moves on another day are the same game")
			}
		}
	})
}

func TestTalliesAreMerged(t *testing.T) {
	one, two := Player{Name: "Ama"}, Player{Level: 3}
	pair := func(results string) Tally {
		return Tally{Pairs: []Pair{{Game: "oware", Players: [2]Player{one, two}, Results: results}}}
	}
	turned := Tally{Pairs: []Pair{{Game: "oware", Players: [2]Player{two, one}, Results: "ba="}}}
	for _, c := range []struct {
		mine, theirs Tally
		want         string
		changed      bool
	}{
		{Tally{}, pair("ab"), "ab", true},
		{pair("ab"), Tally{}, "ab", false},
		{pair("abb"), pair("ab"), "abb", false},
		{pair("ab"), pair("ab=a"), "ab=a", true},
		{pair("a"), pair("bb"), "bba", true},
		{pair("ab"), turned, "ab=", true},
		{pair("ab"), pair("ab\x00=x"), "ab=", true},
	} {
		if changed := c.mine.Merge(c.theirs); changed != c.changed {
			t.Errorf("changed: %v, want %v", changed, c.changed)
		}
		if p := c.mine.Of("oware", one, two); p.Results != c.want {
			t.Errorf("the tally is %q, want %q", p.Results, c.want)
		}
		if c.mine.Merge(c.theirs) {
			t.Error("a second time there is more to count")
		}
	}
}

// A game is held by itself and by what was played on from it.
func TestAGameHoldsWhatWasPlayedBefore(t *testing.T) {
	short, long := Record(playout(t, "oware", 1, 5)), Record(playout(t, "oware", 1, 9))
	other, over := Record(playout(t, "oware", 2, 5)), short
	over.Resigned = "N"
	if !short.Holds(&short) || !long.Holds(&short) || short.Holds(&long) || long.Holds(&other) || long.Holds(&over) || !over.Holds(&over) {
		t.Error("a game holds another one, or not what was played before")
	}
}

// What could not be added to the library is in a backup too.
func TestABackupHasWhatCouldNotBeKept(t *testing.T) {
	m := newMedium()
	l := newStore(m, nil).Library()
	add(t, l, 1, day)
	m.full = errors.New("full")
	rec, g := finished(t, 2, 2*day)
	l.Add(rec, g, func(error) {})
	l.All(func(list []Finished) {
		if len(list) != 2 {
			t.Errorf("there are %d games, want 2", len(list))
		}
	})
}

// FuzzArchive holds that no bytes, sealed as an archive or not, bring reading down, and
// that all that is read of them can be written again.
func FuzzArchive(f *testing.F) {
	good := archiveBytes(f, sampleArchive(f))
	f.Add(good, uint8(0))
	f.Add([]byte("noise"), uint8(1))
	for i, rec := range []interface{ MarshalMsg([]byte) ([]byte, error) }{ptr(sample(f)), ptr(sampleSettings()), ptr(sampleTally()), ptr(sampleFinished(f))} {
		body, err := rec.MarshalMsg(nil)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(body, uint8(2+i))
	}
	kinds := []kind{gameKind, settingsKind, tallyKind, finishedKind}
	f.Fuzz(func(t *testing.T, data []byte, how uint8) {
		switch {
		case how == 1:
			data, _ = sealed(archiveKind, &archive{Parts: [][]byte{data}})
		case how > 1:
			part, err := sealed(kinds[int(how)%len(kinds)], raw(data))
			if err != nil {
				t.Fatal(err)
			}
			data, _ = sealed(archiveKind, &archive{Parts: [][]byte{part}})
		}
		a, err := ReadArchive(data, Settings{})
		if err != nil {
			return
		}
		if _, err := a.Bytes(); err != nil {
			t.Errorf("what was read can't be written: %v", err)
		}
		for i := range a.Finished {
			if f, g, err := a.Finished[i].Checked(); err == nil && (f.Entry.Plies != g.Ply() || len([]rune(f.Entry.Title)) > LongestTitle) {
				t.Errorf("checked: %+v", f.Entry)
			}
		}
		var tally Tally
		tally.Merge(a.Tally)
	})
}
