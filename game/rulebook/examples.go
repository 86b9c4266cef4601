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
