package save

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"ayoayo/engine"
	"ayoayo/engine/enginetest"
	"ayoayo/game/seat"

	"github.com/tinylib/msgp/msgp"
)

// fakeMedium is a medium whose faults a test sets.
type fakeMedium struct {
	kept map[string][]byte
	// full refuses to store, stuck to move, deaf to read.
	full, stuck, deaf error
	// drops takes what it is given and does not keep it.
	drops bool
}

func newMedium() *fakeMedium { return &fakeMedium{kept: map[string][]byte{}} }

func (m *fakeMedium) read(name string) ([]byte, error) {
	if m.deaf != nil {
		return nil, m.deaf
	}
	data, ok := m.kept[name]
	if !ok {
		return nil, fs.ErrNotExist
	}
	return data, nil
}

func (m *fakeMedium) write(name string, data []byte) error {
	if m.full == nil && !m.drops {
		m.kept[name] = slices.Clone(data)
	}
	return m.full
}

func (m *fakeMedium) move(from, to string) error {
	if m.stuck == nil {
		m.kept[to] = m.kept[from]
		delete(m.kept, from)
	}
	return m.stuck
}

func (m *fakeMedium) list() ([]string, error) { return slices.Collect(maps.Keys(m.kept)), m.deaf }

func (m *fakeMedium) lock(string) lock { return nil }

func (m *fakeMedium) changes() uint64 { return 0 }

func (m *fakeMedium) cabinet(func(func())) cabinet { return prompt{medium: m} }

func (m *fakeMedium) remove(name string) error {
	delete(m.kept, name)
	return nil
}

