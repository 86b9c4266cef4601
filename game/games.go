package game

import (
	"cmp"
	"fmt"
	"slices"
	"time"

	"ayoayo/game/session"
	"ayoayo/game/words"
)

// Each table keeps a game, and a game that begins takes the place of none that goes on:
// it gets a place of its own, named by its rules.

// Games are those to come back to, the latest first: those that go on, and one that is
// over if it was played last.
func (a *App) Games() []session.Kept {
	var games []session.Kept
	for i, g := range a.AllGames() {
		if _, over := g.Result(); !over || i == 0 {
			games = append(games, g)
		}
	}
	return games
}

// AllGames are all games that are kept, the latest first.
func (a *App) AllGames() []session.Kept {
	list := slices.Clone(a.games)
	if left := a.left(); left != nil && a.kept(a.at) < 0 { // which has not been saved yet
		list = append(list, session.Kept{Session: left, Table: a.at, Saved: a.clock})
	}
	list = slices.DeleteFunc(list, func(g session.Kept) bool { return unplayed(g.Session) })
	slices.SortStableFunc(list, func(x, y session.Kept) int { return -cmp.Compare(x.Saved.UnixMilli(), y.Saved.UnixMilli()) })
	for i := range list {
		list[i].Days = daysBetween(list[i].Saved, a.clock)
	}
	return list
}

// unplayed reports whether there is nothing to come back to in a game.
func unplayed(s *session.Session) bool {
	_, over := s.Result()
	return !over && s.Ply() == 0
}

// kept returns the index of the game that is kept at a table, -1 if there is none.
func (k *keeping) kept(table string) int {
	return slices.IndexFunc(k.games, func(g session.Kept) bool { return g.Table == table })
}

// keep notes which game is kept at a table, and when it was saved.
func (k *keeping) keep(s *session.Session, table string, saved time.Time) {
	g := session.Kept{Session: s, Table: table, Saved: saved}
	if i := k.kept(table); i >= 0 {
		k.games[i] = g
		return
	}
	k.games = append(k.games, g)
}

// findGames looks which games are kept. The one in progress is newer here, and what
// could not be saved is here alone.
func (a *App) findGames() {
	before := a.games
	a.games, a.found = nil, a.store.Changes()
	for _, g := range a.store.Games() {
		if a.session == nil || g.Table != a.at {
			a.keep(session.Resume(g.Record, g.Game), g.Table, timeOf(g.Record.Saved))
		}
	}
	for _, g := range before {
		if a.kept(g.Table) < 0 && (a.session == g.Session || len(a.failed) > 0) {
			a.games = append(a.games, g)
		}
	}
}

// timeOf is a time of a record, zero where it has none.
func timeOf(ms int64) time.Time {
	if ms == 0 {
		return time.Time{}
	}
	return time.UnixMilli(ms)
}

// daysBetween counts the midnights between two times, -1 where the first is not known.
func daysBetween(from, to time.Time) int {
	if from.IsZero() {
		return -1
	}
	day := func(t time.Time) time.Time {
		y, m, d := t.Date()
		return time.Date(y, m, d, 0, 0, 0, 0, time.UTC)
	}
	return max(0, int(day(to).Sub(day(from)).Hours()/24))
}

// vacant returns a table for a game by some rules: named by them, and with a number
// where another one goes on there, or one that is over is not in the library yet.
func (a *App) vacant(rules string) string {
	for n := 1; ; n++ {
		table := rules
		if n > 1 {
			table = fmt.Sprintf("%s %d", rules, n)
		}
		if i := a.kept(table); i >= 0 && (a.goesOn(a.games[i].Session) || !unplayed(a.games[i].Session) && !a.shelved(a.games[i])) {
			continue
		}
		if a.store.At(table).Vacant() {
			return table
		}
	}
}

// goesOn reports whether a game can be gone on with.
func (a *App) goesOn(s *session.Session) bool {
	_, over := s.Result()
	return !over && !unplayed(s)
}

// Resume shows the table of a game that is kept.
func (a *App) Resume(g session.Kept) {
	if a.session != g.Session {
		a.opponent.Cancel()
		a.session = g.Session
		a.moveTo(g.Table)
		rec, game, out := a.gameStore().LoadGame()
		if game != nil {
			a.takeUp(rec, game)
		}
		a.reportKept(out, words.SavedGame)
		a.others = a.gameStore().Others()
	}
	a.OpenTable()
}

// Remove forgets a game that is kept.
func (a *App) Remove(g session.Kept) {
	if err := a.store.At(g.Table).Remove(); err != nil {
		return
	}
	a.games = slices.DeleteFunc(a.games, func(other session.Kept) bool { return other.Table == g.Table })
	if a.session != nil && a.at == g.Table {
		a.opponent.Cancel()
		a.session = nil
	}
}

// moveTo makes a table the one of the game in progress. An address that asks for a
// table follows, so that this one is there when the page is loaded again.
func (a *App) moveTo(table string) {
	a.at = table
	if rules := a.session.Rules().String(); a.address != "" && a.address != rules {
		a.address = rules
		a.Host.SetAddress("#rules=" + a.address)
	}
}
