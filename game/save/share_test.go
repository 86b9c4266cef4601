package save

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"ayoayo/engine"
	"ayoayo/engine/enginetest"

	"github.com/tinylib/msgp/msgp"
)

// loaded is a store that has looked at what lies in its place.
func loaded(m medium) *Store {
	s := newStore(m, nil)
	s.LoadGame()
	return s
}

// What another window has saved since is not written over: it stays in its place,
// and the game here goes on under a name of its own.
func TestWhatWasNotReadIsNotWrittenOver(t *testing.T) {
	m := newMedium()
	a, b := loaded(m), loaded(m)
	mine, other := Record(playout(t, "oware", 1, 9)), Record(playout(t, "oware", 2, 3))
	if err := saveGame(a, mine); err != nil {
		t.Fatal(err)
	}
	out, err := b.SaveGame(other)
	if err != nil || out.Status != Parted || out.Aside != "game.aside-1" {
		t.Fatalf("%+v, %v; want Parted at game.aside-1", out, err)
	}
	other.Spent[0] = 5
	if err := errors.Join(saveGame(b, other), saveGame(a, mine)); err != nil {
		t.Error(err)
	}
	wantStored(t, m, "game", mine)
	wantStored(t, m, "game.aside-1", other)
	if len(m.kept) != 2 {
		t.Errorf("%d records are kept, want 2", len(m.kept))
	}
}

func wantStored(t *testing.T, m *fakeMedium, name string, want Game) {
	t.Helper()
	var got replayed
	if _, status, err := readRecord(gameKind, m.kept[name], &got); status != Loaded || got.Moves != want.Moves || got.Spent != want.Spent {
		t.Errorf("%s holds %+v, %v; want %+v", name, got.Game, err, want)
	}
}

// Nor is what a newer version has saved, of games and of settings.
func TestWhatANewerVersionSavedIsNotWrittenOver(t *testing.T) {
	m := newMedium()
	s := loaded(m)
	s.LoadSettings(Settings{})
	if err := errors.Join(saveGame(s, sample(t)), saveSettings(s, Settings{})); err != nil {
		t.Fatal(err)
	}
	newer := map[string][]byte{
		"game":     mustSeal(t, kind{"game", gameVersion + 1, 4}, sample(t)),
		"settings": must(t, kind{"settings", settingsVersion + 1, 5}, &Settings{}),
	}
	for name, data := range newer {
		m.kept[name] = data
	}
	if _, _, out := s.Follow(); out.Status != Newer {
		t.Errorf("following gives %+v, want Newer", out)
	}
	if _, _, out := s.Follow(); out.Status != Empty {
		t.Errorf("following again gives %+v, want nothing more", out)
	}
	game, err := s.SaveGame(sample(t))
	settings, also := s.SaveSettings(Settings{})
	if game.Status != PartedNewer || settings.Status != PartedNewer || err != nil || also != nil {
		t.Errorf("%+v, %v, %+v, %v; want PartedNewer twice", game, err, settings, also)
	}
	for name, data := range newer {
		if !slices.Equal(m.kept[name], data) {
			t.Errorf("the newer %s was written over", name)
		}
	}
}

func TestAnotherWindowsGameIsFollowed(t *testing.T) {
	m := newMedium()
	a, b := loaded(m), loaded(m)
	if _, _, out := b.Follow(); out.Status != Empty {
		t.Errorf("nothing was saved, but %+v", out)
	}
	rec := sample(t)
	if err := saveGame(a, rec); err != nil {
		t.Fatal(err)
	}
	if _, _, out := a.Follow(); out.Status != Empty {
		t.Errorf("a store follows itself: %+v", out)
	}
	got, g, out := b.Follow()
	if out.Status != Loaded || got.Moves != rec.Moves || g.Ply() != rec.Ply {
		t.Fatalf("%+v, %+v; want the game saved", got, out)
	}
	if err := saveGame(b, rec); err != nil {
		t.Errorf("saving what was followed: %v", err)
	}
}

// Two stores at random over one medium, one of which is full at times: in the end
// every ply that was shown is in some record that is kept.
func TestEveryPlyShownIsKept(t *testing.T) {
	for seed := range uint64(30) {
		rnd := rand.New(rand.NewPCG(seed, 7))
		m := newMedium()
		windows := make([]*window, 2)
		for i := range windows {
			windows[i] = newWindow(t, m)
		}
		for range 100 {
			w := windows[rnd.IntN(len(windows))]
			switch action := rnd.IntN(10); {
			case action < 6:
				w.play(rnd)
			case action < 8:
				w.follow()
			case action < 9:
				_ = w.store.Retry() // which fails while there is no room
			case m.full == nil:
				m.full = errors.New("full")
			default:
				m.full = nil
			}
		}
		m.full = nil
		for _, w := range windows {
			if err := w.store.Retry(); err != nil {
				t.Fatal(err)
			}
			w.check(m, seed)
		}
	}
}

