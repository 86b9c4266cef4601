package prove

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"slices"

	"ayoayo/engine"
)

// Certificate is a proof written down: the claim, and for each position in
// which the proving side has to move the move that it plays. What the other
// side may reply is not written: a checker tries everything.
//
// Its text has a line "RULES<TAB>POSITION<TAB>CLAIM", where POSITION is "start"
// for the start of the game, and then sorted lines "POSITION<TAB>MOVE".
type Certificate struct {
	// Rules is the rule-set string.
	Rules string
	// Position is the position the claim is about, "start" for the start.
	Position string
	// Claim is what is proven. Where only the first round of a match is meant,
	// " the round" follows in the text.
	Claim Claim
	// Round says that the claim is about the first round alone.
	Round bool
	// Lines are the replies, each "POSITION<TAB>MOVE", sorted.
	Lines []string
}

// WriteTo writes the certificate's text.
func (c *Certificate) WriteTo(w io.Writer) (int64, error) {
	b := bufio.NewWriter(w)
	claim := c.Claim.String()
	if c.Round {
		claim += " the round"
	}
	n, err := fmt.Fprintf(b, "%s\t%s\t%s\n", c.Rules, c.Position, claim)
	total := int64(n)
	for _, line := range c.Lines {
		if err != nil {
			return total, err
		}
		n, err = fmt.Fprintln(b, line)
		total += int64(n)
	}
	return total, errors.Join(err, b.Flush())
}

// Certificate proves a claim and writes the proof down. It may expand a number
// of nodes for the proof, and as many again for each position that has dropped
// out of the table meanwhile. The error says that the claim could not be
// proven.
func (s *Prover) Certificate(p engine.Position, c Claim, nodes int64) (*Certificate, error) {
	if v := s.Prove(p, c, nodes); v != Proven {
		return nil, fmt.Errorf("%s could not be proven: %s", c, v)
	}
	x := extraction{prover: s, claim: c, nodes: nodes, seen: map[engine.Position]bool{}}
	if err := x.visit(p); err != nil {
		return nil, err
	}
	slices.Sort(x.lines)
	cert := &Certificate{Rules: s.rules.String(), Position: "start", Claim: c, Round: s.round, Lines: x.lines}
	if p != s.rules.Start() {
		cert.Position = s.rules.FormatPosition(&p)
	}
	return cert, nil
}

// String returns the verdict in a word.
func (v Verdict) String() string { return [...]string{"open", "proven", "refuted"}[v] }

// extraction walks a proof and collects its replies.
type extraction struct {
	prover *Prover
	claim  Claim
	nodes  int64
	seen   map[engine.Position]bool
	lines  []string
}

// visit walks the positions that the proof has to answer for from a proven
// position on.
func (x *extraction) visit(p engine.Position) error {
	if _, over := x.prover.decided(&p); over || x.seen[p] {
		return nil
	}
	x.seen[p] = true
	r := x.prover.rules
	moves := r.Moves(&p, nil)
	if p.Turn() == x.claim.Side {
		m, err := x.reply(p)
		if err != nil {
			return err
		}
		x.lines = append(x.lines, r.FormatPosition(&p)+"\t"+r.FormatMove(m))
		moves = []engine.Move{m}
	}
	for _, m := range moves {
		next := p
		r.Play(&next, m, nil)
		if err := x.visit(next); err != nil {
			return err
		}
	}
	return nil
}

// reply is the move that bears the claim out soonest. A position whose proof
// has dropped out of the table is proven again.
func (x *extraction) reply(p engine.Position) (engine.Move, error) {
	if m := x.prover.step(p, x.claim); m != engine.NoMove {
		return m, nil
	}
	if v := x.prover.Prove(p, x.claim, x.nodes); v == Proven {
		if m := x.prover.step(p, x.claim); m != engine.NoMove {
			return m, nil
		}
	}
	return engine.NoMove, fmt.Errorf("the proof of %s has dropped out of the table and could not be found again",
		x.prover.rules.FormatPosition(&p))
}

// known reports whether a claim about a position is borne out or proven in the
// table, and the height of the proof.
func (s *Prover) known(p *engine.Position, c Claim) (height uint32, ok bool) {
	if winner, over := s.decided(p); over {
		return 0, c.met(winner)
	}
	s.suppose(c)
	n, found := s.table.find(s.key(p))
	return n.height, found && n.pn == 0
}

// Line returns how a claim that has been proven is borne out: the proving side
// takes the shortest way, the other the longest, for at most a number of plies.
// It is empty where the proof is not in the table.
func (s *Prover) Line(p engine.Position, c Claim, plies int) []engine.Move {
	var line []engine.Move
	for len(line) < plies {
		if _, over := s.decided(&p); over {
			break
		}
		m := s.step(p, c)
		if m == engine.NoMove {
			break
		}
		line = append(line, m)
		s.rules.Play(&p, m, nil)
	}
	return line
}

// step is the move of a line: to the lowest proof where the proving side moves,
// else to the highest.
func (s *Prover) step(p engine.Position, c Claim) engine.Move {
	best, height := engine.NoMove, uint32(0)
	for _, m := range s.rules.Moves(&p, nil) {
		next := p
		s.rules.Play(&next, m, nil)
		h, ok := s.known(&next, c)
		if !ok {
			continue
		}
		if best == engine.NoMove || (p.Turn() == c.Side) == (h < height) && h != height {
			best, height = m, h
		}
	}
	return best
}
