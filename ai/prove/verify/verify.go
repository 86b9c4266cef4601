// Package verify checks certificates. It knows the rules and nothing else: it
// has no part in the search that made a certificate, keeps whole positions
// where a search keeps hashes, tries every reply of the other side, and counts
// a position that comes back against the side that proves.
package verify

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strings"

	"ayoayo/engine"
)

// Proven is what a certificate proves.
type Proven struct {
	// Rules, Position and Claim are those of its first line.
	Rules, Position, Claim string
	// Replies is the number of positions in which it gives a move, Walked the
	// number of positions that can arise when it is followed.
	Replies, Walked int
}

// Check reads a certificate and walks through all the games that can arise when
// the proving side follows it. The error names the line, or the position at
// which the proof fails, and why.
func Check(r io.Reader) (Proven, error) {
	c, err := read(r)
	if err != nil {
		return Proven{}, err
	}
	if err := c.walk(c.start); err != nil {
		return Proven{}, err
	}
	for text := range c.replies {
		if !c.used[text] {
			return Proven{}, fmt.Errorf("%s does not arise when the certificate is followed", text)
		}
	}
	c.proven.Replies, c.proven.Walked = len(c.replies), len(c.state)
	return c.proven, nil
}

// checker is a certificate and how far it has been walked.
type checker struct {
	proven  Proven
	rules   *engine.Rules
	start   engine.Position
	side    engine.Player
	draw    bool
	round   bool
	replies map[string]string
	used    map[string]bool
	state   map[engine.Position]progress
}

// progress is what is known of a position.
type progress uint8

const (
	onPath progress = iota + 1
	sound
)

const (
	// maxLine is the most bytes of a line.
	maxLine = 4096
	// byteOrderMark is what some programs write before a text.
	byteOrderMark = "\ufeff"
)

// read reads a certificate's text.
func read(r io.Reader) (*checker, error) {
	sc := bufio.NewScanner(r)
	sc.Buffer(nil, maxLine)
	c := &checker{replies: map[string]string{}, used: map[string]bool{}, state: map[engine.Position]progress{}}
	last, n := "", 0
	for n = 1; sc.Scan(); n++ {
		line := strings.TrimSuffix(sc.Text(), "\r")
		err := error(nil)
		switch {
		case n == 1:
			err = c.head(strings.TrimPrefix(line, byteOrderMark))
		case line == "":
			err = errors.New("the line is empty; expected POSITION and MOVE separated by a tab")
		case line <= last:
			err = errors.New("the lines are not sorted, or one is there twice")
		default:
			err = c.reply(line)
			last = line
		}
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", n, err)
		}
	}
	if err := sc.Err(); errors.Is(err, bufio.ErrTooLong) {
		return nil, fmt.Errorf("line %d is longer than %d bytes", n, maxLine)
	} else if err != nil {
		return nil, fmt.Errorf("line %d: %w", n, err)
	}
	if n == 1 {
		return nil, errors.New("line 1: the certificate is empty; expected RULES, POSITION and CLAIM separated by tabs")
	}
	return c, nil
}

// head reads the first line.
func (c *checker) head(line string) error {
	f := strings.Split(line, "\t")
	if len(f) != 3 {
		return fmt.Errorf("%d fields; expected RULES, POSITION and CLAIM separated by tabs", len(f))
	}
	c.proven = Proven{Rules: f[0], Position: f[1], Claim: f[2]}
	var err error
	if c.rules, err = engine.ParseRules(f[0]); err != nil {
		return err
	}
	c.start = c.rules.Start()
	if f[1] != "start" {
		if c.start, err = c.position(f[1]); err != nil {
			return err
		}
	}
	return c.claim(f[2])
}

