package keeper

import (
	"cmp"
	"fmt"
	"slices"
	"time"

	"ayoayo/game/session"
)

// Each slot keeps a game, and a game that begins takes the place of none that goes on:
// it gets a place of its own, named by its rules.

// Games are those to come back to, the latest first: those that go on, and one that is
// over if it was played last.
func (k *Keeper) Games() []session.Kept {
	var games []session.Kept
	for i, g := range k.AllGames() {
		if _, over := g.Result(); !over || i == 0 {
			games = append(games, g)
		}
	}
	return games
}

// AllGames are all games that are kept, the latest first.
func (k *Keeper) AllGames() []session.Kept {
	now, list := time.Now(), slices.Clone(k.games)
	if left := k.Left(); left != nil && k.keptIn(k.slot) < 0 { // which has not been saved yet
		list = append(list, session.Kept{Session: left, Slot: k.slot, Saved: now})
	}
	list = slices.DeleteFunc(list, func(g session.Kept) bool { return unplayed(g.Session) })
	slices.SortStableFunc(list, func(x, y session.Kept) int { return -cmp.Compare(x.Saved.UnixMilli(), y.Saved.UnixMilli()) })
	for i := range list {
		list[i].Days = daysBetween(list[i].Saved, now)
	}
	return list
}

// lastLeft returns the game that was played last, by some rules unless they are "".
func (k *Keeper) lastLeft(rules string) (session.Kept, bool) {
	for _, g := range k.AllGames() {
		if rules == "" || g.Rules().String() == rules {
			return g, true
		}
	}
	return session.Kept{}, false
}

// Left returns the game in progress if it is one to come back to: one to go on with, or
// one that is over. It is nil where there is none.
func (k *Keeper) Left() *session.Session {
	if k.session == nil || unplayed(k.session) {
		return nil
	}
	return k.session
}

// GoesOn reports whether there is a game in progress to go on with.
func (k *Keeper) GoesOn() bool { return k.session != nil && goesOn(k.session) }

// unplayed reports whether there is nothing to come back to in a game.
func unplayed(s *session.Session) bool {
	_, over := s.Result()
	return !over && s.Ply() == 0
}

// goesOn reports whether a game can be gone on with.
func goesOn(s *session.Session) bool {
	_, over := s.Result()
	return !over && !unplayed(s)
}

// keptIn returns the index of the game that is kept in a slot, -1 if there is none.
func (k *Keeper) keptIn(slot string) int {
	return slices.IndexFunc(k.games, func(g session.Kept) bool { return g.Slot == slot })
}

// setGame notes which game is kept in a slot, and when it was saved.
func (k *Keeper) setGame(s *session.Session, slot string, saved time.Time) {
	g := session.Kept{Session: s, Slot: slot, Saved: saved}
	if i := k.keptIn(slot); i >= 0 {
		k.games[i] = g
		return
	}
	k.games = append(k.games, g)
}

// FindGames looks which games are kept. The one in progress is newer here, and what
// could not be saved is here alone.
func (k *Keeper) FindGames() {
	before := k.games
	k.games, k.found = nil, k.store.Changes()
	for _, g := range k.store.Games() {
		if k.session == nil || g.Slot != k.slot {
			k.setGame(session.Resume(g.Record, g.Game), g.Slot, timeOf(g.Record.Saved))
		}
	}
	for _, g := range before {
		if k.keptIn(g.Slot) < 0 && (k.session == g.Session || len(k.failed) > 0) {
			k.games = append(k.games, g)
		}
	}
}

// vacant returns a slot for a game by some rules: named by them, and with a number
// where another one goes on there, or one that is over is not in the library yet.
func (k *Keeper) vacant(rules string) string { return k.vacantBut(rules, "") }

// vacantBut is vacant, but for a slot that is not to be had.
func (k *Keeper) vacantBut(rules, other string) string {
	for n := 1; ; n++ {
		slot := rules
		if n > 1 {
			slot = fmt.Sprintf("%s %d", rules, n)
		}
		if slot == other {
			continue
		}
		if i := k.keptIn(slot); i >= 0 && !unplayed(k.games[i].Session) && !k.inLibrary(k.games[i]) {
			continue
		}
		if k.store.At(slot).Vacant() {
			return slot
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
