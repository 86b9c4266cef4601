package main

import (
	"cmp"
	"flag"
	"fmt"
	"math"
	"os"
	"runtime"
	"slices"
	"strings"
	"time"

	"ayoayo/ai/cli"
	"ayoayo/ai/prove"
	"ayoayo/ai/prove/book"
	"ayoayo/engine"
)

func bookCommand() cli.Command {
	return cli.Command{
		Name:  "book",
		Usage: "-rules R [-also R,R] [-moves M,M] -o FILE [-cert FILE] [-ends N] [-full BYTES] [-nodes N] [-memory MB]",
		About: "make the proofs that the program ships",
		Help: `Proves for each first move who wins after it and writes down how, in the few
bytes that the program carries in ai/prove/book. Strategies are whole,
South's first and then the smallest, while they have no more than -full bytes together. The others are thin: they
leave out what a search of -ends nodes finds; of those by which South wins only the smallest is kept. Such a file belongs to the search that it was made with; when
that changes, a test says so, and this makes it anew. Prints a line for each first move: the
move, a tab, who wins, a tab, and what was made of it.`,
		Flags: func(fs *flag.FlagSet) cli.Action {
			var also, tries string
			b := bookMaking{ends: 20_000, full: 2 << 10, nodes: 1_000_000_000}
			rules := cli.RulesFlag(fs)
			fs.StringVar(&also, "also", "", "`rule-sets`, separated by commas, that the same book serves")
			fs.StringVar(&b.file, "o", "", "`file` for the book")
			fs.StringVar(&b.cert, "cert", "", "`file` for the certificate that South wins")
			fs.StringVar(&tries, "moves", "", "first `moves`, separated by commas, each with =S or =N where that side is known to win (all)")
			cli.WholeFlag(fs, &b.ends, "ends", 1, cli.MaxNodes, "`positions` that a search may take from an end (20000)")
			cli.WholeFlag(fs, &b.full, "full", 0, 1<<30, "most `bytes` of whole strategies (2048)")
			cli.WholeFlag(fs, &b.nodes, "nodes", 1, cli.MaxNodes, "most `positions` for each claim tried (a thousand million)")
			entries := cli.MemoryFlag(fs)
			return func(s cli.Streams, args []string) error {
				r, err := rules(args)
				if err != nil {
					return err
				}
				if b.file == "" {
					return cli.Misusef("-o is missing")
				}
				b.entries = entries()
				if tries != "" {
					if b.tries, err = parseTries(r, tries); err != nil {
						return err
					}
				}
				b.serves = []string{r.String()}
				for name := range strings.SplitSeq(also, ",") {
					if name != "" {
						b.serves = append(b.serves, name)
					}
				}
				return b.run(s, r)
			}
		},
	}
}

type bookMaking struct {
	ends, full, nodes int64
	// entries is the size of the prover's table.
	entries    int
	serves     []string
	file, cert string
	// tries are the first moves to look at, all if there are none.
	tries []bookTry
}

// bookTry is a first move and the side that is to be proven to win after it,
// Nobody for either.
type bookTry struct {
	move   engine.Move
	winner engine.Player
}

// parseTries reads the value of -moves.
func parseTries(r *engine.Rules, s string) ([]bookTry, error) {
	start := r.Start()
	legal := r.Moves(&start, nil)
	var tries []bookTry
	for word := range strings.SplitSeq(s, ",") {
		text, side, _ := strings.Cut(word, "=")
		m, err := r.ParseMove(text)
		at := strings.Index("SN", side)
		if err != nil || !slices.Contains(legal, m) || at < 0 || len(side) > 1 {
			return nil, cli.Misusef("-moves: %q; expected a first move, = and S or N", engine.Clip(word))
		}
		t := bookTry{move: m, winner: engine.Player(at)}
		if side == "" {
			t.winner = engine.Nobody
		}
		tries = append(tries, t)
	}
	return tries, nil
}

