package engine

import (
	"fmt"
	"slices"
	"strings"
)

// Board is the shape of a game.
type Board struct {
	// Rows is 2 or 4, half of them each player's.
	Rows int
	// Cols is the number of pits in a row, at most 8.
	Cols int
	// Deal is the number of seeds in every pit at the start.
	Deal int
	// Stores says that captured seeds are kept in stores; without them they
	// stay in play.
	Stores bool
	// SownStores says that a player sows into the own store on the way round.
	SownStores bool
	// Laps says that a move may be a relay of several laps.
	Laps bool
	// TwoWays says that a move names a direction beside the pit.
	TwoWays bool
	// Rounds says that a game is a match of rounds, in which pits change hands.
	Rounds bool
	// Circles says that a game can come back to a position it has been in.
	Circles bool
}

// Seeds returns the number of seeds in the game, at most 64, with two rows 63.
func (b Board) Seeds() int { return b.Rows * b.Cols * b.Deal }

// Pits returns the pits of the board row by row, each along the sowing ring.
func (b Board) Pits() []Pit {
	pits := make([]Pit, 0, b.Rows*b.Cols)
	for row := range b.Rows {
		for place := range b.Cols {
			pits = append(pits, pitAt(row, place))
		}
	}
	return pits
}

// Front returns a player's front row, the one that faces the opponent.
func (b Board) Front(p Player) int { return int(p) * b.Rows / 2 }

// Opposite returns the pit that faces a front-row pit across the board.
func (b Board) Opposite(p Pit) Pit {
	return pitAt(b.Front(North)-p.Row(), b.Cols-1-p.Place())
}

// pitAt returns the pit at a place of a row.
func pitAt(row, place int) Pit { return Pit(row*8 + place) }

// RowOwner returns the player who sits at a row.
func (b Board) RowOwner(row int) Player { return Player(row / (b.Rows / 2)) }

// Option is one choice that a rule-set leaves open.
type Option struct {
	// Name is the option's key in a rule-set string.
	Name string
	// Values are the values it takes, in the order of the rules text.
	Values []string
	// Default is the value that a rule-set string leaves out.
	Default string
}

// Spec describes a rule-set: everything about it that is data.
type Spec struct {
	// Key names the rule-set, "ayoayo" for one.
	Key string
	Board
	// VariantOf is the key of the rule-set whose game this one is too, with other
	// values of its options; "" for a game of its own.
	VariantOf string
	// Options are in alphabetical order.
	Options []Option
	// new makes the game's code for option values.
	new func(b Board, v values) game
}

// values are the values of a rule-set's options by name.
type values map[string]string

// game is what differs from one game to the next by more than a number.
type game interface {
	// candidates appends the moves that may be legal: every legal move is among
	// them, and play tells which of them are.
	candidates(p *Position, dst []Move) []Move
	// play carries out a candidate and settles what follows. It reports false,
	// the position and the trace undefined, when the move is not legal.
	play(p *Position, m Move, t *Trace) bool
	// settle does what follows of itself in a position whose mover is set:
	// passes, sweeps, the end of a round or of the game.
	settle(p *Position, t *Trace)
	// refuse tells why a move from an own pit with seeds is not legal.
	refuse(p *Position, m Move) Refusal
	// attempt does what the hand would in a move from an own pit with seeds, legal or
	// not: its first lap and, where it matters where the move ends, all of them.
	attempt(p *Position, m Move, t *Trace)
	// repeat ends the game, or the round, in a position that stands for the
	// third time, on a board that circles.
	repeat(p *Position, t *Trace)
}

// Specs returns every rule-set in the order in which a list shows them. A new
// game adds one line here.
func Specs() []Spec {
	return []Spec{
		ayoayoSpec(),
		owareSpec(),
		owareMastersSpec(),
		namnamSpec(),
		baoChildrenSpec(),
		baoLapsSpec(),
		kujifunzaSpec(),
	}
}

// Rules is a rule-set with its options set. It is not changed after it is made
// and may be used by several goroutines at once.
type Rules struct {
	spec   Spec
	values values
	game   game
	name   string
	start  Position
}

// MaxMoves is the largest number of moves in any position of any game.
const MaxMoves = 32

// ParseRules reads a rule-set string such as "ayoayo" or
// "ayoayo;capturer=stays". The order of options does not matter, and a default
// may be named. The error says which part is wrong and what was expected.
func ParseRules(s string) (*Rules, error) {
	parts := strings.Split(s, ";")
	specs := Specs()
	at := slices.IndexFunc(specs, func(sp Spec) bool { return sp.Key == parts[0] })
	if at < 0 {
		keys := make([]string, len(specs))
		for i, sp := range specs {
			keys[i] = sp.Key
		}
		return nil, fmt.Errorf("rule-set %q is not known; expected one of %s", Clip(parts[0]), strings.Join(keys, ", "))
	}
	set := values{}
	for _, part := range parts[1:] {
		name, value, ok := strings.Cut(part, "=")
		if !ok {
			return nil, fmt.Errorf("rule-set %s: option %q has no value; expected name=value", parts[0], Clip(part))
		}
		if _, twice := set[name]; twice {
			return nil, fmt.Errorf("rule-set %s: option %s is given twice", parts[0], Clip(name))
		}
		if err := specs[at].check(name, value); err != nil {
			return nil, err
		}
		set[name] = value
	}
	return newRules(specs[at], set)
}

