package prove

import (
	"errors"
	"fmt"
	"math"

	"ayoayo/engine"
)

// Strategy is a proof kept as what to play: for each position that can arise
// when it is followed and in which the proving side has to move, the move.
//
// A strategy may be thin: it then has ends, positions from which [Prover.Fresh]
// finds the rest. It is not changed once it is made.
type Strategy struct {
	horizon
	rules *engine.Rules
	claim Claim
	known map[[2]uint64]answer
	// thin says that the strategy has ends.
	thin bool
}

// answer is what a strategy holds of a position: the most plies that the game,
// or the way to an end, still takes, and, where the proving side moves, the
// move, which is NoMove at an end.
type answer struct {
	move   engine.Move
	height uint16
}

// walking is the height of a position whose games are being walked.
const walking = math.MaxUint16

// Claim returns what the strategy bears out.
func (s *Strategy) Claim() Claim { return s.claim }

// Thin reports whether the strategy has ends.
func (s *Strategy) Thin() bool { return s.thin }

// Whole reports whether the strategy holds everything that can come about from a
// position with so many seeds on the board before there are fewer: else it has
// ends, or stops where an endgame table knows who wins.
func (s *Strategy) Whole(seeds int) bool {
	return !s.thin && (s.endgames == nil || s.endgames.Seeds() < seeds)
}

// Positions returns the number of positions that the strategy holds, those
// included in which the other side moves.
func (s *Strategy) Positions() int { return len(s.known) }

// Holds reports whether a position can arise when the strategy is followed, or
// is over and bears the claim out, and the most plies that the game, or the way
// to an end of a thin strategy, takes from there.
func (s *Strategy) Holds(p *engine.Position) (plies int, ok bool) {
	if winner, height, over := s.probe(p); over {
		return int(height), s.claim.met(winner)
	}
	a, ok := s.known[s.rules.Pack(p)]
	return int(a.height), ok
}

// Move returns what to play in a position in which the proving side has to
// move: NoMove where the strategy does not hold the position or ends.
func (s *Strategy) Move(p *engine.Position) engine.Move {
	if a, ok := s.known[s.rules.Pack(p)]; ok {
		return a.move
	}
	return engine.NoMove
}

// Line returns how a game goes on when the strategy is followed and the other
// side holds out as long as it can, for at most a number of plies, up to an end.
func (s *Strategy) Line(p engine.Position, plies int) []engine.Move {
	var line []engine.Move
	for len(line) < plies {
		m := engine.NoMove
		if p.Turn() == s.claim.Side {
			m = s.Move(&p)
		} else {
			m = s.longestReply(p)
		}
		if m == engine.NoMove {
			break
		}
		line = append(line, m)
		s.rules.Play(&p, m, nil)
	}
	return line
}

// longestReply is the reply after which the game may take longest.
func (s *Strategy) longestReply(p engine.Position) engine.Move {
	best, most := engine.NoMove, -1
	if _, ok := s.Holds(&p); !ok {
		return best
	}
	for _, m := range s.rules.Moves(&p, nil) {
		next := p
		s.rules.Play(&next, m, nil)
		if plies, ok := s.Holds(&next); ok && plies > most {
			best, most = m, plies
		}
	}
	return best
}

// chooser gives the move of the proving side in a position, NoMove where a thin
// strategy ends. It is asked once for each position, always in the same order.
type chooser func(p *engine.Position) (engine.Move, error)

// newStrategy walks through all games that can arise from a position when the
// proving side plays what a chooser says. That is an error where the claim is
// not borne out or a position comes back.
func newStrategy(r *engine.Rules, h horizon, c Claim, start engine.Position, choose chooser) (*Strategy, error) {
	w := walk{Strategy: &Strategy{rules: r, claim: c, known: map[[2]uint64]answer{}, horizon: h}, choose: choose}
	if _, err := w.visit(&start); err != nil {
		return nil, err
	}
	return w.Strategy, nil
}

// walk makes a strategy.
type walk struct {
	*Strategy
	choose chooser
}

// errCircle and errFails say why a strategy proves nothing.
var (
	errCircle = errors.New("a position comes back")
	errFails  = errors.New("the game ends otherwise than claimed")
)

// visit walks on from a position and returns its height.
func (w *walk) visit(p *engine.Position) (uint16, error) {
	if winner, height, over := w.probe(p); over {
		if !w.claim.met(winner) {
			return 0, fmt.Errorf("%w: %s", errFails, w.rules.FormatPosition(p))
		}
		return uint16(height), nil
	}
	k := w.rules.Pack(p)
	if a, ok := w.known[k]; ok {
		if a.height == walking && w.repeats(w.rules, w.claim, p) {
			return 0, nil
		}
		if a.height == walking {
			return 0, fmt.Errorf("%w: %s", errCircle, w.rules.FormatPosition(p))
		}
		return a.height, nil
	}
	w.known[k] = answer{height: walking}
	a, err := answer{move: engine.NoMove}, error(nil)
	if p.Turn() == w.claim.Side {
		a, err = w.own(p)
	} else {
		a.height, err = w.replies(p)
	}
	if err == nil {
		w.known[k] = a
	}
	return a.height, err
}

