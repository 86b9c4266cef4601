//go:build !js

package keeper

import (
	"os"
	"path/filepath"
	"testing"
	"testing/synctest"
	"time"

	"ayoayo/ai"
	"ayoayo/game/save"
	"ayoayo/game/seat"
	"ayoayo/game/session"
	"ayoayo/game/words"
)

// program notes what the keeper asks of it.
type program struct {
	notices       map[string]string
	back          func()
	kept, dropped bool
}

func (p *program) Notice(kind, text string)          { p.notices[kind] = text }
func (p *program) Withdraw(kind string)              { delete(p.notices, kind) }
func (p *program) Offer(_, _, _ string, back func()) { p.back = back }
func (p *program) Relayout()                         {}
func (p *program) KeepForGood()                      { p.kept = true }
func (p *program) Dropped()                          { p.dropped = true }

// open returns the keeper of a folder, and what it asks of the program.
func open(t *testing.T, folder string) (*Keeper, *program) {
	t.Helper()
	say, err := words.New()
	if err != nil {
		t.Fatal(err)
	}
	p := &program{notices: map[string]string{}}
	k := New(save.OpenFolder(folder), say, p)
	t.Cleanup(k.Close)
	k.Restore("")
	return k, p
}

// begin begins a game and plays its first move.
func begin(t *testing.T, k *Keeper, rules string) *session.Session {
	t.Helper()
	s, err := session.New(session.Setup{Rules: rules}, 1)
	if err != nil {
		t.Fatal(err)
	}
	k.Begin(s)
	move(t, k)
	return s
}

// move plays a move of the game in progress, and has it saved.
func move(t *testing.T, k *Keeper) {
	t.Helper()
	s := k.Session()
	if _, err := s.Play(s.Legal()[0]); err != nil {
		t.Fatal(err)
	}
	k.Save()
}

// A game that begins takes the place of none that goes on, and one that is removed is
// back where it was if that is wanted.
func TestGamesKeepTheirPlaces(t *testing.T) {
	folder := t.TempDir()
	k, p := open(t, folder)
	first, second := begin(t, k, "oware"), begin(t, k, "oware")
	at := map[*session.Session]string{}
	for _, g := range k.AllGames() {
		at[g.Session] = g.Slot
	}
	if len(at) != 2 || at[first] != "oware" || at[second] != "oware 2" {
		t.Errorf("the games are at %v", at)
	}
	if !p.kept || len(p.notices) > 0 {
		t.Errorf("they are to be kept for good: %v; it says %q", p.kept, p.notices)
	}
	for _, g := range k.AllGames() {
		k.Forget(g)
	}
	if len(k.AllGames()) != 0 || k.Session() != nil || !p.dropped {
		t.Error("they are not removed")
	}
	p.back()
	if again, _ := open(t, folder); len(again.AllGames()) != 1 {
		t.Error("the last one is not put back")
	}
}

// What another window has played goes on here, and is this window's when it is taken over.
func TestAGameIsFollowed(t *testing.T) {
	folder := t.TempDir()
	a, _ := open(t, folder)
	begin(t, a, "oware")
	b, _ := open(t, folder)
	if !b.Elsewhere() || b.Session().Ply() != 1 {
		t.Fatalf("the other window has ply %d, and the game is elsewhere: %v", b.Session().Ply(), b.Elsewhere())
	}
	if b.Follow(WatchEvery, false) {
		t.Error("something has changed while nothing was done")
	}
	move(t, a)
	if !b.Follow(WatchEvery, false) || b.Session().Ply() != 2 {
		t.Errorf("the other window has ply %d", b.Session().Ply())
	}
	b.TakeOver()
	if !a.Follow(WatchEvery, false) || !a.Elsewhere() {
		t.Error("it is not the other window's when that has taken it over")
	}
}

