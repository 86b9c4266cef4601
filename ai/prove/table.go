package prove

import (
	"math/bits"

	"ayoayo/engine"
)

// key stands for a position and a claim in a table: two hashes independent of
// each other, one for the bucket and one to be known by there.
type key struct{ place, tag uint64 }

// key hashes a position and the claim being proven.
func (s *Prover) key(p *engine.Position) key {
	k := s.rules.Pack(p)
	a, b := k[0]^s.salt, k[1]|s.salt
	return key{place: fold(a^0x9e3779b97f4a7c15, b^0xd6e8feb86659fd93), tag: fold(a^0xa0761d6478bd642f, b^0xe7037ed1a0b428db)}
}

// saltOf tells the keys of different claims apart: in bits that [engine.Rules.Pack]
// leaves zero.
func saltOf(c Claim) uint64 {
	salt := uint64(c.Side) << 62
	if c.Draw {
		salt |= 1 << 63
	}
	return salt
}

// fold multiplies two words into one that depends on all their bits.
func fold(a, b uint64) uint64 {
	hi, lo := bits.Mul64(a, b)
	hi, lo = bits.Mul64(hi^lo^a, 0x8ebc6af09c88c6e3)
	return hi ^ lo ^ b
}

// EntrySize is the number of bytes that a position takes in a prover's table.
const EntrySize = 16

// entry is a position and its numbers. A proven one has its height in place of
// the disproof number.
type entry struct {
	tag    uint64
	pn, dn uint32
}

// proofTable is a hash table of fixed size in buckets of four, a cache line each.
type proofTable struct {
	buckets [][4]entry
	mask    uint64
}

// newProofTable makes a table of at most a number of entries, and at least of four.
func newProofTable(entries int) *proofTable {
	n := 1 << (bits.Len(uint(max(1, entries/4))) - 1)
	return &proofTable{buckets: make([][4]entry, n), mask: uint64(n - 1)}
}

// find returns what is known of a key.
func (t *proofTable) find(k key) (numbers, bool) {
	b := &t.buckets[k.place&t.mask]
	for i := range b {
		if e := &b[i]; e.tag == k.tag && e.pn|e.dn != 0 {
			if e.pn == 0 {
				return numbers{pn: 0, dn: infinite, height: e.dn - 1, low: free}, true
			}
			return numbers{pn: e.pn, dn: e.dn, low: free}, true
		}
	}
	return numbers{}, false
}

// store keeps what was found of a key. In a full bucket it takes the place of
// the entry that says least: never a decided one while there is another.
func (t *proofTable) store(k key, n numbers) {
	b := &t.buckets[k.place&t.mask]
	at := 0
	for i := range b {
		e := &b[i]
		if e.tag == k.tag || e.pn|e.dn == 0 {
			at = i
			break
		}
		if worth(e) < worth(&b[at]) {
			at = i
		}
	}
	if b[at].tag == k.tag && b[at].pn == 0 && b[at].dn != 0 && n.pn != 0 {
		// A proof stands, whatever a later search on another path found.
		return
	}
	b[at] = entry{tag: k.tag, pn: n.pn, dn: n.dn}
	if n.pn == 0 {
		b[at].dn = n.height + 1
	}
}

// worth orders entries by what is lost with them: a decided one most, else the
// more its numbers have grown.
func worth(e *entry) uint32 {
	if e.pn == 0 || e.dn == 0 {
		return infinite
	}
	return max(e.pn, e.dn)
}
