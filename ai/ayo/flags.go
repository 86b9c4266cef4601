package main

import (
	"flag"
	"fmt"
	"strconv"
	"strings"
	"time"

	"ayoayo/ai/prove"
	"ayoayo/engine"
)

// noArgs reports arguments where none are expected. A position that was not
// quoted ends up here.
func noArgs(args []string) error {
	if len(args) > 0 {
		return misusef("unexpected argument %q; flags come first, and a value with spaces is put in quotes", clip(args[0]))
	}
	return nil
}

// wholeFlag defines a flag whose value is a whole number.
func wholeFlag[N int | int64 | uint64](fs *flag.FlagSet, value *N, name string, least, most N, usage string) {
	fs.Func(name, usage, func(s string) error {
		n, err := parseWhole(s, least, most)
		*value = n
		return err
	})
}

// parseWhole reads a whole number in a range.
func parseWhole[N int | int64 | uint64](s string, least, most N) (N, error) {
	n, err := strconv.ParseUint(s, 10, 64)
	if err != nil || n < uint64(least) || n > uint64(most) {
		return 0, fmt.Errorf("expected a whole number from %d to %d", least, most)
	}
	return N(n), nil
}

// The ranges of limits.
const (
	maxDepth = 1_000
	maxNodes = int64(1) << 60
	maxTime  = 24 * time.Hour
)

// limits bound a search; 0 is no limit.
type limits struct {
	time  time.Duration
	depth int
	nodes int64
}

// define defines the flags of the limits.
func (l *limits) define(fs *flag.FlagSet) {
	fs.Func("time", "`duration` of a search, such as 2s or 500ms", func(s string) (err error) {
		l.time, err = parseTime(s)
		return err
	})
	wholeFlag(fs, &l.depth, "depth", 1, maxDepth, "`plies` to search")
	wholeFlag(fs, &l.nodes, "nodes", 1, maxNodes, "`positions` to look at")
}

// parseTime reads a duration.
func parseTime(s string) (time.Duration, error) {
	d, err := time.ParseDuration(s)
	if err != nil || d < time.Millisecond || d > maxTime {
		return 0, fmt.Errorf("expected a duration from 1ms to %v, such as 2s", maxTime)
	}
	return d, nil
}

// none reports whether there is no limit.
func (l limits) none() bool { return l == limits{} }

// rulesFlag defines the flag -rules, which has to be given, and returns what reads
// it for a command that takes flags only.
func rulesFlag(fs *flag.FlagSet) func(args []string) (*engine.Rules, error) {
	rules := fs.String("rules", "", rulesUsage)
	return func(args []string) (*engine.Rules, error) {
		if err := noArgs(args); err != nil {
			return nil, err
		}
		return parseRules(*rules)
	}
}

// rulesUsage explains the flag -rules.
const rulesUsage = "`rule-set`, options included (see \"ayo games\")"

// seedFlag defines the flag -seed.
func seedFlag(fs *flag.FlagSet, seed *uint64) {
	*seed = 1
	wholeFlag(fs, seed, "seed", 0, uint64(maxSeed), "`number` that decides what is random (1)")
}

// memoryFlag defines the flag -memory of a search for proofs and returns what says
// how many entries its table has.
func memoryFlag(fs *flag.FlagSet) func() int {
	megabytes := int64(1024)
	wholeFlag(fs, &megabytes, "memory", 1, 1<<20, "`megabytes` for the table (1024)")
	return func() int { return int(megabytes << 20 / prove.EntrySize) }
}

// place is where a command begins: a rule-set and a position.
type place struct{ rules, position, moves string }

// define defines the flags -rules and -position.
func (p *place) define(fs *flag.FlagSet) {
	fs.StringVar(&p.rules, "rules", "", rulesUsage)
	fs.StringVar(&p.position, "position", "", "`position` to begin from, in quotes; left out, the start")
}

// game returns the game that the flags describe.
func (p *place) game() (*engine.Game, error) {
	r, err := parseRules(p.rules)
	if err != nil {
		return nil, err
	}
	start := r.Start()
	if p.position != "" {
		if start, err = r.ParsePosition(p.position); err != nil {
			return nil, misusef("-position: %w", err)
		}
	}
	g := engine.NewGameFrom(r, start)
	if err := g.PlayMoves(p.moves); err != nil {
		return nil, misusef("-moves: %w", err)
	}
	return g, nil
}

// parseRules reads the value of -rules.
func parseRules(s string) (*engine.Rules, error) {
	if s == "" {
		return nil, misusef("-rules is missing; expected one of %s", strings.Join(ruleKeys(), ", "))
	}
	r, err := engine.ParseRules(s)
	if err != nil {
		return nil, misusef("-rules: %w", err)
	}
	return r, nil
}

// ruleKeys lists the keys of the rule-sets.
func ruleKeys() []string {
	var keys []string
	for _, spec := range engine.Specs() {
		keys = append(keys, spec.Key)
	}
	return keys
}

// outcome describes the state of a game: its position, result (S, N, draw or
// *) and the way it ended.
func outcome(g *engine.Game) string {
	p := g.Position()
	result, how := "*", engine.NotEnded
	if res, over := g.Result(); over {
		result, how = res.Text(), res.End
	}
	return g.Rules().FormatPosition(&p) + "\t" + result + "\t" + how.String()
}

// clip shortens what an error quotes.
func clip(s string) string {
	const most = 40
	if len(s) <= most {
		return s
	}
	return s[:most] + "..."
}