// playout plays a seeded game of some plies.
func playout(t testing.TB, rules string, seed uint64, plies int) *engine.Game {
	t.Helper()
	g, err := randomGame(rules, seed, plies)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func randomGame(rules string, seed uint64, plies int) (*engine.Game, error) {
	r, err := engine.ParseRules(rules)
	if err != nil {
		return nil, err
	}
	rnd := rand.New(rand.NewPCG(seed, 1))
	g := engine.NewGame(r)
	for range plies {
		legal := g.Legal()
		if len(legal) == 0 {
			break
		}
		if _, err := g.Play(legal[rnd.IntN(len(legal))]); err != nil {
			return nil, err
		}
	}
	return g, nil
}

// sample is a record with every field set.
func sample(t testing.TB) Game {
	t.Helper()
	g := playout(t, "ayoayo;capturer=stays", 7, 12)
	g.Undo()
	rec := Record(g)
	rec.Seats[1] = seat.Seat{Computer: true, Level: 6}
	rec.Spent = [2]int64{1200, 3400}
	rec.Seed = 1 << 63
	rec.Saved, rec.Counted = 1_780_000_000_000, "a"
	rec.Note([]engine.Tag{{Name: "South", Value: "Adé"}}, map[int]string{0: "before", 12: "after"})
	return rec
}

func TestEveryRuleSetIsSavedAndLoaded(t *testing.T) {
	for _, spec := range engine.Specs() {
		for seed := range uint64(5) {
			g := playout(t, spec.Key, seed, 500)
			g.Jump(g.Len() * 2 / 3)
			s := newStore(newMedium(), nil)
			rec := Record(g)
			if err := saveGame(s, rec); err != nil {
				t.Fatal(err)
			}
			got, h, out := s.LoadGame()
			if out.Status != Loaded || !reflect.DeepEqual(got, rec) {
				t.Fatalf("%s: loading gives %+v, %v; want Loaded and %+v", spec.Key, got, out, rec)
			}
			if h.Position() != g.Position() || h.Len() != g.Len() || h.Ply() != g.Ply() {
				t.Errorf("%s: the game came back at ply %d of %d, want %d of %d", spec.Key, h.Ply(), h.Len(), g.Ply(), g.Len())
			}
		}
	}
}

func TestStartAndResignationComeBack(t *testing.T) {
	r, _ := engine.ParseRules("oware")
	start := enginetest.Position(t, r, "0,1,2,3,4,5/6,5,4,3,2,1 6,6 N")
	g := engine.NewGameFrom(r, start)
	if _, err := g.Play(g.Legal()[0]); err != nil {
		t.Fatal(err)
	}
	g.Resign(engine.North)
	s := newStore(newMedium(), nil)
	if err := saveGame(s, Record(g)); err != nil {
		t.Fatal(err)
	}
	_, h, out := s.LoadGame()
	if out.Status != Loaded {
		t.Fatal(out)
	}
	if res, over := h.Result(); !over || res.End != engine.EndResigned || res.Winner != engine.South {
		t.Errorf("result %+v, %v; want North to have resigned", res, over)
	}
	if h.Start() != start {
		t.Error("the start position is another one")
	}
}

func TestEveryTableKeepsItsOwnGame(t *testing.T) {
	m := newMedium()
	want := map[string]Game{}
	for i, slot := range []string{"", "oware", "oware;grandslam=all"} {
		want[slot] = Record(playout(t, "oware", uint64(i), 5))
		if err := saveGame(newStore(m, nil).At(slot), want[slot]); err != nil {
			t.Fatal(err)
		}
	}
	for slot, rec := range want {
		if got, _, out := newStore(m, nil).At(slot).LoadGame(); out.Status != Loaded || !reflect.DeepEqual(got, rec) {
			t.Errorf("at %q: %+v, %+v; want %+v", slot, got, out, rec)
		}
	}
}

func TestNothingSavedIsEmpty(t *testing.T) {
	s := newStore(newMedium(), nil)
	if _, _, out := s.LoadGame(); out != (Outcome{}) {
		t.Errorf("LoadGame: %+v, want Empty", out)
	}
	defaults := Settings{Speed: "normal", Counts: true}
	if got, out := s.LoadSettings(defaults); out != (Outcome{}) || !reflect.DeepEqual(got, defaults) {
		t.Errorf("LoadSettings: %+v, %+v; want the defaults and Empty", got, out)
	}
}

func TestSettingsComeBack(t *testing.T) {
	m := newMedium()
	want := Settings{Speed: "fast", Theme: "wood", Light: "dark", Counts: true, Motion: "system", Language: "cs"}
	want.Games = []Choice{{Rules: "oware", Seats: [2]seat.Seat{{Name: "Ama"}, {Computer: true, Level: 3}}, Starts: "N", Began: "S", Fair: true}}
	s := newStore(m, nil)
	if err := errors.Join(saveSettings(s, want)); err != nil {
		t.Fatal(err)
	}
	s = newStore(m, nil)
	if got, out := s.LoadSettings(Settings{}); out.Status != Loaded || !reflect.DeepEqual(got, want) {
		t.Errorf("settings %+v, %+v; want %+v", got, out, want)
	}
}

func TestFieldsThatAnOlderRecordLacksKeepTheirDefaults(t *testing.T) {
	data, err := sealed(settingsKind, &seat.Seat{Level: 3}) // a body with none of the fields
	if err != nil {
		t.Fatal(err)
	}
	m := newMedium()
	m.kept["settings"] = data
	defaults := Settings{Speed: "slow", Counts: true}
	if got, out := newStore(m, nil).LoadSettings(defaults); out.Status != Loaded || !reflect.DeepEqual(got, defaults) {
		t.Errorf("%+v, %+v; want Loaded with the defaults", got, out)
	}
}

// What an older version called the first of three levels is the third of ten.
func TestLevelsOfOlderRecords(t *testing.T) {
	rec, settings := sample(t), Settings{}
	rec.Seats = [2]seat.Seat{{Computer: true, Level: 1}, {Computer: true, Level: 3}}
	settings.Seats = [2]seat.Seat{{}, {Computer: true, Level: 2}}
	settings.Chosen = []string{"oware"}
	for version, want := range map[int][3]int{2: {3, 9, 6}, 3: {1, 3, 2}} {
		m := newMedium()
		m.kept["game"] = mustSeal(t, kind{"game", version, 9}, rec)
		data, err := sealed(kind{"settings", version, 9}, &settings)
		if err != nil {
			t.Fatal(err)
		}
		m.kept["settings"] = data
		s := newStore(m, nil)
		game, _, out := s.LoadGame()
		kept, also := s.LoadSettings(Settings{})
		got := [3]int{game.Seats[0].Level, game.Seats[1].Level, kept.Games[0].Seats[1].Level}
		if out.Status != Loaded || also.Status != Loaded || got != want {
			t.Errorf("version %d: %+v, %+v, levels %v; want %v", version, out, also, got, want)
		}
	}
}

// damaged is what can lie in a game's place that is not a game of this version.
func damaged(t *testing.T) map[string][]byte {
	good, err := sealed(gameKind, ptr(sample(t)))
	if err != nil {
		t.Fatal(err)
	}
	flipped := slices.Clone(good)
	flipped[len(flipped)/2] ^= 1
	var quiet envelope // in which a damage is no fault of the game's
	if _, err := quiet.UnmarshalMsg(good); err != nil {
		t.Fatal(err)
	}
	quiet.Body[len(quiet.Body)-1] ^= 1 // of the seed
	quietly, err := quiet.MarshalMsg(nil)
	if err != nil {
		t.Fatal(err)
	}
	unplayable := sample(t)
	unplayable.Moves = "A A A"
	elsewhere := sample(t)
	elsewhere.Final = "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S"
	beyond := sample(t)
	beyond.Ply = 99
	unknown := sample(t)
	unknown.Rules = "chess"
	cases := map[string][]byte{
		"empty":           {},
		"text":            []byte("{\"score\": 3}"),
		"truncated":       good[:len(good)-9],
		"trailing":        append(slices.Clone(good), 0),
		"bit flipped":     flipped,
		"other seed":      quietly,
		"settings' place": mustSeal(t, settingsKind, sample(t)),
		"version 0":       mustSeal(t, kind{"game", 0, 9}, sample(t)),
		"unplayable":      mustSeal(t, gameKind, unplayable),
		"other end":       mustSeal(t, gameKind, elsewhere),
		"beyond the end":  mustSeal(t, gameKind, beyond),
		"unknown rules":   mustSeal(t, gameKind, unknown),
	}
	return cases
}

func ptr[T any](v T) *T { return &v }

// saveGame and saveSettings save where nothing lies that was not read.
func saveGame(s *Store, rec Game) error {
	out, err := s.SaveGame(rec)
	return alone(out, err)
}

func saveSettings(s *Store, rec Settings) error {
	out, err := s.SaveSettings(rec)
	return alone(out, err)
}

func alone(out Outcome, err error) error {
	if err == nil && out != (Outcome{}) {
		return fmt.Errorf("in the place lay %+v", out)
	}
	return err
}

// sealed is a record as it is stored.
func sealed(k kind, rec msgp.Marshaler) ([]byte, error) {
	body, err := rec.MarshalMsg(nil)
	if err != nil {
		return nil, err
	}
	return seal(k, 1, body)
}

func mustSeal(t *testing.T, k kind, rec Game) []byte {
	t.Helper()
	data, err := sealed(k, &rec)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func TestABrokenGameIsMovedAside(t *testing.T) {
	for name, data := range damaged(t) {
		m := newMedium()
		m.kept["game"] = data
		m.kept["game.aside-1"] = []byte("an earlier one")
		s := newStore(m, nil)
		rec, g, out := s.LoadGame()
		if out.Status != Broken || out.Aside != "game.aside-2" || out.Err == nil || g != nil || !reflect.DeepEqual(rec, Game{}) {
			t.Errorf("%s: %+v, %v, %+v; want Broken at game.aside-2 and no game", name, rec, g, out)
		}
		if !bytes.Equal(m.kept["game.aside-2"], data) || string(m.kept["game.aside-1"]) != "an earlier one" {
			t.Errorf("%s: what was moved aside is not what was there", name)
		}
		if err := saveGame(s, sample(t)); err != nil {
			t.Errorf("%s: saving afterwards: %v", name, err)
		}
		if _, _, out := s.LoadGame(); out.Status != Loaded {
			t.Errorf("%s: loading afterwards: %+v", name, out)
		}
	}
}

func TestANewerRecordIsMovedAside(t *testing.T) {
	m := newMedium()
	m.kept["game"] = mustSeal(t, kind{"game", gameVersion + 1, 9}, sample(t))
	_, _, out := newStore(m, nil).LoadGame()
	if out.Status != Newer || out.Aside != "game.aside-1" || m.kept["game.aside-1"] == nil {
		t.Errorf("%+v; want Newer at game.aside-1", out)
	}
}

func TestWhatCannotBeMovedAsideIsNotWrittenOver(t *testing.T) {
	m := newMedium()
	m.kept["game"] = []byte("precious")
	m.stuck = errors.New("no room")
	s := newStore(m, nil)
	if _, _, out := s.LoadGame(); out.Status != Broken || out.Aside != "" {
		t.Errorf("%+v; want Broken and nothing aside", out)
	}
	if err := saveGame(s, sample(t)); err == nil || !strings.Contains(err.Error(), "no room") {
		t.Errorf("saving over it gives %v; want an error that says no room", err)
	}
	if string(m.kept["game"]) != "precious" {
		t.Error("the unreadable record is gone")
	}
	m.stuck, m.deaf = nil, errors.New("disk fault")
	s = newStore(m, nil)
	if _, _, out := s.LoadGame(); out.Status != Unreadable || out.Aside != "" {
		t.Errorf("%+v; want Unreadable and nothing aside", out)
	}
	if err := saveGame(s, sample(t)); err == nil || string(m.kept["game"]) != "precious" {
		t.Errorf("saving over what can't be read gives %v and leaves %q", err, m.kept["game"])
	}
	m.deaf = nil
	if _, _, out := s.LoadGame(); out.Status != Broken || out.Aside == "" {
		t.Errorf("%+v; want Broken and moved aside at last", out)
	}
	if err := saveGame(s, sample(t)); err != nil || string(m.kept["game.aside-1"]) != "precious" {
		t.Errorf("then saving gives %v, and aside lies %q", err, m.kept["game.aside-1"])
	}
}

func TestNoStorageIsSaid(t *testing.T) {
	for name, s := range map[string]*Store{
		"none": newStore(nil, errors.New("sandboxed")),
		"full": newStore(&fakeMedium{kept: map[string][]byte{}, full: errors.New("quota")}, nil),
	} {
		if s.Try() == nil {
			t.Errorf("%s: Try gives nil", name)
		}
		if saveGame(s, sample(t)) == nil || saveSettings(s, Settings{}) == nil {
			t.Errorf("%s: saving reports no error", name)
		}
	}
	none := newStore(nil, errors.New("sandboxed"))
	if _, _, out := none.LoadGame(); out.Status != Unreadable || out.Err == nil {
		t.Errorf("loading from nowhere: %+v; want Unreadable", out)
	}
	deaf := newStore(&fakeMedium{kept: map[string][]byte{}, deaf: errors.New("disk fault")}, nil)
	if _, out := deaf.LoadSettings(Settings{}); out.Status != Unreadable {
		t.Errorf("loading from a faulty disk: %+v; want Unreadable", out)
	}
}

func TestAStoreThatFillsUpKeepsTheOldGame(t *testing.T) {
	m := newMedium()
	s := newStore(m, nil)
	old := sample(t)
	if err := saveGame(s, old); err != nil {
		t.Fatal(err)
	}
	m.full = errors.New("quota")
	if err := saveGame(s, Record(playout(t, "oware", 1, 3))); err == nil {
		t.Error("saving to a full store reports no error")
	}
	if rec, _, out := s.LoadGame(); out.Status != Loaded || !reflect.DeepEqual(rec, old) {
		t.Errorf("%+v, %+v; want the old game", rec, out)
	}
}

// FuzzLoad holds that no stored bytes, whether sealed or not, bring loading
// down, and that what is not loaded is still there.
func FuzzLoad(f *testing.F) {
	good, err := sealed(gameKind, ptr(sample(f)))
	if err != nil {
		f.Fatal(err)
	}
	body, err := ptr(sample(f)).MarshalMsg(nil)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(good, false)
	f.Add(body, true)
	f.Add(good[:20], false)
	f.Fuzz(func(t *testing.T, data []byte, inside bool) {
		if inside {
			if data, err = sealed(gameKind, raw(data)); err != nil {
				t.Fatal(err)
			}
		}
		m := newMedium()
		m.kept["game"] = data
		rec, g, out := newStore(m, nil).LoadGame()
		switch out.Status {
		case Loaded:
			again, err := rec.Replay()
			if err != nil || again.Position() != g.Position() {
				t.Errorf("a loaded game does not replay: %v", err)
			}
		case Broken, Newer:
			if !bytes.Equal(m.kept[out.Aside], data) {
				t.Error("the bytes were lost")
			}
		default:
			t.Errorf("status %d", out.Status)
		}
	})
}

// raw is a record's body as it stands.
type raw []byte

func (r raw) MarshalMsg([]byte) ([]byte, error) { return r, nil }
