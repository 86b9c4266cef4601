// Package match lets two players play many games: the search within limits, at a
// level or with endgame tables, one that plays at random, or another program.
package match

import (
	"fmt"
	"io"
	"math/rand/v2"
	"sync"

	"ayoayo/ai/parallel"
	"ayoayo/engine"
)

// Match is a series of games between two sides, a and b, in pairs from the same
// opening with the colours swapped.
type Match struct {
	Rules *engine.Rules
	// Sides are a and b.
	Sides [2]*Side
	Games int
	// Openings are the lines of play from which games go on, at least one.
	Openings [][]engine.Move
	// Seed decides all that is random.
	Seed uint64
	// Report is called with a sentence about each game that was forfeited and, in a
	// long match, now and then about how it stands. It may be nil.
	Report func(sentence string)
	// Records gets the record of each game, in order. It may be nil.
	Records io.Writer
}

// Play plays the games, as many at once as there are cores. The error is that the
// records can't be written.
func (m *Match) Play() (Tally, error) {
	b := scorebook{games: make([]*played, m.Games), report: m.Report, records: m.Records}
	if b.report == nil {
		b.report = func(string) {}
	}
	parallel.For(m.Games, func(i int) {
		b.enter(i, m.play(i, m.Openings[i/2%len(m.Openings)]))
	})
	return b.total, b.err
}

// MaxPlies is where a game is cut off and counts as a draw.
const MaxPlies = 2000

type played struct {
	record *engine.Record
	// aPlays is the player that a was.
	aPlays engine.Player
	// forfeit is why a side lost before the game was over.
	forfeit error
}

// play plays the i-th game: a is South in every other one.
func (m *Match) play(i int, opening []engine.Move) *played {
	g := engine.NewGame(m.Rules)
	for _, move := range opening {
		if _, err := g.Play(move); err != nil {
			panic("match: an opening was legal when it was found: " + err.Error())
		}
	}
	p := &played{aPlays: engine.Player(i % 2)}
	p.record = &engine.Record{Game: g, Comments: map[int]string{}, Tags: []engine.Tag{
		{Name: "South", Value: m.Sides[p.aPlays].text},
		{Name: "North", Value: m.Sides[p.aPlays.Other()].text},
		{Name: "Game", Value: fmt.Sprint(i + 1)},
		{Name: "Opening", Value: fmt.Sprint(len(opening))},
	}}
	random := rand.New(rand.NewPCG(m.Seed, uint64(i)))
	var seats [2]*seat
	for side := range seats {
		seats[side] = &seat{side: m.Sides[side]}
		defer seats[side].release()
	}
	for g.Len() < MaxPlies && len(g.Legal()) > 0 {
		position := g.Position()
		mover := position.Turn()
		side := mover ^ p.aPlays // 0 is a, South or North
		if err := seats[side].move(g, random.Uint64()); err != nil {
			p.forfeit = fmt.Errorf("%s (%s) loses game %d: %w", m.Sides[side].text, mover, i+1, err)
			p.record.Comments[g.Ply()] = err.Error()
			g.Resign(mover)
		}
	}
	return p
}

// points is what a gets for the game, in halves.
func (p *played) points() int {
	res, over := p.record.Game.Result()
	switch {
	case !over || res.Winner == engine.Nobody:
		return 1
	case res.Winner == p.aPlays:
		return 2
	}
	return 0
}

// scorebook collects games as they end and writes them in order.
type scorebook struct {
	report  func(sentence string)
	records io.Writer

	mu    sync.Mutex
	games []*played
	// written is the number of games that have been written.
	written int
	total   Tally
	err     error
}

// enter enters the i-th game.
func (b *scorebook) enter(i int, p *played) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if p.forfeit != nil {
		b.total.Forfeits++
		b.report(p.forfeit.Error())
	}
	b.total.count(p.points())
	b.reportScore()
	b.games[i] = p
	for ; b.written < len(b.games) && b.games[b.written] != nil; b.written++ {
		b.write(b.games[b.written])
	}
}

// Long is the number of games from which on it is reported how a match stands.
const Long = 100

// reportScore reports in a long match, a tenth of it at a time, how it stands.
func (b *scorebook) reportScore() {
	all, done := len(b.games), b.total.Games()
	if all >= Long && done < all && done*10/all > (done-1)*10/all {
		b.report(fmt.Sprintf("%d of %d games: %d wins, %d draws, %d losses",
			done, all, b.total.Wins, b.total.Draws, b.total.Losses))
	}
}

// write writes a game's record.
func (b *scorebook) write(p *played) {
	if b.records == nil || b.err != nil {
		return
	}
	_, b.err = fmt.Fprintf(b.records, "%s\n", p.record.Text())
}
