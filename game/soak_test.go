package game

import (
	"fmt"
	"math/rand/v2"
	"runtime"
	"strings"
	"testing"
	"time"

	"ayoayo/game/host/hosttest"
	"ayoayo/game/save"
	"ayoayo/game/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// works reports whether there is a control that can be pressed.
func works(a *App, id string) bool {
	c := ui.Find(a.Page.Controls, id)
	return c != nil && c.Works()
}

// onward plays a ply as a person does: a round that is over is gone on from, pits are
// claimed, and else one is sown. It reports false when the game is over.
func onward(tb testing.TB, a *App, rnd *rand.Rand) bool {
	tb.Helper()
	press := func(id string) {
		if !works(a, id) {
			tb.Fatalf("%s can't be pressed", id)
		}
		a.Activate(id)
		a.advance(0)
	}
	if works(a, "next-round") {
		press("next-round")
	}
	moves := a.Session().Legal()
	if len(moves) == 0 {
		return false
	}
	ply := a.Session().Ply()
	if m := moves[rnd.IntN(len(moves))]; !m.IsClaim() {
		press(pitOf(a, m))
	} else {
		for pit := 0; pit < len(a.Page.Controls) && !works(a, "claim"); pit++ {
			if c := &a.Page.Controls[pit]; strings.HasPrefix(c.ID, "pit:") && c.Works() && !c.Pressed {
				press(c.ID)
			}
		}
		press("claim")
	}
	if a.Session().Ply() != ply+1 {
		tb.Fatalf("the ply after %d was not played", ply)
	}
	return true
}

// BenchmarkSoak is long use: a game of a thousand plies, and five hundred games one after
// the other. It says what a ply takes and what is held in memory in the first tenth and in
// the last, and is run once, however long it is asked to run.
func BenchmarkSoak(b *testing.B) {
	rnd := rand.New(rand.NewPCG(2, 3))
	b.Run("OneGame", func(b *testing.B) {
		a, frame := soaked(b, "namnam")
		measureTenths(b, func() (plies int) {
			for ; plies < 100 && onward(b, a, rnd); plies++ {
				frame()
			}
			return plies
		})
		if n := a.Session().Ply(); n != 1000 {
			b.Errorf("the game has %d plies, want 1000: try another seed", n)
		}
	})
	b.Run("ManyGames", func(b *testing.B) {
		a, frame := soaked(b, "ayoayo")
		measureTenths(b, func() (plies int) {
			for range 50 {
				for ply := 0; ply < 10 && onward(b, a, rnd); ply++ {
					frame()
					plies++
				}
				a.table.Resign() // if it is not over yet
				if err := a.Begin(people("ayoayo")); err != nil {
					b.Fatal(err)
				}
				frame()
			}
			return plies
		})
		if n := len(a.Library().Entries()); n != 500 {
			b.Errorf("there are %d games in the library, want 500", n)
		}
	})
}

// soaked is a program with a game that was begun, and what lets a frame go by.
func soaked(b *testing.B, rules string) (a *App, frame func()) {
	b.Helper()
	if runtime.GOOS != "js" { // where games are kept in the browser
		b.Setenv("XDG_CONFIG_HOME", b.TempDir())
	}
	a, err := newApp(save.Open(), &hosttest.Fake{})
	if err != nil {
		b.Fatal(err)
	}
	a.opponent.Searcher = unanswered()
	a.Resize(390, 844, 1)
	a.settings.Speed = "instant"
	if err := a.Begin(people(rules)); err != nil {
		b.Fatal(err)
	}
	screen := ebiten.NewImage(390, 844)
	b.Cleanup(screen.Deallocate)
	frame = func() {
		a.advance(16 * time.Millisecond)
		a.Draw(screen)
		passFrame() // in which Ebitengine draws it, and forgets type that was set long ago
	}
	frame()
	return a, frame
}

// measureTenths runs a tenth of something ten times, and reports what a ply takes in the
// first and in the last, and what is held in memory after each.
func measureTenths(b *testing.B, tenth func() (plies int)) {
	b.Helper()
	var told []string
	for i := range 10 {
		begun := time.Now()
		plies := tenth()
		took := time.Since(begun).Seconds() * 1000 / float64(max(plies, 1))
		held := kept()
		told = append(told, fmt.Sprintf("%.2f ms a ply, %v", took, held))
		if name, ok := map[int]string{0: "first", 9: "last"}[i]; ok {
			b.ReportMetric(took, name+"-ms/ply")
			b.ReportMetric(float64(held.heap)/(1<<20), name+"-MB")
			b.ReportMetric(float64(held.images)/(1<<20), name+"-MB-images")
		}
	}
	b.Log(strings.Join(told, "\n"))
}
