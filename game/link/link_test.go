package link

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"maps"
	"slices"
	"strings"
	"testing"

	"ayoayo/engine"
	"ayoayo/engine/enginetest"
)

// played is a game in which so many plies were played, the legal moves in turn.
func played(t testing.TB, rules string, plies int) *engine.Game {
	t.Helper()
	g := engine.NewGame(enginetest.Rules(t, rules))
	for i := 0; g.Ply() < plies; i++ {
		legal := g.Legal()
		if len(legal) == 0 {
			break
		}
		if _, err := g.Play(legal[i*7%len(legal)]); err != nil {
			t.Fatal(err)
		}
	}
	return g
}

// code is the link of a game.
func code(t testing.TB, g *Game) string {
	t.Helper()
	end, err := Write(g)
	if err != nil {
		t.Fatal(err)
	}
	code, ok := Find("https://a.b/c/" + end)
	if !ok {
		t.Fatalf("%q is no link", end)
	}
	return code
}

// same fails if a game did not come through its link as it was.
func same(t *testing.T, g, got *Game) {
	t.Helper()
	if got.ID != g.ID || got.Sender != g.Sender || got.Names != g.Names || !maps.Equal(got.Comments, g.Comments) {
		t.Errorf("got %+v, want %+v", got, g)
	}
	if got.Played.Rules().String() != g.Played.Rules().String() || got.Played.Start() != g.Played.Start() || !slices.Equal(got.Played.Moves(), g.Played.Moves()) {
		t.Error("the game is another one")
	}
	want, over := g.Played.Result()
	if result, ends := got.Played.Result(); result != want || ends != over {
		t.Errorf("the result is %v %v, want %v %v", result, ends, want, over)
	}
}

func TestEveryGameComesThroughItsLink(t *testing.T) {
	for _, spec := range engine.Specs() {
		for _, plies := range []int{0, 1, 20, 300} {
			g := &Game{ID: 1<<63 + 7, Sender: engine.North, Names: [2]string{"Kɔfi", "Ọ̀ṣun"}, Played: played(t, spec.Key, plies), Comments: map[int]string{}}
			if plies == 20 {
				g.Comments[3] = "ẹ kú ìjókòó"
				g.Played.Resign(engine.South)
			}
			got, err := Read(code(t, g))
			if err != nil {
				t.Fatalf("%s, %d plies: %v", spec.Key, plies, err)
			}
			same(t, g, got)
		}
	}
}

func TestAPositionAndOptionsComeThroughALink(t *testing.T) {
	r := enginetest.Rules(t, "oware;grandslam=all;repetition=draw")
	start, err := r.ParsePosition("1,2,1,1,0,0/3,0,4,0,0,0 14,22 N")
	if err != nil {
		t.Fatal(err)
	}
	g := &Game{ID: 3, Sender: engine.Nobody, Played: engine.NewGameFrom(r, start), Comments: map[int]string{}}
	got, err := Read(code(t, g))
	if err != nil {
		t.Fatal(err)
	}
	same(t, g, got)
}

// A game of forty plies is short enough for a code that any phone reads.
func TestLinksAreShort(t *testing.T) {
	for _, spec := range engine.Specs() {
		g := &Game{ID: 1 << 62, Sender: engine.South, Names: [2]string{"Ama", "Kofi"}, Played: played(t, spec.Key, 40)}
		if n := len(code(t, g)); n > 260 {
			t.Errorf("%s: a game of %d plies takes %d letters", spec.Key, g.Played.Ply(), n)
		}
	}
}

// longGame is a game of rounds that goes on for so many plies.
func longGame(t testing.TB, plies int) *engine.Game {
	t.Helper()
	for seed := range 200 {
		g := engine.NewGame(enginetest.Rules(t, "namnam"))
		for i := seed; g.Ply() < plies; i++ {
			legal := g.Legal()
			if len(legal) == 0 {
				break
			}
			if _, err := g.Play(legal[i*7%len(legal)]); err != nil {
				t.Fatal(err)
			}
		}
		if g.Ply() == plies {
			return g
		}
	}
	t.Fatalf("no game of %d plies was found", plies)
	return nil
}

func TestTheLongestGamesHaveLinks(t *testing.T) {
	g := &Game{ID: 1, Sender: engine.Nobody, Played: longGame(t, mostPlies), Comments: map[int]string{}}
	got, err := Read(code(t, g))
	if err != nil {
		t.Fatal(err)
	}
	same(t, g, got)
	if _, err := Write(&Game{Played: longGame(t, mostPlies+1)}); !errors.Is(err, ErrLong) {
		t.Errorf("a longer one: %v, want %v", err, ErrLong)
	}
}

// sealed makes a link of bytes, with the check sum that they have.
func sealed(t testing.TB, version byte, body []byte) string {
	t.Helper()
	var b bytes.Buffer
	b.WriteByte(version)
	b.Write(binary.BigEndian.AppendUint32(nil, crc32.ChecksumIEEE(body)))
	w, err := flate.NewWriter(&b, flate.BestCompression)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.Write(body); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return base64.RawURLEncoding.EncodeToString(b.Bytes())
}

