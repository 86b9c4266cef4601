package prove

import (
	"math/bits"

	"ayoayo/engine"
)

// key is a position and a claim, packed without loss: six bits a pit, and
// what else decides the play. Only in a four-row game does it hold two
// independent hashes instead.
type key struct{ a, b uint64 }

// key packs a position of the claim being proven.
func (s *Prover) key(p *engine.Position) key {
	k := s.rules.Pack(p)
	claim := uint64(s.claim.Side) << 1
	if s.claim.Draw {
		claim |= 1
	}
	return key{k[0], k[1] | claim<<62}
}

// EntrySize is the number of bytes that a position takes in a prover's table.
const EntrySize = 24

// entry is a position and its numbers. A proven one has its height in place of
// the disproof number.
type entry struct {
	key    key
	pn, dn uint32
}

// table is a hash table of fixed size in buckets of four.
type table struct {
	buckets [][4]entry
	mask    uint64
}

// newTable makes a table of at least a number of entries.
func newTable(entries int) *table {
	n := 1 << bits.Len(uint(max(1, entries/4-1)))
	return &table{buckets: make([][4]entry, n), mask: uint64(n - 1)}
}

// bucket is where a key belongs.
func (t *table) bucket(k key) *[4]entry {
	hi, lo := bits.Mul64(k.a^0x9e3779b97f4a7c15, k.b|1)
	h := (hi ^ lo ^ k.b) * 0xd6e8feb86659fd93
	return &t.buckets[(h^h>>32)&t.mask]
}

// find returns what is known of a key.
func (t *table) find(k key) (numbers, bool) {
	b := t.bucket(k)
	for i := range b {
		if e := &b[i]; e.key == k && e.pn|e.dn != 0 {
			if e.pn == 0 {
				return numbers{pn: 0, dn: infinite, height: e.dn - 1, low: free}, true
			}
			return numbers{pn: e.pn, dn: e.dn, low: free}, true
		}
	}
	return numbers{}, false
}

// store keeps what was found of a key. In a full bucket it takes the place of
// the entry that says least: never a settled one while there is another.
func (t *table) store(k key, n numbers) {
	b := t.bucket(k)
	at := 0
	for i := range b {
		e := &b[i]
		if e.key == k || e.pn|e.dn == 0 {
			at = i
			break
		}
		if worth(e) < worth(&b[at]) {
			at = i
		}
	}
	if b[at].key == k && b[at].pn == 0 && b[at].dn != 0 && n.pn != 0 {
		// A proof stands, whatever a later search on another path found.
		return
	}
	b[at] = entry{key: k, pn: n.pn, dn: n.dn}
	if n.pn == 0 {
		b[at].dn = n.height + 1
	}
}

// worth orders entries by what is lost with them: a settled one most, else the
// more its numbers have grown.
func worth(e *entry) uint32 {
	if e.pn == 0 || e.dn == 0 {
		return infinite
	}
	return max(e.pn, e.dn)
}
