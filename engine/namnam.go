package engine

import (
	"math/bits"
	"strconv"
)

// Nam Nam. The rule numbers are those of RULES.md.

func namnamSpec() Spec {
	return Spec{
		Key:   "namnam",
		Board: Board{Rows: 2, Cols: 6, Deal: 4, Stores: true, Laps: true, Rounds: true, Circles: true},
		Options: []Option{
			{Name: "goal", Values: []string{"12", "11", "10", "9", "8", "7"}, Default: "12"},
		},
		new: func(b Board, v values) game {
			goal, err := strconv.Atoi(v["goal"])
			if err != nil {
				panic("engine: the values of Nam Nam's goal are numbers: " + err.Error())
			}
			// Rule 1 sows the origin too.
			return &namnam{sower: newSower(b, false), board: b, goal: uint8(goal) * four}
		},
	}
}

// four is the number of seeds that makes a capture.
const four = 4

type namnam struct {
	sower
	board Board
	// goal is the number of seeds in a round that ends the game.
	goal uint8
}

// candidates are the pits that the mover owns, by rule 1, or the claims.
func (g *namnam) candidates(p *Position, dst []Move) []Move {
	if p.phase == Claim {
		return g.claims(p, dst)
	}
	for _, row := range [2]int{int(p.turn), int(p.turn ^ 1)} {
		for place := range g.board.Cols {
			if at := pitAt(row, place); p.Owner(at) == p.turn && p.Seeds(at) > 0 {
				dst = append(dst, SowFrom(at))
			}
		}
	}
	return dst
}

// claims appends every choice of pits of the other row that the winner of a
// round has by rule 6: one pit for each four seeds beyond half.
func (g *namnam) claims(p *Position, dst []Move) []Move {
	count := (int(p.stores[p.turn]) - g.board.Seeds()/2) / four
	for places := range uint8(1) << g.board.Cols {
		if bits.OnesCount8(places) == count {
			dst = append(dst, ClaimPits(int(p.turn.Other()), places))
		}
	}
	return dst
}

func (g *namnam) play(p *Position, m Move, t *Trace) bool {
	if m.IsClaim() {
		g.claim(p, m, t)
		g.settle(p, t)
		return true
	}
	over, ok := g.turn(p, m.Pit(), t)
	if !ok {
		return false
	}
	p.pass(t)
	if over {
		g.endRound(p, t)
		return true
	}
	g.settle(p, t)
	return true
}

// turn sows until the turn ends by rule 3. It reports whether that ended the
// round, and false when the relay is endless.
func (g *namnam) turn(p *Position, at Pit, t *Trace) (over, ok bool) {
	var c circle
	for c.goesOn(p, at, 0) {
		at, over = g.lap(p, at, t)
		if over {
			return true, true
		}
		switch p.Seeds(at) {
		case 1:
			return false, true
		case four:
			return g.take(p, at, p.turn, 0, WhyMoversFour, t), true
		}
	}
	return false, false
}

// lap carries out one lap: the quick way when no pit can be made four in
// passing, else seed by seed. It returns the last pit and whether the round is
// over.
func (g *namnam) lap(p *Position, from Pit, t *Trace) (last Pit, over bool) {
	n := p.take(from)
	l := &g.tab[0][from&15][n]
	if t == nil && n <= 2*g.board.Cols && !makesFour(p, l) {
		p.rows[0] += l.add[0]
		p.rows[1] += l.add[1]
		return l.last, false
	}
	t.lift(from, n)
	hand := n
	g.path(South, from, n, 0, func(at Pit) {
		if over {
			return
		}
		hand--
		p.put(at, 1)
		last = at
		t.add(Event{Kind: Dropped, Pit: at})
		if hand > 0 && p.Seeds(at) == four {
			over = g.take(p, at, p.Owner(at), hand, WhyOwnersFour, t) // rule 2
		}
	})
	return last, over
}

// makesFour reports whether a lap that passes each pit at most once makes a pit
// four before its last seed.
func makesFour(p *Position, l *lap) bool {
	const ones, threes = 0x0101010101010101, 0x0303030303030303
	for row := range 2 {
		sown := l.add[row]
		if l.last.Row() == row {
			sown &^= 0xff << l.last.shift()
		}
		// A byte of x is zero where a pit that holds three gets a seed; adding
		// 0x7f sets the top bit of every other byte, since none reaches 0x80.
		x := p.rows[row] ^ threes | (ones-sown)*0x40
		if (x+0x7f*ones)&(0x80*ones) != 0x80*ones {
			return true
		}
	}
	return false
}

