package save

import (
	"errors"
	"maps"
	"reflect"
	"slices"
	"testing"

	"ayoayo/engine"
)

// slots are those of some games.
func slots(games []Stored) []string {
	var list []string
	for _, g := range games {
		list = append(list, g.Slot)
	}
	return list
}

// The games of all slots are found, those that were kept aside too, and what is none
// stays where it is.
func TestGamesOfAllTablesAreFound(t *testing.T) {
	m := newMedium()
	for i, slot := range []string{"", ".aside-1", "oware", "oware 2", "namnam.aside-1"} {
		if err := saveGame(newStore(m, nil).At(slot), Record(playout(t, "oware", uint64(i), 5))); err != nil {
			t.Fatal(err)
		}
	}
	m.kept["game ayoayo"] = []byte("something else")
	m.kept["settings"] = m.kept["game"]
	s := newStore(m, nil)
	games := s.Games()
	if got, want := slots(games), []string{"", "namnam.aside-1", "oware", "oware 2", ".aside-1"}; !slices.Equal(got, want) {
		t.Errorf("there are games at %q, want %q", got, want)
	}
	if games[2].Game.Ply() != 5 || games[2].Record.Rules != "oware" {
		t.Errorf("in a slot: %+v", games[2])
	}
	if len(m.kept) != 7 || string(m.kept["game ayoayo"]) != "something else" {
		t.Errorf("afterwards there is %d", len(m.kept))
	}
	// That a game is listed does not mean that it may be written over.
	if out, err := s.At("oware").SaveGame(Record(playout(t, "oware", 9, 7))); err != nil || out.Status != Parted {
		t.Errorf("saved in the place of a game that was only listed: %+v, %v", out, err)
	}
	if got := slots(s.Games()); slices.Contains(got, "oware.aside-1") {
		t.Errorf("what this window plays is listed a second time: %q", got)
	}
}

// What can't be used is moved aside once, and what was moved aside stays.
func TestSpoiledGamesAreMovedAside(t *testing.T) {
	m := newMedium()
	for _, name := range []string{"game", "game oware", "game namnam.aside-1", "gamepad"} {
		m.kept[name] = []byte("something else")
	}
	s := newStore(m, nil)
	var asides []string
	for _, out := range append(s.Spoiled(), s.Spoiled()...) {
		asides = append(asides, out.Aside)
	}
	if want := []string{"game.aside-1", "game oware.aside-1"}; !slices.Equal(asides, want) {
		t.Errorf("moved aside as %q, want %q", asides, want)
	}
	if len(m.kept) != 4 || m.kept["game namnam.aside-1"] == nil || m.kept["gamepad"] == nil {
		t.Errorf("there is %v", slices.Sorted(maps.Keys(m.kept)))
	}
}

// A game begins where none goes on.
func TestATableIsVacantWhereNoGameGoesOn(t *testing.T) {
	over := playout(t, "oware", 1, 3)
	over.Resign(engine.South)
	for what, c := range map[string]struct {
		put  func(*fakeMedium)
		want bool
	}{
		"nothing":            {func(*fakeMedium) {}, true},
		"what can't be read": {func(m *fakeMedium) { m.deaf = errors.New("on purpose") }, true},
		"something else":     {func(m *fakeMedium) { m.kept["game oware"] = []byte("x") }, true},
		"a game":             {func(m *fakeMedium) { m.kept["game oware"] = must(t, gameKind, ptr(Record(playout(t, "oware", 1, 3)))) }, false},
		"an unplayed game":   {func(m *fakeMedium) { m.kept["game oware"] = must(t, gameKind, ptr(Record(playout(t, "oware", 1, 0)))) }, true},
		"a game that ended":  {func(m *fakeMedium) { m.kept["game oware"] = must(t, gameKind, ptr(Record(over))) }, true},
		"a newer version's": {func(m *fakeMedium) {
			m.kept["game oware"] = must(t, kind{gameKind.name, gameKind.version + 1, gameKind.checked}, ptr(sample(t)))
		}, false},
	} {
		m := newMedium()
		c.put(m)
		s := newStore(m, nil).At("oware")
		if got := s.Vacant(); got != c.want {
			t.Errorf("where %s lies the slot is vacant: %v", what, got)
		}
		if !c.want || m.deaf != nil {
			continue
		}
		if out, err := s.SaveGame(Record(playout(t, "oware", 2, 4))); err != nil || out.Status == Parted {
			t.Errorf("where %s lies a game is saved with %+v, %v", what, out, err)
		}
	}
}

func TestAGameIsRemoved(t *testing.T) {
	s := newStore(newMedium(), nil).At("oware")
	if err := saveGame(s, Record(playout(t, "oware", 1, 3))); err != nil {
		t.Fatal(err)
	}
	if err := s.Remove(); err != nil || len(s.Games()) != 0 {
		t.Errorf("after it was removed: %v, %d games", err, len(s.Games()))
	}
}

func TestTalliesAreKept(t *testing.T) {
	you, learner, ama := Player{}, Player{Level: 3}, Player{Name: "Ama"}
	var tally Tally
	play := func(one, other Player, winner *Player) {
		pair := tally.Of("oware", one, other)
		pair.Add(winner)
		tally.Put(pair)
	}
	play(you, learner, &you)
	play(you, learner, &learner)
	play(learner, you, &you)
	play(you, learner, nil)
	play(you, ama, &ama)
	m := newMedium()
	if _, err := newStore(m, nil).SaveTally(tally); err != nil {
		t.Fatal(err)
	}
	got, out := newStore(m, nil).LoadTally()
	if out.Status != Loaded || !reflect.DeepEqual(got, tally) {
		t.Fatalf("%+v, %+v; want %+v", got, out, tally)
	}
	pair := got.Of("oware", learner, you)
	if pair.Wins(you) != 2 || pair.Wins(learner) != 1 || pair.Row(you) != 0 {
		t.Errorf("of %q you won %d, the learner %d, and you %d in a row", pair.Results, pair.Wins(you), pair.Wins(learner), pair.Row(you))
	}
	pair.Take("=")
	if pair.Row(you) != 1 || pair.Results != "aba" {
		t.Errorf("without the draw: %q, %d in a row", pair.Results, pair.Row(you))
	}
	if other := got.Of("ayoayo", you, learner); other.Results != "" {
		t.Errorf("in another game: %q", other.Results)
	}
}
