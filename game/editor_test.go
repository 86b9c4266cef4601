package game

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"ayoayo/engine"
	"ayoayo/game/host"
	"ayoayo/game/ui"
)

// setUp opens the editor for a game in an otherwise fresh program.
func setUp(t *testing.T, rules string) (*App, *editor) {
	t.Helper()
	emptyFolder(t)
	a := open(t, 800, 600)
	r, err := engine.ParseRules(rules)
	if err != nil {
		t.Fatal(err)
	}
	e := editorOf(a, r, r.Start())
	a.Push(e)
	a.advance(0)
	return a, e
}

// says fails unless an item of the page says something.
func says(t *testing.T, a *App, id, want string) {
	t.Helper()
	if got := label(t, a, id); got != want {
		t.Errorf("%s says %q, want %q", id, got, want)
	}
}

func TestAPositionIsSetUpByTaps(t *testing.T) {
	a, _ := setUp(t, "oware")
	says(t, a, "state", "Ready: South is to move")
	press(t, a, "empty")
	says(t, a, "state", "48 seeds left to place")
	for range 3 {
		press(t, a, "pit:F")
	}
	press(t, a, "pit:a")
	press(t, a, "tap:take")
	press(t, a, "pit:F")
	says(t, a, "pit:F", "Pit F, 2 seeds, South")
	if c := ui.Find(a.Page.Controls, "play"); c.Works() {
		t.Error("a board with seeds missing can be played from")
	}
	press(t, a, "rest:S")
	press(t, a, "store:S") // takes one
	says(t, a, "state", "1 seed left to place")
	press(t, a, "rest:N")
	press(t, a, "turn:N")
	says(t, a, "text", "0,0,0,0,0,2/1,0,0,0,0,0 44,1 N")
	says(t, a, "state", "In this position the game is over.") // South holds 44
	press(t, a, "tap:add")
	press(t, a, "pit:A")
	says(t, a, "state", "All 48 seeds of the game are placed; take one to add one.")
	says(t, a, "pit:A", "Pit A, 0 seeds, South")
}

func TestAPositionIsPlayedFrom(t *testing.T) {
	a, e := setUp(t, "ayoayo;capturer=stays")
	a.deliver(host.Delivery{Text: " 0,0,0,0,0,2/1,0,0,0,0,3 21,21 N\n"})
	says(t, a, "state", "Ready: North is to move")
	if got := e.draft.rules.String(); got != "ayoayo;capturer=stays" {
		t.Errorf("the rules became %s", got)
	}
	press(t, a, "play")
	if ui.Find(a.Page.Controls, "starts:S") != nil {
		t.Error("who starts is asked although the position says it")
	}
	press(t, a, "seat:N:person")
	press(t, a, "start")
	says(t, a, "status", "North’s turn")
	says(t, a, "store:S", "Store of South, 21 seeds")
	press(t, a, "pit:f")
	settle(t, a)
	press(t, a, "undo")
	says(t, a, "pit:f", "Pit f, 3 seeds, North, can be sown")
}

func TestThePositionOnTheTableIsTakenUp(t *testing.T) {
	emptyFolder(t)
	a := open(t, 800, 600)
	onTheTable(t, a, "oware", "0,0,0,0,0,2/1,0,0,0,0,3 21,21 N")
	a.Scene().Back()
	a.advance(0)
	press(t, a, "position")
	says(t, a, "text", "0,0,0,0,0,2/1,0,0,0,0,3 21,21 N")
}

func TestKeysSetAPositionUp(t *testing.T) {
	a, _ := setUp(t, "bao-kujifunza")
	press(t, a, "empty")
	keys := func(typed string) {
		for _, r := range typed {
			a.Press(&ui.Input{Letters: []rune{r}})
			a.advance(0)
		}
	}
	keys("c") // the first pit of that letter
	says(t, a, "pit:C1", "Pit C1, 0 seeds, South")
	keys("12")
	says(t, a, "pit:C1", "Pit C1, 12 seeds, South")
	keys("-")
	says(t, a, "pit:C1", "Pit C1, 11 seeds, South")
	keys("5") // a new number, not another digit
	says(t, a, "pit:C1", "Pit C1, 5 seeds, South")
	keys("c+c0c9+")
	says(t, a, "pit:C2", "Pit C2, 1 seed, South")
	says(t, a, "pit:c1", "Pit c1, 0 seeds, North")
	says(t, a, "pit:c2", "Pit c2, 10 seeds, North")
	keys("9960")
	says(t, a, "pit:c2", "Pit c2, 58 seeds, North")
	says(t, a, "state", "All 64 seeds of the game are placed; take one to add one.")
	keys("0-")
	says(t, a, "pit:c2", "Pit c2, 0 seeds, North")
}