// take captures the four seeds of a pit for a player, and by rule 4 the last four
// in play with them; it reports whether that ended the round. hand is what the
// mover still holds.
func (g *namnam) take(p *Position, at Pit, to Player, hand int, why Why, t *Trace) bool {
	inPlay := p.OnBoard() + hand
	store := StoreOf(to)
	p.put(store, p.take(at))
	p.last = to
	t.capture(at, store, four, why)
	if inPlay != 2*four {
		return false
	}
	for _, pit := range g.board.Pits() {
		if n := p.take(pit); n > 0 {
			p.put(store, n)
			t.capture(pit, store, n, WhyLastFour)
		}
	}
	if hand > 0 {
		p.put(store, hand)
		t.capture(Hand, store, hand, WhyLastFour)
	}
	return true
}

// settle lets players without a legal move pass, and ends the round when
// neither has one, by rule 5. A position given before a claim is a round that is over.
func (g *namnam) settle(p *Position, t *Trace) {
	if p.phase == Claim {
		g.endRound(p, t)
		return
	}
	if g.canMove(p) {
		return
	}
	mark := t.len()
	t.add(Event{Kind: Passed, Player: p.turn})
	p.pass(t)
	if g.canMove(p) {
		return
	}
	// Neither can move: nobody passed, the round is over.
	t.reset(mark)
	p.turn ^= 1
	g.share(p, t)
	g.endRound(p, t)
}

// canMove reports whether the mover has a legal move.
func (g *namnam) canMove(p *Position) bool {
	var buf [MaxMoves]Move
	moves := g.candidates(p, buf[:0])
	for _, m := range moves {
		if g.endsWithLap(p, m.Pit()) {
			return true
		}
	}
	for _, m := range moves {
		q := *p
		if _, ok := g.turn(&q, m.Pit(), nil); ok {
			return true
		}
	}
	return false
}

// endsWithLap reports whether the first lap from a pit ends in an empty pit or
// makes four: then the move is certainly not endless.
func (g *namnam) endsWithLap(p *Position, from Pit) bool {
	n := p.Seeds(from)
	held := p.Seeds(g.tab[0][from&15][n].last)
	return n < 2*g.board.Cols && (held == 0 || held == four-1)
}

// share deals out the seeds left in a round in fours, half to each player, by
// rule 5; an odd four goes to who captured last, or to who did not start the round.
func (g *namnam) share(p *Position, t *Trace) {
	fours := p.OnBoard() / four
	odd := p.last
	if odd == Nobody {
		odd = p.starter.Other()
	}
	left := [2]int{fours / 2 * four, fours / 2 * four}
	left[odd] += fours % 2 * four
	for _, pit := range g.board.Pits() {
		n := p.take(pit)
		for _, player := range [2]Player{South, North} {
			if part := min(n, left[player]); part > 0 {
				n -= part
				left[player] -= part
				p.put(StoreOf(player), part)
				t.sweep(pit, StoreOf(player), part, WhyShared)
			}
		}
	}
}

// endRound ends the game when a player has reached the goal; else the player
// with more seeds claims pits, or a new round begins at once.
func (g *namnam) endRound(p *Position, t *Trace) {
	winner := p.ahead()
	if winner != Nobody && p.stores[winner] >= g.goal { // rule 7
		p.finish(EndRounds, winner, t)
		return
	}
	if winner == Nobody {
		g.newRound(p, Nobody, 0, t)
		g.settle(p, t)
		return
	}
	p.phase, p.turn = Claim, winner
	t.add(Event{Kind: RoundEnded, Player: winner})
}

// claim gives the claimed pits to the winner of the round and begins the next.
func (g *namnam) claim(p *Position, m Move, t *Trace) { g.newRound(p, p.turn, m.Claims(), t) }

// newRound sets the owners by rule 6, the claimed places of the other row the
// winner's, and deals.
func (g *namnam) newRound(p *Position, winner Player, places uint8, t *Trace) {
	for _, pit := range g.board.Pits() {
		owner := g.board.RowOwner(pit.Row())
		if owner != winner && places>>pit.Place()&1 == 1 {
			owner = winner
		}
		p.own(pit, owner)
		t.add(Event{Kind: Claimed, Pit: pit, Player: owner})
	}
	starter := p.starter.Other()
	p.deal(g.board, starter)
	t.add(Event{Kind: Dealt, Player: starter})
}

func (g *namnam) refuse(*Position, Move) Refusal { return RefusedEndless }

func (g *namnam) repeat(p *Position, t *Trace) {
	g.share(p, t)
	g.endRound(p, t)
}
