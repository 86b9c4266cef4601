// Package book holds what is proven of the games' starts: for each first move
// that wins or loses, who wins after it, and how. The files beside it are made
// by "lab book".
//
// A file serves one rule-set, or several that have the same proofs. It begins
// with lines of text:
//
//	made by "lab book"; not to be edited
//	rules RULES ...
//	nodes NODES
//	MOVE SIDE PLIES BYTES ENDS SAMPLE
//
// NODES is what a search takes at most from an end of a strategy. There is a
// last line for each first move: the side that wins after it, how many plies that
// takes at most, as far as the strategy goes, the size of the packed strategy, the number of its ends (0: it is whole), and the nodes that
// the searches from the first few ends take together, by which a test knows that
// the file belongs to the search. After an empty line come the packed
// strategies in the same order.
package book

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"ayoayo/ai/prove"
	"ayoayo/engine"
)

// title is the first line of a file.
const title = `made by "lab book"; not to be edited`

// Book is what is proven of the start of a rule-set.
type Book struct {
	// Rules are the rule-sets that the book serves.
	Rules []string
	// Nodes is what a search for the rest of a thin strategy takes at most.
	Nodes int64
	// Openings are the first moves that are known to win or to lose, whole
	// strategies first.
	Openings []Opening
}

// Opening is a first move and who wins after it.
type Opening struct {
	// Move is the first move, as text.
	Move string
	// Winner is the side that wins.
	Winner engine.Player
	// Plies is how many plies the game then takes at most, or the way to an end of
	// the strategy.
	Plies int
	// Ends is the number of ends of the strategy, 0 where it is whole.
	Ends int
	// Sample is the number of nodes that searches from the first ends take
	// together, as many ends as Sampled says.
	Sample int64
	// Packed is the strategy, from the position after the move.
	Packed []byte
}

// Sampled is the number of ends that the sample of an opening is about.
const Sampled = 8

// Of returns the book of a rule-set, or nil where there is none.
func Of(r *engine.Rules) *Book {
	for _, file := range files() {
		if b := mustParse(file); slices.Contains(b.Rules, r.String()) {
			return b
		}
	}
	return nil
}

func mustParse(file string) *Book {
	b, err := parse(file)
	if err != nil {
		panic("book: " + err.Error())
	}
	return b
}

func parse(data string) (*Book, error) {
	head, packed, _ := strings.Cut(data, "\n\n")
	lines := strings.Split(head, "\n")
	if len(lines) < 3 || lines[0] != title || !strings.HasPrefix(lines[1], "rules ") || !strings.HasPrefix(lines[2], "nodes ") {
		return nil, errors.New("the head is not that of a book")
	}
	nodes, err := strconv.Atoi(lines[2][len("nodes "):])
	if err != nil {
		return nil, fmt.Errorf("line 3: %w", err)
	}
	b := &Book{Rules: strings.Fields(lines[1])[1:], Nodes: int64(nodes)}
	for i, line := range lines[3:] {
		o, size, err := parseOpening(strings.Fields(line))
		if err != nil || size > len(packed) {
			return nil, fmt.Errorf("line %d: %q is no opening", i+4, line)
		}
		o.Packed, packed = []byte(packed[:size]), packed[size:]
		b.Openings = append(b.Openings, o)
	}
	return b, nil
}

// parseOpening reads the fields of an opening and returns the size of its
// strategy.
func parseOpening(f []string) (o Opening, size int, err error) {
	var n [4]int
	if len(f) != 2+len(n) {
		return o, 0, errors.New("expected six fields")
	}
	o.Move = f[0]
	if f[1] == engine.North.String() {
		o.Winner = engine.North
	}
	for i := range n {
		if n[i], err = strconv.Atoi(f[2+i]); err != nil {
			return o, 0, err
		}
	}
	o.Plies, o.Ends, o.Sample = n[0], n[2], int64(n[3])
	return o, n[1], nil
}

// Bytes writes the file of a book.
func (b *Book) Bytes() []byte {
	var head strings.Builder
	fmt.Fprintf(&head, "%s\nrules %s\nnodes %d\n", title, strings.Join(b.Rules, " "), b.Nodes)
	var packed []byte
	for _, o := range b.Openings {
		fmt.Fprintf(&head, "%s %s %d %d %d %d\n", o.Move, o.Winner, o.Plies, len(o.Packed), o.Ends, o.Sample)
		packed = append(packed, o.Packed...)
	}
	return append([]byte(head.String()+"\n"), packed...)
}

// Position returns the position after the opening's first move.
func (o *Opening) Position(r *engine.Rules) engine.Position {
	p := r.Start()
	m, err := r.ParseMove(o.Move)
	if err != nil || !slices.Contains(r.Moves(&p, nil), m) {
		panic("book: " + r.String() + " does not begin with " + o.Move)
	}
	r.Play(&p, m, nil)
	return p
}

// Strategy unpacks the opening's strategy.
func (o *Opening) Strategy(r *engine.Rules) *prove.Strategy {
	s, err := prove.Unpack(r, prove.Claim{Side: o.Winner}, o.Position(r), o.Packed)
	if err != nil {
		panic("book: " + r.String() + " " + o.Move + ": " + err.Error())
	}
	return s
}