func TestAFingerThatRestsTakesASeed(t *testing.T) {
	a, _ := setUp(t, "oware")
	x, y := ui.Find(a.Page.Controls, "pit:C").Bounds.Center()
	now := time.Now()
	in := ui.Input{Touches: []host.Touch{{X: x, Y: y, Down: true, Finger: true, Here: true, At: now}}}
	for range 5 {
		a.Take(&in, nil, now)
		now = now.Add(ui.LongPress / 2)
	}
	in.Touches = []host.Touch{{X: x, Y: y, At: now}}
	a.Take(&in, nil, now)
	says(t, a, "pit:C", "Pit C, 3 seeds, South")
}

func TestOwnersAndTheRoundAreSetUp(t *testing.T) {
	a, _ := setUp(t, "namnam")
	press(t, a, "tap:owner")
	press(t, a, "pit:B")
	press(t, a, "pit:f")
	says(t, a, "state", "Not a position yet: each player owns pits of the other's row; expected one of them to own the whole own row.")
	press(t, a, "pit:B")
	press(t, a, "starter:N")
	press(t, a, "last:S")
	says(t, a, "text", "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S SSSSSS/NNNNNS sow N S")
	press(t, a, "tap:take")
	press(t, a, "pit:A")
	press(t, a, "rest:N")
	says(t, a, "state", "Not a position yet: store of N holds 1 seeds; expected a multiple of 4.")
}

// A draft of any position of any game is written as the engine writes it.
func TestDraftsAreWrittenAsPositions(t *testing.T) {
	for _, spec := range engine.Specs() {
		r, err := engine.ParseRules(spec.Key)
		if err != nil {
			t.Fatal(err)
		}
		rnd := rand.New(rand.NewPCG(1, 2))
		g := engine.NewGame(r)
		for range 400 {
			p := g.Position()
			d := draftOf(r, p)
			if got, want := d.text(), r.FormatPosition(&p); got != want {
				t.Fatalf("%s: the draft of %s is %s", spec.Key, want, got)
			}
			if q, err := d.check(); err != nil || !p.Over() && q != p {
				t.Fatalf("%s: %s is read as %s, %v", spec.Key, d.text(), r.FormatPosition(&q), err)
			}
			moves := g.Legal()
			if len(moves) == 0 {
				break
			}
			if _, err := g.Play(moves[rnd.IntN(len(moves))]); err != nil {
				t.Fatal(err)
			}
		}
	}
}

func TestAPositionFindsItsGame(t *testing.T) {
	a, e := setUp(t, "oware")
	for text, want := range map[string]string{
		"4,4,4,4,4,4/4,4,4,4,4,4 0,0 S":                                         "oware",
		"2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2 0,0 N":                                 "bao-laps",
		"2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2 0,0 S": "bao-kujifunza",
		"0,0,0,0,0,0/0,0,0,0,0,0 28,20 S SSSSSS/NNNNNN claim S S":               "namnam",
		"4,4,4,4,4,4/4,4,4,4,4,4 0,0 S SSSSSS/NNNNNN sow S -":                   "namnam",
		"3,3,3,3,3,3,3,3/3,3,3,3,3,3,3,0 0,3 S":                                 "bao-children",
	} {
		a.OpenHome()
		a.Push(e)
		r, err := engine.ParseRules("oware")
		if err != nil {
			t.Fatal(err)
		}
		e.load(r, r.Start())
		a.deliver(host.Delivery{Text: text})
		if got := e.draft.rules.Key(); got != want {
			t.Errorf("%s is taken for %s, want %s", text, got, want)
		}
		says(t, a, "text", text)
	}
}

func TestAWrongPositionIsRefusedInItsPlace(t *testing.T) {
	a, e := setUp(t, "oware")
	before := e.draft
	for _, c := range []struct{ text, want string }{
		{"4,4,4,4,4,4/4,4,4,4,4,4 0,1 S", "The text is not a position: 49 seeds in pits and stores; expected 48."},
		{"4,4,4/4,4,4 0,0 S", "The text is not a position: 3 pits in row 1, \"4,4,4\"; expected 6 separated by commas."},
		{"anything else", "The text is not a position: 2 fields in \"anything else\"; expected 3 separated by one space: pits, stores, turn."},
		{strings.Repeat("4,", 1<<20), "The text is too long for a record: the limit is 256 KB."},
	} {
		a.deliver(host.Delivery{Text: c.text})
		says(t, a, "state", c.want)
		if e.draft != before {
			t.Fatalf("%.40q changed the board", c.text)
		}
	}
}
