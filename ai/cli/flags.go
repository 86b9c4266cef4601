package cli

import (
	"flag"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"
	"time"

	"ayoayo/ai/prove"
	"ayoayo/ai/wire"
	"ayoayo/engine"
)

// NoArgs reports arguments where none are expected. A position that was not
// quoted ends up here.
func NoArgs(args []string) error {
	if len(args) > 0 {
		return Misusef("unexpected argument %q; flags come first, and a value with spaces is put in quotes", engine.Clip(args[0]))
	}
	return nil
}

// WholeFlag defines a flag whose value is a whole number.
func WholeFlag[N int | int64 | uint64](fs *flag.FlagSet, value *N, name string, least, most N, usage string) {
	fs.Func(name, usage, func(s string) error {
		n, err := ParseWhole(s, least, most)
		*value = n
		return err
	})
}

// ParseWhole reads a whole number in a range.
func ParseWhole[N int | int64 | uint64](s string, least, most N) (N, error) {
	n, err := strconv.ParseUint(s, 10, 64)
	if err != nil || n < uint64(least) || n > uint64(most) {
		return 0, fmt.Errorf("expected a whole number from %d to %d", least, most)
	}
	return N(n), nil
}

// The ranges of limits, seeds and lines.
const (
	MaxDepth = 1_000
	MaxNodes = int64(1) << 60
	MaxTime  = 24 * time.Hour
	MaxSeed  = 1<<63 - 1
	// MaxLine is the length in bytes of the longest line that is read.
	MaxLine = 1 << 20
)

// Limits bound a search; 0 is no limit.
type Limits struct {
	Time  time.Duration
	Depth int
	Nodes int64
}

// Define defines the flags of the limits.
func (l *Limits) Define(fs *flag.FlagSet) {
	fs.Func("time", "`duration` of a search, such as 2s or 500ms", func(s string) (err error) {
		l.Time, err = ParseTime(s)
		return err
	})
	WholeFlag(fs, &l.Depth, "depth", 1, MaxDepth, "`plies` to search")
	WholeFlag(fs, &l.Nodes, "nodes", 1, MaxNodes, "`positions` to look at")
}

// ParseTime reads a duration.
func ParseTime(s string) (time.Duration, error) {
	d, err := time.ParseDuration(s)
	if err != nil || d < time.Millisecond || d > MaxTime {
		return 0, fmt.Errorf("expected a duration from 1ms to %v, such as 2s", MaxTime)
	}
	return d, nil
}

// None reports whether there is no limit.
func (l Limits) None() bool { return l == Limits{} }

// Request adds the limits to a request.
func (l Limits) Request(q wire.Request) wire.Request {
	q.Time, q.Depth, q.Nodes = l.Time.Milliseconds(), l.Depth, l.Nodes
	return q
}

// RulesFlag defines the flag -rules, which has to be given, and returns what reads
// it for a command that takes flags only.
func RulesFlag(fs *flag.FlagSet) func(args []string) (*engine.Rules, error) {
	rules := fs.String("rules", "", RulesUsage)
	return func(args []string) (*engine.Rules, error) {
		if err := NoArgs(args); err != nil {
			return nil, err
		}
		return ParseRules(*rules)
	}
}

// RulesUsage explains the flag -rules.
const RulesUsage = "`rule-set`, options included (see \"ayo games\")"

// SeedFlag defines the flag -seed.
func SeedFlag(fs *flag.FlagSet, seed *uint64) {
	*seed = 1
	WholeFlag(fs, seed, "seed", 0, uint64(MaxSeed), "`number` that decides what is random (1)")
}

// MemoryFlag defines the flag -memory of a search for proofs and returns what says
// how many entries its table has.
func MemoryFlag(fs *flag.FlagSet) func() int {
	megabytes := int64(1024)
	WholeFlag(fs, &megabytes, "memory", 1, 1<<20, "`megabytes` for the table (1024)")
	return func() int { return int(megabytes << 20 / prove.EntrySize) }
}

// ParseRules reads the value of -rules.
func ParseRules(s string) (*engine.Rules, error) {
	if s == "" {
		return nil, Misusef("-rules is missing; expected one of %s", strings.Join(RuleKeys(), ", "))
	}
	r, err := engine.ParseRules(s)
	if err != nil {
		return nil, Misusef("-rules: %w", err)
	}
	return r, nil
}

// RuleKeys lists the keys of the rule-sets.
func RuleKeys() []string {
	var keys []string
	for _, spec := range engine.Specs() {
		keys = append(keys, spec.Key)
	}
	return keys
}

// WriteFile writes what the flag -o asks for to a file.
func WriteFile(name string, data io.WriterTo) error {
	f, err := os.Create(name)
	if err != nil {
		return Misusef("-o: %w", err)
	}
	_, err = data.WriteTo(f)
	if closed := f.Close(); err == nil {
		err = closed
	}
	return err
}
