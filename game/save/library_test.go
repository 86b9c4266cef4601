package save

import (
	"bytes"
	"errors"
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"

	"ayoayo/engine"
	"ayoayo/game/seat"
)

// finishedGame is a game that was played to its end, or given up where that is far.
func finishedGame(t testing.TB, seed uint64) *engine.Game {
	t.Helper()
	g := playout(t, "oware", seed, 10)
	g.Resign(engine.North)
	return g
}

// finished is the record of such a game, which ended at some time.
func finished(t testing.TB, seed uint64, ended int64) (Game, *engine.Game) {
	t.Helper()
	g := finishedGame(t, seed)
	rec := Record(g)
	rec.Saved = ended
	return rec, g
}

// add adds such a game.
func add(t testing.TB, l *Library, seed uint64, ended int64) (id string) {
	t.Helper()
	rec, g := finished(t, seed, ended)
	l.Add(rec, g, func(err error) {
		if err != nil {
			t.Error(err)
		}
	})
	return rec.ID()
}

// reader is a medium that notes what is read.
type reader struct {
	*fakeMedium
	names []string
}

func (m *reader) read(name string) ([]byte, error) {
	m.names = append(m.names, name)
	return m.fakeMedium.read(name)
}

func (m *reader) cabinet(func(func())) cabinet { return prompt{medium: m} }

func ids(l *Library) []string {
	var list []string
	for _, e := range l.Entries() {
		list = append(list, e.ID)
	}
	return list
}

const day = 24 * 60 * 60 * 1000

func TestFinishedGamesAreKept(t *testing.T) {
	m := newMedium()
	l := newStore(m, nil).Library()
	changed := 0
	l.Changed = func() { changed++ }
	var want []string
	for i := range 3 {
		want = append(want, add(t, l, uint64(i), int64(3-i)*day))
	}
	if changed != 3 {
		t.Errorf("the list changed %d times", changed)
	}
	for _, l := range []*Library{l, newStore(m, nil).Library()} {
		if got := ids(l); !slices.Equal(got, want) {
			t.Errorf("there are %v, want %v", got, want)
		}
		e := l.Entries()[0]
		if e.Plies != 10 || e.Ended != 3*day || e.Winner != "S" || e.End != "resigned" || e.Rules != "oware" || e.Held[0]+e.Held[1] > 48 {
			t.Errorf("the list says %+v", e)
		}
		if res := e.Result(); res.Winner != engine.South || res.End != engine.EndResigned {
			t.Errorf("the result is %+v", res)
		}
		l.Read(want[0], func(f Finished, g *engine.Game, err error) {
			if rec, _ := finished(t, 0, 3*day); err != nil || !reflect.DeepEqual(f.Game, rec) || g.Ply() != 10 {
				t.Errorf("read: %+v, %v", f, err)
			}
		})
	}
}

// The same moves on the same day are one game, whatever was taken back, on another day
// they are another.
func TestNoGameIsKeptTwice(t *testing.T) {
	m := newMedium()
	l := newStore(m, nil).Library()
	add(t, l, 1, day)
	add(t, l, 1, day+5)
	rec, g := finished(t, 1, day+9)
	rec.Moves += " A"
	l.Add(rec, g, func(error) {})
	add(t, newStore(m, nil).Library(), 1, day)
	l.Load()
	if n := len(l.Entries()); n != 1 {
		t.Errorf("a game is kept %d times", n)
	}
	add(t, l, 1, 3*day)
	add(t, l, 2, day)
	if n := len(l.Entries()); n != 3 {
		t.Errorf("there are %d games, want 3", n)
	}
}

// Several windows add at once, and each sees what the others have added and removed.
func TestSeveralWindowsAdd(t *testing.T) {
	m := newMedium()
	one, other := newStore(m, nil).Library(), newStore(m, nil).Library()
	first := add(t, one, 1, day)
	add(t, other, 2, 2*day)
	one.Load()
	other.Load()
	if got := ids(one); len(got) != 2 || !slices.Equal(got, ids(other)) {
		t.Errorf("one has %v, the other %v", got, ids(other))
	}
	one.Remove(first, func(_ Finished, err error) {
		if err != nil {
			t.Error(err)
		}
	})
	other.Load()
	if got := ids(other); len(got) != 1 || other.Holds(first) {
		t.Errorf("the other still has %v", got)
	}
}

func TestARemovedGameIsPutBack(t *testing.T) {
	m := newMedium()
	l := newStore(m, nil).Library()
	id := add(t, l, 1, day)
	l.Describe(id, "the final", "well played", true, func(error) {})
	before := slices.Clone(l.Entries())
	var removed Finished
	l.Remove(id, func(f Finished, err error) { removed = f })
	if len(l.Entries()) != 0 || len(m.kept) != 0 {
		t.Errorf("left: %v, %v", l.Entries(), slices.Collect(maps.Keys(m.kept)))
	}
	l.Put(removed, func(error) {})
	if !reflect.DeepEqual(l.Entries(), before) {
		t.Errorf("put back: %+v, want %+v", l.Entries(), before)
	}
}

