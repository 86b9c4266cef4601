package vectors

import (
	"fmt"
	"strconv"
	"strings"

	"ayoayo/engine"
)

// Perft is a line of perft.tsv: how many move sequences of a depth there are
// from a position, and the digest of the positions they lead to, as
// [engine.Rules.Perft] counts them.
type Perft struct {
	Rules string
	// Position is a position's text, or [FromStart].
	Position          string
	Depth             int
	Sequences, Digest uint64
}

// FromStart stands for the position in which a game starts.
const FromStart = "start"

// PerftHead is the first line of perft.tsv; every line that begins as it does
// is a comment.
const PerftHead = "#rules\tposition\tdepth\tsequences\tdigest"

// maxDepth is the largest depth that is read.
const maxDepth = 1000

// ParsePerft reads a line of perft.tsv that is not a comment.
func ParsePerft(line string) (Perft, error) {
	f := strings.Split(line, "\t")
	if len(f) != 5 {
		return Perft{}, fmt.Errorf("%d fields; expected 5 separated by tabs: rule-set, position, depth, sequences, digest", len(f))
	}
	v := Perft{Rules: f[0], Position: f[1]}
	var err error
	if v.Depth, err = strconv.Atoi(f[2]); err != nil || v.Depth < 0 || v.Depth > maxDepth {
		return v, fmt.Errorf("depth %q; expected a whole number from 0 to %d", engine.Clip(f[2]), maxDepth)
	}
	if v.Sequences, err = strconv.ParseUint(f[3], 10, 64); err != nil {
		return v, fmt.Errorf("sequences %q; expected a whole number", engine.Clip(f[3]))
	}
	if v.Digest, err = strconv.ParseUint(f[4], 16, 64); err != nil {
		return v, fmt.Errorf("digest %q; expected 64 bits in hexadecimal", engine.Clip(f[4]))
	}
	return v, nil
}

// String writes the line.
func (v Perft) String() string {
	return fmt.Sprintf("%s\t%s\t%d\t%d\t%016x", v.Rules, v.Position, v.Depth, v.Sequences, v.Digest)
}

// Check counts with the engine and compares.
func (v Perft) Check() error {
	r, err := engine.ParseRules(v.Rules)
	if err != nil {
		return err
	}
	p := r.Start()
	if v.Position != FromStart {
		if p, err = r.ParsePosition(v.Position); err != nil {
			return err
		}
	}
	got := v
	got.Sequences, got.Digest = r.Perft(p, v.Depth)
	if got != v {
		return fmt.Errorf("the engine counts %q, but %q is given", got, v)
	}
	return nil
}
