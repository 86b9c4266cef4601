package engine

import "fmt"

// How a move is played: in a game, by its rules, and what follows of itself. The laps
// are in sow.go, what differs from one game to the next in a file of its own.

// Play plays a move and returns what happened, the end by repetition included.
// Plies that were undone are forgotten. The error says why a move can't be
// played; the game is then as it was.
func (g *Game) Play(m Move) (*Trace, error) {
	if _, over := g.Result(); over {
		return nil, fmt.Errorf("%s can't be played: the game is over", g.rules.FormatMove(m))
	}
	ply, t, err := g.carryOut(g.Position(), m)
	if err != nil {
		return nil, err
	}
	g.plies = append(g.plies[:g.at], ply)
	g.at++
	g.quit = Nobody
	if p := &g.plies[g.at-1].after; p.phase == Sow && g.rules.spec.Circles && g.Repeated() >= 3 {
		g.rules.game.repeat(p, t)
		g.plies[g.at-1].fresh = ply.fresh || dealt(t)
	}
	return t, nil
}

// carryOut plays a move in a position with the reason when it is not legal.
func (g *Game) carryOut(p Position, m Move) (played, *Trace, error) {
	candidate := false
	var buf [MaxMoves]Move
	for _, c := range g.rules.Candidates(&p, buf[:0]) {
		candidate = candidate || c == m
	}
	t := &Trace{}
	if !candidate || !g.rules.Play(&p, m, t) {
		return played{}, nil, fmt.Errorf("%s is not a legal move here; legal: %s",
			g.rules.FormatMove(m), g.rules.formatMoves(g.Legal()))
	}
	return played{move: m, after: p, fresh: dealt(t)}, t, nil
}

// Play carries out a candidate move and all that follows of itself: captures,
// passes, sweeps, the end of a round or of the game. It reports false, and
// leaves the position as it was, when the move is not legal: it would run
// forever or does not meet an obligation. The move must be one of
// [Rules.Candidates]. The trace may be nil.
func (r *Rules) Play(p *Position, m Move, t *Trace) bool {
	before, mark := *p, t.len()
	if r.game.play(p, m, t) {
		return true
	}
	*p = before
	t.reset(mark)
	return false
}

// PlayInto is Play for a search: it leaves the position as it is and writes the
// one after the move to another, which is of no use when it reports false.
func (r *Rules) PlayInto(to, from *Position, m Move) bool {
	*to = *from
	return r.game.play(to, m, nil)
}

// Candidates appends to dst the moves that may be legal in a position: every
// legal move is among them, and Play says which of them are. An ended game has
// none. A search uses it to play each move only once.
func (r *Rules) Candidates(p *Position, dst []Move) []Move {
	if p.phase == Over {
		return dst
	}
	return r.game.candidates(p, dst)
}

// Moves appends the legal moves of a position to dst, in the order of the pits.
func (r *Rules) Moves(p *Position, dst []Move) []Move {
	from := len(dst)
	dst = r.Candidates(p, dst)
	legal := dst[:from]
	for _, m := range dst[from:] {
		var q Position
		if r.PlayInto(&q, p, m) {
			legal = append(legal, m)
		}
	}
	return legal
}

// Repeat ends the game, or in a game of rounds the round, in a position that
// stands for the third time. A [Game] does so by itself; a search may treat a
// position it meets again as if it had ended so.
func (r *Rules) Repeat(p *Position, t *Trace) { r.game.repeat(p, t) }

// Settle does what follows of itself in a position put together with
// [Position.With]: passes, sweeps, the end of a round or of the game. It does
// not ask whether the seeds are those of the game.
func (r *Rules) Settle(p *Position) {
	if p.phase != Over {
		r.game.settle(p, nil)
	}
}

// RepetitionSweeps reports whether a game that ends by repetition shares out
// the seeds on the board; else it is a draw and they stay where they lie.
func (r *Rules) RepetitionSweeps() bool {
	p := r.start
	r.game.repeat(&p, nil)
	return p.OnBoard() == 0
}

// Fold applies one event of a trace to a position. Folding all events of a
// move's trace gives the position that Play gives; what is in the hand between
// two events lies nowhere.
func (r *Rules) Fold(p *Position, e Event) {
	switch e.Kind {
	case Lifted:
		p.take(e.Pit)
	case Dropped:
		p.put(e.Pit, 1)
	case Captured, Swept:
		if e.Pit != Hand {
			p.take(e.Pit)
		}
		if e.To != Hand {
			p.put(e.To, int(e.Count))
			if e.Kind == Captured && r.spec.Rounds {
				p.last = p.Owner(e.To)
			}
		}
	case Turned:
		p.turn = e.Player
	case RoundEnded:
		p.phase, p.turn = Claim, e.Player
	case Claimed:
		p.own(e.Pit, e.Player)
	case Dealt:
		p.deal(r.spec.Board, e.Player)
	case Ended:
		p.phase, p.end, p.winner = Over, e.End, e.Player
	}
}

func (p *Position) own(at Pit, to Player) {
	p.owners &^= 1 << at
	p.owners |= uint32(to) << at
}

// deal begins a round: the board filled as at the start, the stores empty.
func (p *Position) deal(b Board, starter Player) {
	p.rows = [4]uint64{}
	for _, pit := range b.Pits() {
		p.put(pit, b.Deal)
	}
	p.stores = [2]uint8{}
	p.phase, p.turn, p.starter, p.last = Sow, starter, starter, Nobody
}

// formatMoves lists moves for an error sentence.
func (r *Rules) formatMoves(moves []Move) string {
	s := ""
	for _, m := range moves {
		s += " " + r.FormatMove(m)
	}
	if s == "" {
		return "none"
	}
	return s[1:]
}

// dealt reports whether a new round began in a trace.
func dealt(t *Trace) bool {
	for _, e := range t.Events {
		if e.Kind == Dealt {
			return true
		}
	}
	return false
}