// What is written about a game replaces what was, and a program that is stopped in
// between leaves one of both.
func TestGamesAreDescribed(t *testing.T) {
	m := newMedium()
	l := newStore(m, nil).Library()
	id := add(t, l, 1, day)
	l.Describe(id, "one", "", false, func(error) {})
	old := maps.Clone(m.kept)
	l.Describe(id, "two", "more", true, func(error) {})
	maps.Copy(m.kept, old)
	l = newStore(m, nil).Library()
	if e := l.Entries(); len(e) != 1 || e[0].Title != "two" || e[0].Comment != "more" || !e[0].Starred || len(m.kept) != 1 {
		t.Errorf("there is %+v in %d places", e, len(m.kept))
	}
}

// The list of many games comes from the index, and no game is read for it.
func TestTheListReadsNoGame(t *testing.T) {
	m := newMedium()
	fill(t, newStore(m, nil).Library(), 5000)
	newStore(m, nil).Library() // which writes the index
	r := &reader{fakeMedium: m}
	l := newStore(r, nil).Library()
	if len(l.Entries()) != 5000 || !slices.Equal(r.names, []string{indexName}) {
		t.Errorf("for %d games %d places were read", len(l.Entries()), len(r.names))
	}
	r.names = nil
	if l.Load(); len(r.names) > 0 {
		t.Errorf("looking again reads %v", r.names)
	}
	l.Read(l.Entries()[2500].ID, func(_ Finished, _ *engine.Game, err error) {
		if err != nil || len(r.names) != 1 {
			t.Errorf("one game reads %v, %v", r.names, err)
		}
	})
}

// fill adds games that differ by day.
func fill(t testing.TB, l *Library, n int) {
	t.Helper()
	rec, g := finished(t, 1, 0)
	rec.Seats[1] = seat.Seat{Computer: true, Level: 3}
	for i := range n {
		rec.Saved = int64(i+1) * day
		l.Add(rec, g, func(err error) {
			if err != nil {
				t.Fatal(err)
			}
		})
	}
}

// An index that lacks games, names others, or is none at all changes nothing.
func TestTheIndexMayBeWrong(t *testing.T) {
	m := newMedium()
	l := newStore(m, nil).Library()
	fill(t, l, unindexed+1)
	newStore(m, nil).Library()
	gone := ids(l)[3]
	l.Remove(gone, func(Finished, error) {})
	add(t, l, 9, day/2)
	want := ids(l)
	full := m.kept[indexName]
	if full == nil {
		t.Fatal("there is no index")
	}
	for _, data := range [][]byte{full, full[:len(full)/2], []byte("something else"), nil} {
		m.kept[indexName] = data
		if got := ids(newStore(m, nil).Library()); !slices.Equal(got, want) {
			t.Errorf("with an index of %d bytes there are %d games, want %d", len(data), len(got), len(want))
		}
	}
}

// An index of a version that knew less of games is made anew.
func TestAnOlderIndexIsMadeAnew(t *testing.T) {
	m := newMedium()
	l := newStore(m, nil).Library()
	fill(t, l, unindexed+1)
	rec := index{Names: []string{volumeName(ids(l)[0], 0)}, Entries: []Entry{{Rules: "oware"}}}
	m.kept[indexName] = must(t, kind{indexKind.name, indexVersion - 1, 1}, &rec)
	for range 2 {
		for _, e := range newStore(m, nil).Library().Entries() {
			if e.Opening == "" {
				t.Fatalf("%+v has no opening", e)
			}
		}
		if _, status, err := readRecord(indexKind, m.kept[indexName], &rec); status != Loaded || len(rec.Names) != unindexed+1 {
			t.Errorf("the index names %d games: %v", len(rec.Names), err)
		}
	}
}

// The first move is the opening where a player chose it at the start of the rules, whoever
// began.
func TestOpenings(t *testing.T) {
	rec, _ := finished(t, 1, day)
	first, _, _ := strings.Cut(rec.Moves, " ")
	r, err := engine.ParseRules(rec.Rules)
	if err != nil {
		t.Fatal(err)
	}
	north := r.StartBy(engine.North)
	for _, c := range []struct {
		want   string
		change func(*Game)
	}{
		{first, func(*Game) {}},
		{"a", func(rec *Game) { rec.Start, rec.Moves = r.FormatPosition(&north), "a B" }},
		{"", func(rec *Game) { rec.Opening = 2 }},
		{"", func(rec *Game) { rec.Start = "0,0,0,0,2,1/1,1,0,0,0,0 21,22 S" }},
		{"", func(rec *Game) { rec.Ply = 0 }},
	} {
		changed := rec
		c.change(&changed)
		if got := changed.opening(); got != c.want {
			t.Errorf("the opening is %q, want %q", got, c.want)
		}
	}
}