// window is a window that shows a game.
type window struct {
	t     *testing.T
	store *Store
	game  *engine.Game
	// shown are the games that were shown after plies played here.
	shown []string
}

func newWindow(t *testing.T, m medium) *window {
	r := enginetest.Rules(t, "namnam")
	return &window{t: t, store: loaded(m), game: engine.NewGame(r)}
}

func (w *window) play(rnd *rand.Rand) {
	legal := w.game.Legal()
	if len(legal) == 0 {
		return
	}
	if _, err := w.game.Play(legal[rnd.IntN(len(legal))]); err != nil {
		w.t.Fatal(err)
	}
	_, _ = w.store.SaveGame(Record(w.game)) // what fails is tried again
	w.shown = append(w.shown, Record(w.game).Moves)
}

func (w *window) follow() {
	if _, g, out := w.store.Follow(); out.Status == Loaded {
		w.game = g
	}
}

func (w *window) check(m *fakeMedium, seed uint64) {
	w.t.Helper()
	var kept []string
	for name, data := range m.kept {
		var rec replayed
		if _, status, err := readRecord(gameKind, data, &rec); status != Loaded {
			w.t.Fatalf("seed %d: %s: %v", seed, name, err)
		}
		kept = append(kept, rec.Moves+" ")
	}
	for _, moves := range w.shown {
		if !slices.ContainsFunc(kept, func(k string) bool { return strings.HasPrefix(k, moves+" ") }) {
			w.t.Fatalf("seed %d: after %s was shown no record has it: %q", seed, moves, kept)
		}
	}
}

// What can't be saved is tried again until it can be, and a medium that drops what it
// is given is found out.
func TestWhatCouldNotBeSavedIsRetried(t *testing.T) {
	m := newMedium()
	s := loaded(m)
	for name, set := range map[string]func(error){
		"full":  func(err error) { m.full = err },
		"drops": func(err error) { m.drops = err != nil },
	} {
		set(errors.New("quota"))
		rec := Record(playout(t, "oware", 3, len(name)))
		if s.Try() == nil || saveGame(s, rec) == nil || len(s.unsaved) == 0 || s.Retry() == nil {
			t.Errorf("%s: nothing fails", name)
		}
		set(nil)
		if err := errors.Join(s.Try(), s.Retry()); err != nil || len(s.unsaved) > 0 {
			t.Errorf("%s: when there is room again: %v", name, err)
		}
		wantStored(t, m, "game", rec)
	}
}

// A record that goes away under the program is written again, that of the game that
// is owned.
func TestWhatIsClearedAwayIsSavedAgain(t *testing.T) {
	m := newMedium()
	s := loaded(m)
	s.Others()
	rec := sample(t)
	if err := saveGame(s, rec); err != nil {
		t.Fatal(err)
	}
	clear(m.kept)
	if err := s.Retry(); err != nil {
		t.Fatal(err)
	}
	wantStored(t, m, "game", rec)
}

func TestDeepAndLargeRecordsAreNotDecoded(t *testing.T) {
	deep := msgp.AppendMapHeader(nil, 1)
	deep = msgp.AppendString(deep, "unknown")
	for range 100_000 {
		deep = msgp.AppendArrayHeader(deep, 1)
	}
	deep = msgp.AppendNil(deep)
	large := msgp.AppendMapHeader(nil, 1)
	large = msgp.AppendBytes(msgp.AppendString(large, "unknown"), make([]byte, largest))
	bomb := msgp.AppendMapHeader(nil, 1)
	bomb = msgp.AppendArrayHeader(msgp.AppendString(bomb, "tags"), 1<<32-1)
	for name, body := range map[string][]byte{"deep": deep, "large": large, "bomb": bomb} {
		data, err := seal(gameKind, 1, body)
		if err != nil {
			t.Fatal(err)
		}
		m := newMedium()
		m.kept["game"] = data
		if _, _, out := newStore(m, nil).LoadGame(); out.Status != Broken || out.Aside == "" {
			t.Errorf("%s: %+v; want Broken and aside", name, out)
		}
	}
	if err := boundedBy(deep, largest); err == nil || !strings.Contains(err.Error(), "deep") {
		t.Errorf("of lists 100,000 deep it is said: %v", err)
	}
}

// No bit of a record can change unnoticed, the version's neither.
func TestEveryFlippedBitIsNoticed(t *testing.T) {
	good, err := sealed(gameKind, ptr(sample(t)))
	if err != nil {
		t.Fatal(err)
	}
	for i := range 8 * len(good) {
		data := slices.Clone(good)
		data[i/8] ^= 1 << (i % 8)
		var rec replayed
		if _, status, err := readRecord(gameKind, data, &rec); status != Broken {
			t.Errorf("bit %d of byte %d (%s): %d, %v", i%8, i/8, fmt.Sprintf("%q", good[max(0, i/8-8):i/8+1]), status, err)
		}
	}
}