// run makes the book and writes it anew after each first move, since all of them
// may take hours.
func (b bookMaking) run(s cli.Streams, r *engine.Rules) error {
	maker := bookMaker{bookMaking: b, rules: r, small: prove.New(r, prove.Small)}
	tries := b.tries
	if len(tries) == 0 {
		start := r.Start()
		for _, m := range r.Moves(&start, nil) {
			tries = append(tries, bookTry{m, engine.Nobody})
		}
	}
	for _, t := range tries {
		began := time.Now()
		made, err := maker.open(t)
		if err != nil {
			return err
		}
		fmt.Fprintf(s.Out, "%s\t%s\t%v\n", r.FormatMove(t.move), made, time.Since(began).Round(time.Millisecond))
		s.Out.Flush()
		shipped := book.Book{Rules: b.serves, Nodes: b.ends, Openings: maker.choose()}
		if err := os.WriteFile(b.file, shipped.Bytes(), 0o666); err != nil {
			return cli.Misusef("-o: %w", err)
		}
	}
	return nil
}

type bookMaker struct {
	bookMaking
	rules *engine.Rules
	// small is the search that finds what thin strategies leave out.
	small *prove.Prover
	// thin are the openings, whole the same with whole strategies.
	thin, whole []book.Opening
}

// open proves who wins after a first move and says what was made of it.
func (b *bookMaker) open(t bookTry) (string, error) {
	p := b.rules.Start()
	b.rules.Play(&p, t.move, nil)
	runtime.GC() // The table of the move before makes room for this one's.
	prover := prove.New(b.rules, b.entries)
	winner := t.winner
	if winner == engine.Nobody {
		winner = prover.Winner(p, b.nodes)
	}
	if winner == engine.Nobody {
		return "nobody\t", nil
	}
	claim := prove.Claim{Side: winner}
	all, err := prover.Strategy(p, claim, b.nodes)
	if err != nil {
		return "", err
	}
	nodes := prover.Nodes()
	if winner == engine.South {
		if err := b.certify(prover); err != nil {
			return "", err
		}
	}
	whole := book.Opening{Move: b.rules.FormatMove(t.move), Winner: winner, Packed: all.Pack(p)}
	thin := book.Opening{Move: whole.Move, Winner: winner}
	part, err := prover.Thin(p, claim, b.nodes, b.small, b.ends, func(_ engine.Position, nodes int64) {
		if thin.Ends++; thin.Ends <= book.Sampled {
			thin.Sample += nodes
		}
	})
	if err != nil {
		return "", err
	}
	thin.Packed = part.Pack(p)
	whole.Plies, _ = all.Holds(&p)
	thin.Plies, _ = part.Holds(&p)
	b.whole, b.thin = append(b.whole, whole), append(b.thin, thin)
	return fmt.Sprintf("%s\t%d nodes, whole %d bytes, thin %d bytes with %d ends",
		claim, nodes, len(whole.Packed), len(thin.Packed), thin.Ends), nil
}

// certify writes down that South wins, if that is wanted and not yet done.
func (b *bookMaker) certify(prover *prove.Prover) error {
	if b.cert == "" {
		return nil
	}
	start := b.rules.Start()
	strategy, err := prover.Strategy(start, prove.Claim{Side: engine.South}, b.nodes)
	if err != nil {
		return err
	}
	cert, err := strategy.Certificate(start)
	if err != nil {
		return err
	}
	name := b.cert
	b.cert = ""
	return cli.WriteFile(name, cert)
}

// choose returns the openings of the book: whole ones, those that South wins
// first and then the smallest, until one has no room, and of the others the thin
// ones.
func (b *bookMaker) choose() []book.Opening {
	room := int(b.full)
	slices.SortFunc(b.whole, func(a, b book.Opening) int {
		return cmp.Or(cmp.Compare(a.Winner, b.Winner), cmp.Compare(len(a.Packed), len(b.Packed)))
	})
	openings := slices.Clone(b.thin)
	for _, o := range b.whole {
		if room -= len(o.Packed); room >= 0 {
			at := slices.IndexFunc(openings, func(t book.Opening) bool { return t.Move == o.Move })
			openings[at] = o
		}
	}
	return cheapest(openings)
}

// cheapest leaves out South's thin strategies if there is a whole one, and else all
// but the smallest: a single first move that wins is enough to win.
func cheapest(openings []book.Opening) []book.Opening {
	cost := func(o book.Opening) int {
		if o.Ends == 0 {
			return 0
		}
		return len(o.Packed)
	}
	least := math.MaxInt
	for _, o := range openings {
		if o.Winner == engine.South {
			least = min(least, cost(o))
		}
	}
	return slices.DeleteFunc(openings, func(o book.Opening) bool {
		return o.Winner == engine.South && cost(o) > least
	})
}
