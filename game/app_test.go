package game

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"ayoayo/engine"
	"ayoayo/game/host"
	"ayoayo/game/host/hosttest"
	"ayoayo/game/opponent"
	"ayoayo/game/opponent/opponenttest"
	"ayoayo/game/save"
	"ayoayo/game/session"
	"ayoayo/game/ui"
	"ayoayo/game/ui/uitest"
	"ayoayo/render"

	"github.com/hajimehoshi/ebiten/v2"
)

// open starts the program in a window. What it saves goes to the folder that
// the test has set.
func open(t *testing.T, width, height float64) *App {
	t.Helper()
	return openAt(t, "", width, height)
}

// openAt is open in a page whose address ends in a way.
func openAt(t *testing.T, end string, width, height float64) *App {
	t.Helper()
	return openIn(t, &hosttest.Fake{End: end}, width, height)
}

// openIn is open in surroundings.
func openIn(t *testing.T, h host.Host, width, height float64) *App {
	t.Helper()
	a, err := newApp(save.Open(), h)
	if err != nil {
		t.Fatal(err)
	}
	a.opponent.Searcher = opponenttest.Counting()
	a.analyst.NewSearcher = opponenttest.Counting
	t.Cleanup(a.opponent.Close)
	t.Cleanup(a.analyst.Close)
	a.open()
	a.Resize(width, height, 1)
	a.advance(0)
	return a
}

// fake is what is around a program that open has started.
func fake(a *App) *hosttest.Fake { return a.Host.(*hosttest.Fake) }

// emptyFolder makes the program save in a folder of the test's own.
func emptyFolder(t *testing.T) string {
	t.Helper()
	folder := t.TempDir()
	t.Setenv("XDG_CONFIG_HOME", folder)
	t.Setenv("HOME", folder)
	noCache(t)
	return folder
}

// noCache makes minds find no place for tables: they may still be writing when a
// test has ended and its folder is removed.
func noCache(t *testing.T) {
	t.Helper()
	t.Setenv("XDG_CACHE_HOME", filepath.Join(os.DevNull, "cache"))
}

// noFolder makes the program find no place to save in.
func noFolder(t *testing.T) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "not a folder")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	t.Setenv("XDG_CONFIG_HOME", file)
	t.Setenv("HOME", file)
	noCache(t)
}

// people are two people at one board.
func people(rules string) session.Setup { return session.Setup{Rules: rules} }

// press does what a click on a control does.
func press(t *testing.T, a *App, id string) {
	t.Helper()
	uitest.Click(t, a.Screen, id)
	a.advance(0)
}

func atTable(a *App) bool { return a.onTable() && a.Scene() == ui.Scene(a.table) }

func board(a *App) *render.BoardView { return a.Page.Boards[0].View }

func seedsMove(a *App) bool { return atTable(a) && board(a).Animating() }

// pitID returns the identity of the control of a pit.
func pitID(name string) string { return "pit:" + name }

// pitOf returns the control of the pit of a move.
func pitOf(a *App, m engine.Move) string {
	return pitID(a.Session().Rules().PitName(m.Pit()))
}

// settle lets time pass until the seeds lie still.
func settle(t *testing.T, a *App) {
	t.Helper()
	for range 10_000 {
		a.advance(50 * time.Millisecond)
		if !seedsMove(a) {
			return
		}
	}
	t.Fatal("the seeds never come to rest")
}

func TestAnIdleFrameMakesAndDrawsNothing(t *testing.T) {
	noFolder(t)
	a := open(t, 800, 600)
	begin(t, a, people("ayoayo"))
	rests(t, a)
}

// rests checks that frames in which nothing happens allocate and draw nothing.
func rests(t *testing.T, a *App) {
	t.Helper()
	a.input.Read(a.Scale) // where the mouse is
	a.advance(0)
	uitest.Rests(t, a, func() {
		a.input.Read(a.Scale)
		a.advance(16 * time.Millisecond)
	})
}

func TestAnIdleProgramStepsLessOften(t *testing.T) {
	noFolder(t)
	a := open(t, 800, 600)
	begin(t, a, people("ayoayo"))
	t.Cleanup(func() { ebiten.SetTPS(ebiten.DefaultTPS) })
	a.Draw(ebiten.NewImage(800, 600))
	a.pace(500 * time.Millisecond)
	if ebiten.TPS() != ebiten.SyncWithFPS {
		t.Errorf("shortly after something moved there are %d steps a second", ebiten.TPS())
	}
	a.pace(time.Second)
	if ebiten.TPS() != idleRate {
		t.Errorf("while nothing moves there are %d steps a second, want %d", ebiten.TPS(), idleRate)
	}
	a.HandleInput(&ui.Input{}, host.Events{Touches: []host.Touch{{X: 1, Here: true}}}, a.clock)
	a.pace(time.Millisecond)
	if ebiten.TPS() != ebiten.SyncWithFPS {
		t.Errorf("when the mouse moves there are %d steps a second", ebiten.TPS())
	}
}