func body(t testing.TB, w *written) []byte {
	t.Helper()
	b, err := w.MarshalMsg(nil)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func TestWrongLinksAreRefused(t *testing.T) {
	good := &written{ID: 1, Sender: "S", Rules: "oware", Moves: "C d"}
	change := func(do func(*written)) string {
		w := *good
		do(&w)
		return sealed(t, version, body(t, &w))
	}
	for name, c := range map[string]struct {
		code string
		want error
	}{
		"nothing":                {"", ErrSpoiled},
		"other letters":          {"a+b/", ErrSpoiled},
		"a version to come":      {sealed(t, version+1, body(t, good)), ErrNewer},
		"no version":             {sealed(t, 0, body(t, good)), ErrSpoiled},
		"only a version":         {base64.RawURLEncoding.EncodeToString([]byte{version}), ErrSpoiled},
		"more behind it":         {sealed(t, version, append(body(t, good), 1)), ErrSpoiled},
		"another form":           {sealed(t, version, []byte{0x93, 1, 2, 3}), ErrSpoiled},
		"a list without an end":  {sealed(t, version, append(body(t, good)[:len(body(t, good))-1], 0xdd, 0xff, 0xff, 0xff, 0xff)), ErrSpoiled},
		"a bomb":                 {sealed(t, version, make([]byte, 100<<20)), ErrLong},
		"too many letters":       {strings.Repeat("A", Longest+1), ErrLong},
		"rules unknown":          {change(func(w *written) { w.Rules = "chess" }), ErrSpoiled},
		"a start of other rules": {change(func(w *written) { w.Start = "1 2 S" }), ErrSpoiled},
		"an illegal move":        {change(func(w *written) { w.Moves = "C C" }), ErrSpoiled},
		"no move":                {change(func(w *written) { w.Moves = "C ?" }), ErrSpoiled},
		"too many moves":         {change(func(w *written) { w.Moves = strings.Repeat("C", mostPlies+1) }), ErrLong},
		"a name that is no text": {change(func(w *written) { w.South = "\xff" }), ErrSpoiled},
		"a remark before all":    {change(func(w *written) { w.Comments = []comment{{-1, "x"}} }), ErrSpoiled},
	} {
		if g, err := Read(c.code); !errors.Is(err, c.want) || g != nil {
			t.Errorf("%s: %v, %v; want %v", name, g, err, c.want)
		}
	}
	if _, err := Read(sealed(t, version, body(t, good))); err != nil {
		t.Errorf("the right one: %v", err)
	}
}

// Whatever letter of a link is lost or another one, it is refused.
func TestADamagedLinkIsRefused(t *testing.T) {
	sent := played(t, "ayoayo", 12)
	right := code(t, &Game{ID: 9, Played: sent})
	for i := range right {
		other := byte('A')
		if right[i] == other {
			other = 'B'
		}
		for _, wrong := range []string{right[:i] + right[i+1:], right[:i] + string(other) + right[i+1:]} {
			g, err := Read(wrong)
			if err == nil && (g.ID != 9 || !slices.Equal(g.Played.Moves(), sent.Moves())) {
				t.Errorf("letter %d: another game came of it", i)
			}
		}
	}
}

func TestALinkIsFoundInAMessage(t *testing.T) {
	for _, c := range []struct {
		text, code string
		ok         bool
	}{
		{"https://host/ayoayo/#game=AQx-_9", "AQx-_9", true},
		{"Your turn!\nhttps://host/#game=AQ. Good luck", "AQ", true},
		{"#game=AQ", "AQ", true},
		{"game=AQ", "", false},
		{"https://host/#rules=oware", "", false},
	} {
		if code, ok := Find(c.text); code != c.code || ok != c.ok {
			t.Errorf("%q: %q, %v", c.text, code, ok)
		}
	}
}

// FuzzRead holds that whatever a link is, reading ends, and that what comes of it comes
// through a link again.
func FuzzRead(f *testing.F) {
	f.Add(code(f, &Game{ID: 5, Played: played(f, "oware", 8), Comments: map[int]string{2: "x"}}))
	f.Add(sealed(f, version, []byte{0x99}))
	f.Add(sealed(f, version+1, nil))
	f.Fuzz(func(t *testing.T, text string) {
		g, err := Read(text)
		if err != nil {
			return
		}
		same(t, g, must(t, g))
	})
}

// FuzzBody is FuzzRead for what is in the link, under a check sum that is right.
func FuzzBody(f *testing.F) {
	f.Add(body(f, &written{ID: 1, Sender: "S", Rules: "oware", Moves: "C d", South: "Ama", Comments: []comment{{1, "x"}}}))
	f.Add(body(f, &written{Rules: "namnam", Moves: "A", Resigned: "N"}))
	f.Fuzz(func(t *testing.T, data []byte) {
		g, err := Read(sealed(t, version, data))
		if err != nil {
			return
		}
		same(t, g, must(t, g))
	})
}

// must brings a game through a link.
func must(t *testing.T, g *Game) *Game {
	t.Helper()
	again, err := Read(code(t, g))
	if err != nil {
		t.Fatal(err)
	}
	return again
}
