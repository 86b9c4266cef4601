package endgame

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"strings"

	"ayoayo/engine"
)

// version is the version of the file; a table of another one is built anew. That
// the rules have not changed since is seen from the bounds themselves.
const version = "ayoayo table 3"

// WriteTo writes the table: a line with the version, the rule-set and the number
// of seeds, separated by tabs, then the bounds, then eight bytes of checksum.
func (t *Table) WriteTo(w io.Writer) (int64, error) {
	var b bytes.Buffer
	fmt.Fprintf(&b, "%s\t%s\t%d\n", version, t.rules, t.Seeds())
	for _, layer := range t.bounds {
		b.Write(layer)
	}
	b.Write(checksum(b.Bytes()))
	return b.WriteTo(w)
}

const sumBytes = 8

// checksum is the 64-bit FNV-1a hash of data. The library's would make the worker half a
// kilobyte larger.
func checksum(data []byte) []byte {
	sum := uint64(14695981039346656037)
	for _, b := range data {
		sum = (sum ^ uint64(b)) * 1099511628211
	}
	return binary.BigEndian.AppendUint64(nil, sum)
}

// Read reads a table of a rule-set. The error says that it is damaged, of
// another version, of another rule-set or of rules that have changed since; it
// has to be built anew then. The table keeps the data.
func Read(r *engine.Rules, data []byte) (*Table, error) {
	if err := Fits(r); err != nil {
		return nil, err
	}
	body := data[:max(0, len(data)-sumBytes)]
	if !bytes.Equal(data[len(body):], checksum(body)) {
		return nil, errors.New("the table is damaged: its checksum is wrong")
	}
	head, rest, _ := bytes.Cut(body, []byte("\n"))
	t := &Table{rules: r, rank: newRanking()}
	seeds := -1
	for n := range MaxSeeds + 1 {
		if string(head) == strings.Join([]string{version, r.String(), fmt.Sprint(n)}, "\t") {
			seeds = n
		}
	}
	if seeds < 0 {
		return nil, fmt.Errorf("the table is not one of %s in this version", r)
	}
	for n := range seeds + 1 {
		count := int(t.rank.count[n])
		if len(rest) < count {
			return nil, errors.New("the table is cut off")
		}
		t.bounds = append(t.bounds, rest[:count])
		rest = rest[count:]
	}
	if len(rest) > 0 {
		return nil, errors.New("the table is longer than it should be")
	}
	if !t.isConsistent() {
		return nil, fmt.Errorf("the table is not one of %s as the rules are now", r)
	}
	return t, nil
}

// isConsistent reports whether a sample of the bounds follow, by the rules, from those
// one ply further on, as all do in a table that was built by these rules.
func (t *Table) isConsistent() bool {
	const sample = 500
	random := rand.New(rand.NewPCG(1, 1))
	blank := newWalk(t.rules, t.rank, 0).pos
	for range sample {
		n, p := random.IntN(len(t.bounds)), blank
		for range n {
			at := engine.Pit(random.IntN(2)*8 + random.IntN(pits/2))
			p = p.With(at, p.Seeds(at)+1)
		}
		low, high := unpack(t.bounds[n][t.rank.rank(&p)], n)
		if l, h := t.oneAhead(p); l != low || h != high {
			return false
		}
	}
	return true
}

// oneAhead returns the bounds of a position with South to move and empty stores
// by those of the positions that its moves lead to.
func (t *Table) oneAhead(p engine.Position) (low, high int) {
	low, high = -Unbounded, -Unbounded
	for _, m := range t.rules.Moves(&p, nil) {
		q := p
		t.rules.Play(&q, m, nil)
		least, most := 0, 0
		if !q.Over() {
			least, most, _ = t.Probe(&q)
		}
		low, high = max(low, plus(gain(&q), -most)), max(high, plus(gain(&q), -least))
	}
	if high == -Unbounded { // There is no move.
		t.rules.Settle(&p)
		return gain(&p), gain(&p)
	}
	return low, high
}
