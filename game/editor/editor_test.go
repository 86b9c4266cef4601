package editor

import (
	"math/rand/v2"
	"testing"
	"time"

	"ayoayo/engine"
	"ayoayo/engine/enginetest"
	"ayoayo/game/host"
	"ayoayo/game/ui"
	"ayoayo/game/ui/uitest"
	"ayoayo/game/words"
)

// app is a program that keeps what it was asked for.
type app struct {
	copied string
	from   *engine.Position
}

func (a *app) Preset(key string) *engine.Rules {
	r, err := engine.ParseRules(key)
	if err != nil {
		panic(err)
	}
	return r
}

func (a *app) OpenSetup(_ *engine.Rules, from *engine.Position) { a.from = from }
func (a *app) CopyText(text string)                             { a.copied = text }
func (a *app) AskText(words.Key, string)                        {}

// setUp shows the editor with the start of a game.
func setUp(t *testing.T, rules string) (*ui.Screen, *app) {
	t.Helper()
	screen, _ := uitest.NewScreen(800, 600)
	a := &app{}
	r := a.Preset(rules)
	screen.Push(New(screen, uitest.English(t), a, r, r.Start()))
	screen.Pass(0)
	return screen, a
}

func TestAPositionIsSetUpByTaps(t *testing.T) {
	s, _ := setUp(t, "oware")
	uitest.Says(t, s, "state", "Ready: South is to move")
	uitest.Press(t, s, "empty")
	uitest.Says(t, s, "state", "48 seeds left to place")
	for range 3 {
		uitest.Press(t, s, "pit:F")
	}
	uitest.Press(t, s, "pit:a")
	uitest.Press(t, s, "tap:take")
	uitest.Press(t, s, "pit:F")
	uitest.Says(t, s, "pit:F", "Pit south f, 2 seeds")
	if c := ui.Find(s.Page.Controls, "play"); c.Works() {
		t.Error("a board with seeds missing can be played from")
	}
	uitest.Press(t, s, "rest:S")
	uitest.Press(t, s, "store:S") // takes one
	uitest.Says(t, s, "state", "1 seed left to place")
	uitest.Press(t, s, "rest:N")
	uitest.Press(t, s, "turn:N")
	uitest.Says(t, s, "text", "0,0,0,0,0,2/1,0,0,0,0,0 44,1 N")
	uitest.Says(t, s, "state", "In this position the game is over.") // South holds 44
	uitest.Press(t, s, "tap:add")
	uitest.Press(t, s, "pit:A")
	uitest.Says(t, s, "state", "All 48 seeds of the game are placed; take one to add one.")
	uitest.Says(t, s, "pit:A", "Pit south a, 0 seeds")
}

func TestKeysSetAPositionUp(t *testing.T) {
	s, _ := setUp(t, "bao-kujifunza")
	uitest.Press(t, s, "empty")
	keys := func(typed string) {
		for _, r := range typed {
			uitest.Do(s, ui.Input{Letters: []rune{r}})
			s.Pass(0)
		}
	}
	keys("c") // the first pit of that letter
	uitest.Says(t, s, "pit:C1", "Pit south c 1, 0 seeds")
	keys("12")
	uitest.Says(t, s, "pit:C1", "Pit south c 1, 12 seeds")
	keys("-")
	uitest.Says(t, s, "pit:C1", "Pit south c 1, 11 seeds")
	keys("5") // a new number, not another digit
	uitest.Says(t, s, "pit:C1", "Pit south c 1, 5 seeds")
	keys("c+c0c9+")
	uitest.Says(t, s, "pit:C2", "Pit south c 2, 1 seed")
	uitest.Says(t, s, "pit:c1", "Pit north c 1, 0 seeds")
	uitest.Says(t, s, "pit:c2", "Pit north c 2, 10 seeds")
	keys("9960")
	uitest.Says(t, s, "pit:c2", "Pit north c 2, 58 seeds")
	uitest.Says(t, s, "state", "All 64 seeds of the game are placed; take one to add one.")
	keys("0-")
	uitest.Says(t, s, "pit:c2", "Pit north c 2, 0 seeds")
}

func TestAFingerThatRestsTakesASeed(t *testing.T) {
	s, _ := setUp(t, "oware")
	x, y := ui.Find(s.Page.Controls, "pit:C").Bounds.Center()
	now := time.Now()
	in := ui.Input{Touches: []host.Touch{{X: x, Y: y, Down: true, Finger: true, Here: true, At: now}}}
	for range 5 {
		s.HandleInput(&in, host.Events{}, now)
		now = now.Add(200 * time.Millisecond)
	}
	in.Touches = []host.Touch{{X: x, Y: y, At: now}}
	s.HandleInput(&in, host.Events{}, now)
	uitest.Says(t, s, "pit:C", "Pit south c, 3 seeds")
}

func TestOwnersAndTheRoundAreSetUp(t *testing.T) {
	s, _ := setUp(t, "namnam")
	uitest.Press(t, s, "tap:owner")
	uitest.Press(t, s, "pit:B")
	uitest.Press(t, s, "pit:f")
	uitest.Says(t, s, "state", "Not a position yet: each player owns pits of the other's row; expected one of them to own the whole own row.")
	uitest.Press(t, s, "pit:B")
	uitest.Press(t, s, "starter:N")
	uitest.Press(t, s, "last:S")
	uitest.Says(t, s, "text", "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S SSSSSS/NNNNNS sow N S")
	uitest.Press(t, s, "tap:take")
	uitest.Press(t, s, "pit:A")
	uitest.Press(t, s, "rest:N")
	uitest.Says(t, s, "state", "Not a position yet: store of N holds 1 seeds; expected a multiple of 4.")
}

// A draft of any position of any game is written as the engine writes it.
func TestDraftsAreWrittenAsPositions(t *testing.T) {
	for _, spec := range engine.Specs() {
		r := enginetest.Rules(t, spec.Key)
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

func TestAPositionIsGivenOn(t *testing.T) {
	s, a := setUp(t, "oware")
	uitest.Press(t, s, "copy")
	if want := "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S"; a.copied != want {
		t.Errorf("copied is %q, want %q", a.copied, want)
	}
	uitest.Press(t, s, "turn:N")
	uitest.Press(t, s, "play")
	if a.from == nil || a.from.Turn() != engine.North {
		t.Errorf("played is from %v, want the start with North to move", a.from)
	}
}
