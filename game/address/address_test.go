package address

import (
	"reflect"
	"testing"

	"ayoayo/engine"
	"ayoayo/engine/enginetest"
)

var spoken = []string{"en", "cs"}

func moves(t *testing.T, rules, text string) []engine.Move {
	t.Helper()
	list, err := enginetest.Rules(t, rules).ParseMoves(text)
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// asked is what an address asks for that says nothing, changed.
func asked(t *testing.T, rules string, change func(*Asked)) Asked {
	t.Helper()
	a := Asked{Side: engine.Nobody, Mode: Play}
	if rules != "" {
		a.Rules = enginetest.Rules(t, rules)
		a.Moves = []engine.Move{}
	}
	change(&a)
	return a
}

func TestWhatAnAddressAsksFor(t *testing.T) {
	as := func(rules string, change func(*Asked)) Asked { return asked(t, rules, change) }
	wrong := func(rules, name, written string) Asked {
		return as(rules, func(a *Asked) { a.Wrong = []Wrong{{name, written}} })
	}
	const position = "1,2,1,1,0,0/3,0,4,0,0,0 14,22 N"
	start, err := enginetest.Rules(t, "oware").ParsePosition(position)
	if err != nil {
		t.Fatal(err)
	}
	for end, want := range map[string]Asked{
		"":                     as("", func(*Asked) {}),
		"#elsewhere":           as("", func(*Asked) {}),
		"#rules=oware":         as("oware", func(*Asked) {}),
		"#rules=oware;level=5": as("oware", func(a *Asked) { a.Level = 5 }),
		"#rules=oware&level=5": as("oware", func(a *Asked) { a.Level = 5 }),
		"#level=5":             as("ayoayo", func(a *Asked) { a.Level = 5 }),
		"#rules=oware;side=N":  as("oware", func(a *Asked) { a.Side = engine.North }),
		"#Rules=oware;theme=sand;lang=cs-CZ;menu=none": as("oware", func(a *Asked) {
			a.Theme, a.Language, a.NoMenu = "sand", "cs", true
		}),
		"#rules=oware;grandslam=all;side=south": as("oware;grandslam=all", func(a *Asked) { a.Side = engine.South }),
		"#rules=oware%3Bgrandslam=all":          as("oware;grandslam=all", func(*Asked) {}),
		"#rules=oware;moves=C%20c":              as("oware", func(a *Asked) { a.Moves = moves(t, "oware", "C c") }),
		"#rules=oware;moves=C+c":                as("oware", func(a *Asked) { a.Moves = moves(t, "oware", "C c") }),
		"#rules=oware;moves=Cc":                 as("oware", func(a *Asked) { a.Moves = moves(t, "oware", "C c") }),
		"#rules=oware;position=" + position:     as("oware", func(a *Asked) { a.Start = &start }),
		"#rules=oware;mode=view":                as("oware", func(a *Asked) { a.Mode = View }),
		"#rules=oware;key=lesson-3":             as("oware", func(a *Asked) { a.Slot = "lesson-3" }),
		"#rules=oware;key=":                     as("oware", func(a *Asked) { a.Forgets = true }),
		"#rules=oware;key=none":                 as("oware", func(a *Asked) { a.Forgets = true }),
		"#rules=chess;theme=sand": as("", func(a *Asked) {
			a.Theme, a.Wrong = "sand", []Wrong{{Rules, "rules=chess"}}
		}),
		"#rules=oware;level=ten":  wrong("oware", Level, "level=ten"),
		"#rules=oware;level=11":   wrong("oware", Level, "level=11"),
		"#rules=oware;side=east":  wrong("oware", Side, "side=east"),
		"#rules=oware;theme=gold": wrong("oware", Theme, "theme=gold"),
		"#rules=oware;lang=tlh":   wrong("oware", Lang, "lang=tlh"),
		"#rules=oware;mode=win":   wrong("oware", Mode, "mode=win"),
		"#rules=oware;menu=short": wrong("oware", Menu, "menu=short"),
		"#rules=oware;key=a/b": as("oware", func(a *Asked) { // rather than the visitor's own games
			a.Forgets, a.Wrong = true, []Wrong{{Key, "key=a/b"}}
		}),
		"#rules=oware;colour=red":        wrong("oware", Unknown, "colour=red"),
		"#rules=oware;grandslam=perhaps": wrong("oware", Unknown, "grandslam=perhaps"),
		"#rules=oware;position=4,4":      wrong("oware", Position, "position=4,4"),
		"#rules=oware;moves=C C": as("oware", func(a *Asked) {
			a.Moves, a.Wrong = moves(t, "oware", "C"), []Wrong{{Moves, "moves=C C"}}
		}),
		"#rules=oware;moves=?": as("oware", func(a *Asked) {
			a.Moves, a.Wrong = nil, []Wrong{{Moves, "moves=?"}}
		}),
	} {
		got := Read(end, spoken)
		if got.Rules != nil && want.Rules != nil && got.Rules.String() == want.Rules.String() {
			got.Rules = want.Rules
		}
		if !reflect.DeepEqual(got, want) {
			t.Errorf("%q:\n got %+v\nwant %+v", end, got, want)
		}
	}
}

// The address of another game keeps all that is not about the game.
func TestTheAddressOfAnotherGame(t *testing.T) {
	a := Read("#rules=oware;level=3;theme=sand;lang=cs;menu=none;key=a;moves=C", spoken)
	const want = "#rules=namnam;goal=10;menu=none;theme=sand;lang=cs;key=a"
	if got := a.With(enginetest.Rules(t, "namnam;goal=10")); got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	if again := Read(want, spoken); again.Slot != "a" || again.Theme != "sand" || again.Rules.String() != "namnam;goal=10" || len(again.Wrong) > 0 {
		t.Errorf("read again it is %+v", again)
	}
}

func FuzzRead(f *testing.F) {
	f.Add("#rules=oware;level=5;moves=C c;position=4,4,4,4,4,4/4,4,4,4,4,4 0,0 S")
	f.Add("#rules=namnam;moves=+bd;key=none;mode=solve")
	f.Fuzz(func(t *testing.T, end string) {
		a := Read(end, spoken)
		if a.Rules == nil {
			return
		}
		if again := Read(a.With(a.Rules), spoken); again.Rules == nil || again.Rules.String() != a.Rules.String() || len(again.Wrong) > 0 {
			t.Errorf("%q: %+v comes of %q", end, again, a.With(a.Rules))
		}
	})
}