// own walks on with the move of the proving side.
func (w *walk) own(p *engine.Position) (answer, error) {
	m, err := w.choose(p)
	if err != nil || m == engine.NoMove {
		w.thin = true
		return answer{move: m}, err
	}
	next := *p
	if !w.rules.Play(&next, m, nil) {
		return answer{}, fmt.Errorf("%s is not legal in %s", w.rules.FormatMove(m), w.rules.FormatPosition(p))
	}
	height, err := w.visit(&next)
	return answer{move: m, height: height + 1}, err
}

// replies walks on with every move of the other side.
func (w *walk) replies(p *engine.Position) (height uint16, err error) {
	var buf [engine.MaxMoves]engine.Move
	for _, m := range w.rules.Candidates(p, buf[:0]) {
		next := *p
		if !w.rules.Play(&next, m, nil) {
			continue
		}
		h, err := w.visit(&next)
		if err != nil {
			return 0, err
		}
		height = max(height, h)
	}
	return height + 1, nil
}

// Strategy proves a claim about a position and returns the whole proof. It
// expands at most a number of nodes; the error says that they did not suffice
// or that the claim is refuted.
func (s *Prover) Strategy(p engine.Position, c Claim, nodes int64) (*Strategy, error) {
	last := s.nodes + nodes
	if v := s.Prove(p, c, nodes); v != Proven {
		return nil, fmt.Errorf("%s could not be proven: %s", c, v)
	}
	return newStrategy(s.rules, s.horizon, c, p, func(p *engine.Position) (engine.Move, error) {
		return s.reply(p, c, last)
	})
}

// reply is the move that bears a proven claim out soonest. Where its proof has
// dropped out of the table it is proven again; the nodes expanded are not to
// pass a number.
func (s *Prover) reply(p *engine.Position, c Claim, last int64) (engine.Move, error) {
	if m := s.step(p, c); m != engine.NoMove {
		return m, nil
	}
	if s.Prove(*p, c, last-s.nodes) == Proven {
		for i := range s.frames[0].children {
			if c := &s.frames[0].children[i]; c.pn == 0 {
				return c.move, nil
			}
		}
	}
	return engine.NoMove, fmt.Errorf("the proof of %s has dropped out of the table and could not be found again",
		s.rules.FormatPosition(p))
}

// step is the move to the lowest proof in the table, or NoMove.
func (s *Prover) step(p *engine.Position, c Claim) engine.Move {
	s.setClaim(c)
	best, least := engine.NoMove, uint32(infinite)
	var buf [engine.MaxMoves]engine.Move
	for _, m := range s.rules.Candidates(p, buf[:0]) {
		next := *p
		if !s.rules.Play(&next, m, nil) {
			continue
		}
		if h, ok := s.known(&next); ok && h < least {
			best, least = m, h
		}
	}
	return best
}

// known reports whether the claim about a position is borne out or proven in
// the table, and the height of the proof.
func (s *Prover) known(p *engine.Position) (height uint32, ok bool) {
	if winner, height, over := s.probe(p); over {
		return height, s.claim.met(winner)
	}
	n, found := s.table.find(s.key(p))
	return n.height, found && n.pn == 0
}

// Small is the number of positions in the table of a prover that is to find
// what thin strategies leave out.
const Small = 1 << 18

// Fresh is Strategy from an empty table, so that what it finds and the nodes
// that it takes depend on the position, the claim and the size of the table
// alone. It also returns those nodes.
func (s *Prover) Fresh(p engine.Position, c Claim, nodes int64) (found *Strategy, spent int64, err error) {
	s.Reset()
	before := s.nodes
	found, err = s.Strategy(p, c, nodes)
	return found, s.nodes - before, err
}

// Reset empties the table.
func (s *Prover) Reset() { clear(s.table.buckets) }

// Thin proves a claim and returns of the proof only what another prover does
// not find from a position on with a number of nodes. Each end of the strategy
// is told, in order, with the nodes that the other prover takes there.
func (s *Prover) Thin(p engine.Position, c Claim, nodes int64, other *Prover, few int64, end func(engine.Position, int64)) (*Strategy, error) {
	if v := s.Prove(p, c, nodes); v != Proven {
		return nil, fmt.Errorf("%s could not be proven: %s", c, v)
	}
	return newStrategy(s.rules, s.horizon, c, p, func(p *engine.Position) (engine.Move, error) {
		if _, spent, err := other.Fresh(*p, c, few); err == nil {
			end(*p, spent)
			return engine.NoMove, nil
		}
		return s.reply(p, c, s.nodes+nodes)
	})
}

// Ends calls each with the ends of a thin strategy that bears its claim out from
// a position, in the order in which [Prover.Thin] told them.
func (s *Strategy) Ends(start engine.Position, each func(engine.Position)) {
	_, err := newStrategy(s.rules, s.horizon, s.claim, start, func(p *engine.Position) (engine.Move, error) {
		m := s.Move(p)
		if m == engine.NoMove {
			each(*p)
		}
		return m, nil
	})
	if err != nil {
		panic("prove: a strategy was sound when it was made: " + err.Error())
	}
}