// A host that has the program step less often by itself gets each of its frames.
func TestAHostMayStepTheProgramLessOften(t *testing.T) {
	noFolder(t)
	a := open(t, 800, 600)
	h := fake(a)
	h.Rests = true
	begin(t, a, people("ayoayo"))
	t.Cleanup(func() { ebiten.SetTPS(ebiten.DefaultTPS) })
	a.Draw(ebiten.NewImage(800, 600))
	a.pace(2 * time.Second)
	if !h.AtRest || ebiten.TPS() != ebiten.SyncWithFPS {
		t.Errorf("while nothing moves the host is told %v, and %d steps a second asked for", h.AtRest, ebiten.TPS())
	}
	h.Next.Actions = []host.Action{{ID: pitID("C"), Press: true}}
	a.advance(500 * time.Millisecond)
	a.pace(500 * time.Millisecond)
	if h.AtRest {
		t.Error("while seeds move the host is told that they rest")
	}
}

// The half second before a move that ends a rest is not the move's.
func TestAMoveBeginsWithItsFirstSeed(t *testing.T) {
	noFolder(t)
	t.Cleanup(func() { ebiten.SetTPS(ebiten.DefaultTPS) })
	screen := ebiten.NewImage(800, 600)
	var steps [2]int
	for i, rests := range []bool{false, true} {
		a := open(t, 800, 600)
		fake(a).Rests = rests
		begin(t, a, people("ayoayo"))
		a.settings.Speed = "normal"
		a.advance(0)
		a.Draw(screen)
		since := time.Duration(0)
		if rests {
			a.pace(2 * time.Second)
			since = 500 * time.Millisecond
		}
		fake(a).Next.Actions = []host.Action{{ID: pitID("C"), Press: true}}
		a.advance(since)
		a.pace(since)
		for step := range 100 {
			a.Draw(screen)
			if a.advance(100 * time.Millisecond); a.Active() {
				steps[i] = step // the last one in which anything moves
			}
		}
	}
	if steps[0] < 10 || steps[0] != steps[1] {
		t.Errorf("after a rest a move takes %d steps, expected %d as without one", steps[1], steps[0])
	}
}

// BenchmarkLayout is what it costs to lay out what is shown, its words being set already.
func BenchmarkLayout(b *testing.B) {
	b.Setenv("XDG_CONFIG_HOME", os.DevNull)
	for _, c := range []struct {
		name string
		open func(a *App) error
	}{
		{"home", func(*App) error { return nil }},
		{"settings", func(a *App) error { a.OpenSettings(); return nil }},
		{"table", func(a *App) error { return a.Begin(people("ayoayo")) }},
	} {
		b.Run(c.name, func(b *testing.B) {
			a, err := newApp(save.Open(), &hosttest.Fake{})
			if err != nil {
				b.Fatal(err)
			}
			a.opponent.Searcher = unanswered()
			a.Resize(390, 844, 1)
			if err := c.open(a); err != nil {
				b.Fatal(err)
			}
			a.advance(0)
			b.ReportAllocs()
			for b.Loop() {
				a.Build()
			}
		})
	}
}

// BenchmarkRelay is the cost of Update and Draw of the whole program in a frame
// in which a relay of thirty seeds is shown, without the graphics processor's
// part. What it allocates is Ebitengine's, for each draw call.
func BenchmarkRelay(b *testing.B) {
	b.Setenv("XDG_CONFIG_HOME", os.DevNull)
	a, err := newApp(save.Open(), &hosttest.Fake{})
	if err != nil {
		b.Fatal(err)
	}
	a.opponent.Searcher = opponent.New()
	defer a.opponent.Close()
	a.Resize(1280, 720, 1)
	if err := a.Begin(people("ayoayo")); err != nil {
		b.Fatal(err)
	}
	closeNotices(a) // of what can't be saved here
	a.advance(0)
	view := board(a)
	before, relay := relayOf(b, a, 30)
	screen := ebiten.NewImage(16, 16) // so that the driver has next to nothing to do
	defer screen.Deallocate()
	frame := func() {
		if !view.Animating() {
			view.Animate(before, relay)
		}
		a.advance(time.Second / 60)
		a.Draw(screen)
	}
	pixels := make([]byte, 4*16*16)
	for range 300 { // the pictures are made, the words set
		frame()
		screen.ReadPixels(pixels)
	}
	b.ReportAllocs()
	for b.Loop() {
		frame()
		b.StopTimer()
		screen.ReadPixels(pixels) // has the calls drawn, as the end of a frame does
		b.StartTimer()
	}
}

// relayOf plays until there is a move that drops a number of seeds or a few more,
// and returns it with the position before.
func relayOf(tb testing.TB, a *App, seeds int) (engine.Position, *engine.Trace) {
	tb.Helper()
	for ply := range 200 {
		moves := a.Session().Legal()
		for _, m := range moves {
			trace, dropped := a.Session().Preview(m), 0
			for _, e := range trace.Events {
				if e.Kind == engine.Dropped {
					dropped++
				}
			}
			if dropped >= seeds && dropped < seeds+5 {
				return a.Session().Position(), trace
			}
		}
		if len(moves) == 0 {
			break
		}
		if _, err := a.Session().Play(moves[ply*7%len(moves)]); err != nil {
			tb.Fatal(err)
		}
	}
	tb.Fatalf("no relay of %d seeds was found", seeds)
	return engine.Position{}, nil
}

// closeNotices closes whatever is shown over the scene.
func closeNotices(a *App) {
	for len(uitest.Notices(a.Screen)) > 0 {
		uitest.Do(a.Screen, ui.Input{Esc: true})
	}
}

// begin starts a game for a test.
func begin(t *testing.T, a *App, setup session.Setup) {
	t.Helper()
	if err := a.Begin(setup); err != nil {
		t.Fatal(err)
	}
	a.settings.Speed = "instant"
	a.advance(0)
}
