package engine

// maxHand is the most seeds a hand can hold: all of the largest game.
const maxHand = 64

// maxLaps is the number of laps after which a relay that has not ended counts
// as endless (rules, "endless relay").
const maxLaps = 65536

// lap is what sowing a number of seeds from a pit does: added to the two rows
// of the ring and to the sower's store, and where the last seed falls.
type lap struct {
	add   [2]uint64
	last  Pit
	store uint8
}

// lapTable holds the lap of every pit of a 16-pit ring, or pair of rows, and
// every number of seeds. A power of two spares a check of the index.
type lapTable [16][2 * maxHand]lap

// sower sows along the rings of a game.
type sower struct {
	// rings are the places each player sows into, in order; a pit's lap follows
	// the ring of the player at its row.
	rings [2][]Pit
	// skip says that a lap passes over the pit it was lifted from.
	skip bool
	// facing are the pits that those of the front rows face.
	facing [32]Pit
	// tab holds the laps forwards and, where a game has two ways, backwards.
	tab [2]*lapTable
}

// newSower makes the sower of a board: one ring round two rows, or a ring of
// each player's two rows.
func newSower(b Board, skip bool) sower {
	s := sower{skip: skip}
	for _, pit := range b.Pits() {
		if pit.Row() == b.Front(b.RowOwner(pit.Row())) {
			s.facing[pit] = b.Opposite(pit)
		}
	}
	for _, player := range []Player{South, North} {
		s.rings[player] = ring(b, player)
	}
	s.tab[0] = s.table(b, 0)
	if b.TwoWays {
		s.tab[1] = s.table(b, 1)
	}
	return s
}

// ring lists the places a player sows into, in order.
func ring(b Board, player Player) []Pit {
	var places []Pit
	for _, pit := range b.Pits() {
		owner := b.RowOwner(pit.Row())
		if b.Rows == 2 || owner == player {
			places = append(places, pit)
		}
		if b.SownStores && owner == player && pit.Place() == b.Cols-1 {
			places = append(places, StoreOf(player))
		}
	}
	return places
}

// table works out every lap by sowing seed by seed. The pits of a four-row
// game's two rings are alike, so South's stand for both.
func (s *sower) table(b Board, way int) *lapTable {
	tab := &lapTable{}
	for _, from := range b.Pits() {
		if from >= 16 {
			break
		}
		var l lap
		l.last = from
		n := 0
		s.path(b.RowOwner(from.Row()), from, maxHand, way, func(at Pit) {
			if at.IsStore() {
				l.store++
			} else {
				l.add[at.Row()] += 1 << at.shift()
			}
			l.last = at
			n++
			tab[from][n] = l
		})
	}
	return tab
}

// path visits the places into which n seeds fall that a player sows from
// beyond a pit.
func (s *sower) path(player Player, from Pit, n, way int, visit func(Pit)) {
	places := s.rings[player]
	i := 0
	for places[i] != from {
		i++
	}
	step := 1
	if way == 1 {
		step = len(places) - 1
	}
	for n > 0 {
		i = (i + step) % len(places)
		if s.skip && places[i] == from {
			continue
		}
		visit(places[i])
		n--
	}
}

// drops records a lap's seeds in the trace.
func (s *sower) drops(player Player, from Pit, n, way int, t *Trace) {
	s.path(player, from, n, way, func(at Pit) { t.add(Event{Kind: Dropped, Pit: at}) })
}

// relayed is the state of a relay: what decides everything that follows.
type relayed struct {
	rows [4]uint64
	pit  Pit
	way  uint8
}

// circle finds that a relay has come back to a state in constant memory: it
// keeps one state, replaced at every power of two laps (Brent's method).
type circle struct {
	kept relayed
	laps int
	next int
}

// circleFrom is the number of laps before states are compared: nearly every
// relay has ended by then, so that the rest costs nothing.
const circleFrom = 64

// goesOn counts a lap about to be lifted from a pit and reports whether the
// relay goes on: it does not when it has been in its state before, or has used
// up its laps.
func (c *circle) goesOn(p *Position, at Pit, way int) bool {
	c.laps++
	return c.laps <= circleFrom || c.isNew(p, at, way)
}

// isNew is goesOn beyond the first laps.
func (c *circle) isNew(p *Position, at Pit, way int) bool {
	laps := c.laps - 1 // before this one
	s := relayed{rows: p.rows, pit: at, way: uint8(way)}
	if laps >= maxLaps || laps > circleFrom && c.kept == s {
		return false
	}
	if laps >= c.next {
		c.kept = s
		c.next = max(circleFrom, 2*laps)
	}
	return true
}