// KeyOf returns the key of the game that a rule-set string names; of one that is not
// known, the string itself.
func KeyOf(rules string) string {
	r, err := ParseRules(rules)
	if err != nil {
		return rules
	}
	return r.Key()
}

// check reports why an option can't have a value, or nil.
func (s Spec) check(name, value string) error {
	names := make([]string, len(s.Options))
	for i, o := range s.Options {
		if o.Name == name {
			if slices.Contains(o.Values, value) {
				return nil
			}
			return fmt.Errorf("rule-set %s: option %s can't be %q; expected one of %s",
				s.Key, name, Clip(value), strings.Join(o.Values, ", "))
		}
		names[i] = o.Name
	}
	if len(names) == 0 {
		return fmt.Errorf("rule-set %s: option %q is not known; it has no options", s.Key, Clip(name))
	}
	return fmt.Errorf("rule-set %s: option %q is not known; expected one of %s", s.Key, Clip(name), strings.Join(names, ", "))
}

// newRules makes the rules of a spec with checked values; options not set have
// their defaults. The error says what about the board the engine can't hold.
func newRules(s Spec, set values) (*Rules, error) {
	if err := s.Board.check(); err != nil {
		return nil, fmt.Errorf("rule-set %s: %w", s.Key, err)
	}
	r := &Rules{spec: s, values: values{}, name: s.Key}
	for _, o := range s.Options {
		v, ok := set[o.Name]
		if !ok {
			v = o.Default
		}
		r.values[o.Name] = v
		if v != o.Default {
			r.name += ";" + o.Name + "=" + v
		}
	}
	r.game = s.new(s.Board, r.values)
	p := Position{turn: South, last: Nobody, winner: Nobody}
	for _, pit := range s.Pits() {
		p.put(pit, s.Deal)
		if s.RowOwner(pit.Row()) == North {
			p.owners |= 1 << pit
		}
	}
	r.start = p
	return r, nil
}

// check reports what the engine can't hold of a board.
func (b Board) check() error {
	if b.Rows != 2 && b.Rows != 4 || b.Cols < 1 || b.Cols > 8 {
		return fmt.Errorf("a board of %d rows of %d pits; expected 2 or 4 rows of 1 to 8", b.Rows, b.Cols)
	}
	most := maxHand
	if b.Rows == 2 {
		most = maxPacked
	}
	if b.Deal < 1 || b.Seeds() > most {
		return fmt.Errorf("%d seeds in each of %d pits; expected 1 or more, and at most %d in all", b.Deal, b.Rows*b.Cols, most)
	}
	if n := b.mostMoves(); n > MaxMoves {
		return fmt.Errorf("a position may have %d moves; expected at most %d", n, MaxMoves)
	}
	return nil
}

// mostMoves is the largest number of candidates that a position of the board may
// have.
func (b Board) mostMoves() int {
	if !b.Rounds {
		ways := 1
		if b.TwoWays {
			ways = 2
		}
		return b.Rows / 2 * b.Cols * ways
	}
	// Every pit may be the mover's, or half of a row are to be claimed: the most
	// choices of pits there are.
	claims := 1
	for k := range b.Cols / 2 {
		claims = claims * (b.Cols - k) / (k + 1)
	}
	return max(b.Rows*b.Cols, claims)
}

// String returns the rule-set string: options in alphabetical order, defaults
// left out. ParseRules reads it back.
func (r *Rules) String() string { return r.name }

// Spec returns the rule-set's description.
func (r *Rules) Spec() Spec { return r.spec }

// Key returns the rule-set's key without options.
func (r *Rules) Key() string { return r.spec.Key }

// Board returns the shape of the game.
func (r *Rules) Board() Board { return r.spec.Board }

// Value returns the value of an option, "" for one that the rule-set has not.
func (r *Rules) Value(option string) string { return r.values[option] }

// With returns the rules with one option changed. The error names what is not
// known.
func (r *Rules) With(option, value string) (*Rules, error) {
	if err := r.spec.check(option, value); err != nil {
		return nil, err
	}
	set := values{option: value}
	for name, v := range r.values {
		if name != option {
			set[name] = v
		}
	}
	return newRules(r.spec, set)
}

// Start returns the position in which a game starts.
func (r *Rules) Start() Position { return r.start }

// StartBy returns the start with the first turn given to a player.
func (r *Rules) StartBy(first Player) Position {
	p := r.start
	p.turn = first
	if r.spec.Rounds {
		p.starter = first
	}
	return p
}

// Held returns the seeds that count for a player: those in the store or, in a
// game without stores, those in the player's rows.
func (r *Rules) Held(p *Position, player Player) int {
	b := r.Board()
	if b.Stores {
		return p.Seeds(StoreOf(player))
	}
	n := 0
	for row := range b.Rows {
		if b.RowOwner(row) == player {
			n += p.InRow(row)
		}
	}
	return n
}

// Clip shortens foreign text for an error sentence. Many sentences call it; copied into
// each of them it would take a kilobyte of the download.
//
//go:noinline
func Clip(s string) string {
	const most = 40
	if len(s) > most {
		return strings.ToValidUTF8(s[:most], "") + "..."
	}
	return s
}
