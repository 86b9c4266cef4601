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
// A store that holds more than half of the seeds decides the game, also where the
// rule-set plays on: whatever follows, its owner has more in the end. No moves are
// written from there on.
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

// Certificate writes down how a whole strategy bears its claim out from a
// position. The error says that it does not.
func (s *Strategy) Certificate(p engine.Position) (*Certificate, error) {
	cert := &Certificate{Rules: s.rules.String(), Position: "start", Claim: s.claim, Round: s.round}
	if p != s.rules.Start() {
		cert.Position = s.rules.FormatPosition(&p)
	}
	_, err := newStrategy(s.rules, s.horizon, s.claim, p, func(p *engine.Position) (engine.Move, error) {
		m := s.Move(p)
		if m == engine.NoMove {
			return m, fmt.Errorf("the strategy ends at %s", s.rules.FormatPosition(p))
		}
		cert.Lines = append(cert.Lines, s.rules.FormatPosition(p)+"\t"+s.rules.FormatMove(m))
		return m, nil
	})
	slices.Sort(cert.Lines)
	return cert, err
}
