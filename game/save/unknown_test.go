package save

import (
	"testing"

	"ayoayo/engine"

	"github.com/tinylib/msgp/msgp"
)

// withMore is a record as a later program of the same version may write it: with a field
// more, and one more in a record that lies in it, if there is one.
func withMore(t *testing.T, k kind, rec msgp.Marshaler, inside string) []byte {
	t.Helper()
	body, err := rec.MarshalMsg(nil)
	if err != nil {
		t.Fatal(err)
	}
	more := func(name string, rest []byte) []byte {
		return append(msgp.AppendString(rest, name), msgp.AppendInt(nil, 7)...)
	}
	added := more("added", msgp.AppendMapHeader(nil, 1))
	if inside != "" {
		added = msgp.AppendMapHeader(nil, 2)
		added = more("added", added)
		added = msgp.AppendString(added, inside)
		added = more("within", msgp.AppendMapHeader(added, 1))
	}
	data, err := seal(k, 1, keepUnknown(body, added))
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// has reports whether a stored record has a field, by the names that lead to it.
func has(t *testing.T, k kind, data []byte, names ...string) bool {
	t.Helper()
	e, err := openEnvelope(k, data)
	if err != nil {
		t.Fatal(err)
	}
	at := e.Body
	for _, name := range names {
		fields, err := fieldsOf(at)
		if err != nil {
			t.Fatal(err)
		}
		at = nil
		for _, f := range fields {
			if f.name == name {
				at = f.value
			}
		}
		if at == nil {
			return false
		}
	}
	return true
}

// What a program does not know of a record of its own version is still there when it has
// written the record anew.
func TestUnknownFieldsSurviveARewrite(t *testing.T) {
	m := newMedium()
	game, settings, tally := sample(t), sampleSettings(), sampleTally()
	m.kept["game"] = withMore(t, gameKind, &game, "")
	m.kept["settings"] = withMore(t, settingsKind, &settings, "")
	m.kept["tally"] = withMore(t, tallyKind, &tally, "")
	s := newStore(m, nil)
	rec, _, out := s.LoadGame()
	chosen, _ := s.LoadSettings(Settings{})
	counted, _ := s.LoadTally()
	if out.Status != Loaded {
		t.Fatalf("%+v", out)
	}
	for range 2 {
		rec.Spent[0]++
		chosen.Bar = !chosen.Bar
		counted.Pairs = counted.Pairs[:1]
		_, err := s.SaveSettings(chosen)
		if _, err2 := s.SaveTally(counted); err != nil || err2 != nil || saveGame(s, rec) != nil {
			t.Fatal("not saved")
		}
	}
	for _, k := range []kind{gameKind, settingsKind, tallyKind} {
		if !has(t, k, m.kept[k.name], "added") {
			t.Errorf("%s: what is not known is gone", k.name)
		}
	}
	if got, _, out := newStore(m, nil).LoadGame(); out.Status != Loaded || got.Spent != rec.Spent {
		t.Errorf("it has become %+v, %+v", got, out)
	}
}

// Another game in the same place takes nothing from the one before, nor does a record
// from one of another version: what it lacks was left out on purpose.
func TestUnknownFieldsStayWithTheirRecord(t *testing.T) {
	m := newMedium()
	rec := sample(t)
	m.kept["game"] = withMore(t, gameKind, &rec, "")
	s := newStore(m, nil)
	if _, _, out := s.LoadGame(); out.Status != Loaded {
		t.Fatalf("%+v", out)
	}
	other := rec
	other.Seed++
	if err := saveGame(s, other); err != nil || has(t, gameKind, m.kept["game"], "added") {
		t.Errorf("another game has what was not known of the first: %v", err)
	}
	older := kind{gameKind.name, gameVersion - 1, gameKind.checked}
	m.kept["game"] = withMore(t, older, &rec, "")
	s = newStore(m, nil)
	rec, _, _ = s.LoadGame()
	if err := saveGame(s, rec); err != nil || has(t, gameKind, m.kept["game"], "added") {
		t.Errorf("a game has what an older version knew: %v", err)
	}
}

// The same holds for finished games, and for what lies in them: when they are described,
// removed and put back, and taken into an archive.
func TestUnknownFieldsOfFinishedGamesSurvive(t *testing.T) {
	m := newMedium()
	f := sampleFinished(t)
	id := f.Game.ID()
	m.kept[id+"-0"] = withMore(t, finishedKind, &f, "entry")
	l := newStore(m, nil).Library()
	check := func(when string, data []byte) {
		t.Helper()
		if !has(t, finishedKind, data, "added") || !has(t, finishedKind, data, "entry", "within") {
			t.Errorf("%s what is not known is gone", when)
		}
	}
	fine := func(err error) {
		if err != nil {
			t.Error(err)
		}
	}
	l.Describe(id, "one", "more", true, fine)
	check("described", m.kept[id+"-1"])
	l.Remove(id, func(f Finished, err error) {
		fine(err)
		l.Put(f, fine)
	})
	check("put back", m.kept[id+"-0"])
	l.All(func(list []Finished) {
		all := Archive{Finished: list}
		data, err := all.Bytes()
		fine(err)
		var rec archive
		_, _, err = readRecord(archiveKind, data, &rec)
		fine(err)
		check("in an archive", rec.Parts[0])
	})
	l.Read(id, func(f Finished, g *engine.Game, err error) {
		if err != nil || f.Entry.Title != "one" || g.Ply() != f.Entry.Plies {
			t.Errorf("it has become %+v, %v", f, err)
		}
	})
}
