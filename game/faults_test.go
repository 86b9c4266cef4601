//go:build !js

package game

import (
	"math/rand/v2"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"ayoayo/engine"
	"ayoayo/game/save"
)

// A program that is stopped in the movement of each of two hundred plies, through several
// rounds, goes on with that ply every time.
func TestStoppedInEveryMovementOfALongGame(t *testing.T) {
	emptyFolder(t)
	rnd := rand.New(rand.NewPCG(5, 1))
	a := openAt(t, "#rules=namnam", 400, 600)
	begin(t, a, people("namnam"))
	a.settings.Speed = "slow"
	a.SettingsChanged()
	moving := 0
	for ply := range 200 {
		if !onward(t, a, rnd) {
			t.Fatalf("the game is over after %d plies: try another seed", ply)
		}
		a.advance(time.Duration(rnd.IntN(300)) * time.Millisecond)
		if seedsMove(a) {
			moving++
		}
		left := a.Session().Position()
		a.Close()
		a = openAt(t, "#rules=namnam", 400, 600)
		if got := a.Session(); got.Ply() != ply+1 || got.Position() != left {
			t.Fatalf("stopped in ply %d it comes back after %d plies", ply+1, got.Ply())
		}
	}
	if rounds := len(a.Session().Rounds()); moving < 100 || rounds < 2 {
		t.Errorf("of 200 movements only %d were still going on, in %d rounds", moving, rounds)
	}
}

// Two windows play at random, where one may follow, take over, be closed and opened again,
// or begin another game. In the end every ply that was shown as played is in some game
// that is kept.
func TestTwoWindowsAtRandom(t *testing.T) {
	folder := emptyFolder(t)
	rnd := rand.New(rand.NewPCG(12, 6))
	windows := make([]*App, 2)
	shown := map[string]bool{}
	for i := range windows {
		windows[i] = openAt(t, "#rules=oware", 400, 600)
		begin(t, windows[i], people("oware"))
	}
	plies := 0
	for range 1000 {
		i := rnd.IntN(len(windows))
		if a := windows[i]; rnd.IntN(20) < 17 {
			plies += atRandom(t, a, rnd, shown)
			continue
		}
		windows[i].Close()
		windows[i] = openAt(t, "#rules=oware", 400, 600)
		windows[i].settings.Speed = "instant"
		if windows[i].Session() == nil {
			begin(t, windows[i], people("oware"))
		}
	}
	for _, a := range windows {
		a.Close()
	}
	kept := keptIn(filepath.Join(folder, "ayoayo"))
	for moves := range shown {
		found := false
		for _, k := range kept {
			found = found || strings.HasPrefix(k+" ", moves+" ")
		}
		if !found {
			t.Errorf("%s was shown as played, and is in none of %d games", moves, len(kept))
		}
	}
	if plies < 300 || len(kept) < 5 {
		t.Errorf("only %d plies were played, in %d games", plies, len(kept))
	}
}

// atRandom lets a window play, look at what the other one does, go home, or begin another
// game. It returns how many plies it has played, and notes the game that is shown then.
func atRandom(t *testing.T, a *App, rnd *rand.Rand, shown map[string]bool) (plies int) {
	t.Helper()
	switch action := rnd.IntN(17); {
	case action < 5:
		lookAround(a)
	case action < 6:
		a.OpenHome()
		a.advance(0)
	case action < 7:
		begin(t, a, people([]string{"oware", "ayoayo"}[rnd.IntN(2)]))
	default:
		if rnd.IntN(2) == 0 { // else it plays before it has seen what the other one did
			lookAround(a)
		}
		if !atTable(a) {
			a.OpenTable()
			a.advance(0)
		}
		settle(t, a)
		if works(a, "play-here") {
			press(t, a, "play-here")
		}
		if !onward(t, a, rnd) {
			begin(t, a, people("oware"))
			return 0
		}
		rec := a.Session().Record()
		shown[rec.Rules+"|"+rec.Moves] = true
		return 1
	}
	return 0
}

// keptIn are the games that are kept in a folder, as rules and moves.
func keptIn(folder string) (kept []string) {
	store := save.OpenFolder(folder)
	for _, g := range store.Games() {
		kept = append(kept, g.Record.Rules+"|"+g.Record.Moves)
	}
	library := store.Library()
	for _, e := range library.Entries() {
		library.Read(e.ID, func(f save.Finished, _ *engine.Game, _ error) { kept = append(kept, f.Game.Rules+"|"+f.Game.Moves) })
	}
	return kept
}