// What can't be saved is said once, tried again after longer and longer pauses, and not
// said any more when it could be.
func TestWhatFailsIsTriedAgain(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "here")
	if err := os.WriteFile(folder, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	k, p := open(t, folder)
	begin(t, k, "oware")
	begin(t, k, "oware")
	if games := k.AllGames(); len(games) != 2 || games[0].Slot == games[1].Slot {
		t.Errorf("what can't be saved is not kept here: %v", games)
	}
	if len(p.notices) != 1 {
		t.Errorf("it says %q", p.notices)
	}
	pauses := []time.Duration{}
	for last, now := time.Duration(0), time.Duration(0); len(pauses) < 9; {
		now += time.Second
		if k.due(time.Second) {
			pauses, last = append(pauses, now-last), now
		}
	}
	for i, want := range []time.Duration{1, 2, 4, 8, 16, 32, 60, 60, 60} {
		if pauses[i] != want*time.Second {
			t.Errorf("try %d comes after %v, want %v", i+1, pauses[i], want*time.Second)
		}
	}
	if err := os.Remove(folder); err != nil {
		t.Fatal(err)
	}
	if move(t, k); k.failed[words.SavedGame] {
		t.Error("a game that was saved is not")
	}
	k.Retry(longestPause)
	if len(p.notices) != 0 {
		t.Errorf("when there is room it says %q", p.notices)
	}
	if again, _ := open(t, folder); len(again.AllGames()) != 2 {
		t.Error("the games were not saved")
	}
}

// A level that was kept is one that there is.
func TestKeptLevelsAreThereStill(t *testing.T) {
	games := []save.Choice{{Seats: [2]seat.Seat{{Level: 99, Computer: true}, {Computer: true}}}}
	LevelGames(games)
	if got := games[0].Seats; got[0].Level != ai.Levels || got[1].Level != 1 {
		t.Errorf("the levels are %d and %d", got[0].Level, got[1].Level)
	}
}

// A clock that is set back by many years, forth again, and on by a day loses no game,
// dates none in the future, and has none twice.
func TestAClockThatIsSet(t *testing.T) {
	folder := t.TempDir()
	k, _ := open(t, folder)
	begin(t, k, "oware") // today
	k.Close()
	synctest.Test(t, func(t *testing.T) { // where it is the year 2000
		k, p := open(t, folder)
		move(t, k)
		begin(t, k, "ayoayo")
		k.Session().Resign()
		k.Save()
		k.Close()
		time.Sleep(24 * time.Hour)
		k, _ = open(t, folder)
		defer k.Close()
		for range 2 { // the end is taken back, and comes again
			if !k.Session().Undo() {
				t.Fatal("the end can't be taken back")
			}
			k.Save()
			k.Session().Resign()
			k.Save()
		}
		if n := len(k.Library().Entries()); n != 1 || len(p.notices) > 0 {
			t.Errorf("the game that is over is there %d times; it says %q", n, p.notices)
		}
		for _, g := range k.AllGames() {
			if g.Days < 0 || g.Days > 1 {
				t.Errorf("%s was saved %d days ago", g.Rules(), g.Days)
			}
		}
	})
	k, _ = open(t, folder)
	games := k.Running()
	if len(games) != 1 || games[0].Ply() != 2 || len(k.Library().Entries()) != 1 {
		t.Errorf("there are %v, and %d that are over", games, len(k.Library().Entries()))
	}
	k.TakeUp(games[0])
	if move(t, k); k.AllGames()[0].Days != 0 {
		t.Error("what was played now is not of today")
	}
}

func TestDaysAreCountedByMidnights(t *testing.T) {
	noon := time.Date(2026, 3, 1, 12, 0, 0, 0, time.Local)
	for _, tt := range []struct {
		from time.Time
		want int
	}{
		{noon, 0},
		{noon.Add(-11 * time.Hour), 0},
		{noon.Add(-13 * time.Hour), 1},
		{noon.AddDate(0, 0, -28), 28},
		{noon.Add(time.Hour), 0},
		{noon.AddDate(0, 0, 2), 0}, // of a clock that was wrong
		{time.Time{}, -1},
	} {
		if got := daysBetween(tt.from, noon); got != tt.want {
			t.Errorf("%v is %d days before, want %d", tt.from, got, tt.want)
		}
	}
}