// claim reads what the certificate claims.
func (c *checker) claim(s string) error {
	claim, round := strings.CutSuffix(s, " the round")
	if round && !c.rules.Board().Rounds {
		return fmt.Errorf("claim %q: %s has no rounds", s, c.rules.Key())
	}
	c.round = round
	who, what, _ := strings.Cut(claim, " ")
	switch {
	case (who != "S" && who != "N") || (what != "wins" && what != "draws"):
		return fmt.Errorf("claim %q; expected S wins, N wins, S draws or N draws", s)
	case who == "N":
		c.side = engine.North
	}
	c.draw = what == "draws"
	return nil
}

// position reads a position, which must be settled as it stands.
func (c *checker) position(s string) (engine.Position, error) {
	p, err := c.rules.ParsePosition(s)
	if err == nil && c.rules.FormatPosition(&p) != s {
		err = fmt.Errorf("position %q is not settled: it follows of itself that %q", s, c.rules.FormatPosition(&p))
	}
	return p, err
}

// reply reads a line of the proof.
func (c *checker) reply(line string) error {
	position, move, ok := strings.Cut(line, "\t")
	if !ok {
		return errors.New("no tab; expected POSITION and MOVE separated by one")
	}
	if _, err := c.position(position); err != nil {
		return err
	}
	if _, err := c.rules.ParseMove(move); err != nil {
		return err
	}
	if _, twice := c.replies[position]; twice {
		return errors.New("the position is there twice")
	}
	c.replies[position] = move
	return nil
}

// walk follows the certificate from a position on.
func (c *checker) walk(p engine.Position) error {
	text := c.rules.FormatPosition(&p)
	if winner, over := c.over(&p); over {
		if winner == c.side || c.draw && winner == engine.Nobody {
			return nil
		}
		return fmt.Errorf("%s: the game is over and does not bear the claim out", text)
	}
	switch c.state[p] {
	case sound:
		return nil
	case onPath:
		if c.circles(p) {
			return nil
		}
		return fmt.Errorf("%s: the position comes back", text)
	}
	c.state[p] = onPath
	moves := c.rules.Moves(&p, nil)
	if p.Turn() == c.side {
		m, err := c.given(text, moves)
		if err != nil {
			return err
		}
		moves = []engine.Move{m}
	}
	for _, m := range moves {
		next := p
		c.rules.Play(&next, m, nil)
		if err := c.walk(next); err != nil {
			return err
		}
	}
	c.state[p] = sound
	return nil
}

// circles reports whether a position that comes back bears the claim out all the
// same: where the claim is about the round, which then ends by its own rule.
// Nothing is captured in a circle, so that it pays the same wherever it ends.
func (c *checker) circles(p engine.Position) bool {
	if !c.round {
		return false
	}
	c.rules.Repeat(&p, nil)
	winner, _ := c.over(&p)
	return winner == c.side || c.draw && winner == engine.Nobody
}

// given is the move that the certificate gives for a position.
func (c *checker) given(text string, moves []engine.Move) (engine.Move, error) {
	move, ok := c.replies[text]
	if !ok {
		return engine.NoMove, fmt.Errorf("%s: the certificate gives no move", text)
	}
	c.used[text] = true
	for _, m := range moves {
		if c.rules.FormatMove(m) == move {
			return m, nil
		}
	}
	return engine.NoMove, fmt.Errorf("%s: %s is not a legal move", text, move)
}

// over reports whether a game, or the round that the claim is about, is over or
// decided: a store that holds more than half of the seeds decides a game.
func (c *checker) over(p *engine.Position) (engine.Player, bool) {
	b := c.rules.Board()
	if p.Over() {
		return p.Winner(), true
	}
	if c.round && p.Phase() == engine.Claim {
		return p.Turn(), true
	}
	if c.round && p.Starter() != c.start.Starter() {
		return engine.Nobody, true
	}
	if b.Stores && (c.round || !b.Rounds) {
		for _, side := range []engine.Player{engine.South, engine.North} {
			if 2*p.Seeds(engine.StoreOf(side)) > b.Seeds() {
				return side, true
			}
		}
	}
	return engine.Nobody, false
}
