package rulebook

import (
	"strconv"
	"strings"

	"ayoayo/engine"
)

// shown is the text of an example.
type shown struct {
	position string
	// moves are played one after the other, each from the position.
	moves string
	// laps is how many of a move belong to what is shown, 0 for all.
	laps int
	// later says that one can begin to play without the rule.
	later bool
	// choice says that the picture is about which pits may be sown, ends that it is
	// about what becomes of the seeds at the end.
	choice, ends bool
}

// examples are the pictures of the rules, by rule-set and number.
func examples() map[string]shown {
	return map[string]shown{
		"ayoayo.1": {position: "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S", moves: "C", laps: 1},
		"ayoayo.2": {position: "1,2,1,1,0,0/3,0,4,0,0,0 18,18 S", moves: "A"},
		"ayoayo.3": {position: "3,1,0,0,1,0/0,0,4,0,3,0 18,18 S", moves: "A"},
		"ayoayo.4": {position: "2,1,0,1,4,1/0,0,0,0,0,0 20,19 S", moves: "D E F", choice: true},
		"ayoayo.5": {position: "1,0,3,2,4,5/0,0,0,0,3,0 14,16 S", moves: "A", later: true},
		"ayoayo.6": {position: "1,0,3,2,4,5/0,0,0,0,3,0 14,16 S", moves: "A", ends: true, later: true},

		"oware.1": {position: "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S", moves: "D"},
		"oware.2": {position: "1,0,0,0,0,3/3,1,2,0,4,0 17,17 S", moves: "F"},
		"oware.3": {position: "2,0,1,0,3,1/0,0,0,0,0,0 20,21 S", moves: "E F", choice: true},
		"oware.4": {position: "5,0,0,0,0,2/1,1,0,0,0,0 19,20 S", moves: "F", later: true},
		"oware.5": {position: "1,0,0,0,0,0/0,0,0,0,0,1 23,23 N", moves: "f", ends: true, later: true},

		"namnam.1": {position: "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S SSSSSS/NNNNNN sow S N", moves: "C", laps: 1},
		"namnam.2": {position: "0,0,0,0,2,2/3,1,0,0,0,4 16,20 S SSSSSS/NNNNNN sow S N", moves: "F", laps: 1},
		"namnam.3": {position: "0,0,0,0,1,1/1,3,0,4,0,2 16,20 S SSSSSS/NNNNNN sow S N", moves: "E"},
		"namnam.4": {position: "0,0,0,0,0,1/3,0,0,0,4,0 20,20 S SSSSSS/NNNNNN sow S N", moves: "F", later: true},
		"namnam.6": {position: "4,4,4,4,4,4/4,4,4,4,4,4 0,0 N SNSSSS/NNNNNN sow N -", moves: "B", laps: 1, later: true},

		"bao-children.1": {position: "3,3,3,3,3,3,3,3/3,3,3,3,3,3,3,3 0,0 S", moves: "G"},
		"bao-children.2": {position: "1,0,0,0,0,0,2,1/1,1,0,0,0,0,0,0 21,21 S", moves: "H"},
		"bao-children.3": {position: "1,0,0,0,0,0,0,0/1,0,0,0,0,0,3,0 20,23 S", moves: "A"},
		"bao-children.4": {position: "2,0,1,0,0,0,0,0/0,0,0,0,0,0,0,1 22,22 N", moves: "h", ends: true, later: true},

		"bao-laps.1": {position: "0,2,0,1,0,0,0,0/1,0,0,0,3,0,0,0 12,13 S", moves: "B"},
		"bao-laps.2": {position: "0,2,0,0,0,0,0,0/1,0,0,0,3,0,0,0 12,14 S", moves: "B"},
		"bao-laps.3": {position: "1,0,2,0,0,1,0,0/1,0,0,0,3,0,0,0 12,12 S", moves: "C", choice: true},
		"bao-laps.4": {position: "0,2,0,0,0,0,0,0/0,0,0,0,3,0,0,0 13,14 S", moves: "B", ends: true, later: true},

		"bao-kujifunza.1": {position: "2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2 0,0 S", moves: "D1> D1<", laps: 1},
		"bao-kujifunza.2": {position: "0,0,0,2,0,1,0,0/2,1,3,0,2,4,1,3/0,0,2,0,3,0,1,0/5,5,5,5,5,5,5,4 0,0 S", moves: "D1>", choice: true},
		"bao-kujifunza.3": {position: "1,0,2,0,0,0,0,0/3,1,0,2,4,1,3,2/0,0,3,0,2,0,1,3/4,5,3,6,5,4,5,4 0,0 S", moves: "C1<"},
		"bao-kujifunza.4": {position: "0,1,0,2,0,1,0,0/0,3,1,0,2,1,0,0/0,0,2,0,0,1,0,0/6,7,6,7,5,7,6,6 0,0 S", moves: "D1>"},
		"bao-kujifunza.5": {position: "0,0,0,2,0,1,0,1/1,0,2,1,0,1,1,0/0,5,0,0,3,0,0,0/6,5,7,6,5,6,5,6 0,0 S", moves: "D1>"},
		"bao-kujifunza.6": {position: "2,0,1,0,0,3,0,0/1,4,2,0,1,3,2,1/0,0,0,0,0,2,0,0/6,5,6,5,5,5,5,5 0,0 S", moves: "A1>", later: true},
	}
}

// isNeededToBegin reports whether one must know a rule, by its name and number, before
// one begins. What has no picture can wait.
func isNeededToBegin(rule string) bool {
	s, ok := examples()[rule]
	return ok && !s.later
}

// example returns the picture of a rule, or nil. A picture whose moves the options
// forbid shows the position alone.
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
		return &Example{Rules: r, Position: r.Start()}, nil
	}
	p, err := r.ParsePosition(s.position)
	if err != nil {
		return nil, err
	}
	e := &Example{Rules: r, Position: p, Choice: s.choice}
	for _, text := range strings.Fields(s.moves) {
		m, err := r.ParseMove(text)
		if err != nil {
			return nil, err
		}
		if t, err := engine.NewGameFrom(r, p).Play(m); err == nil {
			e.Moves = append(e.Moves, Played{m, s.part(t)})
		}
	}
	return e, nil
}

// part is what belongs to the picture of what happened in a move: where seeds went in
// its laps, and at the end of the game where that is what it is about.
func (s *shown) part(t *engine.Trace) *engine.Trace {
	last := len(t.Events)
	if s.laps > 0 {
		last = t.AfterLap(s.laps)
	}
	part := &engine.Trace{}
	for _, e := range t.Events[:last] {
		switch e.Kind {
		case engine.Lifted, engine.Dropped, engine.Captured:
			part.Events = append(part.Events, e)
		case engine.Swept:
			if s.ends {
				part.Events = append(part.Events, e)
			}
		}
	}
	return part
}
