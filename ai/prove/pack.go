package prove

import (
	"errors"
	"fmt"

	"ayoayo/engine"
)

// A strategy is packed as the moves of the proving side alone, in the order in
// which a walk through all games first comes to choose them: whoever unpacks it
// walks the same games. Each choice is a few decisions between yes and no, which
// a range coder (Martin 1979) writes in less than a bit where one answer is
// likely; how likely, it learns as it goes.

// Pack writes a strategy that bears its claim out from a position down in few
// bytes.
func (s *Strategy) Pack(start engine.Position) []byte {
	e := encoder{width: 1<<32 - 1}
	var m model
	choices := coder{rules: s.rules, model: &m, bit: e.bit}
	_, err := newStrategy(s.rules, s.horizon, s.claim, start, func(p *engine.Position) (engine.Move, error) {
		return choices.code(p, s.Move(p))
	})
	if err != nil {
		panic("prove: a strategy was sound when it was made: " + err.Error())
	}
	return e.finish()
}

// Unpack reads a strategy that bears a claim out from a position. The error
// says that the bytes hold no such strategy.
func Unpack(r *engine.Rules, c Claim, start engine.Position, data []byte) (*Strategy, error) {
	d := newDecoder(data)
	var m model
	choices := coder{rules: r, model: &m, bit: d.bit}
	s, err := newStrategy(r, horizonOf(r), c, start, func(p *engine.Position) (engine.Move, error) {
		if d.past() {
			return engine.NoMove, errors.New("there are too few bytes")
		}
		return choices.code(p, engine.NoMove)
	})
	if err != nil {
		return nil, fmt.Errorf("the strategy is damaged: %w", err)
	}
	return s, nil
}

// model holds how likely a yes is, in 2048ths, where something is decided.
type model struct {
	ends  odds
	moves [16][engine.MaxMoves]odds
}

// coder writes or reads choices. Writing takes the answer of every decision
// from the choice, reading gives it.
type coder struct {
	rules *engine.Rules
	model *model
	bit   func(o *odds, yes bool) bool
}

// code writes a choice in a position, or reads it.
func (c *coder) code(p *engine.Position, choice engine.Move) (engine.Move, error) {
	if c.bit(&c.model.ends, choice == engine.NoMove) {
		return engine.NoMove, nil
	}
	var buf [engine.MaxMoves]engine.Move
	moves := c.rules.Candidates(p, buf[:0])
	for i, m := range moves {
		left := len(moves) - i
		if left == 1 || c.bit(&c.model.moves[min(left, 15)][m.Pit()], m == choice) {
			return m, nil
		}
	}
	return engine.NoMove, errors.New("no move is left to choose")
}

// odds is how likely a yes is, in 2048ths of certain, less a half.
type odds int16

const (
	oddsBits = 11
	// learning is how slowly odds follow what they meet.
	learning = 5
)

// share is the part of a width that stands for yes.
func (o *odds) share(width uint32) uint32 {
	return (width >> oddsBits) * uint32(int32(*o)+1<<(oddsBits-1))
}

// update follows a decision.
func (o *odds) update(yes bool) {
	if yes {
		*o += (1<<(oddsBits-1) - *o) >> learning
	} else {
		*o -= (*o + 1<<(oddsBits-1)) >> learning
	}
}

// encoder writes decisions: each narrows a range of numbers, low and the width
// from there on, and one of them is what is written in the end.
type encoder struct {
	low   uint64
	width uint32
	out   []byte
}

// bit writes a decision and returns it.
func (e *encoder) bit(o *odds, yes bool) bool {
	part := o.share(e.width)
	if yes {
		e.width = part
	} else {
		e.low += uint64(part)
		e.width -= part
	}
	o.update(yes)
	for e.width < 1<<24 {
		e.shift()
		e.width <<= 8
	}
	return yes
}

// shift writes the highest byte of low. A carry goes on to the bytes before.
func (e *encoder) shift() {
	for i := len(e.out) - 1; e.low >= 1<<32; i-- {
		if e.out[i]++; e.out[i] != 0 {
			e.low -= 1 << 32
		}
	}
	e.out = append(e.out, byte(e.low>>24))
	e.low = e.low << 8 & (1<<32 - 1)
}

// finish writes what is left; zeros at the end go without saying.
func (e *encoder) finish() []byte {
	for range 4 {
		e.shift()
	}
	for len(e.out) > 0 && e.out[len(e.out)-1] == 0 {
		e.out = e.out[:len(e.out)-1]
	}
	return e.out
}

// decoder reads what an encoder wrote.
type decoder struct {
	data  []byte
	at    int
	code  uint32
	width uint32
}

// newDecoder returns a decoder of some bytes.
func newDecoder(data []byte) *decoder {
	d := &decoder{data: data, width: 1<<32 - 1}
	for range 4 {
		d.shift()
	}
	return d
}

// bit reads a decision.
func (d *decoder) bit(o *odds, _ bool) bool {
	part := o.share(d.width)
	yes := d.code < part
	if yes {
		d.width = part
	} else {
		d.code -= part
		d.width -= part
	}
	o.update(yes)
	for d.width < 1<<24 {
		d.shift()
		d.width <<= 8
	}
	return yes
}

// shift takes up the next byte; behind the last there are zeros.
func (d *decoder) shift() {
	d.code <<= 8
	if d.at < len(d.data) {
		d.code |= uint32(d.data[d.at])
	}
	d.at++
}

// past reports whether more was read than there is, beyond zeros left out.
func (d *decoder) past() bool { return d.at > len(d.data)+64 }
