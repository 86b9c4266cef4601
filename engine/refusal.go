package engine

// Refusal says why a move is not legal, for a player who tries it.
type Refusal uint8

// The reasons.
const (
	// NotRefused is the reason of a legal move.
	NotRefused Refusal = iota
	// RefusedOver: the game is over.
	RefusedOver
	// RefusedPhase: pits are to be claimed now, or none are.
	RefusedPhase
	// RefusedOwner: the pit belongs to the other player.
	RefusedOwner
	// RefusedEmpty: the pit is empty.
	RefusedEmpty
	// RefusedHungry: the other row is empty and the move leaves it so.
	RefusedHungry
	// RefusedEndless: the relay would run for ever.
	RefusedEndless
	// RefusedSlam: the move would capture the whole other row.
	RefusedSlam
	// RefusedSingle: a single seed, while there is more in another pit.
	RefusedSingle
	// RefusedMtaji: a capturing move is possible and has to be made.
	RefusedMtaji
	// RefusedFront: a move from the front row is possible and comes first.
	RefusedFront
)

// String returns a word for the reason, by which messages are kept.
func (f Refusal) String() string {
	return [...]string{
		"none", "over", "phase", "owner", "empty", "hungry", "endless", "slam", "single", "mtaji", "front",
	}[f]
}

// Refusal returns why a move from a pit is not legal in a position, NotRefused
// where it is.
func (r *Rules) Refusal(p *Position, m Move) Refusal {
	for _, legal := range r.Moves(p, nil) {
		if legal == m {
			return NotRefused
		}
	}
	switch {
	case p.phase == Over:
		return RefusedOver
	case m.IsClaim() || p.phase == Claim:
		return RefusedPhase
	case p.Owner(m.Pit()) != p.turn:
		return RefusedOwner
	case p.Seeds(m.Pit()) == 0:
		return RefusedEmpty
	}
	return r.game.refuse(p, m)
}

func (g *ayoayo) refuse(p *Position, m Move) Refusal {
	q := *p
	if _, ok := g.relay(&q, m.Pit(), nil); !ok {
		return RefusedEndless
	}
	return RefusedHungry
}

func (g *oware) refuse(p *Position, m Move) Refusal {
	q := *p
	g.single(&q, m.Pit(), nil)
	if q.rows[q.turn^1] == 0 {
		return RefusedHungry
	}
	return RefusedSlam
}

func (g *namnam) refuse(*Position, Move) Refusal { return RefusedEndless }

// refuse is not reached: any pit with seeds can be sown.
func (g *baoChildren) refuse(*Position, Move) Refusal { return NotRefused }

func (g *baoLaps) refuse(p *Position, m Move) Refusal {
	var buf [8]Move
	for _, c := range g.candidates(p, buf[:0]) {
		if c == m {
			return RefusedEndless
		}
	}
	return RefusedSingle
}

func (g *kujifunza) refuse(p *Position, m Move) Refusal {
	switch {
	case p.Seeds(m.Pit()) == 1:
		return RefusedSingle
	case g.isMtaji(p, m) && !g.playable(p, m, true):
		return RefusedEndless
	case g.anyMtaji(p):
		return RefusedMtaji
	case m.Pit().Row() != g.board.Front(p.turn) && g.playable(p, m, false):
		return RefusedFront
	}
	return RefusedEndless
}
