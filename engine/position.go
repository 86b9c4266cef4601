package engine

import "math/bits"

// Player is one of the two sides. South sits near and moves first, North far.
type Player uint8

// The players, and the absence of one: a draw, or no capture yet.
const (
	South Player = iota
	North
	Nobody
)

// Other returns the opponent of a player; it has no meaning for Nobody.
func (p Player) Other() Player { return p ^ 1 }

// String returns the letter used in positions and records: "S", "N" or "-".
func (p Player) String() string { return string("SN-"[min(p, Nobody)]) }

// Pit names a place for seeds: row*8 + place along the ring (see the package
// comment), one of the two stores, or the hand.
type Pit uint8

// The places that are not pits of the board.
const (
	SouthStore Pit = 32 + iota
	NorthStore
	// Hand is where seeds are between lifting and sowing.
	Hand
	// NoPit is the absence of a pit.
	NoPit Pit = 255
)

// StoreOf returns the store of a player.
func StoreOf(p Player) Pit { return SouthStore + Pit(p) }

// IsStore reports whether the place is one of the two stores.
func (p Pit) IsStore() bool { return p == SouthStore || p == NorthStore }

// Row returns the row of a board pit, 0 to 3.
func (p Pit) Row() int { return int(p >> 3) }

// Place returns the place of a board pit along the ring within its row, 0 to 7.
func (p Pit) Place() int { return int(p & 7) }

// shift is the place of the pit's byte in its row's word.
func (p Pit) shift() uint { return uint(p&7) * 8 }

// Phase says what kind of choice the player to move has.
type Phase uint8

// The phases. Over is the phase of an ended game.
const (
	Sow Phase = iota
	Claim
	Over
)

// Position is the state of a game between two plies: a small comparable value
// without pointers. The zero Position belongs to no game; take one from
// [Rules.Start] or [Rules.ParsePosition].
type Position struct {
	// rows holds a byte a pit, a word a row. No game has more than 64 seeds,
	// so a byte never overflows into its neighbour.
	rows   [4]uint64
	owners uint32 // bit of a pit set: North's
	stores [2]uint8
	turn   Player
	phase  Phase
	// starter and last matter where a match has rounds: who began this round,
	// and who captured last in it.
	starter Player
	last    Player
	end     End
	winner  Player
}

// Seeds returns the number of seeds in a pit or store.
func (p *Position) Seeds(at Pit) int {
	switch {
	case at < SouthStore:
		return int(uint8(p.rows[at>>3] >> at.shift()))
	case at <= NorthStore:
		return int(p.stores[at-SouthStore])
	}
	return 0
}

// Stored returns the number of seeds in a player's store.
func (p *Position) Stored(player Player) int { return int(p.stores[player&1]) }

// Equal reports whether two positions are the same, as == does but quicker:
// most that differ do so in the first row.
func (p *Position) Equal(q *Position) bool { return p.rows[0] == q.rows[0] && p.equal(q) }

func (p *Position) equal(q *Position) bool {
	return p.rows[1] == q.rows[1] && p.rows[2] == q.rows[2] && p.rows[3] == q.rows[3] &&
		p.stores == q.stores && p.turn == q.turn && p.phase == q.phase && p.owners == q.owners &&
		p.starter == q.starter && p.last == q.last && p.end == q.end && p.winner == q.winner
}

// With returns the position with another number of seeds in a pit or store, 0
// to 64, and nothing settled: see [Rules.Settle].
func (p Position) With(at Pit, seeds int) Position {
	if at >= SouthStore {
		p.stores[at-SouthStore] = uint8(seeds)
		return p
	}
	p.take(at)
	p.put(at, seeds)
	return p
}

// By returns the position with another player to move, and nothing settled.
func (p Position) By(mover Player) Position {
	p.turn = mover
	return p
}

// Owner returns the player a pit or store belongs to.
func (p *Position) Owner(at Pit) Player {
	if at >= SouthStore {
		return Player(at-SouthStore) & 1
	}
	return Player(p.owners >> at & 1)
}

// Turn returns the player to move; in an ended game, the player who would have
// moved next.
func (p *Position) Turn() Player { return p.turn }

// Phase returns the kind of choice that is due.
func (p *Position) Phase() Phase { return p.phase }

// Starter returns the player who began the round (South in games without
// rounds).
func (p *Position) Starter() Player { return p.starter }

// LastCapture returns who captured last in the round, or Nobody; it is kept
// only in games with rounds.
func (p *Position) LastCapture() Player { return p.last }

