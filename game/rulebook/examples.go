package rulebook

import (
	"strconv"

	"ayoayo/engine"
)

// shown is the text of an example.
type shown struct{ position, move string }

// examples are the pictures of the rules, by rule-set and number.
func examples() map[string]shown {
	return map[string]shown{
		"ayoayo.1": {"4,4,4,4,4,4/4,4,4,4,4,4 0,0 S", "A"},
		"ayoayo.2": {"1,1,0,0,0,0/1,0,0,0,1,0 22,22 S", "A"},
		"ayoayo.3": {"1,0,0,2,0,0/1,0,0,0,4,1 20,19 S", "A"},
		"ayoayo.4": {"1,0,0,0,0,1/0,0,0,0,0,0 23,23 S", "F"},

		"oware.1": {"0,0,0,0,0,12/0,0,0,0,0,0 18,18 S", "F"},
		"oware.2": {"1,0,0,0,0,3/3,1,2,0,4,0 17,17 S", "F"},
		"oware.3": {"1,0,0,0,0,1/0,0,0,0,0,0 23,23 S", "F"},
		"oware.4": {"5,0,0,0,0,2/1,1,0,0,0,0 19,20 S", "F"},

		"namnam.2": {"0,0,0,0,2,2/3,1,0,0,0,4 16,20 S SSSSSS/NNNNNN sow S N", "F"},
		"namnam.3": {"0,0,0,0,0,1/3,4,0,0,4,0 16,20 S SSSSSS/NNNNNN sow S N", "F"},
		"namnam.6": {"4,4,4,4,4,4/4,4,4,4,4,4 0,0 N SNSSSS/NNNNNN sow N -", "B"},

		"bao-children.2": {"1,0,0,0,0,0,2,1/1,1,0,0,0,0,0,0 21,21 S", "H"},
		"bao-children.3": {"1,0,0,0,0,0,0,0/1,0,0,0,0,0,3,0 20,23 S", "A"},

		"bao-laps.1": {"0,2,0,1,0,0,0,0/1,0,0,0,3,0,0,0 12,13 S", "B"},
		"bao-laps.2": {"0,2,0,0,0,0,0,0/1,0,0,0,3,0,0,0 12,14 S", "B"},

		"bao-kujifunza.1": {"2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2 0,0 S", "A1>"},
		"bao-kujifunza.2": {"0,0,0,2,0,1,0,0/20,0,0,0,0,0,0,0/0,0,2,0,0,0,1,0/10,10,10,8,0,0,0,0 0,0 S", "D1>"},
		"bao-kujifunza.3": {"1,0,2,0,0,0,0,0/20,0,0,0,0,0,0,0/0,0,0,0,0,0,1,3/10,10,10,7,0,0,0,0 0,0 S", "C1<"},
		"bao-kujifunza.5": {"0,0,0,2,0,1,0,1/0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0/20,20,19,0,0,0,0,0 0,0 S", "D1>"},
	}
}

// example returns the picture of a rule, or nil. A picture whose move the
// options forbid shows the position alone.
func example(r *engine.Rules, name string, n int) *Example {
	s, ok := examples()[name+"."+strconv.Itoa(n)]
	if !ok {
		return nil
	}
	e, err := newExample(r, s)
	if err != nil {
		return nil
	}
	return e
}

// newExample reads an example for a rule-set; an empty one is the start.
func newExample(r *engine.Rules, s shown) (*Example, error) {
	if s == (shown{}) {
		return &Example{Rules: r, Position: r.Start(), Move: engine.NoMove}, nil
	}
	p, err := r.ParsePosition(s.position)
	if err != nil {
		return nil, err
	}
	e := &Example{Rules: r, Position: p, Move: engine.NoMove}
	m, err := r.ParseMove(s.move)
	if err != nil {
		return nil, err
	}
	if _, err := engine.NewGameFrom(r, p).Play(m); err == nil {
		e.Move = m
	}
	return e, nil
}