// single carries out one lap in a game of two rows and returns where the last
// seed fell.
func (s *sower) single(p *Position, from Pit, t *Trace) Pit {
	n := p.take(from)
	l := s.lap(from, n)
	p.rows[0] += l.add[0]
	p.rows[1] += l.add[1]
	p.stores[p.turn&1] += l.store
	if t != nil {
		t.lift(from, n)
		s.drops(p.turn, from, n, 0, t)
	}
	return l.last
}

// attempt is the first lap of a move.
func (s *sower) attempt(p *Position, m Move, t *Trace) {
	n := p.take(m.Pit())
	t.lift(m.Pit(), n)
	s.drops(p.turn, m.Pit(), n, m.way(), t)
}

// lap is what sowing a number of seeds from a pit of a two-row game does.
func (s *sower) lap(from Pit, n int) *lap { return &s.tab[0][from&15][n&(2*maxHand-1)] }

// relay carries out laps in a game of two rows until a last seed falls into an
// empty pit, which it returns; ok is false when that never happens.
func (s *sower) relay(p *Position, from Pit, t *Trace) (last Pit, ok bool) {
	at := from
	var c circle
	for c.goesOn(p, at, 0) {
		if t == nil {
			at = s.quick(p, at)
		} else {
			at = s.single(p, at, t)
		}
		if p.inPit(at) == 1 {
			return at, true
		}
	}
	return NoPit, false
}

// quick is single without a trace, in a game whose stores are not sown.
func (s *sower) quick(p *Position, from Pit) Pit {
	l := s.lap(from, p.take(from))
	p.rows[0] += l.add[0]
	p.rows[1] += l.add[1]
	return l.last
}

// endsEmpty reports whether the first lap from a pit of a two-row game ends in
// an empty pit: then the move is certainly not endless.
func (s *sower) endsEmpty(p *Position, from Pit) bool {
	l := s.lap(from, p.inPit(from))
	return p.inPit(l.last) == 0 && l.add[l.last>>3&1]>>l.last.shift()&0xff == 1
}

// sowable appends the moves from the pits of a row that hold at least a number
// of seeds.
func sowable(p *Position, row, least, cols int, dst []Move) []Move {
	word := p.rows[row&3]
	for place := range cols {
		if int(uint8(word>>(place*8))) >= least {
			dst = append(dst, SowFrom(pitAt(row, place)))
		}
	}
	return dst
}

// pass hands the turn to the other player.
func (p *Position) pass(t *Trace) {
	p.turn ^= 1
	t.add(Event{Kind: Turned, Player: p.turn})
}

// decided ends the game when a player holds more than half of the seeds, or
// both hold half, and reports whether it did.
func (p *Position) decided(half uint8, t *Trace) bool {
	if p.stores[South] <= half && p.stores[North] <= half && p.stores[South]+p.stores[North] < 2*half {
		return false
	}
	return p.bySeeds(t)
}

// bySeeds ends the game with whoever has more seeds in the store.
func (p *Position) bySeeds(t *Trace) bool {
	p.finish(EndSeeds, p.ahead(), t)
	return true
}

// ahead is the player with more seeds in the store, or Nobody.
func (p *Position) ahead() Player {
	switch s, n := p.stores[South], p.stores[North]; {
	case s > n:
		return South
	case n > s:
		return North
	}
	return Nobody
}

// gather moves all seeds of a row to a player's store at the end of a game, or
// as a capture: record notes each pit of it.
func (p *Position) gather(row int, to Player, t *Trace, record func(from, to Pit, n int, why Why), why Why) {
	if t != nil {
		for place := range 8 {
			if at := pitAt(row, place); p.Seeds(at) > 0 {
				record(at, StoreOf(to), p.Seeds(at), why)
			}
		}
	}
	p.stores[to] += uint8(sum(p.rows[row]))
	p.rows[row] = 0
}

// sweepRows moves what is left in a two-row game to the stores: South's row to
// one player, North's to another.
func (p *Position) sweepRows(south, north Player, why Why, t *Trace) {
	p.gather(0, south, t, t.sweep, why)
	p.gather(1, north, t, t.sweep, why)
}

// anyEndsEmpty reports whether endsEmpty holds for one of the moves.
func (s *sower) anyEndsEmpty(p *Position, moves []Move) bool {
	for _, m := range moves {
		if s.endsEmpty(p, m.Pit()) {
			return true
		}
	}
	return false
}