// Over reports whether the game has ended.
func (p *Position) Over() bool { return p.phase == Over }

// End returns the rule by which the game ended, NotEnded while it goes on.
func (p *Position) End() End { return p.end }

// Winner returns who won an ended game, Nobody for a draw or a game that goes
// on.
func (p *Position) Winner() Player { return p.winner }

// InRow returns the number of seeds in a row, 0 to 3.
func (p *Position) InRow(row int) int { return sum(p.rows[row]) }

// Row returns the seeds of a row, 0 to 3, a byte a pit: the pit at place k of
// the sowing ring in bits 8k to 8k+7.
func (p *Position) Row(row int) uint64 { return p.rows[row] }

// OnBoard returns the number of seeds in all pits, the stores left out.
func (p *Position) OnBoard() int {
	return sum(p.rows[0]) + sum(p.rows[1]) + sum(p.rows[2]) + sum(p.rows[3])
}

// Key returns a 64-bit hash of the position for transposition tables. Equal
// positions have equal keys; different ones may collide, so what must be exact
// compares positions.
func (p *Position) Key() uint64 {
	h := mix(p.rows[0] + 0x9e3779b97f4a7c15)
	h = mix(h ^ p.rows[1])
	if p.rows[2]|p.rows[3] != 0 {
		h = mix(h^p.rows[2]) + 0x9e3779b97f4a7c15
		h = mix(h ^ p.rows[3])
	}
	rest := uint64(p.owners)<<32 | uint64(p.stores[0])<<24 | uint64(p.stores[1])<<16 |
		uint64(p.turn)<<8 | uint64(p.phase)<<6 | uint64(p.starter)<<4 | uint64(p.last)<<2 | uint64(p.winner)
	return mix(h ^ rest)
}

// maxPacked is the most seeds that Pack keeps exactly: six bits a pit or store.
const maxPacked = 63

// Pack packs a position into two words, which equal positions share. In a
// two-row game it is exact: different positions have different words, and the
// six highest bits of the second are zero. A four-row position does not fit and
// gives two independent hashes, the second of 58 bits.
func (r *Rules) Pack(p *Position) [2]uint64 {
	if r.spec.Rows == 4 {
		h := p.Key()
		return [2]uint64{h, mix(p.rows[0]^mix(p.rows[1]^mix(p.rows[2]^mix(p.rows[3]^h)))) >> 6}
	}
	south, north := sixes(p.rows[0]), sixes(p.rows[1])
	rest := uint64(p.stores[South]) | uint64(p.turn)<<6
	if r.spec.Rounds {
		owners := uint64(p.owners&0x3f) | uint64(p.owners>>8&0x3f)<<6
		rest |= owners<<7 | uint64(p.last)<<19 | uint64(p.starter)<<21 | uint64(p.phase)<<22
	}
	return [2]uint64{south | north<<48, north>>16 | rest<<32}
}

// sixes packs the eight bytes of a row, none above maxPacked, into six bits each.
func sixes(row uint64) uint64 {
	row = row&0x003f003f003f003f | row&0x3f003f003f003f00>>2
	row = row&0x00000fff00000fff | row&0x0fff00000fff0000>>4
	return row&0x0000000000ffffff | row&0x00ffffff00000000>>8
}

// mix spreads the bits of x: the product by an odd constant, high and low
// halves folded.
func mix(x uint64) uint64 {
	hi, lo := bits.Mul64(x, 0xd6e8feb86659fd93)
	return hi ^ lo
}

// sum adds the bytes of a row.
func sum(row uint64) int {
	const low = 0x00ff00ff00ff00ff
	pairs := row&low + row>>8&low
	return int(pairs * 0x0001000100010001 >> 48)
}

// inPit is Seeds for a pit of the board.
func (p *Position) inPit(at Pit) int { return int(uint8(p.rows[at>>3&3] >> at.shift())) }

// take empties a pit and returns what was in it.
func (p *Position) take(at Pit) int {
	row := &p.rows[at>>3&3]
	n := uint8(*row >> at.shift())
	*row &^= 0xff << at.shift()
	return int(n)
}

// put adds seeds to a pit or store.
func (p *Position) put(at Pit, n int) {
	if at < SouthStore {
		p.rows[at>>3] += uint64(n) << at.shift()
		return
	}
	p.stores[at-SouthStore] += uint8(n)
}

func (p *Position) finish(e End, winner Player, t *Trace) {
	p.phase, p.end, p.winner = Over, e, winner
	t.add(Event{Kind: Ended, Player: winner, End: e})
}
