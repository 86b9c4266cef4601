package editor

import (
	"errors"

	"ayoayo/engine"
)

// draft is a board that is being set up: it need not be a position yet. There
// are never more seeds on it than the game has.
type draft struct {
	rules *engine.Rules
	// seeds and owners are by pit, seeds by store as well.
	seeds  [engine.NorthStore + 1]int
	owners [engine.SouthStore]engine.Player
	turn   engine.Player
	// starter, last and claim belong to a round: who began it, who captured last
	// in it, and whether it is over and its winner is to claim pits.
	starter, last engine.Player
	claim         bool
}

func draftOf(r *engine.Rules, p engine.Position) draft {
	d := draft{rules: r, turn: p.Turn(), starter: p.Starter(), last: p.LastCapture(), claim: p.Phase() == engine.Claim}
	for _, at := range d.places() {
		d.seeds[at] = p.Seeds(at)
	}
	for _, pit := range r.Board().Pits() {
		d.owners[pit] = p.Owner(pit)
	}
	return d
}

// places are the pits and, where there are any, the stores.
func (d *draft) places() []engine.Pit {
	b := d.rules.Board()
	places := b.Pits()
	if b.Stores {
		places = append(places, engine.SouthStore, engine.NorthStore)
	}
	return places
}

// left returns the number of seeds that are yet to be placed.
func (d *draft) left() int {
	n := d.rules.Board().Seeds()
	for _, seeds := range d.seeds {
		n -= seeds
	}
	return n
}

// put gives a place a number of seeds, as near to it as there are seeds, and
// reports whether it could.
func (d *draft) put(at engine.Pit, n int) bool {
	most := d.seeds[at] + d.left()
	d.seeds[at] = max(0, min(n, most))
	d.claim = false
	return d.seeds[at] == n
}

// clear empties the board and the stores.
func (d *draft) clear() {
	d.seeds = [len(d.seeds)]int{}
	d.claim = false
}

// position returns what the draft looks like. It is put together from the
// events of which a game is made, which need not add up.
func (d *draft) position() engine.Position {
	p := d.rules.Start()
	fold := func(e engine.Event) { d.rules.Fold(&p, e) }
	if d.rules.Board().Rounds {
		fold(engine.Event{Kind: engine.Dealt, Player: d.starter})
		if d.last != engine.Nobody {
			fold(engine.Event{Kind: engine.Captured, Pit: engine.Hand, To: engine.StoreOf(d.last)})
		}
	}
	for _, pit := range d.rules.Board().Pits() {
		fold(engine.Event{Kind: engine.Lifted, Pit: pit})
		fold(engine.Event{Kind: engine.Claimed, Pit: pit, Player: d.owners[pit]})
	}
	for _, at := range d.places() {
		fold(engine.Event{Kind: engine.Swept, Pit: engine.Hand, To: at, Count: uint8(d.seeds[at])})
	}
	turn := engine.Turned
	if d.claim {
		turn = engine.RoundEnded
	}
	fold(engine.Event{Kind: turn, Player: d.turn})
	return p
}

// text writes the draft in the notation of positions.
func (d *draft) text() string {
	p := d.position()
	return d.rules.FormatPosition(&p)
}

// check returns the position that the draft is, settled. The error is a
// sentence that says why it is none.
func (d *draft) check() (engine.Position, error) { return readPosition(d.rules, d.text()) }

// readPosition reads a position; the error speaks of the position alone.
func readPosition(r *engine.Rules, text string) (engine.Position, error) {
	p, err := r.ParsePosition(text)
	if inner := errors.Unwrap(err); inner != nil {
		err = inner
	}
	return p, err
}