// What can't be read stays where it is and is counted.
func TestSpoiledGamesStay(t *testing.T) {
	m := newMedium()
	l := newStore(m, nil).Library()
	add(t, l, 1, day)
	newer := must(t, kind{finishedKind.name, finishedVersion + 1, 1}, ptr(sampleFinished(t)))
	m.kept["0-0"], m.kept["1-0"], m.kept["trial"] = []byte("something else"), newer, []byte("no game")
	l = newStore(m, nil).Library()
	if len(l.Entries()) != 1 || l.Unread() != 2 {
		t.Errorf("there are %d games and %d that can't be read", len(l.Entries()), l.Unread())
	}
	l.Load()
	if l.Unread() != 2 || string(m.kept["0-0"]) != "something else" || !bytes.Equal(m.kept["1-0"], newer) {
		t.Error("what can't be read did not stay")
	}
	f := sampleFinished(t)
	f.Version = gameVersion + 1
	m.kept["2-0"] = must(t, finishedKind, &f)
	if l.Load(); l.Unread() != 3 {
		t.Errorf("of a newer version's game: %d that can't be read", l.Unread())
	}
}

// A game that could not be added is added later.
func TestGamesAreAddedOnceThereIsRoom(t *testing.T) {
	m := newMedium()
	l := newStore(m, nil).Library()
	m.full = errors.New("quota")
	rec, g := finished(t, 1, day)
	var failed error
	l.Add(rec, g, func(err error) { failed = err })
	if !errors.Is(failed, m.full) || l.Holds(rec.ID()) || len(l.Entries()) != 0 {
		t.Errorf("without room: %v, %v", failed, l.Entries())
	}
	m.full = nil
	l.Retry(func(err error) { failed = err })
	if failed != nil || !l.Holds(rec.ID()) || len(newStore(m, nil).Library().Entries()) != 1 {
		t.Errorf("with room: %v, %v", failed, l.Entries())
	}
	m.kept = map[string][]byte{}
	l.Retry(func(error) { t.Error("it is added twice") })
}

func TestWithoutStorageNothingIsKept(t *testing.T) {
	l := newStore(nil, errors.New("sandboxed")).Library()
	rec, g := finished(t, 1, day)
	var failed error
	l.Add(rec, g, func(err error) { failed = err })
	if failed == nil || !strings.Contains(failed.Error(), "sandboxed") || !l.Ready() || l.Small() {
		t.Errorf("added: %v", failed)
	}
}

// The names of an opened record are those of the players.
func TestRecordsNameThePlayers(t *testing.T) {
	rec, g := finished(t, 1, day)
	rec.Tags = []Tag{{"South", "Adé"}, {"North", "nobody"}}
	rec.Seats[1] = seat.Seat{Computer: true, Level: 2}
	if e := entryOf(&rec, g); e.Seats != [2]seat.Seat{{Name: "Adé"}, {Computer: true, Level: 2}} {
		t.Errorf("the players are %+v", e.Seats)
	}
}

// lateCabinet is a cabinet that answers when it is polled, as a browser does.
type lateCabinet struct {
	cabinet
	later func(func())
}

func (c lateCabinet) list(done func([]string, error)) {
	c.cabinet.list(func(names []string, err error) { c.later(func() { done(names, err) }) })
}

func (c lateCabinet) read(name string, done func([]byte, error)) {
	c.cabinet.read(name, func(data []byte, err error) { c.later(func() { done(data, err) }) })
}

func (c lateCabinet) write(name string, data []byte, done func(error)) {
	c.cabinet.write(name, data, func(err error) { c.later(func() { done(err) }) })
}

// late is a medium with such a cabinet.
type late struct{ *fakeMedium }

func (m late) cabinet(later func(func())) cabinet {
	return lateCabinet{prompt{medium: m.fakeMedium}, later}
}

// What is asked before the list was read waits for it.
func TestABrowserAnswersLater(t *testing.T) {
	m := newMedium()
	fill(t, newStore(m, nil).Library(), 2)
	l := newStore(late{m}, nil).Library()
	add(t, l, 9, day)
	if l.Ready() || len(l.Entries()) != 0 {
		t.Fatal("it answers at once")
	}
	l.Poll()
	if !l.Ready() || len(l.Entries()) != 3 || len(m.kept) != 3 {
		t.Errorf("there are %d games in %d places", len(l.Entries()), len(m.kept))
	}
}
