package engine_test

import (
	"strings"
	"testing"

	"ayoayo/engine"
	"ayoayo/engine/enginetest"
)

// TestRecordRoundTrip writes random games of every rule-set and reads them.
func TestRecordRoundTrip(t *testing.T) {
	overVariants(t, func(t *testing.T, r *engine.Rules) {
		for seed := range uint64(5) {
			g := randomGame(t, r, seed, 10+int(seed)*60, func(*engine.Game, engine.Position, *engine.Trace) {})
			rec := engine.Record{
				Game:     g,
				Tags:     []engine.Tag{{Name: "South", Value: `Ade "the \ champion"`}, {Name: "Weather_2", Value: "ẹ̀ẹ̀rùn"}},
				Comments: map[int]string{0: "before", 1: "a {brace} and\na line", g.Ply(): "last"},
			}
			back, err := engine.ParseRecord(rec.Text())
			if err != nil {
				t.Fatalf("%v in\n%s", err, rec.Text())
			}
			if back.Text() != rec.Text() {
				t.Fatalf("read back as\n%s\nwas\n%s", back.Text(), rec.Text())
			}
			if back.Tag("South") != rec.Tag("South") || back.Comments[1] != "a (brace) and a line" {
				t.Errorf("tags %v, comments %v", back.Tags, back.Comments)
			}
		}
	})
}

// TestRecordStart keeps a start position and a resignation.
func TestRecordStart(t *testing.T) {
	r := enginetest.Rules(t, "oware")
	p := enginetest.Position(t, r, "0,0,0,0,0,1/1,1,0,0,0,0 22,23 S")
	g := engine.NewGameFrom(r, p)
	g.Resign(engine.South)
	text := (&engine.Record{Game: g}).Text()
	back, err := engine.ParseRecord(text)
	if err != nil {
		t.Fatalf("%v in\n%s", err, text)
	}
	if res, over := back.Game.Result(); !over || res.End != engine.EndResigned || res.Winner != engine.North || back.Game.Start() != p {
		t.Errorf("read back as %+v, %v", res, over)
	}
}

// TestRecordErrors holds that a wrong record is refused with its place.
func TestRecordErrors(t *testing.T) {
	head := "[Rules \"ayoayo\"]\n\n"
	for _, c := range []struct{ text, want string }{
		{"", "line 1: the record has no tag Rules"},
		{"\n\n[Rules ayoayo]", "line 3: \"[Rules ayoayo]\" is not a tag"},
		{"[Rules \"chess\"]", "line 1: tag Rules: rule-set \"chess\" is not known; expected one of ayoayo, "},
		{"[Rules \"ayoayo\"]\n[Rules \"oware\"]", "line 2: tag Rules is given twice"},
		{"[Rules \"ayoayo\"]\n[Start \"4,4\"]", "tag Start: position: 1 fields"},
		{head + "1. C c\n2. x", "line 4, ply 3: \"x\" is not a pit"},
		{head + "1. c", "ply 1: c is not a legal move here; legal: A B C D E F"},
		{head + "1. Fx2", "\"Fx2\" says that F captures x2, but it captures"},
		{head + "1. C {no end", "ply 2: a comment is not closed"},
		{head + "1. C S", "the result is given as \"S\", but the moves lead to \"*\""},
		{head + "1. C * c", "\"c\" follows the result"},
		{"[Rules \"ayoayo\"]\n[Result \"N\"]\n1. C *", "the tag Result says \"N\""},
		{"[Rules \"oware\"]\n[Start \"0,0,0,0,0,1/0,0,0,0,0,0 25,22 S\"]\n F", "line 3, ply 1: F can't be played: the game is over"},
		{strings.Repeat("\xff\x00noise", 1<<20), "line 1: this is not text"},
		{strings.Repeat("noise ", 1<<20), "line 1: the record has no tag Rules"},
		{head + strings.Repeat("noise ", 1<<20), "line 3, ply 1: \"noise\" is not a pit"},
	} {
		_, err := engine.ParseRecord(c.text)
		if err == nil {
			t.Errorf("%.60q was read", c.text)
			continue
		}
		if !strings.Contains(err.Error(), c.want) {
			t.Errorf("%.60q: got %q, want %q", c.text, err, c.want)
		}
	}
}

// FuzzRecord holds that reading never panics and that what is read can be
// written and read again.
func FuzzRecord(f *testing.F) {
	f.Add("[Rules \"ayoayo\"]\n[South \"x\"]\n\n1. F {why} c 2. A *")
	f.Add("[Rules \"namnam\"]\n[Start \"0,0,0,0,0,0/0,0,0,0,0,0 28,20 S SSSSSS/NNNNNN claim S S\"]\n+b")
	f.Add("[Rules \"bao-kujifunza\"]\n[Result \"S\"]\n[End \"resigned\"]\nC1> S")
	f.Fuzz(func(t *testing.T, text string) {
		rec, err := engine.ParseRecord(text)
		if err != nil {
			return
		}
		again, err := engine.ParseRecord(rec.Text())
		if err != nil {
			t.Fatalf("%v in\n%s", err, rec.Text())
		}
		if again.Text() != rec.Text() {
			t.Fatalf("read back as\n%s\nwas\n%s", again.Text(), rec.Text())
		}
	})
}

// FuzzNotation holds that rule-sets, positions and moves of any text are read
// or refused without a panic, and written as they were read.
func FuzzNotation(f *testing.F) {
	for _, name := range variants() {
		r := enginetest.Rules(f, name)
		p := r.Start()
		f.Add(name, r.FormatPosition(&p), r.FormatMove(r.Moves(&p, nil)[0]))
	}
	f.Fuzz(func(t *testing.T, name, position, move string) {
		r, err := engine.ParseRules(name)
		if err != nil {
			return
		}
		if again, err := engine.ParseRules(r.String()); err != nil || again.String() != r.String() {
			t.Fatalf("%q reads back as %v, %v", r, again, err)
		}
		if m, err := r.ParseMove(move); err == nil && r.FormatMove(m) != move {
			t.Fatalf("move %q is written %q", move, r.FormatMove(m))
		}
		p, err := r.ParsePosition(position)
		if err != nil {
			return
		}
		text := r.FormatPosition(&p)
		if again, err := r.ParsePosition(text); err != nil || again != p {
			t.Fatalf("%q settles to %q, which reads back as %q, %v", position, text, r.FormatPosition(&again), err)
		}
	})
}
